"""Counts in how many games each rule came up: games are played apart, compiled where they can be, and replayed here."""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import random
import subprocess
import sys
import time
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import NamedTuple

import navarch
from navarch.engine.errors import NavarchError
from navarch.engine.game import Game
from navarch.engine.state import CHANCE, NOBODY, State

from .marks import Marks, install
from .play import BOTS, Setting, setting

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
BLOCK = 200  # games that are counted and kept together
LOOKS = 25  # actions between two looks of a player at the board
QUESTIONS = 8  # actions drawn by lot that a player then asks about: why can it not be done?


class OtherRules(NavarchError):
    """The compiled rules, by which games are played, are not those of the sources."""

    def __init__(self) -> None:
        super().__init__("the games were played by other rules: bring build/compiled up to date, or remove it")


class Counts(NamedTuple):
    """Of so many games by each sort of players: in how many each rule was looked at, and in how many it took effect."""

    games: dict[str, int]
    looked: dict[str, dict[str, int]]  # players -> rule -> games
    effect: dict[str, dict[str, int]]

    def add_game(self, bot: str, marks: Marks) -> None:
        """Count a game by the marks that it left."""
        self.games[bot] += 1
        for kept, left in ((self.looked[bot], marks.looked), (self.effect[bot], marks.effect)):
            for rule, number in marks.numbers.items():
                if left[number]:
                    kept[rule] = kept.get(rule, 0) + 1

    def add(self, other: Counts) -> None:
        """Take in what was counted elsewhere."""
        for bot, count in other.games.items():
            self.games[bot] = self.games.get(bot, 0) + count
        for mine, theirs in ((self.looked, other.looked), (self.effect, other.effect)):
            for bot, rules in theirs.items():
                kept = mine.setdefault(bot, {})
                for rule, count in rules.items():
                    kept[rule] = kept.get(rule, 0) + count

    def all(self, which: dict[str, dict[str, int]], rule: str) -> int:
        """The same for all players."""
        return sum(which[bot].get(rule, 0) for bot in which)


def nothing() -> Counts:
    """No game at all."""
    return Counts(dict.fromkeys(BOTS, 0), {bot: {} for bot in BOTS}, {bot: {} for bot in BOTS})


class Counter:
    """Counts block after block, and keeps each at once, so that a run goes on where it was stopped."""

    def __init__(self, game: Game, seed: int, file: Path) -> None:
        self.game = game
        self.seed = seed
        self.file = file
        self.blocks: dict[int, Counts] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                said = json.loads(line)
                if said["version"] == game.version and said["seed"] == seed:
                    self.blocks[said["first"]] = Counts(*said["counts"])

    def count(self, games: int, seconds: float, jobs: int) -> Counts:
        """Count what is missing of so many games, in whole blocks and for so long at most, and tell all there is."""
        firsts = range(0, games, BLOCK)
        left = [first for first in firsts if first not in self.blocks]
        begun = time.monotonic()
        for done, (first, counts) in enumerate(counted_blocks(self.game.name, self.seed, left, jobs), 1):
            self.keep(first, counts)
            print(f"{self.game.name}: block {done} of {len(left)}, {time.monotonic() - begun:.0f} s", flush=True)
            if time.monotonic() - begun > seconds:
                break
        total = nothing()
        for first in firsts:
            if first in self.blocks:
                total.add(self.blocks[first])
        return total

    def keep(self, first: int, counts: Counts) -> None:
        """Keep a block."""
        self.blocks[first] = counts
        line = {"version": self.game.version, "seed": self.seed, "first": first, "counts": list(counts)}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def counted_blocks(name: str, seed: int, firsts: list[int], jobs: int) -> Iterator[tuple[int, Counts]]:
    """The blocks that begin with these numbers, as they get ready, in so many processes."""
    if jobs == 1:
        yield from ((first, count_block(name, seed, first)) for first in firsts)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        asked = {pool.submit(count_block, name, seed, first): first for first in firsts}
        try:
            for ready in as_completed(asked):
                yield asked[ready], ready.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def count_block(name: str, seed: int, first: int, games: int = BLOCK) -> Counts:
    """Play and replay the games of a block, and count the rules that came up in each."""
    game = navarch.load(name)
    marks, counts = marks_of(game), nothing()
    with closing(played_apart(game, seed, first, games)) as plays:
        for number, actions in enumerate(plays, first):
            said = setting(game, number)
            marks.wipe()
            replay(game, marks, said, actions, random.Random(number))
            counts.add_game(said.bot, marks)
    return counts


@cache
def marks_of(game: Game) -> Marks:
    """The marks in a game's code, written once."""
    return install(game)


def played_apart(game: Game, seed: int, first: int, games: int) -> Generator[list[int], None, None]:
    """The actions of each game, from another process."""
    command = [sys.executable, "-m", "tools.conformance.play", game.name, str(seed), str(first), str(games)]
    build = COMPILED if COMPILED.is_dir() else ROOT / "src"
    where = {**os.environ, "PYTHONPATH": str(build)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=where) as player:
        assert player.stdout is not None
        try:
            for _ in range(games):
                line = player.stdout.readline()
                if not line:
                    raise NavarchError("a game could not be played")
                yield [int(action) for action in json.loads(line)]
        finally:
            player.terminate()


def replay(game: Game, marks: Marks, said: Setting, actions: list[int], lots: random.Random) -> None:
    """Carry out a game; every player sees all actions there are, and now and then the board and what is forbidden."""
    s = game.new(said.players, said.options, listening=True)
    for number, action in enumerate(actions):
        choice = s.choice
        if choice is None or action not in s.legal():
            raise OtherRules
        marks.name(choice.rule)
        if s.actor != CHANCE and number % LOOKS == 0:
            game.view(s, s.actor)
            ask_why_not(s, lots)
        s.play(action)
        s.events.clear()
    if s.actor != NOBODY:
        raise OtherRules
    marks.name(s.ending_rule)
    for seat in range(s.players):
        game.view(s, seat)


def ask_why_not(s: State, lots: random.Random) -> None:
    """Ask about actions drawn by lot, every other one like what can be done, what forbids them."""
    choice, legal, space = s.choice, s.legal(), s.game.space
    if choice is None or choice.why is None:
        return
    for number in range(QUESTIONS):
        verb = space.verb_of(lots.choice(legal)) if number % 2 else lots.choice(space.verbs)
        code = verb.first + lots.randrange(verb.size)
        if code not in legal:
            choice.why(s.stack[-1], s, s.actor, verb.first, code - verb.first)


def read_when_loaded(game: Game) -> set[str]:
    """The rules by which the box is read: they hold before a game begins, and do not come up in it."""
    marks = marks_of(game)
    marks.wipe()
    importlib.import_module(type(game).__module__.rpartition(".")[0]).build()
    return {rule for rule, number in marks.numbers.items() if marks.looked[number]}
