"""The rule ledger: rules, examples and rulings by their ids."""

from __future__ import annotations

from pathlib import Path

import pytest

import navarch
from navarch.engine.errors import BadGame
from navarch.engine.ledger import Example, Ledger, Rule, read_ledger
from navarch.registry import own_game_names

RULE = Rule("1", "War", "Bids", "Bid.", "action", False)


def test_a_ledger_is_read_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(
        """
[[rule]]
id = "1.1"
section = "War"
title = "Bids"
text = "All bid."
kind = "action"
[[rule]]
id = "1.2"
section = "War"
title = "Option"
text = "Perhaps."
kind = "action"
optional = true
[[example]]
id = "1-ex1"
rules = ["1.1"]
given = "g"
when = "w"
then = "t"
[[question]]
id = "Q1"
section = "War"
text = "Who?"
ruling = "Red."
"""
    )
    ledger = read_ledger(file)
    assert list(ledger.rules) == ["1.1", "1.2"]
    assert ledger.rules["1.1"].text == "All bid."
    assert [rule.optional for rule in ledger.rules.values()] == [False, True]
    assert ledger.examples["1-ex1"].rules == ("1.1",)
    assert ledger.rulings["Q1"].ruling == "Red."


def test_an_id_may_stand_only_once() -> None:
    with pytest.raises(BadGame, match="twice"):
        Ledger([RULE, RULE], [], [])
    example = Example("e", ("1",), "", "", "")
    with pytest.raises(BadGame, match="twice"):
        Ledger([RULE], [example, example], [])


def test_an_example_cannot_name_an_unknown_rule() -> None:
    with pytest.raises(BadGame, match="unknown rule 2"):
        Ledger([RULE], [Example("e", ("1", "2"), "", "", "")], [])


@pytest.mark.parametrize("name", own_game_names())
def test_every_rule_of_a_game_has_a_title_and_a_text(name: str) -> None:
    ledger = navarch.load(name).ledger
    assert ledger.rules
    for rule in ledger.rules.values():
        assert rule.title.strip()
        assert len(rule.text) > 10
