import { describe, expect, it } from "vitest";
import { en } from "../src/lib/text/en";
import { pl } from "../src/lib/text/pl";

const files = import.meta.glob<Record<string, object>>("../src/lib/text/*.ts", { eager: true });
const parts = Object.values(files).flatMap((file) => Object.entries(file));

describe("the texts of the page", () => {
  it.each([
    ["En", en],
    ["Pl", pl],
  ])("have one meaning for each key: %s", (ending, all) => {
    const own = parts.filter(([name]) => name.endsWith(ending));
    expect(own.length).toBeGreaterThan(5);
    for (const [name, part] of own)
      for (const [key, text] of Object.entries(part)) expect(all, `${name}.${key}`).toHaveProperty([key], text);
  });
});
