// What lies on land or in an area: each painted once on a small sheet, to be looked up quickly.

import type { Rect } from "./labels";
import type { ChartData } from "./types";

type Lookup = (x: number, y: number) => boolean;

const GRAIN = 4; // units of the chart to a pixel of the sheet
const SHARES = [0.1, 0.5, 0.9];
const sheets = new Map<string, Lookup>();

function painted(chart: ChartData, path: string): Lookup {
  const width = Math.ceil((chart.width + 2 * chart.margin.x) / GRAIN);
  const height = Math.ceil((chart.height + 2 * chart.margin.y) / GRAIN);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return () => true;
  context.scale(1 / GRAIN, 1 / GRAIN);
  context.translate(chart.margin.x, chart.margin.y);
  context.fill(new Path2D(path));
  const covered = context.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 3);
  return (x, y) => {
    const column = Math.floor((x + chart.margin.x) / GRAIN);
    const row = Math.floor((y + chart.margin.y) / GRAIN);
    return (covered[row * width + column] ?? 0) > 127;
  };
}

/** A function that tells how much of a rectangle lies in this area of the chart (1: all of it). */
export function inArea(chart: ChartData, name: string, path: string): (rect: Rect) => number {
  const key = `${chart.name} ${name}`;
  const isIn = sheets.get(key) ?? painted(chart, path);
  sheets.set(key, isIn);
  return ({ x, y, w, h }) => {
    let inside = 0;
    for (const u of SHARES) for (const v of SHARES) if (isIn(x + u * w, y + v * h)) inside += 1;
    return inside / SHARES.length ** 2;
  };
}

/** A function that tells how much of a rectangle is not on the land of the chart (0: all on land). */
export function offLand(chart: ChartData): (rect: Rect) => number {
  const onLand = inArea(chart, "land", chart.land);
  return (rect) => 1 - onLand(rect);
}
