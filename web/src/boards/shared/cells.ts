// The land around each place of a board: everything nearer to it than to any other place, up to a reach.

import type { Point } from "../../chart/types";

/** A side of a cell, and the place on its other side (none at the edge of the reach). */
export interface Edge {
  from: Point;
  to: Point;
  beyond: string | null;
}

const CORNERS = 28;

/** The cell of every place. */
export function cells(places: Map<string, Point>, reachOf: (id: string) => number): Map<string, Edge[]> {
  return new Map(
    [...places].map(([id, at]) => {
      const reach = reachOf(id);
      let edges = disc(at, reach);
      for (const [other, there] of places) {
        const distance = Math.hypot(there[0] - at[0], there[1] - at[1]);
        if (other !== id && distance > 0 && distance < 2 * reach) edges = cut(edges, at, there, other);
      }
      return [id, edges];
    }),
  );
}

function disc([x, y]: Point, reach: number): Edge[] {
  const corner = (i: number): Point => [
    x + reach * Math.cos((2 * Math.PI * i) / CORNERS),
    y + reach * Math.sin((2 * Math.PI * i) / CORNERS),
  ];
  return Array.from({ length: CORNERS }, (_, i) => ({ from: corner(i), to: corner(i + 1), beyond: null }));
}

/** The part of a cell that is nearer to its own place than to another. */
function cut(edges: Edge[], own: Point, there: Point, other: string): Edge[] {
  const [nx, ny] = [there[0] - own[0], there[1] - own[1]];
  const middle = ((own[0] + there[0]) * nx + (own[1] + there[1]) * ny) / 2;
  const over = (point: Point): number => point[0] * nx + point[1] * ny - middle;
  const kept: Edge[] = [];
  let left: Point | null = null; // where the outline leaves this side
  let back: Point | null = null;
  for (const edge of edges) {
    const [a, b] = [over(edge.from), over(edge.to)];
    if (a <= 0 && b <= 0) kept.push(edge);
    if (a <= 0 === b <= 0) continue;
    const share = a / (a - b);
    const crossing: Point = [
      edge.from[0] + (edge.to[0] - edge.from[0]) * share,
      edge.from[1] + (edge.to[1] - edge.from[1]) * share,
    ];
    kept.push(a <= 0 ? { ...edge, to: crossing } : { ...edge, from: crossing });
    if (a <= 0) left = crossing;
    else back = crossing;
  }
  if (left && back) kept.push({ from: left, to: back, beyond: other });
  return inOrder(kept);
}

/** The sides of a convex outline one after the other. */
function inOrder(edges: Edge[]): Edge[] {
  const [cx, cy] = [0, 1].map((i) => edges.reduce((sum, { from }) => sum + (from[i] ?? 0), 0) / edges.length) as [
    number,
    number,
  ];
  const angle = ({ from, to }: Edge): number => Math.atan2((from[1] + to[1]) / 2 - cy, (from[0] + to[0]) / 2 - cx);
  return [...edges].sort((a, b) => angle(a) - angle(b));
}

const show = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Cells as the data of a path. */
export const outline = (edges: Edge[]): string =>
  edges.length ? `M${edges.map(({ from }) => show(from)).join("L")}Z` : "";

/** The sides between places that differ in something, each once. */
export function borders(found: Map<string, Edge[]>, kind: (id: string) => string): string {
  return [...found]
    .flatMap(([id, edges]) =>
      edges
        .filter(({ beyond }) => beyond !== null && id < beyond && kind(id) !== kind(beyond))
        .map(({ from, to }) => `M${show(from)}L${show(to)}`),
    )
    .join("");
}
