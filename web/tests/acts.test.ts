import { describe, expect, it } from "vitest";
import { actOf } from "../src/lib/acts";

const facts = {
  verbs: { sail: { text: "sail …", rule: "4.1", domain: "city" }, pass: { text: "pass", rule: "5", domain: "" } },
};

describe("an action that was sent", () => {
  it("gets its verb, noun, domain and rule from the facts", () => {
    expect(actOf(facts, { text: "Sail to Tyros", action: "sail tyros" })).toEqual({
      text: "Sail to Tyros",
      action: "sail tyros",
      verb: "sail",
      noun: "tyros",
      domain: "city",
      rule: "4.1",
    });
  });
  it("has no noun where its verb takes none", () => {
    expect(actOf(facts, { text: "Pass", action: "pass" })).toEqual({
      text: "Pass",
      action: "pass",
      verb: "pass",
      noun: null,
      domain: null,
      rule: "5",
    });
  });
  it("of a verb that the facts do not know is still an action", () => {
    expect(actOf(facts, { text: "?", action: "fly" })).toMatchObject({ verb: "fly", domain: null, rule: "" });
  });
});
