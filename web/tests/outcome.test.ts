import { describe, expect, it } from "vitest";
import { en } from "../src/lib/text/en";
import { pl } from "../src/lib/text/pl";

describe("how a game came out", () => {
  it("is a draw where everybody is first, and shared where some are", () => {
    expect(en.whoWon(["Ada", "Carthage"], 2)).toBe("A draw: Ada, Carthage");
    expect(pl.whoWon(["Ada", "Kartagina"], 2)).toBe("Remis: Ada, Kartagina");
    expect(en.whoWon(["Ada", "Bea"], 3)).toBe("Ada, Bea win together");
  });
  it("names the one who won, or says that nobody did", () => {
    expect(en.whoWon(["Ada"], 2)).toBe("Ada wins");
    expect(pl.whoWon([], 2)).toBe("Nikt nie wygrał");
  });
});
