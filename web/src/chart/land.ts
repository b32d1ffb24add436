// What lies on land.

import type { Rect } from "./labels";
import type { ChartData } from "./types";

/** A function that tells how much of an area is not on the land of the chart (0: all on land). */
export function offLand(chart: ChartData): (rect: Rect) => number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return () => 0;
  const path = new Path2D(chart.land);
  const shares = [0.1, 0.5, 0.9];
  return ({ x, y, w, h }) => {
    let off = 0;
    for (const u of shares) for (const v of shares) if (!context.isPointInPath(path, x + u * w, y + v * h)) off += 1;
    return off / 9;
  };
}
