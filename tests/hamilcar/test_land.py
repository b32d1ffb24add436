"""10 Land Reactions, 11 Avoid Land Battle, 12 Land Interception, 13 Land Battle and Retreat."""

from __future__ import annotations

from typing import Any

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.ch13_land_battle.dice_levels import dice_levels

from .table import Table, position, space
from .test_movement import moving, punic

ENNA = {
    "catana": "rome 6cu atilius_regulus",
    "enna": "carthage 2cu himilco",
    "thermae": "carthage 2cu hamilcar_barca",
    "leontini": "carthage 3cu adherbal",
}


def at_enna(dice: str = "", pieces: dict[str, str] | None = None, **more: Any) -> Table:
    return moving(pieces or ENNA, "atilius_regulus", dice, **more).do("rome march enna")


@pytest.mark.rule("hamilcar", "10.0.1", "10.0.5", "10.0.7", "10.0.8", "11.1.1", "12.1.1", "12.1.4", "12.1.5", "11.1.6")
@pytest.mark.example("hamilcar", "10-ex1")
def test_one_avoid_and_two_interceptions_are_declared_before_any_die() -> None:
    table = at_enna("roll 1, roll 6, roll 2")
    assert table.asked == ("carthage", "land_reaction")
    assert table.legal("carthage") == ["done", "avoid himilco", "interpose adherbal", "interpose hamilcar_barca"]
    table.do(
        "carthage avoid himilco; carthage whole; carthage interpose hamilcar_barca",
        "carthage whole; carthage interpose adherbal; carthage whole",
    )
    assert [args[1] for args in table.events("rolled")] == [1]  # the Avoid is rolled first
    table.do("carthage escape agrigentum")
    assert table.at("himilco") == "agrigentum"
    assert table.at("hamilcar_barca") == "thermae"
    assert table.at("adherbal") == "enna"
    assert table.asked == ("rome", "backing_up")


@pytest.mark.rule("hamilcar", "11.1.7", "11.1.8", "11.2.5", "11.2.6", "11.2.7")
def test_where_an_avoiding_army_may_go() -> None:
    table = at_enna(
        "roll 2",
        control={"leontini": "rome", "thermae": None},
        pieces={"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"},
    )
    table.do("carthage avoid himilco; carthage whole")
    assert table.nouns("carthage", "escape") == ["thermae", "agrigentum"]
    assert table.why("carthage", "escape catana") == "11.2.6"
    assert table.why("carthage", "escape leontini") == "11.2.5"
    failed = at_enna("roll 3", pieces={"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"})
    failed.do("carthage avoid himilco; carthage whole")
    assert failed.events("avoid-failed")
    assert failed.events("land-battle")
    tribe = moving(
        {"roma": "rome 6cu duilius", "clusium": "carthage 2cu himilco"}, "duilius", "roll 1", control={"arretium": None}
    ).do("rome march clusium; carthage avoid himilco; carthage whole")
    assert tribe.why("carthage", "escape volsinii") == "11.2.7"


@pytest.mark.rule("hamilcar", "11.1.2", "11.1.3", "11.1.4", "11.2.1", "11.2.2")
def test_an_army_may_split_to_avoid() -> None:
    pieces = {"catana": "rome 9cu atilius_regulus", "enna": "carthage 13cu himilco hamilcar_barca"}
    table = at_enna("roll 1", pieces).do("carthage avoid himilco; carthage done")
    assert table.asked[1] == "detached_cus"
    assert table.legal("carthage")[-1] == "cus 10"
    assert "cus 0" in table.legal("carthage")
    table.do("carthage cus 4; carthage escape agrigentum")
    assert table.at("hamilcar_barca") == "enna"
    assert table.cus("carthage", "agrigentum") == 4
    assert table.cus("carthage", "enna") == 9
    consul = {"thermae": "carthage 6cu hanno", "messana": "rome 5cu duilius atilius_regulus"}
    parted = punic(consul, "hanno").do("carthage march messana; rome cus 0")
    assert parted.legal("rome") == ["done", "avoid duilius", "avoid atilius_regulus"]
    parted.do("rome avoid duilius")
    assert "done" not in parted.verbs("rome")  # he may not leave the other Consul with fewer than three


@pytest.mark.rule("hamilcar", "11.1.5", "2.2.D1b", "11.2.4")
def test_an_admiral_avoids_by_sea_to_an_own_port() -> None:
    pieces = {"messana": "carthage 4cu hanno", "regium": "rome 3cu duilius atilius_regulus:proconsul"}
    table = punic(pieces, "hanno", "roll 1", control={"messana": "carthage"}).do(
        "carthage march regium; rome done; rome avoid duilius; rome whole"
    )
    assert set(table.nouns("rome", "escape")) == {"paestum", "consentia", "croton"}
    dry = punic(
        {"messana": "carthage 4cu hanno", "regium": "rome 3cu atilius_regulus"},
        "hanno",
        "roll 1",
        control={"messana": "carthage"},
    )
    dry.do("carthage march regium; rome avoid atilius_regulus; rome whole")
    assert "paestum" not in dry.nouns("rome", "escape")
    strait = moving(
        {"regium": "rome 4cu duilius", "messana": "carthage 2cu himilco"},
        "duilius",
        "roll 1",
        control={"messana": "carthage"},
    )
    strait.do("rome march messana; carthage done; carthage cus 0; carthage avoid himilco; carthage whole")
    assert strait.why("carthage", "escape regium") == "11.2.6"


@pytest.mark.rule("hamilcar", "11.1.9", "7.2.C1")
def test_a_lone_general_who_fails_to_avoid_is_displaced() -> None:
    table = at_enna("roll 6", {"catana": "rome 4cu atilius_regulus", "enna": "carthage himilco"}).do(
        "carthage avoid himilco; carthage whole"
    )
    assert table.standing("himilco") == "pool"
    assert table.events("land-battle") == []


@pytest.mark.rule("hamilcar", "10.0.6")
def test_a_successful_avoid_may_lead_inside_the_city() -> None:
    table = moving(
        {"enna": "rome 6cu atilius_regulus", "agrigentum": "carthage 2cu himilco"}, "atilius_regulus", "roll 1"
    )
    table.do(
        "rome march agrigentum; carthage done; carthage cus 0; carthage avoid himilco; carthage whole; carthage gates"
    )
    assert table.at("himilco") == "agrigentum_inside"
    assert table.cus("carthage", "agrigentum_inside") == 2
    assert table.asked == ("rome", "move")
    assert "pursue" in table.verbs("rome")


@pytest.mark.rule("hamilcar", "11.3.1", "11.3.2", "11.3.3", "11.3.4", "7.2.B2")
def test_pursuit_lets_the_army_go_on_or_ends_its_move() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu himilco"}
    table = at_enna("roll 1, roll 3", pieces).do("carthage avoid himilco; carthage whole; carthage escape thermae")
    assert table.why("rome", "march thermae") == "11.3.1"
    assert "pursue" in table.verbs("rome")
    table.do("rome pursue")
    assert {"march thermae", "march leontini"} <= set(table.legal("rome"))
    table.do("rome march thermae")
    assert table.asked == ("carthage", "land_reaction")
    failed = at_enna("roll 1, roll 4", pieces).do(
        "carthage avoid himilco; carthage whole; carthage escape thermae; rome pursue"
    )
    assert failed.asked == ("carthage", "card_play")
    siege = moving(
        {"enna": "rome 6cu atilius_regulus", "agrigentum": "carthage 2cu himilco"}, "atilius_regulus", "roll 1, roll 6"
    )
    siege.do(
        "rome march agrigentum; carthage done; carthage cus 0; carthage avoid himilco",
        "carthage whole; carthage escape camarina; rome pursue",
    )
    assert siege.legal("rome") == ["stop", "siege"]


@pytest.mark.rule("hamilcar", "11.2.3")
def test_who_failed_to_intercept_may_not_avoid_the_same_army_later() -> None:
    table = at_enna("roll 6", {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"})
    table.do("carthage interpose hanno; carthage whole; rome march thermae")
    assert table.events("land-battle")  # nobody was asked: Hanno may not Avoid


@pytest.mark.rule("hamilcar", "12.1.2", "12.1.3", "12.2.1", "12.2.2")
def test_the_intercepting_part_keeps_the_limits() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "thermae": "carthage 12cu hanno gisco",
        "leontini": "carthage 3cu",
        "agrigentum": "carthage hasdrubal",
    }
    table = at_enna("roll 1", pieces)
    assert table.nouns("carthage", "interpose") == ["hanno", "gisco"]  # no General, no CU: no Interception
    table.do("carthage interpose hanno; carthage done")
    assert table.legal("carthage")[0] == "cus 1"
    assert table.legal("carthage")[-1] == "cus 10"


@pytest.mark.rule("hamilcar", "12.1.6", "12.1.7")
def test_one_is_added_in_an_enemy_space_without_friends() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"}
    strange = at_enna("roll 2", pieces, control={"enna": "rome"}).do("carthage interpose hanno; carthage whole")
    assert strange.at("hanno") == "thermae"
    neutral = at_enna("roll 2", pieces).do("carthage interpose hanno; carthage whole")
    assert neutral.at("hanno") == "enna"
    friends = at_enna("roll 2", {**pieces, "enna": "carthage 1cu"}, control={"enna": "rome"}).do(
        "carthage interpose hanno; carthage whole"
    )
    assert friends.at("hanno") == "enna"


@pytest.mark.rule("hamilcar", "12.1.8", "2.2.E1b")
def test_combined_armies_fight_under_the_highest_general() -> None:
    pieces = {
        "catana": "rome 6cu atilius_regulus",
        "thermae": "carthage 2cu hamilcar_barca",
        "leontini": "carthage 3cu adherbal",
    }
    table = at_enna("roll 1, roll 1", pieces).do(
        "carthage interpose hamilcar_barca; carthage whole; carthage interpose adherbal; carthage whole; rome fight"
    )
    assert table.view()["land_battle"]["sides"]["carthage"]["commander"] == "hamilcar_barca"
    assert table.view()["land_battle"]["sides"]["carthage"]["cus"] == 5


@pytest.mark.rule("hamilcar", "12.2.4")
def test_an_intercepted_army_may_not_pursue() -> None:
    table = at_enna("roll 1, roll 1").do(
        "carthage avoid himilco; carthage whole; carthage interpose adherbal; carthage whole",
        "carthage done; carthage escape agrigentum",
    )
    assert table.asked == ("rome", "backing_up")
    assert table.legal("rome") == ["back_up", "fight"]


@pytest.mark.rule("hamilcar", "12.2.3", "12.3.1", "12.3.2", "12.3.4", "14.1.5")
def test_backing_up_ends_the_move_without_reactions_but_a_siege_is_open() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"}
    table = at_enna("roll 1", pieces).do("carthage interpose hanno; carthage whole; rome back_up")
    assert table.at("atilius_regulus") == "catana"
    assert table.cus("rome", "catana") == 6
    assert table.s.mp == 0
    assert table.asked == ("carthage", "card_play")
    city = moving(
        {"agrigentum": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        "roll 1, white_die 6",
    )
    city.do("rome march enna; carthage interpose hanno; carthage whole; rome back_up; rome siege")
    assert city.view()["spaces"]["agrigentum"]["siege"]["points"] == 1


@pytest.mark.rule("hamilcar", "12.3.3")
def test_after_a_landing_one_backs_up_to_the_port_of_embarkation() -> None:
    table = moving(
        {"roma": "rome 4cu duilius", "panormus": "carthage 1cu", "thermae": "carthage 3cu hanno"},
        "duilius",
        "roll 1",
        seamanship=2,
    )
    table.do("rome embark; rome sail panormus; rome land; carthage interpose hanno; carthage whole; rome back_up")
    assert table.at("duilius") == "roma"
    assert table.cus("rome", "roma") == 4


@pytest.mark.rule("hamilcar", "12.2.5", "12.2.6", "12.2.7")
def test_no_interception_over_the_strait_or_past_enemies() -> None:
    strait = punic({"catana": "carthage 3cu hanno", "regium": "rome 4cu duilius"}, "hanno").do("carthage march messana")
    assert strait.asked[0] == "carthage"
    camp = {"catana": "rome 6cu atilius_regulus", "enna": "rome 1cu", "thermae": "carthage 3cu hanno"}
    assert at_enna("", camp).asked == ("rome", "move")
    watched = {
        "catana": "rome 6cu atilius_regulus",
        "agrigentum_inside": "carthage 2cu hanno",
        "agrigentum": "rome 3cu",
    }
    assert at_enna("", watched).asked == ("rome", "move")
    free = {"catana": "rome 6cu atilius_regulus", "agrigentum": "carthage 2cu hanno"}
    assert at_enna("", free).asked == ("carthage", "land_reaction")


@pytest.mark.rule("hamilcar", "12.4.1")
def test_an_unguarded_army_that_is_intercepted_is_lost() -> None:
    pieces = {"catana": "rome 2st atilius_regulus", "thermae": "carthage 3cu hanno"}
    table = at_enna("roll 1", pieces).do("carthage interpose hanno; carthage whole")
    assert table.standing("atilius_regulus") == "eliminated"
    assert table.force("carthage", "enna") == (3, 0, 2)


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
    must.do("carthage march messana; rome cus 0; rome done; rome command duilius")
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
    assert dice_levels(s, space("nola"), (3, 1)) == [3, 0]
    assert dice_levels(s, space("nola"), (1, 1)) == [3, 1]
    even = position(
        {"nuoro": "rome 5cu atilius_regulus + carthage 2cu gisco"}, rome="spies", control={"carales": "rome"}
    )
    even.control[space("carales")] = CARTHAGE
    assert dice_levels(even, space("nuoro"), (3, 1)) == [3, 2]  # A and C only, Carthage has the Ally


@pytest.mark.rule("hamilcar", "13.3.B1", "13.3.A1", "13.3.1")
def test_a_force_without_a_general_has_no_allies_and_rating_zero() -> None:
    table = at_enna("large_die 6", {"catana": "rome 4cu atilius_regulus", "enna": "carthage 2cu"})
    levels = table.events("dice-levels")
    assert levels == [(3, 0, 0, 0, 0, 0)]
    s = position({"enna": "rome 2cu + carthage 2cu gisco"}, rome="spies")
    assert dice_levels(s, space("enna"), (0, 1)) == [1, 3]
    assert ROME == 0


@pytest.mark.rule("hamilcar", "13.3.D1", "13.3.D3", "13.3.D4", "13.3.D6", "17.1#1a", "13.3.D2")
@pytest.mark.example("hamilcar", "17.1#1-ex1")
def test_fright_and_forgotten_tactics_turn_a_five_into_a_backfire() -> None:
    pieces = {"thermae": "carthage 2cu 1el hanno", "enna": "rome 3cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hanno", "roll 5", rome="elephant_fright epidemic").do(
        "carthage march enna; rome done; carthage charge; rome react elephant_fright"
    )
    assert table.events("charge-result") == [(1, 0, 0, 0, 0, 0)]
    assert table.asked == ("rome", "die_reroll")
    nothing = punic({"thermae": "carthage 2cu 2el hanno", "enna": "rome 3cu duilius"}, "hanno", "roll 5").do(
        "carthage march enna; rome done"
    )
    assert nothing.asked[1] != "elephant_charge"  # two Elephants against rating 3
    middle = punic({"thermae": "carthage 2cu 2el hanno", "enna": "rome 3cu claudius_caudex"}, "hanno", "roll 4").do(
        "carthage march enna; rome done; carthage charge"
    )
    assert middle.events("charge-result") == [(2, 0, 0, 0, 0, 0)]
    assert middle.asked[1] != "die_reroll"


@pytest.mark.rule("hamilcar", "13.4.5")
def test_a_lost_charge_costs_an_elephant_first() -> None:
    pieces = {"thermae": "carthage 3cu 1el hanno", "enna": "rome 5cu fulvius_flaccus:proconsul"}
    table = punic(pieces, "hanno", "roll 6, large_die 4, small_die 4, large_die 6", control={"thermae": "carthage"}).do(
        "carthage march enna; rome done; carthage charge"
    )
    table.do("carthage pass")
    assert table.events("battle-result")[0] == (0, 1, 1, 0, 0, 0)
    assert table.force("carthage", "thermae") == (3, 0, 0)


@pytest.mark.rule("hamilcar", "13.4.6", "13.4.7", "13.4.8")
def test_on_equal_hits_the_attacker_loses_and_keeps_no_trains() -> None:
    pieces = {"catana": "rome 3cu 1st duilius", "enna": "carthage 3cu adherbal"}
    table = moving(
        pieces, "duilius", "large_die 6, small_die 1, large_die 6, small_die 1", control={"catana": "rome"}
    ).do("rome march enna; carthage done")
    result = table.events("battle-result")[0]
    assert result[1] == result[2]
    assert result[0] == 1
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
    assert table.nouns("carthage", "retreat") == ["lilybaeum", "syracusae", "camarina"]
    assert table.why("carthage", "retreat catana") == "13.5.B4"
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
    assert table.events("battle-result") == [(1, 2, 1, 0, 0, 0)]
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
    assert table.events("battle-result")[0][0] == 1
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
