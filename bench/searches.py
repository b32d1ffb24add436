"""Two ways to search against each other: `python -m bench.searches GAME[:PLAYERS] BASE NEW`.

A way is the game's own settings (`own`) or changes to them, such as `playout=20,exploration=0.5`; `iterations=130` says
how many a decision gets, else as many as `--seconds` of the processor give on positions of advised games, so that a
busy machine changes nothing. The same settings with other iterations, `iterations=100 iterations=400`, tell what
thought is worth; `weights=FILE` lets advice go by another table, such as `bench.tuning` finds; `network=FILE` searches
as a learned player does by the weights of that file, `shipped` being the one that is installed; `race=6` lets so many
actions race at the root (`bench.race`), `below=0` without a tree below them. `only=slot+verdict` thinks at these
choices alone and follows the advice at all others: beside the advice itself, which is `iterations=1`, it tells where
thought is worth most.

Half of the seats are NEW's, and each seed is played twice, with the seats exchanged. With `--alone` one seat is NEW's
against all others; there, and where the seats cannot be halved, a seed is one game, and the seats move on from seed to
seed, so that each place is NEW's as often. Two measures, each with its 95 % interval over seeds: NEW's share of the
wins (fair: its part of the seats), and how often a seat of NEW ranks before one of BASE (fair: half), which needs fewer
games. No seed begins once this second one is `--sure` standard errors from fair: who looks after every seed and ends
where it looks best overstates the difference a little.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from navarch.arena.decisions import loaded, luck_and_whim, most_tried, played
from navarch.arena.play import shares_of
from navarch.arena.processes import as_they_come
from navarch.arena.said import in_one_line, positive
from navarch.arena.sequential import NULL, Mean
from navarch.bots.weights import network_of
from navarch.engine.game import Game
from navarch.engine.network import LearnedTree
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .games import game_and_count, some_decisions
from .race import raced
from .weight_tables import Choice, own_choice, put, read_choice

POSITIONS, IN_A_GAME = 24, 4
TURNS = 40  # iterations of one measurement
ROUNDS = 3  # of which the quickest counts
LEAST_SEEDS = 8  # before an early end
BASE, NEW = 0, 1
SHIPPED = "shipped"


class Way(NamedTuple):
    """How to search, and how many iterations a decision gets."""

    settings: SearchSettings
    iterations: int
    choice: Choice | None  # of weights, where either way has other ones than the game
    race: int = 0  # actions that race at the root; 0: all share the tree's visits
    below: int = 1  # 0: no tree below those that race
    network: str | None = None  # the file of its weights; empty: the one that is shipped
    only: tuple[str, ...] = ()  # the choices at which it thinks, where it follows the advice at others


class Task(NamedTuple):
    """A seed to be played."""

    game: str
    players: int
    alone: bool
    ways: list[Way]
    seed: int


class Result(NamedTuple):
    """Of one game: NEW's share of the win, how often its seats rank before others, and by way what was spent."""

    share: float
    before: float
    seconds: list[float]
    iterations: list[int]


def decide(s: State, way: Way, rng: random.Random) -> int:
    """What a way finds best."""
    if way.choice is not None:
        put(s.game.name, way.choice)
    if not thinks(s, way):
        return advised_action(s)
    if way.race:
        return raced(s, way.settings, way.iterations, way.race, rng, way.below)
    tree, asked = tree_of(s, way, rng), Perspective(s.game, s, s.actor)
    for _ in range(way.iterations):
        tree.think(asked)
    return most_tried(tree)


def thinks(s: State, way: Way) -> bool:
    """Whether a way thinks about what is asked now."""
    return not way.only or (s.choice is not None and s.choice.name in way.only)


def tree_of(s: State, way: Way, rng: random.Random) -> Tree:
    """A new tree."""
    if way.network is None:
        return Tree(rng, way.settings)
    network, play = network_of(s.game, s.players, way.network)
    return LearnedTree(rng, way.settings, network, play.policy, play.value)


def positions(game: Game, players: int) -> list[State]:
    """Where a seat has something to think about, in games by the advice with slips."""
    found: list[State] = []
    for seed in range(POSITIONS // IN_A_GAME):
        luck, whim = luck_and_whim(seed)
        found += some_decisions(game.new(players), luck, advised_action, whim, IN_A_GAME)
    return found


def iteration_seconds(where: list[State], way: Way) -> float:
    """The processor's time of an iteration, over all positions."""
    total = 0.0
    for number, s in enumerate(where):
        taken: list[float] = []
        for _ in range(ROUNDS):
            begun = time.process_time()
            decide(s, way._replace(iterations=TURNS, only=()), random.Random(number))
            taken.append(time.process_time() - begun)
        total += min(taken)
    return total / TURNS / len(where)


def seatings(players: int, alone: bool, seed: int) -> list[list[int]]:
    """Who sits where in the games of a seed."""
    seats = [number % 2 if not alone else int(number == 0) for number in range(players)]
    if alone or players % 2:
        # Drawn for as many seeds as there are places, which all have their turn.
        round_of, first = divmod(seed, players)
        random.Random(round_of).shuffle(seats)
        return [seats[first:] + seats[:first]]
    random.Random(seed).shuffle(seats)
    return [seats, [1 - seat for seat in seats]]


def play_seed(task: Task) -> list[Result]:
    """All games of a seed."""
    return [
        play(loaded(task.game), seats, task.ways, task.seed, turn)
        for turn, seats in enumerate(seatings(task.players, task.alone, task.seed))
    ]


def play(game: Game, seats: list[int], ways: list[Way], seed: int, turn: int) -> Result:
    """One game to its end."""
    luck, whim = luck_and_whim(seed, turn)
    seconds, iterations = [0.0, 0.0], [0, 0]

    def choose(s: State) -> int:
        who = seats[s.actor]
        begun = time.process_time()
        code = decide(s, ways[who], whim)
        seconds[who] += time.process_time() - begun
        iterations[who] += ways[who].iterations if thinks(s, ways[who]) else 0
        return code

    s = played(game.new(len(seats)), luck, choose)
    share = sum(won for won, who in zip(shares_of(s.ranks), seats, strict=True) if who == NEW)
    return Result(share, ranked_before(s.ranks, seats), seconds, iterations)


def ranked_before(ranks: list[int], seats: list[int]) -> float:
    """In how many of the pairs of a NEW and a BASE seat the first ranks better; equals count half."""
    pairs = [(ranks[a], ranks[b]) for a, who in enumerate(seats) if who for b, other in enumerate(seats) if not other]
    return sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for mine, other in pairs) / len(pairs)


def mean_of(seeds: list[list[float]]) -> Mean:
    """Over seeds, each with the mean of its games."""
    found = Mean()
    for games in seeds:
        found.add(sum(games) / len(games))
    return found


def report(said: argparse.Namespace, ways: list[Way], seeds: list[list[Result]]) -> dict[str, object]:
    """What is known so far."""
    share, share_low, share_high = mean_of([[one.share for one in games] for games in seeds]).interval()
    before, before_low, before_high = mean_of([[one.before for one in games] for games in seeds]).interval()
    games = [one for seed in seeds for one in seed]
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
    _, players = game_and_count(said.game)
    return 1 / players if said.alone else (players // 2 / players)


def is_sure(seeds: list[list[Result]], sure: float) -> bool:
    """Whether ranking before the others is so many standard errors from fair."""
    before = mean_of([[one.before for one in games] for games in seeds])
    return before.count >= LEAST_SEEDS and abs(before.mean - NULL) > sure * math.sqrt(before.variance / before.count)


def way_of(text: str, game: Game, players: int) -> Way:
    """A way as it is said; no iterations where they are to be measured."""
    own = game.search
    named = {name: type(value) for name, value in own._asdict().items()}
    kinds: dict[str, Any] = {"iterations": int, "weights": str, "race": int, "below": int, "network": str, "only": str}
    kinds.update(named)
    said: dict[str, Any] = {}
    for part in [part for part in text.split(",") if part != "own"]:
        name, _, value = part.partition("=")
        try:
            said[name] = kinds[name](value)
        except (KeyError, ValueError):
            raise SystemExit(f"{part!r} is no setting: say a number for one of {', '.join(kinds)}") from None
    if any(not 0 <= value < math.inf for value in said.values() if not isinstance(value, str)):
        raise SystemExit(f"{text!r}: there is nothing below 0, and nothing without end")
    iterations, race, below = said.pop("iterations", 0), said.pop("race", 0), said.pop("below", 1)
    if below not in (0, 1) or (not below and not race):
        raise SystemExit(f"{text!r}: below=0 leaves out the tree below those that race, so say race=6 beside it")
    file, network = said.pop("weights", ""), said.pop("network", None)
    if network is not None:
        network = "" if network == SHIPPED else network
        own = network_of(game, players, network)[1].settings(own)
    if network is not None and race:
        raise SystemExit(f"{text!r}: those that race are judged by the evaluation alone, without a network")
    choice, only = read_choice(game.name, file) if file else None, choices_of(said.pop("only", None), game, players)
    return Way(own._replace(**said), iterations, choice, race, below, network, only)


def choices_of(text: str | None, game: Game, players: int) -> tuple[str, ...]:
    """The choices of a game that are said; none where nothing is said of them."""
    if text is None:
        return ()
    known = game.codec(players).choices
    said = tuple(text.split("+"))
    unknown = [name for name in said if name not in known]
    if unknown:
        raise SystemExit(
            f"{game.name} has no choice {unknown[0]!r}: say some of {', '.join(known)}, with + between them"
        )
    return said


def measured(ways: list[Way], game: Game, players: int, seconds: float) -> list[Way]:
    """Each with its own advice and as many iterations as so many seconds give, where they are not said."""
    if any(way.choice is not None for way in ways):
        ways = [way._replace(choice=way.choice or own_choice(game.name)) for way in ways]
    if all(way.iterations for way in ways):
        return ways
    where = positions(game, players)
    counts = [way.iterations or max(1, int(seconds / iteration_seconds(where, way))) for way in ways]
    return [way._replace(iterations=count) for way, count in zip(ways, counts, strict=True)]


def tasks(said: argparse.Namespace, ways: list[Way], seeds: list[list[Result]]) -> Iterator[Task]:
    """One seed after another, until the time is up or the result is sure; whatever has begun counts."""
    name, players = game_and_count(said.game)
    deadline = time.monotonic() + 60 * said.minutes
    for seed in range(said.seed, said.seed + said.seeds):
        if time.monotonic() > deadline or is_sure(seeds, said.sure):
            return
        yield Task(name, players, said.alone, ways, seed)


def main() -> int:
    """Read what is wanted, let them play, and print a line of JSON; on the way, one for each seed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("base", metavar="BASE", help="own, or NAME=VALUE,…")
    parser.add_argument("new", metavar="NEW", help="own, or NAME=VALUE,…")
    parser.add_argument("--alone", action="store_true", help="one seat of NEW against all others")
    parser.add_argument("--seconds", type=float, default=0.05, help="of the processor for a decision")
    parser.add_argument("--seeds", type=positive, default=100, help="at most so many")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--sure", type=float, default=3.0, help="standard errors for an early end")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no new seed after so long")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="games side by side")
    said = parser.parse_args()
    name, players = game_and_count(said.game)
    game = loaded(name)
    ways = measured([way_of(text, game, players) for text in (said.base, said.new)], game, players, said.seconds)
    seeds: list[list[Result]] = []
    for results in as_they_come(play_seed, tasks(said, ways, seeds), said.jobs):
        seeds.append(results)
        sys.stderr.write(json.dumps(report(said, ways, seeds)) + "\n")
    if not seeds:
        raise SystemExit("the time was up before the first seed: say more --minutes")
    sys.stdout.write(json.dumps(report(said, ways, seeds)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
