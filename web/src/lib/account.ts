// An account in rows and lines: what the page draws of where points come from. It adds up, and reckons nothing.

import type { AccountWords, SeatName, ShareWords } from "./protocol";

export interface Source {
  key: string;
  text: string;
  rule: string;
  amounts: Record<SeatName, number>;
  parts: Record<SeatName, { turn: number | null; amount: number }[]>; // of one seat, in the order of turns
}

/** The shares of one kind as rows, one for each thing that brings points, in the order of the account. */
export function sources(shares: readonly ShareWords[], kind: ShareWords["kind"]): Source[] {
  const rows = new Map<string, Source>();
  for (const share of shares) {
    if (share.kind !== kind || share.amount === null) continue;
    const row = rows.get(share.text) ?? { key: share.key, text: share.text, rule: share.rule, amounts: {}, parts: {} };
    rows.set(share.text, row);
    row.amounts[share.seat] = (row.amounts[share.seat] ?? 0) + share.amount;
    (row.parts[share.seat] ??= []).push({ turn: share.turn, amount: share.amount });
  }
  for (const row of rows.values())
    for (const parts of Object.values(row.parts)) parts.sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
  return [...rows.values()];
}

/** What is counted, or promised, for a seat in all. */
export const total = (rows: readonly Source[], seat: SeatName): number =>
  rows.reduce((sum, row) => sum + (row.amounts[seat] ?? 0), 0);

export interface Condition {
  text: string;
  rule: string;
  needed: number;
  has: Record<SeatName, number | null>; // null: hidden
}

/** What wins the game, and how much of it each seat has. */
export function conditions(shares: readonly ShareWords[]): Condition[] {
  const rows = new Map<string, Condition>();
  for (const share of shares) {
    if (share.kind !== "condition") continue;
    const row = rows.get(share.text) ?? { text: share.text, rule: share.rule, needed: share.needed ?? 0, has: {} };
    rows.set(share.text, row);
    row.has[share.seat] = share.amount;
  }
  return [...rows.values()];
}

export interface Line {
  seat: SeatName;
  amounts: number[];
}

/** One measure over time: a line for each seat, over the stages of the game. */
export function lines(account: AccountWords, measure: string, seats: readonly SeatName[]): Line[] {
  return seats.map((seat) => ({ seat, amounts: account.course.map((stage) => stage.amounts[measure]?.[seat] ?? 0) }));
}

/** The round numbers at the side of a graph that reaches from least to most. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => span / one <= 5) ?? 200;
  const found: number[] = [];
  for (let at = Math.floor(least / step) * step; at < most + step; at += step) found.push(at);
  return found;
}
