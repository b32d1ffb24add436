// Hamilcar's view, typed.

import type { GameFacts, SeatName, View } from "../../lib/protocol";

export interface Force {
  cu: number;
  elephants: number;
  st: number;
  generals: string[];
}

export interface Space {
  control: SeatName | null;
  outside?: Record<SeatName, Force>;
  tribe?: boolean;
  city?: { capacity: number; large: boolean; besieged: boolean; inside: Force | null };
  siege?: { points: number; needed: number; by: SeatName | null; train: boolean };
}

export interface General {
  side: SeatName;
  strategy: number;
  battle: number;
  standing: string;
  office?: string;
  paid?: boolean;
}

export interface Ships {
  ready: number;
  spent: number;
  at_sea: number;
  prizes: number;
  sunk: number;
  supply: number;
}

export interface LandBattle {
  space: string;
  attacker: SeatName;
  sides: Record<SeatName, { commander: string | null; rating: number; cus: number; allies: number; level: number; hits: number }>;
  dice: Record<string, number>;
}

export interface NavalBattle {
  port: string;
  round: number;
  mover: SeatName;
  sides: Record<SeatName, { commander: string; rating: number; warships: number; prizes: number; tactics: number }>;
}

export interface HamilcarView {
  turn: number;
  phase: string;
  active: SeatName | null;
  supremacy: SeatName;
  seamanship: string;
  truce: boolean;
  corvi: boolean;
  spaces: Record<string, Space>;
  provinces: Record<string, SeatName | null>;
  display: Record<string, SeatName | null>;
  tally: Record<SeatName, number>;
  miat: { covered: string[]; count: number; state: string };
  generals: Record<string, General>;
  ships: Record<SeatName, Ships>;
  fleets: Record<SeatName, (Force & { warships: number; route: string[] }) | null>;
  deck: number;
  war_chest: Record<SeatName, { cards: string[]; ops: number }>;
  hand_sizes: Record<SeatName, number>;
  tactic_sizes: Record<SeatName, number>;
  movement: { general: string; at: string; points: number; army: Force } | null;
  land_battle: LandBattle | null;
  naval_battle: NavalBattle | null;
  hand?: string[];
  tactics?: string[];
  revealed?: string[];
  spied?: string[];
}

export const hamilcar = (view: View): HamilcarView => view as unknown as HamilcarView;

const COLOURS: Record<SeatName, string> = { rome: "red", carthage: "blue" };
export const colourOf = (_: GameFacts, __: View, seat: SeatName): string | undefined => COLOURS[seat];

/** The family name: the last word. */
export const shortName = (name: string): string => name.split(" ").at(-1) ?? name;
