import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Rgb = [number, number, number];

// Machado, Oliveira and Fernandes 2009, full severity, in linear light.
const BLINDNESS: Record<string, number[][]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const css = readFileSync(new URL("../src/style/theme.css", import.meta.url), "utf8");
const SEATS = ["red", "green", "purple", "yellow", "blue"];

function colours(part: string): Rgb[] {
  return SEATS.map((name) => {
    const hex = new RegExp(`--${name}: #(..)(..)(..);`).exec(part);
    return [1, 2, 3].map((i) => parseInt(hex?.[i] ?? "", 16) / 255) as Rgb;
  });
}

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function lab(rgb: Rgb, matrix: number[][] | null): Rgb {
  let l = rgb.map(linear);
  if (matrix)
    l = matrix.map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          row.reduce((sum, m, i) => sum + m * (l[i] ?? 0), 0),
        ),
      ),
    );
  const [r = 0, g = 0, b = 0] = l;
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const themes = { light: css.slice(0, css.indexOf("@media")), dark: css.slice(css.indexOf('[data-theme="dark"]')) };

test.each(Object.entries(themes))(
  "player colours of the %s theme stay apart for every kind of colour blindness",
  (_, part) => {
    for (const matrix of [null, ...Object.values(BLINDNESS)]) {
      const seen = colours(part).map((rgb) => lab(rgb, matrix));
      seen.forEach((a, i) =>
        seen.slice(i + 1).forEach((b) => {
          expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(18);
        }),
      );
    }
  },
);
