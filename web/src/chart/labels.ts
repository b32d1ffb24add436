// Where the names of places are written: on the side they ask for if it is free, else where they collide least.

import type { Point } from "./types";

export type Side = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

export interface Place {
  id: string;
  at: Point;
  text: string;
  size: number; // of the letters
  radius: number; // of the dot
  letter?: number; // how wide a letter is, as a share of the size
  side?: Side | undefined;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Label {
  id: string;
  x: number;
  y: number; // of the baseline
  anchor: "start" | "middle" | "end";
  rect: Rect;
}

const SIDES: Side[] = ["n", "s", "e", "w", "ne", "nw", "se", "sw"];
const LETTER = 0.5; // how wide a letter of the text is, as a share of its size

function put(place: Place, side: Side): Label {
  const {
    at: [x, y],
    size,
    radius,
  } = place;
  const width = place.text.length * size * (place.letter ?? LETTER);
  const gap = radius + size * 0.22;
  const diagonal = gap * 0.72;
  const dx = side.includes("e")
    ? side === "e"
      ? gap
      : diagonal
    : side.includes("w")
      ? -(side === "w" ? gap : diagonal)
      : 0;
  const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
  const base = side.startsWith("n")
    ? y - (side === "n" ? gap : diagonal) - size * 0.12
    : side.startsWith("s")
      ? y + (side === "s" ? gap : diagonal) + size * 0.72
      : y + size * 0.3;
  const left = anchor === "start" ? x + dx : anchor === "end" ? x + dx - width : x - width / 2;
  return { id: place.id, x: x + dx, y: base, anchor, rect: { x: left, y: base - size * 0.76, w: width, h: size } };
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** One label for each place; `taken` are areas to keep clear of (markers, boats). */
export function placeLabels(places: readonly Place[], taken: readonly Rect[], box?: Rect): Label[] {
  const dots = places.map(({ at: [x, y], radius: r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }));
  const labels: Label[] = [];
  for (const place of crowdedFirst(places)) {
    let best: Label | undefined;
    let least = Infinity;
    SIDES.forEach((side, rank) => {
      const label = put(place, side);
      const { rect } = label;
      let cost = side === place.side ? 0 : 4 + rank;
      for (const other of labels) cost += 3 * overlap(rect, other.rect);
      for (const area of taken) cost += overlap(rect, area);
      dots.forEach((dot, i) => {
        if (places[i] !== place) cost += 2 * overlap(rect, dot);
      });
      if (box) cost += 4 * (rect.w * rect.h - overlap(rect, box));
      if (cost < least) [least, best] = [cost, label];
    });
    if (best) labels.push(best);
  }
  return labels;
}

function crowdedFirst(places: readonly Place[]): Place[] {
  const near = (a: Place): number => {
    const others = places.filter((b) => b !== a).map((b) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]));
    return Math.min(...others);
  };
  return [...places].sort((a, b) => near(a) - near(b));
}

export const around = ([x, y]: Point, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The middle of a free area of this size near a point: nearest first, and rather in the direction preferred. `unfit` says how bad (0 to 1) an area is. */
export function settle(
  at: Point,
  w: number,
  h: number,
  reaches: readonly number[],
  taken: readonly Rect[],
  prefer: Point = [0, 0],
  unfit: (rect: Rect) => number = () => 0,
): Point {
  let best = at;
  let least = Infinity;
  for (const reach of reaches) {
    for (let i = 0; i < (reach === 0 ? 1 : 16); i++) {
      const [dx, dy] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
      const centre: Point = [
        at[0] + dx * (reach + (w / 2) * Math.abs(dx)),
        at[1] + dy * (reach + (h / 2) * Math.abs(dy)),
      ];
      const rect = around(reach === 0 ? at : centre, w, h);
      const hidden = taken.reduce((sum, area) => sum + overlap(rect, area), 0) / (w * h);
      const cost =
        (hidden > 0 ? 2.5 : 0) +
        (hidden + unfit(rect)) * 14 +
        reach / (h + 1) +
        (prefer[0] || prefer[1] ? 1 - dx * prefer[0] - dy * prefer[1] : 0);
      if (cost < least) [least, best] = [cost, reach === 0 ? at : centre];
    }
  }
  return best;
}
