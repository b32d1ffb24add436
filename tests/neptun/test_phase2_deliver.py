"""P2 Phase 2: deliveries, the temple point, and contracts that are lost."""

from __future__ import annotations

from typing import Any

import pytest

from .table import GAME, Table, sailing

BY_TYROS = {"creta-tyros": 8, "tyros-alexandria": 4, "athenae-alexandria": 13}


FOUR = ("red", "green", "purple", "yellow")


def delivering(seat: str = "red", **facts: Any) -> Table:
    """A boat with plenty of range, so that only the delivery matters."""
    return Table(sailing(seat, miles=90, **facts))


@pytest.mark.rule("neptun", "P1.L.4", "P2.1")
def test_jenny_must_deliver_the_salt_before_the_honey() -> None:
    chart = {"green": {1: "leptis_magna_1 salt", 2: "carthago_1 honey"}}
    both = delivering("green", chart=chart, hand=dict.fromkeys(FOUR, "start_5"))
    both.do("green sail leptis_magna", "green fulfil 1", "green decline", "purple sail creta", "yellow sail creta")
    both.do(*[f"{seat} play start_5" for seat in FOUR])
    assert both.chart("green")[:2] == ["leptis_magna_1 salt fulfilled", "carthago_1 honey open"]
    first_honey = delivering("green", chart=chart)
    first_honey.do("green sail carthago", "green fulfil 2", "green decline")
    assert first_honey.chart("green")[:2] == ["leptis_magna_1 salt lost", "carthago_1 honey fulfilled"]


@pytest.mark.rule("neptun", "P2.1", "P2.17")
def test_only_a_contract_for_the_city_where_the_boat_lies_can_be_fulfilled() -> None:
    chart = {
        "red": {
            1: "malaca_1 salt",
            2: "roma_1 olives",
            3: "tyros_1 salt lost",
            4: "roma_2 salt fulfilled",
        }
    }
    table = delivering("red", chart=chart)
    table.do("red sail roma")
    assert table.legal("red") == ["fulfil 2", "decline"]
    assert table.why_not("red fulfil 1") == ("P2.17", "wrong-city")
    assert table.why_not("red fulfil 3") == ("P2.24", "contract-lost")
    assert table.why_not("red fulfil 4") == ("P2.17", "contract-done")
    assert table.why_not("red fulfil 5") == ("P2.17", "no-contract")


@pytest.mark.rule("neptun", "P2.17", "P2.8")
def test_without_a_contract_for_the_city_the_next_player_sails() -> None:
    table = delivering("red", chart={"red": {1: "malaca_1 salt", 2: "roma_1 salt fulfilled", 3: "roma_2 salt lost"}})
    table.do("red sail roma")
    assert table.asked == ("green", "harbour")


@pytest.mark.rule("neptun", "P2.17")
def test_the_contracts_of_others_are_no_business_of_mine() -> None:
    table = delivering("red", chart={"green": {1: "roma_1 salt"}})
    table.do("red sail roma")
    assert table.asked == ("green", "harbour")


@pytest.mark.rule("neptun", "P2.16")
def test_nothing_is_delivered_in_a_city_that_is_only_passed() -> None:
    table = Table(
        sailing("red", miles=12, distance=BY_TYROS, chart={"red": {1: "tyros_1 salt", 2: "alexandria_2 grapes"}}),
    )
    table.do("red sail alexandria")
    assert table.legal("red") == ["fulfil 2", "decline"]


@pytest.mark.rule("neptun", "P2.16")
def test_after_a_delivery_the_boat_does_not_move_on() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "roma_1 salt", 2: "genua_1 salt"}})
    table.do("red sail roma", "red fulfil 1")
    assert table.asked == ("green", "harbour")
    assert table.boat("red") == "roma"


@pytest.mark.rule("neptun", "P2.16")
def test_one_contract_a_turn_even_with_two_for_the_same_city() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "roma_1 salt", 3: "roma_2 olives"}})
    table.do("red sail roma")
    assert table.legal("red") == ["fulfil 1", "fulfil 3", "decline"]
    table.do("red fulfil 1")
    assert table.asked == ("green", "harbour")
    assert table.chart("red")[2] == "roma_2 olives open"


@pytest.mark.rule("neptun", "P2.18", "P2.X.10")
def test_a_player_may_decline_to_deliver() -> None:
    table = delivering("red", chart={"red": {1: "roma_1 olives"}})
    table.do("red sail roma", "red decline")
    assert table.chart("red")[0] == "roma_1 olives open"
    assert table.gold("red") == 5
    assert table.asked == ("green", "harbour")
    assert table.events("declined") == [("red", "roma")]


@pytest.mark.rule("neptun", "P2.19", "O.1")
def test_a_contract_that_pays_gold_takes_it_from_the_supply() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "roma_1 olives"}})
    supply = table.named("supply")
    table.do("red sail roma", "red fulfil 1")
    assert table.gold("red") == 5
    assert table.named("supply") == supply - 5
    assert table.temple("italia", "red") == 0
    assert table.events("fulfilled-gold") == [("red", "roma_1", "olives", 5, 5)]


@pytest.mark.rule("neptun", "P2.20", "P1.4", "O.1")
def test_grapes_for_alexandria_move_beccas_token_two_spaces_on_the_yellow_temple() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "alexandria_2 grapes"}}, temple={"africa": ("red 1",)})
    table.do("red sail alexandria", "red fulfil 1")
    assert table.temple("africa", "red") == 3
    assert table.gold("red") == 0
    regions = {region: table.temple(region, "red") for region in ("hispania", "italia", "graecia", "asia")}
    assert set(regions.values()) == {0}
    assert table.temple("africa", "green") == 0
    assert table.events("fulfilled-temple") == [("red", "alexandria_2", "grapes", 2, "africa", 3)]


@pytest.mark.rule("neptun", "P2.20", "P1.4")
def test_olives_delivered_to_sanguntum_give_three_points_in_hispania() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {2: "sanguntum_1 olives"}})
    table.do("red sail sanguntum", "red fulfil 2")
    assert table.temple("hispania", "red") == 3


@pytest.mark.rule("neptun", "P2.21", "P3.T.3")
def test_a_token_lands_on_top_of_those_on_its_space() -> None:
    table = delivering(
        "red", gold={"red": 0}, chart={"red": {1: "alexandria_2 grapes"}}, temple={"africa": ("green 2", "yellow 1")}
    )
    table.do("red sail alexandria", "red fulfil 1")
    assert table.temple("africa", "red") == table.temple("africa", "green") == 2
    assert table.view()["temples"]["africa"]["ranking"] == ["green", "red", "yellow"]


@pytest.mark.rule("neptun", "P2.22")
def test_a_temple_point_may_be_bought_once_for_each_contract() -> None:
    table = delivering("red", gold={"red": 9}, chart={"red": {1: "alexandria_2 grapes"}})
    table.do("red sail alexandria", "red fulfil 1")
    assert table.asked == ("red", "donation")
    assert table.match.prompt() == ("donation", "P2.22", (3, GAME.nouns["region"].index("africa")))
    assert set(table.legal("red")) == {"buy", "decline"}
    supply = table.named("supply")
    table.do("red buy")
    assert table.temple("africa", "red") == 3
    assert table.gold("red") == 6
    assert table.named("supply") == supply + 3
    assert table.events("bought") == [("red", "africa", 3, 3, 6)]
    assert table.asked == ("green", "harbour")  # once, although 6 gold are left


@pytest.mark.rule("neptun", "P2.22")
def test_the_temple_point_may_be_declined() -> None:
    table = delivering("red", gold={"red": 9}, chart={"red": {1: "alexandria_2 grapes"}})
    table.do("red sail alexandria", "red fulfil 1", "red decline")
    assert (table.temple("africa", "red"), table.gold("red")) == (2, 9)
    assert table.asked == ("green", "harbour")


@pytest.mark.rule("neptun", "P2.22")
@pytest.mark.parametrize(("gold", "asked"), [(2, "harbour"), (3, "donation")])
def test_a_temple_point_costs_three_gold(gold: int, asked: str) -> None:
    table = delivering("red", gold={"red": gold}, chart={"red": {1: "alexandria_2 grapes"}})
    table.do("red sail alexandria", "red fulfil 1")
    assert table.choice == asked


@pytest.mark.rule("neptun", "P2.22", "P2.19")
def test_gold_just_earned_may_buy_the_point_in_the_region_of_that_contract() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "roma_1 olives"}})
    table.do("red sail roma", "red fulfil 1", "red buy")
    assert table.gold("red") == 2
    assert table.temple("italia", "red") == 1


@pytest.mark.rule("neptun", "P2.22", "P2.21")
def test_a_bought_point_lands_on_top_as_well() -> None:
    table = delivering(
        "red", gold={"red": 3}, chart={"red": {1: "alexandria_2 grapes"}}, temple={"africa": ("green 2", "yellow 3")}
    )
    table.do("red sail alexandria", "red fulfil 1", "red buy")
    assert table.view()["temples"]["africa"]["ranking"] == ["yellow", "red", "green"]


@pytest.mark.rule("neptun", "P2.23")
def test_only_open_contracts_to_the_left_are_lost() -> None:
    chart = {
        "red": {
            1: "malaca_1 salt fulfilled",
            2: "genua_1 salt",
            3: "roma_1 olives",
            4: "tyros_1 salt",
            5: "roma_2 salt",
        },
        "green": {1: "athenae_1 fish"},
    }
    table = delivering("red", chart=chart)
    table.do("red sail roma", "red fulfil 3", "red decline")
    assert [slot.split()[-1] for slot in table.chart("red")] == ["fulfilled", "lost", "fulfilled", "open", "open"]
    assert table.chart("green")[0] == "athenae_1 fish open"
    assert table.events("skipped") == [("red", "genua_1", "salt", "2", "3")]


@pytest.mark.rule("neptun", "P2.23", "P2.18")
def test_nothing_is_lost_by_declining() -> None:
    table = delivering("red", chart={"red": {1: "malaca_1 salt", 2: "roma_1 olives"}})
    table.do("red sail roma", "red decline")
    assert [slot.split()[-1] for slot in table.chart("red") if slot] == ["open", "open"]


@pytest.mark.rule("neptun", "P2.24")
def test_a_contract_turned_face_down_can_never_be_fulfilled() -> None:
    table = delivering("red", chart={"red": {1: "roma_1 olives lost"}})
    table.do("red sail roma")
    assert table.asked == ("green", "harbour")


@pytest.mark.rule("neptun", "P2.17", "P2.23", "P2.24")
def test_the_first_card_is_delivered_lost_and_explained_like_any_other() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "malaca_1 salt", 2: "malaca_2 salt"}})
    table.do("red sail malaca")
    assert table.legal("red") == ["fulfil 1", "fulfil 2", "decline"]
    table.do("red fulfil 2")
    assert table.events("skipped") == [("red", "malaca_1", "salt", "1", "2")]
    lost = delivering("red", chart={"red": {1: "malaca_1 salt lost", 2: "malaca_2 salt", 3: "roma_1 salt"}})
    lost.do("red sail malaca")
    assert lost.why_not("red fulfil 1") == ("P2.24", "contract-lost")
    assert lost.why_not("red fulfil 3") == ("P2.17", "wrong-city")


@pytest.mark.rule("neptun", "P2.25")
def test_the_cards_of_a_fulfilled_contract_are_discarded() -> None:
    table = delivering("red", gold={"red": 0}, chart={"red": {1: "malaca_1 salt", 2: "roma_1 olives"}})
    table.do("red sail roma", "red fulfil 2", "red decline")
    assert table.named("city_discard") == ["roma_1"]
    assert table.named("goods_discard") == {"olives": 1}
    assert table.chart("red")[1] == "roma_1 olives fulfilled"


@pytest.mark.rule("neptun", "P2.22", "P2.25")
def test_while_the_temple_point_is_offered_every_card_is_still_in_one_place() -> None:
    table = delivering("red", chart={"red": {1: "roma_1 olives"}})
    table.do("red sail roma", "red fulfil 1")
    assert table.asked == ("red", "donation")
    assert GAME.check(table.s) == ""
    assert GAME.restore(table.s.dump()).digest() == table.s.digest()
