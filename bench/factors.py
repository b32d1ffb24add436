"""Many ways to search at once: `python -m bench.factors GAME[:PLAYERS] --levels "playout=40,80 quiet=0,1" --kept FILE`.

Each factor is a setting of the search with the levels it may have, or `time`, by which `--seconds` are multiplied, or
`value`: how much a network's judgement counts beside the evaluation, from 0 to 1. The network is that of `--weights`,
or the one that is shipped for so many players. In every game each seat draws a level of every factor, so that one game
tells something about all of them; what is not named is as the game has it. Every decision has the same time of the
processor, whatever it does with it.

Each game is a line of FILE, which is only added to: whoever is stopped goes on from there, and files of several
machines, with seeds of their own (`--seed`), can be put together. `python -m bench.effects FILE…` tells what each level
is worth. Nothing but Python is needed to play.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from navarch.arena.decisions import loaded, luck_and_whim, most_tried, played
from navarch.arena.journal import drop_cut_line, whole_lines
from navarch.arena.processes import as_they_come
from navarch.arena.said import amount, in_one_line, positive
from navarch.bots.weights import network_of, weights_file
from navarch.engine.game import Game
from navarch.engine.network import LearnedTree
from navarch.engine.perspective import Perspective
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .games import game_and_count

TIME = "time"
VALUE = "value"
DEALT = 0.5  # how often the levels of a factor are dealt round, so that seats differ in them as far as they can

Levels = dict[str, list[float]]
Seat = dict[str, float]  # the level of every setting, of the time, and of the network's judgement


class Task(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    seconds: float
    levels: Levels
    seed: int
    weights: str = ""  # the file of the network; none: the one that is shipped
    digest: str = ""  # of what is in it


class Played(NamedTuple):
    """A game that was played: who searched how, who came where, and what each made of its time."""

    game: str
    seconds: float
    seed: int
    seats: list[Seat]
    ranks: list[int]
    decisions: list[int]
    iterations: list[int]
    weights: str = ""  # the digest of the network's, where one judged


def drawn(levels: Levels, players: int, rng: random.Random) -> list[Seat]:
    """A level of every factor for each seat."""
    seats: list[Seat] = [{} for _ in range(players)]
    for name, some in levels.items():
        dealt = [level for _ in range(-(-players // len(some))) for level in rng.sample(some, len(some))]
        found = dealt[:players] if rng.random() < DEALT else [rng.choice(some) for _ in range(players)]
        rng.shuffle(found)
        for seat, level in zip(seats, found, strict=True):
            seat[name] = level
    return seats


def settings_of(game: Game, seat: Seat) -> SearchSettings:
    """How a seat searches."""
    said: dict[str, Any] = {name: kind(seat[name]) for name, kind in kinds(game).items() if name in seat}
    return game.search._replace(**said)


def kinds(game: Game) -> dict[str, type[int] | type[float]]:
    """The settings, each a whole number or not."""
    return {name: type(value) for name, value in game.search._asdict().items()}


def tree_of(task: Task, game: Game, seat: Seat, rng: random.Random) -> Tree:
    """A new tree of a seat; a network has no say about priors."""
    settings, value = settings_of(game, seat), seat.get(VALUE, 0.0)
    if not value:
        return Tree(rng, settings)
    return LearnedTree(rng, settings, network_of(game, task.players, task.weights)[0], 0.0, value)


def play(task: Task) -> Played:
    """One game to its end."""
    game = loaded(task.game)
    luck, whim = luck_and_whim(task.seed)
    seats = drawn(task.levels, task.players, random.Random(f"{task.seed} levels"))
    decisions, iterations = [0] * task.players, [0] * task.players

    def choose(s: State) -> int:
        seat = s.actor
        tree, asked = tree_of(task, game, seats[seat], whim), Perspective(game, s, seat)
        until = time.process_time() + task.seconds * seats[seat].get(TIME, 1.0)
        while not tree.root.visits or time.process_time() < until:
            tree.think(asked)
        decisions[seat] += 1
        iterations[seat] += tree.root.visits
        return most_tried(tree)

    ranks = played(game.new(task.players), luck, choose).ranks
    told = [{**own_levels(game), **settings_of(game, seat)._asdict(), **seat} for seat in seats]
    name = f"{task.game}:{task.players}"
    return Played(name, task.seconds, task.seed, told, ranks, decisions, iterations, task.digest)


def own_levels(game: Game) -> Seat:
    """What a game has for all that may differ."""
    return {**game.search._asdict(), TIME: 1.0, VALUE: 0.0}


def read_levels(text: str, game: Game) -> Levels:
    """The factors as they are said."""
    known = {**kinds(game), TIME: float, VALUE: float}
    found: Levels = {}
    for part in text.split():
        name, _, said = part.partition("=")
        try:
            levels = [float(known[name](level)) for level in said.split(",")]
        except (KeyError, ValueError):
            raise SystemExit(
                f"{part!r} is no factor: say numbers, such as playout=40,80, for {', '.join(known)}"
            ) from None
        is_beyond = any(not 0 <= level < math.inf for level in levels)
        if is_beyond or len(set(levels)) < len(levels) or (name == TIME and 0 in levels):
            raise SystemExit(f"{part!r}: levels differ, none is below 0 or without end, and no time is nothing")
        if name == VALUE and max(levels) > 1:
            raise SystemExit(f"{part!r}: a network's judgement counts from 0 to 1")
        found[name] = levels
    return found


def read_games(file: Path) -> list[Played]:
    """All games of a file, but one that was cut off."""
    found: list[Played] = []
    try:
        for line in whole_lines(file):
            said = json.loads(line)
            said.setdefault("weights", "")  # games of before it was noted
            found.append(Played(**{name: said[name] for name in Played._fields}))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SystemExit(f"{file} holds something else than games of bench.factors: {error!r}") from None
    return found


def tasks(said: argparse.Namespace) -> Iterator[Task]:
    """The games that are not kept yet, until the time is up; whatever has begun counts."""
    name, players = game_and_count(said.game)
    game = loaded(name)
    levels = read_levels(said.levels, game)
    digest = ""
    if max(levels.get(VALUE, [0.0])):
        network_of(game, players, said.weights)  # or it says what does not fit, before anything is played
        digest = hashlib.sha256(weights_file(game, players, said.weights).read_bytes()).hexdigest()[:12]
    deadline = time.monotonic() + 60 * said.minutes
    there: set[int] = set()
    if said.kept.exists():
        kept = read_games(said.kept)  # games of another kind have seeds of their own
        kind = f"{name}:{players}", said.seconds, digest
        there = {one.seed for one in kept if (one.game, one.seconds, one.weights) == kind}
        drop_cut_line(said.kept)
    for seed in range(said.seed, said.seed + said.games):
        if time.monotonic() >= deadline:
            return
        if seed not in there:
            yield Task(name, players, said.seconds, levels, seed, said.weights, digest)


def main() -> int:
    """Read what is wanted, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("--levels", required=True, help="NAME=LEVEL,… NAME=LEVEL,…")
    parser.add_argument("--kept", type=Path, required=True, metavar="FILE", help="the file that games are added to")
    parser.add_argument("--seconds", type=amount(), default=0.05, help="of the processor for a decision")
    parser.add_argument("--weights", default="", metavar="FILE", help="of the network of the factor value")
    parser.add_argument("--games", type=positive, default=1_000_000, help="at most so many, from the first seed on")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--minutes", type=amount(), default=math.inf, help="begin no new game after so long")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="games side by side")
    said = parser.parse_args()
    said.kept.parent.mkdir(parents=True, exist_ok=True)
    for count, game in enumerate(as_they_come(play, tasks(said), said.jobs), 1):
        with said.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(game._asdict()) + "\n")
        sys.stderr.write(f"{count} games\n")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
