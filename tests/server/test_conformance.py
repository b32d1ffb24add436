"""How each rule of a game is checked, as the page asks for it."""

from __future__ import annotations

import pytest

import navarch
from navarch.conformance import conformance_of
from navarch.registry import own_game_names

from .helpers import Browser, Server


@pytest.mark.parametrize("name", own_game_names())
def test_every_rule_is_told_with_its_code_its_tests_and_its_counts(server: Server, name: str) -> None:
    told = Browser(server).get(f"/api/games/{name}/conformance")
    found = conformance_of(navarch.load(name))
    assert found is not None
    assert list(told["rules"]) == list(navarch.load(name).ledger.rules)
    assert (told["games"], told["version"]) == (found.counted, found.version)
    for rule, one in found.rules.items():
        said = told["rules"][rule]
        assert said["code"] == list(one.code)
        assert [test["file"] for test in said["tests"]] == [test.split()[0] for test in one.tests]
        assert all("_" not in test["says"] and not test["says"].startswith("test ") for test in said["tests"])
        assert (said["caught"], said["mutants"]) == (one.caught, one.made)
        assert (said["came_up"], said["looked"]) == (one.effect, one.looked)
        assert sum(said["by"].values()) == said["came_up"]


def test_of_a_game_that_is_not_there_nothing_is_told(server: Server) -> None:
    assert Browser(server).call("GET", "/api/games/chess/conformance")[0] == 404
