"""`navarch simulate`: games between bots, counted, each repeatable from the seed and provable from its record."""

from __future__ import annotations

import argparse
import hashlib
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from ..arena.through import Deed, Onlooker, play_through, record_of
from ..bots import make
from ..engine.game import Game
from ..engine.state import CHANCE, State
from .common import bot_names, folder_for, load_game, options_of, print_json, wants_json


class Setting(NamedTuple):
    """What every game of a simulation has in common."""

    game: Game
    bots: list[str]
    options: dict[str, object]
    seed: int


class Played(NamedTuple):
    """One finished game."""

    state: State
    steps: list[Deed]
    decisions: int
    secret: bytes


def run(args: argparse.Namespace) -> int:
    """Play, count, print."""
    game = load_game(args.game, args.components)
    names = bot_names(game, args.bots, args.players, "--bots")
    for name in set(names):
        make(name)
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 31)
    setting = Setting(game, names, options_of(game, args.option), seed)
    tally = Tally(setting)
    folder = folder_for("--records", args.records)
    with progress(args.games, args.json) as tick:
        for number in range(args.games):
            tally.play(number, folder)
            tick()
    if wants_json(args):
        print_json(tally.report())
    else:
        print(tally.table())
    return 1 if tally.errors else 0


def derived(setting_seed: int, game: int, use: str) -> bytes:
    """Thirty-two bytes for one use in one game: nothing else decides what happens there."""
    return hashlib.sha256(f"navarch {setting_seed} {game} {use}".encode()).digest()


def play_one(setting: Setting, number: int) -> Played:
    """One game from its first draw to its end."""
    secret = derived(setting.seed, number, "chance")
    seats = range(len(setting.bots))
    seeds = [int.from_bytes(derived(setting.seed, number, f"seat {seat}")[:8], "big") for seat in seats]
    onlooker = Onlooker()
    s, steps = play_through(setting.game, setting.options, setting.bots, seeds, secret, onlooker)
    return Played(s, steps, onlooker.decisions, secret)


class Tally:
    """Counts over all games so far."""

    def __init__(self, setting: Setting) -> None:
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

    def play(self, number: int, folder: Path | None) -> None:
        """Play the game of that number and count it; an error is counted, not fatal."""
        self.games += 1
        begun = time.perf_counter()
        try:
            played = play_one(self.setting, number)
        except Exception as error:
            self.errors += 1
            self.first_error = self.first_error or f"game {number}: {type(error).__name__}: {error}"
            return
        self.seconds += time.perf_counter() - begun
        self.count(played)
        if folder is not None:
            game, names = self.setting.game, self.setting.bots
            record = record_of(game, played.state, names, played.steps, played.secret)
            record.save(folder / f"{game.name}-{number:06d}.json")

    def count(self, played: Played) -> None:
        """Add one finished game."""
        s = played.state
        self.lengths.append(played.decisions)
        self.endings[s.ending] += 1
        turn = s.game.turn(s)
        if turn is not None:
            self.turns.append(turn)
        self.done.update(action for actor, action in played.steps if actor != CHANCE)
        self.digest.update(bytes.fromhex(s.digest()))
        winners = [seat for seat, rank in enumerate(s.ranks) if rank == 1]
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] += 1
            self.share_by_bot[self.setting.bots[seat]] += 1 / len(winners)
        for name in {self.setting.bots[seat] for seat in winners}:
            self.wins_by_bot[name] += 1
        for seat, score in enumerate(s.scores):
            self.points[seat] += score

    def never_used(self) -> dict[str, list[str]]:
        """By domain, the nouns that no seat ever named: cards never played, places never entered."""
        used: dict[str, set[str]] = {}
        every: dict[str, tuple[str, ...]] = {}
        for verb in self.setting.game.space.verbs:
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
            "game": self.setting.game.name,
            "players": len(self.setting.bots),
            "bots": self.setting.bots,
            "options": self.setting.game.option_names(self.setting.game.parse_options(self.setting.options)),
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
        game, finished, decisions = self.setting.game, len(self.lengths), sum(self.lengths)
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
        yield lambda: None
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda: bar.advance(task)
