import { describe, expect, it } from "vitest";
import { asLevel, botLines, chosenBot, levelName } from "../src/lib/bots";
import type { GameCard } from "../src/lib/protocol";

const game = {
  levels: [
    { name: "level:1", title: "Passenger", line: "For a first game." },
    { name: "level:2", title: "Deckhand", line: "For a second game." },
  ],
  characters: [{ name: "bold", title: "bold", line: "Takes risks." }],
  usual_level: "level:1",
} as unknown as GameCard;

describe("bots by name", () => {
  it("tells a level and its character, and what is no level", () => {
    expect(asLevel(game, "level:2")?.level.title).toBe("Deckhand");
    expect(asLevel(game, "level:2:bold")?.character?.name).toBe("bold");
    expect(asLevel(game, "greedy")).toBeNull();
    expect(asLevel(game, "level:22")).toBeNull();
    expect(botLines(game, "level:2:bold")).toBe("For a second game. Takes risks.");
    expect(botLines(game, "greedy")).toBe("");
    expect(levelName("level:2", "")).toBe("level:2");
  });

  it("remembers the last choice as far as it is still offered", () => {
    expect(chosenBot(game, "level:2:bold")).toBe("level:2:bold");
    expect(chosenBot(game, "level:2:angry")).toBe("level:2");
    expect(chosenBot(game, "level:9")).toBe("level:1");
    expect(chosenBot(game, "")).toBe("level:1");
  });
});
