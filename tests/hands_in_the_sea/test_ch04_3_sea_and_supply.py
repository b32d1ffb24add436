"""4.3 Sea Zones, 4.4 Supply and 4.5 Syracuse."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import STATIONS
from navarch.games.hands_in_the_sea.ch04_3_sea_and_supply.sea_zones import enemy_waters
from navarch.games.hands_in_the_sea.ch04_rounds.campaign import campaign_points

from .table import CARTHAGE, GAME, ROME, Table, bit, mask

SICILY = STATIONS.index("sicily")


@pytest.mark.rule("hands-in-the-sea", "4.3.G", "5.6.1.A", "4.3.D")
def test_the_roman_port_leads_to_the_italy_sea_zone() -> None:
    table = Table(ROME)
    assert table.why_not("sail italy")[0] == "5.6.1.E"
    table.fleet(ROME, "port", 1)
    assert table.nouns("sail") == ["italy"]
    table.do("sail italy", "sail port")
    assert STATIONS[table.s.fleet[ROME]] == "port"


@pytest.mark.rule("hands-in-the-sea", "4.3.G", "5.6.1.A")
@pytest.mark.example("hands-in-the-sea", "4.3-ex2")
def test_the_carthaginian_port_leads_to_the_africa_sea_zone() -> None:
    table = Table(CARTHAGE)
    assert table.nouns("sail") == ["africa"]
    table.do("sail africa", "sail port")
    assert STATIONS[table.s.fleet[CARTHAGE]] == "port"


@pytest.mark.rule("hands-in-the-sea", "4.3.H", "4.3.I", "4.3.J")
def test_control_of_a_sea_zone() -> None:
    table = Table(ROME).fleet(CARTHAGE, "sicily", 2)
    assert enemy_waters(table.s, ROME, SICILY)
    assert not enemy_waters(table.s, CARTHAGE, SICILY)
    zones = GAME.view(table.s, ROME)["sea_zones"]
    assert zones[SICILY]["controlled_by"] == "carthage"
    table.fleet(ROME, "sicily", 1)
    assert not enemy_waters(table.s, ROME, SICILY)
    assert not enemy_waters(table.s, CARTHAGE, SICILY)


@pytest.mark.rule("hands-in-the-sea", "4.3.F")
def test_a_fleet_without_warships_goes_home_at_once() -> None:
    table = Table(CARTHAGE).fleet(CARTHAGE, "sicily", 2).campaign()
    table.do("draw naval_disaster", "roll 1")
    assert table.s.warships[CARTHAGE] == 0
    assert STATIONS[table.s.fleet[CARTHAGE]] == "port"


@pytest.mark.rule("hands-in-the-sea", "4.4.L", "4.4.M")
@pytest.mark.example("hands-in-the-sea", "4.4-ex1")
def test_only_three_sicilian_towns_trace_over_the_straits() -> None:
    table = Table(ROME).hold(ROME, "tyndaris", "thermae", "enna", "camarina", "agrigentum")
    table.fleet(CARTHAGE, "sicily", 2)
    sicilian = ("messana", "catana", "tyndaris", "thermae", "enna", "camarina", "agrigentum")
    assert [name for name in sicilian if table.in_supply(ROME, name)] == ["messana", "catana", "tyndaris"]


@pytest.mark.rule("hands-in-the-sea", "4.4.B", "4.4.C")
@pytest.mark.parametrize("station", ["sicily", "italy"])
def test_a_hostile_fleet_cuts_sicily_off_from_italy(station: str) -> None:
    table = Table(ROME).hold(ROME, "agrigentum", "camarina")
    assert table.in_supply(ROME, "agrigentum")
    table.fleet(CARTHAGE, station, 2)
    assert not table.in_supply(ROME, "agrigentum")
    assert not table.in_supply(ROME, "camarina")
    table.fleet(ROME, station, 1)
    assert table.in_supply(ROME, "agrigentum"), "an uncontrolled Sea Zone lets supply through"


@pytest.mark.rule("hands-in-the-sea", "4.4.P")
@pytest.mark.example("hands-in-the-sea", "4.4-ex3")
def test_corsica_sardinia_has_no_supply_but_by_sea() -> None:
    table = Table(ROME).hold(ROME, "aleria", "olbia")
    assert table.in_supply(ROME, "aleria")
    table.fleet(CARTHAGE, "corsica_sardinia", 2)
    assert not table.in_supply(ROME, "aleria")
    assert not table.in_supply(ROME, "olbia")
    table.fleet(CARTHAGE, "italy", 2)
    assert not table.in_supply(ROME, "aleria"), "the Sea Zone at the other end may not be the enemy's either"
    assert not GAME.box.board.supply_points & GAME.box.board.of_region[STATIONS.index("corsica_sardinia")]


@pytest.mark.rule("hands-in-the-sea", "4.4.N", "4.4.O", "5.2.4.N", "5.2.4.O")
@pytest.mark.example("hands-in-the-sea", "4.4-ex4")
def test_an_unoccupied_capital_still_supplies_its_owner() -> None:
    table = Table(ROME).clear("rome").clear("carthage")
    assert table.in_supply(ROME, "neapolis")
    assert table.in_supply(CARTHAGE, "utica")
    assert not table.s.over


@pytest.mark.rule("hands-in-the-sea", "4.4.B", "4.4.L")
@pytest.mark.example("hands-in-the-sea", "4.4-d1")
def test_nobody_sails_to_messana_to_walk_over_the_straits() -> None:
    table = Table(ROME).hold(ROME, "agrigentum").fleet(CARTHAGE, "italy", 2)
    assert table.in_supply(ROME, "messana")
    assert not table.in_supply(ROME, "agrigentum")


@pytest.mark.rule("hands-in-the-sea", "4.4.N", "4.4.K", "4.4.C")
@pytest.mark.example("hands-in-the-sea", "4.4-d2")
def test_unoccupied_lilybaeum_supplies_carthage_alone() -> None:
    table = Table(ROME).clear("lilybaeum").hold(CARTHAGE, "heraclea").hold(ROME, "drepanum")
    table.fleet(CARTHAGE, "sicily", 2).fleet(ROME, "port", 0)
    assert table.in_supply(CARTHAGE, "heraclea")
    assert not table.in_supply(ROME, "drepanum")
    table.fleet(CARTHAGE, "port", 2).fleet(ROME, "sicily", 2)
    assert table.in_supply(CARTHAGE, "heraclea"), "by land to Lilybaeum though the sea is Roman"
    table.hold(ROME, "lilybaeum").fleet(CARTHAGE, "sicily", 2).fleet(ROME, "port", 0)
    assert table.in_supply(ROME, "drepanum"), "once Rome holds it, it is a Supply Point of Rome"
    assert GAME.box.board.supply_points == mask("rome", "carthage", "lilybaeum", "syracuse")


@pytest.mark.rule("hands-in-the-sea", "4.4.C", "4.5.C")
def test_supply_does_not_pass_the_enemy_unless_a_battle_is_there() -> None:
    table = Table(ROME).hold(CARTHAGE, "heraclea").hold(ROME, "agrigentum").fleet(CARTHAGE, "sicily", 2)
    assert not table.in_supply(ROME, "agrigentum")
    table.hold(ROME, "lilybaeum")
    assert not table.in_supply(ROME, "agrigentum"), "Carthaginian Heraclea bars the road"
    table.battle(ROME, "heraclea", 0, rome=("legion_1",))
    assert table.in_supply(ROME, "agrigentum"), "supply runs through a battle"


@pytest.mark.rule("hands-in-the-sea", "4.4.C")
def test_supply_runs_through_unoccupied_places() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "agrigentum").fleet(ROME, "sicily", 1)
    assert table.holder("heraclea") is None
    assert table.in_supply(CARTHAGE, "agrigentum")
    table.hold(ROME, "heraclea", "hippana", "camarina", "enna")
    assert not table.in_supply(CARTHAGE, "agrigentum")


@pytest.mark.rule("hands-in-the-sea", "4.4.D", "4.4.J", "4.L")
def test_an_unsupplied_card_meets_no_requirement_but_can_be_put_away() -> None:
    table = Table(ROME).hold(ROME, "aleria", "olbia").fleet(CARTHAGE, "corsica_sardinia", 2).fleet(ROME, "italy", 2)
    table.hand(ROME, "aleria", "neapolis", "olbia")
    assert "aleria" not in table.nouns("money")
    assert not table.nouns("trade"), "beside Neapolis nothing supplied is left to sell"
    assert table.why_not("money aleria")[0] == "4.4.D"
    assert table.why_not("trade olbia")[0] == "4.4.D"
    for verb in ("discard", "reserve", "return"):
        assert table.offers(f"{verb} aleria")


@pytest.mark.rule("hands-in-the-sea", "4.4.E", "5.2.2.F")
def test_an_unsupplied_location_cannot_be_reinforced() -> None:
    table = Table(ROME).hold(ROME, "aleria").hand(ROME, "legion_1", "praetor")
    table.battle(CARTHAGE, "aleria", 0, carthage=("libyan_infantry",))
    assert table.offers("reinforce legion_1")
    table.fleet(CARTHAGE, "corsica_sardinia", 2)
    assert table.why_not("reinforce legion_1")[0] == "5.2.2.F"
    assert table.why_not("lead praetor")[0] == "5.2.2.F"


@pytest.mark.rule("hands-in-the-sea", "4.4.F", "5.2.4.I")
def test_no_raid_starts_from_an_unsupplied_location() -> None:
    table = Table(ROME).hold(ROME, "thermae").clear("tyndaris").hand(ROME, "equites_1")
    assert table.offers("raid panormus")
    table.fleet(CARTHAGE, "sicily", 2)
    assert not table.in_supply(ROME, "thermae")
    assert table.why_not("raid panormus")[0] == "5.2.4.C"


@pytest.mark.rule("hands-in-the-sea", "4.4.Q")
def test_targets_need_no_supply() -> None:
    table = Table(ROME).hand(ROME, "cosa", "neapolis", "legion_1", "rome").fleet(CARTHAGE, "italy", 2)
    table.do("settle aleria", "connect cosa", "pay neapolis", "pay rome")
    assert table.holder("aleria") == "rome"
    assert not table.in_supply(ROME, "aleria")
    table.hand(ROME, "aleria")
    assert table.why_not("money aleria")[0] == "4.4.D"


@pytest.mark.rule("hands-in-the-sea", "4.5.A", "4.4.K")
def test_syracuse_supplies_whoever_holds_it() -> None:
    table = Table(ROME).hold(ROME, "camarina").fleet(CARTHAGE, "sicily", 2)
    assert not table.in_supply(ROME, "camarina")
    table.hold(ROME, "syracuse")
    assert table.in_supply(ROME, "camarina")


@pytest.mark.rule("hands-in-the-sea", "4.5.B", "4.5.D", "4.5.E", "4.5.I")
def test_taking_syracuse_removes_the_yellow_token_for_nothing() -> None:
    table = Table(ROME).hand(ROME, "rome").battle(ROME, "syracuse", 2, 2, rome=("legion_1",))
    table.round(ROME, step="begin")
    assert table.s.independent == 0
    assert table.s.prestige[ROME] == 0
    assert (table.s.towns_won[ROME], table.s.cities_won[ROME]) == (0, 0)
    table.do("colonise rome")
    assert table.holder("syracuse") == "rome"


@pytest.mark.rule("hands-in-the-sea", "4.5.C")
def test_independent_syracuse_is_hostile_to_both() -> None:
    for seat in (ROME, CARTHAGE):
        table = Table(seat).hand(seat, "catana" if seat == ROME else "thapsus", "velia", "cosa", "utica")
        assert not table.offers("settle syracuse")
        assert table.why_not("settle syracuse")[0] == "5.1.1.A"
    table = Table(ROME).hold(ROME, "camarina").hold(CARTHAGE, "agrigentum", "enna").fleet(CARTHAGE, "sicily", 2)
    assert not table.in_supply(ROME, "camarina"), "supply does not pass independent Syracuse"


@pytest.mark.rule("hands-in-the-sea", "4.5.F", "4.5.G")
def test_empty_syracuse_supplies_nobody_but_lets_supply_through() -> None:
    table = Table(ROME).hold(ROME, "camarina").clear("syracuse").hold(CARTHAGE, "agrigentum", "enna")
    table.fleet(CARTHAGE, "sicily", 2)
    assert not table.in_supply(ROME, "camarina"), "it is no end point, and two towns beyond the straits are the limit"
    table.fleet(CARTHAGE, "port", 2).fleet(ROME, "sicily", 1).hold(ROME, "catana")
    assert table.in_supply(ROME, "camarina")
    through = Table(CARTHAGE).hold(CARTHAGE, "catana").clear("syracuse").hold(ROME, "enna", "camarina")
    through.fleet(ROME, "sicily", 1).hold(CARTHAGE, "agrigentum")
    assert not through.in_supply(CARTHAGE, "catana")
    through.clear("camarina")
    assert through.in_supply(CARTHAGE, "catana"), "by Agrigentum, Camarina and empty Syracuse"


@pytest.mark.rule("hands-in-the-sea", "4.5.F", "5.2.3.C")
def test_syracuse_supplies_nobody_any_more_once_it_has_fallen_though_the_victor_has_not_settled() -> None:
    table = Table(ROME).hold(CARTHAGE, "syracuse", "catana").hold(ROME, "enna", "camarina").fleet(ROME, "sicily", 1)
    table.battle(ROME, "syracuse", 2, rome=("legion_1",))
    assert table.in_supply(CARTHAGE, "catana"), "a besieged Supply Point is one still"
    table.round(ROME, step="begin").do()
    assert table.offers("leave")
    assert not table.in_supply(CARTHAGE, "catana")


@pytest.mark.rule("hands-in-the-sea", "4.5.H")
def test_independent_syracuse_is_neither_raided_nor_pillaged() -> None:
    table = Table(ROME).hand(ROME, "equites_1", "neapolis").fleet(ROME, "sicily", 4)
    assert table.why_not("raid syracuse")[0] == "4.5.H"
    assert table.why_not("pillage syracuse")[0] == "4.5.H"
    table.hold(CARTHAGE, "syracuse")
    assert table.offers("raid syracuse")
    assert table.offers("pillage syracuse")


@pytest.mark.rule("hands-in-the-sea", "4.5.I", "4.5.J", "4.5.K")
def test_syracuse_is_attacked_like_any_place_and_defended_by_nobody() -> None:
    table = Table(ROME).hand(ROME, "catana", "velia", "legion_1")
    table.do("attack syracuse", "connect catana", "pay velia", "commit legion_1")
    assert table.s.marker[ROME] == 0, "1 intrinsic, 1 bonus, 2 for the Legion"
    table.round(CARTHAGE).hand(CARTHAGE, "general_1", "libyan_infantry", "thapsus", "utica", "caralis")
    assert table.why_not("reinforce libyan_infantry")[0] == "4.5.J"
    assert table.why_not("lead general_1")[0] == "4.5.J"
    assert table.why_not("attack syracuse")[0] == "4.5.K"
    assert bit("syracuse") & table.s.independent


@pytest.mark.rule("hands-in-the-sea", "4.4.C", "4.1.E")
def test_a_third_place_is_supplied_through_a_siege() -> None:
    table = Table(ROME).hold(CARTHAGE, "thermae", fort=True).hold(ROME, "panormus").fleet(CARTHAGE, "sicily", 1)
    table.hold(ROME, "tyndaris").hold(ROME, "syracuse").hold(CARTHAGE, "enna", "hippana", "drepanum")
    assert not table.in_supply(ROME, "panormus")
    table.battle(ROME, "thermae", 0, rome=("legion_1",)).hold(ROME, "catana", "messana")
    assert table.in_supply(ROME, "panormus"), "Tyndaris, besieged Thermae, Panormus"
    assert campaign_points(table.s, ROME) == 2 + 1 + 3


@pytest.mark.rule("hands-in-the-sea", "4.4.C", "4.5.C")
def test_supply_passes_independent_syracuse_while_it_is_fought_for() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "catana", "camarina").fleet(ROME, "sicily", 1).hold(ROME, "enna")
    assert not table.in_supply(CARTHAGE, "catana")
    table.battle(ROME, "syracuse", 0, rome=("legion_1",))
    assert table.in_supply(CARTHAGE, "catana"), "by Camarina to Lilybaeum"
    assert not GAME.box.board.home_supply[ROME] & bit("syracuse")


@pytest.mark.rule("hands-in-the-sea", "4.3.F", "4.4.B", "E.StormsAtSea.2")
def test_a_storm_that_sinks_the_blockade_restores_supply() -> None:
    table = Table().hold(ROME, "agrigentum").fleet(CARTHAGE, "sicily", 4)
    assert not table.in_supply(ROME, "agrigentum")
    table.event("draw naval_disaster", "roll 1")
    assert table.in_supply(ROME, "agrigentum")


@pytest.mark.rule("hands-in-the-sea", "4.3.J", "5.1.1.I", "5.2.1.O")
def test_two_fleets_in_one_zone_leave_it_open_to_both() -> None:
    table = Table(ROME).hand(ROME, "temesa", "pisa").fleet(CARTHAGE, "sicily", 8)
    assert table.why_not("settle tyndaris")[0] == "5.1.1.I"
    table.fleet(ROME, "sicily", 1)
    assert table.offers("settle tyndaris")


@pytest.mark.rule("hands-in-the-sea", "4.4.L")
def test_a_foothold_in_italy_traces_two_places_over_the_straits() -> None:
    table = Table(CARTHAGE).hold(CARTHAGE, "messana", "rhegium", "temesa", "velia", "tyndaris", "thermae")
    table.fleet(ROME, "italy", 1)
    assert table.in_supply(CARTHAGE, "messana")
    assert table.in_supply(CARTHAGE, "rhegium")
    assert table.in_supply(CARTHAGE, "temesa")
    assert not table.in_supply(CARTHAGE, "velia"), "the third beyond the straits"


@pytest.mark.rule("hands-in-the-sea", "4.5.B", "5.2.3.H", "5.1.1.A")
def test_syracuse_won_and_left_is_open_to_both_by_settling() -> None:
    table = Table(ROME).battle(ROME, "syracuse", 2, rome=("legion_1",)).round(ROME, step="begin").do("leave")
    assert table.s.neutral & bit("syracuse")
    table.hand(CARTHAGE, "thapsus", "utica", "hippo_acra").round(CARTHAGE)
    table.do("settle syracuse", "connect thapsus", "pay utica", "pay hippo_acra")
    assert table.holder("syracuse") == "carthage"
    assert table.discarded(CARTHAGE, "syracuse")


@pytest.mark.rule("hands-in-the-sea", "4.4.D", "5.2.1.M", "4.4.A")
def test_dead_cards_say_why_they_are_dead() -> None:
    table = (
        Table(ROME).hold(ROME, "aleria").hand(ROME, "velia", "pisa", "aleria", "rhegium", "catana", "rome", "neapolis")
    )
    table.fleet(CARTHAGE, "corsica_sardinia", 1).battle(CARTHAGE, "rhegium", 0, carthage=("libyan_infantry",))
    table.clear("catana").do("settle thermae", "connect velia")
    assert table.reason("pay aleria").key == "out-of-supply"
    assert table.reason("pay rhegium").key == "under-attack"
    assert table.reason("pay catana").key == "not-controlled"
