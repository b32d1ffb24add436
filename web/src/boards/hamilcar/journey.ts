// A way of several spaces: which further spaces an Army or a Fleet may reach with its points, and through which.
// The rules are the server's: the page only proposes a way and plays it step by step while each step is legal.

import type { Desk } from "../types";
import { hamilcar, type HamilcarView } from "./view";

export interface Journey {
  verb: "march" | "sail";
  general: string;
  steps: string[]; // spaces, the last is the goal
  cost: number;
}

interface Link {
  to: string;
  cost: number;
}

/** The journeys of two steps and more, by their goal. */
export function journeys(desk: Desk): Map<string, Journey> {
  const view = hamilcar(desk.view);
  const found = new Map<string, Journey>();
  const moving = view.movement;
  const verb = (["march", "sail"] as const).find((one) => desk.lit.actions.some((act) => act.verb === one));
  const start = verb === "sail" ? view.fleets[desk.seat ?? ""]?.route.at(-1) : moving?.at;
  if (!verb || !moving || !start || desk.seat === null) return found;
  const links = verb === "sail" ? lanes(desk) : roads(desk);
  const first = new Set(desk.lit.actions.filter((act) => act.verb === verb).map((act) => act.noun));
  const open: Journey[] = [{ verb, general: moving.general, steps: [], cost: 0 }];
  const done = new Set([start]);
  for (let here = open.shift(); here; here = open.shift()) {
    const at = here.steps.at(-1) ?? start;
    if (here.steps.length && done.has(at)) continue;
    done.add(at);
    if (here.steps.length > 1 && !first.has(at)) found.set(at, here);
    if (here.steps.length && barred(view, desk.seat, at)) continue;
    for (const { to, cost } of links.get(at) ?? []) {
      if (done.has(to) || here.cost + cost > moving.points || (!here.steps.length && !first.has(to))) continue;
      open.push({ ...here, steps: [...here.steps, to], cost: here.cost + cost });
    }
    open.sort((a, b) => a.cost - b.cost);
  }
  return found;
}

/** Whoever enters a space with enemies in the field stays to fight: a way may end there but not go through. */
function barred(view: HamilcarView, seat: string, space: string): boolean {
  return Object.entries(view.spaces[space]?.outside ?? {}).some(
    ([side, force]) => side !== seat && force.cu + force.elephants > 0,
  );
}

function join(links: Map<string, Link[]>, a: string, b: string, cost: number): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    links.set(from, [...(links.get(from) ?? []), { to, cost }]);
}

function roads(desk: Desk): Map<string, Link[]> {
  const links = new Map<string, Link[]>();
  for (const road of desk.facts.components["road"] ?? [])
    join(links, String(road["a"]), String(road["b"]), Number(road["cost"] ?? 1));
  return links;
}

function lanes(desk: Desk): Map<string, Link[]> {
  const links = new Map<string, Link[]>();
  for (const lane of desk.facts.components["sea_lane"] ?? [])
    join(links, String(lane["a"]), String(lane["b"]), Number(lane["cost"] ?? 1));
  for (const sea of desk.facts.components["mare_tyrrhenum"] ?? []) {
    const ports = sea["ports"] as string[];
    ports.forEach((a, i) => ports.slice(i + 1).forEach((b) => join(links, a, b, Number(sea["cost"]))));
  }
  return links;
}
