import { geoConicConformal } from "d3-geo";
import { expect, test } from "vitest";
import { bend } from "../scripts/lens.mjs";
import { Projection } from "../src/chart/projection";
import { chart as mediterranean } from "../src/generated/mediterranean";
import { chart as orient } from "../src/generated/orient";
import { chart as sicily } from "../src/generated/sicily";
import type { ChartData, LonLat } from "../src/chart/types";

const PLACES: LonLat[] = [
  [12.48, 41.89],
  [10.3, 36.85],
  [29.9, 31.2],
  [-4.4, 36.7],
  [35.2, 33.3],
];

test.each([mediterranean, orient, sicily] as ChartData[])(
  "places lie where the coastline of $name was drawn",
  (chart) => {
    const { rotate, parallels, scale, translate } = chart.projection;
    const drawn = geoConicConformal()
      .parallels(parallels as [number, number])
      .rotate([-rotate, 0])
      .scale(scale)
      .translate(translate as [number, number]);
    const projection = new Projection(chart.projection);
    for (const place of PLACES) {
      const [x, y] = bend(drawn([place[0], place[1]]) as [number, number], chart.projection.lenses ?? []);
      expect(projection.point(place)[0]).toBeCloseTo(x, 6);
      expect(projection.point(place)[1]).toBeCloseTo(y, 6);
      expect(projection.lonlat([x, y])[0]).toBeCloseTo(place[0], 6);
      expect(projection.lonlat([x, y])[1]).toBeCloseTo(place[1], 6);
    }
  },
);
