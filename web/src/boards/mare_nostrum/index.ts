import type { Names } from "../../lib/names";
import type { LegalAction } from "../../lib/acts";
import type { SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import { followers, wanted } from "./compose";
import { legend, plate } from "./book";
import { label } from "./labels";
import Faces from "./Faces.svelte";
import { reports } from "./reports";
import { manner } from "./manner";
import Map from "./Map.svelte";
import { mat } from "./mat";
import Mat from "./Mat.svelte";
import { moving } from "./moving.svelte";
import { tileOf } from "./tiles";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { isMarker } from "./layout";
import { colourOf, mare } from "./view";
import { boardWords } from "./words";

function seatFacts(desk: Desk, seat: SeatName): Row[] {
  const realm = mare(desk.view).players[seat];
  const t = boardWords(desk);
  return realm?.empire
    ? [
        [t("cities"), String(realm.great_cities ?? 0)],
        [t("heroes"), String(realm.tiles?.length ?? 0)],
      ]
    : [];
}

/** The empires by seat, unless they are dealt. [S-1] */
function seats(names: Names, players: number, options: Record<string, unknown>): { name: string; colour: string }[] {
  const entry = (names.facts.components["setup"] ?? []).find((one) => one["players"] === players);
  const empires = options["random_empires"] ? [] : ((entry?.["empires"] ?? []) as string[]);
  return empires.map((empire) => ({
    name: names.text("empire", empire),
    colour: String(names.entry("empire", empire)?.["colour"] ?? ""),
  }));
}

/** Several legions take one way together. */
const series = (desk: Desk, action: LegalAction): string[] => followers(mare(desk.view), action, moving.count);

/** A set is put together in one place: among the own resources. */
const hint = (desk: Desk): string | undefined =>
  wanted(mare(desk.view), desk.lit.actions) ? boardWords(desk)("compose") : undefined;

function seatName(names: Names, view: View, seat: SeatName): string | undefined {
  const empire = mare(view).empires[seat];
  return empire ? names.text("empire", empire) : undefined;
}

function about(desk: Desk, domain: string, label: string): Row[] {
  const t = boardWords(desk);
  const { names } = desk;
  const view = mare(desk.view);
  const owner = (seat: SeatName | null): string => (seat && seatName(names, desk.view, seat)) ?? "–";
  if (domain === "province") {
    const province = view.provinces[label];
    if (!province) return [];
    const armies = Object.entries(province.legions)
      .map(([seat, count]) => `${owner(seat)} ${count}`)
      .join(", ");
    const rows: Row[] = [
      [t("control"), owner(province.control)],
      [
        t("sites"),
        Object.keys(province.sites)
          .filter((site) => !isMarker(site))
          .map((site) => names.text("site", site))
          .join(", "),
      ],
    ];
    if (armies) rows.push([t("legions"), armies]);
    if (province.fortress) rows.push([t("fortress"), owner(province.fortress)]);
    return rows;
  }
  if (domain === "site") {
    const site = Object.values(view.provinces).find((province) => label in province.sites)?.sites[label];
    if (!site) return [];
    const held: Row = [t("held"), site.built || isMarker(label) ? owner(site.held_by) : t("empty")];
    return site.legion_of ? [held, [t("legions"), owner(site.legion_of)]] : [held];
  }
  if (domain === "tile") {
    const tile = tileOf(desk, label);
    const bonus: Row[] = tile.bonus.length
      ? [[t("bonus"), tile.bonus.map(({ name, amount }) => `${name} +${amount}`).join(", ")]]
      : [];
    return tile.power ? [[t("effect"), tile.power], ...bonus] : bonus;
  }
  return [];
}

export const board: Board = {
  places: ["province", "site", "sea"],
  calendar: ["round-begins"],
  Faces,
  reports,
  manner,
  label,
  Map,
  Side,
  Tray,
  Mat,
  mat,
  plate,
  legend,
  seats,
  series,
  hint,
  seatFacts,
  about,
  colour: colourOf,
  seatName,
};
