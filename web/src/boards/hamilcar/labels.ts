// Hamilcar's actions with the Operations Points of a card and the ratings of a General.

import type { LegalAction } from "../../lib/acts";
import type { Position } from "../types";
import { hamilcar } from "./view";
import { boardWords } from "./words";

export function label(position: Position, { verb, noun, text: deed }: LegalAction): string | undefined {
  const t = boardWords(position);
  if (verb === "operate") {
    const ops = position.names.entry("strategy_card", noun ?? "")?.["ops"];
    return ops === undefined ? undefined : t("deed-operate", { deed, ops: Number(ops) });
  }
  const general = verb === "activate" || verb === "command" ? hamilcar(position.view).generals[noun ?? ""] : undefined;
  return general ? t("deed-general", { deed, strategy: general.strategy, battle: general.battle }) : undefined;
}
