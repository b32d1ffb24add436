"""A sea chart in characters: real coasts at any size, lines over the water, labels that keep clear of each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import groupby, pairwise
from operator import itemgetter
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

SEA = "#a9c7c4"
LAND = "#eadcb9"
INK = "#3a3226"
LINE = "#5f8a8c"
ROAD = "#8a6a3d"
STORM = "#a8412d"
LIT = "#e0a100"  # you may go there
PLAIN_LAND = "░"

Point = tuple[float, float]
Cell = tuple[int, int]
Tail = Sequence[tuple[str, Style]]  # marks behind a label
SIDES = ("e", "w", "n", "s", "ne", "nw", "se", "sw")  # where a label may go when its own side is taken


class Scale(NamedTuple):
    """How degrees are spread over a side of the chart: parts of it get more room where there is more to show."""

    degrees: tuple[float, ...]
    parts: tuple[float, ...]  # from 0 to 1, one for each of the degrees

    def part(self, degree: float) -> float:
        """How far along the side a degree lies."""
        return _between(degree, self.degrees, self.parts)

    def degree(self, part: float) -> float:
        """Which degree lies there."""
        return _between(part, self.parts, self.degrees)


def _between(value: float, sources: tuple[float, ...], targets: tuple[float, ...]) -> float:
    number = 1
    while number < len(sources) - 1 and value > sources[number]:
        number += 1
    low, high = sources[number - 1], sources[number]
    return targets[number - 1] + (value - low) / (high - low) * (targets[number] - targets[number - 1])


class Window(NamedTuple):
    """The part of the world that a chart shows: longitudes from west, latitudes from south."""

    lons: Scale
    lats: Scale


@lru_cache(maxsize=1)
def shores() -> tuple[tuple[Point, ...], ...]:
    """The coasts as rings of longitudes and latitudes (Natural Earth, public domain; see tools/coast.py)."""
    rings = []
    for line in (files(__package__) / "coast.txt").read_text(encoding="utf-8").splitlines():
        numbers = [int(word) / 10 for word in line.split()]
        rings.append(tuple(zip(numbers[::2], numbers[1::2], strict=True)))
    return tuple(rings)


@lru_cache(maxsize=8)
def land(window: Window, width: int, rows: int) -> tuple[tuple[bool, ...], ...]:
    """Row by row, north first, whether a point in the middle of each cell is land."""
    grid = []
    for row in range(rows):
        lat = window.lats.degree(1 - (row + 0.5) / rows)
        crossings = sorted(x for ring in shores() for x in _crossings(ring, lat))
        line = [False] * width
        for west, east in zip(crossings[::2], crossings[1::2], strict=False):
            first, last = window.lons.part(west) * width, window.lons.part(east) * width
            for column in range(width):
                line[column] = line[column] or first <= column + 0.5 < last
        grid.append(tuple(line))
    return tuple(grid)


def _crossings(ring: tuple[Point, ...], lat: float) -> list[float]:
    found = []
    for i, (x, y) in enumerate(ring):
        last_x, last_y = ring[i - 1]
        if (last_y > lat) != (y > lat):
            found.append(last_x + (lat - last_y) / (y - last_y) * (x - last_x))
    return found


class Chart:
    """A grid of cells over a window of the world; each cell shows two halves of shore or one sign."""

    def __init__(self, window: Window, width: int, height: int, colour: bool) -> None:
        self.window = window
        self.width = width
        self.height = height
        self.colour = colour
        self.halves = land(window, width, height * 2)
        self.signs: dict[Cell, tuple[str, Style]] = {}
        self.taken: set[Cell] = set()  # cells that labels keep clear of

    def cell(self, lon: float, lat: float) -> Cell:
        """Where a point of the world lies."""
        column = int(self.window.lons.part(lon) * self.width)
        row = int((1 - self.window.lats.part(lat)) * self.height)
        return min(max(column, 0), self.width - 1), min(max(row, 0), self.height - 1)

    def line(self, points: list[Point], sign: str = "·", colour: str = LINE, over_land: bool = False) -> None:
        """A dotted line under everything else; over water only, unless it is a road."""
        for (lon_a, lat_a), (lon_b, lat_b) in pairwise(points):
            (xa, ya), (xb, yb) = self.cell(lon_a, lat_a), self.cell(lon_b, lat_b)
            steps = max(abs(xb - xa), abs(yb - ya) * 2, 1)
            for step in range(0, steps + 1, 2):
                at = (xa + round((xb - xa) * step / steps), ya + round((yb - ya) * step / steps))
                if at not in self.taken and (over_land or self.is_water(at)):
                    self.signs[at] = (sign, Style(color=colour))

    def is_water(self, at: Cell) -> bool:
        """Whether a cell is sea from top to bottom."""
        column, row = at
        return not (self.halves[row * 2][column] or self.halves[row * 2 + 1][column])

    def put(self, at: Cell, text: str, style: Style) -> None:
        """Write text at a cell and keep others away from it."""
        column, row = at
        for i, sign in enumerate(text):
            if 0 <= column + i < self.width:
                self.signs[column + i, row] = (sign, style)
                self.taken.add((column + i, row))

    def free(self, at: Cell, length: int) -> bool:
        """Whether a text of that length has room there."""
        column, row = at
        if not (0 <= row < self.height and column >= 0 and column + length <= self.width):
            return False
        return not any((column + i, row) in self.taken for i in range(length))

    def label(self, at: Cell, text: str, side: str, style: Style, tail: Tail = ()) -> Cell:
        """Write beside a cell, with marks behind it: on the wanted side where there is room, else on another one.

        Without room for all of it the beginning must do, then the marks alone; the answer is where it stands.
        """
        marks = sum(cell_len(mark) for mark, _ in tail)
        for words in dict.fromkeys((text, text[:4], "")):
            length = len(words) + marks + bool(words and marks)
            corners = [_beside(at, length, one) for one in (side, *SIDES)]
            farther = [_beside((at[0], at[1] + step), length, "n") for step in (3, -1)]
            roomy = [corner for corner in corners if self.free((corner[0] - 1, corner[1]), length + 2)]
            close = [corner for corner in (*corners, *farther) if self.free(corner, length)]
            if length and (roomy or close):
                column, row = (roomy or close)[0]
                self.put((column, row), words, style)
                after = column + len(words) + bool(words and marks)
                for mark, look in tail:
                    self.put((after, row), mark, look)
                    after += cell_len(mark)
                return column, row
        return at  # no room at all: the dot must do

    def number(self, at: Cell, text: str, style: Style) -> None:
        """Write a small number at a cell or as near to it as there is room."""
        column, row = at
        near = sorted(
            ((dx, dy) for dx in range(-4, 5) for dy in (-1, 0, 1)), key=lambda step: abs(step[0]) + 3 * abs(step[1])
        )
        for dx, dy in near:
            corner = (column + dx, row + dy)
            if self.free((corner[0] - 1, corner[1]), len(text) + 2):
                self.put(corner, text, style)
                return
        self.put(at, text, style)

    def rows(self) -> list[Text]:
        """The chart, line by line."""
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> Text:
        text = Text(no_wrap=True)
        for style, cells in groupby((self._look((column, row)) for column in range(self.width)), key=itemgetter(1)):
            text.append("".join(sign for sign, _ in cells), style)
        return text

    def _look(self, at: Cell) -> tuple[str, Style]:
        """The sign of a cell and its colours."""
        column, row = at
        top, bottom = self.halves[row * 2][column], self.halves[row * 2 + 1][column]
        sign = self.signs.get(at)
        if not self.colour:
            return sign[0] if sign else PLAIN_LAND if top and bottom else " ", Style()
        if sign is not None:
            return sign[0], Style(bgcolor=LAND if top and bottom else SEA) + sign[1]
        if top == bottom:
            return " ", Style(bgcolor=LAND if top else SEA)
        return "▀", Style(color=LAND if top else SEA, bgcolor=LAND if bottom else SEA)


def _beside(at: Cell, length: int, side: str) -> Cell:
    """Where a text begins that stands on that side of a cell."""
    column, row = at
    row += ("s" in side) - ("n" in side)
    if side == "e":
        return column + 2, row
    if side == "w":
        return column - length - 1, row
    if "e" in side:
        return column, row
    if "w" in side:
        return column - length + 1, row
    return column - length // 2, row
