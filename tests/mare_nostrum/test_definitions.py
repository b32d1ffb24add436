"""Definitions, Cities, Control."""

from __future__ import annotations

import pytest

from navarch.games.mare_nostrum.box.labels import CAPITAL, LEGENDARY, REGULAR
from navarch.games.mare_nostrum.definitions.adjacency import reach

from .positions import cyrenaica
from .table import GAME, Table, number


@pytest.mark.rule("mare-nostrum", "D-8")
def test_a_player_left_alone_outside_his_turn_conquers_nothing_yet() -> None:
    table = cyrenaica(1).legions("egypt", "cyrenaica", 1).move_turn("egypt")
    table.do("march cyrenaica", "enter aegyptus")
    assert table.turn_over
    assert table.holder("cyrenaica_papyrus") == "egypt"


@pytest.mark.rule("mare-nostrum", "CI-1", "CI-3", "CI-6", "D-6")
def test_cities_are_regular_capital_or_legendary() -> None:
    box = GAME.box
    named = {kind: {box.sites[i] for i, k in enumerate(box.site_kind) if k == kind} for kind in (CAPITAL, LEGENDARY)}
    assert named[CAPITAL] == {"roma", "athenae", "babylon", "alexandria", "carthago"}
    assert named[LEGENDARY] == {"troia", "ierusalem", "syracusae"}
    assert box.site_kind.count(REGULAR) == 8
    assert [box.provinces[home] for home in box.home] == ["latium", "achaea", "babylonia", "aegyptus", "africa"]


@pytest.mark.rule("mare-nostrum", "CI-2", "CI-4", "CI-7")
def test_every_city_yields_a_coin_and_a_legendary_one_a_commodity_besides() -> None:
    table = Table().wipe().control("greece", "thracia", "asia").build("byzantium", "athenae", "troia").collect()
    table.do("draw gems")
    assert table.supply("greece") == {"coin": 3, "legendary_gems": 1}


@pytest.mark.rule("mare-nostrum", "CI-5", "3.1.1-10", "4.2.1-7")
def test_a_player_may_always_build_in_his_capital_province() -> None:
    table = Table().legions("greece", "latium", 2).occupy("greece", "roma", "latium_market").only("rome", coin=3)
    table.build_turn("rome")
    assert "latium" in table.nouns("legion")
    assert "latium_temple" not in table.nouns("build")  # six resources
    table.only("rome", coin=6).build_turn("rome")
    assert "latium_temple" in table.nouns("build")


@pytest.mark.rule("mare-nostrum", "CT-1", "CT-2", "D-7")
def test_the_controlling_player_controls_all_buildings_but_those_with_an_opposing_legion_on_them() -> None:
    table = Table().legions("greece", "gallia", 1).occupy("greece", "gallia_grain")
    assert table.holder("gallia_grain") == "greece"
    assert table.holder("gallia_sheep") == "rome"


@pytest.mark.rule("mare-nostrum", "CT-1", "CT-3", "1.1-3")
@pytest.mark.example("mare-nostrum", "CT-ex1")
def test_two_caravans_in_aethiopia_yield_grain_and_gold_without_legions() -> None:
    table = Table().wipe().control("egypt", "aethiopia").build("aethiopia_grain", "aethiopia_gold").collect()
    assert table.supply("egypt") == {"grain": 1, "gold": 1}


@pytest.mark.rule("mare-nostrum", "D-1")
def test_the_active_player_is_the_one_named() -> None:
    table = Table().build_phase().do("name_builder babylon")
    assert table.actor == "babylon"
    assert table.view()["now"]["active"] == f"p{table.seat('babylon') + 1}"


@pytest.mark.rule("mare-nostrum", "D-3", "3.1.1-2")
def test_adjoining_provinces_are_joined_by_seas_with_own_triremes() -> None:
    table = Table().wipe()
    rome, cyrenaica = table.seat("rome"), number("province", "cyrenaica")
    italia = number("province", "italia")
    assert not reach(table.s, rome, italia) >> cyrenaica & 1
    table.triremes("rome", "mare_ionium", 1)
    assert not reach(table.s, rome, italia) >> cyrenaica & 1
    table.triremes("egypt", "mare_africum", 1)
    assert not reach(table.s, rome, italia) >> cyrenaica & 1
    table.triremes("rome", "mare_africum", 1)
    assert reach(table.s, rome, italia) >> cyrenaica & 1


@pytest.mark.rule("mare-nostrum", "D-5", "D-9")
def test_buildings_and_units_are_different_things() -> None:
    assert set(GAME.nouns["kind"]) == {
        "caravan",
        "market",
        "regular_city",
        "capital_city",
        "legendary_city",
        "temple",
    }
    table = Table().wipe().legions("rome", "latium", 2).triremes("rome", "mare_ionium", 1).fortress("rome", "latium")
    assert table.levels("rome") == (0, 0, 4)
