"""Crossing points of rules on land: where one chapter meets another."""

from __future__ import annotations

import pytest

from .table import Table, general, space
from .test_movement import moving, punic

BARE = dict.fromkeys(
    [
        "arretium",
        "cosa",
        "praeneste",
        "fregellae",
        "tarracina",
        "nola",
        "salernum",
        "corfinium",
        "aesernia",
        "beneventum",
        "luceria",
        "venusia",
        "paestum",
        "thurii",
    ]
)


def test_avoid_and_two_interceptions_one_failing_leave_one_enemy_to_fight() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "enna": "carthage 2cu himilco",
        "thermae": "carthage 2cu hanno",
        "leontini": "carthage 3cu adherbal",
    }
    table = moving(pieces, "atilius_regulus", "roll 1, roll 6, roll 1").do(
        "rome march enna; carthage avoid himilco; carthage whole; carthage interpose hanno",
        "carthage whole; carthage interpose adherbal; carthage whole",
        "carthage escape agrigentum; rome fight",
    )
    result = table.events("battle-result")[0]
    assert table.at("hanno") == "thermae"
    assert result is not None
    assert table.at("himilco") == "agrigentum"


def test_plus_one_applies_when_the_last_friends_have_just_avoided() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco", "thermae": "carthage 3cu hanno"}
    table = moving(pieces, "atilius_regulus", "roll 1, roll 2", control={"enna": "rome"}).do(
        "rome march enna; carthage avoid himilco; carthage whole; carthage interpose hanno",
        "carthage whole; carthage escape agrigentum",
    )
    assert table.at("hanno") == "thermae"


def test_a_retreating_attacker_who_came_over_the_strait_goes_by_road() -> None:
    pieces = {"regium": "rome 4cu atilius_regulus", "messana": "carthage 6cu hanno"}
    table = moving(
        pieces,
        "atilius_regulus",
        "small_die 4, large_die 3, large_die 3",
        control={"catana": "rome", "messana": "carthage"},
    ).do("rome march messana; carthage done; carthage cus 0; carthage done")
    assert table.events("battle-result")[0][0] == 1
    assert table.at("atilius_regulus") in ("catana", None)
    assert table.cus("rome", "regium") == 0


def test_an_attacker_with_an_admiral_goes_back_over_the_lane_he_came_by() -> None:
    pieces = {"neapolis": "rome 4cu duilius", "lipara": "carthage 6cu gisco"}
    table = moving(pieces, "duilius", "large_die 6, large_die 5").do("rome embark; rome sail lipara; rome land")
    assert table.at("duilius") == "neapolis"


def test_a_loser_who_cannot_pay_loses_the_game_after_his_retreat() -> None:
    pieces = {"catana": "rome 4cu 1st atilius_regulus", "enna": "carthage 6cu hanno"}
    table = moving(pieces, "atilius_regulus", "large_die 6, large_die 5", control={**BARE, "catana": None}).do(
        "rome march enna; carthage done"
    )
    assert table.over == ("carthage", "out_of_control")


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


def test_a_besieger_beaten_by_a_relief_loses_all_siege_points() -> None:
    pieces = {
        "enna": "carthage 6cu adherbal",
        "agrigentum": "rome 3cu fulvius_flaccus:proconsul",
        "agrigentum_inside": "carthage 1cu",
    }
    table = punic(
        pieces, "adherbal", "small_die 2, large_die 4", points={"agrigentum": (1, "rome")}, control={"hippana": "rome"}
    ).do("carthage march agrigentum; rome done; carthage pass")
    assert table.events("battle-result")[0][0] == 1
    assert table.s.points[space("agrigentum")] == 0


def test_an_interception_brings_units_that_elephants_may_charge_with() -> None:
    pieces = {"catana": "rome 6cu fulvius_flaccus:proconsul", "thermae": "carthage 1cu 2el hanno"}
    table = moving(pieces, "fulvius_flaccus", "roll 1", forgotten=0).do(
        "rome march enna; carthage interpose hanno; carthage whole; rome fight"
    )
    assert table.asked == ("carthage", "elephant_charge")


def test_both_consuls_with_one_aristocrat_give_him_the_command_without_a_roll() -> None:
    pieces = {"thermae": "carthage 4cu hanno", "messana": "rome 6cu valerius_flaccus duilius"}
    table = punic(pieces, "hanno", rome="ambush epidemic").do("carthage march messana; rome cus 0; rome done")
    assert table.view()["land_battle"]["sides"]["rome"]["commander"] == "valerius_flaccus"
    assert table.events("rolled") == []


def test_metellus_rerolls_after_elephant_fright() -> None:
    pieces = {"thermae": "carthage 2cu 3el hanno", "enna": "rome 3cu caecilius_metellus"}
    table = punic(pieces, "hanno", "roll 6, roll 2", rome="elephant_fright epidemic", forgotten=0).do(
        "carthage march enna; rome done; carthage charge; rome react elephant_fright; rome roll_again"
    )
    assert table.events("charge-result") == [(0, 0, 0, 0, 0, 0)]
    assert table.asked == ("rome", "die_reroll")


def test_barca_and_a_backfiring_charge_reroll_in_the_attackers_order() -> None:
    pieces = {"thermae": "carthage 2cu 1el hamilcar_barca", "enna": "rome 3cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hamilcar_barca", "roll 2").do("carthage march enna; rome done; carthage charge")
    assert table.asked == ("carthage", "die_reroll")
    table.do("carthage pass")
    assert table.asked == ("rome", "die_reroll")


def test_rival_consuls_overrides_a_change_of_command() -> None:
    both = {"catana": "rome 6cu atilius_regulus duilius", "enna": "carthage 4cu gisco"}
    table = moving(both, "atilius_regulus", "roll 6", carthage="rival_consuls epidemic").do(
        "rome march enna; carthage done; rome command atilius_regulus; carthage change_command",
        "carthage react rival_consuls; carthage command atilius_regulus",
    )
    assert table.events("command-changed")[-1][0] == general("atilius_regulus")


def test_numidian_horse_does_not_help_a_side_whose_die_was_removed() -> None:
    from navarch.games.hamilcar.ch13_land_battle.land_battle import LandBattle

    from .table import position

    s = position(
        {"enna": "rome 6cu atilius_regulus + carthage 1cu gisco"},
        rome="spies",
        control={"agrigentum": "rome", "lilybaeum": "rome", "syracusae": "rome"},
    )
    fight = LandBattle(
        attacker=0,
        space=space("enna"),
        last=space("catana"),
        general=general("atilius_regulus"),
        by_sea=0,
        sortie=0,
        command=[general("atilius_regulus"), general("gisco")],
        more=[0, 1],
    )
    assert fight.levels(s) == [3, 0]


def test_a_lone_consul_left_by_attrition_may_move_but_not_give_up_cus() -> None:
    table = moving({"regium": "rome 2cu duilius"}, "duilius").do("rome march consentia; rome regroup; rome done")
    assert table.cus("rome", "consentia") == 2
    assert table.asked[1] == "move"


def test_the_dictator_takes_cus_from_a_consular_army_on_his_way() -> None:
    pieces = {"roma": "rome 3cu atilius_calatinus:dictator", "tarracina": "rome 3cu duilius"}
    table = moving(pieces, "atilius_calatinus").do(
        "rome march tarracina; rome regroup; rome done; rome cus 6; rome march capua"
    )
    assert table.cus("rome", "capua") == 6
    assert table.at("duilius") == "tarracina"
    assert table.cus("rome", "tarracina") == 0


def test_valerius_settles_after_a_victory_but_not_on_a_city() -> None:
    pieces = {"catana": "rome 6cu valerius_maximus", "leontini": "carthage 1cu"}
    table = moving(pieces, "valerius_maximus", "small_die 2, large_die 4").do(
        "rome march leontini; rome fight; rome settle"
    )
    assert table.control("leontini") == "rome"


def test_regulus_fights_twice_in_one_activation() -> None:
    pieces = {"catana": "rome 8cu atilius_regulus", "enna": "carthage 1cu gisco", "thermae": "carthage 1cu hanno"}
    table = moving(
        pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6, small_die 2, large_die 4, large_die 6"
    ).do("rome march enna; carthage done; rome march thermae; carthage done")
    assert len(table.events("battle-result")) == 2


@pytest.mark.rule("hamilcar", "17.2.B-LScipio1", "13.6.1")
def test_scipio_places_his_pc_after_the_loser_has_paid() -> None:
    pieces = {"catana": "rome 6cu cornelius_scipio", "enna": "carthage 2cu gisco"}
    table = moving(pieces, "cornelius_scipio", "small_die 2, large_die 4, large_die 6").do(
        "rome march enna; carthage done"
    )
    order = []
    while table.asked[1] in ("removal", "victors_pc"):
        order.append(table.asked[1])
        table.do(f"{table.asked[0]} {table.legal(table.asked[0])[0]}")
    assert order == ["removal", "victors_pc"]


def test_a_captured_train_pays_for_the_next_activation() -> None:
    pieces = {"catana": "rome 4cu sulpicius_paterculus", "enna": "carthage 1st"}
    table = moving(pieces, "sulpicius_paterculus", card="minor_campaign_1").do(
        "rome march enna; rome stop; carthage discard epidemic; rome operate pestilence"
    )
    assert "activate sulpicius_paterculus" not in table.legal("rome")
    two = Table({"enna": "rome 4cu 2st sulpicius_paterculus"}, rome="pestilence", carthage="epidemic").do(
        "rome operate pestilence"
    )
    assert "activate sulpicius_paterculus" in two.legal("rome")


def test_an_overrun_wins_no_battle_for_triumph() -> None:
    table = moving({"catana": "rome 5cu duilius", "enna": "carthage 1cu"}, "duilius").do(
        "rome march enna; rome overrun; rome stop"
    )
    assert table.s.won_any == 0
