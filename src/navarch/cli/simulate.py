"""`navarch simulate`: games between bots, counted, each repeatable from the seed and provable from its record."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import multiprocessing
import os
import secrets
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..arena.through import Onlooker, play_through, record_of
from ..arena.ways import AHEAD
from ..bots import make
from ..engine.errors import NavarchError
from ..engine.game import Game
from ..engine.state import CHANCE
from .common import bot_names, folder_for, load_game, options_of, print_json, wants_json

WORTH = 1.0  # seconds of play in this process before others are started, where nobody said how many


class Setting(NamedTuple):
    """What every game of a simulation has in common, as another process can be told it."""

    name: str  # of the game, as it was said
    components: str | None
    bots: list[str]
    options: dict[str, object]
    seed: int
    records: Path | None


class Played(NamedTuple):
    """One game, as it is counted."""

    error: str = ""
    decisions: int = 0
    ending: str = ""
    turn: int | None = None
    done: frozenset[int] = frozenset()  # every action that some seat took
    digest: str = ""
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


def run(args: argparse.Namespace) -> int:
    """Play, count, print."""
    game = load_game(args.game, args.components)
    names = bot_names(game, args.bots, args.players, "--bots")
    for name in set(names):
        make(name)
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    records = folder_for("--records", args.records)
    setting = Setting(args.game, args.components, names, options_of(game, args.option), seed, records)
    tally = Tally(game, setting)
    begun = time.perf_counter()
    with progress(args.games, args.json) as tick:
        for played in played_games(setting, args.games, args.jobs):
            tally.add(played)
            tick()
    tally.seconds = time.perf_counter() - begun
    if wants_json(args):
        print_json(tally.report())
    else:
        print(tally.table())
    return 1 if tally.errors else 0


def derived(setting_seed: int, game: int, use: str) -> bytes:
    """Thirty-two bytes for one use in one game: nothing else decides what happens there."""
    return hashlib.sha256(f"navarch {setting_seed} {game} {use}".encode()).digest()


def played_games(setting: Setting, games: int, jobs: int | None) -> Iterator[Played]:
    """All games in their order, wherever they are played: in this process, and in others where that is worth it."""
    number = 0
    _game(setting.name, setting.components)
    begun = time.perf_counter()
    while number < games and (jobs == 1 or (jobs is None and time.perf_counter() - begun < WORTH)):
        yield play_one(setting, number)
        number += 1
    if number == games:
        return
    processes = min(jobs or os.cpu_count() or 1, games - number)
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from _in_order(pool, setting, range(number, games), AHEAD * processes)
        except BrokenProcessPool as error:
            raise NavarchError("a process that played games was ended before it had told of them") from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, setting: Setting, numbers: range, ahead: int) -> Iterator[Played]:
    """The games of these numbers, with so many asked for in advance."""
    waiting: deque[Future[Played]] = deque()
    for number in numbers:
        waiting.append(pool.submit(play_one, setting, number))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@lru_cache(maxsize=2)
def _game(name: str, components: str | None) -> Game:
    return load_game(name, components)


def play_one(setting: Setting, number: int) -> Played:
    """One game from its first draw to its end; an error is told, not fatal."""
    game = _game(setting.name, setting.components)
    secret = derived(setting.seed, number, "chance")
    seats = range(len(setting.bots))
    seeds = [int.from_bytes(derived(setting.seed, number, f"seat {seat}")[:8], "big") for seat in seats]
    onlooker = Onlooker()
    try:
        s, steps = play_through(game, setting.options, setting.bots, seeds, secret, onlooker)
    except Exception as error:
        return Played(f"game {number}: {type(error).__name__}: {error}")
    if setting.records is not None:
        record = record_of(game, s, setting.bots, steps, secret)
        record.save(setting.records / f"{game.name}-{number:06d}.json")
    done = frozenset(action for actor, action in steps if actor != CHANCE)
    return Played("", onlooker.decisions, s.ending, game.turn(s), done, s.digest(), tuple(s.ranks), tuple(s.scores))


class Tally:
    """Counts over all games so far."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.game = game
        self.setting = setting
        self.games = 0
        self.errors = 0
        self.first_error = ""
        self.seconds = 0.0
        self.lengths: list[int] = []
        self.wins = [0] * len(setting.bots)
        self.wins_by_bot = dict.fromkeys(setting.bots, 0)
        self.share_by_bot = dict.fromkeys(setting.bots, 0.0)
        self.shared = 0
        self.points = [0] * len(setting.bots)
        self.endings: Counter[str] = Counter()
        self.turns: list[int] = []  # the turn in which each game ended; none in a game without turns
        self.done: set[int] = set()  # every action that some seat took
        self.digest = hashlib.sha256()

    def add(self, played: Played) -> None:
        """Count the next game; one that failed is counted as an error."""
        self.games += 1
        if played.error:
            self.errors += 1
            self.first_error = self.first_error or played.error
            return
        self.lengths.append(played.decisions)
        self.endings[played.ending] += 1
        if played.turn is not None:
            self.turns.append(played.turn)
        self.done |= played.done
        self.digest.update(bytes.fromhex(played.digest))
        winners = [seat for seat, rank in enumerate(played.ranks) if rank == 1]
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] += 1
            self.share_by_bot[self.setting.bots[seat]] += 1 / len(winners)
        for name in {self.setting.bots[seat] for seat in winners}:
            self.wins_by_bot[name] += 1
        for seat, score in enumerate(played.scores):
            self.points[seat] += score

    def never_used(self) -> dict[str, list[str]]:
        """By domain, the nouns that no seat ever named: cards never played, places never entered."""
        used: dict[str, set[str]] = {}
        every: dict[str, tuple[str, ...]] = {}
        for verb in self.game.space.verbs:
            if verb.domain and any(code in self.done for code in range(verb.first, verb.first + verb.size)):
                every[verb.domain] = verb.labels
                names = used.setdefault(verb.domain, set())
                names.update(label for i, label in enumerate(verb.labels) if verb.first + i in self.done)
        return {
            domain: [label for label in labels if label not in used[domain]]
            for domain, labels in every.items()
            if len(used[domain]) < len(labels) and not labels[-1].isdecimal()  # numbers are no things to use
        }

    def report(self) -> dict[str, object]:
        """All counts as JSON."""
        finished, decisions = len(self.lengths), sum(self.lengths)
        return {
            "game": self.game.name,
            "players": len(self.setting.bots),
            "bots": self.setting.bots,
            "options": self.game.option_names(self.game.parse_options(self.setting.options)),
            "seed": self.setting.seed,
            "games": self.games,
            "finished": finished,
            "errors": self.errors,
            "first_error": self.first_error,
            "decisions": decisions,
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
            "seconds": round(self.seconds, 3),
            "wins": self.wins,
            "wins_by_bot": self.wins_by_bot,
            "win_share_by_bot": {name: round(share, 2) for name, share in self.share_by_bot.items()},
            "shared_wins": self.shared,
            "mean_scores": [round(total / finished, 2) if finished else 0 for total in self.points],
            "endings": dict(self.endings),
            "length": summary(self.lengths),
            "turns": summary(self.turns) if self.turns else None,
            "never_used": self.never_used(),
            "digest": self.digest.hexdigest(),
        }

    def table(self) -> str:
        """The same for people."""
        game, finished, decisions = self.game, len(self.lengths), sum(self.lengths)
        speed = round(decisions / self.seconds) if self.seconds else 0
        lines = [
            f"{game.title}: {finished:,} of {self.games:,} games, {self.errors:,} errors, seed {self.setting.seed}",
            f"{decisions:,} decisions in {self.seconds:.2f} s: {speed:,} a second",
        ]
        if self.first_error:
            lines.append(f"first error: {self.first_error}")
        if finished:
            lines.append(
                f"length: {decisions / finished:.1f} decisions on average, {min(self.lengths)} to {max(self.lengths)}"
            )
            wide = max(16, *(len(name) + 2 for name in self.setting.bots))
            lines.append(f"{'seat':<12}{'bot':<{wide}}{'wins':>8}{'':>8}{'mean score':>12}")
            for seat, name in enumerate(self.setting.bots):
                wins, label = self.wins[seat], game.nouns["seat"][seat]
                lines.append(
                    f"{label:<12}{name:<{wide}}{wins:>8,}{wins / finished:>8.1%}{self.points[seat] / finished:>12.2f}"
                )
            if self.turns:
                lines.append(f"turns: {summary(self.turns)['mean']} on average, {min(self.turns)} to {max(self.turns)}")
            lines.extend(f"never used, {domain}: {', '.join(labels)}" for domain, labels in self.never_used().items())
            endings = ", ".join(f"{reason} {count:,}" for reason, count in self.endings.most_common())
            lines.append(f"endings: {endings}; shared victories: {self.shared:,}")
            lines.append(f"digest: {self.digest.hexdigest()}")
        return "\n".join(lines)


def summary(numbers: list[int]) -> dict[str, float]:
    """Mean, least and greatest."""
    mean = round(sum(numbers) / len(numbers), 2) if numbers else 0
    return {"mean": mean, "min": min(numbers, default=0), "max": max(numbers, default=0)}


@contextmanager
def progress(games: int, as_json: bool) -> Iterator[Callable[[], None]]:
    """A progress bar on standard error where a person looks on, and Rich is installed."""
    if as_json or not sys.stderr.isatty():
        yield lambda: None
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
    except ModuleNotFoundError:
        done = itertools.count(1)
        yield lambda: print(f"\r{next(done):,} of {games:,} games", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)
