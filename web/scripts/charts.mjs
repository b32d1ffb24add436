// Writes the charts the page draws: coastlines of Natural Earth (public domain), projected, clipped
// and thinned, one file for each window of the Mediterranean. Run before the page is built.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { areas } from "./areas.mjs";
import { bend } from "./lens.mjs";
import { HOMES, PROVINCES, SEAS } from "./provinces.mjs";
import { WINDOWS } from "./windows.mjs";

const require = createRequire(import.meta.url);
const OUT = new URL("../src/generated/", import.meta.url);
const WIDTH = 1600; // units across the window of every chart

/** The land of the world at a scale of Natural Earth ("10m", "50m" or "110m"). */
function land(scale) {
  const atlas = JSON.parse(readFileSync(require.resolve(`world-atlas/land-${scale}.json`), "utf8"));
  return feature(atlas, atlas.objects.land);
}

/** The outline of a window as a line that follows its parallels and meridians. */
function outline({ west, east, south, north }) {
  const points = [];
  const steps = 40;
  const walk = (a, b) => {
    for (let i = 0; i < steps; i++)
      points.push([a[0] + ((b[0] - a[0]) * i) / steps, a[1] + ((b[1] - a[1]) * i) / steps]);
  };
  walk([west, south], [east, south]);
  walk([east, south], [east, north]);
  walk([east, north], [west, north]);
  walk([west, north], [west, south]);
  return { type: "LineString", coordinates: [...points, points[0]] };
}

/** Collects the rings of a path instead of drawing them. */
class Rings {
  rings = [];
  moveTo(x, y) {
    this.rings.push([[x, y]]);
  }
  lineTo(x, y) {
    this.rings.at(-1).push([x, y]);
  }
  closePath() {}
}

/** Douglas and Peucker: the ring without points that stray less than the tolerance from the line. */
function thin(points, tolerance) {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open = [[0, points.length - 1]];
  while (open.length) {
    const [a, b] = open.pop();
    let worst = tolerance,
      at = -1;
    for (let i = a + 1; i < b; i++) {
      const d = distance(points[i], points[a], points[b]);
      if (d > worst) [worst, at] = [d, i];
    }
    if (at >= 0) {
      keep[at] = 1;
      open.push([a, at], [at, b]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function area(ring) {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    sum += x * v - u * y;
  });
  return Math.abs(sum / 2);
}

/** Rings as the data of an SVG path in relative tenths of a unit. */
function data(rings, closed = true) {
  return rings
    .map((ring) => {
      let [px, py] = [0, 0];
      const parts = ring.map(([x, y], i) => {
        const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
        const text = `${i ? "" : "m"}${(tx - px) / 10},${(ty - py) / 10}`;
        [px, py] = [tx, ty];
        return text;
      });
      // every ring starts from the origin, so that "m" is absolute
      return "M" + parts[0].slice(1) + (parts.length > 1 ? "l" + parts.slice(1).join(" ") : "") + (closed ? "z" : "");
    })
    .join("")
    .replaceAll(" -", "-")
    .replaceAll(",-", "-")
    .replaceAll(/(^|[^\d])0\./g, "$1.");
}

function collect(projection, shape) {
  const rings = new Rings();
  geoPath(projection, rings)(shape);
  return rings.rings;
}

/** The projection of a window, its height in units, and how far the chart is drawn beyond it. */
function frame(window) {
  const mid = (window.west + window.east) / 2;
  const projection = geoConicConformal().parallels(window.parallels).rotate([-mid, 0]).precision(0.2);
  projection.fitWidth(WIDTH, outline(window));
  const [[, top], [, bottom]] = geoPath(projection).bounds(outline(window));
  const [x, y] = projection.translate();
  projection.translate([x, y - top]);
  const height = Math.round(bottom - top);
  const margin = { x: Math.round(WIDTH * window.margin), y: Math.round(height * window.margin) };
  projection.clipExtent([
    [-margin.x, -margin.y],
    [WIDTH + margin.x, height + margin.y],
  ]);
  const lenses = (window.lenses ?? []).map(({ at, power, reach }) => {
    const [lx, ly] = projection(at);
    return { x: lx, y: ly, power, reach };
  });
  return { projection, mid, height, margin, lenses };
}

function chart(name, window) {
  const { projection, mid, height, margin, lenses } = frame(window);
  const sheet = (WIDTH + 2 * margin.x) * (height + 2 * margin.y);
  const bent = (ring) => (lenses.length ? ring.map((point) => bend(point, lenses)) : ring);
  const shore = collect(projection, land(window.scale))
    .map((ring) => thin(bent(ring), window.tolerance))
    // An island whose outline runs the wrong way round is clipped to the whole sheet: leave it out.
    .filter((ring) => ring.length > 3 && area(ring) > window.smallest && area(ring) < 0.999 * sheet);
  const step = window.graticule;
  const grid = geoGraticule()
    .step([step, step])
    .extent([
      [-40, 5],
      [80, 70],
    ]);
  const lines = collect(projection, grid()).map((line) => thin(bent(line), 0.2));
  return {
    name,
    width: WIDTH,
    height,
    margin,
    projection: {
      rotate: mid,
      parallels: window.parallels,
      scale: projection.scale(),
      translate: projection.translate(),
      lenses,
    },
    land: data(shore),
    graticule: data(lines, false),
    step,
    seas: window.seas,
    ranges: window.ranges,
    rivers: window.rivers,
  };
}

/** Provinces or seas of a window as paths, to be clipped by the coast when drawn. */
function regions(window, seeds, tolerance = 0) {
  const { projection, height, margin } = frame(window);
  const places = Object.fromEntries(
    Object.entries(seeds).map(([owner, points]) => [owner, points.map((point) => projection(point))]),
  );
  const found = areas(places, [-margin.x, -margin.y, WIDTH + margin.x, height + margin.y]);
  return Object.fromEntries(
    Object.entries(found).map(([owner, rings]) => [
      owner,
      data(tolerance ? rings.map((ring) => thin(ring, tolerance)) : rings),
    ]),
  );
}

/** The homes of the empires, each in one piece. */
function homes() {
  const seeds = { "": [] };
  for (const [province, points] of Object.entries(PROVINCES)) {
    const owner = Object.keys(HOMES).find((colour) => HOMES[colour].includes(province)) ?? "";
    seeds[owner] = [...(seeds[owner] ?? []), ...points];
  }
  return regions(WINDOWS.orient, seeds, 2.2);
}

/** The same window for a small picture in the lobby: only its large lines. */
function picture(name, window) {
  const { width, height, projection, land } = chart(name, { ...window, scale: "50m", tolerance: 2.2, smallest: 70 });
  return { width, height, projection, land, areas: name === "orient" ? homes() : {} };
}

mkdirSync(OUT, { recursive: true });
for (const [name, window] of Object.entries(WINDOWS)) {
  const text = `// Written by scripts/charts.mjs.\nimport type { ChartData } from "../chart/types";\n\nexport const chart: ChartData = ${JSON.stringify(chart(name, window))};\n`;
  writeFileSync(new URL(`${name}.ts`, OUT), text);
  console.log(`${name}: ${Math.round(text.length / 1024)} kB`);
}

const wide = { provinces: regions(WINDOWS.orient, PROVINCES), seas: regions(WINDOWS.orient, SEAS) };
writeFileSync(
  new URL("provinces.ts", OUT),
  `// Written by scripts/charts.mjs.\n\nexport const areas: Record<"provinces" | "seas", Record<string, string>> = ${JSON.stringify(wide)};\n`,
);

const pictures = Object.fromEntries(Object.entries(WINDOWS).map(([name, window]) => [name, picture(name, window)]));
const text = `// Written by scripts/charts.mjs.\nimport type { ChartData } from "../chart/types";\n\nexport const pictures: Record<string, Pick<ChartData, "width" | "height" | "projection" | "land"> & { areas: Record<string, string> }> = ${JSON.stringify(pictures)};\n`;
writeFileSync(new URL("pictures.ts", OUT), text);
console.log(`pictures: ${Math.round(text.length / 1024)} kB`);
