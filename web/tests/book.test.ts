import { describe, expect, it } from "vitest";
import { addresses, marked, origins, speaksOf } from "../src/lib/book";

describe("the encyclopaedia", () => {
  it("finds words whatever their accents and order", () => {
    expect(speaksOf("Łupienie: zabierz złoto", "zloto lupienie")).toBe(true);
    expect(speaksOf("Cruel Sea", "sea storm")).toBe(false);
    expect(speaksOf("Cruel Sea", "CRUEL")).toBe(true);
  });

  it("marks what is sought, whatever its accents", () => {
    expect(marked("Złoto: 5 sztuk złota", "zlot")).toEqual([
      { text: "Złot", hit: true },
      { text: "o: 5 sztuk ", hit: false },
      { text: "złot", hit: true },
      { text: "a", hit: false },
    ]);
    expect(marked("P2.14 Buy miles", "p2.14 mile").filter(({ hit }) => hit)).toEqual([
      { text: "P2.14", hit: true },
      { text: "mile", hit: true },
    ]);
    expect(marked("nothing", "gold")).toEqual([{ text: "nothing", hit: false }]);
  });

  it("tells where values come from, field by field", () => {
    expect(
      origins({
        id: "x",
        provenance: "printed",
        source: "rulebook",
        note: "two copies",
        provenance_fields: { leader_bonus: "public" },
      } as never),
    ).toEqual([
      { of: "", from: "rulebook" },
      { of: "", from: "two copies" },
      { of: "Leader bonus", from: "public" },
    ]);
  });

  it("parts addresses from the words around them", () => {
    expect(addresses("goods: http://a.b/c ; columns")).toEqual([
      { text: "goods: ", address: false },
      { text: "http://a.b/c", address: true },
      { text: " ; columns", address: false },
    ]);
  });
});
