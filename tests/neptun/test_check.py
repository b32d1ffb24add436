"""The invariants: a position in which something is lost, doubled or out of range is refused."""

from __future__ import annotations

from typing import Any

import pytest

import navarch

from .table import GAME, choosing_contract, sailing


def saved() -> Any:
    """A position with cards, coins and markers everywhere."""
    return choosing_contract(
        "green",
        turn=2,
        done=2,
        round=2,
        display=("roma_1 fish oar_3_0 2", None),
        chart={"red": {1: "tyros_1 salt", 2: "malaca_1 honey lost"}},
        played={"yellow": "oar_6_0"},
        hand={"red": "oar_8_minus2 start_4"},
        discard="athenae_1 olives oar_7_0",
        temple={"asia": ("red 2",)},
        bonus={"red": 1},
    ).dump()


def refused(dump: Any) -> str:
    """The reason for which a position is refused."""
    with pytest.raises(navarch.BadSave) as error:
        GAME.restore(dump)
    return error.value.reason


def test_the_position_is_good_to_begin_with() -> None:
    assert GAME.check(GAME.restore(saved())) == ""


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("order", ["red", "green", "purple", "red"], "player order"),
        ("city_discard", ["athenae_1", "roma_1"], "two places"),
        ("city_discard", ["athenae_1", "tyros_1"], "two places"),
        ("city_discard", ["athenae_1", "malaca_1"], "two places"),
        ("city_discard", [], "1 city cards are missing"),
        ("goods_discard", {}, "goods cards"),
        ("goods_discard", {"olives": 2}, "goods cards"),
        ("goods_deck", {"olives": 4}, "goods cards"),
        ("column_good", {"1": "grain"}, "goods cards"),
        ("chart_good", {"red": {"1": "salt", "2": "salt"}}, "goods cards"),
        ("oar_discard", {}, "oar cards"),
        ("oar_boxed", {}, "oar cards"),
        ("column_oar", {"1": "oar_4_0"}, "oar cards"),
        ("hand", {"red": {"start_4": 1}}, "oar cards"),
        ("played", {}, "oar cards"),
        ("supply", 0, "lies nowhere else"),
        ("column_gold", {}, "lies nowhere else"),
        ("gold", {"red": 5, "green": 5, "purple": 5}, "lies nowhere else"),
        ("temple", {"asia": {"red": -1}}, "temple token"),
        ("bonus", {"red": 16}, "bonus tiles"),
        ("boat", {"red": "creta", "green": "creta", "purple": "creta"}, "boat"),
        ("opened", 6, "display"),
        ("columns", 7, "display"),
        ("opened", -1, ""),
    ],
)
def test_a_position_in_which_something_does_not_add_up_is_refused(field: str, value: object, told: str) -> None:
    dump = saved()
    dump["fields"][field] = value
    assert told in refused(dump)


def test_less_than_no_gold_and_less_than_no_cards_are_refused() -> None:
    dump = saved()
    dump["fields"]["gold"]["red"] = -1
    dump["fields"]["supply"] += 6
    assert "less than no gold" in refused(dump)
    for pile, other in (("goods_deck", "goods_discard"), ("oar_deck", "oar_discard")):
        dump = saved()
        kind = "olives" if pile == "goods_deck" else "oar_7_0"
        dump["fields"][other][kind] += dump["fields"][pile].get(kind, 0) + 1
        dump["fields"][pile][kind] = -1
        assert "less than no cards" in refused(dump)
    dump = saved()
    dump["fields"]["hand"]["red"]["oar_7_0"] = -1
    dump["fields"]["oar_discard"]["oar_7_0"] += 1
    assert "less than no cards" in refused(dump)


@pytest.mark.rule("neptun", "S.3b", "S.3c")
def test_each_distance_marker_lies_on_one_link_of_its_kind() -> None:
    dump: Any = sailing().dump()
    dump["fields"]["distance"]["creta-tyros"] = 99
    assert "each marker once" in refused(dump)
    dump = sailing().dump()
    distance = dump["fields"]["distance"]
    distance["creta-tyros"], distance["tyros-alexandria"] = distance["tyros-alexandria"], distance["creta-tyros"]
    assert "each marker once" in refused(dump)
    dump = sailing().dump()
    distance = dump["fields"]["distance"]
    distance["creta-tyros"], distance["creta-syracusae"] = distance["creta-syracusae"], distance["creta-tyros"]
    assert GAME.check(GAME.restore(dump)) == ""


def test_fulfilled_contracts_stand_on_the_chart_while_their_cards_are_discarded() -> None:
    state = sailing(chart={"red": {1: "tyros_1 salt fulfilled"}})
    assert GAME.check(state) == ""
    state.city_discard = 0
    assert "missing" in GAME.check(state)
