"""P2 Phase 2, Fulfil contracts: oar cards, wind, movement."""

from __future__ import annotations

from typing import Any

import pytest

import navarch
from navarch.games.neptun.labels import SEATS
from navarch.games.neptun.phase2_fulfil import boat_range

from .table import GAME, GAME_FRAME, Table, choosing_oars, frame, position, sailing

BY_TYROS = {"creta-tyros": 8, "tyros-alexandria": 4, "athenae-alexandria": 13}


FOUR = ("red", "green", "purple", "yellow")


# ---- oar cards and wind ----


@pytest.mark.rule("neptun", "P2.3", "P2.4")
def test_every_player_lays_one_oar_card_of_the_hand() -> None:
    table = Table(choosing_oars(hand={"red": "oar_3_0 oar_3_0 start_4", "green": "oar_8_minus2 start_5"}))
    assert (table.actors, table.choice) == (list(FOUR), "crew")
    assert table.legal("red") == ["play oar_3_0", "play start_4"]
    assert table.legal("green") == ["play oar_8_minus2", "play start_5"]
    for seat in ("red", "green", "yellow"):
        for oar in GAME.nouns["oar"]:
            if oar not in table.hand(seat):
                assert table.why_not(f"{seat} play {oar}") == ("P2.3", "not-in-hand")
    assert table.match.prompt()[1] == "P2.3"


@pytest.mark.rule("neptun", "P2.4")
def test_nobody_may_do_without_an_oar_card() -> None:
    table = Table(choosing_oars())
    for seat in FOUR:
        assert all(action.startswith("play ") for action in table.legal(seat))
        assert table.why_not(f"{seat} pass")[1] == "other-choice"
    table.do("red play start_4", "green play start_4", "purple play start_4")
    assert table.asked == ("yellow", "crew")  # nobody sails before the last card lies


@pytest.mark.rule("neptun", "P2.3", "P2.5", "S.6f")
def test_cards_stay_face_down_until_all_have_chosen() -> None:
    table = Table(choosing_oars())
    table.do("green play start_5")
    for seat in ("red", "purple", "yellow", None):
        view = table.view(seat)
        assert view["sealed"] == ["green"]
        assert view["players"]["green"]["played"] == []
        assert view["players"]["green"]["hand_size"] == 2
        assert view.get("chosen") is None
    assert table.view("green")["chosen"] == "start_5"
    assert table.events("played") == []


@pytest.mark.rule("neptun", "P2.5")
def test_all_cards_are_turned_up_at_the_same_time() -> None:
    table = Table(choosing_oars())
    table.do("yellow play start_5", "green play start_4", "purple play start_5")
    assert table.events("played") == []
    table.do("red play start_4")
    played = {seat: table.view()["players"][seat]["played"] for seat in FOUR}
    assert played == {"red": ["start_4"], "green": ["start_4"], "purple": ["start_5"], "yellow": ["start_5"]}
    assert {event[0]: event[1:] for event in table.events("played")} == {
        "red": ("start_4", 9, 5),
        "green": ("start_4", 9, 5),
        "purple": ("start_5", 10, 5),
        "yellow": ("start_5", 10, 5),
    }
    assert table.view()["sealed"] == []


@pytest.mark.rule("neptun", "P2.26", "P2.3")
def test_a_played_card_leaves_the_hand_and_stays_before_its_player() -> None:
    table = Table(choosing_oars(turn=2, hand={"red": "oar_3_0 oar_3_0 start_4"}, played={"red": "oar_6_0"}))
    table.do("red play oar_3_0", "green play start_4", "purple play start_4", "yellow play start_4")
    assert table.hand("red") == ["oar_3_0", "start_4"]
    assert table.view()["players"]["red"]["played"] == ["oar_6_0", "oar_3_0"]


@pytest.mark.rule("neptun", "P1.L.8")
def test_an_oar_card_has_no_link_with_the_contract_it_came_with() -> None:
    """The card came with the first contract; it may be played in any turn, whatever is delivered then."""
    for turn in (1, 3, 5):
        table = Table(
            choosing_oars(
                turn=turn,
                hand={"red": "oar_8_minus2 start_5"},
                chart={"red": {1: "sanguntum_1 olives fulfilled", 2: "athenae_1 salt"}},
            )
        )
        assert "play oar_8_minus2" in table.legal("red")
        table.do("red play oar_8_minus2", "green play start_4", "purple play start_4", "yellow play start_4")
        assert table.view()["current"] == {"seat": "red", "range": 13}
        assert table.chart("red")[0] == "sanguntum_1 olives fulfilled"


@pytest.mark.rule("neptun", "P2.6")
@pytest.mark.parametrize(
    ("cards", "total", "forecast", "wind"),
    [
        (("oar_8_minus2", "oar_8_minus2", "oar_8_minus1", "start_4"), -5, -5, 0),
        (("oar_8_minus2", "oar_8_minus2", "oar_8_minus2", "oar_7_minus2"), -8, -5, 0),
        (("oar_8_minus2", "start_4", "start_4", "start_4"), -2, -2, 3),
        (("start_4", "start_4", "start_4", "start_4"), 0, 0, 5),
        (("oar_1_plus2", "oar_1_plus2", "oar_1_plus1", "start_4"), 5, 5, 10),
        (("oar_1_plus2", "oar_1_plus2", "oar_2_plus2", "oar_2_plus2"), 8, 5, 10),
    ],
)
def test_the_forecast_is_the_sum_or_the_end_of_its_scale(
    cards: tuple[str, ...], total: int, forecast: int, wind: int
) -> None:
    hand = dict(zip(FOUR, cards, strict=True))
    table = Table(choosing_oars(hand=hand))
    table.do(*[f"{seat} play {card}" for seat, card in hand.items()])
    assert table.view()["forecast"] == forecast
    end = {-5: "minus_5", 5: "plus_5"}
    assert table.events("forecast") == ([(total, wind)] if total == forecast else [])
    assert table.events("forecast-beyond") == ([(total, wind, end[forecast])] if total != forecast else [])


@pytest.mark.rule("neptun", "P2.7", "P2.9")
def test_the_forecast_does_not_change_the_range_of_the_present_turn() -> None:
    hand = dict(zip(FOUR, ("oar_1_plus2", "oar_1_plus2", "oar_2_plus2", "start_4"), strict=True))
    table = Table(choosing_oars(hand=hand, wind=3))
    table.do(*[f"{seat} play {card}" for seat, card in hand.items()])
    assert table.view()["current"] == {"seat": "red", "range": 1 + 3}


@pytest.mark.rule("neptun", "P2.27", "P2.28", "P2.7", "C.6")
def test_after_all_have_sailed_the_forecast_becomes_the_wind_and_its_marker_is_taken_off() -> None:
    table = Table(sailing("yellow", turn=2, wind=5, forecast="minus_3", hand=dict.fromkeys(FOUR, "start_5")))
    assert table.view()["wind"] == 5
    table.do("yellow sail creta")
    assert table.view()["wind"] == 2
    assert table.view()["forecast"] is None
    assert table.view()["turn"] == 3
    assert table.events("wind") == [(2,)]


@pytest.mark.rule("neptun", "P2.27")
def test_the_wind_still_changes_after_the_fourth_turn() -> None:
    table = Table(sailing("yellow", turn=4, wind=5, forecast="plus_4"))
    table.do("yellow sail creta")
    assert (table.view()["turn"], table.view()["wind"]) == (5, 9)


@pytest.mark.rule("neptun", "P2.6")
def test_only_the_cards_of_this_turn_make_the_forecast() -> None:
    played = {"red": "oar_1_plus2 oar_1_plus2", "green": "oar_2_plus2 oar_2_plus2", "purple": "oar_7_minus2 oar_7_0"}
    hand = {"red": "oar_8_minus1", "green": "oar_8_minus2", "purple": "start_4", "yellow": "start_4"}
    table = Table(choosing_oars(turn=3, played=played, hand=hand))
    table.do(*[f"{seat} play {card}" for seat, card in hand.items()])
    assert table.view()["forecast"] == -3


@pytest.mark.rule("neptun", "P2.27")
def test_the_wind_does_not_change_while_somebody_has_still_to_sail() -> None:
    table = Table(sailing("purple", turn=2, wind=5, forecast="minus_3"))
    table.do("purple sail creta")
    assert table.view()["wind"] == 5
    assert table.view()["forecast"] == -3


@pytest.mark.rule("neptun", "P2.27", "P2.X.6")
def test_after_the_fifth_turn_the_forecast_waits_for_the_additional_turns() -> None:
    table = Table(
        sailing("yellow", turn=5, wind=5, forecast="minus_3", chart={"red": {1: "malaca_1 salt"}}),
    )
    table.do("yellow sail creta")
    assert table.asked == ("red", "extra")
    assert table.view()["wind"] == 5
    assert table.view()["forecast"] == -3


@pytest.mark.rule("neptun", "P2.2", "P2.8", "P2.29")
def test_the_players_sail_in_the_same_order_in_all_five_turns() -> None:
    order = ("purple", "red", "yellow", "green")
    hand = dict.fromkeys(order, "oar_1_plus2 oar_1_plus1 oar_2_plus2 oar_2_plus1 start_4 start_5")
    for seat, spare in zip(order, ("1", "2", "3", "4"), strict=True):
        hand[seat] = {
            "1": "oar_1_plus2 oar_1_plus2 oar_1_plus2 oar_1_plus1 start_4 start_5",
            "2": "oar_2_plus2 oar_2_plus2 oar_2_plus1 oar_2_plus1 start_4 start_5",
            "3": "oar_4_plus1 oar_4_plus1 oar_4_plus1 oar_4_0 start_4 start_5",
            "4": "oar_8_minus2 oar_8_minus2 oar_8_minus2 oar_8_minus1 start_4 start_5",
        }[spare]
    table = Table(choosing_oars(order=order, hand=hand))
    sailed: list[tuple[int, str]] = []
    while table.view()["phase"] == "fulfil" and table.choice in ("crew", "harbour"):
        if table.choice == "harbour":
            sailed.append((table.view()["turn"], table.actor))
        table.do("sail creta" if table.choice == "harbour" else table.legal()[0])
    assert sailed == [(turn, seat) for turn in (1, 2, 3, 4, 5) for seat in order]


# ---- movement ----


@pytest.mark.rule("neptun", "P2.9")
def test_jenny_can_sail_up_to_ten_miles() -> None:
    """Oar power 5 and wind 5: as many miles as there are, and not one more."""
    hand = {"red": "start_4", "green": "oar_5_0", "purple": "start_4", "yellow": "start_4"}
    distance = {"creta-athenae": 3, "athenae-thessalonica": 7, "creta-pergamum": 8, "creta-corinthus": 8}
    facts: dict[str, Any] = {"gold": {"green": 0}, "distance": distance, "order": ("green", "red", "purple", "yellow")}
    table = Table(choosing_oars(hand=hand, wind=5, **facts))
    table.do(*[f"{seat} play {card}" for seat, card in hand.items()])
    assert table.view()["current"] == {"seat": "green", "range": 10}
    assert table.match.prompt() == ("harbour", "P2.8", (10, 0, 0))
    assert miles(table, "creta", "thessalonica") == 10
    assert "sail thessalonica" in table.legal("green")
    assert "sail thessalonica" not in Table(sailing("green", miles=9, **facts)).legal("green")


def miles(table: Table, start: str, end: str) -> int:
    """The cheapest way, worked out here link by link."""
    links = table.view()["distances"]
    best = {start: 0}
    todo = [start]
    while todo:
        city = todo.pop()
        for link, length in links.items():
            a, b = link.split("-")
            if city in (a, b):
                other = b if city == a else a
                if best[city] + length < best.get(other, 999):
                    best[other] = best[city] + length
                    todo.append(other)
    return best[end]


@pytest.mark.rule("neptun", "P2.9")
def test_the_range_is_oar_power_and_wind_and_never_below_nothing() -> None:
    state = choosing_oars(wind=3)
    oars = GAME.nouns["oar"]
    assert boat_range(state, oars.index("oar_8_minus2")) == 11
    assert boat_range(state, oars.index("oar_1_plus2")) == 4
    state.wind = -4
    assert boat_range(state, oars.index("oar_3_0")) == 0


@pytest.mark.rule("neptun", "P2.10")
def test_from_tyros_to_alexandria_takes_three_miles() -> None:
    facts: dict[str, Any] = {"boat": {"red": "tyros"}, "gold": {"red": 0}, "distance": {"tyros-alexandria": 3}}
    enough = Table(sailing(miles=3, **facts))
    assert "sail alexandria" in enough.legal("red")
    enough.do("red sail alexandria")
    assert enough.events("sailed") == [("red", "tyros", "alexandria", 3, 3)]
    short = Table(sailing(miles=2, **facts))
    assert short.legal("red") == ["sail tyros"]
    assert short.why_not("red sail alexandria") == ("P2.11", "too-far")


@pytest.mark.rule("neptun", "P2.10")
def test_a_link_can_be_sailed_both_ways() -> None:
    facts: dict[str, Any] = {"gold": {"red": 0}, "distance": {"tyros-alexandria": 3}}
    for start, end in (("tyros", "alexandria"), ("alexandria", "tyros")):
        assert f"sail {end}" in Table(sailing(miles=3, boat={"red": start}, **facts)).legal("red")


@pytest.mark.rule("neptun", "P2.14")
@pytest.mark.parametrize(("gold", "reached"), [(0, False), (2, False), (3, True), (5, True)])
def test_each_missing_mile_costs_one_gold(gold: int, reached: bool) -> None:
    table = Table(sailing("red", miles=9, gold={"red": gold}, distance=BY_TYROS))
    assert ("sail alexandria" in table.legal("red")) is reached
    if reached:
        table.do("red sail alexandria")
        assert table.gold("red") == gold - 3
    else:
        assert table.why_not("red sail alexandria") == ("P2.11", "too-far")
        with pytest.raises(navarch.Illegal, match=r"P2\.11"):
            table.do("red sail alexandria")
        assert (table.boat("red"), table.gold("red")) == ("creta", gold)


@pytest.mark.rule("neptun", "P2.14", "P2.11")
def test_free_miles_are_used_first_and_none_is_paid_for_without_need() -> None:
    table = Table(sailing("red", miles=12, gold={"red": 5}, distance=BY_TYROS))
    table.do("red sail alexandria")
    assert table.gold("red") == 5
    assert table.events("sailed") == [("red", "creta", "alexandria", 12, 12)]


@pytest.mark.rule("neptun", "P2.14")
def test_a_bought_mile_lasts_for_this_turn_only() -> None:
    table = Table(sailing("red", miles=11, turn=1, gold={"red": 1}, distance=BY_TYROS))
    table.do("red sail alexandria", "green sail creta", "purple sail creta", "yellow sail creta")
    table.do(*[f"{seat} play start_5" for seat in FOUR])
    assert table.view()["current"] == {"seat": "red", "range": 10}


@pytest.mark.rule("neptun", "P2.11")
def test_unused_miles_lapse() -> None:
    table = Table(sailing("red", miles=30, turn=1))
    table.do("red sail creta", "green sail creta", "purple sail creta", "yellow sail creta")
    table.do(*[f"{seat} play start_5" for seat in FOUR])
    assert table.view()["current"]["range"] == 5 + 5


@pytest.mark.rule("neptun", "P2.11", "P2.10")
def test_a_boat_takes_the_cheapest_way_from_city_to_city() -> None:
    distance = {"creta-pergamum": 8, "creta-athenae": 3, "athenae-pergamum": 4}
    table = Table(sailing("red", miles=7, gold={"red": 0}, distance=distance))
    assert "sail pergamum" in table.legal("red")
    table.do("red sail pergamum")
    assert table.events("sailed") == [("red", "creta", "pergamum", 7, 7)]


@pytest.mark.rule("neptun", "P2.11", "P2.10", "C.2")
def test_every_city_within_the_miles_is_offered_and_no_other() -> None:
    for range_ in (0, 4, 9, 15, 24):
        table = Table(sailing("red", miles=range_, gold={"red": 2}, boat={"red": "roma"}))
        offered = [action.split()[1] for action in table.legal("red")]
        assert offered == [c for c in GAME.nouns["city"] if miles(table, "roma", c) <= range_ + 2]


@pytest.mark.rule("neptun", "P2.12")
def test_a_link_that_cannot_be_covered_in_full_is_not_sailed_in_part() -> None:
    distance = {"creta-tyros": 8, "creta-athenae": 8, "creta-pergamum": 8, "creta-corinthus": 7}
    table = Table(sailing("red", miles=6, gold={"red": 0}, distance=distance))
    assert table.legal("red") == ["sail creta"]  # where the boat is, and no place on the way
    table.do("red sail creta")
    assert table.boat("red") == "creta"


@pytest.mark.rule("neptun", "P2.13", "P2.4")
def test_a_boat_may_stay_where_it_is_and_the_card_is_spent_all_the_same() -> None:
    table = Table(sailing("red", miles=10, boat={"red": "roma"}, gold={"red": 2}))
    assert "sail roma" in table.legal("red")
    table.do("red sail roma")
    assert (table.boat("red"), table.gold("red")) == ("roma", 2)
    assert table.events("stayed") == [("red", "roma")]
    assert table.view()["players"]["red"]["played"] == ["start_4"]


@pytest.mark.rule("neptun", "P2.13", "P2.16")
def test_a_boat_that_stays_may_fulfil_a_contract_there() -> None:
    table = Table(sailing("red", miles=0, boat={"red": "roma"}, gold={"red": 0}, chart={"red": {1: "roma_1 olives"}}))
    table.do("red sail roma", "red fulfil 1")
    assert table.gold("red") == 5


@pytest.mark.rule("neptun", "P2.15")
def test_any_number_of_boats_may_lie_in_a_city() -> None:
    table = Table(sailing("yellow", miles=90, boat={"red": "roma", "green": "roma", "purple": "roma"}))
    table.do("yellow sail roma")
    assert {table.boat(seat) for seat in FOUR} == {"roma"}


@pytest.mark.rule("neptun", "P2.8", "P2.2")
def test_the_boats_sail_one_after_another_in_player_order() -> None:
    order = ("purple", "red", "yellow", "green")
    table = Table(sailing("purple", order=order))
    sailed = []
    while table.choice == "harbour":
        sailed.append(table.actor)
        table.do(f"{sailed[-1]} sail creta")
    assert sailed == list(order)


@pytest.mark.rule("neptun", "P2.9")
def test_each_boat_has_the_range_of_its_own_card() -> None:
    cards = {"red": "oar_3_0", "green": "oar_8_minus2", "purple": "oar_1_plus2", "yellow": "start_5"}
    table = Table(sailing("red", miles=8, wind=5, played=cards, hand=dict.fromkeys(FOUR, "start_4")))
    ranges = []
    for seat in FOUR:
        ranges.append(table.view()["current"]["range"])
        table.do(f"{seat} sail creta")
    assert ranges == [8, 13, 6, 10]


def test_positions_with_two_cards_in_one_place_are_refused() -> None:
    stack = [GAME_FRAME, frame("GameRound", "fulfil", turn=1), frame("FulfilTurn", "forecast", turn=0, done=0)]
    state = position(stack=stack, choice="crew", sealed=dict.fromkeys(SEATS[:4]), chart={"red": {1: "roma_1 salt"}})
    dump: Any = state.dump()
    dump["fields"]["city_deck"].append("roma_1")
    with pytest.raises(navarch.BadSave, match="city card"):
        GAME.restore(dump)


@pytest.mark.rule("neptun", "P2.9")
def test_an_edited_wind_or_card_moves_the_boat_under_way() -> None:
    match = navarch.Match(GAME, seed=1, players=3)
    while match.prompt()[0] != "harbour":
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = SEATS[match.to_act[0]]
    edit = GAME.edit(match.state).set("wind", 3).set(f"played.{seat}.1", "oar_8_minus2")
    assert GAME.view(edit.done(), None)["current"] == {"seat": seat, "range": 11}
    assert GAME.view(edit.set("wind", -2).done(), None)["current"] == {"seat": seat, "range": 6}
