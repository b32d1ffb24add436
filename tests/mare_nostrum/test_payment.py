"""3 Sets of Resources, prices, and what is kept."""

from __future__ import annotations

import pytest

from .table import Table

DAVID = {"coin": 3, "grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiator": 1}


@pytest.mark.rule("mare-nostrum", "3-5", "3-6", "3-7", "3-C5", "3-C6")
@pytest.mark.example("mare-nostrum", "3-ex1")
def test_david_makes_three_sets_of_three_but_none_of_six() -> None:
    table = Table().control("rome", "dalmatia").only("rome", **DAVID)
    assert table.largest_set("rome") == 5
    table.build_turn("rome")
    assert "dalmatia_market" not in table.nouns("build")
    table.do("build dalmatia_wood", "pay coin")
    assert table.supply("rome") == {"grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiator": 1}
    table.do("legion latium", "pay wood", "pay grain", "pay sheep")
    table.do("legion latium")
    assert table.supply("rome") == {}
    assert table.count("rome", "latium") == 3


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1")
@pytest.mark.example("mare-nostrum", "3-ex2")
def test_with_hannibal_david_makes_a_set_of_six_and_one_of_three() -> None:
    table = Table().control("carthage", "phasania").only("carthage", **DAVID)
    assert table.largest_set("carthage") == 6
    table.build_turn("carthage").do("build phasania_market")
    assert table.supply("carthage") == {"coin": 3}
    table.do("build phasania_gladiator")
    assert table.supply("carthage") == {}


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1", "3-C6")
@pytest.mark.example("mare-nostrum", "10-ex1")
def test_two_metal_and_a_wood_are_a_set_for_hannibal_only() -> None:
    table = Table().only("carthage", metal=2, wood=1).only("greece", metal=2, wood=1)
    assert table.largest_set("carthage") == 3
    assert table.largest_set("greece") == 2
    table.build_turn("carthage").do("legion africa")
    assert table.supply("carthage") == {}


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1")
def test_hannibal_doubles_one_type_once_and_no_more() -> None:
    table = Table().only("carthage", metal=3, wood=2)
    assert table.largest_set("carthage") == 3
    table.only("carthage", metal=3)
    assert table.largest_set("carthage") == 2


@pytest.mark.rule("mare-nostrum", "10.HANNIBAL-1", "1.2-3")
def test_hannibals_pair_may_be_a_normal_and_a_legendary_token() -> None:
    table = Table().only("carthage", metal=1, legendary_metal=1, wood=1)
    assert table.largest_set("carthage") == 3


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1")
def test_cleopatra_puts_one_coin_into_a_set_of_commodities() -> None:
    table = Table().only("egypt", coin=1, metal=1, wood=1).only("rome", coin=1, metal=1, wood=1)
    assert (table.largest_set("egypt"), table.largest_set("rome")) == (3, 2)
    table.build_turn("egypt").do("legion aegyptus")
    assert table.supply("egypt") == {}


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-2")
def test_cleopatra_puts_one_commodity_into_a_set_of_coins() -> None:
    table = Table().only("egypt", coin=2, metal=2).only("rome", coin=2, metal=2)
    assert (table.largest_set("egypt"), table.largest_set("rome")) == (3, 2)


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1", "10.CLEOPATRA-2")
def test_cleopatra_mixes_no_more_than_one_token_in_each_set() -> None:
    table = Table().only("egypt", coin=2, metal=1, wood=1)
    assert table.largest_set("egypt") == 3
    table.only("egypt", coin=3, metal=1, wood=1, stone=1)
    assert table.largest_set("egypt") == 4
    table.build_turn("egypt").do("legion aegyptus", "pay coin", "pay coin")
    assert table.nouns("pay") == ["coin", "metal", "stone", "wood"]


@pytest.mark.rule("mare-nostrum", "10.CLEOPATRA-1", "10.HANNIBAL-1", "10.CASTOR-2")
def test_the_powers_of_cleopatra_and_hannibal_never_meet_since_nobody_copies_a_starting_hero() -> None:
    table = Table().only("egypt", coin=7).build_turn("egypt").do("recruit castor_and_pollux")
    assert table.choice == "build"  # there is no hero to copy: all others are starting heroes
    table.only("egypt", coin=1, metal=2)
    assert table.largest_set("egypt") == 2
    table.tiles("rome", "spartacus")
    table.give_up_tile("egypt", "castor_and_pollux")
    table.only("egypt", coin=7).build_turn("egypt").do("recruit castor_and_pollux")
    assert table.nouns("copy") == ["spartacus"]
    assert table.why_not("copy hannibal") == ("10.CASTOR-2", "not-copyable")


@pytest.mark.rule("mare-nostrum", "3-7")
def test_a_set_never_mixes_coins_and_commodities_nor_holds_a_type_twice() -> None:
    table = Table().only("rome", coin=2, metal=2, wood=1, stone=1)
    assert table.largest_set("rome") == 3
    table.build_turn("rome").do("legion latium")
    assert table.choice == "build"  # metal, stone and wood are the only set
    assert table.supply("rome") == {"coin": 2, "metal": 1}
    table.only("rome", coin=3, metal=1, wood=1, stone=1).build_turn("rome").do("legion latium")
    assert table.nouns("pay") == ["coin", "metal"]
    table.do("pay metal")
    assert table.supply("rome") == {"coin": 3}
    assert table.choice == "build"


@pytest.mark.rule("mare-nostrum", "3-7")
def test_a_payment_names_what_makes_no_set_and_keeps_its_order() -> None:
    table = Table().only("rome", coin=2, metal=1, wood=1, stone=1, gold=1).build_turn("rome").do("legion latium")
    assert table.nouns("pay") == ["metal", "stone"]
    assert table.why_not("pay coin") == ("3-7", "no-set-with-it")
    table.do("pay metal", "pay wood")
    assert table.choice == "build"


@pytest.mark.rule("mare-nostrum", "3-8")
def test_each_item_is_paid_with_a_set_of_exactly_its_price() -> None:
    table = Table().only("rome", coin=8).build_turn("rome").do("legion latium", "legion latium")
    assert table.supply("rome") == {"coin": 2}
    assert table.why_not("legion latium") == ("3-8", "cannot-pay")


@pytest.mark.rule("mare-nostrum", "3-9")
def test_spent_coins_and_commodities_go_back_to_the_reserve() -> None:
    table = Table().only("rome", metal=1, wood=1, stone=1)
    before = dict(table.view()["reserve"]["commodities"])
    table.build_turn("rome").do("legion latium")
    after = table.view()["reserve"]["commodities"]
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == {
        "metal": 1,
        "wood": 1,
        "stone": 1,
    }


@pytest.mark.rule(
    "mare-nostrum", "3-4", "3-C1", "3-C2", "3-C3", "3-C4", "3-C5", "3-C6", "3-C7", "3-C8", "3-C9", "3-C10", "3-C12"
)
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("control dacia", 3),
        ("build cnossus", 3),
        ("build athenae", 3),
        ("build troia", 3),
        ("build creta_ceramic", 3),
        ("legion achaea", 3),
        ("trireme mare_aegaeum", 3),
        ("fortress achaea", 3),
        ("build creta_temple", 6),
        ("build creta_market", 6),
        ("recruit pyramids", 12),
    ],
)
def test_every_item_has_its_price(action: str, price: int) -> None:
    table = Table().wipe().control("greece", "creta", "asia", "thracia")
    table.only("greece", coin=price - 1).build_turn("greece")
    assert action not in table.legal()
    assert table.why_not(action)[1] == "cannot-pay"
    table.only("greece", coin=price).build_turn("greece").do(action)
    assert table.supply("greece") == {}


@pytest.mark.rule("mare-nostrum", "3-C11", "3.1.3-3", "3.1.3-4", "3.1.3-5", "3.1.3-6")
@pytest.mark.parametrize(("owned", "price"), [(1, 7), (2, 8), (3, 9), (4, 10)])
def test_heroes_and_wonders_cost_more_the_more_one_has(owned: int, price: int) -> None:
    table = Table().tiles("rome", *("circe", "hercules", "antigone")[: owned - 1])
    table.only("rome", coin=price - 1).build_turn("rome")
    assert table.why_not("recruit perseus") == ("3-8", "cannot-pay")
    table.only("rome", coin=price).build_turn("rome").do("recruit perseus")
    assert table.supply("rome") == {}
    assert len(table.view()["players"]["p1"]["tiles"]) == owned + 1


@pytest.mark.rule("mare-nostrum", "3-10")
def test_a_player_may_build_nothing_or_as_much_as_he_can_pay() -> None:
    table = Table().only("rome", coin=9).build_turn("rome", still_to_build=("greece", "egypt"))
    table.do("legion latium", "legion latium", "legion latium", "done")
    assert table.count("rome", "latium") == 4
    assert table.choice == "builder"


@pytest.mark.rule("mare-nostrum", "3-11", "3-12")
def test_at_the_end_of_the_build_phase_two_coins_keep_and_all_else_is_lost() -> None:
    table = Table().only("rome", coin=5, grain=2, legendary_wine=1).only("greece", coin=1).build_turn("rome").do("done")
    assert table.phase == "move_battle"
    assert table.supply("rome") == {"coin": 2}
    assert table.supply("greece") == {"coin": 1}
    assert table.view()["reserve"]["legendary_discards"] == 1


@pytest.mark.rule("mare-nostrum", "3-11")
def test_nothing_is_lost_before_all_have_built() -> None:
    table = Table().only("rome", coin=5, grain=2).build_turn("rome", still_to_build=("egypt", "greece")).do("done")
    assert table.supply("rome") == {"coin": 5, "grain": 2}


@pytest.mark.rule("mare-nostrum", "11.GARDENS-1")
def test_the_hanging_gardens_keep_two_commodities_of_different_types_besides_the_coins() -> None:
    table = Table().tiles("rome", "hanging_gardens").only("rome", coin=3, grain=2, wine=1, legendary_wine=1, oil=1)
    table.build_turn("rome").do("done")
    assert table.asked == ("rome", "store")
    assert table.legal() == ["done", "store grain", "store oil", "store wine", "store legendary_wine"]
    assert table.why_not("store coin") == ("3-12", "coins-keep")
    table.do("store wine")
    assert table.legal() == ["done"]
    assert table.why_not("store legendary_wine") == ("11.GARDENS-1", "type-stored")
    assert table.why_not("store grain") == ("11.GARDENS-1", "store-in-order")
    table.do("done")
    assert table.supply("rome") == {"coin": 2, "wine": 1}


@pytest.mark.rule("mare-nostrum", "11.GARDENS-1")
def test_after_two_commodities_the_gardens_are_full_and_all_see_what_is_kept() -> None:
    table = Table().tiles("rome", "hanging_gardens").only("rome", grain=2, wine=1, oil=1).only("greece", grain=1)
    table.build_turn("rome").do("done", "store grain", "store oil")
    assert table.supply("greece") == {}  # others keep no commodities
    assert table.phase == "move_battle"
    assert table.supply("rome") == {"grain": 1, "oil": 1}
    assert [event.audience for event in table.heard("stored")] == [-1]
