"""Whether a review finds a blunder made on purpose: `python -m bench.blunders GAME --games 40 --out found.jsonl`.

Bots play; once in a game one seat, each in its turn, takes a random action in a decisive place: where a search of its
own, with other samples than the review's, says twice that the action costs at least `--least` of the chance to win.
Then the whole game is reviewed, all seats, and the blunder is found where it is among the three costliest decisions of
its seat. Games without a decisive place are played anew with another seed.

Each game is a line on standard error and in the file of `--out`, with the seconds of the processor that its review
took; whoever begins again with the same file goes on where it ended. All together are a line of JSON with the share
found and its 95 % interval. `--records FOLDER` keeps the games with their blunders, and takes those that are there
instead of playing anew, so that two ways of reviewing judge the same games. `--part` reviews the mistakes of the one
seat alone, with the iterations that they get in a whole review: what it finds is the same, in a part of the time.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import navarch
from navarch.arena.journal import drop_cut_line, whole_lines
from navarch.bots import make
from navarch.bots.parallel import end_with_the_parent
from navarch.engine.match import Match
from navarch.engine.record import Record, parse_record, read_record
from navarch.review import Mistake, Moment, iterations_in, review, story_of
from navarch.review.mistakes import Look, mistakes_of
from navarch.review.whole import part_of

PASSED_OVER = (4, 40)  # decisions of the seat, at least and at most, before the blunder is looked for
FIRST_LOOK = 80  # iterations; whatever costs less than half of the least by it is no decisive place
APART = 1_000_003  # between the seeds of a game and those of its attempts
MOST_ATTEMPTS = 20
CERTAIN = 1.96  # standard errors, for an interval of 95 %


class Task(NamedTuple):
    """What is to be played and reviewed."""

    game: str
    players: int
    bot: str
    number: int
    seed: int
    least: float
    look: int
    seconds: float
    iterations: int
    is_part: bool
    records: str

    @property
    def seat(self) -> int:
        """Who is to blunder."""
        return self.number % self.players

    @property
    def played(self) -> str:
        """How its game is played: a kept one serves only where it was played so."""
        return f"{self.game}:{self.players} by {self.bot}, {self.least:g} by {self.look} twice"

    @property
    def settings(self) -> str:
        """What all games of one measurement have in common."""
        budget = f"{self.iterations} iterations" if self.iterations else f"{self.seconds:g} seconds"
        part = " of one seat's part" if self.is_part else ""
        return f"{self.played} from {self.seed - self.number}, {budget}{part}"


class Blunder(NamedTuple):
    """What a seat did on purpose, and what it cost by the search that looked for it."""

    seed: int
    ply: int
    cost: float
    error: float


class Found(NamedTuple):
    """A blunder and what the review says of it: its place among the seat's mistakes from 1, or 0 where it is missed."""

    number: int
    seed: int
    ply: int
    seat: int
    cost: float
    error: float
    place: int
    costs: list[float]  # of the seat's mistakes
    iterations: int
    seconds: float


# ---- a game with a blunder ----


def blunder_at(match: Match, task: Task, rng: random.Random) -> tuple[int, float, float] | None:
    """A random action of the seat with its cost and the error, where two looks call the place decisive.

    One look alone can be caught in a wrong line, and of many places it is caught where it finds most.
    """
    code = rng.choice(match.state.legal_for(task.seat))
    moment = Moment(match.ply, match.state.clone(), task.seat, code)
    costs: list[tuple[float, float]] = []
    for least, iterations in ((task.least / 2, FIRST_LOOK), (task.least, task.look), (task.least, task.look)):
        look = Look(moment, rng.getrandbits(48), match.ply)
        look.search(iterations)
        costs.append(look.cost())
        if costs[-1][0] < least:
            return None
    return (code, (costs[1][0] + costs[2][0]) / 2, math.hypot(costs[1][1], costs[2][1]) / 2)


def play(task: Task, seed: int) -> tuple[Record, Blunder | None]:
    """A game, and the blunder in it where there was a decisive place."""
    rng, blunder = random.Random(seed), None
    match = Match(navarch.load(task.game), players=task.players, seed=seed)
    bots = [make(task.bot, rng.getrandbits(32)) for _ in range(task.players)]
    wait = rng.randint(*PASSED_OVER)
    while not match.over:
        who = match.to_act[0]
        if who == task.seat and blunder is None and len(match.state.legal_for(who)) > 1:
            wait -= 1
            made = blunder_at(match, task, rng) if wait < 0 else None
            if made is not None:
                blunder = Blunder(seed, match.ply, *made[1:])
                match.submit(who, made[0])
                continue
        match.submit(who, bots[who].choose(match.perspective(who)))
    return match.record, blunder


def game_with_blunder(task: Task) -> tuple[Record, Blunder]:
    """One that is kept, or games until one has a blunder."""
    if not task.records:
        return play_until_blunder(task)
    name = f"{task.game}-{task.players}-{task.seed}"
    kept, file = (Path(task.records) / f"{name}{ending}" for ending in (".blunder.json", ".json"))
    if kept.exists():
        said = json.loads(kept.read_text(encoding="utf-8"))
        if said.pop("played") != task.played:
            raise RuntimeError(f"{kept} was not played as {task.played}")
        return parse_record(navarch.load(task.game), read_record(file)), Blunder(**said)
    record, blunder = play_until_blunder(task)
    record.save(file)
    kept.write_text(json.dumps({**blunder._asdict(), "played": task.played}) + "\n", encoding="utf-8")
    return record, blunder


def play_until_blunder(task: Task) -> tuple[Record, Blunder]:
    """Games until one has a decisive place."""
    for attempt in range(MOST_ATTEMPTS):
        record, blunder = play(task, task.seed + APART * attempt)
        if blunder is not None:
            return record, blunder
    raise RuntimeError(f"{task.game}, seed {task.seed}: no decisive place in {MOST_ATTEMPTS} games")


# ---- its review ----


def try_one(task: Task) -> Found:
    """A game with a blunder, and what its review says."""
    record, blunder = game_with_blunder(task)
    begun = time.process_time()
    iterations = task.iterations or iterations_in(task.seconds, navarch.load(task.game), record)
    mistakes = mistakes_in(task, record, iterations, blunder.seed)
    seconds = time.process_time() - begun
    return Found(
        task.number,
        blunder.seed,
        blunder.ply,
        task.seat,
        round(blunder.cost, 3),
        round(blunder.error, 3),
        next((place for place, mistake in enumerate(mistakes, 1) if mistake.ply == blunder.ply), 0),
        [round(mistake.cost, 3) for mistake in mistakes],
        iterations,
        round(seconds, 1),
    )


def mistakes_in(task: Task, record: Record, iterations: int, seed: int) -> list[Mistake]:
    """The seat's, by a review of the whole game or by that part of it."""
    game = navarch.load(task.game)
    if not task.is_part:
        return list(review(game, record, iterations, seed).seats[task.seat].mistakes)
    mine = part_of(iterations, "mistakes", task.players)
    return mistakes_of(story_of(game, record), task.seat, mine, seed, lambda _: None)


# ---- all of them ----


def report(task: Task, results: list[Found]) -> dict[str, object]:
    """What is known so far."""
    found, seconds = sum(one.place > 0 for one in results), [one.seconds for one in results]
    return {
        "settings": task.settings,
        "games": len(results),
        "found": found,
        "share": round(found / len(results), 3),
        "interval": [round(end, 3) for end in interval(found, len(results))],
        "costliest": sum(one.place == 1 for one in results),
        "seconds": {"median": round(statistics.median(seconds), 1), "most": max(seconds)},
    }


def interval(found: int, games: int) -> tuple[float, float]:
    """Wilson's: it stays within 0 and 1, and is no point where all were found."""
    share, width = found / games, CERTAIN**2 / games
    middle = (share + width / 2) / (1 + width)
    reach = CERTAIN * math.sqrt(share * (1 - share) / games + width / games / 4) / (1 + width)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def kept_in(file: Path, settings: str) -> list[Found]:
    """The games that an earlier run has finished; the file must be of the same settings. A torn line is dropped."""
    if not file.exists():
        return []
    kept = [json.loads(line) for line in whole_lines(file)]
    for one in kept:
        if one.pop("settings") != settings:
            raise SystemExit(f"{file} is of other settings than {settings}")
    if kept:
        drop_cut_line(file)
    elif file.stat().st_size:
        raise SystemExit(f"{file} holds something else than games with a blunder")
    return [Found(**one) for one in kept]


def parser() -> argparse.ArgumentParser:
    """What may be said."""
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("game", metavar="GAME[:PLAYERS]")
    found.add_argument("--games", type=int, default=40)
    found.add_argument("--bot", default="ismcts:100i", help="who plays all seats (default: ismcts:100i)")
    found.add_argument("--least", type=float, default=0.1, help="what a blunder costs at least (default: 0.1)")
    found.add_argument("--look", type=int, default=1000, help="iterations by which that is said (default: 1000)")
    found.add_argument("--seconds", type=float, default=45.0, help="of a review (default: 45)")
    found.add_argument("--iterations", type=int, default=0, help="of a review, instead of seconds")
    found.add_argument("--part", action="store_true", help="review the mistakes of the seat that blundered alone")
    found.add_argument("--seed", type=int, default=1, help="of the first game")
    found.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    found.add_argument("--out", type=Path, help="a line for each finished game; goes on where it ended")
    found.add_argument("--records", default="", help="a folder that keeps the games with their blunders")
    return found


def tasks_of(said: argparse.Namespace) -> list[Task]:
    """All that is to be played and reviewed."""
    name, _, count = said.game.partition(":")
    players = int(count or navarch.load(name).default_players)
    rest = (said.least, said.look, said.seconds, said.iterations, said.part, said.records)
    return [Task(name, players, said.bot, number, said.seed + number, *rest) for number in range(said.games)]


def main() -> int:
    """Read what is wanted, play and review, and print what was found."""
    said = parser().parse_args()
    tasks = tasks_of(said)
    settings = tasks[0].settings
    results = kept_in(said.out, settings) if said.out else []
    done = {one.number for one in results}
    if said.records:
        Path(said.records).mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(said.jobs, initializer=end_with_the_parent) as pool:
        for one in as_completed([pool.submit(try_one, task) for task in tasks if task.number not in done]):
            results.append(one.result())
            line = json.dumps({**results[-1]._asdict(), "settings": settings}) + "\n"
            sys.stderr.write(f"{len(results)} of {said.games}: {line}")
            if said.out:
                with said.out.open("a", encoding="utf-8") as kept:
                    kept.write(line)
    sys.stdout.write(json.dumps(report(tasks[0], results)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
