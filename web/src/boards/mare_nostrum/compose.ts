// What is put together before it is played: a set to pay with, an offer, what the Gardens keep, several legions on one
// way. Only suggestions: the server judges the whole, and takes all of it or nothing.

import type { LegalAction } from "../../lib/acts";
import type { SeatName } from "../../lib/protocol";
import type { MareView } from "./view";
import { token } from "./view";

export type Chosen = Record<string, number>;

export interface Wanted {
  verb: "pay" | "offer" | "store";
  least: number;
  most: number;
}

/** The tokens that are asked for now, if they are more than one. */
export function wanted(view: MareView, actions: readonly LegalAction[]): Wanted | null {
  const asked = (verb: string): boolean => actions.some((act) => act.verb === verb);
  const some = (verb: Wanted["verb"], most: number): Wanted | null =>
    most > 1 ? { verb, least: asked("done") ? 0 : most, most } : null;
  const payment = view.now.payment;
  if (payment && asked("pay")) return some("pay", payment.price - payment.paid.length);
  if (asked("offer")) return some("offer", view.may_offer ?? 0);
  if (asked("store")) return some("store", view.may_store ?? 0);
  return null;
}

export const total = (chosen: Chosen): number => Object.values(chosen).reduce((sum, n) => sum + n, 0);

/** Whether that is a whole answer. */
export const isWhole = (chosen: Chosen, { least, most }: Wanted): boolean =>
  total(chosen) >= Math.max(1, least) && total(chosen) <= most;

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

/** What the Gardens may keep: goods of different types. */
export function suggestStore(supply: Chosen, need: number): Chosen {
  const goods = Object.keys(supply).filter((id) => id !== "coin");
  const kinds = new Map(goods.map((id) => [token(id).good, id])); // the legendary one of two, for it comes last
  return Object.fromEntries([...kinds.values()].slice(0, need).map((id) => [id, 1]));
}

/**
 * One more of a token, or none again when there are no more; coins and goods are never one set, unless both may be.
 * A new kind of token takes the place of the one chosen first where all are chosen: the order does not matter.
 */
export function toggled(chosen: Chosen, id: string, most: number, wants: Wanted, mixed: boolean): Chosen {
  const now = chosen[id] ?? 0;
  const others = Object.entries(chosen).filter(
    ([other]) => other !== id && (wants.verb !== "pay" || mixed || (other === "coin") === (id === "coin")),
  );
  const first = others[0];
  const isFull = others.reduce((sum, [, n]) => sum + n, 0) >= wants.most;
  if (first && now === 0 && isFull) first[1] -= 1;
  const left = wants.most - others.reduce((sum, [, n]) => sum + n, 0);
  const step = wants.verb === "pay" && id === "coin" && !mixed ? Math.max(1, Math.min(most, left)) : 1;
  const next = now + step > Math.min(most, left) ? 0 : now + step;
  return Object.fromEntries([...others, [id, next]].filter(([, n]) => Number(n) > 0));
}

/** The actions, with the word that closes an answer which could be longer. */
export function spelled(chosen: Chosen, { verb, most }: Wanted): string[] {
  const named = Object.entries(chosen).flatMap(([id, n]) => Array.from({ length: n }, () => `${verb} ${id}`));
  return named.length < most ? [...named, "done"] : named;
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
