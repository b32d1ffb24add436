"""P3 Phase 3, Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, last_boat

FIVE = {
    1: "malaca_1 salt fulfilled",
    2: "malaca_2 salt fulfilled",
    3: "roma_1 salt fulfilled",
    4: "roma_2 salt fulfilled",
}


POOR = {"red": 0, "green": 0, "purple": 0, "yellow": 0}


def scored(**facts: Any) -> Table:
    """The position after the last boat of a game round has come home."""
    facts.setdefault("gold", POOR)
    table = Table(last_boat(**facts))
    table.do("yellow sail creta")
    return table


def temple_tiles(table: Table, seat: str) -> set[str]:
    """The point tiles of a seat from the temples of the regions."""
    return {tile for tile in table.tiles(seat) if not tile.startswith("gold")}


@pytest.mark.rule("neptun", "P3.1", "G.2")
def test_scoring_comes_after_the_last_turn_and_not_before() -> None:
    table = Table(last_boat(temple={"asia": ("red 2",)}, gold=POOR))
    assert table.events("tile") == []
    table.do("yellow sail creta")
    assert table.events("tile") == [("red", "asia_a1", 3, 2, [])]
    assert table.events("gold-tile") == [("red", "gold_a1", 2, 0, ["green", "purple", "yellow"])]


@pytest.mark.rule("neptun", "P3.B.1", "C.5")
def test_all_five_contracts_fulfilled_bring_a_bonus_tile() -> None:
    chart = {"red": {**FIVE, 5: "tyros_1 salt fulfilled"}, "green": {1: "genua_1 fish fulfilled"}}
    table = scored(chart=chart)
    assert table.named("bonus") == {"red": 1}
    assert table.events("bonus") == [("red", 3)]


@pytest.mark.rule("neptun", "P3.B.1")
def test_a_lost_contract_costs_the_bonus_tile() -> None:
    assert scored(chart={"red": {**FIVE, 5: "tyros_1 salt lost"}}).named("bonus") == {}


@pytest.mark.rule("neptun", "P3.B.1")
def test_every_player_who_did_it_gets_one_and_keeps_those_of_before() -> None:
    green = {1: "genua_1 fish", 2: "genua_2 fish", 3: "athenae_1 fish", 4: "athenae_2 fish", 5: "carthago_1 fish"}
    chart = {
        "red": {**FIVE, 5: "tyros_1 salt fulfilled"},
        "green": {slot: f"{contract} fulfilled" for slot, contract in green.items()},
    }
    table = scored(chart=chart, bonus={"green": 1, "purple": 1}, round=2)
    assert table.named("bonus") == {"red": 1, "green": 2, "purple": 1}


@pytest.mark.rule("neptun", "P3.B.1", "P2.X.7")
def test_a_contract_fulfilled_in_an_additional_turn_counts_for_the_bonus() -> None:
    table = Table(
        last_boat(
            chart={"red": {**FIVE, 5: "tyros_1 salt"}},
            gold=POOR,
            boat={"red": "tyros"},
        )
    )
    table.do("yellow sail creta", "red join", "red play start_5", "red sail tyros", "red fulfil 5", "red decline")
    assert table.named("bonus") == {"red": 1}


@pytest.mark.rule("neptun", "P3.T.1")
def test_each_temple_is_scored_on_its_own() -> None:
    temple = {
        "hispania": ("red 1",),
        "italia": ("green 4", "red 2"),
        "asia": ("yellow 1",),
        "africa": ("purple 9", "red 8"),
    }
    table = scored(temple=temple)
    assert temple_tiles(table, "red") == {"hispania_a1"}
    assert temple_tiles(table, "green") == {"italia_a1"}
    assert temple_tiles(table, "yellow") == {"asia_a1"}
    assert temple_tiles(table, "purple") == {"africa_a1"}


@pytest.mark.rule("neptun", "P3.T.1")
def test_a_token_that_never_left_zero_is_not_ranked() -> None:
    table = scored(round=3, temple={"asia": ("green 1",)})
    assert temple_tiles(table, "green") == {"asia_c1"}
    assert [tile for tile in table.named("tile_owner") if not tile.startswith("gold")] == ["asia_c1"]


@pytest.mark.rule("neptun", "P3.T.3")
@pytest.mark.parametrize("first", ["red", "yellow"])
def test_on_the_same_space_the_lower_token_ranks_first(first: str) -> None:
    second = "yellow" if first == "red" else "red"
    table = scored(temple={"italia": (f"{first} 3", f"{second} 3")})
    assert temple_tiles(table, first) == {"italia_a1"}
    assert temple_tiles(table, second) == set()


@pytest.mark.rule("neptun", "P3.T.3", "P3.T.7")
def test_a_whole_pile_ranks_from_bottom_to_top() -> None:
    table = scored(round=3, temple={"italia": ("purple 3", "yellow 3", "red 3", "green 3")})
    assert [temple_tiles(table, seat) for seat in ("purple", "yellow", "red", "green")] == [
        {"italia_c1"},
        {"italia_c2"},
        {"italia_c3"},
        set(),
    ]


@pytest.mark.rule("neptun", "P3.T.4")
def test_the_gold_temple_goes_to_the_richest() -> None:
    table = scored(gold={"red": 3, "green": 7, "purple": 5, "yellow": 0})
    assert table.tiles("green") == {"gold_a1"}
    assert table.events("gold-tile") == [("green", "gold_a1", 2, 7, [])]


@pytest.mark.rule("neptun", "P3.T.4")
def test_in_the_gold_temple_those_without_gold_rank_last_and_by_player_order() -> None:
    table = scored(round=3, order=("purple", "red", "green", "yellow"), gold={**POOR, "green": 1})
    assert [table.tiles(seat) for seat in ("green", "purple", "red", "yellow")] == [
        {"gold_c1"},
        {"gold_c2"},
        {"gold_c3"},
        set(),
    ]


@pytest.mark.rule("neptun", "P3.T.4", "P3.T.5")
def test_where_nobody_has_gold_player_order_alone_decides() -> None:
    assert scored(order=("purple", "red", "green", "yellow"), gold=POOR).tiles("purple") == {"gold_a1"}


@pytest.mark.rule("neptun", "P3.T.5")
def test_equal_gold_ranks_by_player_order() -> None:
    table = scored(
        round=3,
        order=("purple", "red", "green", "yellow"),
        gold={"red": 4, "green": 4, "purple": 4, "yellow": 5},
    )
    assert table.tiles("yellow") == {"gold_c1"}
    assert table.tiles("purple") == {"gold_c2"}
    assert table.tiles("red") == {"gold_c3"}
    assert table.tiles("green") == set()


@pytest.mark.rule("neptun", "P3.T.2", "P3.T.6", "P3.T.7")
@pytest.mark.parametrize(("game_round", "letter", "tiles"), [(1, "a", 1), (2, "b", 2), (3, "c", 3)])
def test_one_two_and_three_tiles_are_won_in_the_three_rounds(game_round: int, letter: str, tiles: int) -> None:
    gold = {"red": 9, "green": 8, "purple": 7, "yellow": 6}
    table = scored(round=game_round, temple={"africa": ("red 9", "green 8", "purple 7", "yellow 6")}, gold=gold)
    for rank, seat in enumerate(("red", "green", "purple", "yellow"), 1):
        expected = {f"africa_{letter}{rank}", f"gold_{letter}{rank}"} if rank <= tiles else set()
        assert table.tiles(seat) == expected


@pytest.mark.rule("neptun", "P3.T.8")
def test_the_better_the_rank_the_more_valuable_the_tile() -> None:
    table = scored(round=3, temple={"hispania": ("red 1", "green 2", "purple 3")})
    assert [event[2] for event in table.events("tile")] == [12, 7, 4]
    assert [event[0] for event in table.events("tile")] == ["purple", "green", "red"]


@pytest.mark.rule("neptun", "P3.T.9")
def test_the_gold_temple_costs_no_gold() -> None:
    gold = {"red": 3, "green": 7, "purple": 5, "yellow": 2}
    table = scored(gold=gold)
    assert {seat: table.gold(seat) for seat in gold} == gold


@pytest.mark.rule("neptun", "S.2c", "R.6")
def test_tiles_of_earlier_rounds_that_nobody_won_are_gone() -> None:
    table = scored(round=1)
    assert table.view()["round"] == 2
    assert table.view()["temples"]["hispania"]["tiles"] == [7, 3]
    assert table.named("tile_owner") == {"gold_a1": "red"}
