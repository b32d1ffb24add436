"""5.1.D New troops and the lone enemy Generals and besiegers they meet."""

from __future__ import annotations

import pytest

from .table import Table
from .test_reinforcement import phase


@pytest.mark.rule("hamilcar", "5.1.D3", "5.1.B3", "2.2.A6")
def test_a_cu_of_the_miat_displaces_a_lone_general_in_carthago() -> None:
    pieces = {"carthago": "rome atilius_regulus", "thermae": "carthage 2cu gisco", "roma": "rome 4cu"}
    table = phase(pieces, miat="center a1 a2").do("carthage place thermae; carthage place carthago")
    assert table.standing("atilius_regulus") == "eliminated"


@pytest.mark.rule("hamilcar", "5.1.D3", "5.1.C1", "2.2.A5")
def test_the_troops_of_roma_displace_a_lone_general_there() -> None:
    pieces = {"roma": "carthage hamilcar_barca", "carthago": "carthage 1cu", "regium": "rome 4cu"}
    table = phase(pieces, miat="center").do("carthage place carthago")
    while table.asked[0] == "carthage":
        table.do(f"carthage {table.legal('carthage')[0]}")
    assert table.at("hamilcar_barca") is None
    assert table.cus("rome", "roma") > 0


@pytest.mark.rule("hamilcar", "5.1.D3", "5.2.C3.1a")
def test_a_mercenarys_elephant_displaces_a_lone_general() -> None:
    pieces = {"utica": "rome atilius_regulus"}
    table = Table(pieces, carthage="spies", rome="epidemic", active="carthage", turn=4, miat="center a1 a2")
    table.do("carthage hire xanthippus; carthage unseat center; carthage unseat a1; carthage unseat a2")
    table.do("carthage place utica")
    assert table.at("xanthippus") == "utica"
    assert table.standing("atilius_regulus") == "eliminated"


@pytest.mark.rule("hamilcar", "5.1.D3", "5.2.C4b")
def test_the_dictators_troops_displace_a_lone_general_in_roma() -> None:
    lost = {"arretium": "carthage", "thurii": None}
    pieces = {"roma": "carthage hamilcar_barca"}
    table = Table(pieces, rome="spies epidemic", carthage="pestilence", control=lost, turn=2).do("rome dictator")
    assert table.at("hamilcar_barca") is None
    assert table.cus("rome", "roma") == 3


@pytest.mark.rule("hamilcar", "5.1.D1", "14.5.A2", "5.2.C2.5d")
def test_supplies_for_an_army_before_its_own_besieged_city_stay_outside() -> None:
    pieces = {"syracusae": "rome 3cu duilius + carthage 1cu gisco", "syracusae_inside": "carthage 1cu"}
    table = Table(
        pieces, carthage="libyan_levies spies", rome="epidemic", active="carthage", points={"syracusae": (1, "rome")}
    )
    table.do("carthage operate libyan_levies; carthage supply syracusae")
    assert table.force("carthage", "syracusae_inside") == (1, 0, 0)
    assert table.force("carthage", "syracusae") == (1, 0, 1)


@pytest.mark.rule("hamilcar", "5.2.C3.2b", "2.1.C2")
def test_barcas_cu_of_turn_seven_does_not_overfill_a_city() -> None:
    pieces = {"lilybaeum": "rome 3cu duilius", "lilybaeum_inside": "carthage 2cu", "carthago": "carthage 1cu"}
    table = phase(pieces, turn=7, miat="center").do("carthage place carthago; carthage place lilybaeum")
    assert table.at("hamilcar_barca") == "lilybaeum_inside"
    assert table.cus("carthage", "lilybaeum_inside") == 2
    assert table.nouns("carthage", "place") != ["lilybaeum"]  # no CU has room there
