// What the encyclopaedia says of heroes, wonders, provinces and commodities, and the legend of Mare Nostrum's symbols.

import type { Article } from "../../lib/book";
import type { Knows } from "../../lib/offer";
import type { NamedSign, Plate, Row } from "../types";
import { CITY, STOCK, TRACKS } from "./signs";
import { boardWords } from "./words";

const STOCK_RULES: Record<string, string> = { legions: "D-9", triremes: "D-3", fortresses: "D-9", markers: "D-7" };

export function plate(knows: Knows, { table, entry, id }: Article): Plate {
  const { names } = knows;
  const t = boardWords(knows);
  if (table === "hero" || table === "wonder") {
    const bonus = Object.entries((entry["leader_bonus"] ?? {}) as Record<string, number>)
      .filter(([, amount]) => amount > 0)
      .map(([track, amount]) => `${names.text("track", track)} +${amount}`);
    const rows: Row[] = [[t("works-in"), t("phase", { phase: String(entry["phase"]) })]];
    if (bonus.length) rows.push([t("bonus"), bonus.join(", ")]);
    const starts = entry["starting_hero_of"] as string | undefined;
    if (starts) rows.push([t("starts-with"), names.text("empire", starts)]);
    return {
      kind: t("tile-one", { kind: table }),
      tint: table === "wonder" ? "blue" : "yellow",
      text: String(entry["effect"] ?? ""),
      signs: [],
      rows,
    };
  }
  if (table === "commodity")
    return {
      signs: [{ sign: { good: id }, text: names.text("commodity", id) }],
      rows: [
        [t("tokens"), String(entry["tokens"])],
        [t("legendary-tokens"), String(entry["legendary_tokens"] ?? 0)],
      ],
    };
  const caravans = (entry["caravans"] ?? []) as string[];
  return {
    signs: caravans.map((good) => ({ sign: { good }, text: names.text("commodity", good) })),
    rows: [
      [t("building", { kind: "market" }), String(entry["market"] ?? 0)],
      [t("building", { kind: "temple" }), String(entry["temple"] ?? 0)],
      [t("building", { kind: "city" }), String(((entry["cities"] ?? []) as unknown[]).length)],
    ],
  };
}

export function legend(knows: Knows): { title: string; signs: NamedSign[] }[] {
  const { names } = knows;
  const t = boardWords(knows);
  return [
    {
      title: t("legend-goods"),
      signs: [
        { sign: { icon: "coin" }, text: names.text("token", "coin"), rule: "C-3" },
        ...(names.facts.components["commodity"] ?? []).map((good) => ({
          sign: { good: good.id ?? "" },
          text: names.text("commodity", good.id ?? ""),
        })),
      ],
    },
    {
      title: t("legend-units"),
      signs: [
        ...Object.entries(STOCK).map(([kind, path]): NamedSign => ({
          sign: { path, tone: "fill" },
          text: t("kind", { kind }),
          rule: STOCK_RULES[kind] ?? "",
        })),
        {
          sign: { path: "M5,11l2,-5h10l2,5zM6,12h12v6h-12z", tone: "fill" },
          text: t("building", { kind: "market" }),
          rule: "1.1-4",
        },
        { sign: { icon: "temple" }, text: t("building", { kind: "temple" }), rule: "1.1-2" },
        { sign: { path: CITY, tone: "fill" }, text: t("building", { kind: "city" }), rule: "1.1-1" },
        { sign: { path: CITY, tone: "fill" }, text: t("cities"), rule: "6.3-1" },
        { sign: { icon: "laurel" }, text: t("heroes"), rule: "6.2-1" },
        { sign: { icon: "temple" }, text: t("tile-one", { kind: "wonder" }), rule: "3.1.3-1" },
        ...Object.entries(TRACKS).map(([track, path]): NamedSign => ({
          sign: { path, tone: "drawn" },
          text: names.text("track", track),
          rule: "5-1",
        })),
        { sign: { icon: "swords" }, text: t("battle"), rule: "4.2-1" },
        { sign: { icon: "seal" }, text: t("sealed"), rule: "2.1-4" },
        { sign: { glyph: "✓" }, text: t("had-turn") },
      ],
    },
    {
      title: t("legend-players"),
      signs: (names.facts.components["empire"] ?? []).map((empire) => ({
        sign: { colour: String(empire["colour"]) },
        text: names.text("empire", empire.id ?? ""),
      })),
    },
  ];
}
