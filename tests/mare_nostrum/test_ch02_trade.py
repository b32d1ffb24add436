"""2 Trade Resources Phase."""

from __future__ import annotations

import random

import pytest

from navarch.engine.event import ALL
from navarch.games.mare_nostrum.state import MareState

from .positions import claim
from .table import GAME, Table, number


@pytest.mark.rule("mare-nostrum", "2.1-1")
def test_a_new_trade_leader_gets_all_three_markers() -> None:
    table = Table().markers_played(5, 2)
    table.only("greece").control("greece", "dacia", "dalmatia")
    table.build("dacia_wine", "dacia_stone", "dacia_market", "dalmatia_wood").leadership()
    table.do("crown egypt", "crown rome")
    assert table.leader("trade") == "greece"
    assert table.view()["exchange"]["played"] == []
    assert table.nouns("announce") == ["0", "1", "2", "3", "4", "5"]


@pytest.mark.rule("mare-nostrum", "2.1-1")
def test_a_leader_who_stays_keeps_his_markers_as_they_are() -> None:
    table = Table().markers_played(5, 2)
    table.leadership().do("crown carthage", "crown egypt", "crown rome")
    assert table.view()["exchange"]["played"] == [[5, 0], [2, 1]]


@pytest.mark.rule("mare-nostrum", "2.1-2", "5-9")
def test_the_trade_leader_plays_one_marker_with_either_value() -> None:
    table = Table().trade()
    assert table.asked == ("carthage", "marker")
    assert table.nouns("announce") == ["0", "1", "2", "3", "4", "5"]


@pytest.mark.rule("mare-nostrum", "2.1-2", "2.1-3", "2.1-7", "2.1-8")
def test_playing_the_4_3_marker_as_3_makes_everybody_offer_three_and_uses_up_both_values() -> None:
    table = Table().trade().do("announce 3")
    assert table.actors == ["rome", "greece", "babylon", "egypt", "carthage"]
    rng = random.Random(1)
    while table.choice == "offer":
        table.do(rng.choice(table.legal()))
    assert [sum(table.offer(empire).values()) for empire in ("rome", "greece", "babylon", "egypt", "carthage")] == [
        3
    ] * 5
    table.trade()
    assert table.nouns("announce") == ["0", "1", "2", "5"]
    assert table.why_not("announce 4") == ("2.1-7", "marker-played")


@pytest.mark.rule("mare-nostrum", "2.1-6", "2.1-7")
def test_a_played_marker_lies_on_the_leader_board_until_all_three_have_been_played() -> None:
    table = Table()
    for empire in ("rome", "greece", "babylon", "egypt", "carthage"):
        table.only(empire)
    table.trade().do("announce 0")
    assert table.view()["exchange"]["played"] == [[5, 0]]
    table.trade().do("announce 2", *["done"] * 5)
    assert table.view()["exchange"]["played"] == [[5, 0], [2, 1]]
    table.trade()
    assert table.nouns("announce") == ["3", "4"]
    table.do("announce 4", *["done"] * 5)
    assert table.view()["exchange"]["played"] == []


@pytest.mark.rule("mare-nostrum", "2.1-4")
def test_offers_are_chosen_freely_and_stay_hidden_until_all_have_chosen() -> None:
    table = Table(4).only("rome", coin=1, grain=1, wine=1).trade().do("announce 1")
    assert table.nouns("offer") == ["coin", "grain", "wine"]
    table.do("offer wine")
    assert table.actor == "greece"
    for viewer in ("greece", None):
        assert table.view(viewer)["players"]["p1"]["offer"] is None
        assert table.view(viewer)["sealed"] == ["p1"]
        assert table.view(viewer).get("offer") != {"wine": 1}
    assert (table.view("rome")["offer"], table.view("rome")["supply"]) == ({"wine": 1}, {"coin": 1, "grain": 1})


@pytest.mark.rule("mare-nostrum", "2.1-3", "2.1-4")
def test_the_tokens_of_an_offer_are_put_down_in_any_order_without_waiting_for_anybody() -> None:
    table = Table(4).only("rome", coin=1, grain=1, wine=1).trade().do("announce 2")
    assert table.nouns("offer") == ["coin", "grain", "wine"]
    assert table.why_not("offer oil") == ("2.1-4", "not-held")
    assert table.why_not("done") == ("2.1-3", "offer-not-complete")
    table.do("rome offer wine")
    assert table.nouns("offer", "rome") == ["coin", "grain"]
    assert table.why_not("rome offer wine") == ("2.1-4", "not-held")
    assert table.view()["sealed"] == []  # nobody sees a half-made offer
    table.do("rome offer coin")
    assert table.actors == ["greece", "egypt", "carthage"]
    assert table.view()["sealed"] == ["p1"]


@pytest.mark.rule("mare-nostrum", "2.1-4")
def test_tokens_put_down_can_be_taken_back_one_by_one_while_others_still_choose() -> None:
    table = Table(3).only("rome", coin=1, grain=1, wine=1).trade().do("announce 2")
    table.do("rome offer wine", "greece offer coin", "rome offer coin")
    table.match.undo(0)
    table.match.undo(0)
    assert table.nouns("offer", "rome") == ["coin", "grain", "wine"]
    assert table.view("greece")["offer"] == {"coin": 1}


@pytest.mark.rule("mare-nostrum", "2.1-3")
def test_a_player_with_too_few_resources_offers_all_he_has() -> None:
    table = Table(3).only("rome", wine=1).only("greece", coin=2).only("carthage", oil=2).trade().do("announce 2")
    table.do("offer wine")
    assert table.actors == ["greece", "carthage"]
    table.do("offer coin", "offer coin", "offer oil", "offer oil")
    assert (table.offer("rome"), table.offer("greece")) == ({"wine": 1}, {"coin": 2})


@pytest.mark.rule("mare-nostrum", "2.1-5")
def test_all_offers_are_turned_up_together() -> None:
    table = Table(3).only("rome", wine=1).only("greece", coin=1).only("carthage", oil=1).trade().do("announce 1")
    table.do("offer wine", "offer coin")
    assert not table.heard("offer-opened")
    table.do("offer oil")
    assert len(table.heard("offer-opened")) == 3
    assert table.view()["players"]["p1"]["offer"] == {"wine": 1}


@pytest.mark.rule("mare-nostrum", "2.2-1", "2.2-3", "2.2-4")
@pytest.mark.example("mare-nostrum", "2.2-ex1")
def test_claims_pass_to_whoever_was_claimed_from() -> None:
    table = Table(4).leaders("rome", "egypt", "rome")  # Grady is Rome, Dave Greece, Kirsten Egypt, Bill Carthage
    two = {"coin": 1, "wine": 2}
    table.claims(rome=two, greece=two, egypt=two, carthage=two)
    assert table.actor == "rome"
    claim(table, ("greece", "wine"))
    assert table.actor == "greece"
    claim(table, ("egypt", "coin"))
    assert table.actor == "egypt"
    claim(table, ("greece", "coin"))
    assert table.actor == "greece"
    claim(table, ("carthage", "wine"))
    assert table.actor == "carthage"


@pytest.mark.rule("mare-nostrum", "2.2-2")
def test_a_claimed_resource_lies_safe_on_the_mat() -> None:
    table = Table(3).claims(rome={"wine": 1}, greece={"coin": 1}, carthage={"oil": 1})
    claim(table, ("rome", "wine"))
    assert table.view()["players"]["p3"]["claimed"] == {"wine": 1}
    assert table.actor == "rome"
    table.do("claim_from greece")
    assert table.legal() == ["claim coin"]
    assert table.why_not("claim wine") == ("2.2-4", "not-in-offer")


@pytest.mark.rule("mare-nostrum", "2.2-6")
def test_nobody_claims_from_his_own_offer_or_an_empty_one() -> None:
    table = Table(4).claims(rome={"wine": 1}, greece={}, egypt={"oil": 1}, carthage={"oil": 1})
    assert table.nouns("claim_from") == ["rome", "egypt"]
    assert table.why_not("claim_from carthage") == ("2.2-6", "own-offer")
    assert table.why_not("claim_from greece") == ("2.2-5", "nothing-offered")
    assert table.why_not("claim_from babylon") == ("S-1", "not-in-game")


@pytest.mark.rule("mare-nostrum", "2.2-7")
def test_two_players_may_not_claim_from_each_other_twice_in_succession() -> None:
    table = Table(4).leaders("rome", "egypt", "rome")
    three = {"coin": 3}
    table.claims(rome=three, greece=three, egypt=three, carthage=three)
    claim(table, ("greece", "coin"), ("rome", "coin"))
    assert table.actor == "rome"
    assert table.nouns("claim_from") == ["egypt", "carthage"]
    assert table.why_not("claim_from greece") == ("2.2-7", "mutual-claim")
    claim(table, ("egypt", "coin"), ("rome", "coin"))
    assert table.nouns("claim_from") == ["greece", "carthage"]  # a claim with a third lifts the bar


@pytest.mark.rule("mare-nostrum", "2.2-8", "2.2-9")
@pytest.mark.example("mare-nostrum", "2.2-ex3")
def test_with_two_players_left_a_mutual_pair_of_claims_ends_the_phase() -> None:
    table = Table(4).leaders("greece", "egypt", "rome")
    table.claims(rome={}, greece={"coin": 3}, egypt={}, carthage={"wine": 3})
    claim(table, ("carthage", "wine"), ("greece", "coin"))
    assert table.phase == "build"
    assert table.supply("greece") == {"coin": 2, "wine": 1}
    assert table.supply("carthage") == {"coin": 1, "wine": 2}
    assert table.offer("greece") == {}


@pytest.mark.rule("mare-nostrum", "2.2-5")
def test_claiming_goes_on_until_nothing_is_left() -> None:
    table = Table(3).claims(rome={"wine": 1}, greece={"coin": 1}, carthage={"oil": 1})
    claim(table, ("rome", "wine"), ("greece", "coin"), ("carthage", "oil"))
    assert table.phase == "build"
    assert table.supply("carthage") == {"wine": 1}
    assert table.supply("rome") == {"coin": 1}
    assert table.supply("greece") == {"oil": 1}


@pytest.mark.rule("mare-nostrum", "2.2.1-1", "2.2.1-2", "2.2.1-3")
def test_the_trade_leader_makes_up_for_an_extra_claim_with_any_resource() -> None:
    table = Table(3).leaders("rome", "greece", "rome")  # Grady is Rome, Kirsten Greece
    table.claims(rome={"wine": 1}, greece={"coin": 1}, carthage={"oil": 1}).hold("rome", gems=1)
    claim(table, ("greece", "coin"), ("rome", "wine"), ("carthage", "oil"))
    assert table.asked == ("rome", "gift")
    assert table.nouns("give") == ["coin", "gems", "oil"]
    assert table.why_not("give wine") == ("2.2.1-3", "not-to-give")
    table.do("give gems")
    assert table.supply("rome") == {"coin": 1, "oil": 1}
    assert table.supply("carthage") == {"gems": 1}


@pytest.mark.rule("mare-nostrum", "2.2.1-2")
def test_only_giver_and_receiver_see_what_the_leader_gives() -> None:
    table = Table(3).leaders("rome", "greece", "rome")
    table.claims(rome={"wine": 1}, greece={"coin": 1}, carthage={"oil": 1})
    claim(table, ("greece", "coin"), ("rome", "wine"), ("carthage", "oil")).do("give oil")
    assert [event.audience for event in table.heard("gift-seen")] == [0b101]
    assert [event.audience for event in table.heard("gave")] == [ALL]  # spectators hear of it too
    believed = set()
    for seed in range(20):
        state = GAME.sample(table.s, 1, random.Random(seed))
        assert isinstance(state, MareState)
        believed.add(state.gift)
    assert believed == {number("token", "coin"), number("token", "oil")}


@pytest.mark.rule("mare-nostrum", "2.2.1-2")
def test_nobody_makes_up_for_anything_when_the_leader_is_the_last_to_lose() -> None:
    table = Table(3).leaders("rome", "greece", "rome")
    table.claims(rome={"wine": 1}, greece={"coin": 1}, carthage={})
    claim(table, ("greece", "coin"), ("rome", "wine"))
    assert table.phase == "build"
    assert table.supply("rome") == {"coin": 1}


@pytest.mark.rule("mare-nostrum", "2.2.1-4")
def test_claimed_resources_go_behind_the_screens_after_the_trade() -> None:
    table = Table(3).claims(rome={"wine": 1}, greece={"coin": 1}, carthage={"oil": 1})
    claim(table, ("rome", "wine"), ("greece", "coin"), ("carthage", "oil"))
    assert all(player["claimed"] == {} for player in table.view()["players"].values())
    assert all(player["offer"] is None for player in table.view()["players"].values())


@pytest.mark.rule("mare-nostrum", "2.1-3")
def test_a_value_of_0_means_no_trade() -> None:
    table = Table().trade().do("announce 0")
    assert table.phase == "build"
    assert table.view()["exchange"]["value"] == 0


@pytest.mark.rule("mare-nostrum", "2.1-4")
def test_a_seat_believes_any_offer_of_the_others_while_they_lie_face_down() -> None:
    table = Table(3).only("rome", wine=1, oil=1).trade().do("announce 1", "offer wine")
    believed = set()
    for seed in range(20):
        state = GAME.sample(table.s, 1, random.Random(seed))
        believed.add(GAME.space.text(state.sealed[0][0]))
    assert believed == {"offer wine", "offer oil"}
