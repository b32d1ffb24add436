"""Where more thought changes what is chosen: `python -m bench.convergence GAME[:PLAYERS] [WAY]`.

In positions of advised games with slips two searches think apart, each with a tree of its own. What one of them would
choose on the way is held against what the other chooses in the end, by what was asked: how often both are the same
after so many iterations. The last column is how far two long searches agree at all, where actions are as good as each
other: whoever agrees as often before has nothing to gain from more of the same thought. The column `advice` is that of
the action which the advice likes most.

A way is said as in `bench.searches`: `own`, or settings such as `playout=20`; `iterations=3200` is the last column,
`network=shipped` searches as the learned player does.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from navarch.arena.decisions import loaded, luck_and_whim, most_tried
from navarch.arena.processes import as_they_come
from navarch.arena.said import in_one_line, positive
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action
from navarch.engine.state import State

from .games import game_and_count, some_decisions
from .searches import Way, tree_of, way_of

MOST, LEAST = 3200, 10  # iterations of the last column and the first, unless a way says otherwise
LONGER = 4  # times the iterations of the column before
IN_A_GAME = 8
ALL = "all"


class Task(NamedTuple):
    """A game to take positions from."""

    game: str
    players: int
    way: Way
    seed: int


class Found(NamedTuple):
    """Of one position: what was asked, among how many actions, and for each column how often of two it agreed."""

    asked: str
    actions: int
    agreed: list[int]


def columns(most: int) -> list[int]:
    """After how many iterations one looks."""
    found = [most]
    while found[0] >= LONGER * LEAST:
        found.insert(0, found[0] // LONGER)
    return found


def chosen(s: State, way: Way, rng: Random) -> list[int]:
    """What the advice likes most, then what a search would choose after so many iterations."""
    tree, asked = tree_of(s, way, rng), Perspective(s.game, s, s.actor)
    found, done = [advised_action(s)], 0
    for count in columns(way.iterations):
        for _ in range(count - done):
            tree.think(asked)
        done = count
        found.append(most_tried(tree))
    return found


def agreed(one: list[int], other: list[int]) -> list[int]:
    """How often of two an action on the way is the last one of the other search."""
    return [int(mine == other[-1]) + int(its == one[-1]) for mine, its in zip(one, other, strict=True)]


def look(task: Task) -> list[Found]:
    """Some positions of a game."""
    luck, whim = luck_and_whim(task.seed)
    start = loaded(task.game).new(task.players)
    found: list[Found] = []
    for s in some_decisions(start, luck, advised_action, whim, IN_A_GAME):
        one, other = chosen(s, task.way, whim), chosen(s, task.way, whim)
        found.append(Found(s.choice.name if s.choice else "", len(s.legal()), agreed(one, other)))
    return found


def row(name: str, found: list[Found]) -> str:
    """A line of the table."""
    actions = sum(one.actions for one in found) / len(found)
    parts = [sum(one.agreed[at] for one in found) / 2 / len(found) for at in range(len(found[0].agreed))]
    return f"| {name} | {len(found)} | {actions:.1f} | " + " | ".join(f"{part:.0%}" for part in parts) + " |"


def table(found: list[Found], most: int) -> str:
    """A line for all, then one for each choice, the most frequent first."""
    kinds: dict[str, list[Found]] = {}
    for one in found:
        kinds.setdefault(one.asked, []).append(one)
    heads = ["asked", "positions", "actions", "advice", *map(str, columns(most))]
    lines = ["| " + " | ".join(heads) + " |", "|---" + "|---:" * (len(heads) - 1) + "|", row(ALL, found)]
    lines += [row(name, kinds[name]) for name in sorted(kinds, key=lambda name: (-len(kinds[name]), name))]
    return "\n".join(lines)


def tasks(name: str, players: int, way: Way, said: argparse.Namespace) -> Iterator[Task]:
    """One game after another, until the time is up; one at least."""
    deadline = time.monotonic() + 60 * said.minutes
    seed = said.seed
    while seed == said.seed or time.monotonic() < deadline:
        yield Task(name, players, way, seed)
        seed += 1


def main() -> int:
    """Read what is wanted, look, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("way", metavar="WAY", nargs="?", default="own", help="own, or NAME=VALUE,…")
    parser.add_argument("--minutes", type=float, default=2.0, help="begin no game after so long")
    parser.add_argument("--seed", type=int, default=888_000, help="the first game's")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes side by side")
    said = parser.parse_args()
    name, players = game_and_count(said.game)
    way = way_of(said.way, loaded(name), players)
    if way.race or way.choice is not None or way.only:
        parser.error(
            "race=…, weights=… and only=… are for bench.searches: here one tree thinks, by the game's own advice"
        )
    way = way._replace(iterations=way.iterations or MOST)
    found: list[Found] = []
    for some in as_they_come(look, tasks(name, players, way, said), said.jobs):
        found += some
        sys.stderr.write(f"{len(found)} positions\n")
    sys.stdout.write(f"{table(found, way.iterations)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
