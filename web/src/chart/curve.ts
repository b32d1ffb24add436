// Smooth lines through points, for routes, rivers and the names of seas.

import type { Point } from "./types";

const show = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The data of a smooth path (Catmull and Rom) through the points. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  let path = `M${show(first)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = around(points, i);
    const control1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const control2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${show(control1)} ${show(control2)} ${show(to)}`;
  }
  return path;
}

function around(points: readonly Point[], i: number): [Point, Point, Point, Point] {
  const from = points[i] as Point;
  const to = points[i + 1] as Point;
  return [points[i - 1] ?? from, from, to, points[i + 2] ?? to];
}

/** Points close together along the same smooth path. */
export function sample(points: readonly Point[], perSpan = 8): Point[] {
  const result: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = around(points, i);
    for (let k = 0; k < perSpan; k++) result.push(hermite(a, b, c, d, k / perSpan));
  }
  const last = points.at(-1);
  if (last) result.push(last);
  return result;
}

function hermite(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (i: 0 | 1): number => {
    const tangent1 = (c[i] - a[i]) / 2;
    const tangent2 = (d[i] - b[i]) / 2;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * b[i] + (t3 - 2 * t2 + t) * tangent1 + (3 * t2 - 2 * t3) * c[i] + (t3 - t2) * tangent2
    );
  };
  return [along(0), along(1)];
}

/** The point at a share (0 to 1) of the length of a line. */
export function pointAt(line: readonly Point[], share: number): Point {
  const lengths = line.slice(1).map((p, i) => Math.hypot(p[0] - (line[i] as Point)[0], p[1] - (line[i] as Point)[1]));
  let left = share * lengths.reduce((a, b) => a + b, 0);
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number;
    const [from, to] = [line[i] as Point, line[i + 1] as Point];
    if (left <= length && length > 0)
      return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length];
    left -= length;
  }
  return line.at(-1) ?? [0, 0];
}
