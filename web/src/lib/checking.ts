// How each rule is checked, put into order and counted.

import type { Conformance, RuleChecked } from "./protocol";

export type CheckedRule = [id: string, rule: RuleChecked];

/** A rule that might have come up in a game and never did. */
export const neverCameUp = ({ came_up, apart }: RuleChecked): boolean => !came_up && !apart;

/** All rules: in the book's order, or those first that came up least; what cannot come up goes last. */
export function ordered(found: Conformance, rarest: boolean): CheckedRule[] {
  const rules = Object.entries(found.rules);
  if (!rarest) return rules;
  const rank = ({ came_up, looked, apart }: RuleChecked): number => (apart ? Infinity : came_up + looked / 1e9);
  return rules.sort(([, a], [, b]) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** How many rules there are of each sort. */
export function summary(found: Conformance) {
  const rules = Object.values(found.rules);
  const count = (holds: (rule: RuleChecked) => boolean): number => rules.filter(holds).length;
  return {
    rules: rules.length,
    tested: count(({ tests }) => tests.length > 0),
    tried: count(({ mutants }) => mutants > 0),
    cameUp: count(({ came_up }) => came_up > 0),
    never: count(neverCameUp),
    apart: count(({ apart }) => apart !== ""),
  };
}
