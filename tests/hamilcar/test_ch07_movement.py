"""7 Movement."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.ch02_concepts.weariness import LEVELS, SPENT_FORCE

from .positions import campaign, moving, punic
from .table import Table

ROAD = {"regium": "rome 5cu 1st duilius"}


@pytest.mark.rule("hamilcar", "7.1.1", "7.2.A1", "7.2.A2", "7.1.5", "7.2.A5")
def test_four_movement_points_take_an_army_four_roads_far() -> None:
    table = moving(ROAD, "duilius").do(
        "rome march consentia; rome march thurii; rome march tarentum; rome march brundisium"
    )
    assert table.at("duilius") == "brundisium"
    assert table.force("rome", "brundisium") == (5, 0, 1)
    assert table.reason("rome march tarentum").rule == "7.2.A2"
    assert table.mp == 0


@pytest.mark.rule("hamilcar", "7.1.4", "7.2.A3", "2.2.A4")
def test_a_lone_general_may_move_but_not_to_enemy_units() -> None:
    table = punic(
        {"panormus": "carthage hanno", "thermae": "rome 1cu", "hippana": "rome 1st", "drepanum": "rome duilius"},
        "hanno",
    )
    assert table.reason("carthage march thermae").rule == "7.2.A3"
    assert table.reason("carthage march hippana").rule == "7.2.A3"
    table.do("carthage march drepanum")
    assert "stop" not in table.verbs("carthage")
    assert table.reason("carthage stop").rule == "7.2.A3"
    table.do("carthage march lilybaeum")
    assert "stop" in table.verbs("carthage")
    assert table.at("duilius") == "drepanum"


@pytest.mark.rule("hamilcar", "7.1.6", "2.2.A2", "2.2.E1c", "5.2.C2.1b")
def test_an_army_takes_along_and_leaves_up_to_ten_units() -> None:
    table = moving({"regium": "rome 12cu 3st duilius fulvius_flaccus:proconsul", "consentia": "rome 2cu"}, "duilius")
    table.do("rome regroup; rome bring fulvius_flaccus")
    assert table.legal("rome")[-1] == "cus 10"
    assert table.reason("rome cus 11").rule == "2.2.A2"
    table.do("rome cus 8")
    assert table.legal("rome") == ["trains 0", "trains 1", "trains 2"]
    table.do("rome trains 2; rome march consentia")
    assert table.force("rome", "consentia") == (10, 0, 2)
    assert table.at("fulvius_flaccus") == "consentia"
    table.do("rome regroup; rome done; rome cus 3; rome trains 0; rome march paestum")
    assert table.force("rome", "paestum") == (3, 0, 0)
    assert table.force("rome", "consentia") == (7, 0, 2)
    assert table.at("fulvius_flaccus") == "consentia"


@pytest.mark.rule("hamilcar", "2.3.E3b", "7.1.7", "2.3.E3a")
def test_a_consul_may_not_leave_cus_below_three() -> None:
    three = moving({"regium": "rome 3cu duilius"}, "duilius").do("rome march consentia")
    assert "regroup" in three.verbs("rome")
    three.do("rome regroup; rome done")
    assert three.cus("rome", "consentia") == 3
    assert three.asked[1] == "move"
    four = moving({"regium": "rome 4cu duilius"}, "duilius").do("rome march consentia; rome regroup; rome done")
    assert four.legal("rome") == ["cus 3", "cus 4"]
    assert four.reason("rome cus 2").rule == "2.3.E3b"
    free = moving({"regium": "rome 4cu fulvius_flaccus:proconsul"}, "fulvius_flaccus").do("rome regroup; rome done")
    assert free.legal("rome")[0] == "cus 0"


@pytest.mark.rule("hamilcar", "2.3.E3c")
@pytest.mark.example("hamilcar", "2.3.E3-ex2")
def test_two_consuls_part_only_with_three_cus_each() -> None:
    five = moving({"regium": "rome 5cu duilius atilius_regulus"}, "duilius").do("rome regroup")
    assert "done" not in five.verbs("rome")
    assert five.legal("rome") == ["whole", "bring atilius_regulus"]
    six = moving({"regium": "rome 6cu duilius atilius_regulus"}, "duilius").do("rome regroup; rome done")
    assert six.cus("rome", "regium") == 6
    assert six.asked[1] == "move"
    six.do("rome march consentia")
    assert six.cus("rome", "consentia") == 3
    assert six.cus("rome", "regium") == 3
    assert six.at("atilius_regulus") == "regium"


@pytest.mark.rule("hamilcar", "2.3.E3e", "2.2.E1e")
def test_a_proconsul_passing_a_weak_consul_fills_him_up_or_stops() -> None:
    pieces = {"regium": "rome 5cu fulvius_flaccus:proconsul", "consentia": "rome 1cu duilius"}
    table = moving(pieces, "fulvius_flaccus").do("rome march consentia")
    assert table.reason("rome march paestum").rule == "2.3.E3e"
    assert "stop" in table.verbs("rome")
    table.do("rome regroup; rome done; rome cus 3; rome march paestum")
    assert table.cus("rome", "consentia") == 3
    assert table.cus("rome", "paestum") == 3


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C1", "15.3.C3", "15.3.C2", "15.3.D3")
def test_a_neutral_miat_keeps_cus_in_africa_but_not_generals() -> None:
    pieces = {"carthago": "carthage 3cu hanno", "lilybaeum": "carthage 2cu gisco"}
    table = punic(pieces, "hanno", miat="a1 a2 b1").do("carthage embark")
    assert table.view()["miat"]["state"] == "neutral"
    assert table.view()["display"]["miat"] is None
    assert table.reason("carthage sail lilybaeum").rule == "7.1.8"
    assert "sail utica" in table.legal("carthage")
    alone = punic(pieces, "hanno", miat="a1 a2 b1").do(
        "carthage regroup; carthage done; carthage cus 0; carthage embark"
    )
    assert "sail lilybaeum" in alone.legal("carthage")
    war = punic(pieces, "hanno").do("carthage embark")
    assert "sail lilybaeum" in war.legal("carthage")
    outside = punic(pieces, "gisco", miat="").do("carthage embark")
    assert "sail carthago" in outside.legal("carthage")


@pytest.mark.rule("hamilcar", "14.1.6", "14.1.7")
def test_a_subordinate_detaches_with_three_cus_and_the_rest_can_still_move() -> None:
    pieces = {"agrigentum": "rome 7cu valerius_flaccus fulvius_flaccus:proconsul"}
    table = campaign(pieces, "white_die 2").do(
        "rome activate fulvius_flaccus; rome siege; rome activate valerius_flaccus"
    )
    assert [code % LEVELS for code in table.s.weary].count(SPENT_FORCE) == 3
    table.do("rome march enna")
    assert table.cus("rome", "agrigentum") == 3
    assert table.cus("rome", "enna") == 4
    assert table.at("valerius_flaccus") == "enna"
    assert table.at("fulvius_flaccus") == "agrigentum"


@pytest.mark.rule("hamilcar", "7.2.A4", "17.2.B-Caudex1")
def test_the_strait_costs_two_and_needs_the_city_left_behind() -> None:
    table = moving({"regium": "rome 3cu duilius"}, "duilius").do("rome march messana")
    assert table.mp == 2
    other = punic({"messana": "carthage 3cu gisco"}, "gisco", points={})
    assert other.reason("carthage march regium").rule == "7.2.A4"
    held = punic({"messana": "carthage 3cu gisco"}, "gisco", control={"messana": "carthage"})
    assert "march regium" in held.legal("carthage")
    caudex = moving({"regium": "rome 3cu claudius_caudex"}, "claudius_caudex").do("rome march messana")
    assert caudex.mp == 3


@pytest.mark.rule("hamilcar", "7.2.C1", "2.3.D3d")
def test_an_army_displaces_a_lone_general_captures_trains_and_goes_on() -> None:
    table = moving({"catana": "rome 4cu atilius_regulus", "enna": "carthage 1st gisco"}, "atilius_regulus").do(
        "rome march enna"
    )
    assert table.asked == ("carthage", "land_reaction")
    table.do("carthage done")
    assert table.standing("gisco") == "pool"
    assert table.force("rome", "enna") == (4, 0, 1)
    table.do("rome march thermae")
    assert table.at("atilius_regulus") == "thermae"
    away = moving({"catana": "rome 4cu atilius_regulus", "enna": "carthage 1st gisco"}, "atilius_regulus", "roll 1").do(
        "rome march enna"
    )
    away.do("carthage avoid gisco; carthage whole; carthage escape agrigentum")
    assert away.at("gisco") == "agrigentum"
    assert "march thermae" in away.legal("rome")


@pytest.mark.rule("hamilcar", "7.2.D1", "2.1.C8")
def test_a_general_marches_out_of_a_watched_city_that_is_not_besieged() -> None:
    pieces = {"agrigentum_inside": "carthage 2cu gisco", "agrigentum": "rome 4cu duilius"}
    table = punic(pieces, "gisco").do("carthage march enna")
    assert table.at("gisco") == "enna"
    assert table.cus("carthage", "enna") == 2
    shut = punic(pieces, "gisco", points={"agrigentum": (1, "rome")})
    assert shut.reason("carthage march enna").rule == "14.5.A3"
    assert "sortie" in shut.verbs("carthage")


@pytest.mark.rule("hamilcar", "7.2.E1", "7.2.E2", "7.2.E3")
def test_five_cus_overrun_a_single_cu_and_move_on() -> None:
    table = moving({"catana": "rome 5cu atilius_regulus", "enna": "carthage 1cu 1st"}, "atilius_regulus").do(
        "rome march enna; rome overrun"
    )
    assert table.cus("carthage", "enna") == 0
    assert table.force("rome", "enna") == (5, 0, 1)
    assert table.events("land-battle") == []
    table.do("rome march thermae")
    four = moving({"catana": "rome 4cu atilius_regulus", "enna": "carthage 1cu"}, "atilius_regulus").do(
        "rome march enna"
    )
    assert four.events("land-battle") != []
    led = moving({"catana": "rome 5cu atilius_regulus", "enna": "carthage 1cu gisco"}, "atilius_regulus").do(
        "rome march enna; carthage done"
    )
    assert led.events("land-battle") != []
    saved = moving(
        {"catana": "rome 5cu atilius_regulus", "enna": "carthage 1cu", "thermae": "carthage 2cu hanno"},
        "atilius_regulus",
        "roll 1",
    )
    saved.do("rome march enna; carthage interpose hanno; carthage whole")
    assert saved.asked == ("rome", "backing_up")


@pytest.mark.rule("hamilcar", "2.3.D4a")
def test_a_general_destroys_an_own_train_for_one_point() -> None:
    table = moving(ROAD, "duilius").do("rome destroy_train")
    assert table.force("rome", "regium")[2] == 0
    assert table.mp == 3
    assert table.reason("rome destroy_train").rule == "2.3.D4a"


@pytest.mark.rule("hamilcar", "7.3.A1", "7.3.A2", "7.3.B1", "7.3.C6", "2.3.G3", "2.3.G4", "7.3.B3")
def test_a_fleet_passes_enemy_ports_and_lands_where_it_likes() -> None:
    pieces = {"roma": "rome 4cu duilius", "lipara": "carthage 2cu"}
    table = moving(pieces, "duilius", seamanship=3, ready=(2, 0)).do(
        "rome embark; rome ships 2; rome sail neapolis; rome sail lipara; rome sail panormus; rome land"
    )
    assert table.at("duilius") == "panormus"
    assert table.cus("rome", "panormus") == 4
    assert table.ready("rome") == 2
    assert (table.at_sea("rome"), table.at_sea("carthage")) == (0, 0)
    assert table.control("panormus") is None


@pytest.mark.rule("hamilcar", "7.3.A5", "7.3.A7", "7.3.A3")
def test_the_strait_is_a_sea_lane_of_one_point_and_carthage_sails_four() -> None:
    table = moving({"regium": "rome 3cu duilius"}, "duilius").do("rome embark; rome sail messana; rome land")
    assert table.mp == 3
    far = punic({"carthago": "carthage 2cu gisco"}, "gisco", miat="center a1 a2").do(
        "carthage embark; carthage sail lilybaeum; carthage sail drepanum",
        "carthage sail panormus; carthage sail lipara; carthage land",
    )
    assert far.at("gisco") == "lipara"
    assert far.mp == 0


@pytest.mark.rule("hamilcar", "7.3.B2", "14.5.A3")
def test_nobody_sails_out_of_a_besieged_city() -> None:
    pieces = {"agrigentum_inside": "carthage 2cu gisco", "agrigentum": "rome 4cu duilius"}
    table = punic(pieces, "gisco", points={"agrigentum": (1, "rome")})
    assert table.reason("carthage embark").rule == "7.3.B2"
    assert "embark" in punic(pieces, "gisco").verbs("carthage")


@pytest.mark.rule("hamilcar", "7.3.C3", "2.3.G1", "2.3.F4", "7.3.C2")
def test_ten_units_aboard_and_five_warships_at_most() -> None:
    table = moving({"roma": "rome 7cu duilius"}, "duilius", ready=(9, 0), spent=(1, 0)).do("rome embark")
    assert table.legal("rome")[-1] == "ships 5"
    assert table.reason("rome ships 6").rule == "2.3.G1"
    table.do("rome ships 5; rome leave cu")
    assert table.asked == ("rome", "left_ashore")
    table.do("rome leave cu")
    assert (table.cus("rome", "at_sea"), table.cus("rome", "roma"), table.at_sea("rome")) == (5, 2, 5)
    light = moving({"roma": "rome 3cu duilius"}, "duilius", ready=(9, 0)).do("rome embark")
    assert light.legal("rome")[-1] == "ships 5"
    none = moving({"roma": "rome 3cu duilius"}, "duilius", spent=(3, 0)).do("rome embark")
    assert none.asked == ("rome", "sail_on")  # Spent ones stay in port


@pytest.mark.rule("hamilcar", "7.3.C4", "7.3.C5")
def test_pieces_come_aboard_on_the_way_but_nobody_who_outranks_the_mover() -> None:
    pieces = {"roma": "rome 3cu fulvius_flaccus:proconsul", "neapolis": "rome 4cu duilius", "lipara": "rome 1cu 1st"}
    table = moving(pieces, "fulvius_flaccus", seamanship=3).do("rome embark; rome sail neapolis; rome board; rome done")
    assert table.legal("rome") == ["cus 0", "cus 1"]  # three stay with the Consul, who outranks a Proconsul
    table.do("rome cus 1; rome sail lipara; rome board; rome done; rome cus 1; rome trains 1; rome land")
    assert table.force("rome", "lipara") == (5, 0, 1)


@pytest.mark.rule("hamilcar", "15.6.1", "2.2.D3a", "2.2.D3b", "15.4.B1", "15.4.B3", "15.4.B4")
def test_rome_sails_to_africa_only_with_the_right_to_it() -> None:
    def into_africa(general: str, **more: Any) -> bool:
        table = moving({"agrigentum": f"rome 4cu {general}"}, general, control={"agrigentum": "rome"}, **more).do(
            "rome embark"
        )
        return "sail clupea" in table.legal("rome")

    assert not into_africa("duilius", seamanship=1)
    assert not into_africa("duilius", seamanship=2)
    assert not into_africa("duilius", seamanship=3)
    assert into_africa("duilius", seamanship=4)
    assert into_africa("atilius_regulus", seamanship=1)
    table = moving(
        {"agrigentum": "rome 4cu duilius"}, "duilius", control={"agrigentum": "rome", "syracusae": "rome"}, seamanship=3
    )
    assert "sail clupea" in table.do("rome embark").legal("rome")
    inside = moving({"utica": "rome 4cu duilius"}, "duilius", control={"utica": "rome"}, seamanship=2).do("rome embark")
    assert "sail hippo_acra" in inside.legal("rome")  # a voyage within Africa is free


@pytest.mark.rule("hamilcar", "2.3.E1c", "7.1.5")
def test_a_force_without_a_general_does_nothing() -> None:
    table = Table(
        {"regium": "rome 6cu", "catana": "rome 3cu duilius", "enna": "carthage 3cu"},
        rome="socii_navales spies",
        carthage="epidemic",
    )
    table.do("rome operate socii_navales")
    assert table.nouns("activate", "rome") == ["duilius"]
    table.do("rome activate duilius; rome march leontini")
    assert table.asked == ("rome", "move")  # the Force in Enna cannot Intercept


@pytest.mark.rule("hamilcar", "2.3.E3d")
def test_losses_may_take_a_consul_below_three() -> None:
    table = moving(
        {"catana": "rome 3cu atilius_regulus", "enna": "carthage 3cu gisco"},
        "atilius_regulus",
        "large_die 6, large_die 5",
        control={"catana": "rome"},
    )
    table.do("rome march enna; carthage done")
    assert table.cus("rome", "catana") == 1
    assert table.at("atilius_regulus") == "catana"


@pytest.mark.rule("hamilcar", "7.1.8", "15.3.C3")
def test_cus_from_sicily_may_pass_an_african_port_under_a_neutral_miat_but_those_taken_aboard_there_not() -> None:
    pieces = {"lilybaeum": "carthage 3cu gisco", "utica": "carthage 1cu"}
    table = punic(pieces, "gisco", miat="a1").do("carthage embark; carthage sail carthago; carthage sail utica")
    assert "carales" in table.nouns("sail", "carthage")
    table.do("carthage board; carthage whole")
    assert table.why_not("carthage sail carales") == ("7.1.8", "miat-holds-back")


@pytest.mark.rule("hamilcar", "7.3.C3", "2.3.E3b", "2.2.A4")
def test_an_army_of_ten_makes_room_for_warships_but_keeps_what_its_general_needs() -> None:
    table = moving({"roma": "rome 4cu 6st duilius"}, "duilius", ready=(5, 0)).do("rome embark; rome ships 5")
    table.do("rome leave cu")
    assert table.legal("rome") == ["leave train"]
    assert table.why_not("rome leave cu") == ("2.3.E3b", "consul-needs")
    assert table.why_not("rome leave elephant") == ("7.3.C3", "not-aboard")
    table.do("rome leave train; rome leave train; rome leave train; rome leave train")
    assert table.force("rome", "at_sea") == (3, 0, 2)
    assert table.force("rome", "roma") == (1, 0, 4)
    alone = punic({"carthago": "carthage 1cu 9st gisco"}, "gisco", ready=(0, 1)).do("carthage embark; carthage ships 1")
    assert alone.why_not("carthage leave cu") == ("2.2.A4", "last-cu")


WEATHER: dict[str, Any] = {"rome": "bad_weather spies", "carthage": "shipyards_of_the_cothon epidemic"}


def blown_back(pieces: dict[str, str], dice: str = "", **more: Any) -> Table:
    """Gisco sails from Lilybaeum by Drepanum and Panormus to Lipara, and Bad Weather sends him back to Panormus."""
    table = Table({"lilybaeum": "carthage 4cu gisco", **pieces}, dice, active="carthage", **WEATHER, **more)
    table.do("carthage operate shipyards_of_the_cothon; carthage activate gisco; carthage embark")
    table.do("carthage sail drepanum; carthage sail panormus; carthage sail lipara")
    return table.do("rome react bad_weather")


@pytest.mark.rule("hamilcar", "7.3.B3", "17.1#32b", "7.2.C1", "2.3.D3d")
def test_a_fleet_blown_back_to_a_port_that_it_passed_lands_there_with_land_reactions() -> None:
    table = blown_back({"panormus": "rome 1st duilius"})
    assert table.asked == ("rome", "land_reaction")  # the lone Consul may try to get away
    table.do("rome done")
    assert table.standing("duilius") == "eliminated"
    assert table.force("carthage", "panormus") == (4, 0, 1)


@pytest.mark.rule("hamilcar", "7.3.B3", "10.0.2", "17.1#32b")
def test_a_fleet_blown_back_to_an_enemy_city_meets_whom_its_owner_leaves_outside() -> None:
    pieces = {"panormus": "carthage 4cu gisco", "neapolis": "rome 1st duilius"}
    table = Table(pieces, active="carthage", **WEATHER)
    table.do("carthage operate shipyards_of_the_cothon; carthage activate gisco; carthage embark")
    table.do("carthage sail lipara; carthage sail neapolis; carthage sail paestum; rome react bad_weather")
    assert table.asked == ("rome", "garrison")
    table.do("rome bring duilius; rome trains 1")
    assert (table.at("duilius"), table.at("gisco")) == ("neapolis_inside", "neapolis")
    assert table.force("rome", "neapolis_inside") == (0, 0, 1)


@pytest.mark.rule("hamilcar", "12.1.1", "17.1#32b")
def test_neighbours_may_intercept_a_fleet_blown_back() -> None:
    table = blown_back({"thermae": "rome 4cu duilius"}, "roll 1")
    table.do("rome interpose duilius; rome whole; carthage back_up")
    assert table.at("gisco") == "lilybaeum"


@pytest.mark.rule("hamilcar", "17.1#32b", "7.3.B3")
def test_a_fleet_blown_back_to_where_it_embarked_meets_no_reaction() -> None:
    pieces = {"drepanum": "rome 2cu", "panormus": "rome 2cu", "agrigentum": "rome 3cu duilius"}
    table = blown_back(pieces)
    assert table.at("gisco") == "lilybaeum"
    assert table.asked[1] != "land_reaction"


def marched(*steps: str, pieces: dict[str, str] | None = None) -> Table:
    """Duilius takes these steps, and Carthage keeps its Bad Weather."""
    hands = {"rome": "socii_navales spies", "carthage": "bad_weather epidemic"}
    table = Table({"roma": "rome 6cu duilius", **(pieces or {})}, **hands)
    table.do("rome operate socii_navales; rome activate duilius")
    for step in steps:
        table.do(f"rome {step}")
        if table.asked == ("carthage", "reaction"):
            table.do("carthage pass")
    return table


@pytest.mark.rule("hamilcar", "17.1#32a")
def test_bad_weather_may_wait_for_the_end_of_the_move() -> None:
    table = marched("march tarracina", "march capua", "march beneventum").do("rome stop")
    assert table.asked == ("carthage", "reaction")
    table.do("carthage react bad_weather")
    assert table.at("duilius") == "capua"


@pytest.mark.rule("hamilcar", "17.1#32a", "14.1.3")
def test_bad_weather_may_forestall_a_siege_or_subjugation() -> None:
    table = marched("march tarracina", "march capua", "march beneventum", "march bovianum").do("rome siege")
    assert table.asked == ("carthage", "reaction")
    table.do("carthage react bad_weather")
    assert table.at("duilius") == "capua"
    assert table.events("siege-roll") == []
    goes_on = marched("march tarracina", "march capua", "march beneventum", "march bovianum")
    goes_on.do("rome siege; carthage pass")
    assert len(goes_on.events("siege-roll")) == 1


@pytest.mark.rule("hamilcar", "17.1#32a")
def test_bad_weather_is_too_late_once_something_was_resolved_beyond_the_point_of_return() -> None:
    table = marched("march tarracina", "march capua", "march beneventum", pieces={"beneventum": "carthage 1st"})
    assert table.force("rome", "beneventum")[2] == 1  # captured
    table.do("rome march venusia")
    assert table.asked == ("rome", "move")
    table.do("rome stop")
    assert table.at("duilius") == "venusia"


@pytest.mark.rule("hamilcar", "2.3.D4a")
def test_an_army_without_movement_points_destroys_no_train() -> None:
    table = moving(ROAD, "duilius").do("rome march consentia; rome march thurii; rome march tarentum")
    assert "destroy_train" in table.verbs("rome")
    table.do("rome march brundisium")
    assert "destroy_train" not in table.verbs("rome")
    assert table.why_not("rome destroy_train") == ("2.3.D4a", "no-points-left")
    bare = moving({"regium": "rome 5cu duilius"}, "duilius")
    assert bare.why_not("rome destroy_train") == ("2.3.D4a", "no-train-there")


@pytest.mark.rule("hamilcar", "7.2.A3")
def test_a_lone_general_beside_an_enemy_general_need_not_leave() -> None:
    table = moving({"enna": "rome duilius:proconsul + carthage hanno"}, "duilius")
    assert "stop" in table.verbs("rome")
    table.do("rome march catana; rome march enna")
    assert "stop" not in table.verbs("rome")


@pytest.mark.rule("hamilcar", "2.3.D4a", "7.1.6")
def test_a_destroyed_train_is_no_longer_in_the_army() -> None:
    table = moving(ROAD, "duilius").do("rome destroy_train")
    assert table.view()["movement"]["army"]["st"] == 0
    assert table.mp == 3
    assert table.do("rome march consentia").force("rome", "consentia") == (5, 0, 0)
    assert table.events("marched")[-1] == ("duilius", "regium", "consentia", 5, 0, 0)


@pytest.mark.rule("hamilcar", "7.2.E2", "2.3.D3a")
def test_trains_captured_by_an_overrun_come_along() -> None:
    pieces = {"catana": "rome 6cu duilius", "enna": "carthage 1cu 2st"}
    table = moving(pieces, "duilius").do("rome march enna; rome overrun")
    assert table.view()["movement"]["army"] == {"cu": 6, "elephants": 0, "st": 2, "generals": ["duilius"]}
    assert table.do("rome march leontini").force("rome", "leontini") == (6, 0, 2)


@pytest.mark.rule("hamilcar", "7.1.6", "2.1.C2")
def test_elephants_are_told_off_before_other_cus() -> None:
    table = punic({"thermae": "carthage 3cu 2el hanno"}, "hanno").do("carthage regroup; carthage done")
    assert table.legal("carthage") == ["elephants 0", "elephants 1", "elephants 2"]
    table.do("carthage elephants 1; carthage cus 2; carthage march enna")
    assert (table.force("carthage", "enna"), table.force("carthage", "thermae")) == ((3, 1, 0), (2, 1, 0))


@pytest.mark.rule("hamilcar", "2.3.E3b", "7.1.7")
def test_a_passing_consul_leaves_another_at_least_what_he_had() -> None:
    pieces = {"regium": "rome 5cu duilius", "consentia": "rome 1cu atilius_calatinus"}
    table = moving(pieces, "duilius").do("rome march consentia; rome regroup; rome done")
    assert table.nouns("cus", "rome") == ["3", "4", "5"]
    table.do("rome cus 4; rome march paestum")
    assert (table.cus("rome", "paestum"), table.cus("rome", "consentia")) == (4, 2)


@pytest.mark.rule("hamilcar", "7.1.6")
def test_a_general_with_nobody_around_has_nothing_to_regroup() -> None:
    table = moving({"regium": "rome duilius:proconsul"}, "duilius")
    assert "regroup" not in table.verbs("rome")
    assert table.why_not("rome regroup") == ("7.1.6", "regrouped")
