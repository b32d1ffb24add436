"""P1 Phase 1, Acquire contracts: turning up, taking, rejecting."""

from __future__ import annotations

from collections import Counter

import pytest

import navarch

from .table import GAME, Table, choosing_contract, drawing_contract, judging_contract, known

OLIVES = "sanguntum_1 olives oar_3_0"  # 3 temple points in Hispania


GRAPES = "alexandria_2 grapes oar_5_0"


SALT = "leptis_magna_1 salt oar_6_0"


HONEY = "carthago_1 honey oar_8_minus2"


FISH = "roma_1 fish oar_1_plus2"


@pytest.mark.rule("neptun", "P1.1", "P1.2")
@pytest.mark.example("neptun", "P1-ex1")
def test_five_contracts_lie_face_down_in_a_game_of_four() -> None:
    state = drawing_contract(display=())
    display = GAME.view(state, None)["display"]
    assert display == [{"state": "face_down", "face_up": False}] * 5


@pytest.mark.rule("neptun", "P1.2", "C.1", "P1.1")
@pytest.mark.parametrize(("players", "columns"), [(3, 4), (4, 5), (5, 6)])
def test_there_is_one_contract_more_than_players(players: int, columns: int) -> None:
    match = navarch.Match(GAME, players=players, seed=1)
    assert [line.event.args[:2] for line in match.lines if line.event.key == "laid-out"] == [(1, columns)]
    assert len(GAME.view(match.state, None)["display"]) == columns
    assert known(match.state).columns == columns


@pytest.mark.rule("neptun", "P1.2")
def test_from_the_second_turn_on_the_contract_left_over_is_one_of_them() -> None:
    table = Table(
        choosing_contract("yellow", done=4, display=(OLIVES, GRAPES, None, None, None), chart={}),
    )
    table.do("yellow take 2", "yellow load 1")
    view = table.view()
    assert view["turn"] == 2
    assert [column["state"] for column in view["display"]] == ["face_up"] + ["face_down"] * 4


@pytest.mark.rule("neptun", "P1.1", "P1.3", "C.8", "C.9", "C.10")
def test_a_column_turns_up_one_card_of_each_pile() -> None:
    table = Table(drawing_contract(display=()), OLIVES)
    column = table.view()["display"][0]
    assert (column["city_card"], column["good"], column["oar"]) == ("sanguntum_1", "olives", "oar_3_0")
    assert column["gold"] == 0
    assert not table.chance.left
    assert table.events("turned-up") == [("sanguntum_1", "olives", "oar_3_0", "1", 0, 3)]
    assert "sanguntum_1" not in table.named("city_deck")
    assert table.named("goods_deck")["olives"] == 4
    assert table.named("oar_deck")["oar_3_0"] == 1


@pytest.mark.rule("neptun", "P1.1")
def test_cards_are_drawn_with_as_many_chances_as_there_are_of_a_kind() -> None:
    state = drawing_contract(seat="green", done=2, display=(OLIVES, "malaca_1 olives oar_1_plus2"))
    assert len(state.legal()) == 28
    assert state.weights() is None  # each city card is one of a kind
    state.play(GAME.space.code("draw_city tyros_1"))
    goods = dict(zip([GAME.space.text(code) for code in state.legal()], state.weights() or [], strict=True))
    assert goods == {f"draw_good {good}": 3 if good == "olives" else 5 for good in GAME.nouns["good"]}
    state.play(GAME.space.code("draw_good olives"))
    oars = dict(zip([GAME.space.text(code) for code in state.legal()], state.weights() or [], strict=True))
    assert oars["draw_oar oar_1_plus2"] == 2
    assert oars["draw_oar oar_3_0"] == 1
    assert "draw_oar start_4" not in oars
    assert sum(oars.values()) == 38


@pytest.mark.rule("neptun", "P1.1")
def test_a_kind_that_is_used_up_cannot_be_drawn() -> None:
    state = drawing_contract(
        display=(None,),
        chart={
            "red": {i: f"{c} fish" for i, c in enumerate(("malaca_1", "malaca_2", "roma_1", "roma_2", "tyros_1"), 1)}
        },
    )
    state.play(GAME.space.code("draw_city tyros_2"))
    assert GAME.space.code("draw_good fish") not in state.legal()
    assert state.weights() == [5, 5, 5, 5, 5]


@pytest.mark.rule("neptun", "P1.4", "C.8")
def test_the_other_card_of_a_city_may_pay_gold_for_the_same_good() -> None:
    table = Table(judging_contract(display=("sanguntum_2 olives oar_3_0",)))
    column = table.view()["display"][0]
    assert (column["pays"], column["amount"]) == ("gold", 5)


@pytest.mark.rule("neptun", "P1.a.1", "P1.a.2")
def test_if_all_are_face_down_the_leftmost_is_turned_up_and_judged() -> None:
    table = Table(drawing_contract(display=()), OLIVES)
    assert table.asked == ("red", "verdict")
    assert table.legal("red") == ["take 1", "reject"]
    assert table.why_not("red take 2") == ("P1.b.1", "face-down")
    assert table.why_not("red take 6") == ("P1.2", "no-column")
    assert table.why_not("red reveal") == ("P1.a.2", "judge-first")


@pytest.mark.rule("neptun", "P1.a.1")
def test_if_all_open_ones_are_gone_the_next_player_turns_up_the_leftmost_face_down_one() -> None:
    table = Table(judging_contract("red", display=(None, OLIVES)), GRAPES)
    table.do("red take 2", "red load 1")
    assert table.asked == ("green", "verdict")
    assert table.legal("green") == ["take 3", "reject"]
    assert table.events("turned-up") == [("alexandria_2", "grapes", "oar_5_0", "3", 0, 2)]


@pytest.mark.rule("neptun", "P1.a.1", "P1.a.2", "P1.a.3", "P1.a.6")
def test_becca_rejects_the_first_contract_and_takes_the_second() -> None:
    table = Table(drawing_contract("red", display=()), f"{OLIVES} {GRAPES}")
    table.do("red reject")
    assert table.legal("red") == ["take 2", "reject"]
    table.do("red take 2", "red load 4")
    states = [column["state"] for column in table.view()["display"]]
    assert states == ["face_up", "taken", "face_down", "face_down", "face_down"]
    assert table.view()["display"][0]["city_card"] == "sanguntum_1"
    assert table.chart("red")[3] == "alexandria_2 grapes open"
    assert table.asked == ("green", "contract")
    assert table.events("rejected") == [("red", "sanguntum_1", "olives")]


@pytest.mark.rule("neptun", "P1.a.3")
def test_after_a_rejection_the_next_contract_to_the_right_is_turned_up() -> None:
    table = Table(judging_contract(display=(OLIVES,)), f"{GRAPES} {SALT}")
    table.do("red reject", "red reject")
    states = [column["state"] for column in table.view()["display"]]
    assert states[:3] == ["face_up"] * 3
    assert table.legal("red") == ["take 3", "reject"]
    assert table.match.prompt()[1] == "P1.a.2"


@pytest.mark.rule("neptun", "P1.a.4")
def test_the_rightmost_contract_must_be_taken() -> None:
    table = Table(judging_contract(display=(OLIVES, GRAPES, SALT, HONEY)), FISH)
    table.do("red reject")
    assert table.asked == ("red", "slot")
    table.do("red load 2")
    assert table.chart("red")[1] == "roma_1 fish open"
    assert table.view()["display"][4]["state"] == "taken"


@pytest.mark.rule("neptun", "P1.a.5")
def test_a_rejected_contract_is_closed_to_the_one_who_rejected_it() -> None:
    table = Table(judging_contract(display=(OLIVES,)), GRAPES)
    table.do("red reject")
    assert table.why_not("red take 1") == ("P1.a.5", "passed-over")
    with pytest.raises(navarch.Illegal, match=r"P1\.a\.5"):
        table.do("red take 1")
    assert table.legal("red") == ["take 2", "reject"]


@pytest.mark.rule("neptun", "P1.a.6", "P1.a.5")
def test_rejected_contracts_are_open_to_those_who_follow() -> None:
    table = Table(judging_contract(display=(OLIVES,)), GRAPES)
    table.do("red reject", "red take 2", "red load 1")
    assert table.legal("green") == ["take 1", "reveal"]


@pytest.mark.rule("neptun", "P1.b.1")
def test_any_face_up_contract_or_the_leftmost_face_down_one() -> None:
    table = Table(choosing_contract("green", done=2, display=(OLIVES, None, SALT)))
    assert table.legal("green") == ["take 1", "take 3", "reveal"]
    assert table.why_not("green take 2") == ("P1.5", "taken")
    assert table.why_not("green take 4") == ("P1.b.1", "face-down")
    assert table.why_not("green take 6") == ("P1.2", "no-column")
    assert table.why_not("green reject") == ("P1.a.2", "other-choice")
    assert table.match.prompt()[1] == "P1.b.1"


@pytest.mark.rule("neptun", "P1.b.1", "P1.E.4")
def test_the_first_card_of_every_list_is_a_card_like_any_other() -> None:
    """Number 0 of cards, goods and oars: face up, taken, loaded, left over, played and delivered as all others."""
    first = "malaca_1 salt oar_1_plus2"
    table = Table(judging_contract("red", display=(None, "roma_1 fish oar_3_0")), "malaca_2 fish oar_3_0")
    assert table.legal("red") == ["take 2", "reject"]
    table = Table(judging_contract("red", display=(first, "roma_1 fish oar_3_0")))
    assert table.why_not("red take 1") == ("P1.a.5", "passed-over")
    table.do("red take 2", "red load 1")
    assert table.asked == ("green", "contract")
    assert table.legal("green") == ["take 1", "reveal"]
    table.do("green take 1", "green load 1")
    assert table.chart("green")[0] == "malaca_1 salt open"
    assert table.hand("green")[0] == "oar_1_plus2"
    left = Table(
        choosing_contract(
            "yellow",
            done=4,
            display=(None, None, None, "roma_1 fish oar_3_0", first),
            oar_scale={"red": 7, "green": 2, "purple": 4},
        )
    )
    left.do("yellow take 4", "yellow load 1")
    assert left.view()["display"][0]["city_card"] == "malaca_1"
    assert left.view()["display"][0]["gold"] == 1


@pytest.mark.rule("neptun", "P1.b.2")
def test_who_reveals_goes_on_under_a_and_those_passed_over_are_closed() -> None:
    table = Table(choosing_contract("green", done=2, display=(OLIVES, None, SALT)), HONEY)
    table.do("green reveal")
    assert table.legal("green") == ["take 4", "reject"]
    assert table.why_not("green take 1") == ("P1.a.5", "passed-over")
    assert table.why_not("green take 2") == ("P1.5", "taken")
    assert table.why_not("green take 5") == ("P1.b.1", "face-down")


@pytest.mark.rule("neptun", "P1.b.2", "P1.a.4")
def test_revealing_the_last_face_down_contract_is_taking_it() -> None:
    table = Table(choosing_contract("green", done=2, display=(OLIVES, None, SALT, HONEY)), FISH)
    table.do("green reveal")
    assert table.asked == ("green", "slot")
    assert table.events("acquired") == [("green", "roma_1", "fish", "oar_1_plus2", "5")]
    assert table.events("rightmost") == [("green",)]


@pytest.mark.rule("neptun", "P1.c.1", "P1.5")
def test_if_all_are_face_up_one_of_them_must_be_taken() -> None:
    table = Table(choosing_contract("green", done=2, display=(OLIVES, None, SALT, HONEY, FISH)))
    assert table.legal("green") == ["take 1", "take 3", "take 4", "take 5"]
    assert table.match.prompt()[:2] == ("open_contract", "P1.c.1")
    assert table.why_not("green reveal") == ("P1.c.1", "all-face-up")
    assert table.why_not("green pass")[1] == "other-choice"


@pytest.mark.rule("neptun", "P1.5", "P1.L.9")
def test_each_player_in_order_takes_exactly_one_contract_a_turn() -> None:
    order = ("purple", "red", "yellow", "green")
    table = Table(drawing_contract("purple", order=order, display=()))
    takers = []
    while table.view()["turn"] == 1:
        takers.append(table.actor)
        seat = takers[-1]
        table.do(f"{seat} {table.legal(seat)[0]}", f"{seat} load 1")
    assert takers == list(order)
    assert Counter(sum(1 for slot in table.chart(seat) if slot) for seat in order) == {1: 4}


@pytest.mark.rule("neptun", "P1.5")
def test_nobody_may_pass() -> None:
    table = Table(drawing_contract(display=()), OLIVES)
    assert table.why_not("red pass") == ("P2.X.3", "other-choice")
    assert table.why_not("green take 1")[1] == "not-your-turn"


@pytest.mark.rule("neptun", "P1.b.1")
def test_the_prompt_offers_to_turn_one_up_only_where_one_is_face_down() -> None:
    table = Table(choosing_contract("green", done=2, display=(OLIVES, None, SALT)))
    assert table.match.prompt()[:2] == ("contract", "P1.b.1")
    assert table.legal("green") == ["take 1", "take 3", "reveal"]
