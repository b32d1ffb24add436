"""Make the coast of the terminal maps from Natural Earth's land (public domain, npm package world-atlas).

`python tools/coast.py land-50m.json > src/navarch/cli/boards/coast.txt`: one line for each shore inside the
window, as `lon lat lon lat …` in tenths of a degree.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

WEST, EAST, SOUTH, NORTH = -14.0, 60.0, 8.0, 55.0
TOLERANCE = 0.12  # degrees: less than half a cell of a large terminal
SMALLEST = 0.12  # square degrees: smaller islands are left out

Point = tuple[float, float]


def arcs_of(topology: dict[str, Any]) -> list[list[Point]]:
    """The arcs of a quantized topology as longitudes and latitudes."""
    transform = topology["transform"]
    scale, translate = transform["scale"], transform["translate"]
    found = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * scale[0] + translate[0], y * scale[1] + translate[1]))
        found.append(points)
    return found


def ring_of(arcs: list[list[Point]], numbers: list[int]) -> list[Point]:
    """A ring put together from its arcs; a negative number is an arc backwards."""
    ring: list[Point] = []
    for number in numbers:
        points = arcs[number] if number >= 0 else arcs[~number][::-1]
        ring.extend(points[1:] if ring else points)
    return ring


def cut(ring: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    """The part of a ring on one side of a line (Sutherland and Hodgman)."""
    kept: list[Point] = []
    for i, here in enumerate(ring):
        last = ring[i - 1]
        inside, was_inside = sign * (here[axis] - limit) >= 0, sign * (last[axis] - limit) >= 0
        if inside != was_inside:
            part = (limit - last[axis]) / (here[axis] - last[axis])
            kept.append((last[0] + part * (here[0] - last[0]), last[1] + part * (here[1] - last[1])))
        if inside:
            kept.append(here)
    return kept


def simplified(points: list[Point]) -> list[Point]:
    """Fewer points, none farther from the line than the tolerance (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    far, where = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], 1):
        away = (
            abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
            if length
            else ((x - ax) ** 2 + (y - ay) ** 2) ** 0.5
        )
        if away > far:
            far, where = away, i
    if far <= TOLERANCE:
        return [points[0], points[-1]]
    return simplified(points[: where + 1])[:-1] + simplified(points[where:])


def area(ring: list[Point]) -> float:
    """The area of a ring in square degrees."""
    return abs(sum(ring[i - 1][0] * y - x * ring[i - 1][1] for i, (x, y) in enumerate(ring))) / 2


def main() -> None:
    """Read a land file, print the shores."""
    sys.setrecursionlimit(100_000)
    topology = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    arcs = arcs_of(topology)
    for geometry in topology["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            for numbers in polygon:  # holes count too: what lies inside an odd number of rings is land
                ring = ring_of(arcs, numbers)
                for axis, limit, sign in ((0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)):
                    ring = cut(ring, axis, limit, sign) if ring else ring
                if len(ring) > 3 and area(ring) >= SMALLEST:
                    print(" ".join(f"{round(x * 10)} {round(y * 10)}" for x, y in simplified(ring)))


if __name__ == "__main__":
    main()
