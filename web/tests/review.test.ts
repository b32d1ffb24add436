import { describe, expect, it } from "vitest";
import type { ReviewWords } from "../src/lib/protocol";
import { chanceAt, chanceLines, outlookAt, percent, signed } from "../src/lib/review";

const REVIEW: ReviewWords = {
  seats: ["rome", "carthage"],
  iterations: 100,
  seed: 1,
  chances: [
    { ply: 4, chances: [0.5, 0.5], errors: [0, 0] },
    { ply: 14, chances: [0.7, 0.2], errors: [0, 0] },
    { ply: 20, chances: [1, 0], errors: [0, 0] },
  ],
  turning_points: [],
  judged: [],
};

describe("a review", () => {
  it("tells chances in points of a hundred, and what they moved by with its sign", () => {
    expect(percent(0.434)).toBe("43 %");
    expect([signed(0.12), signed(-0.03), signed(0.001)]).toEqual(["+12 %", "−3 %", "±0 %"]);
  });

  it("has a line for each seat, on which a mistake stands between two outlooks", () => {
    const [rome, carthage] = chanceLines(REVIEW);
    expect(carthage?.points.map(({ chance }) => chance)).toEqual([0.5, 0.2, 0]);
    expect(rome && [0, 4, 9, 20, 30].map((ply) => chanceAt(rome, ply))).toEqual([0.5, 0.5, 0.6, 1, 1]);
  });

  it("knows what was thought of the chances at any move", () => {
    expect([0, 4, 13, 14, 99].map((ply) => outlookAt(REVIEW, ply)?.ply)).toEqual([4, 4, 4, 14, 20]);
  });
});
