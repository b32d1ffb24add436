"""17.1 Strategy Cards: the Truce, Counter Events, cards before a battle."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import CARD_IDS

from .table import Table, general, space
from .test_cards import event
from .test_movement import moving

TRUCE = {"enna": "rome 4cu duilius", "thermae": "rome 1cu", "hippana": "carthage 2cu hanno"}


@pytest.mark.rule("hamilcar", "17.1#49a", "17.1#49b", "17.1#49c", "17.1#49d")
def test_what_a_truce_forbids() -> None:
    table = moving(
        {**TRUCE, "agrigentum": "rome 3cu atilius_regulus"},
        "duilius",
        truce=1,
        ready=(0, 2),
        control={"agrigentum": "carthage"},
    )
    assert table.why("rome", "march thermae") == "17.1#49d"
    assert "march catana" in table.legal("rome")
    siege = moving(
        {"agrigentum": "rome 3cu atilius_regulus"}, "atilius_regulus", truce=1, points={"agrigentum": (1, "rome")}
    )
    assert siege.why("rome", "siege") == "17.1#49b"
    assert siege.s.points[space("agrigentum")] == 1
    tribe = moving({"volsinii": "rome 3cu duilius"}, "duilius", "red_die 3", truce=1).do("rome siege")
    assert tribe.s.points[space("volsinii")] == 1
    flip = Table(TRUCE, rome="spies", carthage="epidemic", truce=1).do("rome operate spies")
    assert flip.why("rome", "control thermae") == "17.1#49d"
    assert "control catana" in flip.legal("rome")
    quiet = moving({"catana": "rome 4cu duilius", "thermae": "carthage 3cu hanno"}, "duilius", truce=1).do(
        "rome march enna"
    )
    assert quiet.asked == ("rome", "move")
    sea = moving(
        {"roma": "rome 3cu duilius", "syracusae": "carthage 2cu hanno"}, "duilius", truce=1, seamanship=2, ready=(0, 2)
    ).do("rome embark; rome sail neapolis")
    assert sea.asked == ("rome", "sail_on")
    assert sea.supremacy == "carthage"


@pytest.mark.rule("hamilcar", "17.1#49e", "5.2.C1e", "2.4.A8")
def test_an_olive_branch_event_breaks_the_truce() -> None:
    assert event("epidemic", {"enna": "carthage 4cu hanno"}, truce=1).s.truce == 0
    assert event("triumph", truce=1).s.truce == 1
    ops = Table(TRUCE, rome="epidemic", carthage="spies", truce=1).do("rome operate epidemic")
    assert ops.s.truce == 1


@pytest.mark.rule("hamilcar", "17.1#45a", "5.2.C1c")
def test_punic_faith_cancels_a_roman_event_which_then_counts_nothing() -> None:
    table = event("captured_quinquereme", {}, carthage="punic_faith spies").do("carthage react punic_faith")
    assert table.s.seamanship == 1
    assert table.view()["war_chest"]["rome"] == {"cards": [], "ops": 0}
    assert "captured_quinquereme" in table.view()["discard"]
    answered = moving(
        {"regium": "rome 4cu duilius", "enna": "carthage 3cu hanno"}, "duilius", carthage="punic_faith epidemic"
    )
    assert answered.asked == ("rome", "move")  # a card for OPs cannot be cancelled


@pytest.mark.rule("hamilcar", "17.1#45b")
def test_punic_faith_in_the_own_turn_opens_the_roman_hand() -> None:
    table = Table({}, carthage="punic_faith spies", rome="epidemic corvus", active="carthage").do(
        "carthage react punic_faith"
    )
    assert table.view(None)["revealed"] == ["corvus", "epidemic"]
    assert table.view("carthage")["spied"] == ["corvus", "epidemic"]
    assert table.asked == ("carthage", "card_play")


@pytest.mark.rule("hamilcar", "17.1#50a")
def test_good_omen_sets_the_die() -> None:
    table = moving(
        {"catana": "rome 6cu atilius_regulus", "thermae": "carthage 3cu hanno"},
        "atilius_regulus",
        carthage="good_omen epidemic",
    )
    table.do("rome march enna; carthage interpose hanno; carthage whole; carthage react good_omen; carthage set_die 2")
    assert table.at("hanno") == "enna"


@pytest.mark.rule("hamilcar", "17.1#54a")
def test_ambush_can_raise_the_dice_level_on_land() -> None:
    pieces = {"catana": "rome 4cu duilius", "enna": "carthage 4cu adherbal"}
    table = moving(pieces, "duilius", carthage="ambush epidemic").do(
        "rome march enna; carthage done; carthage react ambush"
    )
    assert table.events("dice-levels") == [(1, 3, 0, 0, 0, 0)]
    plain = moving(pieces, "duilius").do("rome march enna; carthage done")
    assert plain.events("dice-levels") == [(1, 2, 0, 0, 0, 0)]


def test_rival_consuls_and_numidian_horse() -> None:
    both = {"catana": "rome 6cu valerius_flaccus duilius", "enna": "carthage 4cu gisco"}
    table = moving(both, "valerius_flaccus", carthage="rival_consuls numidian_horse epidemic").do(
        "rome march enna; carthage done; carthage react rival_consuls; carthage command duilius",
        "carthage react numidian_horse",
    )
    assert table.events("command-changed") == [(general("duilius"), 0, 0, 0, 0, 0)]
    assert table.events("dice-levels")[0][1] == 3


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
    assert omen.events("played-event")[-1][1] == CARD_IDS.index("bad_omen")
    assert omen.hand("rome") == ["ambush"]
    assert omen.events("dice-levels") != []  # Rome was not asked again
