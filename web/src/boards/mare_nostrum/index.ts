import type { Names } from "../../lib/names";
import type { Lang, SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, mare } from "./view";
import { boardWords } from "./words";

function standing(view: View, seat: SeatName): Row[] {
  const realm = mare(view).players[seat];
  const t = boardWords();
  return realm?.empire ? [[t.cities, String(realm.great_cities ?? 0)], [t.heroes, String(realm.tiles?.length ?? 0)]] : [];
}

function seatName(names: Names, view: View, seat: SeatName): string | undefined {
  const empire = mare(view).empires[seat];
  return empire ? names.text("empire", empire) : undefined;
}

function about(desk: Desk, domain: string, label: string): Row[] {
  const t = boardWords();
  const { names } = desk;
  const view = mare(desk.view);
  const owner = (seat: SeatName | null): string => desk.players.find((player) => player.seat === seat)?.name ?? "–";
  if (domain === "province") {
    const province = view.provinces[label];
    if (!province) return [];
    return [[t.control, owner(province.control)], [t.sites, Object.keys(province.sites).map((site) => names.text("site", site)).join(", ")]];
  }
  if (domain === "site") {
    const site = Object.values(view.provinces).find((province) => label in province.sites)?.sites[label];
    return site ? [[t.held, site.built ? owner(site.held_by) : t.empty]] : [];
  }
  if (domain === "tile") {
    const entry = names.entry("hero", label) ?? names.entry("wonder", label);
    return entry?.["effect"] ? [[t.effect, String(entry["effect"])]] : [];
  }
  return [];
}

const TERMS: Record<Lang, Record<string, string>> = {
  en: {},
  pl: {
    round: "Runda", phase: "Faza", empires: "Imperia", leaders: "Przywódcy", provinces: "Prowincje", seas: "Morza", players: "Gracze", tracks: "Tory", tiles: "Bohaterowie i cuda",
    reserve: "Rezerwa", exchange: "Wymiana", peace: "Pokój", now: "Teraz", sealed: "Wybór ukryty", supply: "Twoje zasoby", offer: "Oferta", largest_set: "Największy zestaw", chosen: "Wybrano",
    control: "Kontrola", legions: "Legiony", fortress: "Twierdza", at_war: "Wojna", sites: "Miejsca", built: "Zbudowane", kind: "Rodzaj", good: "Towar", held_by: "W rękach", legion_of: "Legion",
    trade: "Handel", culture: "Kultura", military: "Wojsko", open: "Odkryte", face_down: "Zakryte", empire: "Imperium", capital: "Stolica", stock: "Zapas", triremes: "Triremy", fortresses: "Twierdze", markers: "Znaczniki",
  },
};

export const board: Board = { Map, Side, Tray, standing, about, colour: colourOf, seatName, terms: TERMS };
