"""Crossing points of rules, found by reading: where one chapter meets another."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar import forces as f

from .table import GAME, Table, general, space
from .test_cards import event
from .test_movement import campaign, moving, punic
from .test_naval import battle
from .test_phases import in_phase
from .test_reinforcement import phase, to_rome

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


def to_ships(table: Table, ships: int = 1) -> Table:
    """Let the interceptor gather nothing more and commit its Warships."""
    while table.asked[1] != "intercepting_ships":
        options = table.legal("carthage")
        wanted = next((o for o in ("whole", "sail messana", "pass") if o in options), options[0])
        table.do(f"carthage {wanted}")
    return table.do(f"carthage ships {ships}")


# ---- sea: moves, interceptions, battles, events inside one another ----


def test_a_counter_event_in_a_naval_battle_in_an_interception_in_a_campaign() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno", "regium": "rome 3cu atilius_regulus"}
    table = campaign(pieces, carthage="ambush epidemic", seamanship=2, ready=(2, 2)).do(
        "rome activate duilius; rome embark; rome ships 2; rome sail neapolis; carthage intercept"
    )
    to_ships(table, 2)
    assert table.asked == ("carthage", "reaction")
    names = [type(p).__name__ for p in table.s.stack]
    assert names[-6:] == ["Activation", "Movement", "NavalMovement", "NavalInterception", "NavalBattle", "Window"]
    assert "Campaign" in names
    table.do("carthage react ambush")
    assert GAME.check(table.s) == ""
    assert table.view()["naval_battle"]["sides"]["carthage"]["rating"] == 3


def test_bad_weather_strikes_the_second_general_of_a_campaign_only() -> None:
    pieces = {"regium": "rome 3cu duilius", "nola": "rome 3cu fulvius_flaccus:proconsul"}
    table = campaign(pieces, carthage="bad_weather epidemic").do(
        "rome activate duilius; rome march consentia; rome march thurii; rome march tarentum; carthage pass; rome stop"
    )
    table.do(
        "rome activate fulvius_flaccus; rome march capua; rome march fregellae",
        "rome march praeneste; carthage react bad_weather",
    )
    assert table.at("duilius") == "tarentum"
    assert table.at("fulvius_flaccus") == "fregellae"


def test_punic_faith_cancels_corvus_inside_a_naval_battle() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = Table(pieces, rome="socii_navales corvus", carthage="punic_faith epidemic", seamanship=2, ready=(1, 1))
    table.do(
        "rome operate socii_navales; rome activate duilius; rome embark; rome ships 1",
        "rome sail neapolis; carthage intercept",
    )
    to_ships(table).do("rome react corvus; carthage react punic_faith")
    assert table.s.corvi == 0
    assert "corvus" in table.view()["discard"]


def test_supremacy_won_by_an_undeclared_interception_gives_the_red_siege_die_on_landing() -> None:
    pieces = {"roma": "rome 4cu duilius", "syracusae": "carthage hanno"}
    table = moving(
        pieces,
        "duilius",
        "red_die 3",
        seamanship=3,
        ready=(0, 1),
        control={"neapolis": "carthage", "messana": "carthage"},
    )
    table.do("rome embark; rome sail neapolis; carthage pass; rome land; rome siege")
    assert table.supremacy == "rome"
    assert table.s.points[space("neapolis")] == 1


def test_siege_points_stay_when_supremacy_is_lost_and_no_attempt_is_open() -> None:
    table = moving(
        {"syracusae": "rome 4cu duilius"}, "duilius", points={"syracusae": (2, "rome")}, supremacy="carthage"
    )
    assert table.why("rome", "siege") == "14.2.2"
    assert table.s.points[space("syracusae")] == 2
    table.do("rome stop")
    assert table.s.points[space("syracusae")] == 2


def test_an_aristocrat_displaced_at_sea_costs_pcs_without_political_consequences() -> None:
    pieces = {"roma": "rome 1cu cornelius_scipio", "syracusae": "carthage 2cu adherbal"}
    table = battle("roll 6", ships=0, others=2, pieces=pieces, general="cornelius_scipio")
    assert table.standing("cornelius_scipio") == "eliminated"
    assert table.match.prompt()[2] == (2,)
    table.do("rome remove nola; rome remove cosa; carthage target syracusae")
    assert table.asked[1] != "removal"  # 8.5 waives the rest


def test_an_aristocrat_lost_with_no_pcs_left_ends_the_game_in_the_middle_of_a_voyage() -> None:
    pieces = {"roma": "rome cornelius_scipio", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "cornelius_scipio", seamanship=2, ready=(0, 1), control=BARE).do(
        "rome embark; rome sail neapolis; carthage intercept"
    )
    assert table.over == ("carthage", "out_of_control")


def test_prizes_over_ten_warships_are_lost_to_both_sides() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle("roll 6", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, spent=(7, 0)).do(
        "rome pass"
    )
    assert table.s.spent[0] == 7
    assert table.s.sunk[1] == 1
    assert GAME.check(table.s) == ""


def test_half_of_two_prizes_in_the_losers_box_come_back_spent() -> None:
    from navarch.games.hamilcar.naval_aftermath import NavalAftermath

    from .table import position, resume

    s = position(
        {"at_sea": "rome 1cu duilius + carthage 1cu gisco"},
        rome="spies",
        prizes=[2, 0],
        at_sea=[0, 1],
        route=[space("roma"), space("neapolis")],
        chase=[space("syracusae"), space("neapolis")],
    )
    table = Table.on(resume(s, NavalAftermath(0, 1, space("neapolis"), general("duilius"), general("gisco"), 1, 0, 0)))
    assert table.s.spent[1] == 1
    assert table.s.sunk[1] == 1
    assert table.s.prizes == [0, 0]


def test_a_winner_who_sails_on_cannot_be_intercepted_again() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5", corvi=1, ships=3, others=1, carthage_first=False, pieces=pieces, seamanship=3, ready=(3, 3)
    ).do("rome pass; rome sail lipara")
    assert table.asked == ("rome", "sail_on")


def test_a_landing_after_a_naval_victory_can_lead_to_a_land_battle_but_to_no_siege() -> None:
    pieces = {"roma": "rome 4cu duilius", "syracusae": "carthage hanno", "lipara": "carthage 1cu"}
    table = battle(
        "roll 5, small_die 2, large_die 6",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
    ).do("rome pass; rome sail lipara; rome land")
    assert table.events("land-battle")
    assert table.events("naval-victory")
    assert table.asked[1] != "move"


def test_a_beaten_interceptor_returns_to_the_last_own_port_of_its_route() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = battle(
        "roll 5",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
        control={"messana": "carthage"},
    ).do("rome pass")
    assert table.at("hanno") in ("messana", "lipara")
    assert table.cus("carthage", table.at("hanno") or "") >= 1


def test_the_miat_keeps_cus_out_of_an_interception_from_africa() -> None:
    pieces = {"agrigentum": "rome 3cu vulso_longus", "carthago": "carthage 3cu carthalo"}
    table = moving(pieces, "vulso_longus", control={"agrigentum": "rome"}, miat="a1", ready=(1, 1), seamanship=2).do(
        "rome embark; rome ships 1; rome sail lilybaeum"
    )
    table.do("carthage intercept; carthage whole")
    assert table.cus("carthage", "at_sea") == 0
    assert table.at("carthalo") == "at_sea"
    assert table.cus("carthage", "carthago") == 3


def test_a_peaceful_miat_forbids_carthage_to_intercept_and_costs_no_supremacy() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "duilius", seamanship=2, ready=(1, 2), miat="").do(
        "rome embark; rome ships 1; rome sail neapolis"
    )
    assert table.asked == ("rome", "sail_on")
    assert table.supremacy == "carthage"


def test_the_miat_falls_to_peaceful_by_a_battle_loss_and_truce_rules_bind_carthage_at_once() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 3cu gisco", "thermae": "carthage 3cu hanno"}
    table = moving(
        pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6", miat="a1", control={"hippana": "rome"}
    ).do("rome march enna; carthage done; carthage unseat a1")
    assert table.view()["miat"]["state"] == "peaceful"
    assert table.view()["display"]["miat"] == "rome"
    assert f.truce_binds(table.s, 1)
    assert not f.truce_binds(table.s, 0)
    assert table.s.truce == 0


def test_a_truce_is_broken_by_a_counter_event() -> None:
    table = Table({}, carthage="punic_faith spies", rome="epidemic", active="carthage", truce=1).do(
        "carthage react punic_faith"
    )
    assert table.s.truce == 0


def test_cruel_sea_strikes_after_a_won_naval_battle() -> None:
    pieces = {"roma": "rome 3cu duilius", "syracusae": "carthage hanno"}
    table = battle(
        "roll 5, roll 6, roll 6",
        corvi=1,
        ships=3,
        others=1,
        carthage_first=False,
        pieces=pieces,
        seamanship=3,
        carthage="cruel_sea epidemic",
    )
    table.do("rome pass; rome sail lipara; rome land; carthage react cruel_sea")
    assert len(table.events("storm")) == 2
    assert table.s.sunk[0] >= 3


def test_storms_that_take_the_last_cu_forbid_a_landing_among_enemies() -> None:
    pieces = {"carthago": "carthage 1cu 1st gisco", "lilybaeum": "rome 2cu"}
    table = punic(pieces, "gisco", "roll 6", rome="storms_at_sea epidemic", control={"lilybaeum": "rome"}).do(
        "carthage embark; carthage sail lilybaeum; carthage land; rome react storms_at_sea; carthage lose cu"
    )
    assert table.at("gisco") == "carthago"
    assert GAME.check(table.s) == ""


def test_good_omen_sets_the_die_of_an_interception_inside_a_move() -> None:
    table = moving(
        {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        carthage="good_omen epidemic",
    )
    table.do(
        "rome march enna; carthage interpose hanno; carthage whole; carthage react good_omen",
        "carthage set_die 1; rome back_up",
    )
    assert table.at("atilius_regulus") == "catana"
    assert table.events("land-battle") == []


def test_roman_good_omen_can_itself_be_cancelled() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"}
    table = Table(pieces, "roll 1, roll 6", rome="socii_navales good_omen", carthage="punic_faith epidemic")
    table.do(
        "rome operate socii_navales; rome activate atilius_regulus; rome march enna",
        "carthage avoid himilco; carthage whole; carthage escape thermae; rome pursue",
        "rome react good_omen; carthage react punic_faith",
    )
    assert table.events("pursuit-failed")
    assert "good_omen" in table.view()["discard"]


# ---- land: reactions, battles, retreats ----


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
    from navarch.games.hamilcar.land_battle import LandBattle

    from .table import position

    s = position(
        {"enna": "rome 6cu atilius_regulus + carthage 1cu gisco"},
        rome="spies",
        control={"agrigentum": "rome", "lilybaeum": "rome", "syracusae": "rome"},
    )
    fight = LandBattle(
        0,
        space("enna"),
        space("catana"),
        general("atilius_regulus"),
        0,
        0,
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


def test_scipio_places_his_pc_before_the_loser_pays() -> None:
    pieces = {"catana": "rome 6cu cornelius_scipio", "enna": "carthage 2cu gisco"}
    table = moving(pieces, "cornelius_scipio", "small_die 2, large_die 4, large_die 6").do(
        "rome march enna; carthage done"
    )
    order = []
    while table.asked[1] in ("removal", "victors_pc"):
        order.append(table.asked[1])
        table.do(f"{table.asked[0]} {table.legal(table.asked[0])[0]}")
    assert sorted(order) == ["removal", "victors_pc"]


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


def test_spoils_of_war_after_a_siege_reach_the_neighbours_of_the_city() -> None:
    pieces = {"agrigentum": "rome 4cu duilius"}
    table = Table(
        pieces,
        "white_die 6",
        rome="hiero_sends_grain spoils_of_war",
        carthage="epidemic spies",
        points={"agrigentum": (1, "rome")},
        control={"enna": "carthage"},
    )
    table.do(
        "rome operate hiero_sends_grain; rome activate duilius; rome siege",
        "carthage discard spies; rome event spoils_of_war",
    )
    assert {"enna", "camarina", "thermae"} <= set(table.nouns("rome", "target"))


def test_treachery_breaks_the_truce_before_it_strikes() -> None:
    table = event("treachery_in_the_city", {"agrigentum": "rome 3cu duilius"}, dice="white_die 2", truce=1)
    assert table.s.truce == 0
    table.do("rome target agrigentum")
    assert table.s.points[space("agrigentum")] == 1


def test_a_citadel_makes_determined_defence_worth_another_turn() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu 1st"}
    table = moving(
        pieces, "duilius", "red_die 6", supremacy="rome", citadel="agrigentum", points={"agrigentum": (1, "rome")}
    ).do("rome siege; carthage defend")
    assert table.s.points[space("agrigentum")] == 2
    assert table.control("agrigentum") == "carthage"


def test_surprise_sortie_lifts_the_last_point_and_the_city_is_free_again() -> None:
    pieces = {"agrigentum": "rome 4cu duilius", "agrigentum_inside": "carthage 1cu gisco"}
    table = moving(pieces, "duilius", "white_die 6", carthage="surprise_sortie shipyards_of_the_cothon").do(
        "rome siege; carthage react surprise_sortie; carthage operate shipyards_of_the_cothon; carthage activate gisco"
    )
    assert "march enna" in table.legal("carthage")
    assert not table.view()["spaces"]["agrigentum"]["city"]["besieged"]


def test_himilco_frees_his_city_and_the_next_card_brings_him_out() -> None:
    pieces = {"agrigentum_inside": "carthage 1cu himilco", "agrigentum": "rome 3cu"}
    table = Table(
        pieces,
        carthage="shipyards_of_the_cothon epidemic",
        rome="spies pestilence",
        active="carthage",
        points={"agrigentum": (1, "rome")},
    )
    table.do(
        "carthage operate shipyards_of_the_cothon; carthage activate himilco; carthage ability",
        "rome discard spies; carthage operate epidemic; carthage activate himilco",
        "carthage march enna",
    )
    assert table.at("himilco") == "enna"


# ---- politics, phases, offices ----


def test_a_general_in_winter_keeps_his_siege_only_with_cus() -> None:
    from navarch.games.hamilcar.winter import WinterPhase

    table = in_phase(
        {"agrigentum": "rome 1cu duilius"}, WinterPhase(0, 0), "isolation", "roll 6", points={"agrigentum": (1, "rome")}
    )
    assert table.s.points[space("agrigentum")] == 0
    assert table.at("duilius") == "agrigentum"


def test_the_removal_in_the_victory_check_can_itself_cost_italia() -> None:
    from navarch.games.hamilcar.victory import VictoryCheck

    held = {
        **BARE,
        "praeneste": "rome",
        "tarracina": "rome",
        "nola": "rome",
        "luceria": "rome",
        "venusia": "rome",
        "cosa": "rome",
    }
    table = in_phase({}, VictoryCheck(), "war_chest", control=held)
    assert table.asked == ("rome", "removal")
    table.do("rome remove nola")
    while not table.match.over and table.asked[1] == "removal":
        table.do("rome " + table.legal("rome")[0])
    assert table.over == ("carthage", "italia_lost")


def test_hamilcar_barca_arrives_in_turn_seven_though_xanthippus_was_never_hired() -> None:
    table = phase({"carthago": "carthage 3cu"}, turn=7, miat="center").do(
        "carthage place carthago; carthage place carthago; carthage place carthago"
    )
    assert table.at("hamilcar_barca") == "carthago"
    assert table.standing("xanthippus") == "mercenary"
    assert table.s.forgotten == 1


def test_hiring_xanthippus_frees_elephants_for_a_charge_in_the_same_turn() -> None:
    pieces = {"carthago": "carthage 3cu", "utica": "rome 3cu fulvius_flaccus:proconsul"}
    table = Table(
        pieces,
        "roll 3",
        carthage="shipyards_of_the_cothon spies",
        rome="epidemic pestilence",
        active="carthage",
        turn=6,
        miat="center a1 a2 b1 b2",
    )
    table.do(
        "carthage hire xanthippus; carthage unseat b1; carthage unseat b2",
        "carthage place carthago; rome discard epidemic",
        "carthage operate shipyards_of_the_cothon; carthage activate xanthippus",
        "carthage march utica; carthage charge",
    )
    assert table.events("charge-result") == [(3, 0, 0, 0, 0, 0)]


def test_a_dictator_who_falls_in_battle_is_eliminated_and_his_card_still_counts() -> None:
    from .table import cards

    pieces = {"catana": "rome 1cu atilius_calatinus:dictator", "enna": "carthage 6cu adherbal"}
    table = moving(
        pieces, "atilius_calatinus", "small_die 4, large_die 4, large_die 4", chest=[cards("dictator"), 0]
    ).do("rome march enna; carthage done")
    assert table.standing("atilius_calatinus") == "eliminated"
    assert "dictator" in table.view()["war_chest"]["rome"]["cards"]


def test_a_proconsul_elected_from_the_consuls_keeps_his_army_in_the_field() -> None:
    pieces = {"carthago": "carthage 3cu", "catana": "rome 5cu atilius_regulus", "capua": "rome 3cu claudius_caudex"}
    table = to_rome(phase(pieces)).do("rome choose atilius_regulus")
    assert table.at("atilius_regulus") == "catana"
    assert table.view()["generals"]["atilius_regulus"]["office"] == "proconsul"
    assert table.standing("scipio_asina") in ("pool", "map")


def test_flamen_cannot_be_paid_for_without_two_pcs() -> None:
    table = Table(
        {"regium": "rome 4cu duilius"},
        rome="socii_navales",
        carthage="epidemic",
        flamen=general("duilius"),
        control=BARE,
    )
    table.do("rome operate socii_navales")
    assert "activate duilius" not in table.legal("rome")


def test_punic_faith_keeps_the_card_out_of_the_war_chest_but_the_turn_is_over() -> None:
    table = event("triumph", {}, carthage="punic_faith spies").do("carthage react punic_faith")
    assert table.asked == ("carthage", "card_play")
    assert table.view()["war_chest"]["carthage"]["ops"] == 2


def test_revealed_roman_cards_close_the_windows_they_do_not_hold() -> None:
    pieces = {"thermae": "carthage 4cu hanno"}
    table = Table(
        pieces, carthage="punic_faith shipyards_of_the_cothon", rome="epidemic", active="carthage", deck="bad_weather"
    )
    table.do(
        "carthage react punic_faith; carthage operate shipyards_of_the_cothon",
        "carthage activate hanno; carthage march enna; carthage march leontini",
        "carthage march catana",
    )
    assert table.asked == ("carthage", "move")  # nobody is asked for Bad Weather: the hand lies open


def test_windows_open_by_what_is_possible_and_not_by_what_is_held() -> None:
    for held, deck in (("bad_weather epidemic", ""), ("epidemic", "bad_weather")):
        table = Table({"regium": "rome 4cu duilius"}, rome="socii_navales spies", carthage=held, deck=deck)
        table.match.submit(0, "operate socii_navales")
        table.match.submit(0, "activate duilius")
        for step in ("consentia", "thurii", "tarentum"):
            table.match.submit(0, f"march {step}")
        assert table.asked == ("carthage", "reaction")


def test_spies_are_blind_to_cards_dealt_in_the_next_turn() -> None:
    table = event("spies", {}, carthage="epidemic pestilence").do(
        "carthage discard pestilence; carthage discard epidemic; rome discard grain_shortage"
    )
    while table.s.turn == 1 and not table.match.over:
        who = table.asked[0]
        table.do(f"{who} {table.legal(who)[0]}")
    assert table.match.over or table.view("rome")["spied"] == []


def test_political_instability_leaves_the_miat_alone() -> None:
    from navarch.games.hamilcar.isolation import IsolationPhase

    table = in_phase({}, IsolationPhase(0), "victory_check", options={"political_instability": True}).do(
        "rome remove arretium; rome remove corfinium"
    )
    assert all(action.startswith("remove") for action in table.legal("carthage"))


def test_blockade_runners_may_free_lilybaeum_just_before_it_falls() -> None:
    pieces = {"lilybaeum": "rome 3cu atilius_regulus", "lilybaeum_inside": "carthage 1cu", "carthago": "carthage 1st"}
    table = Table(
        pieces,
        "red_die 6, white_die 6",
        points={"lilybaeum": (1, "rome")},
        ready=(0, 1),
        carthage="spies epidemic",
        rome="hiero_sends_grain",
        active="carthage",
        options={"blockade_runners": True},
    )
    table.do(
        "carthage run_blockade lilybaeum; carthage target carthago; carthage discard spies",
        "rome operate hiero_sends_grain; rome activate atilius_regulus",
    )
    table.do("rome siege")
    assert table.control("lilybaeum") == "carthage"


def test_consul_selection_never_offers_a_general_twice() -> None:
    table = to_rome(
        phase({"carthago": "carthage 3cu", "roma": "rome 6cu"}, miat="center", options={"consul_selection": True})
    ).do("rome choose duilius")
    assert "choose duilius" not in table.legal("rome")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_seamanship_reforms_are_limited_to_one_level_a_turn(count: int) -> None:
    table = to_rome(
        phase(
            {"carthago": "carthage 3cu", "roma": "rome 1cu"},
            "draw gisco, draw duilius, draw lutatius_catulus",
            miat="center",
            seamanship=count,
        )
    ).do("rome place roma; rome place roma; rome improve; rome done")
    assert table.s.seamanship == count + 1
    assert "improve" not in table.verbs("rome")


def test_vulso_raises_no_more_cus_in_a_watched_city_than_fit_inside() -> None:
    pieces = {"roma_inside": "rome 3cu vulso_longus", "roma": "carthage 3cu hanno"}
    table = moving(pieces, "vulso_longus", ready=(2, 0))
    assert table.legal("rome") == ["pass", "ships 1"]
    table.do("rome ships 1")
    assert table.cus("rome", "roma_inside") == 4
    assert GAME.check(table.s) == ""
