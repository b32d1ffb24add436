"""10 Land Reactions."""

from __future__ import annotations

import pytest

from .positions import at_enna, moving


@pytest.mark.rule("hamilcar", "7.2.E2", "17.1#43a")
def test_an_overrun_wins_no_battle_for_triumph() -> None:
    table = moving({"catana": "rome 5cu duilius", "enna": "carthage 1cu"}, "duilius").do(
        "rome march enna; rome overrun; rome stop"
    )
    assert table.s.won_any == 0


@pytest.mark.rule("hamilcar", "10.0.1", "10.0.5", "10.0.7", "10.0.8", "11.1.1", "12.1.1", "12.1.4", "12.1.5", "11.1.6")
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


@pytest.mark.rule("hamilcar", "10.0.8", "12.1.4")
def test_an_escape_declared_after_an_interception_is_resolved_before_it() -> None:
    table = at_enna("roll 1, roll 6").do(
        "carthage interpose hamilcar_barca; carthage whole; carthage avoid himilco; carthage whole"
    )
    table.do("carthage done; carthage escape agrigentum")
    assert [told[:2] for told in table.events("avoided")] == [("himilco", "agrigentum")]
    assert [told[0] for told in table.events("interception-failed")] == ["hamilcar_barca"]
    assert (table.at("himilco"), table.at("hamilcar_barca")) == ("agrigentum", "thermae")
