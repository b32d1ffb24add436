import { describe, expect, it } from "vitest";
import { ordered, summary } from "../src/lib/checking";
import type { Conformance, RuleChecked } from "../src/lib/protocol";

const rule = (came_up: number, looked: number, apart = "", mutants = 0): RuleChecked => ({
  code: ["toll.py toll"],
  tests: [{ file: "tests/test_toll.py", says: "a toll is paid" }],
  mutants,
  caught: mutants,
  looked,
  came_up,
  by: { greedy: came_up },
  apart,
});

const found: Conformance = {
  version: "1",
  games: 10,
  players: { greedy: 10 },
  mutants: 3,
  caught: 3,
  rules: {
    often: rule(10, 10, "", 3),
    box: rule(0, 0, "loaded"),
    seen: rule(0, 4),
    never: rule(0, 0),
    seldom: rule(1, 9),
  },
};

describe("how rules are checked", () => {
  it("puts first what came up least, and last what cannot come up", () => {
    expect(ordered(found, true).map(([id]) => id)).toEqual(["never", "seen", "seldom", "often", "box"]);
  });

  it("leaves the book's order as it is", () => {
    expect(ordered(found, false).map(([id]) => id)).toEqual(["often", "box", "seen", "never", "seldom"]);
  });

  it("counts what cannot come up apart from what never did", () => {
    expect(summary(found)).toEqual({ rules: 5, tested: 5, tried: 1, cameUp: 2, never: 2, apart: 1 });
  });
});
