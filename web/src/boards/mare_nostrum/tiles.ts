// Heroes and wonders.

import type { Desk } from "../types";

export interface Tile {
  id: string;
  name: string;
  wonder: boolean;
  power: string;
  bonus: { track: string; name: string; amount: number }[];
}

/** A hero or wonder as the page shows it. */
export function tileOf(desk: Desk, id: string): Tile {
  const wonder = desk.names.entry("wonder", id);
  const entry = wonder ?? desk.names.entry("hero", id);
  const name = desk.names.text("tile", id).replace(/^the /, "");
  const bonus = Object.entries((entry?.["leader_bonus"] ?? {}) as Record<string, number>)
    .filter(([, amount]) => amount > 0)
    .map(([track, amount]) => ({ track, name: desk.names.text("track", track), amount }));
  return { id, name, wonder: wonder !== undefined, power: String(entry?.["effect"] ?? ""), bonus };
}
