import { describe, expect, it } from "vitest";
import type { GameFacts, Rulebook } from "../src/lib/protocol";
import { chapterPlace, found } from "../src/rules/places";

const facts = {
  rules: {
    a1: { title: "Oars", text: "Row on.", section: "a" },
    a2: { title: "Wind", text: "It blows.", section: "a" },
    b1: { title: "Gold", text: "Buys a mile of wind.", section: "b" },
  },
} as unknown as GameFacts;
const book = {
  chapters: [
    { title: "A", text: [], pictures: [], parts: [{ title: "", rules: ["a1", "a2"], rulings: ["Q1"] }] },
    { title: "B", text: [], pictures: [], parts: [{ title: "", rules: ["b1"], rulings: [] }] },
  ],
  rulings: { Q1: { question: "May one row twice?", text: "No.", section: "a" } },
} as unknown as Rulebook;

const rulesOf = (sought: string): string[][] =>
  found(facts, book, sought).map(({ parts }) => parts.flatMap(({ rules }) => rules));

describe("the rules to be read", () => {
  it("are all there when nothing is sought", () => {
    expect(rulesOf("")).toEqual([["a1", "a2"], ["b1"]]);
    expect(found(facts, book, "")[1]?.index).toBe(1);
  });

  it("are found by id, by title and by text", () => {
    expect(rulesOf("B1")).toEqual([["b1"]]);
    expect(rulesOf("wind")).toEqual([["a2"], ["b1"]]);
    expect(rulesOf("wind mile")).toEqual([["b1"]]);
    expect(rulesOf("storm")).toEqual([]);
  });

  it("are found by their rulings too", () => {
    expect(found(facts, book, "twice").map(({ parts }) => parts)).toEqual([
      [{ title: "", rules: [], rulings: ["Q1"] }],
    ]);
  });

  it("have chapters with places of their own", () => {
    expect(chapterPlace(0)).toBe("chapter-1");
  });
});
