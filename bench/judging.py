"""Positions with how their games ended, to fit an evaluation: `python -m bench.judging GAME[:PLAYERS,…] --out FILE`.

Games are greedy ones, with every twentieth decision at random so that they differ, or with `--iterations` games of the
search. Of some positions that ask for a decision it keeps what `features` of `advice/evaluate.py` finds for each seat,
and what each seat won: a line of JSON each. `python -m bench.fitting` makes worths of them. Where FILE has positions
already it goes on after the last game in it, so that none counts twice.
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

from navarch.arena.decisions import Choose, decisions, loaded, luck_and_whim, most_tried
from navarch.arena.journal import drop_cut_line, whole_lines
from navarch.arena.play import shares_of
from navarch.arena.said import in_one_line, positive
from navarch.bots.parallel import end_with_the_parent
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action
from navarch.engine.search import Tree
from navarch.engine.state import State

from .games import game_and_players, slipping
from .weight_tables import Choice, module_of, put, read_choice

KEPT = 0.03  # of the positions of a game
NOTED = 20.0  # seconds between two notes


class Plan(NamedTuple):
    """How games are played."""

    game: str
    players: int
    iterations: int
    choice: Choice | None
    seed: int


def fitted_module(name: str) -> Any:
    """The evaluation of a game that is a sum of features times worths."""
    module = module_of(name, "evaluate")
    if not hasattr(module, "features") or not hasattr(module, "WORTHS"):
        raise SystemExit(f"{name} has nothing to fit: its evaluation is no sum of features times WORTHS")
    return module


def seat_features(name: str, s: State) -> list[list[float]]:
    """What the evaluation goes by, for each seat; where it is one side's lead, as parts of how much it may change."""
    module = fitted_module(name)
    found: list[Any] = module.features(s)
    if isinstance(found[0], list):
        return found
    spread: float = module.spread(s)
    return [[value / spread for value in found], [0.0] * len(found)]


def player_of(plan: Plan, whim: random.Random) -> Choose:
    """Who decides: advice with slips, or the search."""

    def searched(s: State) -> int:
        tree, asked = Tree(whim, s.game.search), Perspective(s.game, s, s.actor)
        for _ in range(plan.iterations):
            tree.think(asked)
        return most_tried(tree)

    return searched if plan.iterations else slipping(advised_action, whim)


def positions(plan: Plan) -> list[str]:
    """Lines of one game."""
    if plan.choice is not None:
        put(plan.game, plan.choice)
    luck, whim = luck_and_whim(plan.seed)
    s = loaded(plan.game).new(plan.players)
    seen = [
        seat_features(plan.game, there) for there in decisions(s, luck, player_of(plan, whim)) if whim.random() < KEPT
    ]
    won = shares_of(s.ranks)
    return [
        json.dumps({"seed": plan.seed, "found": [[round(value, 6) for value in row] for row in found], "won": won})
        for found in seen
    ]


def plans(said: argparse.Namespace) -> Iterator[Plan]:
    """One game after another; an odd and an even seed, one to fit and one to judge, for each number of players."""
    name, players = game_and_players(said.game)
    choice = read_choice(name, said.weights) if said.weights else None
    for seed in itertools.count(first_seed(said.out, said.seed)):
        yield Plan(name, players[seed // 2 % len(players)], said.iterations, choice, seed)


def first_seed(file: Path, said: int) -> int:
    """The one that was said, or the next one after all that are kept."""
    if not file.exists() or not file.stat().st_size:
        return said
    try:
        kept = [int(json.loads(line)["seed"]) for line in whole_lines(file)]
        last = max(kept)
    except (ValueError, KeyError, TypeError) as error:
        raise SystemExit(f"{file} holds something else than positions: {error}") from None
    drop_cut_line(file)
    return max(said, last + 1)


def main() -> int:
    """Play until the time is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS,…]")
    parser.add_argument("--out", type=Path, required=True, help="what lines are added to")
    parser.add_argument("--iterations", type=int, default=0, help="of the search for a decision; 0: greedy games")
    parser.add_argument("--weights", default="", help="a file of weights that advice goes by")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes side by side")
    said = parser.parse_args()
    fitted_module(game_and_players(said.game)[0])
    said.out.parent.mkdir(parents=True, exist_ok=True)
    begun = noted = time.monotonic()
    games = lines = 0
    with (
        ProcessPoolExecutor(said.jobs, initializer=end_with_the_parent) as pool,
        said.out.open("a", encoding="utf-8") as file,
    ):
        waiting = plans(said)
        under_way = [pool.submit(positions, plan) for plan in itertools.islice(waiting, 2 * said.jobs)]
        while under_way:
            found = under_way.pop(0).result()
            games, lines = games + 1, lines + len(found)
            file.writelines(line + "\n" for line in found)
            if time.monotonic() > noted + NOTED:
                noted = time.monotonic()
                sys.stderr.write(f"{noted - begun:.0f} s, {games} games, {lines} positions\n")
            if time.monotonic() < begun + said.seconds:
                under_way.append(pool.submit(positions, next(waiting)))
    sys.stderr.write(f"{games} games, {lines} positions\n")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
