"""What a puzzle says, read from the file beside its game's modules: `games/<game>/puzzles.jsonl`, one a line.

The position in it is a sample of what the seat may believe: nothing that was hidden from the seat is in the file.
"""

from __future__ import annotations

import datetime
import json
import sys
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.errors import NavarchError, quoted
from ..engine.game import Game

FILE = "puzzles.jsonl"


class BadPuzzle(NavarchError):
    """A puzzle is refused: where it stands, and the reason."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadPuzzle], tuple[str, str]]:
        return BadPuzzle, (self.where, self.reason)


class Tried(NamedTuple):
    """What the searches that made a puzzle found of an action, taken together."""

    worth: float  # the seat's expected share of the result, from 0 to 1
    times: int


class Puzzle(NamedTuple):
    """A position, whom it asks, and what is best there."""

    name: str  # by which the page asks for it, and browsers remember it: seed, game and decision
    game: str
    version: str  # of the rules
    components: str  # their digest
    seat: str
    choice: str  # what is asked
    turn: int
    stage: int  # of the game's decisions, in thirds: 0 to 2
    answer: str
    next_best: str
    greedy: str  # what the game's advice would take without a search
    tried: dict[str, Tried]  # the actions that were looked at often enough, the answer among them
    budgets: tuple[int, ...]  # iterations of the searches
    seeds: int  # how many searches of each budget
    position: dict[str, object]

    @property
    def gap(self) -> float:
        """By how much the answer is better than whatever comes next."""
        return self.tried[self.answer].worth - self.tried[self.next_best].worth

    @property
    def kind(self) -> tuple[str, str]:
        """What is asked, and the verb of the answer: some games ask for all that a turn offers at once."""
        return self.choice, self.answer.split()[0]

    @property
    def solution(self) -> tuple[str, str]:
        """What is asked, and the answer."""
        return self.choice, self.answer

    @property
    def is_easy(self) -> bool:
        """Whether the game's advice takes the answer without a search."""
        return self.answer == self.greedy

    def line(self) -> str:
        """As it stands in a file."""
        said = {**self._asdict(), "tried": {one: list(tried) for one, tried in self.tried.items()}}
        return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(line: str, where: str) -> Puzzle:
    """A puzzle from its line; raises BadPuzzle with what is wrong."""
    try:
        said: dict[str, Any] = json.loads(line)
        tried = {str(one): Tried(float(worth), int(times)) for one, (worth, times) in said["tried"].items()}
        budgets = tuple(int(one) for one in said["budgets"])
        puzzle = Puzzle(**{**said, "tried": tried, "budgets": budgets})
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadPuzzle(where, f"is no puzzle: {quoted(error)}") from error
    for action in (puzzle.answer, puzzle.next_best):
        if action not in tried:
            raise BadPuzzle(where, f"{quoted(action)} was never tried")
    return puzzle


def fresh(puzzle: Puzzle, game: Game, where: str) -> Puzzle:
    """The puzzle, if it was made by the rules and components of today; raises BadPuzzle where it was not."""
    if puzzle.game != game.name:
        raise BadPuzzle(where, f"belongs to {quoted(puzzle.game)}, not to {game.name}")
    if puzzle.version != game.version:
        raise BadPuzzle(where, f"was made by version {puzzle.version} of the rules, and they are {game.version} now")
    if puzzle.components != game.components.digest:
        raise BadPuzzle(where, "was made by other component values: make it anew (navarch puzzles GAME --make N)")
    return puzzle


def read_puzzles(game: Game, file: Path) -> tuple[Puzzle, ...]:
    """All puzzles of a file, each fresh and with a name of its own."""
    found: dict[str, Puzzle] = {}
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BadPuzzle(file.name, "is no text in UTF-8") from error
    for number, line in enumerate(lines, 1):
        where = f"{file.name}, line {number}"
        puzzle = fresh(read_puzzle(line, where), game, where)
        if puzzle.name in found:
            raise BadPuzzle(where, f"there are two of the name {puzzle.name}")
        found[puzzle.name] = puzzle
    return tuple(found.values())


def file_of(game: Game) -> Path:
    """Where the puzzles of a game lie: beside its modules."""
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent / FILE


@lru_cache(maxsize=32)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where it has no file, or is played by component values of one's own."""
    file = file_of(game)
    if game.components.correction is not None or not file.is_file():
        return ()
    return read_puzzles(game, file)


def puzzle_of_the_day(day: datetime.date, by_game: Sequence[Sequence[Puzzle]]) -> Puzzle | None:
    """One puzzle a day, the same for all: another game each day, and each of its puzzles in turn."""
    there = [puzzles for puzzles in by_game if puzzles]
    if not there:
        return None
    times, turn = divmod(day.toordinal(), len(there))
    return there[turn][times % len(there[turn])]
