import { describe, expect, it } from "vitest";
import {
  followers,
  isWhole,
  movable,
  spelled,
  suggestOffer,
  suggestPayment,
  suggestStore,
  toggled,
  wanted,
} from "../src/boards/mare_nostrum/compose";
import type { MareView } from "../src/boards/mare_nostrum/view";
import type { LegalAction } from "../src/lib/acts";

const act = (action: string): LegalAction => {
  const [verb = "", noun = null] = action.split(" ");
  return { action, verb, noun, domain: null, text: action, rule: "" };
};
const view = (now: MareView["now"], rest: Partial<MareView> = {}): MareView =>
  ({ now, exchange: { value: 3, open: false, free: [], played: [] }, provinces: {}, seas: {}, ...rest }) as MareView;

describe("a set to pay with", () => {
  it("is of different goods, those held most first, since coins keep and goods spoil", () => {
    expect(suggestPayment({ coin: 4, ceramic: 1, metal: 3, grain: 2 }, 2, [])).toEqual({ metal: 1, grain: 1 });
  });
  it("counts a legendary token and a plain one as the same good", () => {
    expect(suggestPayment({ coin: 2, metal: 1, legendary_metal: 1, grain: 1 }, 2, [])).toEqual({ metal: 1, grain: 1 });
  });
  it("is of coins where there are too few goods", () => {
    expect(suggestPayment({ coin: 3, metal: 2 }, 3, [])).toEqual({ coin: 3 });
  });
  it("goes on as it began", () => {
    expect(suggestPayment({ coin: 1, metal: 2, grain: 1 }, 1, ["metal"])).toEqual({ grain: 1 });
  });
  it("takes another good in the place of the one chosen first", () => {
    const wants = { verb: "pay", least: 3, most: 3 } as const;
    const full = { metal: 1, grain: 1, gems: 1 };
    expect(toggled(full, "wine", 1, wants, false)).toEqual({ grain: 1, gems: 1, wine: 1 });
    expect(full).toEqual({ metal: 1, grain: 1, gems: 1 });
    expect(toggled({ coin: 2, metal: 1 }, "wine", 2, { ...wants, verb: "offer" }, false)).toEqual({
      coin: 1,
      metal: 1,
      wine: 1,
    });
    expect(toggled(full, "gems", 1, wants, false)).toEqual({ metal: 1, grain: 1 });
  });
  it("changes from goods to coins and back with a click", () => {
    const wants = { verb: "pay", least: 3, most: 3 } as const;
    expect(toggled({ metal: 1, grain: 1 }, "coin", 5, wants, false)).toEqual({ coin: 3 });
    expect(toggled({ coin: 3 }, "gems", 1, wants, false)).toEqual({ gems: 1 });
    expect(toggled({ gems: 1 }, "gems", 1, wants, false)).toEqual({});
  });
});

describe("an offer", () => {
  it("is first of what one has twice", () => {
    expect(suggestOffer({ coin: 1, metal: 3, grain: 1 }, 3)).toEqual({ metal: 2, coin: 1 });
  });
  it("is played as one, and closed by a word where it could be longer", () => {
    const three = ["offer grain", "offer coin", "offer coin"];
    expect(spelled({ grain: 1, coin: 2 }, { verb: "offer", least: 3, most: 3 })).toEqual(three);
    expect(spelled({ grain: 1, coin: 2 }, { verb: "offer", least: 0, most: 5 })).toEqual([...three, "done"]);
  });
  it("is whole only with as many tokens as are asked", () => {
    const wants = { verb: "offer", least: 3, most: 3 } as const;
    expect([2, 3, 4].map((coin) => isWhole({ coin }, wants))).toEqual([false, true, false]);
    expect(isWhole({ coin: 1 }, { verb: "offer", least: 0, most: 5 })).toBe(true);
  });
});

describe("what the Gardens keep", () => {
  it("are goods of different types, a legendary one before its plain twin", () => {
    expect(suggestStore({ coin: 3, metal: 2, grain: 1, legendary_metal: 1 }, 2)).toEqual({
      legendary_metal: 1,
      grain: 1,
    });
  });
});

describe("what is asked", () => {
  it("is put together only where more than one token is wanted", () => {
    expect(wanted(view({ payment: { price: 3, paid: ["metal"] } }), [act("pay grain")])).toEqual({
      verb: "pay",
      least: 2,
      most: 2,
    });
    expect(wanted(view({}, { may_store: 2 }), [act("done"), act("store grain")])).toEqual({
      verb: "store",
      least: 0,
      most: 2,
    });
    expect(wanted(view({}, { may_offer: 3 }), [act("offer grain")])).toEqual({ verb: "offer", least: 3, most: 3 });
    expect(wanted(view({ payment: { price: 2, paid: ["metal"] } }), [act("pay grain")])).toBeNull();
    expect(wanted(view({}), [act("claim grain")])).toBeNull();
  });
});

describe("several legions on one way", () => {
  const site = { kind: "caravan", good: "grain", built: true, legion_of: "p1", held_by: "p1" };
  const provinces = {
    gallia: {
      control: "p1",
      legions: { p1: 4 },
      fortress: null,
      at_war: false,
      marker_occupied_by: null,
      sites: { gallia_grain: site },
    },
  };
  it("are those that stand on no site", () => {
    expect(movable(view({ from_province: "gallia" }, { provinces }), "p1")).toBe(3);
  });
  it("march and enter one after another", () => {
    expect(followers(view({ from_province: "gallia" }), act("enter germania"), 3)).toEqual([
      "march gallia",
      "enter germania",
      "march gallia",
      "enter germania",
    ]);
    expect(followers(view({ from_sea: "mare_ionium" }), act("sail_to mare_africum"), 2)).toEqual([
      "sail mare_ionium",
      "sail_to mare_africum",
    ]);
    expect(followers(view({ from_province: "gallia" }), act("done"), 3)).toEqual([]);
  });
});
