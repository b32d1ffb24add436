"""Questions name the deed within which they are asked, its target, and how many are left."""

from __future__ import annotations

import pytest

from navarch.server.words.log import asked_about
from navarch.server.words.messages import NounTold
from navarch.text import Texts
from tests.hands_in_the_sea.table import CARTHAGE, GAME, ROME, Table


def pillagers() -> Table:
    table = Table(CARTHAGE).fleet(CARTHAGE, "sicily", 5).hand(CARTHAGE, "hippo_acra", "utica").hand(ROME, "temesa")
    return table.fleet(ROME, "sicily", 1).discards(ROME, "messana", "catana")


@pytest.mark.rule("hands-in-the-sea", "5.3.4.G")
def test_a_payment_names_what_it_is_for_and_how_many_cards_are_needed() -> None:
    table, words = pillagers(), Texts(GAME)
    table.do("pillage temesa")
    assert words.question(table.s, CARTHAGE) == "Pillage of Temesa: Play a card with a Ship; 2 cards are needed."
    table.do("pay utica")
    assert words.question(table.s, CARTHAGE) == "Pillage of Temesa: Play a card with a Ship."
    assert Texts(GAME, "pl").question(table.s, CARTHAGE).startswith("Plądrowanie lokacji Temesa: Zagraj kartę")
    assert asked_about(GAME, table.s, CARTHAGE) == [NounTold("location", "temesa")]


@pytest.mark.rule("hands-in-the-sea", "5.3.4.E")
def test_whoever_may_react_is_told_what_happens_and_where() -> None:
    table = pillagers()
    table.do("pillage temesa", "pay utica", "pay hippo_acra")
    assert Texts(GAME).question(table.s, ROME) == "Pillage of Temesa: Do you block?"
    assert asked_about(GAME, table.s, ROME) == [NounTold("location", "temesa")]


def test_a_question_outside_any_deed_stands_alone() -> None:
    table = pillagers()
    assert Texts(GAME).question(table.s, CARTHAGE).startswith("Take ")
    assert asked_about(GAME, table.s, CARTHAGE) == []
