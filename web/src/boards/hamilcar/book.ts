// What the encyclopaedia says of Hamilcar's cards, generals and spaces, and its legend of symbols.

import type { Article } from "../../lib/book";
import type { Knows } from "../../lib/offer";
import type { NamedSign, Plate, Row, Tint } from "../types";
import { boardWords } from "./words";

const TINTS: Record<string, Tint> = { rome: "red", carthage: "blue" };
const CIRCLE = "M5,12a7,7 0 1,0 14,0a7,7 0 1,0 -14,0";

export function plate(knows: Knows, { table, entry }: Article): Plate {
  const { names } = knows;
  const t = boardWords(knows);
  const side = String(entry["side"] ?? "");
  const sides = side in TINTS ? names.text("seat", side) : t("both-sides");
  switch (table) {
    case "strategy_card": {
      const ships = Number(entry["ships"] ?? 0);
      const signs: NamedSign[] = [];
      if (entry["counter_event"]) signs.push({ sign: { icon: "swords" }, text: t("counter") });
      if (ships) signs.push({ sign: { icon: "ship" }, text: `${t("ships-sign")} ${ships}` });
      if (entry["raise_troops"]) signs.push({ sign: { icon: "shield" }, text: t("troops") });
      if (entry["remove_after_event"]) signs.push({ sign: { glyph: "✕" }, text: t("once") });
      if (entry["breaks_truce"]) signs.push({ sign: { glyph: "⚘" }, text: t("breaks-truce") });
      return {
        kind: `${t("strategy-card", { n: Number(entry["number"]) })} · ${sides}`,
        corner: String(entry["ops"]),
        tint: TINTS[side],
        text: entry["text"] as string | undefined,
        signs,
        rows: [[t("ops"), String(entry["ops"])]],
      };
    }
    case "tactic_card":
      return {
        kind: t("tactic-card"),
        tint: "green",
        text: entry["text"] as string | undefined,
        rows: [[t("tactic-mark"), t("tactic-step", { step: String(entry["step"]) })]],
      };
    case "general": {
      const traits = (entry["traits"] ?? []) as string[];
      const rows: Row[] = [
        [t("strategy"), String(entry["strategy_rating"])],
        [t("battle-rating"), String(entry["battle_rating"])],
      ];
      if (traits.length) rows.push([t("trait"), traits.map((trait) => t("trait-name", { trait })).join(", ")]);
      if (entry["office"]) rows.push([t("office"), t("office-name", { office: String(entry["office"]) })]);
      if (entry["start"]) rows.push([t("begins-at"), names.text("space", String(entry["start"]))]);
      return {
        kind: `${t("general-card")} · ${sides}`,
        corner: `${String(entry["strategy_rating"])}·${String(entry["battle_rating"])}`,
        tint: TINTS[side],
        text: entry["ability"] as string | undefined,
        rows,
      };
    }
    case "space":
      return {
        rows: [
          [t("province"), names.text("province", String(entry["province"]))],
          ...(entry["port"] ? [["", entry["major_port"] ? t("major-port") : t("port")] as Row] : []),
        ],
      };
    default:
      return { rows: [] };
  }
}

export function legend(knows: Knows): { title: string; signs: NamedSign[] }[] {
  const { names } = knows;
  const t = boardWords(knows);
  const line = "M1,12h22";
  return [
    {
      title: t("legend-cards"),
      signs: [
        { sign: { glyph: "3" }, text: t("ops"), rule: "2.4.A2" },
        { sign: { icon: "swords" }, text: t("counter"), rule: "2.4.A7" },
        { sign: { icon: "ship" }, text: t("ships-sign"), rule: "2.4.A4" },
        { sign: { icon: "shield" }, text: t("troops"), rule: "2.4.A5" },
        { sign: { glyph: "✕" }, text: t("once") },
        { sign: { glyph: "⚘" }, text: t("breaks-truce"), rule: "2.4.A8" },
        { sign: { glyph: "2·3" }, text: `${t("strategy")} · ${t("battle-rating")}`, rule: "2.2.A1" },
        { sign: { glyph: "✦" }, text: t("office"), rule: "2.2.C-1" },
      ],
    },
    {
      title: t("key"),
      signs: [
        { sign: { path: CIRCLE, tone: "base" }, text: t("key-space"), rule: "2.1.A1" },
        { sign: { path: CIRCLE, tone: "port" }, text: t("key-port"), rule: "2.1.A4" },
        { sign: { path: "M4,20v-15h4v3h2.5v-3h3v3h2.5v-3h4v15z", tone: "base" }, text: t("key-city"), rule: "2.1.C5" },
        { sign: { path: "M5,19q0,-11 7,-14q7,3 7,14z", tone: "tribe" }, text: t("key-tribe"), rule: "2.1.D1" },
        { sign: { path: line, tone: "road" }, text: t("key-road"), rule: "2.1.A2" },
        { sign: { path: line, tone: "sea" }, text: t("key-lane"), rule: "2.1.A3" },
        { sign: { path: line, tone: "storm" }, text: t("key-storm"), rule: "2.1.J1" },
        { sign: { path: line, tone: "strait" }, text: t("key-strait") },
        { sign: { path: CIRCLE, tone: "goal" }, text: t("key-goal") },
        { sign: { glyph: "▣" }, text: t("key-army") },
      ],
    },
    {
      title: t("legend-players"),
      signs: [
        { sign: { colour: "red" }, text: names.text("seat", "rome") },
        { sign: { colour: "blue" }, text: names.text("seat", "carthage") },
      ],
    },
  ];
}
