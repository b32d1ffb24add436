"""The levels and characters of bots, by game: data that `levels.toml` holds, so that the arena can set them anew."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ..engine.taste import Taste
from ..engine.toml import parsed_toml
from .bot import BadBot

BARE = "level"
PREFIX = f"{BARE}:"
LEVELS = 8
USUAL = 3  # who has said nothing plays against this one
CHARACTERS = ("bold", "careful", "merchant")
ANY_GAME = "any"  # the table for games that have none of their own
FILE = Path(__file__).with_name("levels.toml")


class Level(NamedTuple):
    """How a level judges: by rules of thumb with so much error, or by a search of so many iterations or seconds."""

    error: float = 0.0  # how far it misjudges an action, as a part of what tells the best from the middling ones
    iterations: int = 0
    seconds: float = 0.0

    @property
    def searches(self) -> bool:
        """Whether it looks ahead at all."""
        return self.iterations > 0 or self.seconds > 0


class Said(NamedTuple):
    """A level as it is named: `level:5`, or `level:5:bold`."""

    number: int
    character: str = ""

    @property
    def name(self) -> str:
        """The same in one word."""
        return f"{PREFIX}{self.number}" + (f":{self.character}" if self.character else "")


def level_names() -> tuple[str, ...]:
    """All levels, without a character."""
    return tuple(Said(number).name for number in range(1, LEVELS + 1))


def read_level(name: str) -> Said:
    """The level of a name such as `level:5` or `level:5:bold`."""
    number, colon, character = name.removeprefix(PREFIX).partition(":")
    if not name.startswith(PREFIX) or number not in map(str, range(1, LEVELS + 1)):
        raise BadBot(f"the bot {name!r}: there are levels 1 to {LEVELS}, such as {PREFIX}{USUAL}")
    if colon and character not in CHARACTERS:
        raise BadBot(f"the bot {name!r}: there is no character {character!r}; there are {', '.join(CHARACTERS)}")
    return Said(int(number), character)


def level_of(game: str, number: int) -> Level:
    """How that level judges in a game."""
    return Level(**_table(game)["levels"][number - 1])


def taste_of(game: str, character: str) -> Taste | None:
    """What a character likes in a game; None: it wants to win and nothing else."""
    if not character:
        return None
    said = _table(game)["characters"][character]
    return Taste(said.get("risk", 0.0), said.get("likes", {}))


def _table(game: str) -> dict[str, Any]:
    tables = _tables()
    table: dict[str, Any] = tables.get(game, tables[ANY_GAME])
    return table


@lru_cache(maxsize=1)
def _tables() -> dict[str, Any]:
    return parsed_toml(FILE, FILE.read_text(encoding="utf-8"))
