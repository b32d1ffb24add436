// Areas of the chart drawn from points: every place of the land (or of the sea) belongs to the nearest point,
// points of one province together make its area, and its borders are roughened a little, as if drawn by hand.
import { Delaunay } from "d3-delaunay";

const key = ([x, y]) => `${Math.round(x * 4)},${Math.round(y * 4)}`;

/** A number in -1..1 that depends on the place only. */
function noise(x, y) {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

/** A straight border as a rough line between the same ends. */
function rough(a, b, depth = 4) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || length < 7) return [a];
  const side = 0.11 * length * noise(a[0] + b[0], a[1] + b[1]);
  const middle = [
    (a[0] + b[0]) / 2 - (side * (b[1] - a[1])) / length,
    (a[1] + b[1]) / 2 + (side * (b[0] - a[0])) / length,
  ];
  return [...rough(a, middle, depth - 1), ...rough(middle, b, depth - 1)];
}

/** The same line from either end, so that neighbours share it. */
function border(a, b) {
  const onward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const line = onward ? [...rough(a, b), b] : [...rough(b, a), a].reverse();
  return line.slice(0, -1);
}

/** The rings that bound each owner, from seeds `{owner: [[x, y], …]}` in a box; the owner "" is nobody. */
export function areas(seeds, box) {
  const points = [],
    owners = [];
  for (const [owner, list] of Object.entries(seeds))
    for (const point of list) {
      points.push(point);
      owners.push(owner);
    }
  const voronoi = Delaunay.from(points).voronoi(box);
  const sides = new Map();
  points.forEach((_, i) =>
    edges(voronoi.cellPolygon(i)).forEach(([a, b]) => {
      const name = [key(a), key(b)].sort().join(" ");
      sides.set(name, [...(sides.get(name) ?? []), owners[i]]);
    }),
  );
  const open = {};
  points.forEach((_, i) =>
    edges(voronoi.cellPolygon(i)).forEach(([a, b]) => {
      const both = sides.get([key(a), key(b)].sort().join(" "));
      if (both.length === 2 && both[0] === both[1]) return;
      (open[owners[i]] ??= new Map()).set(key(a), [a, b]);
    }),
  );
  return Object.fromEntries(
    Object.entries(open)
      .filter(([owner]) => owner)
      .map(([owner, next]) => [owner, rings(next)]),
  );
}

function edges(polygon) {
  return polygon
    .slice(1)
    .map((point, i) => [polygon[i], point])
    .filter(([a, b]) => key(a) !== key(b));
}

/** Edges chained into closed lines. */
function rings(next) {
  const found = [];
  while (next.size) {
    const ring = [];
    let [at] = next.keys();
    while (next.has(at)) {
      const [a, b] = next.get(at);
      next.delete(at);
      ring.push(...border(a, b));
      at = key(b);
    }
    found.push(ring);
  }
  return found;
}
