"""14 Siege and Subjugation."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.ch14_siege.siege import SiegeAttempt

from .positions import event, moving, punic
from .table import Table, general, position, resume, space

AGRIGENTUM = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}


def besieging(dice: str, pieces: dict[str, str] | None = None, general: str = "duilius", **more: Any) -> Table:
    return moving(pieces or AGRIGENTUM, general, dice, **more).do("rome siege")


@pytest.mark.rule("hamilcar", "14.1.1", "14.1.8", "14.2.3", "14.2.4", "14.5.A1", "14.4.1", "14.4.2", "2.3.D3b")
def test_two_points_take_a_walled_city() -> None:
    table = besieging("white_die 6").do("carthage pass")
    assert table.points("agrigentum") == 1
    assert table.view()["spaces"]["agrigentum"]["city"]["besieged"]
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st gisco"}
    fallen = besieging("white_die 6", pieces, points={"agrigentum": (1, "rome")}).do("carthage pass")
    assert fallen.control("agrigentum") == "rome"
    assert fallen.cus("carthage", "agrigentum_inside") == 0
    assert fallen.force("rome", "agrigentum") == (4, 0, 1)
    assert fallen.standing("gisco") == "pool"
    assert fallen.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "14.1.3", "14.1.2", "14.4.3", "2.1.D3", "2.1.D4", "14.1.8")
def test_three_points_subjugate_a_tribe_with_the_red_die() -> None:
    table = moving({"volsinii": "rome 3cu duilius"}, "duilius", "red_die 6", points={"volsinii": (1, "rome")}).do(
        "rome siege"
    )
    assert table.control("volsinii") == "rome"
    assert "tribe" not in table.view()["spaces"]["volsinii"]
    few = moving({"volsinii": "rome 2cu duilius"}, "duilius")
    assert few.reason("rome siege").rule == "14.1.3"
    joined = moving(
        {"roma": "rome 3cu fulvius_flaccus:proconsul", "volsinii": "rome 1cu"}, "fulvius_flaccus", "red_die 6"
    )
    joined.do("rome march volsinii; rome siege")
    assert joined.points("volsinii") == 2


@pytest.mark.rule("hamilcar", "14.2.1", "2.1.C4", "2.1.I6", "2.1.I7", "2.1.I8", "14.2.2")
def test_supremacy_gives_the_red_die_and_large_cities_need_it() -> None:
    red = besieging("red_die 6", supremacy="rome").do("carthage pass")
    assert red.control("agrigentum") == "rome"  # two Points at once
    large = moving({"syracusae": "rome 4cu duilius"}, "duilius", supremacy="carthage")
    assert large.reason("rome siege").rule == "14.2.2"
    allowed = moving({"syracusae": "rome 4cu duilius"}, "duilius", "white_die 6", supremacy="rome").do("rome siege")
    assert allowed.points("syracusae") == 1
    kept = moving({"syracusae": "rome 4cu duilius"}, "duilius", supremacy="carthage", points={"syracusae": (2, "rome")})
    assert kept.reason("rome siege").rule == "14.2.2"
    assert kept.points("syracusae") == 2


@pytest.mark.rule("hamilcar", "14.2.3", "14.1.9")
def test_a_loss_symbol_costs_a_cu_and_without_cus_the_siege_is_over() -> None:
    table = besieging("white_die 1")
    assert table.cus("rome", "agrigentum") == 3
    assert table.points("agrigentum") == 0
    left = moving(
        {"agrigentum": "rome 4cu fulvius_flaccus:proconsul"}, "fulvius_flaccus", points={"agrigentum": (1, "rome")}
    ).do("rome march enna; rome stop")
    assert left.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "14.1.8", "14.2.3", "14.3.1", "14.4.1", "14.3.2", "2.3.D1c")
def test_determined_defence_cancels_one_of_two_points() -> None:
    fallen = besieging("red_die 6", supremacy="rome", points={"agrigentum": (1, "rome")}).do("carthage defend")
    assert fallen.control("agrigentum") == "rome"
    held = besieging("red_die 6", supremacy="rome").do("carthage defend")
    assert held.points("agrigentum") == 1
    assert held.force("carthage", "agrigentum_inside") == (0, 0, 0)
    first = besieging("white_die 6").do("carthage defend")
    assert first.points("agrigentum") == 0  # also against the very first Point


@pytest.mark.rule("hamilcar", "14.1.4")
def test_no_attempt_after_a_battle_in_the_same_activation() -> None:
    table = moving(
        {"enna": "rome 6cu duilius", "agrigentum": "carthage 1cu gisco"},
        "duilius",
        "small_die 2, large_die 4, large_die 6",
    )
    table.do("rome march agrigentum; carthage done; carthage cus 0; carthage done")
    assert table.events("battle-result")[0][0] == "rome"
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "14.5.B1", "13.5.E2", "14.5.A3")
def test_a_besieged_army_sorties_and_may_fall_back_inside() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 2cu gisco"}
    table = punic(pieces, "gisco", "small_die 5, large_die 6, large_die 5", points={"agrigentum": (1, "rome")})
    assert {"sortie", "stop"} == table.verbs("carthage")
    table.do("carthage sortie; carthage whole")
    assert table.events("battle-result") == [("rome", 1, 1)]  # no Land Reactions; the Attacker loses ties
    table.do("carthage cus 1")
    assert table.at("gisco") == "agrigentum_inside"
    assert table.cus("carthage", "agrigentum_inside") == 1
    assert table.points("agrigentum") == 1


@pytest.mark.rule("hamilcar", "14.5.B2", "14.5.B3", "14.5.B4", "14.5.B5", "14.5.B6")
def test_a_relief_army_may_be_joined_by_the_besieged() -> None:
    pieces = {"enna": "carthage 3cu hanno", "agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 2cu gisco"}
    more: dict[str, Any] = {"points": {"agrigentum": (1, "rome")}, "rome": "ambush epidemic"}
    table = punic(pieces, "hanno", **more).do("carthage march agrigentum; rome done")
    assert table.asked == ("carthage", "joining")
    table.do("carthage join; carthage whole; carthage command gisco")
    assert table.view()["land_battle"]["sides"]["carthage"]["cus"] == 5
    alone = punic(pieces, "hanno", **more).do("carthage march agrigentum; rome done; carthage pass")
    side = alone.view()["land_battle"]["sides"]["carthage"]
    assert alone.at("gisco") == "agrigentum_inside"
    assert side["cus"] == 3
    assert side["commander"] == "hanno"


@pytest.mark.rule("hamilcar", "14.5.B6", "13.5.E2", "13.5.E3")
def test_only_the_sortie_units_go_back_inside_after_a_lost_relief() -> None:
    pieces = {"enna": "carthage 3cu hanno", "agrigentum": "rome 6cu duilius", "agrigentum_inside": "carthage 1cu gisco"}
    dice = "small_die 1, large_die 6, large_die 5"
    table = punic(pieces, "hanno", dice, points={"agrigentum": (1, "rome")}, control={"enna": "carthage"})
    table.do("carthage march agrigentum; rome done; carthage join; carthage whole; carthage command hanno")
    assert table.events("battle-result")[0][0] == "rome"
    assert table.legal("carthage") == ["cus 0", "cus 1"]
    table.do("carthage cus 1")
    assert table.legal("carthage") == ["done", "bring gisco"]
    table.do("carthage bring gisco")
    assert table.at("gisco") == "agrigentum_inside"
    assert table.at("hanno") == "enna"


@pytest.mark.rule("hamilcar", "14.5.A2", "5.1.D1")
def test_no_silver_reaches_a_besieged_carthago() -> None:
    pieces = {"carthago": "rome 3cu duilius", "utica": "carthage 1cu hanno"}
    table = event("silver_of_iberia", pieces, "carthage", points={"carthago": (1, "rome")})
    assert table.nouns("target", "carthage") == ["utica"]


@pytest.mark.rule("hamilcar", "14.1.9", "12.1.1")
def test_a_siege_is_over_as_soon_as_the_last_besieger_marches_off() -> None:
    pieces = {"lilybaeum": "rome 4cu duilius", "lilybaeum_inside": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", points={"lilybaeum": (1, "rome")}).do("rome march drepanum")
    assert table.s.points.count(1) == 0
    assert table.asked == ("carthage", "land_reaction")
    assert table.legal("carthage") == ["done", "interpose hanno"]


@pytest.mark.rule("hamilcar", "14.1.9", "8.3.6")
def test_a_siege_is_over_as_soon_as_the_last_besieger_sails() -> None:
    pieces = {"syracusae": "rome 4cu duilius", "syracusae_inside": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", points={"syracusae": (1, "rome")}, ready=(1, 2), seamanship=2)
    table.do("rome embark; rome ships 1; rome sail messana")
    assert table.asked == ("carthage", "interception")  # Hanno is free to sail out of Syracusae


@pytest.mark.rule("hamilcar", "14.5.B3")
def test_command_by_rank_in_a_sortie_with_a_relief_army() -> None:
    pieces = {
        "enna": "carthage 3cu hanno",
        "agrigentum": "rome 4cu duilius",
        "agrigentum_inside": "carthage 1cu hamilcar_barca",
    }
    table = punic(pieces, "hanno", points={"agrigentum": (1, "rome")}, rome="ambush epidemic").do(
        "carthage march agrigentum; rome done; carthage join; carthage whole"
    )
    assert table.view()["land_battle"]["sides"]["carthage"]["commander"] == "hamilcar_barca"


@pytest.mark.rule("hamilcar", "14.1.9", "14.5.B2")
def test_a_besieger_beaten_by_a_relief_loses_all_siege_points() -> None:
    pieces = {
        "enna": "carthage 6cu adherbal",
        "agrigentum": "rome 3cu fulvius_flaccus:proconsul",
        "agrigentum_inside": "carthage 1cu",
    }
    table = punic(
        pieces, "adherbal", "small_die 2, large_die 4", points={"agrigentum": (1, "rome")}, control={"hippana": "rome"}
    ).do("carthage march agrigentum; rome done; carthage pass")
    assert table.events("battle-result")[0][0] == "carthage"
    assert table.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "14.2.2", "2.1.I8")
def test_siege_points_stay_when_supremacy_is_lost_and_no_attempt_is_open() -> None:
    table = moving(
        {"syracusae": "rome 4cu duilius"}, "duilius", points={"syracusae": (2, "rome")}, supremacy="carthage"
    )
    assert table.reason("rome siege").rule == "14.2.2"
    assert table.points("syracusae") == 2
    table.do("rome stop")
    assert table.points("syracusae") == 2


BESIEGED = {"agrigentum_inside": "carthage 1cu hanno", "agrigentum": "rome 1cu"}


@pytest.mark.rule("hamilcar", "14.1.9", "7.2.E1", "7.1.6")
def test_an_overrun_of_the_last_besieger_frees_the_garrison_at_once() -> None:
    pieces = {**BESIEGED, "lilybaeum": "carthage 6cu himilco"}
    table = punic(pieces, "himilco", points={"agrigentum": (1, "rome")}).do("carthage march agrigentum")
    table.do("carthage overrun")
    assert table.points("agrigentum") == 0
    table.do("carthage regroup")
    assert table.nouns("bring", "carthage") == ["hanno"]


@pytest.mark.rule("hamilcar", "14.1.9", "11.1.7")
def test_a_besieger_who_avoids_battle_gives_up_his_points() -> None:
    pieces = {
        "agrigentum_inside": "carthage 1cu hanno",
        "agrigentum": "rome 3cu duilius",
        "lilybaeum": "carthage 6cu himilco",
    }
    table = punic(pieces, "himilco", "roll 1", points={"agrigentum": (1, "rome")}, control={"hippana": None})
    table.do("carthage march agrigentum; rome avoid duilius; rome whole; rome escape hippana")
    assert table.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "14.1.9", "12.1.6")
def test_a_besieger_who_intercepts_elsewhere_gives_up_his_points() -> None:
    pieces = {"agrigentum_inside": "carthage 1cu", "agrigentum": "rome 3cu duilius", "thermae": "carthage 6cu himilco"}
    table = punic(pieces, "himilco", "roll 1", points={"agrigentum": (1, "rome")}).do("carthage march enna")
    table.do("rome interpose duilius; rome whole")
    assert table.at("duilius") == "enna"
    assert table.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "14.1.9", "8.3.5")
def test_a_besieger_who_boards_an_intercepting_fleet_gives_up_his_points() -> None:
    pieces = {"agrigentum_inside": "carthage 1cu", "agrigentum": "rome 3cu duilius", "lilybaeum": "carthage 3cu gisco"}
    table = punic(pieces, "gisco", points={"agrigentum": (1, "rome")}, control={"syracusae": "rome"}, ready=(1, 0),
                  seamanship=4)  # fmt: skip
    table.do("carthage embark; carthage sail drepanum; rome intercept; carthage fight")
    while table.asked[1] in ("loading", "chase", "departure", "detachment"):
        wanted = {
            "loading": "board",
            "chase": "sail agrigentum",
            "departure": "depart syracusae",
            "detachment": "whole",
        }
        said = wanted[table.choice]
        table.do("rome " + (said if said in table.legal("rome") else table.legal("rome")[-1]))
    assert table.at("duilius") == "at_sea"
    assert table.points("agrigentum") == 0


@pytest.mark.rule("hamilcar", "14.1.9", "14.3.1")
def test_points_of_a_roll_that_cost_the_last_besieger_are_not_defended_against() -> None:
    s = position({"agrigentum": "rome 1cu duilius", "agrigentum_inside": "carthage 1cu 1st"}, rome="spies")
    attempt = SiegeAttempt(seat=0, general=general("duilius"), space=space("agrigentum"), rolled=1, loss=1, points=1)
    attempt.go("losses")
    table = Table.on(resume(s, attempt))
    assert table.asked[1] != "determined_defence"
    assert (table.points("agrigentum"), table.cus("rome", "agrigentum")) == (0, 0)


@pytest.mark.rule("hamilcar", "14.3.1", "14.3.2", "2.3.D1c")
def test_a_roman_garrison_may_defend_itself_with_determination_too() -> None:
    pieces = {"messana": "carthage 4cu hanno", "messana_inside": "rome 2cu 1st"}
    table = punic(pieces, "hanno", "white_die 4", supremacy="rome").do("carthage siege")
    assert table.asked == ("rome", "determined_defence")
    table.do("rome defend")
    assert table.force("rome", "messana_inside") == (1, 0, 0)
    assert table.points("messana") == 0


@pytest.mark.rule("hamilcar", "14.5.B1", "17.2.B-Regulus1", "14.1.4")
def test_regulus_goes_on_after_a_sortie_but_besieges_nothing_in_the_same_activation() -> None:
    pieces = {"capua": "carthage 1cu 1st hasdrubal", "capua_inside": "rome 2cu atilius_regulus", "nola": "rome 3cu"}
    table = moving(pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6",
                   control={"neapolis": "carthage"})  # fmt: skip
    table.do("rome sortie; rome done")
    while table.choice in ("detached_cus", "removal", "elephant_losses"):
        table.do(f"{table.actor} {table.legal()[-1]}")
    assert table.events("battle-result")[0][0] == "rome"
    assert table.asked == ("rome", "move")
    table.do("rome march nola; rome regroup; rome whole; rome march neapolis")
    assert table.cus("rome", "neapolis") >= 3
    assert "siege" not in table.verbs("rome")
    assert table.why_not("rome siege") == ("14.1.4", "has-fought")


@pytest.mark.rule("hamilcar", "2.1.C8", "14.1.9")
def test_a_garrison_is_free_as_soon_as_a_card_has_taken_the_last_enemy_before_its_walls() -> None:
    pieces = {"messana": "carthage 1cu", "messana_inside": "rome 2cu", "roma": "rome 1cu"}
    table = event("sicilian_allies_desert", pieces, points={"messana": (1, "carthage")})
    while table.choice in ("event_target", "event_force"):
        table.do("rome " + table.legal("rome")[-1])
    assert table.points("messana") == 0
    assert (table.cus("rome", "messana"), table.cus("rome", "messana_inside")) == (2, 0)
