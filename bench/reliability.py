"""Can the evaluation of a game be trusted? `python -m bench.reliability GAME[:PLAYERS]`.

Games are played to their end, and in each some decisions are taken by lot: how the evaluation judges them, at once and
after a playout as the search makes it, against who won. Of seats that are given 70 % seven in ten should win. The table
tells by tenths how many seats were given so much, what they were given in the mean, and what they won; below it the
mean loss, the negative logarithm of the winner's share, beside that of somebody who gives all seats the same.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from navarch.arena.decisions import loaded, luck_and_whim
from navarch.arena.play import shares_of
from navarch.arena.said import in_one_line, positive
from navarch.bots import BadBot, make
from navarch.bots.parallel import end_with_the_parent
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_playout
from navarch.engine.state import State

from .games import game_and_count, some_decisions

TENTHS = 10
NOTED = 100  # games between two notes
LEAST_SHARE = 0.005  # whoever was given nothing and wins costs no more than this


class Judged(NamedTuple):
    """What the seats were given at once and after a playout, and what they won."""

    at_once: list[float]
    later: list[float]
    won: list[float]


class Tenth(NamedTuple):
    """The seats that were given about so much: how many, what they were given, and what they won, in the mean."""

    seats: int
    given: float
    won: float


def judge_game(name: str, players: int, bot: str, decisions: int, seed: int) -> list[Judged]:
    """Some decisions of one game, with who won it."""
    game = loaded(name)
    luck, whim = luck_and_whim(seed)
    bots = [make(bot, whim.getrandbits(32)) for _ in range(players)]

    def choose(s: State) -> int:
        return game.space.code(bots[s.actor].choose(Perspective(game, s, s.actor)))

    s = game.new(players)
    asked = some_decisions(s, luck, choose, whim, decisions)
    won = shares_of(s.ranks)
    return [judged(there, whim, won) for there in asked]


def judged(s: State, rng: random.Random, won: list[float]) -> Judged:
    """One position, at once and after a playout."""
    at_once = s.game.evaluate(s)
    advised_playout(s, rng, s.game.search.playout)
    return Judged(at_once, s.game.evaluate(s), won)


def tenths(pairs: list[tuple[float, float]]) -> Iterator[tuple[int, Tenth]]:
    """What was given and what was won, by tenths of what was given."""
    for number in range(TENTHS):
        here = [pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == number]
        if here:
            count = len(here)
            yield number, Tenth(count, sum(given for given, _ in here) / count, sum(won for _, won in here) / count)


def loss_of(shares: list[list[float]], wins: list[list[float]]) -> float:
    """The mean negative logarithm of what the winners were given."""
    total = 0.0
    for given, won in zip(shares, wins, strict=True):
        total -= sum(part * math.log(max(share, LEAST_SHARE)) for share, part in zip(given, won, strict=True))
    return total / len(shares)


def table(found: list[Judged]) -> Iterator[str]:
    """The lines of the table, in Markdown."""
    wins = [one.won for one in found]
    columns = [[one.at_once for one in found], [one.later for one in found]]
    sides = [
        dict(tenths([pair for given, won in zip(shares, wins, strict=True) for pair in zip(given, won, strict=True)]))
        for shares in columns
    ]
    yield "| given | seats | in the mean | won | after a playout: seats | in the mean | won |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for number in range(TENTHS):
        cells = [cell for side in sides for cell in cells_of(side.get(number))]
        yield f"| {number * 10} to {number * 10 + 10} % | {' | '.join(cells)} |"
    even = math.log(len(wins[0]))
    losses = [loss_of(shares, wins) for shares in columns]
    yield f"\nLoss {losses[0]:.3f} at once, {losses[1]:.3f} after a playout; {even:.3f} by giving all seats the same."


def cells_of(tenth: Tenth | None) -> list[str]:
    """Three cells of the table."""
    return ["", "", ""] if tenth is None else [str(tenth.seats), f"{tenth.given:.1%}", f"{tenth.won:.1%}"]


def main() -> int:
    """Read what is wanted, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS]")
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--games", type=positive, default=1000)
    parser.add_argument("--decisions", type=positive, default=5, help="of each game that are judged")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="games side by side")
    said = parser.parse_args()
    name, players = game_and_count(said.game)
    try:
        make(said.bot)
    except BadBot as error:
        raise SystemExit(str(error)) from None
    found: list[Judged] = []
    with ProcessPoolExecutor(said.jobs, initializer=end_with_the_parent) as pool:
        seeds = range(said.seed, said.seed + said.games)
        tasks = [pool.submit(judge_game, name, players, said.bot, said.decisions, seed) for seed in seeds]
        for number, task in enumerate(tasks, 1):
            found.extend(task.result())
            if number % NOTED == 0:
                sys.stderr.write(f"{number} of {said.games} games\n")
    sys.stdout.write("\n".join(table(found)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(in_one_line(main))
