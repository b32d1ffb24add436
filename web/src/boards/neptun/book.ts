// What the encyclopaedia says of Neptun's contracts, oar cards, goods and tiles, and its legend of symbols.

import type { Article } from "../../lib/book";
import type { Knows } from "../../lib/offer";
import type { NamedSign, Plate, Row, Tint } from "../types";
import { signed } from "./view";
import { boardWords } from "./words";

const ROUNDS = ["A", "B", "C"];

const tintOf = ({ names }: Knows, region: unknown): Tint =>
  String(names.entry("region", String(region))?.["colour"] ?? "plain") as Tint;

export function plate(knows: Knows, { table, entry }: Article): Plate {
  const { names } = knows;
  const t = boardWords(knows);
  const region = entry["region"];
  const regionRow: Row[] = region ? [[t("region"), names.text("region", String(region))]] : [];
  switch (table) {
    case "city_card": {
      const pays = (kind: "gold" | "temple"): NamedSign[] =>
        Object.entries((entry[kind] ?? {}) as Record<string, number>).map(([good, n]) => ({
          sign: { good },
          text: t("pays-for", { good: names.text("good", good), pays: kind, n }),
        }));
      return {
        kind: t("contract-card"),
        tint: tintOf(knows, region),
        signs: [...pays("gold"), ...pays("temple")],
        rows: regionRow,
      };
    }
    case "oar_card":
      return {
        kind: entry["set"] === "starting" ? t("start-card") : t("deck-card"),
        corner: String(entry["power"]),
        signs: [
          { sign: { icon: "wind" }, text: `${t("wind")} ${signed(Number(entry["wind"]))}` },
          { sign: { icon: "oar" }, text: `${t("power")} ${String(entry["power"])}` },
        ],
        rows: [[t("copies"), String(entry["count"])]],
      };
    case "goods_card":
      return {
        signs: [{ sign: { good: entry.id ?? "" }, text: names.text("good", entry.id ?? "") }],
        rows: [[t("copies"), String(entry["count"])]],
      };
    case "point_tile": {
      const temple = String(entry["temple"]);
      return {
        tint: tintOf(knows, temple),
        corner: String(entry["points"]),
        rows: [
          [t("temples"), temple === "gold" ? t("gold-temple") : names.text("region", temple)],
          [t("round"), String(ROUNDS.indexOf(String(entry["round"])) + 1)],
        ],
      };
    }
    case "city":
      return { tint: tintOf(knows, region), text: region ? undefined : t("start"), rows: regionRow };
    default:
      return { rows: regionRow };
  }
}

export function legend(knows: Knows): { title: string; signs: NamedSign[] }[] {
  const { names } = knows;
  const t = boardWords(knows);
  const goods = names.facts.components["goods_card"] ?? [];
  const regions = names.facts.components["region"] ?? [];
  return [
    {
      title: t("legend-cards"),
      signs: [
        { sign: { icon: "coin" }, text: t("legend-gold"), rule: "P2.19" },
        { sign: { icon: "temple" }, text: t("legend-temple"), rule: "P2.20" },
        { sign: { icon: "wind" }, text: t("legend-wind"), rule: "P2.6" },
        { sign: { icon: "oar" }, text: t("legend-oar"), rule: "P2.9" },
        { sign: { icon: "seal" }, text: t("legend-seal"), rule: "P2.17" },
        { sign: { icon: "laurel" }, text: t("legend-tile"), rule: "P3.T.1" },
      ],
    },
    {
      title: t("legend-goods"),
      signs: goods.map((good) => ({ sign: { good: good.id ?? "" }, text: names.text("good", good.id ?? "") })),
    },
    {
      title: t("legend-chart"),
      signs: [
        {
          sign: { path: "M3,12a9,9 0 1,0 18,0a9,9 0 1,0 -18,0", tone: "base" },
          text: t("legend-miles"),
          rule: "P2.10",
        },
        { sign: { path: "M1,12h22", tone: "sea" }, text: t("legend-sea"), rule: "C.13" },
        { sign: { path: "M1,12h22", tone: "strait" }, text: t("legend-deep"), rule: "C.13" },
        ...regions.map((region) => ({
          sign: { glyph: "◉" },
          text: t("legend-region", { region: names.text("region", region.id ?? "") }),
        })),
      ],
    },
    {
      title: t("legend-players"),
      signs: (names.facts.components["player_colour"] ?? []).map((seat) => ({
        sign: { colour: seat.id ?? "" },
        text: names.text("seat", seat.id ?? ""),
      })),
    },
  ];
}
