import type { SeatName } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import { legend, plate } from "./book";
import { label } from "./labels";
import { reports } from "./reports";
import { manner } from "./manner";
import { mat } from "./mat";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { chartOwner, isFaceUp, neptun, oarCard, signed } from "./view";
import { boardWords } from "./words";

function seatFacts(desk: Desk, seat: SeatName): Row[] {
  const player = neptun(desk.view).players[seat];
  const t = boardWords(desk);
  if (!player) return [];
  return [
    [t("gold"), String(player.gold)],
    [t("points"), String(player.points)],
    [t("hand"), String(player.hand_size)],
  ];
}

function about(desk: Desk, domain: string, label: string): Row[] {
  const t = boardWords(desk);
  const { names } = desk;
  if (domain === "oar") {
    const { wind, power } = oarCard(names, label);
    return [
      [t("wind"), signed(wind)],
      [t("power"), String(power)],
    ];
  }
  if (domain === "city") return cityRows(desk, label);
  return domain === "column" || domain === "slot" ? contractRows(desk, domain, label) : [];
}

/** What a contract on offer or on the own chart brings. */
function contractRows(desk: Desk, domain: "column" | "slot", label: string): Row[] {
  const t = boardWords(desk);
  const view = neptun(desk.view);
  const at = (desk.facts.nouns[domain] ?? []).findIndex(({ id }) => id === label);
  const column = view.display[at];
  const contract =
    domain === "column"
      ? column && isFaceUp(column)
        ? column
        : null
      : view.players[chartOwner(view, desk.seat)]?.chart[at];
  if (!contract) return [];
  const rows: Row[] = [[t(contract.pays === "gold" ? "gold" : "points"), String(contract.amount)]];
  if (!("oar" in contract)) return rows;
  if (contract.gold) rows.push([t("gold"), `+${contract.gold}`]);
  if (contract.oar) rows.push([t("power"), String(oarCard(desk.names, contract.oar).power)]);
  return rows;
}

function cityRows(desk: Desk, id: string): Row[] {
  const { names, view } = desk;
  const t = boardWords(desk);
  const city = names.entry("city", id);
  const region = (city?.["region"] as string | undefined) ?? "";
  const rows: Row[] = region ? [[t("region"), names.text("region", region)]] : [["", t("start")]];
  for (const [seat, at] of Object.entries(neptun(view).boats))
    if (at === id) rows.push([names.text("seat", seat), "⛵"]);
  return rows;
}

export const board: Board = {
  places: ["city", "region"],
  calendar: ["round", "sailing-turn"],
  reports,
  manner,
  label,
  Map,
  Side,
  Tray,
  seatFacts,
  mat,
  plate,
  legend,
  about,
};
