// Mare Nostrum's view.

import type { MareView } from "../../generated/mare_nostrum";
import type { Colour, GameFacts, SeatName, View } from "../../lib/protocol";

export type { BattleNow, MareView, Province, Realm, Site } from "../../generated/mare_nostrum";

export const mare = (view: View): MareView => view as MareView;

/** The colour of the empire a seat plays. */
export function colourOf(facts: GameFacts, view: View, seat: SeatName): Colour | undefined {
  const empire = mare(view).empires[seat];
  const entry = (facts.components["empire"] ?? []).find((one) => one.id === empire);
  return entry?.["colour"] as Colour | undefined;
}

/** A token's good, and whether it is a legendary one. */
export function token(id: string): { good: string; legendary: boolean } {
  const legendary = id.startsWith("legendary_");
  return { good: legendary ? id.slice("legendary_".length) : id, legendary };
}

/** Several of one token, in words. */
export const counted = (name: string, count: number): string => (count > 1 ? `${name} × ${count}` : name);
