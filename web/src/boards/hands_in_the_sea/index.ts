import type { SeatName } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import { legend, plate } from "./book";
import { label } from "./labels";
import Faces from "./Faces.svelte";
import { reports } from "./reports";
import { manner } from "./manner";
import { mat } from "./mat";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, hands } from "./view";
import { boardWords } from "./words";

function seatFacts(desk: Desk, seat: SeatName): Row[] {
  const player = hands(desk.view).players.find((one) => one.seat === seat);
  const t = boardWords(desk);
  if (!player) return [];
  return [
    [t("silver"), String(player.silver)],
    [t("points"), String(player.points)],
    [t("warships"), String(player.warships)],
    [t("hand"), String(player.hand_size)],
  ];
}

function about(desk: Desk, domain: string, label: string): Row[] {
  const t = boardWords(desk);
  const { names } = desk;
  if (domain === "location") {
    const entry = names.entry("location", label);
    const place = hands(desk.view).locations.find((one) => one.name === label);
    const seat = (id: string): string => names.text("seat", id);
    const rows: Row[] = [
      [
        t("region"),
        `${names.name("region", String(entry?.["region"] ?? ""))}, ${entry?.["coastal"] ? t("coastal") : t("inland")}`,
      ],
      [
        t("holder"),
        !place?.holder
          ? t("free")
          : place.holder === "independent"
            ? t("independent")
            : `${seat(place.holder)}, ${names.name("term", place.token ?? "")}`,
      ],
      [t("victory"), String(entry?.["vp"] ?? "")],
      [t("needs"), entry?.["colonist_required"] ? t("yes") : t("no")],
    ];
    if (entry?.["defence_bonus"]) rows.push([t("defence"), `+${String(entry["defence_bonus"])}`]);
    if (place?.fortified) rows.push(["", t("fort")]);
    if (place?.reached_by.length) rows.push([t("supplied-by"), place.reached_by.map(seat).join(", ")]);
    if (place?.in_supply === false) rows.push([t("cut"), t("because", { why: place.unsupplied_because ?? "" })]);
    return rows;
  }
  if (domain === "card") {
    const entry = names.entry("card", label);
    const text = entry?.["text"] as string | undefined;
    const rows: Row[] = [];
    if (typeof entry?.["cost"] === "number") rows.push([t("cost"), String(entry["cost"])]);
    if (entry?.["strength"]) rows.push([t("strength"), String(entry["strength"])]);
    if (text) rows.push(["", text]);
    return rows;
  }
  return [];
}

export const board: Board = {
  places: ["location", "station"],
  calendar: ["turn-begins", "round-begins"],
  Faces,
  reports,
  manner,
  label,
  tall: true,
  Map,
  Side,
  Tray,
  seatFacts,
  mat,
  plate,
  legend,
  about,
  colour: colourOf,
};
