"""The weights of a game's advice as a table that can be changed while it plays: `advice/weights.py`.

`TABLE` has a line for each weight and a column for each side, or one column for all. A file of weights is JSON with
such columns as `weights`; `worths` beside them are those of `advice/evaluate.py`.
"""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from typing import Any, NamedTuple

LINE = re.compile(r"^    \((-?\d+(?:, -?\d+)*),?\),(  # .*)$")

Columns = list[list[int]]


class Choice(NamedTuple):
    """Weights, and worths of the evaluation where they are others than the game's."""

    weights: Columns
    worths: list[float]


def module_of(game: str, name: str) -> Any:
    """A module of a game's advice."""
    try:
        return importlib.import_module(f"navarch.games.{game.replace('-', '_')}.advice.{name}")
    except ModuleNotFoundError:
        raise SystemExit(f"{game} has no table for this: there is no module advice/{name}.py") from None


def own_columns(game: str) -> Columns:
    """The weights that the game has as it is."""
    table = module_of(game, "weights").TABLE
    return [[line[column] for line in table] for column in range(len(table[0]))]


def own_choice(game: str) -> Choice:
    """All that the game has as it is."""
    return Choice(own_columns(game), list(getattr(module_of(game, "evaluate"), "WORTHS", ())))


def read_columns(game: str, file: Path) -> tuple[list[list[float]], dict[str, Any]]:
    """The weights of a file as they stand there, the game's own where it has none, and all that it says."""
    own = own_choice(game)
    try:
        said: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        columns = [[float(weight) for weight in column] for column in said.get("weights", own.weights)]
        worths = [float(worth) for worth in said.get("worths", own.worths)]
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise SystemExit(f"{file} holds no weights: {error}") from None
    if [len(column) for column in columns] != [len(column) for column in own.weights] or len(worths) != len(own.worths):
        raise SystemExit(f"{file} was made for another table than that of {game}")
    return columns, {**said, "worths": worths}


def read_choice(game: str, file: str) -> Choice:
    """What a file says, in whole numbers; the game's own where it says nothing."""
    columns, said = read_columns(game, Path(file))
    return Choice(rounded(columns), said["worths"])


def rounded(columns: list[list[float]]) -> Columns:
    """Weights as a table has them."""
    return [[round(weight) for weight in column] for column in columns]


def seat_rows(game: str, by_seat: list[Columns]) -> None:
    """Give each seat the weights of its own choice: of the column of its side, or of the only one."""
    rows = module_of(game, "weights").WEIGHTS
    for seat, columns in enumerate(by_seat):
        rows[seat][:] = columns[seat if len(columns) > 1 else 0]


def put(game: str, choice: Choice) -> None:
    """Let all seats go by a choice."""
    seats = len(module_of(game, "weights").WEIGHTS)
    seat_rows(game, [choice.weights] * seats)
    if choice.worths:
        module_of(game, "evaluate").WORTHS[:] = choice.worths


def table_text(game: str, columns: Columns) -> str:
    """The text of `advice/weights.py` with other weights."""
    file = Path(module_of(game, "weights").__file__).parent / "weights.py"
    text: list[str] = []
    at = 0
    for line in file.read_text(encoding="utf-8").splitlines():
        found = LINE.match(line)
        if found:
            values = ", ".join(str(column[at]) for column in columns)
            text.append(f"    ({values}{',' if len(columns) == 1 else ''}),{found[2]}")
            at += 1
        else:
            text.append(line)
    return "\n".join(text) + "\n"
