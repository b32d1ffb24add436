"""10 Hero power descriptions: powers in the Move and Battle Phase."""

from __future__ import annotations

import pytest

from navarch.games.mare_nostrum.box.labels import COMMODITIES

from .positions import clash, cyrenaica, fight, totals
from .table import Table


@pytest.mark.rule("mare-nostrum", "10.CAESAR-1")
def test_caesar_adds_one_to_each_legions_die_while_active_only() -> None:
    table = fight(clash("rome", 2, "egypt", 1), "rome", 1, 1, 1)
    assert totals(table)[0] == 4
    table = fight(clash("egypt", 1, "rome", 2), "egypt", 1, 1, 1)
    assert totals(table)[2] == 2


@pytest.mark.rule("mare-nostrum", "10.PERICLES-1")
def test_pericles_adds_two_to_each_legions_die_while_not_active_only() -> None:
    table = fight(clash("egypt", 1, "greece", 2), "egypt", 1, 1, 1)
    assert totals(table)[2] == 6
    table = fight(clash("greece", 2, "egypt", 1), "greece", 1, 1, 1)
    assert totals(table)[0] == 2


@pytest.mark.rule("mare-nostrum", "10.PERICLES-1", "4.2-9", "4.2-10")
def test_pericles_defending_a_fortress_helps_legions_not_the_fortress() -> None:
    table = fight(clash("egypt", 1, "greece", 1, fortress=True), "egypt", 1, 3)
    assert totals(table)[2] == 3 + 2 + 5
    table = fight(clash("egypt", 1, "greece", 0, fortress=True), "egypt", 1)
    assert totals(table)[2] == 5


@pytest.mark.rule("mare-nostrum", "10.RAMSES-1")
@pytest.mark.parametrize(("attacker", "defender"), [("carthage", "egypt"), ("egypt", "carthage")])
def test_ramses_rolls_one_more_die_in_attack_and_defence(attacker: str, defender: str) -> None:
    table = clash(attacker, 1, defender, 1).tiles("carthage", "ramses_ii").move_turn(attacker).do("done")
    assert len(table.drawn()) == 3
    shown = totals(table)
    assert (shown[0], shown[2]) == ((2, 1) if attacker == "carthage" else (1, 2))


@pytest.mark.rule("mare-nostrum", "10.RAMSES-2", "10.RAMSES-1")
def test_a_fortress_is_enough_for_the_die_of_ramses() -> None:
    table = clash("egypt", 1, "carthage", 0, fortress=True).tiles("carthage", "ramses_ii")
    fight(table, "egypt", 1, 4)
    assert totals(table) == (1, 0, 9, 1)


@pytest.mark.rule("mare-nostrum", "10.RAMSES-1", "10.CAESAR-1")
def test_caesar_adds_nothing_to_the_die_of_ramses() -> None:
    table = clash("rome", 2, "egypt", 1).tiles("rome", "ramses_ii")
    fight(table, "rome", 1, 1, 1, 1)
    assert totals(table)[0] == 3 + 2


@pytest.mark.rule("mare-nostrum", "10.RAMSES-1", "4.2-7")
def test_ramses_and_caesar_have_no_part_at_sea() -> None:
    table = Table().tiles("rome", "ramses_ii").triremes("rome", "mare_ionium", 1).triremes("greece", "mare_ionium", 1)
    table.move_turn("rome").do("done", "sea_battle mare_ionium", "roll 3", "roll 3")
    assert totals(table) == (3, 0, 3, 0)


@pytest.mark.rule("mare-nostrum", "10.NEBUCHADNEZZAR-1")
def test_nebuchadnezzar_adds_five_at_home_whoever_is_active_and_beside_a_fortress() -> None:
    table = clash("carthage", 1, "egypt", 1, fortress=True).tiles("egypt", "nebuchadnezzar")
    fight(table, "carthage", 1, 1)
    assert totals(table)[2] == 1 + 5 + 5
    table = clash("carthage", 1, "egypt", 1).tiles("egypt", "nebuchadnezzar")
    fight(table, "egypt", 1, 1)
    assert totals(table)[0] == 1 + 5
    table = clash("egypt", 1, "carthage", 1).tiles("egypt", "nebuchadnezzar")
    fight(table, "egypt", 1, 1)
    assert totals(table)[0] == 1  # the province is not his


@pytest.mark.rule("mare-nostrum", "10.NEBUCHADNEZZAR-2")
def test_nebuchadnezzar_needs_a_unit_there_and_a_fortress_is_enough() -> None:
    table = clash("carthage", 1, "egypt", 0, fortress=True).tiles("egypt", "nebuchadnezzar")
    fight(table, "carthage", 1)
    assert totals(table)[2] == 5 + 5
    empty = clash("carthage", 1, "egypt", 0).tiles("egypt", "nebuchadnezzar").move_turn("carthage").do("done")
    assert not empty.heard("land-battle")
    assert empty.count("carthage", "cyrenaica") == 1


@pytest.mark.rule("mare-nostrum", "10.HAMILCAR-1")
@pytest.mark.example("mare-nostrum", "10-ex2")
@pytest.mark.parametrize(
    ("site", "gain"), [("cyrene", {"coin": 2}), ("cyrenaica_papyrus", {"papyrus": 2}), ("cyrenaica_market", {})]
)
def test_hamilcar_doubles_what_pillage_pays(site: str, gain: dict[str, int]) -> None:
    table = cyrenaica().tiles("rome", "hamilcar").move_turn("rome").do("done", f"pillage {site}")
    assert table.supply("rome") == gain


@pytest.mark.rule("mare-nostrum", "10.HAMILCAR-1")
@pytest.mark.example("mare-nostrum", "10-ex2")
def test_hamilcar_takes_a_coin_and_a_legendary_commodity_from_a_legendary_city() -> None:
    table = Table().wipe().control("egypt", "judea").build("ierusalem").tiles("rome", "hamilcar")
    table.legions("rome", "judea", 1).move_turn("rome").do("done", "pillage ierusalem", "draw oil")
    assert table.supply("rome") == {"coin": 1, "legendary_oil": 1}


@pytest.mark.rule("mare-nostrum", "10.HAMILCAR-1", "1.2-5")
def test_hamilcar_at_a_legendary_city_with_an_empty_legendary_pile() -> None:
    table = Table().wipe().control("egypt", "judea").build("ierusalem").tiles("rome", "hamilcar")
    table.discard_pile()  # which is shuffled to draw from
    table.legions("rome", "judea", 1).move_turn("rome").do("done", "pillage ierusalem")
    assert len(table.last_draw.possible) == 13
    table = Table().wipe().control("egypt", "judea").build("ierusalem").tiles("rome", "hamilcar")
    table.hold("greece", **{f"legendary_{name}": 1 for name in COMMODITIES})
    table.legions("rome", "judea", 1).move_turn("rome").do("done", "pillage ierusalem")
    assert table.supply("rome") == {"coin": 1}  # nothing is left to draw
    assert table.turn_over


@pytest.mark.rule("mare-nostrum", "10.SHEBA-1", "10.SHEBA-2", "9-2")
def test_the_queen_of_sheba_converts_at_once_for_a_legion() -> None:
    table = cyrenaica(2).tiles("rome", "queen_of_sheba").move_turn("rome").do("done", "occupy cyrenaica_control")
    assert table.legal() == ["pass", "sacrifice"]
    table.do("sacrifice")
    assert table.owner("cyrenaica") == "rome"
    assert table.count("rome", "cyrenaica") == 1


@pytest.mark.rule("mare-nostrum", "10.SHEBA-1")
def test_the_queen_of_sheba_converts_once_a_round_and_may_wait() -> None:
    table = cyrenaica(2).control("egypt", "aethiopia").legions("rome", "aethiopia", 1).tiles("rome", "queen_of_sheba")
    table.control("rome", "nubia").move_turn("rome").do("done", "occupy cyrenaica_control", "sacrifice")
    table.do("occupy aethiopia_control")
    assert table.turn_over  # she is not asked again
    assert table.owner("aethiopia") == "egypt"
    table = (
        cyrenaica(1).tiles("rome", "queen_of_sheba").move_turn("rome").do("done", "occupy cyrenaica_control", "pass")
    )
    assert (table.owner("cyrenaica"), table.count("rome", "cyrenaica")) == ("egypt", 1)


@pytest.mark.rule("mare-nostrum", "10.SHEBA-1")
def test_the_queen_of_sheba_is_too_late_for_a_marker_occupied_in_an_earlier_round() -> None:
    table = Table().wipe().control("egypt", "cyrenaica").control("rome", "italia").tiles("rome", "queen_of_sheba")
    table.legions("rome", "cyrenaica", 1).occupy("rome", "cyrenaica_control").triremes("rome", "mare_ionium", 2)
    table.move_turn("rome").do("done")  # the link is lost, and the marker is not removed
    table.do("sail mare_ionium", "sail_to mare_africum", "done", "done", "occupy cyrenaica_control")
    assert table.turn_over  # she is not asked
    assert (table.owner("cyrenaica"), table.occupier("cyrenaica_control")) == ("egypt", "rome")


@pytest.mark.rule("mare-nostrum", "10.SHEBA-1", "C-7")
def test_the_queen_of_sheba_needs_a_control_marker_in_stock() -> None:
    table = cyrenaica(1).tiles("rome", "queen_of_sheba")
    table.control("rome", "gallia", "italia", "dalmatia", "germania", "dacia", "sicilia").move_turn("rome")
    table.do("done", "occupy cyrenaica_control")
    assert table.turn_over  # she is not asked
    assert table.owner("cyrenaica") == "egypt"


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1", "10.CIRCE-2")
def test_circe_puts_legions_on_empty_caravan_sites_at_the_end_of_her_owners_turn() -> None:
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").build("gallia_sheep")
    table.legions("rome", "gallia", 2).legions("rome", "dacia", 1).move_turn("rome").do("done")
    assert table.legal() == ["done", "settle gallia_grain", "settle dacia_wine", "settle dacia_stone"]
    assert table.why_not("settle gallia_sheep") == ("3.1.2-10", "site-taken")
    assert table.why_not("settle gallia_market") == ("10.CIRCE-1", "not-a-caravan")
    assert table.why_not("settle dalmatia_wood") == ("4.3.2-1", "no-legion-for-it")
    table.do("settle gallia_grain", "settle dacia_wine")
    assert table.turn_over  # the other legion in Gallia has no site, the one in Dacia is placed
    table.collect()
    assert table.supply("rome") == {"grain": 1, "wine": 1, "sheep": 1}


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1", "10.CIRCE-2")
def test_circes_legions_do_not_settle_beside_opposing_units_and_a_caravan_can_be_built_over_them() -> None:
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").legions("rome", "gallia", 1)
    table.legions("greece", "gallia", 1).move_turn("rome").do("done", "roll 1", "roll 1")
    assert table.turn_over
    table.legions("greece", "gallia", 0).move_turn("rome").do("done", "settle gallia_grain")
    table.only("rome", coin=3).build_turn("rome").do("build gallia_grain")
    assert table.occupier("gallia_grain") is None
    assert table.levels("rome")[0] == 1 + 1


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1", "4.3.2-1")
def test_a_conqueror_with_circe_occupies_empty_caravan_sites_too() -> None:
    table = cyrenaica(2).tiles("rome", "circe")
    table.raze("cyrenaica_papyrus")
    table.move_turn("rome").do("done")
    assert table.why_not("settle cyrenaica_papyrus") == ("10.CIRCE-2", "not-settled-here")  # only as an occupation
    table.do("occupy cyrenaica_papyrus", "occupy cyrenaica_market").collect()
    assert table.supply("rome") == {"papyrus": 2}


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1", "10.CIRCE-2")
@pytest.mark.parametrize(
    ("province", "sites"), [("gallia", ("gallia_grain", "gallia_sheep")), ("dacia", ("dacia_wine", "dacia_stone"))]
)
def test_circes_legion_shifts_to_the_other_caravan_site_of_an_own_or_free_province(
    province: str, sites: tuple[str, str]
) -> None:
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").legions("rome", province, 1)
    table.occupy("rome", sites[0]).move_turn("rome").do("done", f"settle {sites[1]}")
    assert [table.occupier(site) for site in sites] == [None, "rome"]
    assert table.events("resettled") == [("rome", *sites, "p1")]
    assert table.turn_over  # a legion is placed once in a turn


@pytest.mark.rule("mare-nostrum", "10.CIRCE-2")
def test_a_free_legion_settles_before_one_that_works_already() -> None:
    table = Table().wipe().tiles("rome", "circe").control("rome", "gallia").legions("rome", "gallia", 2)
    table.occupy("rome", "gallia_grain").move_turn("rome").do("done", "settle gallia_sheep")
    assert [table.occupier(site) for site in ("gallia_grain", "gallia_sheep")] == ["rome", "rome"]


@pytest.mark.rule("mare-nostrum", "10.CIRCE-2")
def test_a_legion_on_a_site_that_yields_nothing_shifts_before_one_that_works() -> None:
    table = Table().wipe().tiles("rome", "circe").control("rome", "latium").legions("rome", "latium", 2)
    table.occupy("rome", "latium_metal", "roma").move_turn("rome").do("done", "settle latium_wine")
    assert [table.occupier(site) for site in ("latium_metal", "latium_wine", "roma")] == ["rome", "rome", None]


@pytest.mark.rule("mare-nostrum", "9-2", "10.SHEBA-2")
def test_without_the_queen_of_sheba_no_legion_can_be_given_up() -> None:
    table = cyrenaica(2).move_turn("rome").do("done", "occupy cyrenaica_control")
    assert table.turn_over
    assert (table.count("rome", "cyrenaica"), table.stock("rome", "legions")) == (2, 6)


@pytest.mark.rule("mare-nostrum", "10.CIRCE-1", "4.3.2-1")
def test_a_conqueror_with_circe_occupies_buildings_and_empty_caravan_sites_alike() -> None:
    table = cyrenaica(2).raze("cyrenaica_papyrus").tiles("rome", "circe").move_turn("rome").do("done", "occupy cyrene")
    assert table.legal() == ["done", "occupy cyrenaica_papyrus", "occupy cyrenaica_market"]
    table.do("occupy cyrenaica_papyrus")
    assert (table.occupier("cyrene"), table.occupier("cyrenaica_papyrus")) == ("rome", "rome")
    table = (
        cyrenaica(2).raze("cyrenaica_papyrus").tiles("greece", "circe").move_turn("rome").do("done", "occupy cyrene")
    )
    assert table.legal() == ["done", "occupy cyrenaica_market"]
    assert table.why_not("occupy cyrenaica_papyrus") == ("4.3.1-1", "not-built")
