"""Puzzles from game after game, until there are as many as are wanted, spread over all that the game has."""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from .. import load
from ..arena.processes import as_they_come
from ..engine.errors import quoted
from ..engine.game import Game
from .finding import BUDGETS, SEEDS, STRONGER, Findings, findings_of
from .puzzle import BadPuzzle, Puzzle, read_puzzle

FORMAT = "navarch puzzles 3"
MOST_OF_A_KIND, MOST_OF_AN_ANSWER, MOST_OF_A_STAGE = 0.4, 0.1, 0.5  # shares of what is wanted
MOST_OF_A_SEAT = 1.3  # times its fair part


class Task(NamedTuple):
    """One game to be played and looked through, as another process can be told it."""

    game: str
    seed: int
    number: int


def make_puzzles(
    game: Game, wanted: int, seed: int, file: Path, jobs: int = 1, tick: Callable[[Journal], None] = lambda _: None
) -> Journal:
    """Play and look until so many are found, writing them as they come; what an earlier run found is kept."""
    journal = Journal(game, seed, file, wanted)
    journal.open()
    found = as_they_come(found_in, (Task(game.name, seed, number) for number in journal.numbers()), jobs)
    tick(journal)
    with closing(found):
        while not journal.is_full:
            journal.add(next(found))
            tick(journal)
    return journal


def found_in(task: Task) -> Findings:
    """What comes of one game, wherever it is played."""
    return findings_of(_game(task.game), task.seed, task.number)


@lru_cache(maxsize=2)
def _game(name: str) -> Game:
    return load(name)


class Journal:
    """What came of each game, kept line by line beside the file, so that making can be gone on with."""

    def __init__(self, game: Game, seed: int, file: Path, wanted: int) -> None:
        self.game = game
        self.file = file
        self.wanted = wanted
        self.beside = file.with_name(file.name + ".games")
        self.header = {
            "format": FORMAT,
            "game": game.name,
            "version": game.version,
            "components": game.components.digest,
            "seed": seed,
            "budgets": [*BUDGETS],
            "seeds": SEEDS,
            "stronger": STRONGER,
        }
        self.games = 0
        self.refuted = 0
        self.puzzles: list[Puzzle] = []
        self.later: dict[int, Findings] = {}  # of games that were done before an earlier one

    def open(self) -> None:
        """What was found before; a line that was cut off is found again."""
        if not self.beside.exists():
            self.beside.parent.mkdir(parents=True, exist_ok=True)
            self.beside.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
            return
        whole, _, cut = self.beside.read_text(encoding="utf-8").rpartition("\n")
        first, *lines = whole.split("\n")
        if first != json.dumps(self.header):
            raise BadPuzzle(str(self.beside), "holds other puzzles: go on with their game and seed, or elsewhere")
        if cut:
            write_whole(self.beside, whole + "\n")
        for number, line in enumerate(lines, 2):
            self._take(read_findings(line, f"{self.beside}, line {number}"))
        self._write()

    def add(self, findings: Findings) -> None:
        """One game more."""
        said = {**findings._asdict(), "puzzles": [puzzle.line() for puzzle in findings.puzzles]}
        with self.beside.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")
        self._take(findings)
        if findings.puzzles:
            self._write()

    def numbers(self) -> Iterator[int]:
        """Of the games that are still to be played."""
        done = self.later.keys() | range(self.games)
        return (number for number in itertools.count() if number not in done)

    @property
    def is_full(self) -> bool:
        """Whether there are as many as are wanted."""
        return len(self.chosen()) >= self.wanted

    def _take(self, findings: Findings) -> None:
        """Games count in their order, and none after the one that brought the last that was wanted."""
        self.later[findings.number] = findings
        while self.games in self.later and not self.is_full:
            following = self.later.pop(self.games)
            self.games += 1
            self.refuted += following.refuted
            self.puzzles += following.puzzles

    def _write(self) -> None:
        write_whole(self.file, "".join(puzzle.line() + "\n" for puzzle in self.chosen()))

    def chosen(self) -> list[Puzzle]:
        """Those that stand in the file."""
        return well_spread(self.puzzles, self.wanted, max(self.game.players))


def read_findings(line: str, where: str) -> Findings:
    """What came of a game, from its line; raises BadPuzzle with what is wrong."""
    try:
        said = json.loads(line)
        number, lines, refuted = int(said["number"]), list(said["puzzles"]), int(said["refuted"])
    except (ValueError, TypeError, KeyError) as error:
        raise BadPuzzle(where, f"tells of no game: {quoted(error)}") from error
    return Findings(number, [read_puzzle(one, where) for one in lines], refuted)


def write_whole(file: Path, text: str) -> None:
    """The file as it was or as it will be, and never a part of it, whenever the process is ended."""
    new = file.with_name(file.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def well_spread(found: list[Puzzle], wanted: int, seats: int) -> list[Puzzle]:
    """So many of them that nothing comes up too often, at most half with an answer that greedy bots find.

    The easy ones come first, and what is decided more clearly before what is less.
    """
    most = {
        "kind": math.ceil(MOST_OF_A_KIND * wanted),
        "solution": math.ceil(MOST_OF_AN_ANSWER * wanted),
        "stage": math.ceil(MOST_OF_A_STAGE * wanted),
        "seat": math.ceil(MOST_OF_A_SEAT * wanted / seats),
    }
    taken: Counter[tuple[str, object]] = Counter()
    chosen: list[Puzzle] = []
    for easy in (False, True):
        room = min(wanted - len(chosen), len(chosen)) if easy else wanted
        for puzzle in found:
            kinds = [(name, getattr(puzzle, name)) for name in most]
            if puzzle.is_easy == easy and room and all(taken[kind] < most[kind[0]] for kind in kinds):
                room -= 1
                taken.update(kinds)
                chosen.append(puzzle)
    return sorted(chosen, key=lambda puzzle: (not puzzle.is_easy, -puzzle.gap))
