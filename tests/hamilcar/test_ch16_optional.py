"""16 Optional Rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from navarch.coverage import citations_in_code
from navarch.games.hamilcar.ch05_turn.isolation import IsolationPhase

from .positions import PUNIC_CAMPS, in_phase, phase, to_rome
from .table import GAME, Table, general


@pytest.mark.rule("hamilcar", "16.2.1")
def test_consuls_are_chosen_before_any_is_drawn() -> None:
    pieces = {"roma": "rome 6cu", "carthago": "carthage 1cu"}
    table = phase(pieces, options={"consul_selection": True}, miat="center").do("carthage place carthago")
    while table.asked[0] == "carthage":
        table.do(f"carthage {table.legal('carthage')[0]}")
    assert table.asked == ("rome", "consul_choice")
    table.do("rome pass")
    assert table.asked[1] == "placement"  # both were drawn; none is chosen in the light of the first


@pytest.mark.rule("hamilcar", "16.6.1")
def test_price_of_failure_and_bad_omen() -> None:
    option = {"price_of_failure": True}
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 4cu gisco"}
    table = Table(
        pieces,
        "small_die 2, large_die 4, large_die 6",
        rome="socii_navales price_of_failure",
        carthage="epidemic",
        options=option,
    )
    table.do(
        "rome operate socii_navales; rome activate atilius_regulus; rome march enna",
        "carthage done; rome react price_of_failure",
    )
    assert table.standing("gisco") == "eliminated"
    omen = Table(pieces, rome="socii_navales ambush", carthage="bad_omen", options=option)
    omen.do(
        "rome operate socii_navales; rome activate atilius_regulus; rome march enna",
        "carthage done; rome pass; carthage react bad_omen",
    )
    assert omen.events("played-event")[-1][1] == "bad_omen"
    assert omen.hand("rome") == ["ambush"]
    assert omen.events("level-step") != []  # Rome was not asked again


@pytest.mark.rule("hamilcar", "16.5.4")
def test_political_instability_leaves_the_miat_alone() -> None:
    from navarch.games.hamilcar.ch05_turn.isolation import IsolationPhase

    table = in_phase({}, IsolationPhase(), "victory_check", options={"political_instability": True}).do(
        "rome remove arretium; rome remove corfinium"
    )
    assert all(action.startswith("remove") for action in table.legal("carthage"))


@pytest.mark.rule("hamilcar", "16.4.3")
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


@pytest.mark.rule("hamilcar", "16.2.1")
def test_consul_selection_never_offers_a_general_twice() -> None:
    table = to_rome(
        phase({"carthago": "carthage 3cu", "roma": "rome 6cu"}, miat="center", options={"consul_selection": True})
    ).do("rome choose duilius")
    assert "choose duilius" not in table.legal("rome")


@pytest.mark.rule("hamilcar", "16.5.1", "16.5.2", "16.5.3")
def test_the_isolation_phase_cites_what_follows_it_and_the_setup_the_tribe_that_is_left_out() -> None:
    cited = citations_in_code(GAME)
    files = {rule: {Path(place.file).name for place in cited[rule]} for rule in ("16.5.1", "16.5.2", "16.5.3")}
    assert "setup.py" in files["16.5.1"]
    assert "isolation.py" not in files["16.5.1"]
    assert "isolation.py" in files["16.5.2"] & files["16.5.3"]


@pytest.mark.rule("hamilcar", "16.5.1", "16.5.2", "16.5.3", "16.5.4")
def test_political_instability_costs_a_pc_for_each_free_tribe_near_it() -> None:
    option = {"political_instability": True}
    table = in_phase({}, IsolationPhase(), "victory_check", options=option)
    assert table.s.tribes.bit_count() == 4
    assert table.asked == ("rome", "unrest")
    assert table.nouns("remove", "rome") == ["arretium", "cosa"]  # Volsinii lies in Etruria
    assert table.reason("rome remove nola").rule == "16.5.4"
    table.do("rome remove arretium; rome remove corfinium")
    assert table.asked == ("carthage", "unrest")
    assert set(table.nouns("remove", "carthage")) == {"hadrumetum", "thapsus", "tacape"}
    calm = in_phase(
        {"volsinii": "rome 3cu"}, IsolationPhase(), "victory_check", options=option, points={"volsinii": (1, "rome")}
    )
    assert calm.nouns("remove", "rome") == ["corfinium", "aesernia", "beneventum"]


@pytest.mark.rule("hamilcar", "16.2.1")
def test_with_consul_selection_rome_may_choose_one_or_both() -> None:
    table = to_rome(
        phase(
            {**PUNIC_CAMPS, "roma": "rome 6cu"},
            "draw gisco, draw duilius",
            miat="center",
            options={"consul_selection": True},
        )
    )
    table.do("rome choose atilius_regulus")
    assert table.asked == ("rome", "consul_choice")
    assert "choose atilius_regulus" not in table.legal("rome")
    table.do("rome pass; rome place roma; rome place roma")
    assert {table.at("atilius_regulus"), table.at("duilius")} == {"roma"}


@pytest.mark.rule("hamilcar", "16.3.1", "16.3.2", "5.2.C3.1c")
def test_a_prolonged_contract_is_paid_before_the_miat_is_read() -> None:
    pieces = {**PUNIC_CAMPS, "utica": "carthage 1el xanthippus"}
    option = {"prolonged_contract": True}
    table = phase(pieces, turn=4, miat="center a1 a2", options=option)
    assert table.asked == ("carthage", "prolongation")
    table.do(
        "carthage prolong; carthage unseat a1; carthage unseat a2; carthage unseat center; carthage place carthago"
    )
    assert table.at("xanthippus") == "utica"
    assert table.asked == ("carthage", "placement")
    gone = phase(pieces, turn=4, miat="center a1 a2", options=option).do("carthage pass")
    assert gone.standing("xanthippus") == "eliminated"
    poor = phase(pieces, turn=4, miat="center a1", options=option)
    assert poor.standing("xanthippus") == "eliminated"
    assert general("xanthippus") >= 0


@pytest.mark.rule("hamilcar", "16.4.1", "16.4.2", "16.4.3")
def test_blockade_runners_take_off_siege_points() -> None:
    pieces = {"lilybaeum": "rome 3cu", "lilybaeum_inside": "carthage 1cu", "carthago": "carthage 1cu 1st"}
    more: dict[str, Any] = {
        "points": {"lilybaeum": (1, "rome")}, "ready": (0, 1), "carthage": "spies epidemic", "rome": "pestilence",
        "active": "carthage", "options": {"blockade_runners": True},
    }  # fmt: skip
    table = Table(pieces, "red_die 3", **more).do(
        "carthage run_blockade lilybaeum; carthage target carthago; carthage discard spies"
    )
    assert table.points("lilybaeum") == 0
    assert table.ready("carthage") == 1
    assert table.force("carthage", "carthago")[2] == 0
    assert table.view()["war_chest"]["carthage"]["cards"] == ["spies"]
    lost = Table(pieces, "white_die 1", **{**more, "supremacy": "rome"}).do(
        "carthage run_blockade lilybaeum; carthage target carthago; carthage discard spies"
    )
    assert lost.ready("carthage") == 0
    assert lost.sunk("carthage") == 1
    assert lost.points("lilybaeum") == 1
    off = Table(pieces, **{**more, "options": {}})
    assert off.reason("carthage run_blockade lilybaeum").rule == "16.4.1"
