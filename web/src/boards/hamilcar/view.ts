// Hamilcar's view, typed.

import type { Colour, GameFacts, SeatName, View } from "../../lib/protocol";

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

/** What a step of a reckoning changes; its key is a noun of the domain "step". */
export interface Step {
  key: string;
  amount: number;
  rule: string;
}

export interface SideStep {
  value: number;
  amount: number;
  level: number;
}

/** A step of the dice levels: what both sides bring to it, and the levels after it. */
export interface LevelStep {
  key: string;
  rule: string;
  rome: SideStep;
  carthage: SideStep;
}

export interface LandBattle {
  space: string;
  attacker: SeatName;
  coming: boolean;
  sides: Record<
    SeatName,
    { commander: string | null; rating: number; cus: number; allies: number; level: number; hits: number }
  >;
  steps: LevelStep[];
  dice: Record<string, number>;
  charge: boolean;
  charge_roll: { elephants: number; needed: number; backfires_at: number; must_beat: number; steps: Step[] } | null;
}

export interface NavalBattle {
  port: string;
  round: number;
  mover: SeatName;
  sides: Record<
    SeatName,
    {
      commander: string;
      rating: number;
      warships: number;
      prizes: number;
      tactics: number;
      roll: number;
      roll_steps: Step[];
      column: string;
      column_steps: Step[];
    }
  >;
}

export interface Interception {
  port: string;
  mover: SeatName;
  avoidable: boolean;
  steps: Step[];
  faces: { rome: number; carthage: number; avoids: boolean }[];
}

export interface SiegeAttempt {
  space: string;
  by: SeatName;
  general: string;
  coming: boolean;
  city: boolean;
  die: "red" | "white";
  faces: { loss: number; points: number }[];
  reroll: boolean;
  missing: number;
  steps: Step[];
}

export interface HamilcarView {
  turn: number;
  phase: string;
  active: SeatName | null;
  supremacy: SeatName;
  seamanship: string;
  truce: boolean;
  corvi: boolean;
  forgotten_tactics: boolean;
  citadel: string | null;
  spaces: Record<string, Space>;
  provinces: Record<string, SeatName | null>;
  display: Record<string, SeatName | null>;
  tally: Record<SeatName, number>;
  miat: { covered: string[]; count: number; state: string };
  generals: Record<string, General>;
  ships: Record<SeatName, Ships>;
  fleets: Record<SeatName, (Force & { warships: number; route: string[] }) | null>;
  deck: number;
  discard: string[];
  removed: string[];
  war_chest: Record<SeatName, { cards: string[]; ops: number }>;
  hand_sizes: Record<SeatName, number>;
  tactic_sizes: Record<SeatName, number>;
  movement: { general: string; at: string; points: number; army: Force; ahead: Record<string, LevelStep[]> } | null;
  land_battle: LandBattle | null;
  naval_battle: NavalBattle | null;
  interception: Interception | null;
  siege: SiegeAttempt | null;
  hand?: string[];
  tactics?: string[];
  revealed?: string[];
  spied?: string[];
}

export const hamilcar = (view: View): HamilcarView => view as unknown as HamilcarView;

const COLOURS: Record<SeatName, Colour> = { rome: "red", carthage: "blue" };
export const colourOf = (_: GameFacts, __: View, seat: SeatName): Colour | undefined => COLOURS[seat];

/** The family name: the last word. */
export const shortName = (name: string): string => name.split(" ").at(-1) ?? name;
