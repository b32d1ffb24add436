"""17.2 Generals."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.ch09_naval_battle.naval_battle import NavalBattle
from navarch.games.hamilcar.ch09_naval_battle.resolution import NavalBattleResolution

from .positions import battle, campaign, event, in_phase, moving, pay, phase, punic, to_rome
from .table import BOX, CARTHAGE, ROME, Table, general, position, space


def forbidden(name: str, **more: Any) -> Table:
    pieces = {"roma": f"rome 3cu {name}", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, name, seamanship=2, ready=(1, 1), supremacy="rome", **more)
    return table.do("rome embark; rome ships 1; rome sail neapolis; carthage intercept")


@pytest.mark.rule("hamilcar", "2.2.A1")
def test_hanno_is_easier_to_activate_in_africa() -> None:
    from navarch.games.hamilcar.ch02_concepts.generals import strategy_rating

    s = position({"carthago": "carthage 3cu hanno"}, rome="spies")
    assert strategy_rating(s, general("hanno")) == 2
    s = position({"enna": "carthage 3cu hanno"}, rome="spies")
    assert strategy_rating(s, general("hanno")) == 3


@pytest.mark.rule("hamilcar", "17.2.A-Gisco1", "9.1.3")
@pytest.mark.example("hamilcar", "17.2-ex1")
def test_gisco_brings_two_tactic_cards() -> None:
    s = position({"at_sea": "carthage 1cu gisco", "roma": "rome 1cu"}, rome="spies")
    fight = NavalBattle(
        mover=ROME, port=space("roma"), mover_command=general("duilius"), other_command=general("gisco")
    )
    assert fight.admiral_cards(s, CARTHAGE, general("gisco")) == 2
    fight.rating = [0, 1]
    assert fight.admiral_cards(s, CARTHAGE, general("gisco")) == 3
    assert fight.admiral_cards(s, CARTHAGE, general("hanno")) == 0
    assert (
        fight.admiral_cards(s, CARTHAGE, general("carthalo")) == 3
    )  # any Admiral of the Fleet may bring the cards of Ambush


@pytest.mark.rule("hamilcar", "17.2.A-Hamilcar1", "2.2.E1d")
def test_hamilcar_rerolls_one_naval_roll_in_a_battle() -> None:
    pieces = {"roma": "rome 3cu atilius_regulus", "syracusae": "carthage 2cu hamilcar"}
    table = battle("roll 1, roll 6", ships=2, others=3, pieces=pieces, general="atilius_regulus").do("carthage pass")
    assert table.asked == ("carthage", "naval_reroll")
    table.do("carthage roll_again")
    assert table.events("battle-roll")[0] == ("carthage", 6, 6, 2, 1)


@pytest.mark.rule("hamilcar", "17.2.A-Hasdrubal1")
def test_hasdrubal_adds_one_to_a_charge() -> None:
    pieces = {"thermae": "carthage 2cu 1el hasdrubal", "enna": "rome 3cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hasdrubal", "roll 3", forgotten=0).do("carthage march enna; rome done; carthage charge")
    assert [total for total, *_ in table.events("charge-result")] == [4]


@pytest.mark.rule("hamilcar", "17.2.A-Carthalo1", "17.2.A-Carthalo2", "17.2.A-Carthalo3")
def test_carthalo_flips_a_bare_enemy_pc_instead_of_moving() -> None:
    held = {"thermae": "rome", "leontini": "rome", "catana": "rome"}
    pieces = {"enna": "carthage 2cu carthalo", "leontini": "rome 1st"}
    table = punic(pieces, "carthalo", control=held).do("carthage ability")
    assert table.nouns("target", "carthage") == ["thermae", "catana"]
    assert table.reason("carthage target leontini").rule == "17.2.A-Carthalo3"
    table.do("carthage target catana")
    assert table.control("catana") == "carthage"
    assert table.asked == ("rome", "card_play")
    shut = punic(
        {"agrigentum_inside": "carthage 1cu carthalo", "agrigentum": "rome 3cu"},
        "carthalo",
        control={"enna": "rome"},
        points={"agrigentum": (1, "rome")},
    )
    assert shut.asked == ("carthage", "move")


@pytest.mark.rule("hamilcar", "17.2.A-Adherbal1", "17.2.A-Adherbal2")
def test_adherbal_refits_a_warship_as_he_intercepts() -> None:
    pieces = {"roma": "rome 3cu atilius_regulus", "syracusae": "carthage 2cu adherbal"}
    table = moving(pieces, "atilius_regulus", seamanship=2, ready=(1, 1), spent=(0, 2)).do(
        "rome embark; rome ships 1; rome sail neapolis; carthage intercept; carthage whole; carthage sail messana"
    )
    while table.asked[1] != "ability_refit":
        table.do("carthage " + table.legal("carthage")[0])
    table.do("carthage refit")
    assert table.legal("carthage") == ["ships 1", "ships 2"]
    assert table.spent("carthage") == 1
    other = {"roma": "rome 3cu atilius_regulus", "syracusae": "carthage 2cu adherbal hamilcar_barca"}
    under = moving(other, "atilius_regulus", seamanship=2, ready=(1, 1), spent=(0, 2)).do(
        "rome embark; rome ships 1; rome sail neapolis; carthage intercept; carthage whole; carthage sail messana"
    )
    while under.asked[1] not in ("ability_refit", "intercepting_ships"):
        under.do("carthage " + under.legal("carthage")[0])
    assert under.asked[1] == "intercepting_ships"  # Barca commands


@pytest.mark.rule("hamilcar", "17.2.A-Himilco1")
def test_himilco_takes_off_a_siege_point_as_his_whole_activation() -> None:
    pieces = {"agrigentum_inside": "carthage 1cu himilco", "agrigentum": "rome 3cu"}
    table = punic(pieces, "himilco", points={"agrigentum": (1, "rome")}).do("carthage ability")
    assert table.points("agrigentum") == 0
    assert table.asked == ("rome", "card_play")


@pytest.mark.rule("hamilcar", "17.2.A-Barca1")
def test_barca_rerolls_one_of_his_own_dice_on_land() -> None:
    pieces = {"thermae": "carthage 4cu hamilcar_barca", "enna": "rome 4cu atilius_regulus"}
    table = punic(pieces, "hamilcar_barca", "small_die 1, large_die 6, large_die 2").do(
        "carthage march enna; rome done"
    )
    assert table.asked == ("carthage", "die_reroll")
    assert table.nouns("reroll", "carthage") == ["carthage_large"]
    table.do("carthage reroll carthage_large")
    assert table.events("battle-die")[-1] == ("carthage_large", 2, 0, 1, 3)


@pytest.mark.rule("hamilcar", "5.2.C3.1d", "5.2.C3.2c", "2.2.A5")
def test_xanthippus_is_eliminated_and_barca_pooled_when_displaced() -> None:
    for name, standing in (("xanthippus", "eliminated"), ("hamilcar_barca", "pool"), ("gisco", "pool")):
        table = moving({"catana": "rome 4cu atilius_regulus", "enna": f"carthage {name}"}, "atilius_regulus").do(
            "rome march enna; carthage done"
        )
        assert table.standing(name) == standing


@pytest.mark.rule("hamilcar", "17.2.B-Florus1")
def test_florus_spares_one_hit_on_land() -> None:
    pieces = {"catana": "rome 4cu aquilius_florus", "enna": "carthage 4cu carthalo"}
    table = moving(pieces, "aquilius_florus", "small_die 1, large_die 4").do("rome march enna; carthage done")
    assert table.events("battle-result")[0][1] == 1  # horse and figure, less one


@pytest.mark.rule("hamilcar", "17.2.B-Calatinus1")
def test_calatinus_wins_ties_even_as_the_attacker() -> None:
    pieces = {"catana": "rome 4cu atilius_calatinus", "enna": "carthage 4cu adherbal"}
    table = moving(pieces, "atilius_calatinus", "small_die 1, large_die 6").do("rome march enna; carthage done")
    assert table.events("battle-result") == [("rome", 1, 1)]


@pytest.mark.rule("hamilcar", "17.2.B-Catulus1")
def test_catulus_adds_one_in_the_first_naval_round() -> None:
    s = position({}, rome="spies", seamanship=3)
    fight = NavalBattle(
        mover=ROME,
        port=space("roma"),
        mover_command=general("lutatius_catulus"),
        other_command=general("hanno"),
        seat=ROME,
        rolled=3,
        number=1,
    )
    assert fight.row(s) + 1 == 4
    fight.number = 2
    assert fight.row(s) + 1 == 3


@pytest.mark.rule("hamilcar", "17.2.B-Duilius1", "17.2.B-Duilius2", "17.2.B-Duilius3")
@pytest.mark.example("hamilcar", "17.2-ex3")
def test_duilius_must_be_paid_for_to_become_proconsul() -> None:
    from navarch.games.hamilcar.ch05_turn.war_chest import WarChestPhase

    from .table import cards

    table = in_phase(
        {"regium": "rome 3cu duilius"}, WarChestPhase(), "end_of_turn", chest=[cards("spies"), cards("epidemic")]
    )
    assert "pay duilius" in table.legal("rome")
    table.do("rome pay duilius")
    assert table.s.paid >> general("duilius") & 1
    rich = in_phase(
        {"regium": "rome 3cu duilius"}, WarChestPhase(), "end_of_turn", chest=[cards("epidemic"), cards("spies")]
    )
    assert rich.asked[0] == "carthage"
    pieces = {"carthago": "carthage 3cu", "regium": "rome 3cu duilius"}
    unpaid = to_rome(phase(pieces))
    assert unpaid.asked[1] != "proconsul"
    paid = to_rome(phase(pieces, paid=1 << general("duilius")))
    assert paid.legal("rome") == ["pass", "choose duilius"]


@pytest.mark.rule("hamilcar", "17.2.B-Megellus1")
def test_nobody_defends_with_determination_against_megellus() -> None:
    pieces = {"agrigentum": "rome 4cu postumius_megellus", "agrigentum_inside": "carthage 1cu 1st"}
    table = moving(pieces, "postumius_megellus", "white_die 6").do("rome siege")
    assert table.points("agrigentum") == 1
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "17.2.B-Metellus1", "17.2.B-Metellus2")
def test_metellus_has_a_charge_rolled_again_once() -> None:
    pieces = {"thermae": "carthage 2cu 3el hanno", "enna": "rome 3cu caecilius_metellus"}
    table = punic(pieces, "hanno", "roll 6, roll 5", forgotten=0).do(
        "carthage march enna; rome done; carthage charge; rome roll_again"
    )
    assert [total for total, *_ in table.events("charge-result")] == [5]


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1")
def test_regulus_moves_on_after_a_victory() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 1cu gisco"}
    table = moving(pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6").do(
        "rome march enna; carthage done"
    )
    assert table.asked == ("rome", "move")
    assert "march thermae" in table.legal("rome")
    assert table.reason("rome siege").rule in ("14.1.3", "14.1.4")
    table.do("rome march thermae")
    assert table.at("atilius_regulus") == "thermae"


@pytest.mark.rule("hamilcar", "17.2.B-LScipio1")
def test_lucius_scipio_places_a_pc_after_a_victory_even_among_enemies() -> None:
    pieces = {"catana": "rome 6cu cornelius_scipio", "enna": "carthage 1cu gisco", "hippana": "carthage 2cu"}
    table = moving(pieces, "cornelius_scipio", "small_die 2, large_die 4, large_die 6").do(
        "rome march enna; carthage done"
    )
    assert table.asked == ("rome", "victors_pc")
    assert table.reason("rome place volsinii").rule == "2.1.D2"
    table.do("rome place hippana")
    assert table.control("hippana") == "rome"


@pytest.mark.rule("hamilcar", "17.2.B-Paterculus1", "9.2.B3a")
def test_paterculus_takes_one_prize_that_must_still_be_won() -> None:
    pieces = {"roma": "rome 3cu sulpicius_paterculus", "syracusae": "carthage hanno"}
    table = battle("roll 6", ships=3, others=2, carthage_first=False, pieces=pieces, general="sulpicius_paterculus").do(
        "rome pass"
    )
    assert table.prizes("rome") == 1
    assert table.spent("rome") == 0


@pytest.mark.rule("hamilcar", "17.2.B-Valerius1")
def test_valerius_wins_over_the_space_where_his_move_ends() -> None:
    table = moving({"catana": "rome 4cu valerius_maximus"}, "valerius_maximus").do(
        "rome march leontini; rome stop; rome settle"
    )
    assert table.control("leontini") == "rome"
    pieces = {"catana": "rome 3cu valerius_maximus", "leontini": "carthage 6cu hanno"}
    lost = moving(pieces, "valerius_maximus", "small_die 4, large_die 3, small_die 1", control={"catana": "rome"}).do(
        "rome march leontini; carthage done"
    )
    assert lost.events("battle-result")[0][0] == "carthage"
    assert lost.asked[1] != "settlement"


@pytest.mark.rule("hamilcar", "17.2.B-Vulso1", "17.2.B-Vulso2", "17.2.B-Vulso3")
def test_vulso_turns_ready_and_spent_warships_into_cus_and_still_moves() -> None:
    table = moving({"roma": "rome 3cu vulso_longus"}, "vulso_longus", ready=(1, 0), spent=(1, 0))
    assert table.legal("rome") == ["pass", "ships 1", "ships 2"]
    table.do("rome ships 2")
    assert table.cus("rome", "roma") == 5
    assert table.ready("rome") == table.spent("rome") == 0
    assert "march" in table.verbs("rome")
    away = moving({"capua": "rome 3cu vulso_longus"}, "vulso_longus", ready=(1, 0), spent=(1, 0))
    assert away.asked == ("rome", "move")


@pytest.mark.rule("hamilcar", "3.1.13", "16.6.1")
def test_asina_and_pulcher_cannot_avoid_an_interception() -> None:
    assert forbidden("scipio_asina").asked[1] != "avoidance"
    assert forbidden("claudius_pulcher", options={"price_of_failure": True}).asked[1] != "avoidance"
    assert forbidden("duilius").asked[1] == "avoidance"
    assert BOX.optional_generals == 1 << general("claudius_pulcher")


@pytest.mark.rule("hamilcar", "5.2.C4e", "13.2.1")
def test_the_dictator_commands_without_any_roll() -> None:
    pieces = {"catana": "rome 9cu atilius_regulus duilius atilius_calatinus:dictator", "enna": "carthage 4cu gisco"}
    table = moving(pieces, "atilius_calatinus", carthage="rival_consuls ambush epidemic").do(
        "rome march enna; carthage done"
    )
    assert table.asked == ("carthage", "reaction")
    assert table.legal("carthage") == ["pass", "react ambush"]
    assert table.view()["land_battle"]["sides"]["rome"]["commander"] == "atilius_calatinus"


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1", "7.1.11")
def test_regulus_goes_on_after_a_victory_under_a_campaign_card_too() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu"}
    table = campaign(pieces, "small_die 2, large_die 4, small_die 3").do(
        "rome activate atilius_regulus; rome march enna"
    )
    assert table.events("battle-result")[0][0] == "rome"
    assert (left := table.cus("rome", "enna")) > 0
    pay(table).do("rome march thermae")
    assert table.at("atilius_regulus") == "thermae"
    assert table.cus("rome", "thermae") == left
    assert table.mp == 2


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1", "2.2.A2", "7.1.6", "14.5.B2")
def test_regulus_goes_on_with_ten_units_at_most() -> None:
    pieces = {"thermae": "rome 10cu atilius_regulus", "messana": "carthage 2cu", "messana_inside": "rome 2cu"}
    table = Table(
        pieces,
        "small_die 2, large_die 4, small_die 6",
        rome="socii_navales spies",
        carthage="epidemic",
        points={"messana": (1, "carthage")},
    )
    table.do("rome operate socii_navales; rome activate atilius_regulus; rome march messana; rome join; rome whole")
    assert table.events("battle-result")[0][0] == "rome"
    assert (left := table.cus("rome", "messana")) > 10
    pay(table).do("rome march catana")
    assert table.cus("rome", "catana") == 10
    assert table.cus("rome", "messana") == left - 10


@pytest.mark.rule("hamilcar", "17.2.B-Megellus1", "14.1.6")
def test_megellus_makes_the_attempt_of_a_treachery() -> None:
    pieces = {"agrigentum": "rome 6cu claudius_caudex postumius_megellus", "agrigentum_inside": "carthage 1cu 1st"}
    table = event("treachery_in_the_city", pieces, dice="white_die 6").do("rome target agrigentum")
    assert table.control("agrigentum") == "rome"
    assert table.events("determined-defence") == []
    other = event("treachery_in_the_city", {**pieces, "agrigentum": "rome 6cu duilius"}, dice="white_die 6")
    assert other.do("rome target agrigentum").asked == ("carthage", "determined_defence")


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1", "14.5.B1")
def test_regulus_may_go_on_after_a_sortie_he_won() -> None:
    pieces = {"roma_inside": "rome 2cu atilius_regulus", "roma": "carthage 1cu"}
    table = moving(pieces, "atilius_regulus", "small_die 1, large_die 3", points={"roma": (1, "carthage")})
    table.do("rome sortie; rome whole")
    assert table.events("battle-result")[0][0] == "rome"
    assert table.asked == ("rome", "move")
    assert "march" in table.verbs("rome")
    assert table.reason("rome siege").rule in ("14.1.3", "14.1.4")


@pytest.mark.rule("hamilcar", "17.2.B-LScipio1", "9.4.1")
def test_lucius_scipio_places_his_pc_after_the_loser_has_removed_his() -> None:
    steps = NavalBattleResolution.SEQUENCE
    assert steps.index("consequences") < steps.index("victors_pc") == len(steps) - 1


@pytest.mark.rule("hamilcar", "17.2.B-Metellus1", "17.1#1a")
def test_metellus_rerolls_after_elephant_fright() -> None:
    pieces = {"thermae": "carthage 2cu 3el hanno", "enna": "rome 3cu caecilius_metellus"}
    table = punic(pieces, "hanno", "roll 6, roll 2", rome="elephant_fright epidemic", forgotten=0).do(
        "carthage march enna; rome done; carthage charge; rome react elephant_fright; rome roll_again"
    )
    assert [total for total, *_ in table.events("charge-result")] == [0]
    assert table.asked == ("rome", "die_reroll")


@pytest.mark.rule("hamilcar", "17.2.A-Barca1", "13.3.D4")
def test_barca_and_a_backfiring_charge_reroll_in_the_attackers_order() -> None:
    pieces = {"thermae": "carthage 2cu 1el hamilcar_barca", "enna": "rome 3cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hamilcar_barca", "roll 2").do("carthage march enna; rome done; carthage charge")
    assert table.asked == ("carthage", "die_reroll")
    table.do("carthage pass")
    assert table.asked == ("rome", "die_reroll")


@pytest.mark.rule("hamilcar", "17.2.B-Valerius1")
def test_valerius_settles_after_a_victory_but_not_on_a_city() -> None:
    pieces = {"catana": "rome 6cu valerius_maximus", "leontini": "carthage 1cu"}
    table = moving(pieces, "valerius_maximus", "small_die 2, large_die 4").do(
        "rome march leontini; rome fight; rome settle"
    )
    assert table.control("leontini") == "rome"


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1")
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


@pytest.mark.rule("hamilcar", "17.2.A-Himilco1")
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


@pytest.mark.rule("hamilcar", "17.2.B-Vulso3", "2.1.C2")
def test_vulso_raises_no_more_cus_in_a_watched_city_than_fit_inside() -> None:
    pieces = {"roma_inside": "rome 3cu vulso_longus", "roma": "carthage 3cu hanno"}
    table = moving(pieces, "vulso_longus", ready=(2, 0))
    assert table.legal("rome") == ["pass", "ships 1"]
    table.do("rome ships 1")
    assert table.cus("rome", "roma_inside") == 4
    table.settle()


@pytest.mark.rule("hamilcar", "2.2.E1d", "17.2.B-Regulus1", "13.2.3")
def test_regulus_under_another_consul_does_not_march_on_after_a_victory() -> None:
    both = {"catana": "rome 6cu atilius_regulus duilius", "enna": "carthage 1cu gisco"}
    dice = "roll 4, small_die 2, large_die 4, large_die 6"
    table = moving(both, "atilius_regulus", dice).do("rome march enna; carthage done; rome command atilius_regulus")
    pay(table.do("carthage change_command"))
    assert table.events("battle-result")[0][0] == "rome"
    assert table.choice != "move"
    alone = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 1cu gisco"}
    free = pay(moving(alone, "atilius_regulus", dice).do("rome march enna; carthage done"))
    assert "march" in free.verbs("rome")


@pytest.mark.rule("hamilcar", "2.2.E1d", "2.2.E1e", "17.2.B-Valerius1")
def test_valerius_maximus_under_a_superior_wins_over_no_space() -> None:
    pieces = {"regium": "rome 3cu valerius_maximus", "consentia": "rome 3cu claudius_caudex"}
    table = moving(pieces, "valerius_maximus").do("rome march consentia; rome stop")
    assert table.choice != "settlement"
    equal = moving({**pieces, "consentia": "rome 3cu duilius"}, "valerius_maximus").do(
        "rome march consentia; rome stop"
    )
    assert equal.choice == "settlement"


@pytest.mark.parametrize(("roll", "settles"), [("roll 3", True), ("roll 4", False)])
@pytest.mark.rule("hamilcar", "2.2.E1d", "13.2.3", "17.2.B-Valerius1")
def test_valerius_maximus_wins_over_no_space_where_another_consul_commanded(roll: str, settles: bool) -> None:
    pieces = {"catana": "rome 6cu valerius_maximus duilius", "enna": "carthage 1cu gisco"}
    table = moving(pieces, "valerius_maximus", f"{roll}, small_die 2, large_die 4, large_die 6")
    table.do("rome march enna; carthage done; rome command valerius_maximus; carthage change_command")
    assert table.events("battle-result")[0][0] == "rome"
    assert (pay(table).choice == "settlement") == settles


@pytest.mark.rule("hamilcar", "2.2.E1d", "17.2.A-Carthalo1")
def test_a_subordinate_uses_no_ability_as_he_is_activated_nor_a_better_strategy_rating() -> None:
    pieces = {"enna": "carthage 3cu carthalo hamilcar_barca"}
    assert punic(pieces, "carthalo", control={"catana": "rome"}).choice == "move"
    alone = punic({"enna": "carthage 3cu carthalo"}, "carthalo", control={"catana": "rome"})
    assert alone.choice == "activated_ability"
    no_army = punic({"enna": "carthage carthalo hamilcar_barca"}, "carthalo", control={"catana": "rome"})
    assert no_army.choice == "activated_ability"  # two Generals without Units are no Army
    hands: dict[str, Any] = {"rome": "spies", "carthage": "punic_pilots epidemic", "active": "carthage"}
    in_command = Table({"carthago": "carthage 2cu hanno"}, **hands).do("carthage operate punic_pilots")
    assert in_command.offers("carthage activate hanno")
    under_barca = Table({"carthago": "carthage 2cu hanno hamilcar_barca"}, **hands).do("carthage operate punic_pilots")
    assert under_barca.why_not("carthage activate hanno") == ("5.2.C2.1a", "rating-too-high")


@pytest.mark.rule("hamilcar", "2.2.E1d", "2.2.E1a", "17.2.A-Carthalo1")
def test_elephants_alone_make_an_army_in_which_a_subordinate_uses_no_ability() -> None:
    control: dict[str, str | None] = {"enna": "rome"}
    under = punic({"thermae": "carthage 1el carthalo hamilcar_barca"}, "carthalo", control=control)
    assert under.choice == "move"
    alone = punic({"thermae": "carthage 1el carthalo"}, "carthalo", control=control)
    assert alone.choice == "activated_ability"
    no_army = punic({"thermae": "carthage carthalo hamilcar_barca"}, "carthalo", control=control)
    assert no_army.choice == "activated_ability"
