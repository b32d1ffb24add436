export type LonLat = readonly [number, number];
export type Point = readonly [number, number];

/** A part of the chart drawn larger: its middle and reach in units of the chart. */
export interface Lens {
  x: number;
  y: number;
  power: number;
  reach: number;
}

/** A window of the Mediterranean, as written by scripts/charts.mjs. */
export interface ChartData {
  name: string;
  width: number;
  height: number;
  margin: { x: number; y: number };
  projection: {
    rotate: number;
    parallels: readonly [number, number] | number[];
    scale: number;
    translate: readonly [number, number] | number[];
    lenses?: readonly Lens[];
  };
  land: string;
  graticule: string;
  step: number;
  seas: { name: string; through: number[][]; size: number }[];
  ranges: number[][][];
  rivers: number[][][];
}

/** The part of a chart that is on the screen, in units of the chart. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
