"""P1.L Phase 1: loading a contract."""

from __future__ import annotations

import pytest

import navarch

from .table import Table, judging_contract

OLIVES = "sanguntum_1 olives oar_3_0"


@pytest.mark.rule("neptun", "P1.L.1", "C.7")
def test_city_and_goods_card_go_together_onto_one_slot_at_once() -> None:
    table = Table(judging_contract(display=(OLIVES,)))
    table.do("red take 1")
    assert table.asked == ("red", "slot")
    table.do("red load 2")
    assert table.chart("red") == ["", "sanguntum_1 olives open", "", "", ""]
    assert table.events("loaded") == [("red", "sanguntum_1", "olives", "2")]


@pytest.mark.rule("neptun", "P1.L.2", "C.7")
def test_any_free_slot_may_be_chosen() -> None:
    table = Table(judging_contract(display=(OLIVES,), chart={"red": {2: "roma_1 fish", 5: "tyros_1 salt"}}))
    table.do("red take 1")
    assert table.legal("red") == ["load 1", "load 3", "load 4"]


@pytest.mark.rule("neptun", "P1.L.2", "P1.L.3")
def test_a_slot_with_the_first_card_is_not_free() -> None:
    table = Table(judging_contract(display=(OLIVES,), chart={"red": {1: "malaca_1 salt"}}))
    table.do("red take 1")
    assert table.legal("red") == ["load 2", "load 3", "load 4", "load 5"]
    assert table.why_not("red load 1") == ("P1.L.3", "slot-taken")


@pytest.mark.rule("neptun", "P1.L.2")
def test_the_last_free_slot_needs_no_question() -> None:
    chart = {"red": {1: "roma_1 fish", 2: "roma_2 fish", 3: "tyros_1 salt", 5: "tyros_2 salt"}}
    table = Table(judging_contract(turn=5, display=(OLIVES,), chart=chart))
    table.do("red take 1")
    assert table.chart("red")[3] == "sanguntum_1 olives open"
    assert table.actor == "green"


@pytest.mark.rule("neptun", "P1.L.3")
def test_loading_onto_a_taken_slot_is_refused_with_the_card_that_lies_there() -> None:
    table = Table(judging_contract(display=(OLIVES,), chart={"red": {2: "roma_1 fish"}}))
    table.do("red take 1")
    with pytest.raises(navarch.Illegal) as refusal:
        table.do("red load 2")
    reason = refusal.value.reasons[0]
    assert (reason.rule, reason.key) == ("P1.L.3", "slot-taken")
    assert "roma_1" in str(refusal.value)


@pytest.mark.rule("neptun", "P1.L.5")
@pytest.mark.parametrize(("oar", "number"), [("oar_3_0", 3), ("oar_8_minus2", 8), ("oar_1_plus2", 1)])
def test_the_marker_goes_to_the_rowing_power_of_the_contracts_oar_card(oar: str, number: int) -> None:
    table = Table(judging_contract(display=(f"sanguntum_1 olives {oar}",)))
    assert table.view()["oar_scale"] == {}
    table.do("red take 1", "red load 1")
    assert table.view()["oar_scale"] == {str(number): ["red"]}
    assert table.named("oar_scale") == {"red": number}


@pytest.mark.rule("neptun", "P1.L.6")
def test_a_marker_goes_on_top_of_those_on_its_space() -> None:
    table = Table(
        judging_contract("purple", done=3, display=(None, None, OLIVES), oar_scale={"green": 3, "red": 3}),
    )
    table.do("purple take 3", "purple load 1")
    assert table.view()["oar_scale"] == {"3": ["green", "red", "purple"]}


@pytest.mark.rule("neptun", "P1.L.7")
def test_the_oar_card_goes_to_the_hand() -> None:
    table = Table(judging_contract(display=(OLIVES,)))
    table.do("red take 1")
    assert table.hand("red") == ["start_4", "start_5"]
    table.do("red load 1")
    assert table.hand("red") == ["oar_3_0", "start_4", "start_5"]
    assert table.hand("green") == ["start_4", "start_5"]
    assert table.view()["players"]["red"]["hand_size"] == 3


@pytest.mark.rule("neptun", "P1.L.9", "P1.5")
def test_then_the_next_player_takes_his_contract() -> None:
    order = ("yellow", "red", "green", "purple")
    table = Table(judging_contract("red", done=2, order=order, display=(OLIVES,)))
    table.do("red take 1", "red load 1")
    assert table.actor == "green"


@pytest.mark.rule("neptun", "P1.L.9")
def test_the_order_of_the_turn_holds_even_if_markers_have_moved() -> None:
    table = Table(
        judging_contract("green", done=2, display=(None, OLIVES), oar_scale={"red": 8}),
    )
    table.do("green take 2", "green load 1")
    assert table.order() == ["red", "green", "purple", "yellow"]
    assert table.actor == "purple"
