// Which lessons somebody has done, kept in this browser alone.

const key = (game: string) => `lessons-${game}`;

export function lessonsDone(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return []; // whatever lies there is no list
  }
}

export function keepDone(game: string, lesson: string): void {
  localStorage.setItem(key(game), JSON.stringify([...new Set([...lessonsDone(game), lesson])]));
}

export function forgetDone(game: string): void {
  localStorage.removeItem(key(game));
}
