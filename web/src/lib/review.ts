// A review in lines and figures: what the page draws of it.

import type { OutlookWords, ReviewWords, SeatName } from "./protocol";

/** A share of the win in points of a hundred: 43 %. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The same with its sign: +12 %, −3 %. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return `${points > 0 ? "+" : points < 0 ? "−" : "±"}${Math.abs(points)} %`;
}

export interface ChanceLine {
  seat: SeatName;
  points: { ply: number; chance: number }[];
}

/** A line for each seat. */
export const chanceLines = ({ seats, chances }: ReviewWords): ChanceLine[] =>
  seats.map((seat, number) => ({
    seat,
    points: chances.map(({ ply, chances: all }) => ({ ply, chance: all[number] ?? 0 })),
  }));

/** What was thought of the chances at a ply: the last outlook before it, or the first. */
export const outlookAt = ({ chances }: ReviewWords, ply: number): OutlookWords | undefined =>
  chances.findLast((one) => one.ply <= ply) ?? chances[0];

/** A seat's chance on the line at a ply, between two outlooks in proportion. */
export function chanceAt({ points }: ChanceLine, ply: number): number {
  const after = points.findIndex((one) => one.ply >= ply);
  const next = points[after] ?? points.at(-1);
  const before = points[after - 1] ?? next;
  if (!next || !before) return 0;
  const span = next.ply - before.ply;
  return span > 0 ? before.chance + ((next.chance - before.chance) * (ply - before.ply)) / span : next.chance;
}
