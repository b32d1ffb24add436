"""2 Core Concepts: board, control, Generals, Units, cards."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.box import ADMIRAL, AFRICANUS, ARISTOCRAT
from navarch.games.hamilcar.box.labels import (
    AFRICA,
    CARD_IDS,
    CARTHAGE,
    GENERAL_IDS,
    PROVINCE_IDS,
    REGION_IDS,
    ROME,
    SPACE_IDS,
    SPACES,
    TACTIC_IDS,
)
from navarch.games.hamilcar.ch02_concepts import areas, cities, control, display, generals, units
from navarch.games.hamilcar.ch09_naval_battle.resolution import NavalBattleResolution
from navarch.games.hamilcar.state import HamilcarState

from .positions import HANDS, battle, moving, punic
from .table import BOX, GAME, Table, area, general, position, resume, space

BOARD = BOX.board


def owner(s: HamilcarState, name: str) -> int:
    return control.province_owner(s, PROVINCE_IDS.index(name))


@pytest.mark.rule("hamilcar", "1.1", "1.2", "2.3.A2", "2.3.B1")
def test_cus_are_numbers_without_limit() -> None:
    table = Table({"capua": "rome 60cu fulvius_flaccus:proconsul"}, rome="spies allied_auxiliaries", carthage="spies")
    table.do("rome event allied_auxiliaries; rome target capua; rome target capua")
    assert table.cus("rome", "capua") == 62
    table.settle()


@pytest.mark.rule("hamilcar", "1.3", "2.3.C2", "2.3.C1")
def test_at_most_four_elephants_are_in_play_and_they_are_no_other_cus() -> None:
    pieces = {"carthago": "carthage 3el 1cu hanno"}
    table = Table(pieces, carthage="elephants_from_the_interior epidemic", rome="spies", active="carthage")
    table.do("carthage event elephants_from_the_interior; carthage target carthago")
    assert table.force("carthage", "carthago") == (5, 4, 0)
    full = Table(
        {"carthago": "carthage 4el hanno"}, carthage="elephants_from_the_interior", rome="spies", active="carthage"
    )
    full.do("carthage event elephants_from_the_interior")
    assert full.force("carthage", "carthago") == (4, 4, 0)
    assert full.asked == ("rome", "card_play")


@pytest.mark.rule("hamilcar", "2.1.A1", "2.1.A2", "2.1.A3", "2.1.A4", "2.1.A5")
def test_roads_and_lanes_join_spaces_both_ways_and_make_ports() -> None:
    assert SPACES == 59
    for a in range(SPACES):
        for b in BOARD.roads[a]:
            assert a in BOARD.roads[b]
        for b in BOARD.lanes[a]:
            assert a in BOARD.lanes[b]
        assert BOARD.port[a] == bool(BOARD.sea_ways[a])
    assert [SPACE_IDS[x] for x in range(SPACES) if BOARD.major_port[x]] == ["roma", "syracusae", "carthago"]
    table = Table(
        {"thermae": "carthage 1cu hanno"}, carthage="shipyards_of_the_cothon", rome="spies", active="carthage"
    )
    table.do("carthage operate shipyards_of_the_cothon; carthage activate hanno")
    assert table.nouns("march", "carthage") == ["panormus", "enna", "messana"]
    assert table.reason("carthage march catana").rule == "7.2.A1"


@pytest.mark.rule("hamilcar", "2.1.B1", "2.1.B2", "2.1.B3", "2.1.B4")
def test_only_markers_control_a_space() -> None:
    s = position({"enna": "rome 5cu duilius", "roma": "carthage 3cu"}, control={"catana": "rome"}, rome="spies")
    assert s.control[space("enna")] == -1
    assert s.control[space("catana")] == ROME
    assert s.control[space("roma")] == ROME
    assert s.control[space("lilybaeum")] == CARTHAGE
    assert not control.has_pc(s, ROME, space("roma"))
    assert control.has_pc(s, ROME, space("catana"))


@pytest.mark.rule("hamilcar", "2.1.C1", "2.1.C2", "2.1.C3", "2.1.C5", "7.2.D2", "2.3.D2a")
@pytest.mark.example("hamilcar", "7.2.D-ex1")
def test_syracusae_holds_two_cus_and_two_trains_and_any_number_of_generals() -> None:
    pieces = {"syracusae": "carthage 4cu 3st hanno carthalo gisco", "catana": "rome 4cu atilius_regulus"}
    table = Table(pieces, rome="hiero_sends_grain", carthage="spies").do("rome operate hiero_sends_grain")
    table.do("rome activate atilius_regulus; rome march syracusae")
    table.do("carthage bring hanno; carthage bring gisco; carthage bring carthalo")
    assert table.legal("carthage") == ["cus 0", "cus 1", "cus 2"]
    assert table.reason("carthage cus 3").rule == "2.1.C2"
    table.do("carthage cus 2")
    assert table.legal("carthage") == ["trains 0", "trains 1", "trains 2"]
    assert table.reason("carthage trains 3").rule == "2.3.D2a"
    table.do("carthage trains 2")
    assert table.force("carthage", "syracusae_inside") == (2, 0, 2)
    assert {table.at(g) for g in ("hanno", "carthalo", "gisco")} == {"syracusae_inside"}


@pytest.mark.rule("hamilcar", "2.1.C6", "2.1.C7", "2.1.C11", "10.0.3", "2.3.E1a", "2.3.E1b")
def test_units_inside_stop_nobody_and_are_shown_apart() -> None:
    pieces = {"agrigentum": "carthage 2cu", "enna": "rome 4cu atilius_regulus"}
    table = Table(pieces, rome="hiero_sends_grain spies", carthage="spies").do("rome operate hiero_sends_grain")
    table.do("rome activate atilius_regulus; rome march agrigentum; carthage cus 2")
    shown = table.view("carthage")["spaces"]["agrigentum"]
    assert shown["city"]["inside"]["cu"] == 2
    assert shown["outside"]["rome"]["cu"] == 4
    assert table.view(None)["spaces"]["agrigentum"] == shown
    table.do("rome march hippana")
    assert table.at("atilius_regulus") == "hippana"
    assert table.events("land-battle") == []


@pytest.mark.rule("hamilcar", "2.1.C9", "2.1.D1", "2.1.D2", "5.2.C2.2a", "5.2.C2.2c")
def test_points_never_win_cities_or_tribes_but_any_free_space() -> None:
    table = Table({"agrigentum": "rome 1cu"}, rome="spies", carthage="spies").do("rome operate spies")
    assert table.reason("rome control agrigentum").rule == "2.1.C9"
    assert table.reason("rome control volsinii").rule == "2.1.D2"
    assert table.control("volsinii") is None
    assert "control sassari" in table.legal("rome")


@pytest.mark.rule("hamilcar", "2.1.E1", "2.1.E2", "2.1.E3", "2.1.E4", "2.1.E5", "2.1.E6")
def test_provinces_need_more_than_half_of_their_spaces() -> None:
    assert len(PROVINCE_IDS) == 12
    assert sum(BOARD.significant) == 11
    assert not BOARD.significant[PROVINCE_IDS.index("samnium")]
    sicilia = PROVINCE_IDS.index("sicilia")
    assert BOARD.province[space("lipara")] == BOARD.province[space("lilybaeum")] == sicilia
    assert len({BOARD.province[space(x)] for x in ("carales", "aleria")}) == 1
    half = position({}, control={"nola": None, "salernum": None}, rome="spies")
    assert owner(half, "campania") == -1
    assert owner(position({}, control={"nola": None}, rome="spies"), "campania") == ROME
    assert len(display.display(half)) == 14


@pytest.mark.rule("hamilcar", "2.1.F1", "2.1.F2", "2.1.F3", "2.1.F4", "2.1.F5")
def test_the_four_regions_and_their_provinces() -> None:
    found: dict[str, set[str]] = {name: set() for name in REGION_IDS}
    for number, name in enumerate(PROVINCE_IDS):
        found[REGION_IDS[BOARD.province_region[number]]].add(name)
    assert found["africa"] == {"numidia", "libya", "carthago"}
    assert found["italia"] == {"etruria", "samnium", "latium", "campania", "apulia", "lucania"}
    assert found["sicilia"] == {"sicilia", "syracuse"}
    assert found["corsica_sardinia"] == {"corsica_sardinia"}
    assert BOARD.region[space("carthago")] == AFRICA


@pytest.mark.rule("hamilcar", "2.1.G1", "2.1.G2", "2.1.G5", "15.3.A1", "15.3.A3", "15.3.A6", "5.2.C2.5b")
def test_carthage_alone_fills_the_miat_one_pc_on_each_space() -> None:
    table = Table({}, carthage="spies epidemic", rome="pestilence grain_shortage", active="carthage").do(
        "carthage operate spies"
    )
    assert table.nouns("miat", "carthage") == ["b1", "b2", "c1", "c2"]
    assert table.reason("carthage miat a1").rule == "15.3.A6"
    table.do("carthage miat b1; rome operate pestilence")
    assert table.miat == 4
    assert table.nouns("miat", "rome") == []
    assert table.reason("rome miat b2").rule == "2.1.G1"


@pytest.mark.rule("hamilcar", "2.1.H1", "2.1.H2", "7.3.A4", "7.3.A6")
def test_mare_tyrrhenum_costs_two_and_is_closed_at_poor_seamanship() -> None:
    pieces = {"roma": "rome 3cu duilius"}
    poor = Table(pieces, rome="hiero_sends_grain", carthage="spies").do(
        "rome operate hiero_sends_grain; rome activate duilius; rome embark"
    )
    assert poor.nouns("sail", "rome") == ["cosa", "neapolis"]
    assert poor.reason("rome sail panormus").rule == "7.3.A6"
    fair = Table(pieces, rome="hiero_sends_grain", carthage="spies", seamanship=2)
    fair.do("rome operate hiero_sends_grain; rome activate duilius; rome embark")
    assert {"lipara", "panormus", "carales", "aleria"} <= set(fair.nouns("sail", "rome"))
    fair.do("rome sail panormus")
    assert fair.s.moved == 2
    assert fair.legal("rome") == ["land"]


@pytest.mark.rule("hamilcar", "2.1.H4")
def test_mare_tyrrhenum_belongs_to_who_holds_four_of_its_six_ports() -> None:
    held = {"roma": "rome", "neapolis": "rome", "lipara": "rome", "panormus": None, "aleria": None}
    assert display.mare_owner(position({}, control=held, rome="spies")) == -1
    assert display.mare_owner(position({}, control={**held, "panormus": "rome"}, rome="spies")) == ROME


@pytest.mark.rule("hamilcar", "2.1.H3", "8.1.6")
def test_no_interception_comes_across_mare_tyrrhenum() -> None:
    pieces = {"carales": "carthage 3cu hamilcar", "cosa": "rome 3cu duilius"}
    table = Table(
        pieces,
        carthage="epidemic",
        rome="spies grain_shortage hiero_sends_grain",
        ready=(2, 2),
        active="carthage",
        control={"lilybaeum": "rome", "syracusae": "rome"},
    )
    table.do(
        "carthage discard epidemic; rome operate hiero_sends_grain; rome activate duilius",
        "rome embark; rome ships 0; rome sail roma",
    )
    assert table.asked == ("rome", "sail_on")  # Roma is next to Carales only across Mare Tyrrhenum


@pytest.mark.rule("hamilcar", "2.1.J1", "2.1.J2")
def test_storm_symbols_are_read_on_the_last_lane() -> None:
    from navarch.games.hamilcar.ch17_1_counter_events.storms import storm_rolls

    s = position({}, rome="spies", seamanship=2)
    assert storm_rolls(s, space("camarina"), space("syracusae")) == (3, 0, 0)
    assert storm_rolls(s, space("cosa"), space("roma")) == (0, 0, 0)
    s.seamanship, s.corvi = 1, 1
    assert storm_rolls(s, space("cosa"), space("roma")) == (0, 1, 1)


@pytest.mark.rule("hamilcar", "2.2.A1", "2.2.A3", "2.2.D3a")
def test_ratings_and_traits_are_read_from_the_cards() -> None:
    hanno, regulus, scipio = general("hanno"), general("atilius_regulus"), general("cornelius_scipio")
    assert (BOX.strategy[hanno], BOX.battle[hanno]) == (3, 2)
    assert BOX.traits[regulus] == AFRICANUS
    assert BOX.traits[scipio] == ADMIRAL | ARISTOCRAT
    assert len(GENERAL_IDS) == 25
    assert sum(side == ROME for side in BOX.side) == 16


@pytest.mark.rule("hamilcar", "2.2.E1a", "2.2.E1b", "2.2.E2a", "2.2.E2b", "2.2.D2a")
def test_rank_decides_command() -> None:
    s = position({"roma": "rome 9cu duilius valerius_flaccus fulvius_flaccus:proconsul atilius_calatinus:dictator",
                  "carthago": "carthage 3cu hanno gisco hamilcar_barca"}, rome="spies")  # fmt: skip
    names = ("atilius_calatinus", "valerius_flaccus", "duilius", "fulvius_flaccus")
    ranks = [generals.rank(s, general(name)) for name in names]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == 4
    assert generals.leaders(s, generals.generals_at(s, CARTHAGE, space("carthago"))) == [general("hamilcar_barca")]
    generals.station(s, general("hamilcar_barca"), -1)
    assert len(generals.leaders(s, generals.generals_at(s, CARTHAGE, space("carthago")))) == 2


@pytest.mark.rule("hamilcar", "2.3.A1", "2.3.D-1", "2.3.E2a", "2.3.E2b")
def test_units_are_cus_and_trains_and_an_army_needs_a_general() -> None:
    from navarch.games.hamilcar.ch05_1_reinforcement.placing import army_there

    s = position({"enna": "rome 2cu 1st duilius", "catana": "rome 4cu", "nola": "rome duilius"}, rome="spies")
    assert units.units(s, ROME, space("enna")) == 3
    assert units.cus(s, ROME, space("enna")) == 2
    s = position({"enna": "rome 2cu 1st duilius", "catana": "rome 4cu"}, rome="spies")
    assert army_there(s, ROME, space("enna"))
    assert not army_there(s, ROME, space("catana"))


@pytest.mark.rule(
    "hamilcar", "2.4.A1", "2.4.A2", "2.4.A3", "2.4.A4", "2.4.A5", "2.4.A6", "2.4.A7", "2.4.A8", "2.4.B1", "2.4.C1"
)
def test_cards_carry_points_colour_and_signs() -> None:
    assert len(CARD_IDS) == 59
    assert len(TACTIC_IDS) == 20
    assert set(BOX.ops) == {1, 2, 3}
    socii, corvus, spies = (CARD_IDS.index(name) for name in ("socii_navales", "corvus", "spies"))
    assert BOX.ops[socii] == 3
    assert BOX.ships[socii] == 2
    assert BOX.infantry[socii]
    assert BOX.card_side[socii] == ROME
    assert BOX.counter[corvus]
    assert not BOX.counter[spies]
    assert BOX.olive[spies]
    assert not BOX.olive[socii]
    assert all(BOX.ships[c] == 0 or BOX.ops[c] == 3 for c in range(59))
    assert {BOX.tactic_step[t] for t in range(20)} == {"battle", "immediately", "engage", "enemy", "any_time"}
    explained = [rule for rule in GAME.ledger.rules if rule.startswith("17.1#")]
    assert len(explained) > 30  # what a squared card number points to


@pytest.mark.rule("hamilcar", "0.1", "2.3.G5", "3.1.6")
def test_pieces_are_shown_by_name_and_a_fleet_by_its_route() -> None:
    table = Table({"roma": "rome 3cu duilius"}, rome="hiero_sends_grain", carthage="spies", seamanship=2)
    assert table.view()["fleets"] == {"rome": None, "carthage": None}
    assert table.view()["spaces"]["roma"]["outside"]["rome"]["generals"] == ["duilius"]
    table.do("rome operate hiero_sends_grain; rome activate duilius; rome embark; rome sail neapolis")
    assert table.view()["fleets"]["rome"]["route"] == ["roma", "neapolis"]


@pytest.mark.rule("hamilcar", "2.3.D4a")
def test_a_general_may_destroy_a_train_that_his_full_army_cannot_take_along() -> None:
    table = moving({"consentia": "rome 10cu 1st duilius"}, "duilius")
    assert "destroy_train" in table.verbs("rome")
    table.do("rome destroy_train")
    assert table.force("rome", "consentia") == (10, 0, 0)
    assert table.mp == 3
    assert table.reason("rome destroy_train").rule == "2.3.D4a"
    both = moving({"consentia": "rome 9cu 2st duilius"}, "duilius").do("rome destroy_train; rome march thurii")
    assert both.force("rome", "thurii") == (9, 0, 1)  # the one left is taken along


@pytest.mark.rule("hamilcar", "2.3.D3d", "11.3.1")
def test_trains_captured_where_the_enemy_slipped_away_come_along_in_pursuit() -> None:
    pieces = {"thermae": "carthage 4cu hamilcar_barca", "enna": "rome 3cu 1st duilius"}
    table = punic(pieces, "hamilcar_barca", "roll 1, roll 1")
    table.do("carthage march enna; rome avoid duilius; rome done; rome trains 0")
    table.do("rome escape " + table.nouns("escape", "rome")[0])
    assert table.view()["movement"]["army"]["st"] == 1


@pytest.mark.rule("hamilcar", "2.3.E3b", "7.3.C4")
def test_a_consul_boards_a_nearly_full_fleet_only_with_three_cus_aboard() -> None:
    pieces = {"roma": "rome 1cu 4st atilius_regulus", "neapolis": "rome 3cu duilius"}
    table = moving(pieces, "atilius_regulus", seamanship=2, ready=(4, 0))
    table.do("rome embark; rome ships 4; rome sail neapolis; rome board")
    assert table.legal("rome") == ["done", "whole"]
    assert table.reason("rome bring duilius").rule == "2.3.E3c"
    roomy = moving(pieces, "atilius_regulus", seamanship=2, ready=(4, 0))
    roomy.do("rome embark; rome ships 3; rome sail neapolis; rome board")
    assert "bring duilius" in roomy.legal("rome")


@pytest.mark.rule("hamilcar", "2.1.C2", "9.3.B2b")
def test_a_beaten_fleet_does_not_overfill_the_city_it_came_from() -> None:
    pieces = {
        "carales": "rome 3cu",
        "carales_inside": "carthage 1cu gisco",
        "oristano": "carthage 4cu",
        "roma": "rome duilius",
    }
    control = {"oristano": None, "sassari": None, "aleria": None}
    table = punic(pieces, "gisco", "roll 1", ready=(2, 0), seamanship=4, control=control, supremacy="rome")
    table.do(
        "carthage embark; carthage sail oristano; rome pass; carthage board; carthage whole; carthage sail sassari"
    )
    table.do("rome intercept; carthage fight")
    while table.asked[0] == "rome":
        table.do(f"rome {table.legal('rome')[-1]}")
    table.settle()
    assert table.cus("carthage", "carales") + table.cus("carthage", "carales_inside") == 5
    assert table.cus("carthage", "carales_inside") <= 2


@pytest.mark.parametrize(("aboard", "captured"), [("rome 3cu duilius", 1), ("rome duilius", 0)])
@pytest.mark.rule("hamilcar", "2.3.D3d", "9.3.B2b")
def test_an_army_put_ashore_captures_unguarded_trains(aboard: str, captured: int) -> None:
    s = position({"at_sea": aboard, "roma": "carthage 1st"}, route=[space("roma"), space("neapolis")], **HANDS)
    s.at_sea[ROME] = 1
    thrown_back = NavalBattleResolution(
        mover=0,
        winner=1,
        port=space("neapolis"),
        rome_command=general("duilius"),
        carthage_command=general("hanno"),
        lost=0,
        kept=0,
        short=0,
        way=[space("syracusae"), space("neapolis")],
    )
    table = Table.on(resume(s, thrown_back))
    assert table.force("rome", "roma")[2] == captured
    assert table.force("carthage", "roma")[2] == 1 - captured


@pytest.mark.parametrize("cus", [2, 3, 4, 5])
@pytest.mark.rule("hamilcar", "2.3.E3b", "10.0.2", "2.1.C2")
def test_a_consul_may_go_inside_his_city_whatever_part_of_his_cus_finds_room(cus: int) -> None:
    pieces = {"catana": "carthage 6cu hanno", "messana": f"rome {cus}cu duilius"}
    table = punic(pieces, "hanno").do("carthage march messana")
    assert table.legal("rome") == ["done", "bring duilius"]
    table.do("rome bring duilius")
    assert table.legal("rome") == ["cus 0", "cus 1", "cus 2"]
    table.do("rome cus 1")
    assert (table.at("duilius"), table.cus("rome", "messana_inside")) == ("messana_inside", 1)


@pytest.mark.rule("hamilcar", "2.3.E3b", "10.0.2")
def test_both_consuls_may_stand_on_different_sides_of_the_wall() -> None:
    pieces = {"catana": "carthage 6cu hanno", "messana": "rome 4cu duilius valerius_maximus"}
    table = punic(pieces, "hanno").do("carthage march messana; rome bring duilius; rome cus 2")
    assert (table.at("duilius"), table.at("valerius_maximus")) == ("messana_inside", "messana")


@pytest.mark.rule("hamilcar", "2.2.E1b", "9.2.B1d")
def test_the_owner_of_a_moving_fleet_names_its_commander_among_equals() -> None:
    pieces = {"roma": "rome 6cu valerius_flaccus cornelius_scipio", "syracusae": "carthage 2cu hanno"}
    table = battle("", pieces=pieces, general="valerius_flaccus")
    assert table.asked == ("rome", "naval_command")
    assert table.nouns("command", "rome") == ["valerius_flaccus", "cornelius_scipio"]
    assert table.reason("rome command duilius").rule == "2.2.E1b"
    table.do("rome command cornelius_scipio")
    assert table.view()["naval_battle"]["sides"]["rome"]["commander"] == "cornelius_scipio"
    one = battle("", pieces={"roma": "rome 6cu valerius_flaccus duilius", "syracusae": "carthage 2cu hanno"},
                 general="valerius_flaccus")  # fmt: skip
    assert one.asked[1] != "naval_command"  # the Aristocrat outranks Duilius


@pytest.mark.rule("hamilcar", "2.3.E3d", "2.3.E3c")
def test_a_lone_consul_left_by_attrition_may_move_but_not_give_up_cus() -> None:
    table = moving({"regium": "rome 2cu duilius"}, "duilius").do("rome march consentia; rome regroup; rome done")
    assert table.cus("rome", "consentia") == 2
    assert table.asked[1] == "move"


@pytest.mark.rule("hamilcar", "2.1.C5", "2.3.G2")
def test_the_at_sea_box_and_nowhere_are_no_space() -> None:
    assert [areas.space_of(area(name)) for name in ("messana", "messana_inside")] == [space("messana")] * 2
    assert [areas.space_of(area("at_sea")), areas.space_of(-1)] == [-1, -1]


@pytest.mark.rule("hamilcar", "2.1.C2", "2.3.D2a", "9.3.B2b")
def test_pieces_that_come_back_go_inside_a_watched_city_only_if_all_fit() -> None:
    pieces = {"messana": "carthage 1cu", "messana_inside": "rome 1cu 1st"}
    s, at = position(pieces, **HANDS), space("messana")
    assert cities.shelter(s, 0, at, 1, 1) == area("messana_inside")
    assert cities.shelter(s, 0, at, 2, 1) == at
    assert cities.shelter(s, 0, at, 1, 2) == at
    assert cities.shelter(s, 1, at, 1, 0) == at
    free = position({"messana_inside": "rome 1cu"}, **HANDS)
    assert cities.shelter(free, 0, at, 1, 1) == at
    shut = position(pieces, **HANDS, points={"messana": (1, "carthage")})
    assert cities.shelter(shut, 0, at, 1, 1) == at
