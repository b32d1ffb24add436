"""4 Victory Conditions and 6 End Game."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.ch02_concepts import control, display
from navarch.games.hamilcar.ch05_turn.victory_check import VictoryCheck
from navarch.games.hamilcar.ch06_end_game.final_count import final_count

from .positions import in_phase, moving
from .table import Table, position, space

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


@pytest.mark.rule("hamilcar", "4.1.1", "2.2.D2c")
def test_an_aristocrat_lost_with_no_pcs_left_ends_the_game_in_the_middle_of_a_voyage() -> None:
    pieces = {"roma": "rome cornelius_scipio", "syracusae": "carthage 2cu hanno"}
    table = moving(pieces, "cornelius_scipio", seamanship=2, ready=(0, 1), control=BARE).do(
        "rome embark; rome sail neapolis; carthage intercept"
    )
    assert table.outcome == ("carthage", "out_of_control")


@pytest.mark.rule("hamilcar", "4.1.1", "5.5.3")
def test_who_cannot_remove_enough_loses() -> None:
    bare = dict.fromkeys(
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
    held = {**bare, "luceria": "rome", "tarracina": "rome", "praeneste": "rome", "nola": "rome", "venusia": "rome"}
    s = position({}, control=held, rome="spies")
    assert control.pcs_on_map(s, ROME) == 5
    assert display.tally(s, CARTHAGE) - display.tally(s, ROME) == 3
    table = in_phase({}, VictoryCheck(), "war_chest", control=held)
    assert table.asked == ("rome", "removal")
    more = dict.fromkeys(
        ["pisae", "arretium", "clusium", "panormus", "hippana", "drepanum", "cirta", "sicca"], "carthage"
    )
    lost = in_phase({}, VictoryCheck(), "war_chest", control={**held, **more})
    assert lost.outcome == ("carthage", "out_of_control")  # six to remove, five there


@pytest.mark.rule("hamilcar", "4.1.4", "5.5.4")
def test_fewer_than_three_provinces_of_italia_lose_the_game() -> None:
    bare = dict.fromkeys(["nola", "salernum", "luceria", "venusia", "paestum", "thurii", "corfinium", "aesernia"])
    table = in_phase({}, VictoryCheck(), "war_chest", control=bare)
    assert table.outcome == ("carthage", "italia_lost")
    three = in_phase({}, VictoryCheck(), "war_chest", control=dict.fromkeys(["nola", "salernum", "luceria", "venusia"]))
    assert three.outcome is None


@pytest.mark.rule("hamilcar", "4.2.1", "6.2.1", "6.2.2", "6.0.1")
def test_the_final_count_decides_and_carthage_wins_ties() -> None:
    s = position(
        {},
        rome="spies",
        control={"cosa": "rome", "clusium": "rome", "arretium": "rome", "panormus": "rome", "lipara": "rome"},
    )
    even = (display.tally(s, ROME), display.tally(s, CARTHAGE))
    assert even == (6, 6)
    final_count(s)
    assert s.ranks == [2, 1]
    assert s.ending == "final_count"
    more = position(
        {},
        rome="spies",
        control={
            "cosa": "rome",
            "clusium": "rome",
            "arretium": "rome",
            "panormus": "rome",
            "lipara": "rome",
            "lilybaeum": "rome",
        },
    )
    final_count(more)
    assert more.ranks == [1, 2]


@pytest.mark.rule("hamilcar", "4.1.2", "4.1.3", "6.1.1", "5.2.C2.1b", "5.2.C2.1c")
def test_taking_the_enemy_capital_wins_at_once() -> None:
    pieces = {"roma": "carthage 4cu gisco", "roma_inside": "rome 1cu"}
    table = Table(
        pieces, "white_die 6", carthage="spies", active="carthage", rome="epidemic", points={"roma": (2, "carthage")}
    )
    table.do("carthage operate spies; carthage activate gisco; carthage siege")
    assert table.outcome == ("carthage", "roma_taken")
    other = Table(
        {"carthago": "rome 4cu duilius"},
        "white_die 6",
        rome="hiero_sends_grain",
        carthage="spies",
        supremacy="rome",
        points={"carthago": (2, "rome")},
    )
    other.do("rome operate hiero_sends_grain; rome activate duilius; rome siege")
    assert other.outcome == ("rome", "carthago_taken")
    assert space("carthago") >= 0
