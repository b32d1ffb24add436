"""P1.E Phase 1: the end of a turn, and contracts left over."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, choosing_contract, judging_contract

OLIVES = "sanguntum_1 olives oar_3_0"


GRAPES = "alexandria_2 grapes oar_5_0"


ORDER = ("red", "green", "purple", "yellow")


def last_to_choose(display: tuple[str | None, ...], scale: dict[str, int], **facts: Any) -> Table:
    """Yellow, the last of four, is about to take a contract."""
    return Table(choosing_contract("yellow", done=4, display=display, oar_scale=scale, **facts))


@pytest.mark.rule("neptun", "P1.E.1")
def test_the_markers_leave_the_oar_scale_for_the_order_scale() -> None:
    table = last_to_choose((None, None, None, GRAPES, OLIVES), {"red": 7, "green": 2, "purple": 4})
    table.do("yellow take 4", "yellow load 1")
    assert table.view()["oar_scale"] == {}
    assert (table.named("oar_scale"), table.named("oar_scale_pile")) == ({}, [])


@pytest.mark.rule("neptun", "P1.E.2")
def test_the_lowest_oar_number_goes_first() -> None:
    table = last_to_choose((None, None, None, GRAPES, OLIVES), {"red": 8, "green": 6, "purple": 1})
    table.do("yellow take 4", "yellow load 1")  # yellow: 5
    assert table.order() == ["purple", "yellow", "green", "red"]


@pytest.mark.rule("neptun", "P1.E.3", "P1.L.6")
def test_of_markers_on_one_space_the_top_one_goes_first() -> None:
    table = last_to_choose((None, None, None, GRAPES, OLIVES), {"red": 5, "green": 5, "purple": 5})
    table.do("yellow take 4", "yellow load 1")
    assert table.order() == ["yellow", "purple", "green", "red"]


@pytest.mark.rule("neptun", "P1.E.3")
def test_the_order_of_arrival_counts_and_not_the_order_of_seats() -> None:
    table = Table(
        choosing_contract(
            "red",
            done=4,
            order=("yellow", "green", "purple", "red"),
            display=(None, None, None, GRAPES, OLIVES),
            oar_scale={"yellow": 2, "green": 5, "purple": 2},
        )
    )
    table.do("red take 4", "red load 1")
    assert table.order() == ["purple", "yellow", "red", "green"]


@pytest.mark.rule("neptun", "P1.E.4", "P1.E.5")
def test_a_face_up_contract_left_over_goes_left_with_one_gold_on_it() -> None:
    table = last_to_choose((None, None, None, GRAPES, OLIVES), {"red": 7, "green": 2, "purple": 4})
    supply = table.named("supply")
    table.do("yellow take 4", "yellow load 1")
    view = table.view()
    assert view["turn"] == 2
    first = view["display"][0]
    assert (first["city_card"], first["good"], first["oar"]) == ("sanguntum_1", "olives", "oar_3_0")
    assert first["gold"] == 1
    assert [column["state"] for column in view["display"][1:]] == ["face_down"] * 4
    assert table.named("supply") == supply - 1
    assert table.events("left-over-gold") == [("sanguntum_1", "olives", 1)]
    assert table.legal("green") == ["take 1", "reveal"]


@pytest.mark.rule("neptun", "P1.E.4")
@pytest.mark.parametrize("place", [1, 2, 3, 5])
def test_the_contract_left_over_moves_left_from_wherever_it_lies(place: int) -> None:
    display: list[str | None] = [None, None, None, GRAPES, None]
    display[place - 1] = OLIVES
    table = last_to_choose(tuple(display), {"red": 7, "green": 2, "purple": 4})
    table.do("yellow take 4", "yellow load 1")
    assert table.view()["display"][0]["city_card"] == "sanguntum_1"
    assert [column["face_up"] for column in table.view()["display"]] == [True] + [False] * 4
    assert table.named("column_city") == {"1": "sanguntum_1"}
    assert table.named("column_good") == {"1": "olives"}
    assert table.named("column_oar") == {"1": "oar_3_0"}
    assert table.named("column_gold") == {"1": 1}


@pytest.mark.rule("neptun", "P1.E.5")
def test_gold_piles_up_each_time_a_contract_is_left_over() -> None:
    table = last_to_choose((f"{OLIVES} 2", None, None, GRAPES, None), {"red": 7, "green": 2, "purple": 4}, turn=3)
    table.do("yellow take 4", "yellow load 2")
    assert table.view()["display"][0]["gold"] == 3


@pytest.mark.rule("neptun", "P1.E.4", "P1.E.5")
def test_the_gold_moves_with_the_contract() -> None:
    table = last_to_choose((None, None, None, GRAPES, f"{OLIVES} 1"), {"red": 7, "green": 2, "purple": 4}, turn=3)
    table.do("yellow take 4", "yellow load 2")
    assert table.view()["display"][0]["gold"] == 2
    assert table.named("column_gold") == {"1": 2}


@pytest.mark.rule("neptun", "P1.E.6", "P1.E.4")
def test_a_face_down_contract_left_over_is_opened_without_gold() -> None:
    state = choosing_contract(
        "yellow", done=4, display=(None, None, None, GRAPES), oar_scale={"red": 7, "green": 2, "purple": 4}
    )
    table = Table(state, OLIVES)
    supply = table.named("supply")
    table.do("yellow take 4", "yellow load 1")
    assert not table.chance.left
    first = table.view()["display"][0]
    assert (first["state"], first["city_card"], first["gold"]) == ("face_up", "sanguntum_1", 0)
    assert [column["state"] for column in table.view()["display"][1:]] == ["face_down"] * 4
    assert table.named("supply") == supply
    assert table.legal("green") == ["take 1", "reveal"]


@pytest.mark.rule("neptun", "P1.E.7")
def test_whoever_acquires_a_contract_takes_the_gold_on_it() -> None:
    table = Table(choosing_contract("green", turn=3, done=2, display=(f"{OLIVES} 2", None), gold={"green": 1}))
    table.do("green take 1", "green load 1")
    assert table.gold("green") == 3
    assert table.named("column_gold") == {}
    assert table.events("found-gold") == [("green", 2, 3)]


@pytest.mark.rule("neptun", "P1.E.8", "G.3")
def test_after_five_turns_each_player_has_five_contracts_and_five_more_oar_cards() -> None:
    table = Table(judging_contract("red", display=(OLIVES,)))
    turns = set()
    while table.choice != "crew":
        turns.add(table.view()["turn"])
        seat = table.actor
        table.do(f"{seat} {table.legal(seat)[0]}")
    assert turns == {1, 2, 3, 4, 5}
    for seat in ORDER:
        assert "" not in table.chart(seat)
        assert table.view()["players"][seat]["hand_size"] == 7


FULL = {
    "red": {1: "malaca_1 salt", 2: "malaca_2 salt", 3: "roma_1 salt", 4: "roma_2 salt", 5: "tyros_1 salt"},
    "green": {
        1: "genua_1 honey",
        2: "genua_2 honey",
        3: "corinthus_1 honey",
        4: "corinthus_2 honey",
        5: "tyros_2 fish",
    },
    "purple": {
        1: "athenae_1 fish",
        2: "athenae_2 fish",
        3: "pergamum_1 fish",
        4: "pergamum_2 fish",
        5: "carthago_1 grain",
    },
    "yellow": {1: "tarraco_1 grain", 2: "tarraco_2 grain", 3: "antiochia_1 grain", 4: "antiochia_2 grain"},
}


@pytest.mark.rule("neptun", "R.4")
def test_after_the_fifth_turn_the_contract_left_over_is_put_away_with_its_gold() -> None:
    table = last_to_choose(
        (f"{OLIVES} 2", None, None, GRAPES, None), {"red": 7, "green": 2, "purple": 4}, turn=5, chart=FULL
    )
    supply = table.named("supply")
    table.do("yellow take 4")
    assert table.choice == "crew"
    assert table.view()["display"] == []
    assert table.named("city_discard") == ["sanguntum_1"]
    assert table.named("goods_discard") == {"olives": 1}
    assert table.named("oar_discard") == {"oar_3_0": 1}
    assert table.named("supply") == supply + 2
    assert (table.named("column_city"), table.named("opened")) == ({}, 0)


@pytest.mark.rule("neptun", "R.4", "P1.E.6")
def test_a_contract_still_face_down_after_the_fifth_turn_is_put_away_unseen() -> None:
    table = last_to_choose(
        (None, None, None, GRAPES), {"red": 7, "green": 2, "purple": 4}, turn=5, columns=5, chart=FULL
    )
    table.do("yellow take 4")
    assert table.choice == "crew"
    assert table.chance.made == []
    assert table.events("turned-up") == []
    assert table.view()["display"] == []
    assert table.named("city_discard") == []
    assert len(table.named("city_deck")) == 30 - 20


@pytest.mark.rule("neptun", "P2.2", "P1.E.1")
def test_the_order_of_the_fifth_turn_holds_for_phase_2() -> None:
    table = last_to_choose(
        (f"{OLIVES} 2", None, None, GRAPES, None), {"red": 7, "green": 2, "purple": 4}, turn=5, chart=FULL
    )
    table.do("yellow take 4")
    assert table.order() == ["green", "purple", "yellow", "red"]
    table.do("red play start_4", "green play start_4", "purple play start_4", "yellow play start_4")
    assert table.asked == ("green", "harbour")
