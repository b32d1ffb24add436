"""3 Game set-up."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import BOTTOM, PORT, STATIONS
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, GAME, ROME, Table, bit, empire_cards, mask, new


@pytest.mark.rule("hands-in-the-sea", "3.2", "3.3.A", "3.3.B", "3.6", "3.7", "3.1.E")
@pytest.mark.example("hands-in-the-sea", "3-d1")
def test_the_opening_position_is_that_of_the_book() -> None:
    s = new().s
    assert s.silver == [5, 6]
    assert s.warships == [0, 2]
    assert s.fleet == [PORT, PORT]
    assert [count(hand) for hand in s.hand] == [5, 5]
    assert s.prestige == s.points == s.pillage == [0, 0]
    assert s.campaign == BOTTOM
    assert s.turn == 1


@pytest.mark.rule("hands-in-the-sea", "3.5.A", "3.5.B", "3.5.D", "3.1.C", "3.1.D")
@pytest.mark.example("hands-in-the-sea", "3-d2")
def test_tokens_stand_on_the_coloured_locations() -> None:
    s = new().s
    assert s.cities == mask("rome", "neapolis", "carthage", "utica")
    assert s.capitals == mask("rome", "carthage")
    region = dict(zip(STATIONS, GAME.box.board.of_region, strict=False))
    assert s.held[ROME] == region["italy"] | mask("messana", "catana")
    assert s.held[CARTHAGE] == region["africa"] | mask("caralis", "lilybaeum", "panormus")
    assert s.independent == bit("syracuse")
    assert (s.towns, s.city_stock) == ([10, 10], [8, 6])


@pytest.mark.rule("hands-in-the-sea", "2.H", "3.1.B", "3.1.C", "3.1.D", "3.1.F", "3.4.A")
def test_decks_are_made_of_the_starting_cards() -> None:
    s = new().s
    start = [s.deck[seat] | s.hand[seat] for seat in (ROME, CARTHAGE)]
    assert start[ROME] == s.held[ROME] | mask("legion_1", "praetor", "allied_cavalry")
    assert start[CARTHAGE] == s.held[CARTHAGE] | mask("libyan_infantry", "merchant_carthage")
    for seat in (ROME, CARTHAGE):
        assert s.empire[seat] == empire_cards(seat) & ~start[seat]
    assert s.neutral & mask("tyndaris", "syracuse", "magistrate") == mask("tyndaris", "syracuse", "magistrate")
    assert not s.neutral & (start[ROME] | start[CARTHAGE])


@pytest.mark.rule("hands-in-the-sea", "3.4.B")
def test_both_players_may_inspect_the_neutral_cards() -> None:
    table = new()
    for seat in ("rome", "carthage", None):
        assert {"tyndaris", "triremes", "agents_1"} <= set(table.view(seat)["neutral"])


@pytest.mark.rule("hands-in-the-sea", "3.4.C", "3.4.D")
def test_three_strategies_are_displayed_and_the_decks_lie_face_down() -> None:
    table = new().draws("draw corvus, draw loyalty, draw devotio")
    assert [card["card"] for card in table.view()["strategy_row"]] == ["devotio", "loyalty", "corvus"]
    s = table.s
    assert count(s.strategy_deck) == 12
    assert count(s.event_deck) == 18
    cards = GAME.box.cards
    assert s.strategy_deck == cards.of_type["strategy"] & ~mask("devotio", "loyalty", "corvus")
    assert s.event_deck == cards.of_type["event"]


@pytest.mark.rule("hands-in-the-sea", "3.5.C")
def test_a_token_means_control() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia")
    assert table.holder("tyndaris") is None
    table.do("settle tyndaris", "connect messana", "pay velia")
    assert table.holder("tyndaris") == "rome"
    holders = {row["name"]: row["holder"] for row in table.view()["locations"]}
    assert [holders[place] for place in ("tyndaris", "catana", "thermae", "syracuse")] == [
        "rome", "rome", None, "independent",
    ]  # fmt: skip
    table.hand(ROME, "tyndaris")
    assert table.offers("money tyndaris")
    assert table.clear("tyndaris").why_not("money tyndaris")[0] == "4.4.A"
