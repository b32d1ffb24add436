// Where provinces and seas write their names and put their pieces, so that nothing covers anything.

import { around, settle, type Rect } from "../../chart/labels";
import { sample } from "../../chart/curve";
import { inArea, offLand } from "../../chart/land";
import { Projection } from "../../chart/projection";
import type { Box, LonLat, Point } from "../../chart/types";
import { chart } from "../../generated/orient";
import { areas } from "../../generated/provinces";
import type { ComponentEntry, SeatName } from "../../lib/protocol";
import type { Province } from "./view";

export const projection = new Projection(chart.projection);
const inWater = offLand(chart);

/** The lines along which the names of the seas are written. */
const SEA_LINES: Record<string, LonLat[]> = {
  mare_sardum: [
    [2.8, 40.2],
    [5.6, 39.1],
    [8.4, 38.4],
  ],
  mare_tyrrhenum: [
    [9.9, 41.6],
    [12.2, 40.1],
    [14.9, 39.0],
  ],
  mare_hadriaticum: [
    [12.5, 45.1],
    [15.4, 43.0],
    [18.8, 41.1],
  ],
  mare_ionium: [
    [16.2, 37.4],
    [18.4, 36.7],
    [21.0, 36.1],
  ],
  mare_africum: [
    [12.4, 34.9],
    [16, 34.0],
    [20.2, 33.6],
  ],
  mare_aegaeum: [
    [24.6, 40.5],
    [25.4, 38.5],
    [25.9, 36.3],
  ],
  mare_aegyptum: [
    [22.8, 33.3],
    [27.0, 32.7],
    [31.8, 32.3],
  ],
  mare_cyprium: [
    [27.8, 35.4],
    [31, 34.4],
    [34.8, 34.1],
  ],
  pontus_euxinus: [
    [29.4, 43.2],
    [33.5, 43.6],
    [38, 43.1],
  ],
};

export const seaLine = (id: string): Point[] => (SEA_LINES[id] ?? []).map((place) => projection.point(place));

export const lengthOf = (line: Point[]): number =>
  line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0);

/** Islands and the peninsula: they find their place first, since there is no other near. */
const NARROW = ["creta", "sicilia", "achaea"];

/** Crowded coasts, where a name stands better a little aside. */
const ASIDE: Record<string, LonLat> = {
  achaea: [21.9, 38.0],
  macedonia: [21.9, 41.0],
  italia: [16.4, 40.4],
  creta: [24.8, 34.9],
};

/** The middle of the name of a sea: it is kept free, since a click there means the sea. */
function middleOf(line: Point[]): Point {
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  return [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
}

export const labelled = (entries: ComponentEntry[]): Map<string, Point> =>
  new Map(
    entries.map((entry) => {
      const { lon, lat } = entry["label"] as { lon: number; lat: number };
      return [entry.id ?? "", projection.point(ASIDE[entry.id ?? ""] ?? [lon, lat])];
    }),
  );

export const SITE = 21; // pixels to a site
export const UNIT = 25; // pixels to a group of units
export const SHIP = 31; // pixels to a fleet

export const markerOf = (province: string): string => `${province}_control`;
export const isMarker = (site: string): boolean => site.endsWith("_control");
export const signsOf = (province: Province): string[] => Object.keys(province.sites).filter((site) => !isMarker(site));
export const groupsOf = (province: Province): number =>
  Object.keys(province.legions).length + (province.fortress ? 1 : 0);

export interface Room {
  blocks: Map<string, Point>; // the middle of name, sites and units of a province
  fleets: Map<string, Point>;
}

/** Provinces first, then the fleets of each sea in its own waters. */
export function arrange(
  at: Map<string, Point>,
  seaAt: Map<string, Point>,
  provinces: Record<string, Province>,
  seas: Record<string, Record<SeatName, number>>,
  name: (id: string) => string,
  unit: number,
  box: Box,
): Room {
  const px = (n: number): number => n * unit;
  const taken: Rect[] = [];
  for (const id of seaAt.keys()) taken.push(around(middleOf(seaLine(id)), px(34), px(20)));
  const blocks = new Map<string, Point>();
  const whole = box.w >= chart.width * 0.97 && box.h >= chart.height * 0.97;
  const hidden = ({ x, y, w, h }: Rect): number =>
    whole && (y < box.y + px(16) || y + h > box.y + box.h - px(14) || x < box.x || x + w > box.x + box.w) ? 1 : 0;
  const narrowFirst = [...at].sort(([a], [b]) => Number(NARROW.includes(b)) - Number(NARROW.includes(a)));
  for (const [id, point] of narrowFirst) {
    const province = provinces[id];
    if (!province) continue;
    const groups = groupsOf(province);
    const w = px(Math.max(name(id).length * 7.6 + 22, signsOf(province).length * SITE, groups * UNIT));
    const h = px(groups ? 66 : 40);
    const place = settle(point, w, h, [0, 5, 10, 16, 23, 31].map(px), taken, [0, 0], hidden);
    taken.push(around(place, w, h));
    blocks.set(id, place);
  }
  const fleets = new Map<string, Point>();
  for (const id of seaAt.keys()) for (const point of sample(seaLine(id), 3)) taken.push(around(point, px(22), px(16)));
  for (const [id, point] of seaAt) {
    const count = Object.keys(seas[id] ?? {}).length;
    if (!count) continue;
    const [w, h] = [px(count * SHIP), px(30)];
    const inside = inArea(chart, id, areas.seas[id] ?? "");
    const place = settle(
      point,
      w,
      h,
      [0, 8, 18, 30, 44, 60, 80].map(px),
      taken,
      [0, 0],
      (rect) => 1.4 * (1 - inside(rect)) + 0.7 * (1 - inWater(rect)),
    );
    taken.push(around(place, w, h));
    fleets.set(id, place);
  }
  return { blocks, fleets };
}
