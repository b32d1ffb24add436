"""11 Wonder power descriptions."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("mare-nostrum", "11.COLOSSUS-1", "11.COLOSSUS-2")
def test_the_colossus_takes_a_commodity_from_the_reserve_after_all_have_collected() -> None:
    table = Table().wipe().tiles("greece", "colossus_of_rhodes").control("rome", "creta").build("creta_ceramic")
    table.hold("egypt", ceramic=2).collect()
    assert table.asked == ("greece", "colossus_good")
    assert table.supply("rome") == {"ceramic": 1}
    assert table.why_not("pick ceramic") == ("11.COLOSSUS-1", "no-token-left")
    table.do("pick spices")
    assert table.supply("greece") == {"spices": 1}
    assert [event.audience for event in table.heard("colossus-picked")] == [-1]


@pytest.mark.rule("mare-nostrum", "11.ARTEMIS-1")
def test_the_temple_of_artemis_brings_a_coin() -> None:
    table = Table().wipe().tiles("babylon", "temple_of_artemis").build("babylon").collect()
    assert table.supply("babylon") == {"coin": 2}


# ---- Statue of Zeus ----


def zeus(table: Table) -> Table:
    return table.tiles("greece", "statue_of_zeus")


@pytest.mark.rule("mare-nostrum", "11.ZEUS-1")
def test_peace_is_declared_before_the_first_mover_is_named() -> None:
    table = zeus(Table()).move_phase()
    assert table.asked == ("greece", "peace")
    assert table.legal() == ["pass", "peace rome", "peace babylon", "peace egypt", "peace carthage"]
    assert table.why_not("peace greece") == ("11.ZEUS-1", "not-yourself")
    table.do("pass")
    assert table.choice == "mover"


@pytest.mark.rule("mare-nostrum", "11.ZEUS-2")
def test_the_same_opponent_is_not_named_in_two_successive_rounds() -> None:
    table = zeus(Table()).move_phase().do("peace rome")
    table.move_phase()
    assert table.why_not("peace rome") == ("11.ZEUS-2", "same-partner")
    table.do("pass")
    table.move_phase()
    assert "peace rome" in table.legal()


@pytest.mark.rule("mare-nostrum", "11.ZEUS-3")
def test_peace_sends_legions_home_from_the_owners_provinces_also_from_his_capital() -> None:
    table = zeus(Table()).legions("rome", "achaea", 2).occupy("rome", "athenae", "corinthus")
    table.legions("rome", "thracia", 1).legions("rome", "dacia", 1).legions("egypt", "thracia", 1)
    before = table.levels("greece")[1]
    table.move_phase().do("peace rome")
    assert (table.count("rome", "achaea"), table.count("rome", "thracia"), table.count("rome", "dacia")) == (0, 0, 1)
    assert table.count("rome", "latium") == 1 + 3
    assert table.count("egypt", "thracia") == 1
    assert table.occupier("athenae") is None
    assert table.levels("greece")[1] == before + 2


@pytest.mark.rule("mare-nostrum", "11.ZEUS-3")
def test_the_owners_own_legions_in_the_others_capital_stay_and_do_not_battle() -> None:
    table = zeus(Table()).legions("greece", "latium", 2).move_phase().do("peace rome", "name_mover greece")
    assert table.count("greece", "latium") == 2
    table.do("done")
    assert not table.heard("land-battle")
    assert table.choice == "mover"


@pytest.mark.rule("mare-nostrum", "11.ZEUS-4")
def test_peace_stops_battles_on_land_and_at_sea_but_not_against_others() -> None:
    table = zeus(Table()).triremes("rome", "mare_ionium", 1).triremes("greece", "mare_ionium", 1)
    table.legions("greece", "dacia", 1).legions("rome", "dacia", 1).legions("egypt", "dacia", 1)
    table.move_phase().do("peace rome", "name_mover rome", "done")
    assert table.choice == "march"  # no sea battle can be fought
    table.do("done", "roll 1", "roll 1")  # the land battle is with Egypt, without asking
    assert table.heard("land-battle")[-1].args[1] == 3


@pytest.mark.rule("mare-nostrum", "11.ZEUS-5")
def test_peace_bars_the_provinces_of_the_other_for_the_round() -> None:
    table = zeus(Table()).control("rome", "dalmatia").legions("rome", "dalmatia", 1).legions("greece", "macedonia", 1)
    table.move_phase().do("peace rome", "name_mover rome", "march dalmatia")
    assert table.nouns("enter") == ["gallia", "germania", "dacia"]
    assert table.why_not("enter macedonia") == ("11.ZEUS-5", "peace-bars")
    table.do("enter dacia", "done", "name_mover greece", "march macedonia")
    assert table.why_not("enter dalmatia") == ("11.ZEUS-5", "peace-bars")
    assert "dacia" in table.nouns("enter")


@pytest.mark.rule("mare-nostrum", "11.ZEUS-4", "11.ZEUS-5")
def test_peace_ends_with_the_phase() -> None:
    table = zeus(Table()).move_phase().do("peace rome")
    for empire in ("rome", "greece", "babylon", "egypt"):
        table.do(f"name_mover {empire}", "done")
    table.do("done")
    assert table.turn_over
    assert table.view()["peace"] == {}


@pytest.mark.rule("mare-nostrum", "11.GARDENS-1")
def test_the_hanging_gardens_keep_two_commodities_of_different_types_besides_the_coins() -> None:
    table = Table().tiles("rome", "hanging_gardens").only("rome", coin=3, grain=2, wine=1, legendary_wine=1, oil=1)
    table.build_turn("rome").do("done")
    assert table.asked == ("rome", "store")
    assert table.legal() == ["done", "store grain", "store oil", "store wine", "store legendary_wine"]
    assert table.why_not("store coin") == ("3-12", "coins-keep")
    table.do("store wine")
    assert table.legal() == ["done", "store grain", "store oil"]
    assert table.why_not("store legendary_wine") == ("11.GARDENS-1", "type-stored")
    table.do("store grain")
    assert table.supply("rome") == {"coin": 2, "wine": 1, "grain": 1}


@pytest.mark.rule("mare-nostrum", "11.GARDENS-1")
def test_after_two_commodities_the_gardens_are_full_and_all_see_what_is_kept() -> None:
    table = Table().tiles("rome", "hanging_gardens").only("rome", grain=2, wine=1, oil=1).only("greece", grain=1)
    table.build_turn("rome").do("done", "store grain", "store oil")
    assert table.supply("greece") == {}  # others keep no commodities
    assert table.phase == "move_battle"
    assert table.supply("rome") == {"grain": 1, "oil": 1}
    assert [event.audience for event in table.heard("stored")] == [-1]


@pytest.mark.rule("mare-nostrum", "11.PHAROS-1")
@pytest.mark.parametrize("token", ["coin", "wood"])
def test_the_lighthouse_builds_a_trireme_for_a_coin_or_a_wood(token: str) -> None:
    table = Table().tiles("rome", "lighthouse_of_pharos").only("rome", **{token: 2}).build_turn("rome")
    table.do("cheap_trireme mare_ionium")
    assert table.supply("rome") == {token: 1}
    assert table.count("rome", "mare_ionium") == 1
    assert table.why_not("cheap_trireme mare_ionium") == ("11.PHAROS-1", "power-used")


@pytest.mark.rule("mare-nostrum", "11.ZEUS-1")
@pytest.mark.parametrize("owner", ["rome", "greece", "babylon", "egypt", "carthage"])
def test_whoever_owns_the_statue_is_asked_before_the_first_player_is_named(owner: str) -> None:
    table = Table().tiles(owner, "statue_of_zeus").move_phase()
    assert table.asked == (owner, "peace")
    table.do("pass")
    assert (table.choice, table.named("peace")) == ("mover", {})


@pytest.mark.rule("mare-nostrum", "11.ZEUS-4")
def test_nothing_is_left_of_a_peace_when_the_phase_is_over() -> None:
    table = Table(3).tiles("rome", "statue_of_zeus").move_phase().do("peace greece")
    assert table.named("peace") == {"p1": "p2", "p2": "p1"}
    table.do("name_mover rome", "done", "name_mover greece", "done", "done")
    assert table.s.peace == [-1, -1, -1]


@pytest.mark.rule("mare-nostrum", "11.ZEUS-3", "4.3.2-9")
def test_peace_frees_what_the_opponents_legions_occupied_and_nothing_else() -> None:
    table = (
        Table().wipe().tiles("greece", "statue_of_zeus").control("greece", "dacia").build("dacia_wine", "dacia_stone")
    )
    table.legions("rome", "dacia", 1).occupy("rome", "dacia_wine")
    table.legions("egypt", "dacia", 1).occupy("egypt", "dacia_stone")
    table.move_phase().do("peace rome")
    assert (table.occupier("dacia_wine"), table.occupier("dacia_stone")) == (None, "egypt")
