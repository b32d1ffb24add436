"""Better weights for a game's advice by play against itself: `python -m bench.tuning GAME[:PLAYERS,…] --out FILE`.

Simultaneous perturbation: all weights at once are moved a little, each up or down by lot, and greedy players who go by
them play others who go by the opposite; every twentieth decision is at random, lest weights fit a few games that are
always the same. By how much they win or lose, all weights follow. Each seed is played twice, with the seats exchanged;
where several numbers of players are said, they take turns. How far a weight is moved is a part of itself, or a least
step.

FILE holds the weights found so far: whoever is stopped goes on from there, with steps as long as at first. At the end
they play the start and the game's own ones, and `advice/weights.py` as it should be is printed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from navarch.arena.decisions import loaded, luck_and_whim, played
from navarch.arena.play import shares_of
from navarch.arena.said import in_one_line, positive
from navarch.arena.sequential import Mean
from navarch.bots.parallel import end_with_the_parent
from navarch.engine.playout import advised_action

from .games import game_and_players, slipping
from .weight_tables import Columns, own_columns, read_columns, rounded, seat_rows, table_text

SMALL = 5  # a weight up to this moves by one at least
LAST_REACH, LAST_STEP = 0.5, 0.2  # parts of the first ones with which a run ends
NOTED = 20.0  # seconds between two notes
CHECKED = 25  # seeds of one job of a check
CHECK_SEED = 10**9

Vector = list[float]


class Job(NamedTuple):
    """Two choices of weights that play so many seeds."""

    game: str
    players: tuple[int, ...]
    one: Columns
    other: Columns
    seed: int
    seeds: int


class Search(NamedTuple):
    """What a run goes by."""

    game: str
    players: tuple[int, ...]
    reach: Vector
    seeds: int
    step: float
    seconds: float
    first: int


# ---- games ----


def shares(name: str, by_seat: list[Columns], seed: int) -> list[float]:
    """A greedy game with slips and weights by seat: the share of the win of each."""
    seat_rows(name, by_seat)
    luck, whim = luck_and_whim(seed)
    s = played(loaded(name).new(len(by_seat)), luck, slipping(advised_action, whim))
    return shares_of(s.ranks)


def surpluses(job: Job) -> list[float]:
    """By seed what the first choice wins more than its share, of two games with the seats exchanged: -1 to 1."""
    found: list[float] = []
    for seed in range(job.seed, job.seed + job.seeds):
        players = job.players[seed % len(job.players)]
        firsts = set(random.Random(seed).sample(range(players), players // 2))
        won = 0.0
        for swapped in (False, True):
            mine = [(seat in firsts) != swapped for seat in range(players)]
            got = shares(job.game, [job.one if own else job.other for own in mine], seed)
            won += sum(share for share, own in zip(got, mine, strict=True) if own)
        found.append(won - 1)
    return found


def shares_by_seat(job: Job) -> list[list[float]]:
    """By seed the shares of all seats where everybody goes by the first choice, for the first number of players."""
    players = job.players[0]
    return [shares(job.game, [job.one] * players, seed) for seed in range(job.seed, job.seed + job.seeds)]


# ---- the search for weights ----


def in_columns(theta: Vector, columns: int) -> list[Vector]:
    """A vector of all weights as columns."""
    length = len(theta) // columns
    return [theta[at * length : (at + 1) * length] for at in range(columns)]


def reaches(own: Columns, part: float, floor: float) -> Vector:
    """How far each weight is moved at first."""
    return [max(floor if abs(weight) > SMALL else 1.0, part * abs(weight)) for column in own for weight in column]


def directions(seed: int, number: int) -> list[int]:
    """Up or down by lot."""
    rng = random.Random(seed)
    return [rng.choice((-1, 1)) for _ in range(number)]


def job_of(search: Search, theta: Vector, columns: int, number: int, spent: float) -> Job:
    """Both ways from the present weights."""
    reach = 1 - (1 - LAST_REACH) * spent
    moves = [
        reach * far * up for far, up in zip(search.reach, directions(search.first + number, len(theta)), strict=True)
    ]
    up = rounded(in_columns([weight + move for weight, move in zip(theta, moves, strict=True)], columns))
    down = rounded(in_columns([weight - move for weight, move in zip(theta, moves, strict=True)], columns))
    return Job(search.game, search.players, up, down, (search.first + number) * search.seeds, search.seeds)


def climb(pool: ProcessPoolExecutor, jobs: int, search: Search, theta: Vector, columns: int) -> Iterator[int]:
    """Move the weights until the time is over; after each step how many there were."""
    begun = time.monotonic()
    numbers = itertools.count(1)
    waiting: list[tuple[int, Future[list[float]]]] = []
    done = 0
    while True:
        spent = min(1.0, (time.monotonic() - begun) / search.seconds)
        while spent < 1.0 and len(waiting) < 2 * jobs:
            number = next(numbers)
            waiting.append((number, pool.submit(surpluses, job_of(search, theta, columns, number, spent))))
        if not waiting:
            return
        number, result = waiting.pop(0)
        won = sum(result.result()) / search.seeds
        step = search.step * (1 - (1 - LAST_STEP) * spent) * won
        for at, up in enumerate(directions(search.first + number, len(theta))):
            theta[at] += step * search.reach[at] * up
        done += 1
        yield done


def checks(game: str, players: tuple[int, ...], one: Columns, other: Columns, seeds: int) -> list[Job]:
    """So many seeds that no step was made by, in jobs for all processes."""
    return [
        Job(game, players, one, other, CHECK_SEED + at, min(CHECKED, seeds - at)) for at in range(0, seeds, CHECKED)
    ]


def share_against(pool: ProcessPoolExecutor, search: Search, one: Columns, other: Columns, seeds: int) -> list[float]:
    """What a choice wins of games against another where half is fair, with its interval."""
    won = Mean()
    for found in pool.map(surpluses, checks(search.game, search.players, one, other, seeds)):
        for surplus in found:
            won.add((1 + surplus) / 2)
    return [round(value, 4) for value in won.interval()]


def seat_shares(pool: ProcessPoolExecutor, search: Search, choice: Columns, seeds: int) -> dict[int, list[float]]:
    """By number of players how often each seat wins where all go by one choice."""
    found: dict[int, list[float]] = {}
    for players in sorted(set(search.players)):
        work = checks(search.game, (players,), choice, choice, seeds)
        games = [game for some in pool.map(shares_by_seat, work) for game in some]
        found[players] = [round(sum(game[seat] for game in games) / len(games), 3) for seat in range(players)]
    return found


# ---- the command ----


def note(text: str) -> None:
    """A line about how it goes."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def keep(file: Path, theta: Vector, columns: int, steps: int) -> None:
    """Write what is found so far, whole or not at all."""
    beside = file.with_name(f"{file.name}.part")
    beside.write_text(json.dumps({"weights": in_columns(theta, columns), "steps": steps}), encoding="utf-8")
    beside.replace(file)


def kept(file: Path, game: str) -> tuple[Vector, int]:
    """Where to begin, to the last fraction, and after how many steps."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        return [float(weight) for column in own_columns(game) for weight in column], 0
    columns, said = read_columns(game, file)
    return [float(weight) for column in columns for weight in column], int(said.get("steps", 0))


def main() -> int:
    """Read what is wanted, climb, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="NAME[:PLAYERS,…]")
    parser.add_argument("--out", type=Path, required=True, help="where the weights are kept, and read if it is there")
    parser.add_argument("--seconds", type=float, default=180, help="of climbing; 0 only checks")
    parser.add_argument("--seeds", type=positive, default=6, help="of two games each for a step")
    parser.add_argument("--step", type=float, default=0.15, help="how far the weights follow at first")
    parser.add_argument("--part", type=float, default=0.2, help="of itself by which a weight is moved")
    parser.add_argument("--floor", type=float, default=3.0, help="the least by which it is moved")
    parser.add_argument("--check", type=int, default=500, help="seeds of each check at the end")
    parser.add_argument("--seed", type=int, default=1, help="another one draws other lots")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes side by side")
    said = parser.parse_args()
    name, players = game_and_players(said.game)
    own = own_columns(name)
    theta, steps = kept(said.out, name)
    start = rounded(in_columns(theta, len(own)))
    reach = reaches(own, said.part, said.floor)
    first = said.seed * 10**6 + steps
    search = Search(name, players, reach, said.seeds, said.step, max(1e-9, said.seconds), first)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ProcessPoolExecutor(said.jobs, initializer=end_with_the_parent) as pool:
        run(pool, said, search, theta, len(own), steps)
        final = rounded(in_columns(theta, len(own)))
        if said.check:
            note(f"against the game's own: {share_against(pool, search, final, own, said.check)}")
            note(f"against the start: {share_against(pool, search, final, start, said.check)}")
            for who, choice in (("own", own), ("found", final)):
                note(f"seats of {who}: {seat_shares(pool, search, choice, said.check)}")
    sys.stdout.write(table_text(name, final))
    return 0


def run(
    pool: ProcessPoolExecutor, said: argparse.Namespace, search: Search, theta: Vector, columns: int, steps: int
) -> None:
    """Climb with notes, and keep what was found however it ends."""
    start, begun = theta[:], time.monotonic()
    noted, done = begun, 0
    try:
        for done in climb(pool, said.jobs, search, theta, columns):
            if time.monotonic() - noted > NOTED:
                noted = time.monotonic()
                moved = sum(abs(a - b) / far for a, b, far in zip(theta, start, search.reach, strict=True)) / len(theta)
                note(f"{noted - begun:.0f} s, {done} steps, moved {moved:.2f}")
                keep(said.out, theta, columns, steps + done)
    except KeyboardInterrupt:
        note("stopped")
        said.check = 0
    keep(said.out, theta, columns, steps + done)


if __name__ == "__main__":
    sys.exit(in_one_line(main))
