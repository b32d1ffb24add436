// Advice as it is read: the best first, and how the seat stands.

import type { Advice } from "./protocol";

type Estimated = Advice["alternatives"][number];

const LOST = 0.03; // a chance below it is none

/** The best first; what has no estimate comes last, in its own order. */
export function sorted(alternatives: readonly Estimated[]): Estimated[] {
  return [...alternatives].sort((a, b) => (b.estimate ?? -1) - (a.estimate ?? -1));
}

/** Whether no way that was looked at leads anywhere. */
export function isLost({ estimate, alternatives }: Advice): boolean {
  return estimate !== null && [estimate, ...alternatives.map((one) => one.estimate ?? 0)].every((one) => one < LOST);
}
