// What lies on land: the coastline painted once on a small sheet, to be looked up quickly.

import type { Rect } from "./labels";
import type { ChartData } from "./types";

const GRAIN = 4; // units of the chart to a pixel of the sheet
const SHARES = [0.1, 0.5, 0.9];
const sheets = new Map<string, (x: number, y: number) => boolean>();

function painted(chart: ChartData): (x: number, y: number) => boolean {
  const width = Math.ceil((chart.width + 2 * chart.margin.x) / GRAIN);
  const height = Math.ceil((chart.height + 2 * chart.margin.y) / GRAIN);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return () => true;
  context.scale(1 / GRAIN, 1 / GRAIN);
  context.translate(chart.margin.x, chart.margin.y);
  context.fill(new Path2D(chart.land));
  const { data } = context.getImageData(0, 0, width, height);
  return (x, y) => {
    const column = Math.floor((x + chart.margin.x) / GRAIN);
    const row = Math.floor((y + chart.margin.y) / GRAIN);
    return (data[(row * width + column) * 4 + 3] ?? 0) > 127;
  };
}

/** A function that tells how much of an area is not on the land of the chart (0: all on land). */
export function offLand(chart: ChartData): (rect: Rect) => number {
  const onLand = sheets.get(chart.name) ?? painted(chart);
  sheets.set(chart.name, onLand);
  return ({ x, y, w, h }) => {
    let off = 0;
    for (const u of SHARES) for (const v of SHARES) if (!onLand(x + u * w, y + v * h)) off += 1;
    return off / SHARES.length ** 2;
  };
}
