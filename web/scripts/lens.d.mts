import type { Lens, Point } from "../src/chart/types";

export function bend(point: Point, lenses: readonly Lens[]): Point;
