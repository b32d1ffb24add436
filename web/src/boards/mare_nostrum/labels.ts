// Mare Nostrum's actions with their price in resources.

import type { LegalAction } from "../../lib/acts";
import type { GameFacts } from "../../lib/protocol";
import type { Position } from "../types";
import { mare } from "./view";
import { boardWords } from "./words";

const PRICED = ["control", "legion", "fortress", "trireme"];

export function label(position: Position, action: LegalAction): string | undefined {
  const n = price(position, action);
  return n ? boardWords(position)("deed-price", { deed: action.text, n }) : undefined;
}

function price({ facts, view, seat }: Position, { verb, noun }: LegalAction): number {
  if (PRICED.includes(verb)) return cost(facts, verb);
  if (verb === "build") return cost(facts, /_(market|temple)$/.exec(noun ?? "")?.[1] ?? "caravan"); // a city costs the same
  if (verb !== "recruit") return 0;
  return noun === "pyramids" ? cost(facts, noun) : (seat && mare(view).players[seat]?.next_tile_price) || 0;
}

const cost = (facts: GameFacts, item: string): number =>
  Number((facts.components["build_cost"] ?? []).find(({ id }) => id === item)?.["resources"] ?? 0);
