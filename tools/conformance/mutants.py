"""What `make mutants` has seen, rule by rule: read from docs/mutants, where every mutant stands with its function."""

from __future__ import annotations

import re
from typing import NamedTuple

from navarch.engine.game import Game

from .places import Spot, rules_of_functions

ROW = re.compile(r"^\| `(?P<file>\S+\.py) (?P<name>\S+): .*` \| (?P<by>.*) \|$")
NOBODY = "**nothing**"


class Tried(NamedTuple):
    """The mutants of a game: by rule how many were made and how many caught, and those that belong to no rule."""

    made: int
    caught: int
    by_rule: dict[str, tuple[int, int]]
    uncited: int  # of functions that cite no rule, as their class does not either
    gone: tuple[str, ...]  # functions that have another name or place today


def tried(game: Game, page: str) -> Tried:
    """Read the page of a game's mutants."""
    cited = rules_of_functions(game)
    by_rule: dict[str, tuple[int, int]] = {}
    made = caught = uncited = 0
    gone: list[str] = []
    for row in filter(None, map(ROW.match, page.splitlines())):
        was_caught = int(row["by"] != NOBODY)
        made, caught = made + 1, caught + was_caught
        rules = cited.get(Spot(row["file"], row["name"]))
        if rules is None:
            gone.append(f"{row['file']} {row['name']}")
            continue
        uncited += not rules
        for rule in rules:
            before = by_rule.get(rule, (0, 0))
            by_rule[rule] = before[0] + 1, before[1] + was_caught
    return Tried(made, caught, by_rule, uncited, tuple(dict.fromkeys(gone)))
