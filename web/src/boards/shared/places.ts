// Places and lines of a board from the component tables.

import type { Projection } from "../../chart/projection";
import type { Box, Point } from "../../chart/types";
import type { ComponentEntry, GameFacts } from "../../lib/protocol";

/** Where an entry is drawn: its own drawing place if it has one, else its label, else where it lies. */
export function placeOf(entry: ComponentEntry, projection: Projection): Point {
  const label = entry["label"] as { lon: number; lat: number } | undefined;
  const lon = entry["draw_lon"] ?? label?.lon ?? entry["lon"];
  const lat = entry["draw_lat"] ?? label?.lat ?? entry["lat"];
  return projection.point([Number(lon), Number(lat)]);
}

export function placesOf(facts: GameFacts, table: string, projection: Projection): Map<string, Point> {
  return new Map((facts.components[table] ?? []).map((entry) => [entry.id ?? "", placeOf(entry, projection)]));
}

/** The same places, those too close together pushed apart. */
export function spread(places: Map<string, Point>, apart: number): Map<string, Point> {
  const moved = [...places].map(([id, [x, y]]) => ({ id, x, y }));
  for (let round = 0; round < 8; round++) {
    moved.forEach((a, i) =>
      moved.slice(i + 1).forEach((b) => {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const length = Math.hypot(dx, dy) || 1;
        const push = (apart - length) / 2;
        if (push <= 0) return;
        a.x -= (dx / length) * push;
        a.y -= (dy / length) * push;
        b.x += (dx / length) * push;
        b.y += (dy / length) * push;
      }),
    );
  }
  return new Map(moved.map(({ id, x, y }) => [id, [x, y]]));
}

export interface Way {
  key: string;
  a: string;
  b: string;
  entry: ComponentEntry;
  line: Point[];
}

/** The links of a table, through the points they name. */
export function waysOf(facts: GameFacts, table: string, projection: Projection, places: Map<string, Point>): Way[] {
  return (facts.components[table] ?? []).flatMap((entry, i) => {
    const [a, b] = [String(entry["a"]), String(entry["b"])];
    const [from, to] = [places.get(a), places.get(b)];
    const via = ((entry["via"] as [number, number][] | undefined) ?? []).map((point) => projection.point(point));
    return from && to ? [{ key: `${i}`, a, b, entry, line: [from, ...via, to] }] : [];
  });
}

/** A line that bows a little to one side, so that it is told apart from a straight one. */
export function bowed(line: Point[]): Point[] {
  const [from, to] = line;
  if (line.length !== 2 || !from || !to) return line;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [from, [(from[0] + to[0]) / 2 - dy * 0.09, (from[1] + to[1]) / 2 + dx * 0.09], to];
}

/** What lies outside a part of the chart, to be kept free. */
export function beyond({ x, y, w, h }: Box): Box[] {
  const far = 400;
  return [
    { x: x - far, y: y - far, w: w + 2 * far, h: far },
    { x: x - far, y: y + h, w: w + 2 * far, h: far },
    { x: x - far, y, w: far, h },
    { x: x + w, y, w: far, h },
  ];
}

/** The part of the chart that holds all these places, with room for their names. */
export function windowOf(places: Iterable<Point>, room = 70): Box {
  const all = [...places];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}
