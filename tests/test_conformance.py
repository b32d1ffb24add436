"""A sample of the laws on every game, player count and option; `make conformance` runs the full figures."""

from __future__ import annotations

import pytest

import navarch
from navarch.laws import SEARCH, Case, option_sets, run_case
from navarch.registry import own_game_names
from navarch.text import Texts

EVERY = {"neptun": 3, "hands-in-the-sea": 25, "mare-nostrum": 60, "hamilcar": 60}


def sample() -> list[Case]:
    cases = []
    for name in own_game_names():
        game = navarch.load(name)
        for players in game.players:
            cases.append(Case(name, players, (), "random", 1001, EVERY[name]))
        for number, options in enumerate(option_sets(game)):
            bot = "greedy" if number % 2 == 0 else "random"
            cases.append(Case(name, game.default_players, options, bot, 2002 + number, EVERY[name] * 2))
    cases.append(Case("neptun", 3, (), SEARCH, 3003, 20))
    return cases


@pytest.mark.parametrize("case", sample(), ids=str)
def test_every_law_holds_in_a_whole_match(case: Case) -> None:
    _, decisions, leaks, fault = run_case(case)
    assert fault == ""
    assert decisions > 10
    assert leaks > 0


@pytest.mark.parametrize("name", own_game_names())
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_text_of_a_game_is_there_in_both_languages(name: str, language: str) -> None:
    texts = Texts(navarch.load(name), language)
    assert texts.missing() == []
    assert texts.faults() == []
