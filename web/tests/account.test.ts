import { describe, expect, it } from "vitest";
import { conditions, lines, sources, ticks, total } from "../src/lib/account";
import type { ShareWords } from "../src/lib/protocol";

const share = (more: Partial<ShareWords>): ShareWords => ({
  seat: "red",
  key: "temple",
  text: "Temple of Italia",
  rule: "P3.T.1",
  kind: "counted",
  amount: 3,
  needed: null,
  turn: 1,
  ...more,
});

describe("an account", () => {
  const shares = [
    share({ turn: 2, amount: 6 }),
    share({}),
    share({ seat: "green", amount: 4 }),
    share({ text: "Bonus", amount: 3 }),
    share({ kind: "promised", amount: 9 }),
    share({ kind: "condition", text: "Pyramids", amount: null, needed: 12 }),
    share({ kind: "condition", text: "Pyramids", seat: "green", amount: 5, needed: 12 }),
  ];

  it("has a row for each source, with everybody's part by turn", () => {
    const rows = sources(shares, "counted");
    expect(rows.map((row) => row.text)).toEqual(["Temple of Italia", "Bonus"]);
    expect(rows[0]?.amounts).toEqual({ red: 9, green: 4 });
    expect(rows[0]?.parts["red"]).toEqual([
      { turn: 1, amount: 3 },
      { turn: 2, amount: 6 },
    ]);
    expect(total(rows, "red")).toBe(12);
  });

  it("tells what is missing, and what is hidden", () => {
    expect(conditions(shares)).toEqual([
      { text: "Pyramids", rule: "P3.T.1", needed: 12, has: { red: null, green: 5 } },
    ]);
  });

  it("becomes a line for each seat", () => {
    const course = [
      { ply: 0, turn: 0, amounts: { counted: { red: 0, green: 0 } } },
      { ply: 9, turn: 1, amounts: { counted: { red: 3, green: 4 } } },
    ];
    expect(lines({ shares, measures: [], course }, "counted", ["red", "green"])).toEqual([
      { seat: "red", amounts: [0, 3] },
      { seat: "green", amounts: [0, 4] },
    ]);
  });

  it("is drawn between round numbers", () => {
    expect(ticks(0, 54)).toEqual([0, 20, 40, 60]);
    expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(0, 0)).toEqual([0]);
  });
});
