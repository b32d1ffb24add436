import { expect, test } from "vitest";
import { inWords } from "../src/lib/spans";

test("spans are told in their two largest units", () => {
  expect(inWords(3 * 86400)).toBe("3 d");
  expect(inWords(2 * 86400 + 4 * 3600 + 59)).toBe("2 d 4 h");
  expect(inWords(3 * 3600 + 12 * 60 + 5)).toBe("3 h 12 min");
  expect(inWords(245.9)).toBe("4:05");
  expect(inWords(0)).toBe("0:00");
});
