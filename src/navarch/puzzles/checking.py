"""Whether puzzles hold: each is searched anew, ten times as long as it was made, with luck that making never used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from .. import load
from ..engine.game import Game
from .finding import STRONGER, derived, stronger_look
from .in_order import in_order
from .looking import GAP
from .puzzle import Puzzle, read_puzzle


class Check(NamedTuple):
    """What a longer search says of a puzzle."""

    name: str
    iterations: int
    answer: str
    best: str
    gap: float

    @property
    def agrees(self) -> bool:
        """Whether it would give the same answer."""
        return self.best == self.answer

    @property
    def is_clear(self) -> bool:
        """Whether it finds the whole gap too."""
        return self.agrees and self.gap >= GAP


class Task(NamedTuple):
    """One puzzle to be checked, as another process can be told it."""

    line: str
    seed: int


def check_puzzles(puzzles: Sequence[Puzzle], seed: int, jobs: int = 1) -> Iterator[Check]:
    """A check of each, in their order."""
    return in_order(checked, (Task(puzzle.line(), seed) for puzzle in puzzles), jobs)


def checked(task: Task) -> Check:
    """One puzzle, wherever it is checked."""
    puzzle = read_puzzle(task.line, "a puzzle")
    luck = int.from_bytes(derived(task.seed, 0, f"check of {puzzle.name}")[:6], "big")
    look = stronger_look(_game(puzzle.game), puzzle, luck)
    return Check(puzzle.name, STRONGER * max(puzzle.budgets), puzzle.answer, look.best, look.gap)


@lru_cache(maxsize=2)
def _game(name: str) -> Game:
    return load(name)
