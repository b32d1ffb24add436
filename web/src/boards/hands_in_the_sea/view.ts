// The view of Hands in the Sea.

import type { HandsView } from "../../generated/hands_in_the_sea";
import type { Colour, GameFacts, SeatName, View } from "../../lib/protocol";

export type { Empire, Fight, HandsView, Place, Zone } from "../../generated/hands_in_the_sea";

export const hands = (view: View): HandsView => view as HandsView;

export function colourOf(facts: GameFacts, _: View, seat: SeatName): Colour | undefined {
  return (facts.components["empire"] ?? []).find((entry) => entry.id === seat)?.["colour"] as Colour | undefined;
}
