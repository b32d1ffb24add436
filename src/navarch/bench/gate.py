"""Whether anything became slower than the committed table says, whatever machine it is measured on.

Figures are compared in ratios to two rulers that stand in every table: Catanatron, and a fixed loop of plain Python. A
figure has lost what it has lost by the ruler that speaks better of it, for a ruler may be disturbed itself.
"""

from __future__ import annotations

from typing import NamedTuple

from .peers import CALIBRATION

Row = dict[str, object]
RULERS = ("catanatron 3.2.1, 4 players", CALIBRATION)
MOST_LOST = 0.10
FASTER_IS_MORE = ("decisions_per_second", "iterations_per_second", "encodings_per_second")
FASTER_IS_LESS = ("clone_us", "sample_us", "advised_us")


class BadTable(Exception):
    """A table without what is needed to compare it."""


class Loss(NamedTuple):
    """A figure that is slower than it was, by so much of its speed."""

    row: str
    figure: str
    lost: float

    def __str__(self) -> str:
        return f"{self.row}: {self.figure} lost {self.lost:.1%}"


def label(row: Row) -> str:
    """What tells a row from all others."""
    build = "peer" if row["kind"] == "peer" else "compiled" if row["compiled"] else "pure Python"
    return f"{row['name']}, {build}"


def losses(before: list[Row], after: list[Row]) -> list[Loss]:
    """Every figure of both tables that lost more than it may."""
    rulers = [_pace(after, ruler) / _pace(before, ruler) for ruler in RULERS]
    known = {label(row): row for row in before if row["kind"] != "peer"}
    found: list[Loss] = []
    for row in after:
        old = known.get(label(row))
        for figure in (*FASTER_IS_MORE, *FASTER_IS_LESS) if old is not None else ():
            assert old is not None
            then, now = old.get(figure), row.get(figure)
            if isinstance(then, int | float) and isinstance(now, int | float) and then and now:
                speed = now / then if figure in FASTER_IS_MORE else then / now
                lost = min(1 - speed / ruler for ruler in rulers)
                if lost > MOST_LOST:
                    found.append(Loss(label(row), figure, lost))
    return found


def missing(before: list[Row], after: list[Row]) -> list[str]:
    """The rows of the committed table that were not measured now."""
    measured = {label(row) for row in after}
    return [label(row) for row in before if label(row) not in measured]


def _pace(rows: list[Row], name: str) -> float:
    for row in rows:
        if row["name"] == name:
            return float(str(row["decisions_per_second"]))
    raise BadTable(f"the table has no row {name!r}: it needs what requirements/bench.txt installs")
