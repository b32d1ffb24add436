import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areas } from "../src/generated/provinces";

const COMPONENTS = new URL("../../src/navarch/games/mare_nostrum/components/", import.meta.url);

function ids(table: string): string[] {
  const text = readFileSync(new URL("mare-nostrum.toml", COMPONENTS), "utf8");
  return text
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${table}]]`))
    .map((part) => /^id = "(\w+)"/m.exec(part)?.[1] ?? "");
}

test.each([
  ["province", areas.provinces],
  ["sea", areas.seas],
] as const)("every %s of Mare Nostrum has an area on the chart", (table, drawn) => {
  expect(ids(table).length).toBeGreaterThan(5);
  expect(Object.keys(drawn).sort()).toEqual(ids(table).sort());
});
