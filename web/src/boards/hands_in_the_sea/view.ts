// The view of Hands in the Sea, typed.

import type { Colour, GameFacts, SeatName, View } from "../../lib/protocol";

export interface Place {
  name: string;
  holder: SeatName | "independent" | null;
  token: "town" | "city" | "capital" | null;
  fortified: boolean;
  battle: boolean;
  in_supply: boolean | null;
  unsupplied_because: string | null;
  reached_by: SeatName[];
}

export interface Zone {
  name: string;
  fleets: SeatName[];
  controlled_by: SeatName | null;
}

export interface Fight {
  attacker: SeatName;
  defender: SeatName | null;
  location: string;
  siege: boolean;
  round: number;
  rounds: number;
  marker: number;
  track: [number, number];
  cards: Record<SeatName, string[]>;
  combined_arms: SeatName[];
}

export interface Empire {
  seat: SeatName;
  silver: number;
  points: number;
  prestige: number;
  pillage: number;
  warships: number;
  fleet: string;
  fleet_in_port: boolean;
  towns_left: number;
  cities_left: number;
  hand: string[] | null;
  hand_size: number;
  draw_deck_size: number;
  discard: string[];
  reserve: string[] | null;
  reserve_size: number;
  reserve_room: number;
  empire: string[];
  aboard: string[];
  strategy: string | null;
  deus: string | null;
  unseen: string[];
  captured: { towns: number; cities: number; capitals: number; points: number };
  outlook: { silver_next: number; points_next: number; points_final: number };
}

export interface HandsView {
  turn: number;
  last_turn: number;
  round: { seat: SeatName; actions: number; free_actions: boolean } | null;
  fate: SeatName | null;
  locations: Place[];
  sea_zones: Zone[];
  battles: Fight[];
  strategy_row: { card: string; price: number }[];
  strategy_discard: string[];
  event_discard: string[];
  neutral: string[];
  players: Empire[];
}

export const hands = (view: View): HandsView => view as unknown as HandsView;

export function colourOf(facts: GameFacts, _: View, seat: SeatName): Colour | undefined {
  return (facts.components["empire"] ?? []).find((entry) => entry.id === seat)?.["colour"] as Colour | undefined;
}
