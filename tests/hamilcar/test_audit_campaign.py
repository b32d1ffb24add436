"""7.1 Several Generals under one card: who may still move after a voyage, a defeat or a victory."""

from __future__ import annotations

import pytest

from .table import Table
from .test_movement import campaign


def pay(table: Table) -> Table:
    """Whoever owes PCs after a battle removes the first ones."""
    while table.asked[1] == "removal":
        who = table.asked[0]
        table.do(f"{who} {table.legal(who)[0]}")
    return table


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


@pytest.mark.rule("hamilcar", "17.2.B-Regulus1", "7.1.11")
def test_regulus_goes_on_after_a_victory_under_a_campaign_card_too() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 2cu"}
    table = campaign(pieces, "small_die 2, large_die 4, small_die 3").do(
        "rome activate atilius_regulus; rome march enna"
    )
    assert table.events("battle-result")[0][0] == 0
    assert (left := table.cus("rome", "enna")) > 0
    pay(table).do("rome march thermae")
    assert table.at("atilius_regulus") == "thermae"
    assert table.cus("rome", "thermae") == left
    assert table.s.mp == 2


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
    assert table.events("battle-result")[0][0] == 0
    assert (left := table.cus("rome", "messana")) > 10
    pay(table).do("rome march catana")
    assert table.cus("rome", "catana") == 10
    assert table.cus("rome", "messana") == left - 10


@pytest.mark.rule("hamilcar", "7.1.10", "17.1#11a")
def test_units_lost_in_a_storm_tire_nobody_else() -> None:
    pieces = {"roma": "rome 3cu 1st fulvius_flaccus:proconsul", "regium": "rome 3cu valerius_flaccus"}
    table = campaign(pieces, "roll 6, roll 6", seamanship=4, carthage="cruel_sea epidemic")
    table.do("rome activate fulvius_flaccus; rome embark; rome sail neapolis; rome sail lipara; rome land")
    table.do("carthage react cruel_sea")
    assert 0 < table.cus("rome", "lipara") < 3
    assert len(table.s.weary) == sum(table.force("rome", "lipara")[::2])
