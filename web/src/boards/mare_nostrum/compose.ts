// What is put together before it is played: a set to pay with, an offer, several legions on one way.
// Only suggestions: the server judges every single token and legion.

import type { LegalAction } from "../../lib/acts";
import type { SeatName } from "../../lib/protocol";
import type { MareView } from "./view";
import { token } from "./view";

export type Chosen = Record<string, number>;

export interface Wanted {
  verb: "pay" | "offer";
  need: number;
}

/** The tokens that are asked for now, if they are more than one. */
export function wanted(view: MareView, actions: readonly LegalAction[]): Wanted | null {
  const asked = (verb: string): boolean => actions.some((act) => act.verb === verb);
  const payment = view.now.payment;
  if (payment && asked("pay")) return several("pay", payment.price - payment.paid.length);
  if (asked("offer")) return several("offer", (view.exchange.value ?? 0) - (view.now.offers_placed ?? 0));
  return null;
}

const several = (verb: Wanted["verb"], need: number): Wanted | null => (need > 1 ? { verb, need } : null);

export const total = (chosen: Chosen): number => Object.values(chosen).reduce((sum, n) => sum + n, 0);

/** What may still be laid down: tokens go in the order of the list, so none before the last one. */
export function usable(supply: Chosen, laid: readonly string[], order: readonly string[]): Chosen {
  const last = Math.max(-1, ...laid.map((id) => order.indexOf(id)));
  return Object.fromEntries(Object.entries(supply).filter(([id]) => order.indexOf(id) >= last));
}

/** A set of different goods, of those held most first, since goods spoil; where they do not suffice, coins. */
export function suggestPayment(supply: Chosen, need: number, paid: readonly string[]): Chosen {
  const used = new Set(paid.map((id) => token(id).good));
  const held = new Map<string, string[]>();
  for (const id of Object.keys(supply))
    if (id !== "coin" && !used.has(token(id).good)) held.set(token(id).good, [...(held.get(token(id).good) ?? []), id]);
  const count = (ids: string[]): number => ids.reduce((sum, id) => sum + (supply[id] ?? 0), 0);
  const goods = [...held.values()].sort((a, b) => count(b) - count(a)).map(([first = ""]) => first);
  const coins = supply["coin"] ?? 0;
  if (used.has("coin") || (goods.length < need && coins > 0)) return { coin: Math.min(coins, need) };
  return Object.fromEntries(goods.slice(0, need).map((id) => [id, 1]));
}

/** What one can spare: second tokens of a kind first, then coins, then the rest. */
export function suggestOffer(supply: Chosen, need: number): Chosen {
  const goods = Object.keys(supply)
    .filter((id) => id !== "coin")
    .sort((a, b) => Number(token(a).legendary) - Number(token(b).legendary));
  const spare = goods.flatMap((id) => Array.from({ length: (supply[id] ?? 1) - 1 }, () => id));
  const coins = Array.from({ length: supply["coin"] ?? 0 }, () => "coin");
  const chosen: Chosen = {};
  for (const id of [...spare, ...coins, ...goods].slice(0, need)) chosen[id] = (chosen[id] ?? 0) + 1;
  return chosen;
}

/** One more of a token, or none again when there are no more; coins and goods are never one set, unless both may be. */
export function toggled(chosen: Chosen, id: string, most: number, wants: Wanted, mixed: boolean): Chosen {
  const now = chosen[id] ?? 0;
  const others = Object.entries(chosen).filter(
    ([other]) => other !== id && (wants.verb === "offer" || mixed || (other === "coin") === (id === "coin")),
  );
  const left = wants.need - others.reduce((sum, [, n]) => sum + n, 0);
  const step = wants.verb === "pay" && id === "coin" && !mixed ? Math.max(1, Math.min(most, left)) : 1;
  const next = now + step > Math.min(most, left) ? 0 : now + step;
  return Object.fromEntries([...others, [id, next]].filter(([, n]) => Number(n) > 0));
}

/** The actions, in the order in which the game asks for the tokens. */
export function spelled(chosen: Chosen, verb: string, order: readonly string[]): string[] {
  return order.flatMap((id) => Array.from({ length: chosen[id] ?? 0 }, () => `${verb} ${id}`));
}

/** How many legions could leave a province together, or triremes a sea. */
export function movable(view: MareView, seat: SeatName): number {
  const { from_province: land, from_sea: sea } = view.now;
  if (sea) return view.seas[sea]?.[seat] ?? 0;
  const province = land ? view.provinces[land] : undefined;
  if (!province) return 0;
  const bound = Object.values(province.sites).filter((site) => site.legion_of === seat).length;
  return Math.max(1, (province.legions[seat] ?? 0) - bound);
}

/** The other legions or triremes that take the same way. */
export function followers(view: MareView, action: LegalAction, count: number): string[] {
  const { from_province: land, from_sea: sea } = view.now;
  const first =
    action.verb === "enter" && land ? `march ${land}` : action.verb === "sail_to" && sea ? `sail ${sea}` : null;
  return first === null ? [] : Array.from({ length: count - 1 }, () => [first, action.action]).flat();
}
