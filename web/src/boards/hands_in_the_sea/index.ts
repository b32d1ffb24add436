import type { Lang, SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import { nameOf } from "../shared/places";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, hands } from "./view";
import { boardWords } from "./words";

function standing(view: View, seat: SeatName): Row[] {
  const player = hands(view).players.find((one) => one.seat === seat);
  const t = boardWords();
  if (!player) return [];
  return [
    [t.silver, String(player.silver)],
    [t.points, String(player.points)],
    [t.warships, String(player.warships)],
    [t.hand, String(player.hand_size)],
  ];
}

function about(desk: Desk, domain: string, label: string, lang: Lang): Row[] {
  const t = boardWords();
  const { names } = desk;
  if (domain === "location") {
    const entry = names.entry("location", label);
    const place = hands(desk.view).locations.find((one) => one.name === label);
    const seat = (id: string): string => names.text("seat", id);
    const rows: Row[] = [
      [
        t.region,
        `${nameOf(names, "region", String(entry?.["region"] ?? ""), lang)}, ${entry?.["coastal"] ? t.coastal : t.inland}`,
      ],
      [
        t.holder,
        !place?.holder
          ? t.free
          : place.holder === "independent"
            ? t.independent
            : `${seat(place.holder)}, ${nameOf(names, "term", place.token ?? "", lang)}`,
      ],
      [t.victory, String(entry?.["vp"] ?? "")],
      [t.needs, entry?.["colonist_required"] ? t.yes : t.no],
    ];
    if (entry?.["defence_bonus"]) rows.push([t.defence, `+${String(entry["defence_bonus"])}`]);
    if (place?.fortified) rows.push(["", t.fort]);
    if (place?.reached_by.length) rows.push([t.suppliedBy, place.reached_by.map(seat).join(", ")]);
    if (place?.in_supply === false) rows.push([t.cut, t.because[place.unsupplied_because ?? ""] ?? ""]);
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

const TERMS: Record<Lang, Record<string, string>> = {
  en: {},
  pl: {
    turn: "Tura",
    last_turn: "Ostatnia tura",
    campaign: "Karta Kampanii",
    overtime: "Dogrywka",
    ending: "Zakończenie",
    fate: "Los",
    locations: "Miejsca",
    sea_zones: "Strefy morskie",
    name: "Nazwa",
    holder: "Właściciel",
    token: "Żeton",
    fortified: "Umocnione",
    battle: "Bitwa",
    in_supply: "Zaopatrzone",
    reached_by: "W zasięgu",
    fortifications_left: "Fortyfikacje w zapasie",
    battles: "Bitwy",
    strategy_row: "Strategie na sprzedaż",
    card: "Karta",
    price: "Cena",
    strategy_deck: "Talia strategii",
    strategy_discard: "Odrzucone strategie",
    event_deck: "Talia wydarzeń",
    event_discard: "Odrzucone wydarzenia",
    neutral: "Karty neutralne",
    players: "Gracze",
    seat: "Strona",
    silver: "Srebro",
    points: "Punkty",
    prestige: "Prestiż",
    pillage: "Łupy",
    warships: "Okręty",
    fleet: "Flota",
    fleet_in_port: "Flota w porcie",
    towns_left: "Miasteczka w zapasie",
    cities_left: "Miasta w zapasie",
    captured: "Zdobyte",
    unsupplied_because: "Brak zaopatrzenia, bo",
    unseen: "Nieznane",
    hand_known: "Znane na ręce",
    draw_deck_top: "Wierzch talii",
    reserve_room: "Miejsce w rezerwie",
    empire: "Talia Imperium",
    aboard: "Na pokładzie",
    strategy_flipped: "Strategia odwrócona",
    maintenance: "Utrzymanie",
    deus: "Deus Ex Machina",
    deus_held: "Ma Deus Ex Machina",
    outlook: "Widoki",
    supplied: "Zaopatrzone",
    silver_next: "Srebro w Kampanii",
    points_next: "Punkty w Kampanii",
    points_final: "Punkty na koniec",
    leaders_barred: "Bez wodzów",
    actions_curbed: "Ograniczone akcje",
    actions: "Akcje",
    free_actions: "Darmowe akcje",
    done: "Zrobione",
    combined_arms: "Połączone bronie",
    towns: "Miasteczka",
    cities: "Miasta",
    capitals: "Stolice",
    hand: "Ręka",
    hand_size: "Kart na ręce",
    draw_deck_size: "Talia dobierania",
    discard: "Odrzucone",
    reserve: "Rezerwa",
    reserve_size: "Kart w rezerwie",
    strategy: "Strategia",
    fleets: "Floty",
    controlled_by: "Kontroluje",
    attacker: "Atakujący",
    defender: "Obrońca",
    location: "Miejsce",
    siege: "Oblężenie",
    round: "Runda",
    rounds: "Rund",
    marker: "Znacznik",
    track: "Tor",
    cards: "Karty",
    size: "Liczba",
  },
};

export const board: Board = { tall: true, Map, Side, Tray, standing, about, colour: colourOf, terms: TERMS };
