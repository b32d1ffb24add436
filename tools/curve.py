"""The curve of a training run as a picture: `python -m tools.curve ppo.csv docs/pictures/ppo-neptun.svg`.

Reads the log of examples/learning/ppo.py; every dot is an update, the line the mean of the games of the last ten.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 380, 60, 20, 670, 330
CHANCE = 0.25  # what a random player wins of four
LATELY = 10  # updates


class Update(NamedTuple):
    """A line of the log: how many steps there were in all, and how the games ended since the line before."""

    steps: int
    games: int
    share: float


def read(log: Path) -> list[Update]:
    """The updates in which games have ended."""
    with log.open(encoding="utf-8", newline="") as lines:
        rows = [Update(int(row["steps"]), int(row["games"]), float(row["share"])) for row in csv.DictReader(lines)]
    return [row for row in rows if row.games]


def lately(updates: list[Update]) -> list[float]:
    """For each update the share of the wins in the games of the last ones."""
    found: list[float] = []
    for end in range(1, len(updates) + 1):
        last = updates[max(0, end - LATELY) : end]
        found.append(sum(row.share * row.games for row in last) / sum(row.games for row in last))
    return found


def drawn(updates: list[Update]) -> str:
    """The picture, as SVG."""
    most = updates[-1].steps
    at = [LEFT + (RIGHT - LEFT) * row.steps / most for row in updates]
    dots = "".join(f'<circle cx="{x:.1f}" cy="{_y(row.share):.1f}" r="2"/>' for x, row in zip(at, updates, strict=True))
    line = " ".join(f"{x:.1f},{_y(share):.1f}" for x, share in zip(at, lately(updates), strict=True))
    marks = "".join(
        f'<path d="M{LEFT} {_y(tenth / 10):.1f}H{RIGHT}" stroke="#d9dee3"/>'
        f'<text x="{LEFT - 8}" y="{_y(tenth / 10) + 4:.1f}" text-anchor="end">{10 * tenth} %</text>'
        for tenth in range(0, 11, 2)
    )
    steps = "".join(
        f'<text x="{LEFT + (RIGHT - LEFT) * part / 4:.0f}" y="{BOTTOM + 20}" text-anchor="middle">'
        f"{most * part / 4:,.0f}</text>"
        for part in range(5)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="12" fill="#1d2733"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{marks}{steps}'
        f'<path d="M{LEFT} {_y(CHANCE):.1f}H{RIGHT}" stroke="#b0402f" stroke-dasharray="4"/>'
        f'<text x="{RIGHT}" y="{_y(CHANCE) + 15:.1f}" text-anchor="end" fill="#b0402f">chance</text>'
        f'<g fill="#b9d8e2">{dots}</g><polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>'
        f'<text x="{(LEFT + RIGHT) / 2:.0f}" y="{BOTTOM + 40}" text-anchor="middle">steps of the learner; '
        "share of the wins while learning</text></svg>\n"
    )


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def main() -> None:
    """Read a log, write a picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("log", type=Path)
    parser.add_argument("picture", type=Path)
    said = parser.parse_args()
    said.picture.write_text(drawn(read(said.log)), encoding="utf-8")


if __name__ == "__main__":
    main()
