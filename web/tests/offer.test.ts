import { describe, expect, it } from "vitest";
import type { LegalAction } from "../src/lib/acts";
import { glowing, type Manner, MOST, offer } from "../src/lib/offer";
import { lettered } from "../src/table/keys";

const acts = (verb: string, domain: string | null, nouns: string[]): LegalAction[] =>
  (domain === null ? [null] : nouns).map((noun) => ({
    action: noun === null ? verb : `${verb} ${noun}`,
    text: `${verb} ${noun ?? ""}`,
    verb,
    noun,
    domain,
    rule: "",
  }));
const many = (n: number, from = 0): string[] => Array.from({ length: n }, (_, i) => `n${from + i}`);
const manner: Manner = { ends: ["done"], group: (_, { noun }) => (Number(noun?.slice(1)) % 2 ? "odd" : "even") };
const knows = {} as Parameters<typeof offer>[2];

describe("what is offered", () => {
  it("lights all nouns at once where they are few", () => {
    const all = [...acts("march", "space", many(5)), ...acts("done", null, [])];
    const { steps, nouns, ends } = offer(all, manner, knows);
    expect([steps.length, nouns.length, ends.length]).toEqual([0, 5, 1]);
  });

  it("asks for the verb first where they are many, and then lights what it takes", () => {
    const all = [...acts("settle", "place", many(9)), ...acts("draft", "card", many(9))];
    const first = offer(all, manner, knows);
    expect(first.nouns).toEqual([]);
    expect(first.steps.map(({ key, acts: { length } }) => [key, length])).toEqual([
      ["settle", 9],
      ["draft", 9],
    ]);
    expect(offer(all, manner, knows, first.steps.slice(1)).nouns.map((act) => act.verb)).toEqual(
      Array.from({ length: 9 }, () => "draft"),
    );
  });

  it("parts the nouns of one verb that takes too many", () => {
    const all = acts("place", "space", many(22));
    const { steps } = offer(all, manner, knows);
    expect(steps.map(({ kind, key }) => [kind, key])).toEqual([
      ["group", "even"],
      ["group", "odd"],
    ]);
    expect(offer(all, manner, knows, steps.slice(0, 1)).nouns.length).toBe(11);
  });

  it("gives verbs of a family one button where there are too many verbs", () => {
    const verbs = many(MOST + 3).map((verb) => acts(verb, "card", [`${verb}x`, `${verb}y`]));
    const families = { first: ["n0", "n1", "n2", "n3"] };
    const { steps } = offer(verbs.flat(), { ends: [], families }, knows);
    expect(steps.map(({ kind }) => kind)).toEqual(["family", ...Array.from({ length: MOST - 1 }, () => "verb")]);
  });

  it("plays a verb that takes only one thing by its own button, and does not light it twice", () => {
    const all = [...acts("settle", "place", many(1)), ...acts("draft", "card", many(20))];
    const offered = offer(all, manner, knows);
    expect(offered.plays.map((act) => act.action)).toEqual(["settle n0"]);
    expect(glowing(offered)).toBe(2);
  });
});

describe("letters", () => {
  it("are the first of each text that is free, and figures where a text ends with one", () => {
    const letters = lettered(["Settle", "Sail", "Żegluj", "CUs: 3"]);
    expect([...letters.values()]).toEqual(["s", "a", "z", "3"]);
  });
});
