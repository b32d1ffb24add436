"""How each rule is checked, as the page shows it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...conformance import Checked, conformance_of
from ...engine.game import Game
from .errors import Refused


class CheckedBy(msgspec.Struct):
    """A test: its file, and the sentence that it is called; none where the whole file holds the rule."""

    file: str
    says: str


class RuleChecked(msgspec.Struct):
    """How one rule is checked."""

    code: list[str]  # file and function
    tests: list[CheckedBy]
    mutants: int
    caught: int
    looked: int  # games in which its code ran
    came_up: int  # games in which it took effect
    by: dict[str, int]  # the same by players
    apart: str  # "loaded", "head": it cannot come up in a game; else empty


class Conformance(msgspec.Struct):
    """How the rules of a game are checked."""

    version: str  # of the rules that were counted
    games: int
    players: dict[str, int]  # sort of players -> games
    mutants: int
    caught: int
    rules: dict[str, RuleChecked]


@lru_cache(maxsize=16)
def conformance(game: Game) -> bytes:
    """As it is sent; a game of others may have none."""
    found = conformance_of(game)
    if found is None:
        raise Refused("no-conformance")
    rules = {rule: _rule(one) for rule, one in found.rules.items()}
    told = Conformance(found.version, found.counted, found.games, found.mutants.made, found.mutants.caught, rules)
    return msgspec.json.encode(told)


def _rule(one: Checked) -> RuleChecked:
    by = {bot: times.effect for bot, times in one.came_up.items()}
    tests = [_test(test) for test in one.tests]
    return RuleChecked(list(one.code), tests, one.made, one.caught, one.looked, one.effect, by, one.apart)


def _test(said: str) -> CheckedBy:
    file, _, name = said.partition(" ")
    return CheckedBy(file, name.removeprefix("test_").replace("_", " "))
