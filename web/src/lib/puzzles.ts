// Which puzzles somebody has solved, kept in this browser alone.

const key = (game: string) => `puzzles-${game}`;

export function puzzlesSolved(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return []; // whatever lies there is no list
  }
}

export function keepSolved(game: string, puzzle: string): void {
  localStorage.setItem(key(game), JSON.stringify([...new Set([...puzzlesSolved(game), puzzle])]));
}
