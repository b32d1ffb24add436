"""Limits at crossing points: Consuls and full Fleets, cities and Fleets thrown back, the choice of Consuls."""

from __future__ import annotations

import pytest

from .table import GAME
from .test_movement import moving, punic
from .test_reinforcement import phase


@pytest.mark.rule("hamilcar", "2.3.E3b", "7.3.C4")
def test_a_consul_boards_a_nearly_full_fleet_only_with_three_cus_aboard() -> None:
    pieces = {"roma": "rome 1cu 4st atilius_regulus", "neapolis": "rome 3cu duilius"}
    table = moving(pieces, "atilius_regulus", seamanship=2, ready=(4, 0))
    table.do("rome embark; rome ships 4; rome sail neapolis; rome board")
    assert table.legal("rome") == ["done", "whole"]
    assert table.why("rome", "bring duilius") == "2.3.E3c"
    roomy = moving(pieces, "atilius_regulus", seamanship=2, ready=(4, 0))
    roomy.do("rome embark; rome ships 3; rome sail neapolis; rome board")
    assert "bring duilius" in roomy.legal("rome")


@pytest.mark.rule("hamilcar", "2.1.C2", "9.3.B2b")
def test_a_beaten_fleet_does_not_overfill_the_city_it_came_from() -> None:
    pieces = {
        "carales": "rome 3cu",
        "carales_inside": "carthage 1cu gisco",
        "oristano": "carthage 4cu",
        "roma": "rome duilius",
    }
    control = {"oristano": None, "sassari": None, "aleria": None}
    table = punic(pieces, "gisco", "roll 1", ready=(2, 0), seamanship=4, control=control, supremacy="rome")
    table.do(
        "carthage embark; carthage sail oristano; rome pass; carthage board; carthage whole; carthage sail sassari"
    )
    table.do("rome intercept; carthage fight")
    while table.asked[0] == "rome":
        table.do(f"rome {table.legal('rome')[-1]}")
    assert GAME.check(table.s) == ""
    assert table.cus("carthage", "carales") + table.cus("carthage", "carales_inside") == 5
    assert table.cus("carthage", "carales_inside") <= 2


@pytest.mark.rule("hamilcar", "16.2.1")
def test_consuls_are_chosen_before_any_is_drawn() -> None:
    pieces = {"roma": "rome 6cu", "carthago": "carthage 1cu"}
    table = phase(pieces, options={"consul_selection": True}, miat="center").do("carthage place carthago")
    while table.asked[0] == "carthage":
        table.do(f"carthage {table.legal('carthage')[0]}")
    assert table.asked == ("rome", "consul_choice")
    table.do("rome pass")
    assert table.asked[1] == "placement"  # both were drawn; none is chosen in the light of the first
