// Lambert's conformal conic projection, the same one that drew the coastlines.

import type { ChartData, LonLat, Point } from "./types";

const RADIANS = Math.PI / 180;
const tangent = (latitude: number): number => Math.tan((Math.PI / 2 + latitude) / 2);

export class Projection {
  private readonly n: number;
  private readonly f: number;

  constructor(private readonly facts: ChartData["projection"]) {
    const [south = 0, north = 0] = facts.parallels.map((latitude) => latitude * RADIANS);
    this.n = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(tangent(north) / tangent(south));
    this.f = (Math.cos(south) * tangent(south) ** this.n) / this.n;
  }

  /** The place on the chart of a longitude and latitude. */
  point([longitude, latitude]: LonLat): Point {
    const { rotate, scale, translate } = this.facts;
    const angle = this.n * (longitude - rotate) * RADIANS;
    const radius = this.f / tangent(latitude * RADIANS) ** this.n;
    const [x = 0, y = 0] = translate;
    return this.bend([x + scale * radius * Math.sin(angle), y - scale * (this.f - radius * Math.cos(angle))]);
  }

  /** The longitude and latitude of a place on the chart. */
  lonlat(bent: Point): LonLat {
    const { rotate, scale, translate } = this.facts;
    const [px, py] = this.straighten(bent);
    const [tx = 0, ty = 0] = translate;
    const x = (px - tx) / scale;
    const y = this.f - (ty - py) / scale;
    const radius = Math.hypot(x, y);
    const longitude = rotate + Math.atan2(x, y) / this.n / RADIANS;
    const latitude = (2 * Math.atan((this.f / radius) ** (1 / this.n)) - Math.PI / 2) / RADIANS;
    return [longitude, latitude];
  }

  /** Where a point of the plain chart lies under the lenses (scripts/lens.mjs draws the coast so). */
  private bend([x, y]: Point): Point {
    let [bx, by] = [x, y];
    for (const lens of this.facts.lenses ?? []) {
      const [dx, dy] = [x - lens.x, y - lens.y];
      const pull = lens.power * Math.exp(-(dx * dx + dy * dy) / (2 * lens.reach * lens.reach));
      bx += dx * pull;
      by += dy * pull;
    }
    return [bx, by];
  }

  /** The point of the plain chart that the lenses show here: found by going back what they moved it by. */
  private straighten([x, y]: Point): Point {
    if (!this.facts.lenses?.length) return [x, y];
    let guess: Point = [x, y];
    for (let round = 0; round < 60; round++) {
      const [bx, by] = this.bend(guess);
      guess = [guess[0] + 0.7 * (x - bx), guess[1] + 0.7 * (y - by)];
    }
    return guess;
  }
}
