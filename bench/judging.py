"""Positions with how their games ended, to fit an evaluation: `python -m bench.judging GAME[:PLAYERS,…] --out FILE`.

Games are greedy ones, with every twentieth decision at random so that they differ, or with `--iterations` games of the
search. Of some positions that ask for a decision it keeps what `features` of `advice/evaluate.py` finds for each seat,
and what each seat won: a line of JSON each. `python -m bench.fitting` makes worths of them.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from navarch.engine.playout import advised_action, random_playout, settle_chance
from navarch.engine.search import Tree
from navarch.engine.state import State

from .tuning import loaded
from .weight_tables import Choice, module_of, put, read_choice

KEPT = 0.03  # of the positions of a game
ASTRAY = 0.05  # of the decisions of a greedy game


class Plan(NamedTuple):
    """How games are played."""

    game: str
    players: int
    iterations: int
    choice: Choice | None
    seed: int


def seat_features(name: str, s: State) -> list[list[float]]:
    """What the evaluation goes by, for each seat; where it is one side's lead, as parts of how much it may change."""
    module = module_of(name, "evaluate")
    found: list[Any] = module.features(s)
    if isinstance(found[0], list):
        return found
    spread: float = module.spread(s)
    return [[value / spread for value in found], [0.0] * len(found)]


def decide(s: State, plan: Plan, rng: random.Random) -> None:
    """One decision of a game."""
    if not plan.iterations and rng.random() < ASTRAY:
        random_playout(s, rng, 1)
        return
    legal = s.legal()
    if len(legal) == 1 or not plan.iterations:
        s.play_for(s.actor, legal[0] if len(legal) == 1 else advised_action(s))
        return
    tree = Tree(rng, s.game.search)
    for _ in range(plan.iterations):
        tree.iterate(s.game.sample(s, s.actor, rng), s.actor)
    s.play_for(s.actor, max(tree.tried(), key=lambda tried: tried[1:])[0])


def positions(plan: Plan) -> list[str]:
    """Lines of one game."""
    if plan.choice is not None:
        put(plan.game, plan.choice)
    rng = random.Random(plan.seed)
    s = loaded(plan.game).new(plan.players)
    settle_chance(s, rng)
    seen: list[list[list[float]]] = []
    while not s.over:
        if rng.random() < KEPT:
            seen.append(seat_features(plan.game, s))
        decide(s, plan, rng)
        settle_chance(s, rng)
    winners = s.ranks.count(1)
    won = [1 / winners if rank == 1 else 0.0 for rank in s.ranks]
    return [
        json.dumps({"seed": plan.seed, "found": [[round(value, 6) for value in row] for row in found], "won": won})
        for found in seen
    ]


def plans(said: argparse.Namespace) -> Iterator[Plan]:
    """One game after another."""
    name, _, counts = said.game.partition(":")
    players = [int(count) for count in counts.split(",")] if counts else [loaded(name).default_players]
    choice = read_choice(name, said.weights) if said.weights else None
    for seed in itertools.count(said.seed):
        yield Plan(name, players[seed % len(players)], said.iterations, choice, seed)


def main() -> int:
    """Play until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS,…]")
    parser.add_argument("--out", type=Path, required=True, help="what lines are added to")
    parser.add_argument("--iterations", type=int, default=0, help="of the search for a decision; 0: greedy games")
    parser.add_argument("--weights", default="", help="a file of weights that advice goes by")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    said = parser.parse_args()
    deadline = time.monotonic() + said.seconds
    games = lines = 0
    with ProcessPoolExecutor(said.jobs) as pool, said.out.open("a", encoding="utf-8") as file:
        waiting = plans(said)
        under_way = [pool.submit(positions, plan) for plan in itertools.islice(waiting, 2 * said.jobs)]
        while under_way:
            found = under_way.pop(0).result()
            games, lines = games + 1, lines + len(found)
            file.writelines(line + "\n" for line in found)
            if time.monotonic() < deadline:
                under_way.append(pool.submit(positions, next(waiting)))
    sys.stderr.write(f"{games} games, {lines} positions\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
