// What Neptun's board derives from view and facts.

import { sample } from "../../chart/curve";
import type { Column, NeptunView } from "../../generated/neptun";
import type { Projection } from "../../chart/projection";
import type { Point } from "../../chart/types";
import type { Names } from "../../lib/names";
import type { ComponentEntry, GameFacts, SeatName, View } from "../../lib/protocol";

export type { Column, NeptunView } from "../../generated/neptun";

export const neptun = (view: View): NeptunView => view as NeptunView;

export const isFaceUp = (column: Column): column is Required<Column> => column.face_up;

/** Whose chart of contracts lies in the tray: the own one, for spectators that of whoever plays. */
export function chartOwner(view: NeptunView, seat: SeatName | null): SeatName {
  return seat ?? view.current?.seat ?? view.order[0] ?? "";
}

export interface City {
  id: string;
  at: Point;
  region: string;
  colour: string; // of the region
  seaward: Point; // unit vector towards the water
  side: string | undefined;
}

export interface Link {
  id: string;
  a: string;
  b: string;
  deep: boolean;
  line: Point[];
  marker: Point;
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

const lonlat = (entry: ComponentEntry, key: string): [number, number] => {
  const { lon, lat } = entry[key] as { lon: number; lat: number };
  return [lon, lat];
};

export function links(facts: GameFacts, projection: Projection): Link[] {
  const at = new Map((facts.components["city"] ?? []).map((city) => [city.id ?? "", lonlat(city, "label")]));
  return (facts.components["link"] ?? []).map((link) => {
    const [a, b] = [link["a"] as string, link["b"] as string];
    const via = (link["via"] as [number, number][] | undefined) ?? [];
    const through = [at.get(a) ?? [0, 0], ...via, at.get(b) ?? [0, 0]] as [number, number][];
    return {
      id: link.id ?? "",
      a,
      b,
      deep: link["kind"] === "deep_sea",
      line: sample(through.map((p) => projection.point(p))),
      marker: projection.point(lonlat(link, "marker")),
    };
  });
}

export function cities(facts: GameFacts, projection: Projection, roads: Link[]): City[] {
  const regions = new Map((facts.components["region"] ?? []).map((region) => [region.id, region["colour"] as string]));
  return (facts.components["city"] ?? []).map((city) => {
    const at = projection.point(lonlat(city, "label"));
    const region = city["region"] as string;
    return {
      id: city.id ?? "",
      at,
      region,
      colour: regions.get(region) ?? "",
      seaward: seaward(at, city.id ?? "", roads),
      side: city["text"] as string | undefined,
    };
  });
}

/** The direction in which the routes of a city leave it: there is water, and room for its boats. */
function seaward(at: Point, id: string, roads: Link[]): Point {
  let [x, y] = [0, 0];
  for (const road of roads) {
    const line = road.a === id ? road.line : road.b === id ? [...road.line].reverse() : null;
    const near = line?.find((p) => Math.hypot(p[0] - at[0], p[1] - at[1]) > 22);
    if (!near) continue;
    const length = Math.hypot(near[0] - at[0], near[1] - at[1]);
    x += (near[0] - at[0]) / length;
    y += (near[1] - at[1]) / length;
  }
  const length = Math.hypot(x, y);
  return length < 0.2 ? [0, 1] : [x / length, y / length];
}

/** The shortest way between two cities: the links in order, and its miles. */
export function route<Road extends Pick<Link, "id" | "a" | "b">>(
  view: NeptunView,
  roads: Road[],
  from: string,
  to: string,
): { way: Road[]; miles: number } | null {
  const far = new Map<string, number>([[from, 0]]);
  const by = new Map<string, Road>();
  const open = new Set([from]);
  while (open.size) {
    const here = [...open].reduce((a, b) => ((far.get(a) ?? 0) <= (far.get(b) ?? 0) ? a : b));
    open.delete(here);
    for (const road of roads) {
      const there = road.a === here ? road.b : road.b === here ? road.a : null;
      if (there === null) continue;
      const miles = (far.get(here) ?? 0) + (view.distances[road.id] ?? Infinity);
      if (miles < (far.get(there) ?? Infinity)) {
        far.set(there, miles);
        by.set(there, road);
        open.add(there);
      }
    }
  }
  const way: Road[] = [];
  for (let at = to; at !== from;) {
    const road = by.get(at);
    if (!road) return null;
    way.unshift(road);
    at = road.a === at ? road.b : road.a;
  }
  return { way, miles: far.get(to) ?? 0 };
}

/** The line a boat follows along a way. */
export function course(way: Link[], from: string): Point[] {
  let at = from;
  return way.flatMap((road) => {
    const onward = road.a === at;
    at = onward ? road.b : road.a;
    return onward ? road.line : [...road.line].reverse();
  });
}

/** The wind a forecast sum will bring. */
export function windOf(facts: GameFacts, sum: number | null): number | null {
  if (sum === null) return null;
  const space = (facts.components["forecast"] ?? []).find((entry) => entry["sum"] === sum);
  return space ? Number(space["wind"]) : null;
}

export function oarCard(names: Names, id: string): { wind: number; power: number } {
  const card = names.entry("oar_card", id);
  return { wind: Number(card?.["wind"] ?? 0), power: Number(card?.["power"] ?? 0) };
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
