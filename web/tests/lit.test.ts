import { expect, test } from "vitest";
import { Lit } from "../src/lib/lit";
import type { LegalAction } from "../src/lib/acts";

const act = (verb: string, domain: string | null, noun: string | null): LegalAction => ({
  text: verb,
  action: noun ? `${verb} ${noun}` : verb,
  verb,
  noun,
  domain,
  rule: "",
});

test("a noun is lit by every action that takes it, and only in its own domain", () => {
  const lit = new Lit([act("sail", "city", "tyros"), act("raid", "city", "tyros"), act("pass", null, null)]);
  expect(lit.of("city", "tyros").map((one) => one.verb)).toEqual(["sail", "raid"]);
  expect(lit.has("port", "tyros")).toBe(false);
  expect(lit.has("city", "roma")).toBe(false);
  expect(lit.verb("pass")?.action).toBe("pass");
  expect(lit.verb("sail")).toBeUndefined();
});
