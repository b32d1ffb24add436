// Hamilcar's view.

import type { HamilcarView } from "../../generated/hamilcar";
import type { Colour, GameFacts, SeatName, View } from "../../lib/protocol";

export type { Force, HamilcarView, LevelRow, ReckoningStep } from "../../generated/hamilcar";

export const hamilcar = (view: View): HamilcarView => view as HamilcarView;

const COLOURS: Record<SeatName, Colour> = { rome: "red", carthage: "blue" };
export const colourOf = (_: GameFacts, __: View, seat: SeatName): Colour | undefined => COLOURS[seat];

/** The family name: the last word. */
export const shortName = (name: string): string => name.split(" ").at(-1) ?? name;
