"""Two lengths of playout against each other at equal time: `python -m bench.playouts GAME[:PLAYERS] BASE NEW`.

A length is the number of advised decisions beyond the tree, such as `40`; `40:130` says how many iterations it gets,
else as many as `--seconds` of the processor give on positions of advised games, so that a busy machine changes nothing.
Each seed is played twice, with the seats exchanged; the answer is how much of the wins went to the second, with its
95 % interval over seeds. The same length twice, `20:130 20:520`, tells what thought is worth.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from typing import NamedTuple

import navarch
from navarch.engine.game import Game
from navarch.engine.playout import advised_action, random_playout, settle_chance
from navarch.engine.search import Tree
from navarch.engine.state import State

from .commits import interval

POSITIONS = 24
TURNS = 40  # iterations of one measurement
ROUNDS = 3  # of which the quickest counts


class Setting(NamedTuple):
    """How long playouts are, and how many iterations a decision gets."""

    playout: int
    iterations: int


class Result(NamedTuple):
    """The share of the win that went to the second setting, and by setting its seconds and its iterations."""

    share: float
    seconds: list[float]
    iterations: list[int]


def decide(s: State, setting: Setting, rng: random.Random) -> int:
    """The action that the search has tried most."""
    tree = Tree(rng, setting.playout)
    for _ in range(setting.iterations):
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


def iteration_seconds(where: list[State], playout: int) -> float:
    """The processor's time of an iteration, over all positions."""
    total = 0.0
    for number, s in enumerate(where):
        taken: list[float] = []
        for _ in range(ROUNDS):
            begun = time.process_time()
            decide(s, Setting(playout, TURNS), random.Random(number))
            taken.append(time.process_time() - begun)
        total += min(taken)
    return total / TURNS / len(where)


@cache
def loaded(name: str) -> Game:
    """A game, once in each process."""
    return navarch.load(name)


def play_pair(name: str, players: int, settings: list[Setting], seed: int) -> list[Result]:
    """A seed twice, with the seats exchanged."""
    seats = [number % 2 for number in range(players)]
    random.Random(seed).shuffle(seats)
    return [play(loaded(name), [seat ^ turn for seat in seats], settings, seed, turn) for turn in (0, 1)]


def play(game: Game, seats: list[int], settings: list[Setting], seed: int, turn: int) -> Result:
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
            code = decide(s, settings[who], rng)
            seconds[who] += time.process_time() - begun
            iterations[who] += settings[who].iterations
        s.play_for(s.actor, code)
        settle_chance(s, luck)
    winners = [seats[seat] for seat in range(len(seats)) if s.ranks[seat] == 1]
    return Result(sum(winners) / len(winners), seconds, iterations)


def report(said: argparse.Namespace, settings: list[Setting], pairs: list[list[Result]]) -> dict[str, object]:
    """What is known so far."""
    mean, low, high = interval([sum(one.share for one in pair) / len(pair) for pair in pairs])
    games = [one for pair in pairs for one in pair]
    seconds = [sum(one.seconds[who] for one in games) for who in (0, 1)]
    iterations = [sum(one.iterations[who] for one in games) for who in (0, 1)]
    return {
        "game": said.game,
        "base": list(settings[0]),
        "new": list(settings[1]),
        "games": len(games),
        "share_of_new": round(mean, 4),
        "interval": [round(low, 4), round(high, 4)],
        "iterations_per_second": [round(iterations[who] / seconds[who]) if seconds[who] else 0 for who in (0, 1)],
        "seconds": [round(one, 1) for one in seconds],
    }


def settings_of(said: argparse.Namespace, game: Game, players: int) -> list[Setting]:
    """Both settings; what is not said of their iterations is measured."""
    found: list[Setting] = []
    where: list[State] = []
    for text in (said.base, said.new):
        playout, _, iterations = text.partition(":")
        where = where if iterations or where else positions(game, players)
        count = int(iterations or said.seconds / iteration_seconds(where, int(playout)))
        found.append(Setting(int(playout), max(1, count)))
    return found


def main() -> int:
    """Read what is wanted, let them play, and print a line of JSON; on the way, one for each seed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("base", metavar="LENGTH[:ITERATIONS]")
    parser.add_argument("new", metavar="LENGTH[:ITERATIONS]")
    parser.add_argument("--seconds", type=float, default=0.05, help="of the processor for a decision")
    parser.add_argument("--games", type=int, default=200, help="each seed is played twice")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    said = parser.parse_args()
    name, _, count = said.game.partition(":")
    players = int(count or 2)
    settings = settings_of(said, loaded(name), players)
    pairs: list[list[Result]] = []
    with ProcessPoolExecutor(said.jobs) as pool:
        seeds = range(said.seed, said.seed + (said.games + 1) // 2)
        for done in as_completed([pool.submit(play_pair, name, players, settings, seed) for seed in seeds]):
            pairs.append(done.result())
            sys.stderr.write(json.dumps(report(said, settings, pairs)) + "\n")
    sys.stdout.write(json.dumps(report(said, settings, pairs)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
