"""How each rule of a game is checked: its code, its tests, the mutants caught, and in how many games it came up.

The file is made by `python -m tools.conformance` from sources, tests, mutants and simulated games, and lies with the
game; an installed copy reads it as it is.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .engine.game import Game

FILE = "conformance.json"
LOADED, HEAD = "loaded", "head"  # why a rule does not come up in a game: the box is read by it; it is told at a head


class CameUp(NamedTuple):
    """In how many games of one sort of players a rule was looked at, and in how many it took effect."""

    looked: int
    effect: int


class Checked(NamedTuple):
    """How one rule is checked."""

    code: tuple[str, ...]  # file and function
    tests: tuple[str, ...]  # file and name
    made: int  # mutants of its code
    caught: int
    came_up: dict[str, CameUp]  # players -> games
    apart: str  # why it cannot come up in a game, or nothing

    @property
    def effect(self) -> int:
        """In how many of all games it took effect."""
        return sum(one.effect for one in self.came_up.values())

    @property
    def looked(self) -> int:
        """In how many of all games it was looked at."""
        return sum(one.looked for one in self.came_up.values())


class Mutants(NamedTuple):
    """All mutants of a game; those of functions that cite no rule, or are gone, belong to none."""

    made: int
    caught: int
    uncited: int
    gone: tuple[str, ...]


class Conformance(NamedTuple):
    """How the rules of a game are checked, by the version of its rules that was counted."""

    version: str
    seed: int
    games: dict[str, int]  # players -> games that were counted
    mutants: Mutants
    rules: dict[str, Checked]

    @property
    def counted(self) -> int:
        """All games."""
        return sum(self.games.values())


def file_of(game: Game) -> Path:
    """Where it lies."""
    module = sys.modules[type(game).__module__].__file__
    assert module is not None
    return Path(module).parent / FILE


@cache
def conformance_of(game: Game) -> Conformance | None:
    """How a game's rules are checked; None where nobody has looked."""
    file = file_of(game)
    return parsed(file.read_text(encoding="utf-8")) if file.is_file() else None


def parsed(text: str) -> Conformance:
    """Read such a file."""
    said = json.loads(text)
    players = list(said["games"])
    mutants = said["mutants"]
    rules = {rule: _checked(one, players) for rule, one in said["rules"].items()}
    gone = tuple(mutants["gone"])
    counts = Mutants(mutants["made"], mutants["caught"], mutants["uncited"], gone)
    return Conformance(said["version"], said["seed"], said["games"], counts, rules)


def _checked(said: dict[str, Any], players: list[str]) -> Checked:
    made, caught = said["mutants"]
    came_up = {bot: CameUp(*counts) for bot, counts in zip(players, said["came_up"], strict=True)}
    return Checked(tuple(said["code"]), tuple(said["tests"]), made, caught, came_up, said.get("apart", ""))


def written(found: Conformance) -> str:
    """The file: one line a rule."""
    head = {
        "version": found.version,
        "seed": found.seed,
        "games": found.games,
        "mutants": found.mutants._asdict(),
    }
    lines = [f'"{key}": {_json(value)},' for key, value in head.items()]
    rules = [f'"{rule}": {_json(_entry(one))}' for rule, one in found.rules.items()]
    return "\n".join(["{", *lines, '"rules": {', ",\n".join(rules), "}}"]) + "\n"


def _entry(one: Checked) -> dict[str, object]:
    entry: dict[str, object] = {
        "code": one.code,
        "tests": one.tests,
        "mutants": [one.made, one.caught],
        "came_up": list(one.came_up.values()),
    }
    return {**entry, "apart": one.apart} if one.apart else entry


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
