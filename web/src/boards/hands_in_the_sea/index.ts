import type { Lang, SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, hands } from "./view";
import { boardWords } from "./words";

function standing(view: View, seat: SeatName): Row[] {
  const player = hands(view).players.find((one) => one.seat === seat);
  const t = boardWords();
  if (!player) return [];
  return [[t.silver, String(player.silver)], [t.points, String(player.points)], [t.warships, String(player.warships)], [t.hand, String(player.hand_size)]];
}

function about(desk: Desk, domain: string, label: string, lang: Lang): Row[] {
  const t = boardWords();
  const { names } = desk;
  if (domain === "location") {
    const entry = names.entry("location", label);
    const place = hands(desk.view).locations.find((one) => one.name === label);
    const rows: Row[] = [[t.region, names.text("region", String(entry?.["region"] ?? ""))], [t.victory, String(entry?.["vp"] ?? "")]];
    if (place?.fortified) rows.push(["", t.fort]);
    if (place?.in_supply === false) rows.push(["", t.cut]);
    return rows;
  }
  if (domain === "card") {
    const entry = names.entry("card", label);
    const text = (lang === "pl" ? entry?.["text_pl"] : entry?.["text"]) as string | undefined;
    const rows: Row[] = [];
    if (typeof entry?.["cost"] === "number") rows.push([t.cost, String(entry["cost"])]);
    if (entry?.["strength"]) rows.push([t.strength, String(entry["strength"])]);
    if (text) rows.push(["", text]);
    return rows;
  }
  return [];
}

export const board: Board = { tall: true, Map, Side, Tray, standing, about, colour: colourOf };
