// The actions of Hands in the Sea with their price in Silver and symbols, and what they bring.

import type { LegalAction } from "../../lib/acts";
import type { Position } from "../types";
import { hands } from "./view";
import { boardWords } from "./words";

export function label(position: Position, { verb, noun, text: deed }: LegalAction): string | undefined {
  const { names, facts } = position;
  const t = boardWords(position);
  const card = names.entry("card", noun ?? "");
  const number = (field: string): number => Number(card?.[field] ?? 0);
  const colonist = card?.["manpower"] ? "yes" : "no";
  switch (verb) {
    case "draft":
      return t("deed-draft", { deed, silver: number("cost"), colonist });
    case "levy": {
      const costs = facts.components["numbers"]?.[0]?.["costs"] as Record<string, number> | undefined;
      return t("deed-draft", { deed, silver: number("cost") * (costs?.["emergency_levy_factor"] ?? 1), colonist });
    }
    case "buy": {
      const price = hands(position.view).strategy_row.find((one) => one.card === noun)?.price;
      return price === undefined ? undefined : t("deed-draft", { deed, silver: price, colonist: "no" });
    }
    case "money":
      return t("deed-money", { deed, silver: number("silver") });
    case "settle": {
      const place = names.entry("location", noun ?? "");
      const needs = place?.["colonist_required"] ? "yes" : "no";
      return t("deed-settle", { deed, points: Number(place?.["vp"] ?? 0), colonist: needs });
    }
    default:
      return undefined;
  }
}
