// The board's own words; everything else is worded by the server.

import { prefs } from "../../lib/prefs.svelte";

const en = {
  turn: (n: number, last: number) => `Turn ${n} of ${last}`,
  silver: "silver",
  points: "points",
  warships: "warships",
  hand: "hand",
  yourHand: "Your hand",
  reserve: "Reserve",
  strategies: "Strategies for sale",
  strategy: "Your strategy",
  elsewhere: "Also to be chosen",
  battle: "Battle",
  siege: "Siege",
  round: (n: number, of: number) => `round ${n} of ${of}`,
  fate: "Fate",
  victory: "Victory points",
  region: "Region",
  fort: "fortified",
  cut: "out of supply",
  cost: "Cost",
  strength: "Strength",
  deck: "deck",
  port: "Home port",
  prestige: "prestige",
  towns: "towns left",
  cities: "cities left",
};

type BoardWords = typeof en;

const pl: BoardWords = {
  turn: (n, last) => `Tura ${n} z ${last}`,
  silver: "srebro",
  points: "punkty",
  warships: "okręty",
  hand: "ręka",
  yourHand: "Twoja ręka",
  reserve: "Rezerwa",
  strategies: "Strategie na sprzedaż",
  strategy: "Twoja strategia",
  elsewhere: "Można też wybrać",
  battle: "Bitwa",
  siege: "Oblężenie",
  round: (n, of) => `runda ${n} z ${of}`,
  fate: "Los",
  victory: "Punkty zwycięstwa",
  region: "Kraina",
  fort: "umocnione",
  cut: "bez zaopatrzenia",
  cost: "Koszt",
  strength: "Siła",
  deck: "talia",
  port: "Port macierzysty",
  prestige: "prestiż",
  towns: "miasteczka w zapasie",
  cities: "miasta w zapasie",
};

export const boardWords = (): BoardWords => (prefs.lang === "pl" ? pl : en);
