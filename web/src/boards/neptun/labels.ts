// Neptun's actions with what they cost and bring: miles, gold, temple points.

import type { LegalAction } from "../../lib/acts";
import type { GameFacts } from "../../lib/protocol";
import type { Position } from "../types";
import { neptun, route } from "./view";
import { boardWords } from "./words";

interface Contract {
  city: string;
  good: string;
  pays: string;
  amount: number;
}

export function label(position: Position, { verb, noun }: LegalAction): string | undefined {
  const view = neptun(position.view);
  const mine = position.seat ? view.players[position.seat] : undefined;
  const place = Number(noun) - 1;
  if (verb === "take") return contract(position, "deed-take", view.display[place]);
  if (verb === "fulfil") return contract(position, "deed-fulfil", mine?.chart[place]);
  if (verb === "sail") return voyage(position, noun ?? "");
  return undefined;
}

function contract(
  position: Position,
  key: "deed-take" | "deed-fulfil",
  one: Partial<Contract> | null | undefined,
): string | undefined {
  if (!one?.city || !one.good) return undefined;
  const { names } = position;
  return boardWords(position)(key, {
    good: names.text("good", one.good),
    city: names.text("city", one.city),
    pays: one.pays ?? "",
    amount: one.amount ?? 0,
  });
}

/** How far it is, and what the miles beyond the range cost. [P2.14] */
function voyage(position: Position, to: string): string | undefined {
  const view = neptun(position.view);
  const from = position.seat ? view.boats[position.seat] : undefined;
  const range = view.current?.range;
  if (!from || range === undefined) return undefined;
  const city = position.names.text("city", to);
  if (from === to) return boardWords(position)("deed-stay", { city });
  const miles = route(view, roads(position.facts), from, to)?.miles ?? 0;
  return boardWords(position)("deed-sail", {
    city,
    miles,
    gold: Math.max(0, miles - range) * milePrice(position.facts),
  });
}

const roads = (facts: GameFacts): { id: string; a: string; b: string }[] =>
  (facts.components["link"] ?? []).map((link) => ({ id: link.id ?? "", a: String(link["a"]), b: String(link["b"]) }));

const milePrice = (facts: GameFacts): number =>
  Number((facts.components["price"] ?? []).find((price) => price.id === "nautical_mile")?.["gold"] ?? 0);
