"""P2.X Phase 2: the additional turns."""

from __future__ import annotations

import pytest

from .table import Table, asked_for_extra, last_boat

FOUR = ("red", "green", "purple", "yellow")


OPEN = {"red": {1: "roma_1 olives"}, "purple": {2: "malaca_1 salt"}}


@pytest.mark.rule("neptun", "P2.X.1", "P2.X.2", "P2.X.3", "G.4")
def test_those_with_open_contracts_are_asked_in_player_order() -> None:
    order = ("purple", "green", "yellow", "red")
    chart = {
        **OPEN,
        "green": {1: "tyros_1 salt fulfilled", 2: "tyros_2 salt lost"},
        "yellow": {1: "genua_1 salt"},
    }
    table = Table(last_boat(order=order, chart=chart))
    table.do("red sail creta")
    asked = []
    while table.choice == "extra":
        assert table.match.prompt() == ("extra", "P2.X.3", (1,))
        asked.append(table.actor)
        assert table.legal(asked[-1]) == ["join", "pass"]
        table.do(f"{asked[-1]} {'join' if asked[-1] == 'purple' else 'pass'}")
    assert asked == ["purple", "yellow", "red"]
    assert table.asked == ("purple", "extra_crew")


@pytest.mark.rule("neptun", "P2.X.1", "G.4")
def test_without_open_contracts_there_is_no_additional_turn() -> None:
    table = Table(last_boat(chart={"red": {1: "roma_1 olives lost", 2: "roma_2 salt fulfilled"}}))
    table.do("yellow sail creta")
    assert table.view()["round"] == 2
    assert table.events("joined") == table.events("passed") == []


@pytest.mark.rule("neptun", "P2.X.5")
def test_a_player_without_an_oar_card_is_not_asked() -> None:
    hand = {"red": "", "green": "start_5", "purple": "start_5", "yellow": "start_5"}
    table = Table(last_boat(chart=OPEN, hand=hand))
    table.do("yellow sail creta")
    assert table.asked == ("purple", "extra")
    assert table.events("no-oar-card") == [("red", 1)]


@pytest.mark.rule("neptun", "P2.X.5")
def test_nobody_can_take_more_than_two_additional_turns_in_a_game() -> None:
    """Five cards a round for five regular turns, and two more: a hand that took both holds five again."""
    table = Table(asked_for_extra("red", chart={"red": {1: "malaca_1 salt"}}))
    assert table.hand("red") == ["start_4", "start_5"]
    table.do("red join", "red play start_4", "red sail creta", "red join", "red play start_5", "red sail creta")
    assert table.hand("red") == []
    assert table.view()["round"] == 2
    again = Table(last_boat(round=2, hand=dict.fromkeys(FOUR, ""), chart={"red": {1: "malaca_1 salt"}}))
    again.do("yellow sail creta")
    assert again.view()["round"] == 3  # no card, no additional turn


@pytest.mark.rule("neptun", "P2.X.3")
def test_all_are_asked_before_the_first_participant_sails() -> None:
    table = Table(asked_for_extra("red", chart=OPEN))
    table.do("red join")
    assert table.asked == ("purple", "extra")
    table.do("purple join")
    assert table.asked == ("red", "extra_crew")
    assert table.events("joined") == [("red", 1), ("purple", 1)]


@pytest.mark.rule("neptun", "P2.X.3", "P2.X.10")
def test_taking_part_is_voluntary() -> None:
    table = Table(asked_for_extra("red", chart={"red": {1: "roma_1 olives"}}))
    table.do("red pass")
    assert table.view()["round"] == 2
    assert table.events("passed") == [("red", 1)]


@pytest.mark.rule("neptun", "P2.X.4")
def test_who_declines_plays_no_card_and_does_not_move() -> None:
    table = Table(asked_for_extra("red", chart=OPEN, boat={"red": "genua"}))
    table.do("red pass", "purple join", "purple play start_4", "purple sail creta")
    assert table.hand("red") == ["start_4", "start_5"]
    assert table.boat("red") == "genua"
    assert table.hand("purple") == ["start_5"]


@pytest.mark.rule("neptun", "P2.X.4", "P2.X.8")
def test_who_declines_the_first_is_out_of_both() -> None:
    table = Table(asked_for_extra("red", chart=OPEN))
    table.do("red pass", "purple join", "purple play start_4", "purple sail creta")
    assert table.asked == ("purple", "extra")  # red is not asked again
    table.do("purple pass")
    assert table.view()["round"] == 2


@pytest.mark.rule("neptun", "P2.X.7")
def test_a_participant_plays_a_card_openly_sails_and_may_fulfil() -> None:
    hand = {"red": "oar_8_minus1 start_4"}
    table = Table(asked_for_extra("red", chart=OPEN, hand=hand, wind=90, gold={"red": 0}))
    table.do("red join", "purple join")
    assert table.legal("red") == ["play oar_8_minus1", "play start_4"]
    assert table.why_not("red play start_5") == ("P2.3", "not-in-hand")
    assert table.match.prompt()[1] == "P2.X.7"
    table.do("red play oar_8_minus1")
    assert table.view()["current"] == {"seat": "red", "range": 98}
    assert table.view()["players"]["red"]["played"] == ["oar_8_minus1"]  # seen before purple chooses
    table.do("red sail roma", "red fulfil 1")
    assert table.gold("red") == 5
    table.do("red decline")
    assert table.asked == ("purple", "extra_crew")


@pytest.mark.rule("neptun", "P2.X.7")
def test_participants_act_in_player_order() -> None:
    order = ("yellow", "purple", "green", "red")
    table = Table(asked_for_extra("purple", order=order, chart=OPEN))
    table.do("purple join", "red join")
    assert table.actor == "purple"
    table.do("purple play start_4", "purple sail creta")
    assert table.asked == ("red", "extra_crew")


@pytest.mark.rule("neptun", "P2.X.7")
def test_any_card_left_may_be_played_and_the_rules_of_a_regular_turn_hold() -> None:
    """Skipped contracts are lost and a temple point may be bought, as in a regular turn."""
    chart = {"red": {1: "malaca_1 salt", 3: "alexandria_2 grapes"}}
    table = Table(asked_for_extra("red", chart=chart, hand={"red": "oar_3_0"}, wind=60, gold={"red": 3}))
    table.do("red join", "red play oar_3_0", "red sail alexandria", "red fulfil 3", "red buy")
    assert table.temple("africa", "red") == 3
    assert table.events("skipped") == [("red", "malaca_1", "salt", "1", "3")]


@pytest.mark.rule("neptun", "P2.X.6", "P2.27")
def test_the_wind_stays_fixed_and_then_the_forecast_of_the_fifth_turn_comes_true() -> None:
    hand = {"red": "oar_8_minus2 oar_1_plus2"}
    table = Table(asked_for_extra("red", chart={"red": {1: "malaca_1 salt"}}, hand=hand, wind=6, forecast="plus_3"))
    table.do("red join", "red play oar_8_minus2")
    assert (table.view()["wind"], table.view()["forecast"]) == (6, 3)
    assert table.view()["current"]["range"] == 14
    table.do("red sail creta", "red join", "red play oar_1_plus2")
    assert (table.view()["wind"], table.view()["forecast"]) == (6, 3)
    assert table.view()["current"]["range"] == 7
    table.do("red sail creta")
    assert table.view()["round"] == 2
    assert (table.view()["wind"], table.view()["forecast"]) == (8, None)
    assert table.events("forecast") == []


@pytest.mark.rule("neptun", "P2.27", "P2.28")
def test_without_additional_turns_the_forecast_of_the_fifth_turn_comes_true_as_well() -> None:
    table = Table(last_boat(wind=6, forecast="minus_2"))
    table.do("yellow sail creta")
    assert table.view()["round"] == 2
    assert (table.view()["wind"], table.view()["forecast"]) == (3, None)


@pytest.mark.rule("neptun", "P2.X.8", "G.4")
def test_a_second_additional_turn_is_offered_to_participants_who_still_have_a_contract() -> None:
    chart = {"red": {1: "roma_1 olives"}, "green": {1: "tyros_1 salt"}, "purple": {2: "malaca_1 salt"}}
    table = Table(asked_for_extra("red", chart=chart, wind=60, gold={"red": 0}))
    table.do("red join", "green join", "purple join")
    table.do("red play start_4", "red sail roma", "red fulfil 1", "red decline")
    table.do("green play start_4", "green sail creta", "purple play start_4", "purple sail creta")
    assert table.asked == ("green", "extra")  # red has nothing left to deliver
    assert table.match.prompt() == ("extra", "P2.X.3", (2,))
    table.do("green pass")
    assert table.asked == ("purple", "extra")
    table.do("purple join", "purple play start_5")
    assert table.view()["turn"] == 7
    table.do("purple sail creta")
    assert table.view()["round"] == 2
    assert table.events("joined") == [("red", 1), ("green", 1), ("purple", 1), ("purple", 2)]


@pytest.mark.rule("neptun", "P2.X.8", "P2.X.5")
def test_the_second_one_needs_another_oar_card() -> None:
    table = Table(asked_for_extra("red", chart={"red": {1: "malaca_1 salt"}}, hand={"red": "start_5"}))
    table.do("red join", "red play start_5", "red sail creta")
    assert table.view()["round"] == 2


@pytest.mark.rule("neptun", "P2.X.8", "G.4")
def test_there_is_no_third_additional_turn() -> None:
    hand = {"red": "oar_3_0 start_4 start_5"}
    table = Table(asked_for_extra("red", turn=2, chart={"red": {1: "malaca_1 salt"}}, hand=hand, entitled=("red",)))
    table.do("red join", "red play start_4", "red sail creta")
    assert table.view()["round"] == 2
    assert table.hand("red") == ["oar_3_0", "start_5"]


@pytest.mark.rule("neptun", "P2.X.9", "P2.24")
def test_contracts_still_open_are_lost() -> None:
    chart = {
        "red": {1: "roma_1 olives", 3: "roma_2 salt"},
        "green": {2: "tyros_1 salt fulfilled"},
        "purple": OPEN["purple"],
    }
    table = Table(asked_for_extra("purple", chart=chart, round=3))
    table.do("purple pass")
    assert table.over
    assert table.chart("red") == ["roma_1 olives lost", "", "roma_2 salt lost", "", ""]
    assert table.chart("green")[1] == "tyros_1 salt fulfilled"
    assert table.chart("purple")[1] == "malaca_1 salt lost"
    assert table.events("lost") == [
        ("red", "roma_1", "olives", "1"),
        ("red", "roma_2", "salt", "3"),
        ("purple", "malaca_1", "salt", "2"),
    ]
