"""The end of a game round: what is renewed and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.neptun.labels import OARS

from .table import GAME, Table, asked_for_extra, last_boat

FOUR = ("red", "green", "purple", "yellow")
POOR = dict.fromkeys(FOUR, 0)


def next_round(**facts: Any) -> Table:
    """The first question of the next game round."""
    facts.setdefault("gold", POOR)
    table = Table(last_boat(**facts), "malaca_1 salt oar_5_0")
    table.do("yellow sail creta")
    return table


def count(pile: list[int]) -> dict[str, int]:
    """An oar pile with names."""
    return {OARS[i]: number for i, number in enumerate(pile) if number}


@pytest.mark.rule("neptun", "R.1")
def test_unplayed_oar_cards_stay_in_hand() -> None:
    hand = {"red": "oar_3_0 start_5", "green": "", "purple": "oar_8_minus2", "yellow": "start_5"}
    table = next_round(hand=hand)
    assert {seat: " ".join(table.hand(seat)) for seat in FOUR} == hand


@pytest.mark.rule("neptun", "R.2")
def test_played_starting_cards_leave_the_game() -> None:
    table = next_round(
        hand=dict.fromkeys(FOUR, ""),
        played={"red": "start_4 start_5", "green": "- - start_4", "purple": "oar_3_0", "yellow": "- - - - - start_5"},
    )
    assert count(table.s.oar_boxed) == {"start_4": 5, "start_5": 5}
    assert "start_4" not in count(table.s.oar_deck)
    assert count(table.s.oar_discard) == {}


@pytest.mark.rule("neptun", "R.3", "R.5")
def test_other_played_cards_go_to_the_discard_and_back_into_the_pile() -> None:
    played = {
        "red": "oar_1_plus1 oar_1_plus1",
        "green": "oar_2_0",
        "purple": "- - - - - - oar_7_0",
        "yellow": "oar_5_minus1",
    }
    table = next_round(hand=dict.fromkeys(FOUR, ""), played=played)
    pile = count(table.s.oar_deck)
    assert pile["oar_1_plus1"] == 2
    assert pile["oar_2_0"] == pile["oar_7_0"] == pile["oar_5_minus1"] == 1
    assert sum(pile.values()) == 39  # all forty but the one on the display
    assert set(table.s.played) == {-1}


@pytest.mark.rule("neptun", "R.4", "R.5", "P2.25")
@pytest.mark.example("neptun", "R-ex2")
def test_each_pile_takes_in_its_discards_and_the_cards_of_all_charts() -> None:
    chart = {
        "red": {1: "roma_1 olives fulfilled", 2: "tyros_1 salt lost"},
        "green": {4: "genua_1 fish lost", 5: "genua_2 fish lost"},
    }
    table = Table(
        last_boat(
            chart=chart,
            gold=POOR,
            hand={"red": "", "green": "", "purple": "", "yellow": ""},
            discard="athenae_1 honey oar_6_0",
        ),
        "malaca_1 salt oar_5_0",
    )
    table.do("yellow sail creta")
    assert table.s.city_deck.bit_count() == 29  # all but the one just turned up
    assert table.s.goods_deck == [4, 5, 5, 5, 5, 5]
    assert count(table.s.oar_deck)["oar_6_0"] == 2
    assert sum(table.s.oar_deck) == 39
    assert table.s.city_discard == 0
    assert set(table.s.goods_discard) | set(table.s.oar_discard) == {0}
    assert [table.chart(seat) for seat in FOUR] == [[""] * 5] * 4
    assert GAME.check(table.s) == ""


@pytest.mark.rule("neptun", "R.4")
def test_contracts_left_open_go_back_as_well() -> None:
    table = Table(
        asked_for_extra("red", chart={"red": {1: "roma_1 olives", 2: "tyros_1 salt"}}, gold=POOR),
        "malaca_1 fish oar_5_0",
    )
    table.do("red pass")
    assert table.s.city_deck.bit_count() == 29
    assert table.s.goods_deck == [5, 5, 5, 5, 5, 4]


@pytest.mark.rule("neptun", "R.3", "R.4")
def test_the_first_cards_of_the_lists_go_back_as_well() -> None:
    chart = {"red": {1: "malaca_1 salt lost"}, "green": {1: "malaca_2 salt fulfilled"}}
    played = {"red": "oar_1_plus2"}
    table = Table(last_boat(chart=chart, gold=POOR, hand=dict.fromkeys(FOUR, ""), played=played), "roma_1 fish oar_5_0")
    table.do("yellow sail creta")
    assert table.s.city_deck.bit_count() == 29
    assert table.s.goods_deck == [5, 5, 5, 5, 5, 4]
    assert count(table.s.oar_deck)["oar_1_plus2"] == 3


@pytest.mark.rule("neptun", "R.6", "S.2c", "S.2a")
@pytest.mark.example("neptun", "R-ex1")
def test_two_b_tiles_lie_in_each_temple_in_the_second_round() -> None:
    temples = next_round(round=1).view()["temples"]
    assert {name: facts["tiles"] for name, facts in temples.items()} == {
        "hispania": [7, 3],
        "italia": [6, 3],
        "graecia": [5, 1],
        "asia": [5, 2],
        "africa": [6, 2],
        "gold": [4, 1],
    }


@pytest.mark.rule("neptun", "R.6", "S.2a")
def test_three_c_tiles_lie_in_each_temple_in_the_third_round() -> None:
    temples = next_round(round=2).view()["temples"]
    assert {len(facts["tiles"]) for facts in temples.values()} == {3}
    assert temples["hispania"]["tiles"] == [12, 7, 4]


@pytest.mark.rule("neptun", "R.7")
def test_temple_tokens_keep_their_spaces_and_their_piles() -> None:
    table = next_round(temple={"asia": ("yellow 3", "red 3", "green 7")})
    assert table.view()["temples"]["asia"]["track"] == {"red": 3, "green": 7, "purple": 0, "yellow": 3}
    assert table.view()["temples"]["asia"]["ranking"] == ["green", "yellow", "red"]


@pytest.mark.rule("neptun", "R.7", "P3.T.3", "P2.20")
def test_standing_accumulates_over_the_game_rounds() -> None:
    table = Table(
        last_boat(
            round=2,
            gold=POOR,
            temple={"italia": ("green 4", "red 2")},
            chart={"yellow": {1: "roma_1 fish"}},
            boat={"yellow": "roma"},
        )
    )
    table.do("yellow sail roma", "yellow fulfil 1")
    assert table.view()["temples"]["italia"]["track"] == {"red": 2, "green": 4, "purple": 0, "yellow": 3}
    assert table.tiles("green") == {"italia_b1"}
    assert table.tiles("yellow") == {"italia_b2"}


@pytest.mark.rule("neptun", "R.8")
def test_all_boats_go_back_to_crete() -> None:
    table = next_round(boat={"red": "roma", "green": "tyros", "purple": "malaca"})
    assert [table.boat(seat) for seat in FOUR] == ["creta"] * 4


@pytest.mark.rule("neptun", "R.9")
def test_gold_tiles_and_bonus_tiles_are_kept() -> None:
    gold = {"red": 3, "green": 7, "purple": 0, "yellow": 2}
    table = next_round(round=2, gold=gold, tiles={"hispania_a1": "purple"}, bonus={"purple": 1})
    assert {seat: table.gold(seat) for seat in FOUR} == gold
    assert "hispania_a1" in table.tiles("purple")
    assert table.s.bonus == [0, 0, 1, 0]


@pytest.mark.rule("neptun", "R.5", "S.3d")
def test_distances_and_the_player_order_stay() -> None:
    order = ("purple", "red", "green", "yellow")
    table = next_round(order=order, distance={"creta-tyros": 13})
    assert table.order() == list(order)
    assert table.view()["distances"]["creta-tyros"] == 13
    assert table.actor == "purple"


@pytest.mark.rule("neptun", "R.5")
def test_the_end_of_a_round_is_told() -> None:
    assert next_round(round=2).events("round-over") == [(2,)]
