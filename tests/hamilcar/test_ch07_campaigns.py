"""7.1 What one card may ask of Generals and Units when it activates several Generals."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.ch02_concepts.weariness import LEVELS, SPENT_FORCE, able, freeze_some, recover

from .positions import campaign, pay
from .table import CARTHAGE, ROME, Table, general, position, space

CAMPAIGN = {"regium": "rome 6cu duilius atilius_regulus", "nola": "rome 3cu fulvius_flaccus:proconsul"}


@pytest.mark.rule("hamilcar", "7.1.10", "7.3.C6")
def test_units_that_came_by_sea_have_covered_their_lanes_when_another_general_takes_over() -> None:
    pieces = {"roma": "rome 3cu 1st fulvius_flaccus:proconsul", "regium": "rome 3cu valerius_flaccus"}
    table = campaign(pieces, seamanship=4).do("rome activate fulvius_flaccus; rome embark")
    table.do("rome sail neapolis; rome sail lipara; rome sail messana; rome sail regium; rome land; rome stop")
    table.do("rome activate valerius_flaccus; rome regroup")
    assert table.legal("rome") == ["done", "whole"]  # Fulvius has covered four
    table.do("rome whole; rome march consentia")
    assert table.force("rome", "consentia") == (3, 0, 0)
    assert table.force("rome", "regium") == (3, 0, 1)


@pytest.mark.rule("hamilcar", "7.1.11", "13.5.A1")
def test_units_that_lost_a_battle_may_not_move_again_after_their_retreat() -> None:
    pieces = {
        "leontini": "rome 5cu fulvius_flaccus:proconsul",
        "catana": "rome 6cu valerius_flaccus",
        "enna": "carthage 6cu gisco",
    }
    table = campaign(
        pieces, "small_die 4, large_die 4", control={"leontini": "rome", "catana": "rome", "enna": "carthage"}
    )
    table.do("rome activate fulvius_flaccus; rome march enna; carthage done")
    pay(table)
    assert table.at("fulvius_flaccus") == "leontini"
    assert (left := table.cus("rome", "leontini")) > 0
    table.do("rome activate valerius_flaccus; rome march leontini; rome regroup; rome whole; rome march syracusae")
    assert table.cus("rome", "leontini") == left
    assert table.cus("rome", "syracusae") == 6


@pytest.mark.rule("hamilcar", "7.1.11", "12.3.2")
def test_backing_up_tires_the_army_but_not_those_who_stayed() -> None:
    pieces = {"catana": "rome 9cu duilius valerius_flaccus", "agrigentum": "carthage 4cu hanno"}
    table = campaign(pieces, "roll 1", control={"catana": "rome"}).do(
        "rome activate duilius; rome regroup; rome done; rome cus 4; rome march enna"
    )
    table.do("carthage interpose hanno; carthage whole; rome back_up")
    assert table.cus("rome", "catana") == 9
    assert table.cus("carthage", "enna") == 4
    table.do("rome activate valerius_flaccus; rome march messana")
    assert table.cus("rome", "messana") == 5
    assert table.cus("rome", "catana") == 4


@pytest.mark.rule("hamilcar", "7.1.10", "17.1#11a")
def test_units_lost_in_a_storm_tire_nobody_else() -> None:
    pieces = {"roma": "rome 3cu 1st fulvius_flaccus:proconsul", "regium": "rome 3cu valerius_flaccus"}
    table = campaign(pieces, "roll 6, roll 6", seamanship=4, carthage="cruel_sea epidemic")
    table.do("rome activate fulvius_flaccus; rome embark; rome sail neapolis; rome sail lipara; rome land")
    table.do("carthage react cruel_sea")
    assert 0 < table.cus("rome", "lipara") < 3
    assert len(table.s.weary) == sum(table.force("rome", "lipara")[::2])


@pytest.mark.rule("hamilcar", "7.1.9", "7.1.13")
def test_a_campaign_activates_each_general_once_and_one_after_the_other() -> None:
    table = campaign(CAMPAIGN).do("rome activate fulvius_flaccus; rome march capua")
    assert table.asked == ("rome", "move")
    table.do("rome stop")
    assert table.nouns("activate", "rome") == ["duilius", "atilius_regulus"]
    assert table.reason("rome activate fulvius_flaccus").rule == "7.1.9"
    table.do("rome activate duilius; rome stop")
    assert table.asked == ("carthage", "card_play")  # two Generals only


@pytest.mark.rule("hamilcar", "7.1.10", "7.1.6")
def test_units_cover_four_movement_points_at_most_under_one_card() -> None:
    pieces = {"tunes": "carthage 3cu gisco", "madauros": "carthage hanno"}
    table = Table(pieces, carthage="minor_campaign_1 spies", rome="epidemic", active="carthage")
    table.do(
        "carthage event minor_campaign_1; carthage activate gisco; carthage march sicca",
        "carthage march madauros; carthage stop",
    )
    table.do("carthage activate hanno; carthage march hippo_regius; carthage march hippo_acra")
    assert table.cus("carthage", "hippo_acra") == 3
    assert table.mp == 2
    assert table.reason("carthage march utica").rule == "7.1.10"  # the Units have covered four
    table.do("carthage regroup; carthage done; carthage march utica")
    assert table.at("hanno") == "utica"
    assert table.cus("carthage", "hippo_acra") == 3


@pytest.mark.rule("hamilcar", "7.1.11")
def test_units_that_fought_stay_where_they_are() -> None:
    pieces = {
        "catana": "rome 6cu fulvius_flaccus:proconsul",
        "enna": "carthage 1cu gisco",
        "agrigentum": "rome duilius",
    }
    table = campaign(pieces, "large_die 4, small_die 4", control={"agrigentum": "rome"})
    table.do(
        "rome activate fulvius_flaccus; rome march enna; carthage done; rome activate duilius",
        "rome march enna; rome regroup",
    )
    assert table.events("battle-result")[0][0] == "rome"
    assert table.legal("rome") == ["done", "whole"]  # neither Flaccus nor his CUs can come along
    table.do("rome done; rome march thermae")
    assert table.cus("rome", "thermae") == 0
    assert table.at("fulvius_flaccus") == "enna"


@pytest.mark.rule("hamilcar", "7.1.9", "7.1.12", "7.1.13", "14.1.3")
@pytest.mark.example("hamilcar", "7.1-ex2")
def test_one_general_fights_and_another_then_begins_the_siege() -> None:
    pieces = {"enna": "rome 5cu duilius", "hippana": "rome 4cu atilius_regulus", "agrigentum": "carthage 1cu"}
    table = campaign(pieces, "small_die 1, large_die 6, white_die 6")
    table.do("rome activate duilius; rome march agrigentum; carthage cus 0; rome fight")
    assert table.events("battle-result") == [("rome", 0, 2)]
    assert table.asked == ("rome", "campaigner")
    table.do("rome activate atilius_regulus; rome march agrigentum; rome siege")
    assert table.view()["spaces"]["agrigentum"]["siege"]["points"] == 1


@pytest.mark.rule("hamilcar", "7.1.12")
def test_only_one_siege_attempt_against_a_city_under_one_card() -> None:
    pieces = {"agrigentum": "rome 8cu duilius atilius_regulus"}
    table = campaign(pieces, "white_die 2").do("rome activate duilius; rome siege; rome activate atilius_regulus")
    assert table.reason("rome siege").rule == "7.1.12"


def tired(*levels: int, where: str = "enna", kind: int = 0) -> list[int]:
    """What the card remembers of Units in a space that have covered so many Movement Points."""
    return [(space(where) * 3 + kind) * LEVELS + level for level in levels]


@pytest.mark.rule("hamilcar", "14.1.7", "7.1.11")
def test_a_siege_attempt_takes_the_most_tired_units_first() -> None:
    s = position({"enna": "rome 6cu", "catana": "rome 2cu"}, rome="spies")
    s.campaign, s.weary = 1, sorted(tired(1, 3) + tired(2, where="catana"))
    freeze_some(s, ROME, space("enna"), 3)
    assert s.weary == sorted(tired(SPENT_FORCE, SPENT_FORCE, SPENT_FORCE) + tired(2, where="catana"))
    assert able(s, ROME, space("enna"), 0, 1) == 3
    s.weary = tired(SPENT_FORCE, SPENT_FORCE)
    freeze_some(s, ROME, space("catana"), 3)
    assert able(s, ROME, space("catana"), 0, 1) == 0
    full = position({"enna": "rome 3cu"}, rome="spies")
    full.campaign, full.weary = 1, tired(SPENT_FORCE, SPENT_FORCE)
    freeze_some(full, ROME, space("enna"), 3)
    assert full.weary == tired(SPENT_FORCE, SPENT_FORCE, SPENT_FORCE)
    herd = position({"enna": "carthage 1cu 2el"}, rome="spies", active="carthage")
    herd.campaign = 1
    freeze_some(herd, CARTHAGE, space("enna"), 2)
    assert herd.weary == tired(SPENT_FORCE) + tired(SPENT_FORCE, kind=1)


@pytest.mark.rule("hamilcar", "17.1#32e", "7.1.10")
def test_movement_taken_back_is_held_against_nobody() -> None:
    s = position({"enna": "rome 4cu 1st duilius", "catana": "rome 2cu"}, rome="spies")
    s.campaign, s.weary = 1, sorted(tired(3, 3, 1) + tired(2, kind=2) + tired(3, where="catana"))
    s.worn[general("duilius")] = s.worn[general("fulvius_flaccus")] = 3
    recover(s, space("enna"), (2, 0, 1), 1 << general("duilius"), 2)
    assert s.weary == sorted(tired(1, 1, 1) + tired(3, where="catana"))
    assert s.worn[general("duilius")] == 1
    recover(s, space("enna"), (3, 0, 0), 1 << general("duilius"), 2)
    assert s.weary == tired(3, where="catana")
    assert (s.worn[general("duilius")], s.worn[general("fulvius_flaccus")]) == (0, 3)


@pytest.mark.rule("hamilcar", "7.1.9", "17.1#40-41a")
def test_a_minor_campaign_activates_two_generals_and_no_third() -> None:
    pieces = {
        "roma": "rome 3cu duilius",
        "regium": "rome 3cu atilius_regulus",
        "capua": "rome 1cu fulvius_flaccus:proconsul",
    }
    table = campaign(pieces).do("rome activate duilius; rome stop; rome activate atilius_regulus; rome stop")
    assert table.choice != "campaigner"
    assert [told[0] for told in table.events("activated")] == ["duilius", "atilius_regulus"]


@pytest.mark.rule("hamilcar", "7.1.10")
def test_a_general_who_has_covered_four_points_is_not_taken_along_by_another() -> None:
    pieces = {"regium": "rome 3cu duilius", "brundisium": "rome 3cu atilius_regulus"}
    table = campaign(pieces).do("rome activate duilius; rome march consentia; rome march thurii; rome march tarentum")
    table.do("rome march brundisium; rome stop; rome activate atilius_regulus")
    assert table.view()["movement"]["army"] == {"cu": 3, "elephants": 0, "st": 0, "generals": ["atilius_regulus"]}
    table.do("rome regroup")
    assert table.why_not("rome bring duilius") == ("7.1.10", "worn-out")


@pytest.mark.rule("hamilcar", "7.1.11", "17.2.B-Regulus1")
def test_regulus_goes_no_further_under_a_campaign_after_a_battle_at_sea_and_one_on_land() -> None:
    pieces = {"neapolis": "rome 6cu atilius_regulus", "lipara": "carthage 1cu gisco", "syracusae": "carthage 1cu hanno",
              "roma": "rome 3cu duilius"}  # fmt: skip
    table = campaign(
        pieces, "roll 6, small_die 2, large_die 4, large_die 6", seamanship=3, ready=(3, 1), supremacy="rome"
    )
    table.do(
        "rome activate atilius_regulus; rome embark; rome ships 3; rome sail lipara; carthage intercept; rome fight"
    )
    table.do("carthage depart syracusae; carthage board; carthage whole; carthage sail messana; carthage sail lipara")
    table.do("carthage pass")
    table.do("carthage ships 1").holding("", "")
    while table.choice in ("maneuver_card", "evasion", "evasion_by_card", "removal", "victors_port"):
        table.do(f"{table.actor} {table.legal()[0]}")
    assert table.events("naval-victory") == [("rome", "lipara")]
    table.do("rome land")
    while table.choice != "campaigner":
        table.do(f"{table.actor} {table.legal()[0]}")
    assert table.events("battle-result")[0][0] == "rome"
    assert table.at("atilius_regulus") == "lipara"
    assert able(table.s, ROME, space("lipara"), 0, 1) == 0
    assert table.s.worn[general("atilius_regulus")] == SPENT_FORCE


FLEETS = {"roma": "rome 3cu duilius", "neapolis": "rome 3cu valerius_flaccus"}


@pytest.mark.rule("hamilcar", "7.1.10", "2.3.A1")
def test_warships_are_units_and_sail_no_more_than_four_points_under_one_card() -> None:
    table = campaign(FLEETS, seamanship=4, ready=(3, 0)).do("rome activate duilius; rome embark; rome ships 2")
    table.do("rome sail neapolis; rome sail lipara; rome sail messana; rome sail regium; rome land; rome stop")
    assert table.ready("rome") == 3
    table.do("rome activate valerius_flaccus; rome embark")
    assert table.nouns("ships", "rome") == ["0", "1"]
    assert table.why_not("rome ships 2") == ("7.1.10", "ships-tired")
    assert table.why_not("rome ships 4") == ("2.3.F4", "ready-ships")
    table.do("rome ships 1; rome sail lipara; rome land; rome stop")
    later = campaign(FLEETS, seamanship=4, ready=(3, 0)).do("rome activate duilius; rome embark; rome ships 3")
    later.do("rome sail neapolis; rome sail lipara; rome sail regium; rome land; rome stop")
    later.do("rome activate valerius_flaccus; rome embark; rome ships 2; rome sail lipara")
    assert later.nouns("sail", "rome") == []  # one lane was left to these Warships
    assert later.why_not("rome sail messana") == ("7.3.A6", "too-far")


@pytest.mark.rule("hamilcar", "17.2.B-Vulso3", "7.1.10", "7.3.C2")
def test_warships_whose_crews_vulso_lands_sail_no_more_however_far_they_had_come() -> None:
    pieces = {"neapolis": "rome 3cu duilius", "roma": "rome 3cu vulso_longus"}
    table = campaign(pieces, seamanship=4, ready=(3, 0)).do("rome activate duilius; rome embark; rome ships 3")
    table.do("rome sail lipara; rome land; rome stop; rome activate vulso_longus; rome ships 2; rome embark")
    assert table.ready("rome") == 1
    assert table.nouns("ships", "rome") == ["0", "1"]
    assert table.why_not("rome ships 2") == ("2.3.F4", "ready-ships")
    table.do("rome ships 1")
    assert table.ready("rome") == 0
    rested = campaign(pieces, seamanship=4, ready=(3, 0)).do("rome activate duilius; rome embark; rome ships 2")
    rested.do("rome sail lipara; rome sail messana; rome sail regium; rome land; rome stop")
    rested.do("rome activate vulso_longus; rome ships 2; rome embark; rome ships 1; rome sail neapolis")
    assert "lipara" in rested.nouns("sail", "rome")  # it had stayed in port, and goes on


@pytest.mark.rule("hamilcar", "7.1.11", "9.3.B1d")
def test_warships_that_have_fought_do_not_sail_again_under_the_same_card() -> None:
    pieces = {**FLEETS, "syracusae": "carthage 2cu hanno"}
    table = campaign(pieces, "roll 6, roll 6", seamanship=4, ready=(3, 1), supremacy="rome", corvi=1)
    table.do("rome activate duilius; rome embark; rome ships 2; rome sail neapolis; carthage intercept")
    while table.choice != "sail_on":
        wanted = [said for said in table.legal() if said in ("pass", "done")] or table.legal()
        table.do(f"{table.actor} {wanted[-1]}")
    table.do("rome land; rome activate valerius_flaccus; rome embark")
    assert table.ready("rome") == 3
    assert table.nouns("ships", "rome") == ["0", "1"]
    assert table.why_not("rome ships 2") == ("7.1.10", "ships-tired")
