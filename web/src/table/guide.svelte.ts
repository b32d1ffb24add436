// The guide of a first game: which note is told at which decision, kept in this browser for each table.

import type { GuideNote, GuideScreen, Position } from "../lib/protocol";

const key = (table: string) => `guide-${table}`;
const NAMES = ["name", "seat", "location", "card", "tile"]; // by which the entries of a view's lists are known

interface Kept {
  game: string;
  told: string[];
  over: boolean; // the player has sent the guide away, or the game is at its end
  begun: number; // when, in milliseconds
}

/** From now on a guide sits at this table. */
export function beginGuide(table: string, game: string): void {
  keep(table, { game, told: [], over: false, begun: Date.now() });
}

/** The guide has nothing to do at this table any more. */
export function endGuide(table: string): void {
  keep(table, { over: true });
}

function keep(table: string, changed: Partial<Kept>): void {
  localStorage.setItem(key(table), JSON.stringify({ ...keptOf(table), ...changed }));
}

function keptOf(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(table)) ?? "null") as Partial<Kept> | null;
    return (
      found && { game: found.game ?? "", told: found.told ?? [], over: found.over ?? false, begun: found.begun ?? 0 }
    );
  } catch {
    return null; // whatever lies there is no guide
  }
}

/** The table of a guided game that was left and not finished; of several, the one begun last. */
export function guidedTable(game: string): string | null {
  const tables = Object.keys(localStorage)
    .filter((one) => one.startsWith(key("")))
    .map((one) => one.slice(key("").length))
    .filter((table) => isGuided(table) && keptOf(table)?.game === game);
  const begun = (table: string): number => keptOf(table)?.begun ?? 0;
  return tables.sort((a, b) => begun(b) - begun(a))[0] ?? null;
}

export const isGuided = (table: string): boolean => keptOf(table)?.over === false;

function partAt(whole: unknown, part: string): unknown {
  if (Array.isArray(whole)) {
    if (part === "#") return whole.length;
    if (/^\d+$/.test(part)) return whole[Number(part)];
    const named = whole.find((one) => NAMES.some((name) => (one as Record<string, unknown> | null)?.[name] === part));
    return named ?? whole.includes(part);
  }
  if (typeof whole !== "object" || whole === null) return undefined;
  return part === "#" ? Object.keys(whole).length : (whole as Record<string, unknown>)[part];
}

/** What stands in a view at "players.red.gold"; null is written as "nothing". */
export function valueAt(view: object, path: string): unknown {
  const found = path.split(".").reduce<unknown>(partAt, view);
  return found === null ? "nothing" : found;
}

/** Whether a note speaks at this decision. */
export function speaks(note: GuideNote, position: Position): boolean {
  const verbs = position.actions.map(({ action }) => action.split(" ")[0] ?? "");
  return (
    note.asked.includes(position.prompt.question ?? "") &&
    (!note.offers.length || note.offers.some((verb) => verbs.includes(verb))) &&
    Object.entries(note.when).every(([path, wanted]) => valueAt(position.view, path) === wanted)
  );
}

/** Whether a note has hoped for that action. */
export const hoped = (note: GuideNote, action: string): boolean =>
  note.hopes.includes(action) || note.hopes.includes(action.split(" ")[0] ?? "");

export class Guidance {
  told = $state.raw<string[]>([]);
  current = $state.raw<GuideNote | null>(null); // what is said before the decision that is asked now
  answer = $state<string | null>(null); // what was said of the last one
  private ply = -1; // of the decision the current note is for

  constructor(
    private readonly table: string,
    readonly screen: GuideScreen,
  ) {
    this.told = keptOf(table)?.told ?? [];
  }

  /** Whether everything was said. */
  get silent(): boolean {
    return this.current === null && this.told.length >= this.screen.notes.length;
  }

  /** The game has come to this position. */
  look(position: Position): void {
    const asked = position.seat !== null && position.to_act.includes(position.seat);
    if (!asked || position.over || position.ply === this.ply) return;
    this.ply = position.ply;
    this.current = this.screen.notes.find((one) => !this.told.includes(one.name) && speaks(one, position)) ?? null;
  }

  /** The player does this. */
  heard(action: string): void {
    const note = this.current;
    this.answer = note && (hoped(note, action) ? note.done : note.other);
    if (!note) return;
    this.told = [...this.told, note.name];
    this.current = null;
    keep(this.table, { told: this.told });
  }
}
