import { expect, test } from "vitest";
import type { LogEntry } from "../src/lib/protocol";
import { nounsOf, outcomeOf, type ReportKinds, reportsOf } from "../src/lib/reports";

const KINDS: ReportKinds = {
  kinds: {
    battle: {
      opens: ["attacked", "won"],
      holds: ["rolled", "won", "lost"],
      since: { event: "attacked", same: "place" },
    },
    winter: { opens: ["winter"], until: ["spring"], quiet: true },
  },
  parts: { won: "outcome", lost: "loss" },
};

const log = (...events: [key: string, place?: string][]): LogEntry[] =>
  events.map(([key, place], n) => ({
    n,
    key,
    text: key,
    rule: "",
    seat: null,
    ply: n,
    facts: place === undefined ? {} : { place },
  }));

test("a report holds what belongs to it and ends with the first line that does not", () => {
  const [only, ...more] = reportsOf(
    KINDS,
    log(["sailed"], ["attacked", "pisa"], ["rolled"], ["lost"], ["sailed"], ["rolled"]),
  );
  expect(more).toEqual([]);
  expect([only?.kind, only?.from, only?.to]).toEqual(["battle", 1, 4]);
  expect(only?.lines.map(({ key }) => key)).toEqual(["attacked", "rolled", "lost"]);
});

test("two battles one after another are two reports", () => {
  const found = reportsOf(KINDS, log(["attacked", "pisa"], ["rolled"], ["attacked", "roma"], ["rolled"]));
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

test("a battle that goes on later is told from its beginning, and no other one with it", () => {
  const lines = log(["attacked", "pisa"], ["attacked", "roma"], ["sailed"], ["won", "pisa"], ["lost"]);
  const last = reportsOf(KINDS, lines).at(-1);
  expect(last?.lines.map(({ n }) => n)).toEqual([0, 3, 4]);
  expect(last?.from).toBe(3);
});

test("a report without a list of its own holds all until its end, openings of others too", () => {
  const [winter, ...more] = reportsOf(KINDS, log(["winter"], ["attacked", "pisa"], ["sailed"], ["spring"], ["sailed"]));
  expect(more).toEqual([]);
  expect([winter?.quiet, winter?.to]).toEqual([true, 3]);
});

test("the outcome is the last one told, a loss where there is none, and nothing where many things came of it", () => {
  const told = (...keys: string[]): string | undefined => {
    const [first] = reportsOf(KINDS, log(["attacked", "pisa"], ...keys.map((key): [string] => [key])));
    return first && outcomeOf(first, KINDS)?.key;
  };
  expect(told("rolled", "won", "lost")).toBe("won");
  expect(told("lost", "rolled")).toBe("lost");
  expect(told("rolled")).toBe("rolled");
  expect(told("won", "won", "won")).toBe(undefined);
});

test("lines speak of places and cards, not of numbers, nor of the seat they are about", () => {
  const [line] = log(["sailed"]);
  expect(
    line && nounsOf([{ ...line, seat: "rome", facts: { who: "rome", to: "pisa", by: 3, with: ["a", "b"], at: null } }]),
  ).toEqual({ pisa: true, a: true, b: true });
});
