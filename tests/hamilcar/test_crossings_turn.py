"""Crossing points of sieges, cards, officials and phases: where one chapter meets another."""

from __future__ import annotations

import pytest

from .table import GAME, Table, general, space
from .test_cards import event
from .test_movement import moving
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
    from navarch.games.hamilcar.ch05_turn.winter import WinterPhase

    table = in_phase(
        {"agrigentum": "rome 1cu duilius"}, WinterPhase(), "isolation", "roll 6", points={"agrigentum": (1, "rome")}
    )
    assert table.s.points[space("agrigentum")] == 0
    assert table.at("duilius") == "agrigentum"


def test_the_removal_in_the_victory_check_can_itself_cost_italia() -> None:
    from navarch.games.hamilcar.ch05_turn.victory_check import VictoryCheck

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
    from navarch.games.hamilcar.ch05_turn.isolation import IsolationPhase

    table = in_phase({}, IsolationPhase(), "victory_check", options={"political_instability": True}).do(
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
