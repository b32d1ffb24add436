"""13 Land Battle."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.ch02_concepts.generals import rank
from navarch.games.hamilcar.ch13_land_battle.dice_levels import space_steps
from navarch.games.hamilcar.ch13_land_battle.retreat import Retreat, legal_end, penalty, sea_goals

from .positions import HANDS, at_enna, moving, punic
from .table import BOX, general, position, space

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


@pytest.mark.rule("hamilcar", "13.2.1", "13.2.2", "13.2.3", "2.2.E1f", "2.2.D2b")
def test_carthage_may_roll_against_attacking_consuls_and_must_against_defending_ones() -> None:
    both = {"catana": "rome 6cu atilius_regulus duilius", "enna": "carthage 2cu gisco"}
    table = moving(both, "atilius_regulus", "roll 4").do("rome march enna; carthage done; rome command atilius_regulus")
    assert table.asked == ("carthage", "command_roll")
    table.do("carthage change_command")
    assert table.events("command-changed") != []
    same = moving(both, "atilius_regulus", "roll 3").do(
        "rome march enna; carthage done; rome command atilius_regulus; carthage change_command"
    )
    assert same.events("command-changed") == []
    must = punic({"thermae": "carthage 4cu hanno", "messana": "rome 6cu atilius_regulus duilius"}, "hanno", "roll 5")
    must.do("carthage march messana; rome done; rome cus 0; rome done; rome command duilius")
    assert must.events("command-changed") != []
    unequal = moving(
        {"catana": "rome 6cu valerius_flaccus duilius", "enna": "carthage 2cu gisco"}, "valerius_flaccus"
    ).do("rome march enna; carthage done")
    assert unequal.events("battle-die")
    assert unequal.events("command-changed") == []


@pytest.mark.rule("hamilcar", "13.3.A2", "13.3.B2", "13.3.C2", "13.4.1", "13.3.C1")
@pytest.mark.example("hamilcar", "13.3-ex1")
def test_winning_all_three_steps_removes_the_other_die() -> None:
    s = position({"nola": "rome 5cu atilius_regulus + carthage 2cu gisco"}, rome="spies")
    assert space_steps(s, space("nola"), (3, 1), (0, 0))[-1].levels == [3, 0]
    assert space_steps(s, space("nola"), (1, 1), (0, 0))[-1].levels == [3, 1]
    even = position(
        {"nuoro": "rome 5cu atilius_regulus + carthage 2cu gisco"}, rome="spies", control={"carales": "rome"}
    )
    even.control[space("carales")] = CARTHAGE
    assert space_steps(even, space("nuoro"), (3, 1), (0, 0))[-1].levels == [3, 2]  # A and C only, Carthage has the Ally


@pytest.mark.rule("hamilcar", "13.3.B1", "13.3.A1", "13.3.1")
def test_a_force_without_a_general_has_no_allies_and_rating_zero() -> None:
    table = at_enna("large_die 6", {"catana": "rome 4cu atilius_regulus", "enna": "carthage 2cu"})
    assert table.events("level-step")[-1][3:] == (3, 0)
    s = position({"enna": "rome 2cu + carthage 2cu gisco"}, rome="spies")
    assert space_steps(s, space("enna"), (0, 1), (0, 0))[-1].levels == [1, 3]
    assert ROME == 0


@pytest.mark.rule("hamilcar", "13.3.D1", "13.3.D3", "13.3.D4", "13.3.D6", "17.1#1a", "13.3.D2")
@pytest.mark.example("hamilcar", "17.1#1-ex1")
def test_fright_and_forgotten_tactics_turn_a_five_into_a_backfire() -> None:
    pieces = {"thermae": "carthage 2cu 1el hanno", "enna": "rome 3cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hanno", "roll 5", rome="elephant_fright epidemic").do(
        "carthage march enna; rome done; carthage charge; rome react elephant_fright"
    )
    assert [total for total, *_ in table.events("charge-result")] == [1]
    assert table.asked == ("rome", "die_reroll")
    nothing = punic({"thermae": "carthage 2cu 2el hanno", "enna": "rome 3cu duilius"}, "hanno", "roll 5").do(
        "carthage march enna; rome done"
    )
    assert nothing.asked[1] != "elephant_charge"  # two Elephants against rating 3
    middle = punic({"thermae": "carthage 2cu 2el hanno", "enna": "rome 3cu claudius_caudex"}, "hanno", "roll 4").do(
        "carthage march enna; rome done; carthage charge"
    )
    assert [total for total, *_ in middle.events("charge-result")] == [2]
    assert middle.asked[1] != "die_reroll"


@pytest.mark.rule("hamilcar", "13.4.5")
def test_a_lost_charge_costs_an_elephant_first() -> None:
    pieces = {"thermae": "carthage 3cu 1el hanno", "enna": "rome 5cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hanno", "roll 6, large_die 4, small_die 4, large_die 6", control={"thermae": "carthage"}).do(
        "carthage march enna; rome done; carthage charge"
    )
    table.do("carthage pass")
    assert table.events("battle-result")[0] == ("rome", 1, 1)
    assert table.force("carthage", "thermae") == (3, 0, 0)


@pytest.mark.rule("hamilcar", "13.4.6", "13.4.7", "13.4.8")
def test_on_equal_hits_the_attacker_loses_and_keeps_no_trains() -> None:
    pieces = {"catana": "rome 3cu 1st duilius", "enna": "carthage 3cu adherbal"}
    table = moving(
        pieces, "duilius", "large_die 6, small_die 1, large_die 6, small_die 1", control={"catana": "rome"}
    ).do("rome march enna; carthage done")
    result = table.events("battle-result")[0]
    assert result[1] == result[2]
    assert result[0] == "carthage"
    assert table.force("carthage", "enna")[2] == 1
    assert table.at("duilius") == "catana"
    wiped = moving(
        {"catana": "rome 4cu duilius", "enna": "carthage 1cu gisco"}, "duilius", "small_die 2, large_die 4, large_die 6"
    ).do("rome march enna; carthage done")
    assert wiped.standing("gisco") == "pool"


@pytest.mark.rule("hamilcar", "13.5.A1", "13.5.A3", "13.5.B4", "13.5.B1", "13.5.A2")
def test_a_defender_retreats_to_the_nearest_legal_space_away_from_the_attacker() -> None:
    from navarch.games.hamilcar.ch13_land_battle.retreat import Ways

    s = position({}, rome="spies", control={"catana": "carthage"})
    ways = Ways(s, CARTHAGE, space("enna"), -1, space("catana"), 3).allowed()
    assert set(ways) == {space("thermae"), space("leontini"), space("agrigentum")}
    blocked = position({"agrigentum": "rome 1cu", "thermae": "rome 1cu"}, rome="spies", control={"leontini": None})
    far = Ways(blocked, CARTHAGE, space("enna"), -1, space("catana"), 3).allowed()
    assert set(far) == {space("lilybaeum"), space("syracusae"), space("camarina")}  # all two roads away
    big = Ways(s, CARTHAGE, space("enna"), -1, -1, 14).allowed()
    assert space("agrigentum") in big  # ten Units are no limit here


@pytest.mark.rule("hamilcar", "13.5.B3", "13.5.C1", "13.5.C2", "13.5.A3")
def test_an_attacker_goes_back_where_he_came_from_and_pays_for_enemy_ground() -> None:
    from navarch.games.hamilcar.ch13_land_battle.retreat import Ways, penalty

    s = position({"catana": "carthage 2cu"}, rome="spies", control={"catana": "carthage"})
    assert penalty(s, ROME, space("catana")) == 3
    assert penalty(s, ROME, space("volsinii")) == 1
    ways = Ways(s, ROME, space("enna"), space("catana"), -1, 5).allowed()
    assert set(ways) == {space("messana")}
    assert ways[space("messana")][0] == space("catana")
    assert Ways(s, ROME, space("enna"), space("catana"), -1, 3).allowed() == {}


@pytest.mark.rule("hamilcar", "13.5.A4", "13.5.C3")
def test_a_smaller_force_is_swept_along_and_a_lone_enemy_general_displaced() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "enna": "carthage 5cu gisco",
        "leontini": "carthage 1cu hanno",
        "camarina": "rome duilius",
    }
    held = {"thermae": "rome", "leontini": None, "agrigentum": "rome", "catana": "rome", "camarina": "carthage"}
    table = at_enna("small_die 1, large_die 6, small_die 5", pieces, control=held).do("carthage done")
    assert table.nouns("retreat", "carthage") == ["lilybaeum", "syracusae", "camarina"]
    assert table.reason("carthage retreat catana").rule == "13.5.B4"
    table.do("carthage retreat syracusae")
    assert table.cus("carthage", "syracusae") == 4
    assert table.at("hanno") == table.at("gisco") == "syracusae"
    other = at_enna("small_die 1, large_die 6, small_die 5", pieces, control=held).do(
        "carthage done; carthage retreat camarina"
    )
    assert other.cus("carthage", "camarina") == 2
    assert other.standing("duilius") == "eliminated"


@pytest.mark.rule("hamilcar", "13.5.B2", "13.5.B3", "13.5.C4", "13.6.1")
@pytest.mark.example("hamilcar", "13.5-ex1")
def test_a_landed_army_without_admiral_perishes_on_lipara() -> None:
    pieces = {"neapolis": "rome 5cu atilius_regulus", "lipara": "carthage 5cu gisco"}
    table = moving(pieces, "atilius_regulus", "large_die 6, large_die 5", control={"lipara": "carthage"}).do(
        "rome embark; rome sail lipara; rome land"
    )
    assert table.events("battle-result") == [("carthage", 2, 1)]
    assert table.events("force-eliminated")
    assert table.standing("atilius_regulus") == "eliminated"
    assert table.asked == ("rome", "removal")
    assert table.match.prompt()[2] == (2,)
    admiral = moving(
        {**pieces, "neapolis": "rome 5cu duilius"},
        "duilius",
        "large_die 6, large_die 5",
        control={"lipara": "carthage"},
    ).do("rome embark; rome sail lipara; rome land")
    assert admiral.cus("rome", "neapolis") == 3
    assert admiral.at("duilius") == "neapolis"


@pytest.mark.rule("hamilcar", "13.5.D1", "13.5.D2", "2.2.D1b")
def test_an_army_with_an_admiral_may_retreat_over_one_sea_lane() -> None:
    from navarch.games.hamilcar.ch13_land_battle.retreat import sea_goals

    s = position({"agrigentum": "rome 1cu"}, rome="spies", control={"drepanum": "carthage"})
    assert sea_goals(s, CARTHAGE, space("lilybaeum"), -1, -1, 3) == [space("drepanum"), space("carthago")]
    mare = sea_goals(position({}, rome="spies"), ROME, space("roma"), -1, -1, 3)
    assert set(mare) == {space("cosa"), space("neapolis")}  # never across Mare Tyrrhenum


@pytest.mark.rule("hamilcar", "13.5.E1", "13.5.E3")
def test_the_rest_that_does_not_fit_inside_must_retreat_on() -> None:
    pieces = {"thermae": "carthage 6cu hanno", "messana": "rome 6cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hanno", "small_die 5, large_die 4, small_die 1", control={"catana": "rome"}).do(
        "carthage march messana; rome done; rome cus 0; rome done"
    )
    assert table.events("battle-result")[0][0] == "carthage"
    assert table.legal("rome") == ["cus 0", "cus 1", "cus 2"]
    table.do("rome cus 2; rome done")
    assert table.cus("rome", "messana_inside") == 2
    assert table.cus("rome", "catana") > 0


@pytest.mark.rule("hamilcar", "13.6.2", "13.6.4", "2.1.G7", "15.3.A4")
def test_carthage_pays_the_first_pc_of_a_lost_battle_from_the_miat() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu 2st gisco"}
    table = at_enna("small_die 2, large_die 4, large_die 6", pieces).do("carthage done")
    assert table.asked == ("carthage", "removal")
    assert table.verbs("carthage") == {"unseat"}


@pytest.mark.rule("hamilcar", "13.3.D4", "17.2.A-Barca1")
def test_a_backfiring_charge_counts_even_if_barca_has_no_die_to_reroll() -> None:
    pieces = {"salernum": "carthage 4el hamilcar_barca", "nola": "rome 6cu valerius_flaccus"}
    table = punic(pieces, "hamilcar_barca", "roll 3", rome="ambush epidemic")
    table.do("carthage march nola; rome done; rome react ambush; carthage charge")
    assert table.view()["land_battle"]["sides"]["carthage"]["level"] == 0
    assert table.asked == ("rome", "die_reroll")


@pytest.mark.rule("hamilcar", "13.5.C2", "13.5.B1")
def test_cus_inside_a_walled_city_count_against_a_retreat() -> None:
    s = position({"agrigentum_inside": "carthage 2cu", "agrigentum": "rome 1cu"}, **HANDS)
    assert penalty(s, ROME, space("agrigentum")) == 3  # the enemy city and two CUs
    camp = position({"agrigentum": "rome 6cu", "agrigentum_inside": "carthage 1cu"}, **HANDS)
    assert not legal_end(camp, ROME, space("agrigentum"), 2)
    empty = position({"agrigentum": "rome 6cu"}, **HANDS)
    assert legal_end(empty, ROME, space("agrigentum"), 2)


@pytest.mark.rule("hamilcar", "13.5.B3")
def test_a_retreating_attacker_who_came_over_the_strait_goes_by_road() -> None:
    pieces = {"regium": "rome 4cu atilius_regulus", "messana": "carthage 6cu hanno"}
    table = moving(
        pieces,
        "atilius_regulus",
        "small_die 4, large_die 3, large_die 3",
        control={"catana": "rome", "messana": "carthage"},
    ).do("rome march messana; carthage done; carthage cus 0; carthage done")
    assert table.events("battle-result")[0][0] == "carthage"
    assert table.at("atilius_regulus") in ("catana", None)
    assert table.cus("rome", "regium") == 0


@pytest.mark.rule("hamilcar", "13.5.B3", "13.5.D1")
def test_an_attacker_with_an_admiral_goes_back_over_the_lane_he_came_by() -> None:
    pieces = {"neapolis": "rome 4cu duilius", "lipara": "carthage 6cu gisco"}
    table = moving(pieces, "duilius", "large_die 6, large_die 5").do("rome embark; rome sail lipara; rome land")
    assert table.at("duilius") == "neapolis"


@pytest.mark.rule("hamilcar", "13.6.4", "4.1.1")
def test_a_loser_who_cannot_pay_loses_the_game_after_his_retreat() -> None:
    pieces = {"catana": "rome 4cu 1st atilius_regulus", "enna": "carthage 6cu hanno"}
    table = moving(pieces, "atilius_regulus", "large_die 6, large_die 5", control={**BARE, "catana": None}).do(
        "rome march enna; carthage done"
    )
    assert table.outcome == ("carthage", "out_of_control")


@pytest.mark.rule("hamilcar", "13.3.D1", "12.1.8")
def test_an_interception_brings_units_that_elephants_may_charge_with() -> None:
    pieces = {"catana": "rome 6cu fulvius_flaccus:proconsul", "thermae": "carthage 1cu 2el hanno"}
    table = moving(pieces, "fulvius_flaccus", "roll 1", forgotten=0).do(
        "rome march enna; carthage interpose hanno; carthage whole; rome fight"
    )
    assert table.asked == ("carthage", "elephant_charge")


@pytest.mark.rule("hamilcar", "13.2.2", "2.2.D2b")
def test_both_consuls_with_one_aristocrat_give_him_the_command_without_a_roll() -> None:
    pieces = {"thermae": "carthage 4cu hanno", "messana": "rome 6cu valerius_flaccus duilius"}
    table = punic(pieces, "hanno", rome="ambush epidemic").do(
        "carthage march messana; rome done; rome cus 0; rome done"
    )
    assert table.view()["land_battle"]["sides"]["rome"]["commander"] == "valerius_flaccus"
    assert table.events("rolled") == []


@pytest.mark.rule("hamilcar", "13.5.A4")
def test_a_retreat_does_not_sweep_a_lone_general_along() -> None:
    pieces = {"catana": "rome 7cu atilius_regulus", "enna": "carthage 4cu gisco", "agrigentum": "rome 1cu",
              "thermae": "carthage himilco"}  # fmt: skip
    control: dict[str, str | None] = {
        "thermae": None, "panormus": "carthage", "agrigentum": "rome", "leontini": "rome", "camarina": "rome",
    }  # fmt: skip
    table = moving(pieces, "atilius_regulus", "small_die 4, large_die 6", control=control)
    table.do("rome march enna; carthage done; carthage retreat panormus")
    assert table.events("battle-result")[0][0] == "rome"
    assert table.at("gisco") == "panormus"
    assert table.at("himilco") == "thermae"


@pytest.mark.rule("hamilcar", "13.5.B3", "13.5.D1", "13.5.D2")
def test_an_attacker_with_an_admiral_who_came_over_mare_tyrrhenum_retreats_like_a_defender() -> None:
    pieces = {"at_sea": "rome 3cu duilius", "panormus": "carthage 6cu hanno"}  # At Sea: the beaten Force on its way
    s = position(pieces, {"lipara": "rome", "drepanum": "rome", "thermae": "rome"}, rome="spies")

    def goals(entered_from: str) -> set[int]:
        beaten = Retreat(seat=ROME, space=space("panormus"), entered_from=space(entered_from), barred=-1, by_sea=1,
                         sally_cu=0, sally_el=0, sally_st=0, sally_generals=0)  # fmt: skip
        return set(beaten.goals(s))

    by_road = {space("drepanum"), space("thermae")}
    assert goals("roma") == {*by_road, space("lipara")}
    assert goals("lipara") == {*by_road, space("lipara")}
    assert goals("drepanum") == by_road  # over the lane he came by, and no other


@pytest.mark.rule("hamilcar", "13.5.C3", "2.1.C8")
def test_a_general_in_his_own_city_is_behind_its_walls_when_a_beaten_force_passes() -> None:
    pieces = {"catana": "rome 7cu atilius_regulus", "enna": "carthage 4cu gisco", "agrigentum": "rome duilius",
              "lilybaeum": "carthage 1cu"}  # fmt: skip
    control: dict[str, str | None] = {
        "thermae": "rome", "agrigentum": "rome", "leontini": "rome", "camarina": "rome", "hippana": "rome",
        "panormus": "rome",
    }  # fmt: skip
    table = moving(pieces, "atilius_regulus", "small_die 4, large_die 6", control=control)
    table.do("rome march enna; carthage retreat lilybaeum")
    assert table.at("gisco") == "lilybaeum"  # by Agrigentum
    assert table.at("duilius") == "agrigentum"


@pytest.mark.rule("hamilcar", "13.5.D2", "13.5.D1")
def test_a_retreat_by_sea_leads_over_one_ordinary_lane_and_no_further() -> None:
    s = position({"at_sea": "carthage 2cu gisco", "lilybaeum": "rome 4cu duilius"}, {"lilybaeum": "rome"}, rome="spies")
    goals = sea_goals(s, CARTHAGE, space("lilybaeum"), -1, -1, 2)
    assert goals == [space("agrigentum"), space("carthago")]  # Drepanum is neutral, Clupea two lanes away
    mare = position({"at_sea": "rome 2cu duilius"}, {"panormus": "carthage"}, rome="spies")
    assert sea_goals(mare, ROME, space("panormus"), -1, -1, 2) == []  # Roma lies over Mare Tyrrhenum
    assert sea_goals(s, CARTHAGE, space("lilybaeum"), -1, space("carthago"), 2) == [space("agrigentum")]


@pytest.mark.rule("hamilcar", "13.5.C4")
def test_an_eliminated_force_loses_its_elephants_too() -> None:
    pieces = {"catana": "rome 8cu atilius_regulus", "enna": "carthage 2cu 2el hasdrubal"}
    control: dict[str, str | None] = dict.fromkeys(
        ("thermae", "agrigentum", "leontini", "camarina", "hippana", "lilybaeum", "panormus", "drepanum", "syracusae"),
        "rome",
    )
    table = moving(pieces, "atilius_regulus", "small_die 4, large_die 6", control=control)
    table.do("rome march enna")
    while table.choice in ("elephant_losses", "elephant_charge"):
        table.do("carthage " + table.legal("carthage")[0])
    assert table.events("force-eliminated")
    assert (sum(table.s.el), table.force("carthage", "at_sea")) == (0, (0, 0, 0))


@pytest.mark.rule("hamilcar", "2.2.E2a", "2.2.E2b", "2.2.D2a")
def test_a_dictator_outranks_an_aristocrat_he_a_consul_and_he_a_proconsul() -> None:
    pieces = {"roma": "rome atilius_calatinus:dictator valerius_flaccus duilius fulvius_flaccus:proconsul",
              "carthago": "carthage hamilcar_barca hanno"}  # fmt: skip
    s = position(pieces, **HANDS)
    names = ("atilius_calatinus", "valerius_flaccus", "duilius", "fulvius_flaccus")
    ranks = [rank(s, general(name)) for name in names]
    assert ranks == sorted(set(ranks), reverse=True)
    assert rank(s, general("hamilcar_barca")) > rank(s, general("hanno"))


@pytest.mark.rule("hamilcar", "13.5.A3", "13.5.C1")
def test_a_longer_retreat_is_open_where_it_costs_fewer_cus() -> None:
    pieces = {"catana": "rome 7cu atilius_regulus", "enna": "carthage 4cu gisco", "thermae": "carthage 6cu"}
    control: dict[str, str | None] = {"thermae": "rome", "agrigentum": "rome", "leontini": None}
    table = moving(pieces, "atilius_regulus", "small_die 4, large_die 6", control=control)
    table.do("rome march enna; carthage done")
    assert table.choice == "retreat_goal"  # Thermae costs a CU, Syracusae by Leontini none
    assert table.nouns("retreat", "carthage") == ["thermae", "syracusae"]
    table.do("carthage retreat syracusae")
    assert table.at("gisco") == "syracusae"
    dear = moving(pieces, "atilius_regulus", "small_die 4, large_die 6", control={**control, "leontini": "rome"})
    dear.do("rome march enna")
    assert dear.at("gisco") == "thermae"  # the way to Syracusae costs one as well


@pytest.mark.rule("hamilcar", "17.2.B-Metellus1", "17.2.B-Metellus2", "13.3.D3")
def test_a_charge_rolled_again_for_metellus_counts_the_second_die_alone() -> None:
    pieces = {"catana": "rome 6cu caecilius_metellus", "enna": "carthage 1cu 3el hasdrubal"}
    table = moving(pieces, "caecilius_metellus", "roll 1, roll 5", forgotten=0)
    table.do("rome march enna; carthage done; carthage charge")
    assert table.asked == ("rome", "charge_reroll")
    table.do("rome roll_again")
    hasdrubal = BOX.ability(general("hasdrubal"), "elephant_charge")
    assert hasdrubal is not None
    assert table.events("charge-result")[0][0] == 5 + hasdrubal.by
