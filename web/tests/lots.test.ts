import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answerTo, drawLot, judge, pledgeOf, type Lot } from "../src/lib/lots";
import type { Gathering, Verification } from "../src/lib/protocol";
import { sha256 } from "../src/lib/sha256";

const mine: Lot = { drawn: "11".repeat(32) };
const theirs: Lot = { drawn: "22".repeat(32) };
const sat = [
  { name: "Ada", holder: 0 },
  { name: "Ben", holder: 1 },
];
const all = (told = [false, false], open: string[] = []): Gathering => ({
  commitment: "cc",
  digest: "dd",
  open,
  seats: sat,
  lots: [
    { seat: "red", pledge: pledgeOf(mine), told: told[0] ?? false },
    { seat: "green", pledge: pledgeOf(theirs), told: told[1] ?? false },
  ],
});

describe("a digest", () => {
  it("is that of Node for messages of every length up to three blocks", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
  it("is the pledge to the bytes of a lot", () => {
    expect(pledgeOf(mine)).toBe(createHash("sha256").update(Buffer.from(mine.drawn, "hex")).digest("hex"));
  });
});

describe("a lot", () => {
  it("is 32 bytes, and another one each time", () => {
    expect(drawLot().drawn).toMatch(/^[0-9a-f]{64}$/);
    expect(drawLot().drawn).not.toBe(drawLot().drawn);
  });
  it("is told when all seats are taken, and what was seen is kept", () => {
    const answer = answerTo(all(), ["red"], false, mine);
    expect(answer?.message).toEqual({ type: "lot", drawn: mine.drawn, to: "dd" });
    expect(answer?.lot.seen).toContain(pledgeOf(theirs));
    expect(answer?.lot.seen).toContain('"cc"');
  });
  it("is not told while somebody may still pledge, nor twice", () => {
    expect(answerTo(all([false, false], ["purple"]), ["red"], false, mine)).toBeNull();
    expect(answerTo(all([true, false]), ["red"], false, mine)).toBeNull();
  });
  it("is drawn anew where it was lost, or where the server has another pledge", () => {
    for (const kept of [null, theirs]) {
      const answer = answerTo(all(), ["red"], false, kept);
      expect(answer?.message).toEqual({ type: "pledge", pledge: answer && pledgeOf(answer.lot) });
      expect(answer?.lot.drawn).not.toBe(mine.drawn);
    }
  });
  it("is spent once it was told to another list", () => {
    const told = answerTo(all(), ["red"], false, mine)?.lot ?? null;
    const other = all();
    other.lots[1] = { seat: "green", pledge: "aa", told: false };
    expect(answerTo(other, ["red"], false, told)?.message.type).toBe("pledge");
    expect(answerTo(all(), ["red"], false, told)?.message).toEqual({ type: "lot", drawn: mine.drawn, to: "dd" }); // it was not heard
  });
  it("is not exchanged any more once somebody has told theirs", () => {
    expect(answerTo(all([false, true]), ["red"], false, null)).toBeNull();
    expect(answerTo(all([false, true]), ["red"], false, mine)?.message.type).toBe("lot");
  });
  it("is drawn by whoever sits there, and by a host who sits nowhere", () => {
    expect(answerTo(all(), [], false, mine)).toBeNull();
    expect(answerTo(all(), [], true, mine)).toBeNull();
    const bots: Gathering = { ...all(), lots: [{ seat: null, pledge: pledgeOf(mine), told: false }] };
    expect(answerTo(bots, [], true, mine)?.message.type).toBe("lot");
    expect(answerTo(bots, [], false, mine)).toBeNull();
    expect(answerTo({ ...all(), lots: [] }, ["red"], false, null)?.message.type).toBe("pledge");
  });
});

describe("what this browser says of a proof", () => {
  const lots = [
    { seat: 0, pledge: pledgeOf(mine), drawn: mine.drawn },
    { seat: 1, pledge: pledgeOf(theirs), drawn: theirs.drawn },
  ];
  const proof: Verification = {
    ok: true,
    actions: 9,
    draws: 9,
    result: null,
    first_bad: "",
    unproved: 0,
    secret: "ss",
    commitment: "cc",
    seats: sat,
    lots,
  };
  const seats = ["red", "green"];
  const told = answerTo(all(), ["red"], false, mine)?.lot ?? null;
  it("holds where its lot is there with all that it saw", () => {
    expect(judge(told, proof, seats)).toBe("in");
  });
  it("complains of another commitment, another pledge, and a lot that is missing", () => {
    expect(judge(told, { ...proof, commitment: "dd" }, seats)).toBe("changed");
    const forged = [lots[0], { seat: 1, pledge: "aa", drawn: "bb" }].flatMap((lot) => lot ?? []);
    expect(judge(told, { ...proof, lots: forged }, seats)).toBe("changed");
    expect(judge(told, { ...proof, lots: lots.slice(1) }, seats)).toBe("changed");
    expect(judge(told, { ...proof, lots: [] }, seats)).toBe("changed");
  });
  it("complains of another name, by which somebody might have chosen the dice", () => {
    const renamed = sat.map((chair, i) => (i ? { ...chair, name: "Bea" } : chair));
    expect(judge(told, { ...proof, seats: renamed }, seats)).toBe("changed");
    expect(answerTo({ ...all(), seats: renamed }, ["red"], false, told)?.message.type).toBe("pledge");
  });
  it("has nothing to say of a lot that was never told", () => {
    expect(judge(null, proof, seats)).toBe("none");
    expect(judge(mine, proof, seats)).toBe("none");
  });
});
