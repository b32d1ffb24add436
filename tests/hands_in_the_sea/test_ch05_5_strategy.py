"""5.5 Strategy actions: buy, discard, cycle."""

from __future__ import annotations

import pytest

from .table import ROME, Table


@pytest.mark.rule("hands-in-the-sea", "5.5.2.A")
def test_without_a_strategy_there_is_none_to_discard() -> None:
    assert Table(ROME).why_not("drop_strategy")[0] == "5.5.2.A"


@pytest.mark.rule("hands-in-the-sea", "5.5.1.A")
def test_the_surcharge_depends_on_the_position() -> None:
    for position, surcharge in ((0, 2), (1, 1), (2, 0)):
        names = ["shipwrights", "diplomacy", "loyalty"]
        names[position] = "devotio"
        table = Table(ROME).silver(ROME, 2 + surcharge).row(*names)
        table.do("buy devotio")
        assert table.s.silver[ROME] == 0
        poor = Table(ROME).silver(ROME, 1 + surcharge).row(*names)
        assert poor.why_not("buy devotio")[0] == "5.5.1.A"


@pytest.mark.rule("hands-in-the-sea", "5.5.1.E", "5.5.3.D")
def test_an_empty_strategy_deck_is_renewed_from_the_discards() -> None:
    table = Table(ROME).silver(ROME, 9).row("shipwrights", "devotio", "corvus")
    gone = table.strategy_deck("loyalty").s.strategy_discard
    table.do("buy devotio", "draw loyalty")
    assert table.s.strategy_deck == gone, "the moment the deck runs out"
    assert table.s.strategy_discard == 0


@pytest.mark.rule("hands-in-the-sea", "5.5.3.A", "5.5.3.B", "5.5.3.C")
@pytest.mark.example("hands-in-the-sea", "5.5.3-d1")
@pytest.mark.parametrize(
    ("cards", "price", "gone", "row"),
    [
        (1, 0, {"corvus"}, ["loyalty", "shipwrights", "devotio"]),
        (2, 1, {"corvus", "devotio"}, ["siegecraft", "loyalty", "shipwrights"]),
        (3, 3, {"corvus", "devotio", "shipwrights"}, ["light_horse", "siegecraft", "loyalty"]),
    ],
)
def test_cycling_goes_from_right_to_left(cards: int, price: int, gone: set[str], row: list[str]) -> None:
    table = Table(ROME).silver(ROME, 3).row("shipwrights", "devotio", "corvus")
    table.do(f"cycle {cards}", *[f"draw {name}" for name in ("loyalty", "siegecraft", "light_horse")[:cards]])
    assert table.display() == row
    assert table.s.silver[ROME] == 3 - price
    assert table.cards(table.s.strategy_discard) == gone


@pytest.mark.rule("hands-in-the-sea", "5.5.3.A")
def test_cycling_needs_the_silver() -> None:
    table = Table(ROME).silver(ROME, 0)
    assert table.nouns("cycle") == ["1"]
    assert table.why_not("cycle 2")[0] == "5.5.3.A"
    assert table.why_not("cycle 0")[0] == "5.5.3.A"
