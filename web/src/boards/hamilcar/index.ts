import type { Lang, SeatName, View } from "../../lib/protocol";
import type { Board, Desk, Row } from "../types";
import { ABILITIES, cardText } from "./cards.pl";
import Map from "./Map.svelte";
import Side from "./Side.svelte";
import Tray from "./Tray.svelte";
import { colourOf, hamilcar, type Force } from "./view";
import { boardWords } from "./words";

function standing(view: View, seat: SeatName): Row[] {
  const game = hamilcar(view);
  const t = boardWords();
  return [
    [t.hand, String(game.hand_sizes[seat] ?? 0)],
    [t.tally, String(game.tally[seat] ?? 0)],
    [t.warships, String(game.ships[seat]?.ready ?? 0)],
  ];
}

/** Whose a space is, who stands there, and the battle that would await whoever enters it. */
function aboutSpace(desk: Desk, label: string): Row[] {
  const t = boardWords();
  const { names } = desk;
  const view = hamilcar(desk.view);
  const space = view.spaces[label];
  const entry = names.entry("space", label);
  const force = (one: Force): string =>
    [t.force(one.cu, one.elephants, one.st), ...one.generals.map((id) => names.text("general", id))].join("; ");
  const rows: Row[] = [
    [
      t.province,
      `${names.text("province", String(entry?.["province"] ?? ""))} (${names.text("region", String(entry?.["region"] ?? ""))})`,
    ],
    [t.controls, space?.control ? names.text("seat", space.control) : t.neutral],
  ];
  if (entry?.["port"]) rows.push(["", entry["major_port"] ? t.majorPort : t.port]);
  if (space?.city) rows.push([t.capacity, `${space.city.capacity}${space.city.besieged ? `, ${t.besieged}` : ""}`]);
  if (space?.city?.inside) rows.push([t.within, force(space.city.inside)]);
  for (const [seat, one] of Object.entries(space?.outside ?? {}))
    rows.push([`${t.inField}: ${names.text("seat", seat)}`, force(one)]);
  if (space?.siege) rows.push(["", t.siege(space.siege.points, space.siege.needed)]);
  if (space?.tribe) rows.push(["", t.tribe]);
  const last = view.movement?.ahead[label]?.at(-1);
  if (last)
    rows.push([
      t.ahead,
      `${names.text("seat", "rome")} ${t.levels[last.rome.level] ?? ""}, ${names.text("seat", "carthage")} ${t.levels[last.carthage.level] ?? ""}`,
    ]);
  return rows;
}

function about(desk: Desk, domain: string, label: string, lang: Lang): Row[] {
  const t = boardWords();
  const { names } = desk;
  const view = hamilcar(desk.view);
  const worded = (entry: Record<string, unknown> | undefined, field: string, polish?: string): string =>
    String((lang === "pl" ? polish : undefined) ?? entry?.[field] ?? "");
  if (domain === "space") return aboutSpace(desk, label);
  if (domain === "general") {
    const general = view.generals[label];
    const entry = names.entry("general", label);
    const ability = worded(entry, "ability", ABILITIES[label]);
    const rows: Row[] = general
      ? [
          [t.strategy, String(general.strategy)],
          [t.battleRating, String(general.battle)],
        ]
      : [];
    if (general?.office) rows.push([t.office, t.offices[general.office] ?? general.office]);
    const traits = (entry?.["traits"] as string[] | undefined) ?? [];
    if (traits.length) rows.push([t.trait, traits.map((trait) => t.traits[trait] ?? trait).join(", ")]);
    return ability ? [...rows, [t.ability, ability]] : rows;
  }
  if (domain === "card") {
    const entry = names.entry("strategy_card", label);
    const signs = [
      entry?.["counter_event"] ? t.counter : "",
      entry?.["remove_after_event"] ? t.once : "",
      entry?.["ships"] ? `${t.shipsSign} ${String(entry["ships"])}` : "",
      entry?.["raise_troops"] ? t.troops : "",
    ].filter(Boolean);
    return [
      [t.ops, String(entry?.["ops"] ?? "")],
      [t.event, worded(entry, "text", cardText(label))],
      ...(signs.length ? [["", signs.join(", ")] as Row] : []),
    ];
  }
  if (domain === "tactic") return [["", worded(names.entry("tactic_card", label), "text", cardText(label))]];
  return [];
}

const TERMS: Record<Lang, Record<string, string>> = {
  en: {},
  pl: {
    turn: "Etap",
    phase: "Faza",
    active: "Strona na ruchu",
    supremacy: "Panowanie na morzu",
    seamanship: "Sztuka żeglarska",
    corvi: "Kruki",
    forgotten_tactics: "Zapomniana taktyka",
    truce: "Rozejm",
    citadel: "Cytadela",
    spaces: "Pola",
    provinces: "Prowincje",
    display: "Plansza prowincji",
    tally: "Wpływy polityczne",
    miat: "Kupcy",
    generals: "Wodzowie",
    ships: "Okręty",
    fleets: "Floty",
    deck: "Talia",
    discard: "Odrzucone",
    removed: "Usunięte z gry",
    war_chest: "Skarbiec wojenny",
    hand_sizes: "Kart na ręce",
    tactic_sizes: "Kart taktyki",
    tactic_discard: "Odrzucona taktyka",
    movement: "Ruch",
    land_battle: "Bitwa lądowa",
    naval_battle: "Bitwa morska",
    hand: "Ręka",
    tactics: "Karty taktyki",
    control: "Kontrola",
    outside: "W polu",
    inside: "W mieście",
    city: "Miasto",
    capacity: "Pojemność",
    large: "Wielkie",
    besieged: "Oblężone",
    tribe: "Plemię",
    siege: "Oblężenie",
    points: "Punkty",
    needed: "Potrzeba",
    by: "Oblega",
    train: "Tabor",
    cu: "Oddziały",
    elephants: "Słonie",
    st: "Tabory",
    side: "Strona",
    strategy: "Zdolność strategiczna",
    battle: "Zdolność bojowa",
    standing: "Stan",
    office: "Urząd",
    ready: "gotowe",
    spent: "zużyte",
    at_sea: "na morzu",
    prizes: "zdobyczne",
    sunk: "zatopione",
    supply: "w zapasie",
    cards: "Karty",
    ops: "Operacje",
    count: "Liczba",
    covered: "Zajęte",
    state: "Stan",
    warships: "Okręty",
    route: "Droga",
    spied: "Podejrzane karty",
    revealed: "Odsłonięte karty",
    dictator_card: "Karta Dyktatora",
    interception: "Przechwycenie",
    attacker: "Atakujący",
    sides: "Strony",
    commander: "Dowódca",
    rating: "Zdolność bojowa",
    cus: "Oddziały",
    allies: "Sojusznicy",
    level: "Poziom kości",
    hits: "Trafienia",
    dice: "Kości",
    charge: "Szarża",
    charge_roll: "Rzut szarży",
    coming: "Nadchodzi",
    steps: "Kroki",
    key: "Krok",
    rule: "Przepis",
    value: "Wartość",
    amount: "Zmiana",
    ahead: "Przed armią",
    at: "Miejsce",
    army: "Armia",
    general: "Wódz",
    mover: "Płynie",
    round: "Runda",
    column: "Kolumna",
    roll: "Rzut",
    roll_steps: "Składniki rzutu",
    column_steps: "Składniki kolumny",
    avoidable: "Można uniknąć",
    faces: "Ścianki",
    avoids: "Unika",
    die: "Kość",
    missing: "Brakuje",
    reroll: "Powtórny rzut",
    loss: "Strata",
    flamen: "Flamen",
    paid: "Opłacony",
    port: "Port",
    army_size: "Wielkość armii",
    space: "Pole",
    tactics_played: "Zagrana taktyka",
  },
};

export const board: Board = { tall: true, Map, Side, Tray, standing, about, colour: colourOf, terms: TERMS };
