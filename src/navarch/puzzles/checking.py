"""Whether puzzles hold: each is searched anew, ten times as long as it was made, with luck that making never used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from .. import load
from ..arena.processes import as_they_come
from ..engine.game import Game
from .finding import derived, last_look
from .looking import GAP, gap_of
from .puzzle import Puzzle, read_puzzle

LEAST_AGREEING = 0.95  # of the puzzles of a game


class Check(NamedTuple):
    """What a longer look says of a puzzle."""

    name: str
    iterations: int  # of its free search
    answer: str
    best: str  # what that search would choose
    gap: float  # of the answer to the best other one, weighed

    @property
    def agrees(self) -> bool:
        """Whether it would give the same answer."""
        return self.best == self.answer

    @property
    def is_clear(self) -> bool:
        """Whether it bears out the whole gap too."""
        return self.agrees and self.gap >= GAP


class Task(NamedTuple):
    """One puzzle to be checked, as another process can be told it."""

    line: str
    seed: int


def check_puzzles(puzzles: Sequence[Puzzle], seed: int, jobs: int = 1) -> Iterator[Check]:
    """A check of each, as they come."""
    return as_they_come(checked, (Task(puzzle.line(), seed) for puzzle in puzzles), jobs)


def checked(task: Task) -> Check:
    """One puzzle, wherever it is checked."""
    puzzle = read_puzzle(task.line, "a puzzle")
    game = _game(puzzle.game)
    luck = int.from_bytes(derived(task.seed, 0, f"check of {puzzle.name}")[:6], "big")
    seat = game.nouns["seat"].index(puzzle.seat)
    look = last_look(game.restore(puzzle.position), seat, game.space.code(puzzle.answer), puzzle.budgets, luck)
    found = game.space.text(look.found)
    return Check(puzzle.name, look.free.root.visits, puzzle.answer, found, gap_of(look))


@lru_cache(maxsize=2)
def _game(name: str) -> Game:
    return load(name)
