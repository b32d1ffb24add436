// What the encyclopaedia says of the cards and locations of Hands in the Sea, and its legend of symbols.

import type { Article } from "../../lib/book";
import type { Knows } from "../../lib/offer";
import type { Sign } from "../../symbols/sign";
import type { NamedSign, Plate, Row, Tint } from "../types";
import { EMBLEMS } from "./emblems";
import { boardWords } from "./words";

const SYMBOLS: Record<string, Sign> = {
  wagon: { icon: "wagon" },
  ship: { icon: "ship" },
  colonist: { icon: "colonist" },
  sword: { icon: "sword" },
  silver: { icon: "silver" },
  wine: { good: "wine" },
};
const RULES: Record<string, string> = {
  wagon: "2.K",
  ship: "2.L",
  colonist: "2.U1",
  sword: "2.T",
  silver: "2.M",
  wine: "2.O",
};

const KINDS: Record<string, string> = { ship: "ships", deus: "deus_ex_machina" }; // whose terms are called otherwise

const range = (value: unknown): string => (Array.isArray(value) ? value.join("–") : "–");

export function plate(knows: Knows, { table, entry }: Article): Plate {
  const { names } = knows;
  const t = boardWords(knows);
  const term = (word: string): string => names.name("term", word);
  const rows: Row[] = [];
  if (table === "location") {
    rows.push(
      [t("region"), names.name("region", String(entry["region"]))],
      [t("victory"), String(entry["vp"])],
      [t("needs"), entry["colonist_required"] ? t("yes") : t("no")],
      ["", entry["coastal"] ? t("coastal") : t("inland")],
    );
    if (entry["defence_bonus"]) rows.push([t("defence"), `+${String(entry["defence_bonus"])}`]);
    const border = names.entry("region", String(entry["region"]))?.["border"];
    return { tint: String(border ?? "plain") as Tint, rows };
  }
  const type = String(entry["type"] ?? "");
  const kind = entry["kind"] as string | undefined;
  const signs: NamedSign[] = Object.entries(SYMBOLS).flatMap(([name, sign]) =>
    typeof entry[name] === "number" && entry[name] > 0
      ? [{ sign, text: `${term(name)}${entry[name] > 1 || name === "silver" ? ` ${entry[name]}` : ""}` }]
      : [],
  );
  if (entry["strength"])
    signs.push({ sign: { icon: "shield" }, text: `${t("strength")} ${String(entry["strength"])}` });
  if (entry["mercenary"] === true) signs.push({ sign: { glyph: "⚖" }, text: term("mercenary") });
  if (entry["start"] === true) signs.push({ sign: { glyph: "S" }, text: term("starting") });
  if (entry["reshuffle"] === true) signs.push({ sign: { glyph: "↻" }, text: term("reshuffle") });
  if (Array.isArray(entry["rome"])) rows.push([names.text("seat", "rome"), `⚄ ${range(entry["rome"])}`]);
  if (Array.isArray(entry["carthage"])) rows.push([names.text("seat", "carthage"), `⚄ ${range(entry["carthage"])}`]);
  if (Array.isArray(entry["connects"]))
    rows.push([t("connects"), (entry["connects"] as string[]).map((way) => connection(knows, way)).join(", ")]);
  const border = String(entry["border"] ?? "plain");
  return {
    kind: kind ? `${term(type)} · ${term(kind === "ship" ? "ships" : kind)}` : term(type),
    corner: typeof entry["cost"] === "number" ? String(entry["cost"]) : undefined,
    tint: (border === "black" ? "grey" : border) as Tint,
    text: entry["text"] as string | undefined,
    signs,
    rows,
  };
}

/** "cosa:road" in words. */
function connection({ names }: Knows, way: string): string {
  const [place = "", kind = ""] = way.split(":");
  return `${names.text("location", place)} (${names.name("connection_kind", kind)})`;
}

export function legend(knows: Knows): { title: string; signs: NamedSign[] }[] {
  const { names } = knows;
  const t = boardWords(knows);
  const term = (word: string): string => names.name("term", word);
  const line = "M1,12h22";
  return [
    {
      title: t("legend-cards"),
      signs: [
        ...Object.entries(SYMBOLS).map(([name, sign]) => ({ sign, text: term(name), rule: RULES[name] ?? "" })),
        { sign: { icon: "shield" }, text: t("strength"), rule: "2.T" },
        { sign: { glyph: "⚖" }, text: term("mercenary"), rule: "2.S" },
        { sign: { glyph: "S" }, text: term("starting"), rule: "2.H" },
        { sign: { glyph: "↻" }, text: term("reshuffle"), rule: "2.R" },
      ],
    },
    {
      title: t("legend-kinds"),
      signs: Object.entries(EMBLEMS).map(([kind, path]) => ({
        sign: { path, tone: "drawn", box: 48 },
        text: term(KINDS[kind] ?? kind),
      })),
    },
    {
      title: t("key"),
      signs: [
        { sign: { path: "M5,12a7,7 0 1,0 14,0a7,7 0 1,0 -14,0", tone: "base" }, text: t("key-town") },
        { sign: { path: "M5,5h14v14h-14z", tone: "base" }, text: t("key-city"), rule: "5.1.2.D" },
        {
          sign: { path: "M12,1l3,3h5v5l3,3 -3,3v5h-5l-3,3 -3,-3h-5v-5l-3,-3 3,-3v-5h5z", tone: "base" },
          text: t("key-capital"),
          rule: "6.1.A",
        },
        { sign: { path: "M5,12a7,7 0 1,0 14,0a7,7 0 1,0 -14,0", tone: "fort" }, text: t("key-fort"), rule: "5.1.3.A" },
        { sign: { path: line, tone: "road" }, text: t("key-road"), rule: "2.K" },
        { sign: { path: line, tone: "rough" }, text: t("key-rough") },
        { sign: { path: line, tone: "sea" }, text: t("key-sea"), rule: "2.L" },
        { sign: { path: line, tone: "strait" }, text: t("key-strait") },
        { sign: { icon: "anchor" }, text: t("port"), rule: "4.3.A" },
        { sign: { icon: "ship" }, text: t("fleet"), rule: "4.3.A" },
        { sign: { glyph: "2" }, text: t("key-points"), rule: "4.1.E" },
      ],
    },
    {
      title: t("legend-players"),
      signs: (names.facts.components["empire"] ?? []).map((empire) => ({
        sign: { colour: String(empire["colour"]) },
        text: names.text("seat", empire.id ?? ""),
      })),
    },
  ];
}
