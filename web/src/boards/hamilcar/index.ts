import type { Lang, SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, hamilcar } from "./view";
import { boardWords } from "./words";

function standing(view: View, seat: SeatName): Row[] {
  const game = hamilcar(view);
  const t = boardWords();
  return [[t.hand, String(game.hand_sizes[seat] ?? 0)], [t.tally, String(game.tally[seat] ?? 0)], [t.warships, String(game.ships[seat]?.ready ?? 0)]];
}

function about(desk: Desk, domain: string, label: string, lang: Lang): Row[] {
  const t = boardWords();
  const { names } = desk;
  const view = hamilcar(desk.view);
  const worded = (entry: Record<string, unknown> | undefined, field: string): string => String((lang === "pl" ? entry?.[`${field}_pl`] : undefined) ?? entry?.[field] ?? "");
  if (domain === "space") {
    const space = view.spaces[label];
    const rows: Row[] = [[t.province, names.text("province", String(names.entry("space", label)?.["province"] ?? ""))]];
    if (space?.city) rows.push([t.capacity, String(space.city.capacity)]);
    if (space?.siege) rows.push(["", t.siege(space.siege.points, space.siege.needed)]);
    if (space?.tribe) rows.push(["", t.tribe]);
    return rows;
  }
  if (domain === "general") {
    const general = view.generals[label];
    const ability = worded(names.entry("general", label), "ability");
    const rows: Row[] = general ? [[t.strategy, String(general.strategy)], [t.battleRating, String(general.battle)]] : [];
    return ability ? [...rows, [t.ability, ability]] : rows;
  }
  if (domain === "card") {
    const entry = names.entry("strategy_card", label);
    return [[t.ops, String(entry?.["ops"] ?? "")], [t.event, worded(entry, "text")]];
  }
  if (domain === "tactic") return [["", worded(names.entry("tactic_card", label), "text")]];
  return [];
}

const TERMS: Record<Lang, Record<string, string>> = {
  en: {},
  pl: {
    turn: "Etap", phase: "Faza", active: "Strona na ruchu", supremacy: "Panowanie na morzu", seamanship: "Sztuka żeglarska", corvi: "Kruki", forgotten_tactics: "Zapomniana taktyka", truce: "Rozejm", citadel: "Cytadela", spaces: "Pola",
    provinces: "Prowincje", display: "Plansza prowincji", tally: "Wpływy polityczne", miat: "Kupcy", generals: "Wodzowie", ships: "Okręty", fleets: "Floty", deck: "Talia", discard: "Odrzucone", removed: "Usunięte z gry",
    war_chest: "Skarbiec wojenny", hand_sizes: "Kart na ręce", tactic_sizes: "Kart taktyki", tactic_discard: "Odrzucona taktyka", movement: "Ruch", land_battle: "Bitwa lądowa", naval_battle: "Bitwa morska", hand: "Ręka", tactics: "Karty taktyki",
    control: "Kontrola", outside: "W polu", inside: "W mieście", city: "Miasto", capacity: "Pojemność", large: "Wielkie", besieged: "Oblężone", tribe: "Plemię", siege: "Oblężenie", points: "Punkty", needed: "Potrzeba", by: "Oblega", train: "Tabor",
    cu: "Oddziały", elephants: "Słonie", st: "Tabory", side: "Strona", strategy: "Zdolność strategiczna", battle: "Zdolność bojowa", standing: "Stan", office: "Urząd", ready: "gotowe", spent: "zużyte", at_sea: "na morzu", prizes: "zdobyczne", sunk: "zatopione", supply: "w zapasie",
    cards: "Karty", ops: "Operacje", count: "Liczba", covered: "Zajęte", state: "Stan", warships: "Okręty", route: "Droga",
  },
};

export const board: Board = { tall: true, Map, Side, Tray, standing, about, colour: colourOf, terms: TERMS };
