// Lots: what this browser adds to the dice of its tables, so that nobody can choose them, and what it saw of the others'
// (docs/decisions/0013). A lot is told only when all are pledged; then the list is kept, to be compared afterwards.

import type { FromPage, Gathering, SeatName, SeatTold, Verification } from "./protocol";
import { sha256 } from "./sha256";

export interface Lot {
  drawn: string;
  /** The server's commitment, who sat where, and everybody's pledges, as they stood when this lot was told. */
  seen?: string;
}

/** In the dice as it was seen; told, and not there or with others than it was seen with; or not in the dice. */
export type Judgement = "in" | "changed" | "none";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

export const drawLot = (): Lot => ({ drawn: hex(crypto.getRandomValues(new Uint8Array(32))) });
export const pledgeOf = (lot: Lot): string => sha256(bytesOf(lot.drawn));

const inMemory = new Map<string, Lot>(); // for a browser that keeps nothing
const key = (table: string): string => `navarch-lot-${table}`;

export function keepLot(table: string, lot: Lot): void {
  inMemory.set(table, lot);
  try {
    localStorage.setItem(key(table), JSON.stringify(lot));
  } catch {
    // then it lasts as long as the page
  }
}

export function keptLot(table: string): Lot | null {
  try {
    const kept = localStorage.getItem(key(table));
    if (kept) return JSON.parse(kept) as Lot;
  } catch {
    // none, or none that can be read
  }
  return inMemory.get(table) ?? null;
}

/** Where the lot of a wish is kept until its table is known: by its pledge. */
export const wishedTable = (pledge: string): string => `wish-${pledge}`;

/** The lot of this browser at a table, or the one that it pledged with a wish. */
export function lotAt(table: string, { lots }: Gathering, seats: SeatName[]): Lot | null {
  const mine = lots.find(({ seat }) => seat !== null && seats.includes(seat));
  return keptLot(table) ?? (mine ? keptLot(wishedTable(mine.pledge)) : null);
}

type Pledged = [seat: SeatName | null, pledge: string];

const listed = (commitment: string, seats: SeatTold[], lots: Pledged[]): string =>
  JSON.stringify([commitment, seats.map(({ name, holder }) => [name, holder]), lots]);

/** What to keep and to say to a table that has not begun; null: nothing. */
export function answerTo(
  gathering: Gathering,
  seats: SeatName[],
  isHost: boolean,
  kept: Lot | null,
): { lot: Lot; message: FromPage } | null {
  const { commitment, lots, open, digest: to } = gathering;
  const mine = lots.find(({ seat }) => (seat === null ? isHost : seats.includes(seat)));
  if (!mine && !seats.length) return null;
  const now = listed(
    commitment,
    gathering.seats,
    lots.map(({ seat, pledge }): Pledged => [seat, pledge]),
  );
  const isSpent = kept?.seen !== undefined && kept.seen !== now;
  if (!kept || isSpent || mine?.pledge !== pledgeOf(kept)) {
    if (lots.some(({ told }) => told)) return null; // too late: the table cannot begin with this browser
    const lot = drawLot();
    return { lot, message: { type: "pledge", pledge: pledgeOf(lot) } };
  }
  if (open.length || mine.told) return null;
  return { lot: { ...kept, seen: now }, message: { type: "lot", drawn: kept.drawn, to } };
}

/** Whether this browser's lot is in the dice, with the pledges and the commitment that it saw. */
export function judge(kept: Lot | null, found: Verification, seats: SeatName[]): Judgement {
  if (kept?.seen === undefined) return "none";
  const lots = (found.lots ?? []).map(({ seat, pledge }): Pledged => [seat < 0 ? null : (seats[seat] ?? ""), pledge]);
  const isThere = (found.lots ?? []).some(({ drawn }) => drawn === kept.drawn);
  return isThere && listed(found.commitment, found.seats ?? [], lots) === kept.seen ? "in" : "changed";
}
