import { expect, test } from "vitest";
import { borders, cells, outline, type Edge } from "../src/boards/shared/cells";
import type { Point } from "../src/chart/types";

const PLACES = new Map<string, Point>([
  ["a", [0, 0]],
  ["b", [100, 0]],
  ["c", [40, 90]],
  ["d", [-70, -60]],
  ["e", [130, 120]],
]);
const REACH = 80;

/** Whether a point lies on the inner side of every edge of a convex outline. */
function within(edges: Edge[], [x, y]: Point): boolean {
  const turns = edges.map(({ from, to }) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
  return turns.every((turn) => turn >= -1e-6) || turns.every((turn) => turn <= 1e-6);
}

test("a cell holds what is nearer to its place than to any other", () => {
  const found = cells(PLACES, () => REACH);
  for (let x = -140; x <= 200; x += 17) {
    for (let y = -130; y <= 190; y += 13) {
      const far = [...PLACES]
        .map(([id, at]) => ({ id, distance: Math.hypot(x - at[0], y - at[1]) }))
        .sort((a, b) => a.distance - b.distance);
      const [nearest, second] = far;
      if (!nearest || !second || second.distance - nearest.distance < 1 || Math.abs(nearest.distance - REACH) < 2)
        continue;
      for (const { id } of far)
        expect(within(found.get(id) ?? [], [x, y]), `${id} ${x} ${y}`).toBe(
          id === nearest.id && nearest.distance < REACH,
        );
    }
  }
});

test("a border is drawn once, and only between places that differ", () => {
  const found = cells(PLACES, () => REACH);
  expect(borders(found, () => "one land")).toBe("");
  const lines = borders(found, (id) => id).match(/M/g) ?? [];
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(borders(found, (id) => id).split("M")).size).toBe(lines.length + 1);
  expect(outline(found.get("a") ?? [])).toMatch(/^M.*Z$/);
});
