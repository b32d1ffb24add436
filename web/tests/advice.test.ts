import { expect, test } from "vitest";
import { isLost, sorted } from "../src/lib/advice";
import type { Advice } from "../src/lib/protocol";

const way = (action: string, estimate: number | null) => ({ action, text: action, estimate });
const advice = (estimate: number | null, ...others: (number | null)[]): Advice => ({
  type: "advice",
  ...way("best", estimate),
  alternatives: others.map((one, i) => way(`way ${i}`, one)),
  facts: [],
});

test("the best comes first, and what has no estimate last", () => {
  const ways = [way("a", 0.1), way("b", null), way("c", 0.7)];
  expect(sorted(ways).map(({ action }) => action)).toEqual(["c", "a", "b"]);
});

test("a game is called lost where no way leads anywhere", () => {
  expect(isLost(advice(0.01, 0, 0.02))).toBe(true);
  expect(isLost(advice(0.01, 0.2))).toBe(false);
  expect(isLost(advice(null, null))).toBe(false);
});
