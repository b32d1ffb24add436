// What somebody has done with, kept in this browser alone: the lessons and the puzzles of each game.

export class KeptNames {
  constructor(private readonly sort: string) {}

  private key(game: string): string {
    return `${this.sort}-${game}`;
  }

  of(game: string): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key(game)) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
    } catch {
      return []; // whatever lies there is no list
    }
  }

  keep(game: string, name: string): void {
    try {
      localStorage.setItem(this.key(game), JSON.stringify([...new Set([...this.of(game), name])]));
    } catch {
      // a browser that keeps nothing still teaches
    }
  }

  forget(game: string): void {
    localStorage.removeItem(this.key(game));
  }
}

export const lessonsDone = new KeptNames("lessons");
export const puzzlesSolved = new KeptNames("puzzles");
