import { expect, test } from "vitest";
import { placeLabels, settle, type Place, type Rect } from "../src/chart/labels";

const crosses = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const place = (id: string, x: number, y: number): Place => ({
  id,
  at: [x, y],
  text: "Thessalonica",
  size: 15,
  radius: 8,
  side: "n",
});

test("names of towns close together do not cover each other", () => {
  const labels = placeLabels([place("a", 0, 0), place("b", 26, 4), place("c", 8, 30)], []);
  for (const a of labels) for (const b of labels) if (a !== b) expect(crosses(a.rect, b.rect)).toBe(false);
});

test("a name stands on the side it asks for when that is free", () => {
  const [label] = placeLabels([{ ...place("a", 100, 100), side: "e" }], []);
  expect(label?.anchor).toBe("start");
  expect(label?.x).toBeGreaterThan(100);
});

test("boats moor where nothing else lies", () => {
  const taken: Rect[] = [{ x: -20, y: 5, w: 200, h: 60 }];
  const [x, y] = settle([0, 0], 60, 30, [9, 16, 26], taken, [0, 1]);
  expect(crosses({ x: x - 30, y: y - 15, w: 60, h: 30 }, taken[0] as Rect)).toBe(false);
});
