"""Two ways to search against each other: `python -m bench.searches GAME[:PLAYERS] BASE NEW`.

A way is the game's own settings (`own`) or changes to them, such as `playout=20,exploration=0.5`; `iterations=130` says
how many a decision gets, else as many as `--seconds` of the processor give on positions of advised games, so that a
busy machine changes nothing. The same settings with other iterations, `iterations=100 iterations=400`, tell what
thought is worth; `weights=FILE` lets advice go by another table, such as `bench.tuning` finds.

Half of the seats are NEW's; with `--alone` one is, against all others. Each seed is played with the seats moved on, so
that each place is NEW's as often. Two measures, each with its 95 % interval over seeds: NEW's share of the wins (fair:
its part of the seats), and how often a seat of NEW ranks before one of BASE (fair: half), which needs fewer games. It
ends early once this second one is `--sure` standard errors from fair.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import cache
from typing import Any, NamedTuple

import navarch
from navarch.engine.game import Game
from navarch.engine.playout import advised_action, random_playout, settle_chance
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .commits import interval
from .weight_tables import Choice, own_choice, put, read_choice

POSITIONS = 24
TURNS = 40  # iterations of one measurement
ROUNDS = 3  # of which the quickest counts
LEAST_SEEDS = 8  # before an early end
BASE, NEW = 0, 1


class Way(NamedTuple):
    """How to search, and how many iterations a decision gets."""

    settings: SearchSettings
    iterations: int
    choice: Choice | None  # of weights, where either way has other ones than the game


class Result(NamedTuple):
    """Of one game: NEW's share of the win, how often its seats rank before others, and by way what was spent."""

    share: float
    before: float
    seconds: list[float]
    iterations: list[int]


def decide(s: State, way: Way, rng: random.Random) -> int:
    """The action that the search has tried most."""
    if way.choice is not None:
        put(s.game.name, way.choice)
    tree = Tree(rng, way.settings)
    for _ in range(way.iterations):
        tree.iterate(s.game.sample(s, s.actor, rng), s.actor)
    return max(tree.tried(), key=lambda tried: tried[1:])[0]


def positions(game: Game, players: int) -> list[State]:
    """Where a seat has something to think about, in games by the advice with every tenth decision at random."""
    found: list[State] = []
    for seed in range(POSITIONS // 4):
        rng = random.Random(seed)
        s = game.new(players)
        settle_chance(s, rng)
        asked: list[State] = []
        while not s.over:
            if len(s.legal()) > 1:
                asked.append(s.clone())
            if rng.random() < 0.1:
                random_playout(s, rng, 1)
            else:
                s.play(advised_action(s))
            settle_chance(s, rng)
        found.extend(rng.sample(asked, 4))
    return found


def iteration_seconds(where: list[State], way: Way) -> float:
    """The processor's time of an iteration, over all positions."""
    total = 0.0
    for number, s in enumerate(where):
        taken: list[float] = []
        for _ in range(ROUNDS):
            begun = time.process_time()
            decide(s, way._replace(iterations=TURNS), random.Random(number))
            taken.append(time.process_time() - begun)
        total += min(taken)
    return total / TURNS / len(where)


@cache
def loaded(name: str) -> Game:
    """A game, once in each process."""
    return navarch.load(name)


def seatings(players: int, alone: bool, seed: int) -> list[list[int]]:
    """Who sits where in the games of a seed."""
    seats = [number % 2 if not alone else int(number == 0) for number in range(players)]
    random.Random(seed).shuffle(seats)
    if alone or players % 2:
        first = seed % players  # one NEW seat goes through all places over the seeds
        return [seats[first:] + seats[:first]]
    return [seats, [1 - seat for seat in seats]]


def play_seed(name: str, players: int, alone: bool, ways: list[Way], seed: int) -> list[Result]:
    """All games of a seed."""
    return [play(loaded(name), seats, ways, seed, turn) for turn, seats in enumerate(seatings(players, alone, seed))]


def play(game: Game, seats: list[int], ways: list[Way], seed: int, turn: int) -> Result:
    """One game to its end."""
    luck, rng = random.Random(seed), random.Random(seed * 2 + turn)
    seconds, iterations = [0.0, 0.0], [0, 0]
    s = game.new(len(seats))
    settle_chance(s, luck)
    while not s.over:
        legal = s.legal()
        code = legal[0]
        if len(legal) > 1:
            who = seats[s.actor]
            begun = time.process_time()
            code = decide(s, ways[who], rng)
            seconds[who] += time.process_time() - begun
            iterations[who] += ways[who].iterations
        s.play_for(s.actor, code)
        settle_chance(s, luck)
    winners = [seats[seat] for seat in range(len(seats)) if s.ranks[seat] == 1]
    return Result(sum(winners) / len(winners), ranked_before(s.ranks, seats), seconds, iterations)


def ranked_before(ranks: list[int], seats: list[int]) -> float:
    """In how many of the pairs of a NEW and a BASE seat the first ranks better; equals count half."""
    pairs = [(ranks[a], ranks[b]) for a, who in enumerate(seats) if who for b, other in enumerate(seats) if not other]
    return sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for mine, other in pairs) / len(pairs)


def report(said: argparse.Namespace, ways: list[Way], played: list[list[Result]]) -> dict[str, object]:
    """What is known so far."""
    share, share_low, share_high = interval([sum(one.share for one in games) / len(games) for games in played])
    before, before_low, before_high = interval([sum(one.before for one in games) / len(games) for games in played])
    games = [one for seed in played for one in seed]
    seconds = [sum(one.seconds[who] for one in games) for who in (BASE, NEW)]
    return {
        "game": said.game,
        "base": [said.base, ways[BASE].iterations],
        "new": [said.new, ways[NEW].iterations],
        "games": len(games),
        "share_of_new": round(share, 4),
        "interval": [round(share_low, 4), round(share_high, 4)],
        "fair": round(fair_share(said), 4),
        "ranked_before": round(before, 4),
        "its_interval": [round(before_low, 4), round(before_high, 4)],
        "microseconds": [
            round(1e6 * seconds[who] / max(1, sum(one.iterations[who] for one in games))) for who in (BASE, NEW)
        ],
        "seconds": [round(one, 1) for one in seconds],
    }


def fair_share(said: argparse.Namespace) -> float:
    """NEW's part of the seats."""
    _, players = game_of(said)
    return 1 / players if said.alone else (players // 2 / players)


def game_of(said: argparse.Namespace) -> tuple[str, int]:
    """Name and number of players."""
    name, _, count = said.game.partition(":")
    return name, int(count or loaded(name).default_players)


def is_sure(played: list[list[Result]], sure: float) -> bool:
    """Whether ranking before the others is so many standard errors from fair."""
    if len(played) < LEAST_SEEDS:
        return False
    mean, low, high = interval([sum(one.before for one in games) / len(games) for games in played])
    error = max(high - mean, mean - low) / 1.96
    return math.fabs(mean - 0.5) > sure * error


def way_of(text: str, game: Game, players: int, seconds: float) -> Way:
    """A way as it is said; iterations that are not said are measured."""
    kinds = {"iterations": int, "weights": str, **{name: type(value) for name, value in game.search._asdict().items()}}
    said: dict[str, Any] = {}
    for part in [part for part in text.split(",") if part != "own"]:
        name, _, value = part.partition("=")
        try:
            said[name] = kinds[name](value)
        except (KeyError, ValueError):
            raise SystemExit(f"{part!r} is no setting: say a number for one of {', '.join(kinds)}") from None
    iterations = said.pop("iterations", 0)
    file = said.pop("weights", "")
    way = Way(game.search._replace(**said), iterations, read_choice(game.name, file) if file else None)
    if not iterations:
        way = way._replace(iterations=max(1, int(seconds / iteration_seconds(positions(game, players), way))))
    return way


def main() -> int:
    """Read what is wanted, let them play, and print a line of JSON; on the way, one for each seed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("base", metavar="BASE", help="own, or NAME=VALUE,…")
    parser.add_argument("new", metavar="NEW", help="own, or NAME=VALUE,…")
    parser.add_argument("--alone", action="store_true", help="one seat of NEW against all others")
    parser.add_argument("--seconds", type=float, default=0.05, help="of the processor for a decision")
    parser.add_argument("--seeds", type=int, default=100, help="at most so many")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--sure", type=float, default=3.0, help="standard errors for an early end")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no new seed after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    said = parser.parse_args()
    name, players = game_of(said)
    ways = [way_of(text, loaded(name), players, said.seconds) for text in (said.base, said.new)]
    if any(way.choice is not None for way in ways):
        ways = [way._replace(choice=way.choice or own_choice(name)) for way in ways]
    played: list[list[Result]] = []
    deadline = time.monotonic() + 60 * said.minutes
    with ProcessPoolExecutor(said.jobs) as pool:
        seeds = range(said.seed, said.seed + said.seeds)
        waiting: list[Future[list[Result]]] = [
            pool.submit(play_seed, name, players, said.alone, ways, seed) for seed in seeds
        ]
        for done in as_completed(waiting):
            played.append(done.result())
            sys.stderr.write(json.dumps(report(said, ways, played)) + "\n")
            if is_sure(played, said.sure) or time.monotonic() > deadline:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    sys.stdout.write(json.dumps(report(said, ways, played)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
