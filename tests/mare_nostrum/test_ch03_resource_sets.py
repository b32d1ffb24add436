"""3 Sets of Resources, build costs, storage."""

from __future__ import annotations

import pytest

from .positions import DAVID
from .table import Table


@pytest.mark.rule("mare-nostrum", "3-5", "3-6", "3-7", "3-C5", "3-C6")
def test_david_makes_three_sets_of_three_but_none_of_six() -> None:
    table = Table().control("rome", "dalmatia").only("rome", **DAVID)
    assert table.largest_set("rome") == 5
    table.build_turn("rome")
    assert "dalmatia_market" not in table.nouns("build")
    table.do("build dalmatia_wood", "pay coin", "pay coin", "pay coin")
    assert table.supply("rome") == {"grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiator": 1}
    table.do("legion latium", "pay wood", "pay grain", "pay sheep")
    table.do("legion latium")
    assert table.supply("rome") == {}
    assert table.count("rome", "latium") == 3


@pytest.mark.rule("mare-nostrum", "3-7")
def test_a_set_never_mixes_coins_and_commodities_nor_holds_a_type_twice() -> None:
    table = Table().only("rome", coin=2, metal=2, wood=1, stone=1)
    assert table.largest_set("rome") == 3
    table.build_turn("rome").do("legion latium")
    assert table.choice == "build"  # metal, stone and wood are the only set
    assert table.supply("rome") == {"coin": 2, "metal": 1}
    table.only("rome", coin=3, metal=1, wood=1, stone=1).build_turn("rome").do("legion latium")
    assert table.nouns("pay") == ["coin", "metal", "stone", "wood"]
    table.do("pay metal")
    assert table.nouns("pay") == ["stone", "wood"]
    table.do("pay wood", "pay stone")
    assert table.supply("rome") == {"coin": 3}
    assert table.choice == "build"


@pytest.mark.rule("mare-nostrum", "3-7")
def test_a_payment_names_what_makes_no_set() -> None:
    table = Table().only("rome", coin=2, metal=1, wood=1, stone=1, gold=1).build_turn("rome").do("legion latium")
    assert table.nouns("pay") == ["metal", "stone", "wood", "gold"]
    assert table.why_not("pay coin") == ("3-7", "no-set-with-it")
    table.do("pay wood", "pay metal", "pay gold")
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


@pytest.mark.rule("mare-nostrum", "3-8", "3-7")
def test_the_tokens_of_a_set_are_paid_in_any_order() -> None:
    table = Table().only("rome", coin=3, grain=1, oil=1, wine=1, wood=1).build_turn("rome").do("legion latium")
    assert table.nouns("pay") == ["coin", "wood", "grain", "oil", "wine"]
    table.do("pay wine", "pay grain")
    assert table.nouns("pay") == ["wood", "oil"]
    assert table.why_not("pay coin") == ("3-7", "not-one-set")
    table.do("pay wood")
    assert table.supply("rome") == {"coin": 3, "oil": 1}
    assert table.events("paid") == [("rome", 0, ["wood", "grain", "wine"], None, "p1")]


@pytest.mark.rule("mare-nostrum", "3-8")
def test_the_only_set_that_pays_is_taken_without_asking_and_of_several_none() -> None:
    assert Table().only("rome", grain=1, oil=1, wine=2).build_turn("rome").do("legion latium").choice == "build"
    table = Table().only("rome", grain=1, oil=1, wine=1, legendary_wine=1).build_turn("rome").do("legion latium")
    assert table.nouns("pay") == ["grain", "oil", "wine", "legendary_wine"]  # any order, and one of two wines
