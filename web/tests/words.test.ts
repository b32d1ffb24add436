import { describe, expect, it } from "vitest";
import { GameWords } from "../src/lib/words";

const source = `
board-moving = { $name } moves: { $points } points left
board-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
board-phase = { $phase ->
    [winter] winter attrition
   *[other] { $phase }
}
view-wind = Wiatr
`;
const words = new GameWords({ words: source }, "en");

describe("the words of a board", () => {
  it("are given what they speak of", () => {
    expect(words.say("moving", { name: "Hanno", points: 3 })).toBe("Hanno moves: 3 points left");
  });
  it("follow the number", () => {
    expect(words.say("left", { n: 1 })).toBe("1 action left");
    expect(words.say("left", { n: 4 })).toBe("4 actions left");
  });
  it("choose by an id, and show one they do not know as it is", () => {
    expect(words.say("phase", { phase: "winter" })).toBe("winter attrition");
    expect(words.say("phase", { phase: "spring" })).toBe("spring");
  });
  it("are their key where there are none", () => {
    expect(words.say("nothing-like-it")).toBe("nothing-like-it");
  });
  it("name the keys of the view where that is not their plain English", () => {
    expect(words.term("wind")).toBe("Wiatr");
    expect(words.term("round")).toBeUndefined();
  });
});
