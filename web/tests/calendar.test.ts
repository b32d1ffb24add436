import { expect, test } from "vitest";
import { whenWas } from "../src/lib/calendar";
import type { LogEntry } from "../src/lib/protocol";

const line = (ply: number, key: string, n: number): LogEntry => ({
  n,
  ply,
  key,
  text: `${key} ${n}`,
  rule: "",
  seat: null,
  facts: {},
});
const LOG = [line(0, "round", 1), line(2, "turn", 2), line(3, "sailed", 3), line(5, "turn", 4), line(7, "round", 5)];

test("a moment is told by the last round and the last turn in it", () => {
  expect(whenWas(LOG, ["round", "turn"], 6).map(({ n }) => n)).toEqual([1, 4]);
});

test("a new round has no turn until one begins", () => {
  expect(whenWas(LOG, ["round", "turn"], 8).map(({ n }) => n)).toEqual([5]);
});

test("before anything has begun there is nothing to tell", () => {
  expect(whenWas(LOG.slice(1), ["round", "turn"], 1)).toEqual([]);
});
