"""1 Collect Resources Phase."""

from __future__ import annotations

import pytest

from navarch.engine.event import ALL
from navarch.games.mare_nostrum.box.labels import COMMODITIES

from .table import Table


@pytest.mark.rule("mare-nostrum", "1.1-1")
def test_each_city_brings_one_coin() -> None:
    table = Table().wipe().control("greece", "thracia").build("athenae", "corinthus", "byzantium").collect()
    assert table.supply("greece") == {"coin": 3}


@pytest.mark.rule("mare-nostrum", "1.1-2", "CI-4")
def test_a_temple_of_the_same_player_doubles_every_city_of_its_province() -> None:
    table = Table().wipe().control("greece", "thracia")
    table.build("athenae", "corinthus", "achaea_temple", "byzantium").collect()
    assert table.supply("greece") == {"coin": 5}


@pytest.mark.rule("mare-nostrum", "1.1-3", "1.1-4")
def test_a_caravan_brings_its_commodity_and_a_market_doubles_the_caravans_of_its_province() -> None:
    table = Table().wipe().control("rome", "gallia")
    table.build("latium_metal", "latium_wine", "latium_market", "gallia_grain").collect()
    assert table.supply("rome") == {"metal": 2, "wine": 2, "grain": 1}


@pytest.mark.rule("mare-nostrum", "1.1-5", "1.2-1", "CI-7")
def test_a_legendary_city_brings_a_coin_and_a_drawn_legendary_commodity() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae").collect()
    table.do("draw wood")
    assert len(table.last_draw.possible) == 13
    assert table.supply("rome") == {"coin": 1, "legendary_wood": 1}
    assert table.view()["reserve"]["legendary_pile"] == 12


@pytest.mark.rule("mare-nostrum", "1.1-6")
@pytest.mark.parametrize(("choice", "gain"), [("take_coin", {"coin": 2}), ("take_legendary", {"coin": 1})])
def test_with_the_temple_a_legendary_city_brings_one_more_of_either_kind(choice: str, gain: dict[str, int]) -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae", "sicilia_temple").collect()
    table.do("draw wood")
    assert table.asked == ("rome", "temple_gift")
    table.draws("draw gold").do(choice)
    if choice == "take_legendary":
        gain = {**gain, "legendary_gold": 1}
    assert table.supply("rome") == {**gain, "legendary_wood": 1}


@pytest.mark.rule("mare-nostrum", "1.1-6")
def test_the_temple_of_another_player_doubles_no_legendary_city() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae", "sicilia_temple")
    table.legions("greece", "sicilia", 1).occupy("greece", "sicilia_temple").collect().do("draw wood")
    assert table.choice == "marker"
    assert table.supply("rome") == {"coin": 1, "legendary_wood": 1}


@pytest.mark.rule("mare-nostrum", "1.1-7")
def test_nobody_sees_what_lies_behind_anothers_screen() -> None:
    table = Table()
    for viewer in ("greece", None):
        text = str(table.view(viewer)["players"][f"p{table.seat('rome') + 1}"])
        assert "metal" not in text
        assert "supply" not in text
    assert table.view("rome")["supply"] == table.supply("rome")


@pytest.mark.rule("mare-nostrum", "1.2-1", "S-10")
def test_only_the_player_who_draws_a_legendary_commodity_hears_which_it_is() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae").collect().do("draw wood")
    told = table.heard("legendary-seen")
    assert [event.audience for event in told] == [1 << table.seat("rome")]
    assert [event.audience for event in table.heard("drew-legendary")] == [ALL]  # spectators hear of it too


@pytest.mark.rule("mare-nostrum", "1.2-2", "1.2-3")
def test_a_legendary_sheep_and_a_normal_sheep_cannot_be_in_one_set() -> None:
    table = Table().only("rome", sheep=1, legendary_sheep=1, wine=1)
    assert table.largest_set("rome") == 2
    table.build_turn("rome")
    assert table.legal() == ["done"]
    table.hold("rome", oil=1).build_turn("rome").do("legion latium")
    table.do("pay sheep")
    assert table.nouns("pay") == ["oil", "wine"]
    assert table.why_not("pay legendary_sheep") == ("3-7", "not-one-set")
    table.do("pay wine", "pay oil")
    assert table.supply("rome") == {"legendary_sheep": 1}


@pytest.mark.rule("mare-nostrum", "1.2-2")
def test_a_legendary_commodity_pays_as_its_type() -> None:
    table = Table().only("rome", legendary_sheep=1, wine=1, oil=1).build_turn("rome").do("legion latium")
    assert table.supply("rome") == {}
    assert table.count("rome", "latium") == 2


@pytest.mark.rule("mare-nostrum", "1.2-4")
def test_a_spent_legendary_commodity_goes_to_its_own_discard_pile() -> None:
    table = Table().only("rome", legendary_sheep=1, wine=1, oil=1).build_turn("rome")
    before = table.view()["reserve"]["commodities"]["sheep"]
    table.do("legion latium")
    reserve = table.view()["reserve"]
    assert reserve["commodities"]["sheep"] == before
    assert (reserve["legendary_pile"], reserve["legendary_discards"]) == (12, 1)


@pytest.mark.rule("mare-nostrum", "1.2-5")
def test_an_empty_legendary_pile_is_made_anew_from_its_discards_when_a_token_is_drawn() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae")
    table.hold("greece", **{f"legendary_{good}": 1 for good in COMMODITIES if good not in ("ceramic", "gems")})
    table.discard_pile().collect()
    table.do("draw gems")
    assert table.last_draw.possible == ["draw ceramic", "draw gems"]
    reserve = table.view()["reserve"]
    assert (reserve["legendary_pile"], reserve["legendary_discards"]) == (1, 0)


@pytest.mark.rule("mare-nostrum", "1.2-5")
def test_with_pile_and_discards_empty_nothing_is_drawn_and_the_temple_brings_a_coin() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae", "sicilia_temple")
    table.hold("greece", **{f"legendary_{good}": 1 for good in COMMODITIES}).collect()
    assert table.choice == "temple_gift"
    assert table.legal() == ["take_coin"]
    assert table.why_not("take_legendary") == ("1.2-5", "no-legendary-left")
    table.do("take_coin")
    assert table.supply("rome") == {"coin": 2}


@pytest.mark.rule("mare-nostrum", "1.1-6", "9-3")
def test_a_coin_that_the_reserve_does_not_hold_is_neither_taken_nor_told() -> None:
    table = Table().wipe().control("rome", "sicilia").build("syracusae", "sicilia_temple")
    table.hold("egypt", coin=table.view()["reserve"]["coin"] - 1).collect().do("draw wood", "take_coin")
    assert table.supply("rome") == {"coin": 1, "legendary_wood": 1}
    assert table.heard("took-coins")[-1].args[1] == 0


@pytest.mark.rule("mare-nostrum", "1.2-1", "1.1-5")
def test_legendary_commodities_are_drawn_in_the_order_of_the_trade_track() -> None:
    table = Table().wipe().control("rome", "sicilia").control("greece", "asia").build("syracusae", "troia")
    table.build("achaea_oil").collect().do("draw wood", "draw gems")
    assert table.supply("greece") == {"coin": 1, "oil": 1, "legendary_wood": 1}
    assert table.supply("rome") == {"coin": 1, "legendary_gems": 1}
