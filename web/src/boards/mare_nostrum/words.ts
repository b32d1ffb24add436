// The board's own words; everything else is worded by the server.

import { prefs } from "../../lib/prefs.svelte";

const en = {
  round: "Round",
  phases: { setup: "setting up", collect: "collect resources", trade: "trade", build: "build", move_battle: "move and battle", leadership: "leadership", over: "the end" } as Record<string, string>,
  leaders: "Leaders",
  tracks: { trade: "Trade", culture: "Culture", military: "Military" } as Record<string, string>,
  empires: "Empires",
  exchange: "Exchange",
  inForce: "in force",
  supply: "Your supply",
  offer: "Your offer",
  offers: "Offers",
  tiles: "Heroes and wonders",
  yours: "Yours",
  pile: (n: number) => `${n} more face down`,
  price: (n: number) => `next costs ${n}`,
  set: (n: number) => `largest set ${n}`,
  cities: "great cities",
  heroes: "heroes, wonders",
  battle: "Battle",
  hits: "hits",
  pays: (paid: number, price: number) => `paid ${paid} of ${price}`,
  control: "Control",
  empty: "not built",
  held: "Held by",
  sites: "Sites",
  effect: "Effect",
};

type BoardWords = typeof en;

const pl: BoardWords = {
  round: "Runda",
  phases: { setup: "przygotowanie", collect: "zbieranie surowców", trade: "handel", build: "budowa", move_battle: "ruch i bitwy", leadership: "przywództwo", over: "koniec" },
  leaders: "Przywódcy",
  tracks: { trade: "Handel", culture: "Kultura", military: "Wojsko" },
  empires: "Imperia",
  exchange: "Wymiana",
  inForce: "obowiązuje",
  supply: "Twoje zasoby",
  offer: "Twoja oferta",
  offers: "Oferty",
  tiles: "Bohaterowie i cuda",
  yours: "Twoje",
  pile: (n) => `zakrytych: ${n}`,
  price: (n) => `następny kosztuje ${n}`,
  set: (n) => `największy zestaw ${n}`,
  cities: "wielkie miasta",
  heroes: "bohaterowie, cuda",
  battle: "Bitwa",
  hits: "trafienia",
  pays: (paid, price) => `zapłacono ${paid} z ${price}`,
  control: "Kontrola",
  empty: "niezbudowane",
  held: "W rękach",
  sites: "Miejsca",
  effect: "Działanie",
};

export const boardWords = (): BoardWords => (prefs.lang === "pl" ? pl : en);
