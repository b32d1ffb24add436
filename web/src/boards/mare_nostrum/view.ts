// Mare Nostrum's view, typed.

import type { Colour, GameFacts, SeatName, View } from "../../lib/protocol";

export interface Site {
  kind: string;
  good: string | null;
  built: boolean;
  legion_of: SeatName | null;
  held_by: SeatName | null;
}

export interface Province {
  control: SeatName | null;
  legions: Record<SeatName, number>;
  fortress: SeatName | null;
  at_war: boolean;
  marker_occupied_by: SeatName | null;
  sites: Record<string, Site>;
}

export interface Realm {
  empire?: string;
  capital?: string;
  tiles?: string[];
  used?: string[];
  next_tile_price?: number;
  great_cities?: number;
  stock?: Record<string, number>;
  offer?: Record<string, number> | null;
  claimed?: Record<string, number>;
}

export interface MareView {
  round: number;
  phase: string;
  empires: Record<SeatName, string | null>;
  leaders: Record<string, SeatName | null>;
  provinces: Record<string, Province>;
  seas: Record<string, Record<SeatName, number>>;
  players: Record<SeatName, Realm>;
  tracks: Record<string, Record<SeatName, { level: number; space: number; plus: boolean }>>;
  tiles: { open: string[]; face_down: number };
  reserve: {
    coin: number;
    commodities: Record<string, number>;
    buildings: Record<string, number>;
    legendary_pile: number;
  };
  exchange: { value: number | null; open: boolean; free: number[][]; played: number[][] };
  now: {
    active?: SeatName;
    battle?: Battle;
    payment?: { price: number; paid: string[] };
    claims_from?: SeatName | null;
    claimer?: SeatName;
    from_province?: string | null;
    from_sea?: string | null;
    offers_placed?: number;
    had_turn?: SeatName[];
  };
  sealed: SeatName[];
  supply?: Record<string, number>;
  offer?: Record<string, number>;
  largest_set?: number;
  chosen?: string | null;
}

export interface Battle {
  attacker: SeatName;
  defender: SeatName;
  province: string | null;
  sea: string | null;
  attack_dice: number[];
  defence_dice: number[];
  attack_hits: number;
  defence_hits: number;
}

export const mare = (view: View): MareView => view as unknown as MareView;

/** The colour of the empire a seat plays. */
export function colourOf(facts: GameFacts, view: View, seat: SeatName): Colour | undefined {
  const empire = mare(view).empires[seat];
  const entry = (facts.components["empire"] ?? []).find((one) => one.id === empire);
  return entry?.["colour"] as Colour | undefined;
}

/** A token's good, and whether it is a legendary one. */
export function token(id: string): { good: string; legendary: boolean } {
  const legendary = id.startsWith("legendary_");
  return { good: legendary ? id.slice("legendary_".length) : id, legendary };
}
