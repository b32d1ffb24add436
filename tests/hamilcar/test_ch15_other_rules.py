"""15 Other Rules."""

from __future__ import annotations

import pytest

from navarch.games.hamilcar.box.labels import CARTHAGE, ROME
from navarch.games.hamilcar.ch02_concepts import truce
from navarch.games.hamilcar.ch02_concepts.detachment import LOADING, Detachment, Terms
from navarch.games.hamilcar.ch08_naval_interception.naval_interception import (
    InterceptionFleet,
    commanders_at,
    interception_possible,
)

from .positions import HANDS, event, moving
from .table import Table, general, position, space


@pytest.mark.rule("hamilcar", "15.3.D4", "17.1#49b", "17.1#49d")
def test_a_peaceful_miat_keeps_carthage_from_sieges_and_conversions_by_event_too() -> None:
    table = event("treachery_in_the_city", {"messana": "carthage 3cu hanno"}, "carthage", dice="white_die 6", miat="")
    assert table.asked == ("rome", "card_play")
    assert table.events("siege-roll") == []
    assert table.points("messana") == 0
    spoils = event("spoils_of_war", {}, "carthage", miat="", won_at=[0, 1 << space("roma")])
    assert spoils.asked == ("rome", "card_play")


@pytest.mark.rule("hamilcar", "15.6.1", "8.4.1", "8.1.4")
def test_a_roman_interception_in_africa_needs_a_commander_with_the_right_wherever_he_boards() -> None:
    s = position({"clupea": "rome 1cu fulvius_flaccus:proconsul"}, ready=(1, 1), **HANDS)
    assert commanders_at(s, ROME, space("clupea"), space("clupea")) == 0
    assert not interception_possible(s, ROME, space("clupea"))
    far = position({"clupea": "rome 1cu fulvius_flaccus:proconsul"}, {"syracusae": "rome"}, ready=(1, 1), seamanship=4,
                   **HANDS)  # fmt: skip
    assert commanders_at(far, ROME, space("clupea"), space("clupea")) == 1 << general("fulvius_flaccus")
    assert interception_possible(far, ROME, space("clupea"))


@pytest.mark.rule("hamilcar", "15.6.1", "8.4.3")
def test_nobody_without_the_right_takes_over_a_roman_fleet_bound_for_africa() -> None:
    pieces = {"roma": "rome 9cu atilius_regulus valerius_maximus fulvius_flaccus:proconsul claudius_caudex"}
    s = position(pieces, ready=(1, 1), **HANDS)
    regulus, maximus, caudex = (1 << general(g) for g in ("atilius_regulus", "valerius_maximus", "claudius_caudex"))
    terms = Terms(s, ROME, -1, (space("roma"),), LOADING, 0, 0)
    assert terms.feasible(s, caudex)
    terms.to_africa = True
    assert terms.feasible(s, regulus)
    assert terms.feasible(s, regulus | maximus)  # equals: Regulus can command
    assert not terms.feasible(s, maximus)
    assert not terms.feasible(s, regulus | caudex)  # the Aristocrat would command
    terms.command = general("atilius_regulus")  # aboard already, from another port
    assert terms.feasible(s, maximus)
    assert not terms.feasible(s, caudex)
    fleet = InterceptionFleet(0, space("clupea"), way=[space("roma")])
    told_off = Detachment(seat=ROME, leader=-1, space=space("roma"), purpose=LOADING, cu=3, chosen=regulus | maximus)
    s.last_ended = told_off
    fleet.boarded(s)
    assert (fleet.commander, fleet.tied) == (general("atilius_regulus"), regulus)


@pytest.mark.rule("hamilcar", "15.3.D1", "15.3.D4", "15.3.A4")
def test_the_miat_falls_to_peaceful_by_a_battle_loss_and_truce_rules_bind_carthage_at_once() -> None:
    pieces = {"catana": "rome 6cu atilius_regulus", "enna": "carthage 3cu gisco", "thermae": "carthage 3cu hanno"}
    table = moving(
        pieces, "atilius_regulus", "small_die 2, large_die 4, large_die 6", miat="a1", control={"hippana": "rome"}
    ).do("rome march enna; carthage done; carthage unseat a1")
    assert table.view()["miat"]["state"] == "peaceful"
    assert table.view()["display"]["miat"] == "rome"
    assert truce.truce_binds(table.s, CARTHAGE)
    assert not truce.truce_binds(table.s, ROME)
    assert not table.truce


@pytest.mark.rule("hamilcar", "15.1.1", "15.2.1", "15.2.2")
def test_half_rounds_down_and_attrition_reads_row_and_column() -> None:
    from .table import BOX

    assert [lost // 2 for lost in (1, 2, 3, 5)] == [0, 1, 1, 2]
    assert BOX.losses[BOX.row(6)][BOX.column(4)] == 2
    assert BOX.losses[BOX.row(6)][BOX.column(3)] == 1
    assert BOX.losses[BOX.row(1)][BOX.column(6)] == 0
    assert BOX.losses[BOX.row(1)][BOX.column(7)] == 1
    assert BOX.losses[BOX.row(9)][BOX.column(12)] == 4
    assert BOX.losses[BOX.row(-3)][BOX.column(12)] == 1


@pytest.mark.rule("hamilcar", "15.3.A3", "2.1.G2", "15.3.A6")
def test_a_point_of_a_card_covers_one_free_slot_of_the_miat_for_carthage_alone() -> None:
    hands = {"rome": "spies epidemic", "carthage": "punic_pilots pestilence"}
    table = Table({}, **hands, active="carthage", miat="center a1").do("carthage operate punic_pilots")
    assert table.nouns("miat", "carthage") == ["a2", "b1", "b2", "c1", "c2"]
    table.do("carthage miat b1")
    assert table.events("miat-pc") == [("b1",)]
    assert (table.miat, table.nouns("miat", "carthage")) == (3, ["a2", "b2", "c1", "c2"])
    table.do("carthage miat c2")
    assert table.choice != "spending"  # two points of one card
    rome = Table({}, **hands, miat="center").do("rome operate epidemic")
    assert rome.nouns("miat", "rome") == []
    assert rome.why_not("rome miat a1") == ("2.1.G1", "miat-of-carthage")
