import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areas } from "../src/generated/provinces";

const COMPONENTS = new URL("../../src/navarch/games/mare_nostrum/components/", import.meta.url);

function entries(table: string): string[] {
  const text = readFileSync(new URL("mare-nostrum.toml", COMPONENTS), "utf8");
  return text.split(/^\[\[/m).filter((part) => part.startsWith(`${table}]]`));
}

const value = (entry: string, key: string) => new RegExp(`^${key} = "(\\w+)"`, "m").exec(entry)?.[1] ?? "";
const ids = (table: string) => entries(table).map((entry) => value(entry, "id"));

/** The corners of an area, in tenths of a unit; neighbours have those of their border in common. */
function corners(path: string): Set<string> {
  const found = new Set<string>();
  for (const ring of path.split("M").slice(1)) {
    const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map((number) => Math.round(10 * Number(number)));
    let [x, y] = [0, 0];
    for (let i = 0; i < numbers.length; i += 2) {
      [x, y] = [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)];
      found.add(`${x},${y}`);
    }
  }
  return found;
}

test.each([
  ["province", areas.provinces],
  ["sea", areas.seas],
] as const)("every %s of Mare Nostrum has an area on the chart", (table, drawn) => {
  expect(ids(table).length).toBeGreaterThan(5);
  expect(Object.keys(drawn).sort()).toEqual(ids(table).sort());
});

test("the provinces of the east are drawn beside those that they border, and no others", () => {
  const east = ["cilicia", "cappadocia", "judea", "armenia", "mesopotamia", "babylonia", "arabia"];
  const pairs = east.flatMap((a, i) => east.slice(i + 1).map((b) => [a, b].sort().join(" ")));
  const borders = entries("border").map((entry) => [value(entry, "a"), value(entry, "b")].sort().join(" "));
  const drawn = pairs.filter((pair) => {
    const [a, b] = pair.split(" ").map((province) => corners(areas.provinces[province] ?? ""));
    return [...(a ?? [])].filter((corner) => b?.has(corner)).length > 1;
  });
  expect(drawn.sort()).toEqual(pairs.filter((pair) => borders.includes(pair)).sort());
});
