"""The naval example of the book, step by step to its printed outcome."""

from __future__ import annotations

import pytest

from .table import Table

PIECES = {
    "roma": "rome 3cu valerius_flaccus",
    "neapolis": "rome 1cu",
    "syracusae": "carthage 1el",
    "lipara": "carthage 1cu",
    "messana": "carthage 1cu carthalo",
}


def start(dice: str = "") -> Table:
    return Table(
        PIECES,
        dice,
        control={"messana": "carthage", "lipara": "carthage"},
        rome="spies pestilence",
        carthage="corvus",
        supremacy="rome",
        seamanship=2,
        corvi=1,
        ready=(1, 2),
    )


def at_lipara(dice: str = "") -> Table:
    table = start(dice).do("rome operate spies; rome activate valerius_flaccus; rome embark; rome ships 1")
    return table.do("rome sail neapolis; carthage pass; rome board; rome whole; rome sail lipara")


def in_battle(dice: str = "") -> Table:
    table = at_lipara(
        "naval_die 1, draw_tactic great_leadership_1, draw_tactic boarding_1, draw_tactic missiles_1, " + dice
    )
    table.do("carthage intercept; rome slip_away")
    table.do("carthage board; carthage whole; carthage sail messana; carthage whole")
    return table.do("carthage sail lipara; carthage pass; carthage ships 2")


def finished() -> Table:
    table = in_battle("roll 6, roll 3").do("rome pass; carthage maneuver great_leadership_1")
    return table.do("carthage target lipara")


@pytest.mark.rule("hamilcar", "2.1.I1", "7.3.A6", "15.4.B2", "15.4.A5")
@pytest.mark.example("hamilcar", "9-ex-step0")
def test_at_fair_seamanship_rome_may_use_two_sea_lanes() -> None:
    table = start().do("rome operate spies; rome activate valerius_flaccus; rome embark; rome ships 0")
    table.do("rome sail neapolis; carthage pass; rome sail lipara; carthage pass")
    assert table.legal("rome") == ["board", "land"] or table.legal("rome") == ["land"]


@pytest.mark.rule("hamilcar", "7.3.C1", "7.3.C2", "7.3.C4", "7.3.A3", "2.3.G2", "2.3.F3")
@pytest.mark.example("hamilcar", "9-ex-step1")
def test_flaccus_sails_with_one_warship_and_four_cus_for_two_movement_points() -> None:
    table = at_lipara()
    assert table.s.moved == 2
    assert table.mp == 2
    assert table.cus("rome", "at_sea") == 4
    assert table.at_sea("rome") == 1
    assert table.ready("rome") == 0
    assert table.at("valerius_flaccus") == "at_sea"


@pytest.mark.rule("hamilcar", "8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.4.1")
@pytest.mark.example("hamilcar", "9-ex-step2")
def test_lipara_qualifies_and_carthage_may_declare() -> None:
    table = at_lipara()
    assert table.asked == ("carthage", "interception")
    assert table.legal("carthage") == ["pass", "intercept"]


@pytest.mark.rule("hamilcar", "8.2.1", "8.2.2", "15.4.B2", "2.1.I3", "15.4.A4")
@pytest.mark.example("hamilcar", "9-ex-step3")
def test_one_roman_symbol_against_two_does_not_avoid_the_interception() -> None:
    table = at_lipara("naval_die 1").do("carthage intercept; rome slip_away")
    assert table.events("interception-avoided") == []
    assert table.events("interception-holds") == [("rome", 1, 1, 0, 2)]
    better = at_lipara("naval_die 5").do("carthage intercept; rome slip_away")
    assert better.events("interception-avoided") != []


@pytest.mark.rule("hamilcar", "8.3.2", "8.3.3", "8.3.4", "8.3.5", "8.4.3")
@pytest.mark.example("hamilcar", "9-ex-step4")
def test_the_interception_fleet_gathers_carthalo_and_a_cu_on_its_way() -> None:
    table = in_battle()
    assert table.force("carthage", "at_sea") == (2, 1, 0)
    assert table.at_sea("carthage") == 2
    assert table.at("carthalo") == "at_sea"
    assert table.cus("carthage", "lipara") == 1
    assert table.view()["naval_battle"]["sides"]["carthage"]["commander"] == "carthalo"
    assert table.view()["fleets"]["carthage"]["route"] == ["syracusae", "messana", "lipara"]


@pytest.mark.rule("hamilcar", "9.0.2", "9.0.3", "9.1.3", "9.1.4", "9.0.1", "2.1.I4", "2.2.D1a")
@pytest.mark.example("hamilcar", "9-ex-step5")
def test_carthage_draws_three_tactic_cards_and_rome_none() -> None:
    table = in_battle("roll 6")
    assert table.events("tactic-cards") == [(0, 3)]
    assert table.tactics("carthage") == ["great_leadership_1", "boarding_1", "missiles_1"]
    assert table.events("battle-roll")[0][0] == "rome"  # Rome rolled first


@pytest.mark.rule("hamilcar", "9.2.B1c", "9.2.B1b", "9.2.B1a", "15.5.1")
@pytest.mark.example("hamilcar", "9-ex-step6a")
def test_the_roman_six_is_one_hit_in_column_one() -> None:
    table = in_battle("roll 6")
    assert table.events("battle-roll") == [("rome", 6, 6, 1, 1)]


@pytest.mark.rule("hamilcar", "9.2.B3c", "9.2.B3d", "9.2.B3a")
@pytest.mark.example("hamilcar", "9-ex-step6b")
def test_corvi_make_the_hit_warship_a_prize() -> None:
    table = in_battle("roll 6")
    assert (table.prizes("rome"), table.prizes("carthage")) == (1, 0)
    assert (table.at_sea("rome"), table.at_sea("carthage")) == (1, 1)
    assert (table.sunk("rome"), table.sunk("carthage")) == (0, 0)
    assert (in_battle("roll 5").prizes("rome"), in_battle("roll 5").prizes("carthage")) == (0, 0)


@pytest.mark.rule("hamilcar", "9.2.C1", "9.2.1", "2.1.I5")
@pytest.mark.example("hamilcar", "9-ex-step6c")
def test_rome_could_give_up_supremacy_to_evade_but_fights_on() -> None:
    table = in_battle("roll 6")
    assert table.asked == ("rome", "evasion")
    assert "evade" in table.verbs("rome")
    table.do("rome pass")
    assert table.asked == ("carthage", "maneuver_card")


@pytest.mark.rule("hamilcar", "9.2.B1d", "9.2.B1e")
@pytest.mark.example("hamilcar", "9-ex-step7b")
def test_a_three_in_column_three_sinks_the_roman_warship() -> None:
    table = in_battle("roll 6, roll 3").do("rome pass; carthage maneuver great_leadership_1")
    assert table.events("battle-roll")[-1] == ("carthage", 3, 3, 3, 1)
    assert table.sunk("rome") == 1
    without = in_battle("roll 6, roll 3").do("rome pass; carthage pass")
    assert without.events("battle-roll")[-1] == ("carthage", 3, 3, 2, 0)  # column II alone gives no hit


@pytest.mark.rule("hamilcar", "9.3.A1")
@pytest.mark.example("hamilcar", "9-ex-step7c")
def test_the_battle_ends_at_once_and_carthage_wins() -> None:
    table = in_battle("roll 6, roll 3").do("rome pass; carthage maneuver great_leadership_1")
    assert table.events("naval-victory")[0][0] == "carthage"
    assert table.events("naval-round") == [(1,)]


@pytest.mark.rule("hamilcar", "9.3.B1a", "9.3.B3a")
@pytest.mark.example("hamilcar", "9-ex-step8a")
def test_half_of_one_prize_is_none_and_both_ships_wait_on_the_turn_track() -> None:
    table = finished()
    assert (table.prizes("rome"), table.prizes("carthage")) == (0, 0)
    assert (table.sunk("rome"), table.sunk("carthage")) == (1, 1)
    assert (table.spent("rome"), table.spent("carthage")) == (0, 0)


@pytest.mark.rule("hamilcar", "9.3.B1f", "9.3.B1h", "9.3.B1g", "9.3.B3c")
@pytest.mark.example("hamilcar", "9-ex-step8b")
def test_carthage_lands_at_lipara_and_keeps_its_warship_ready() -> None:
    table = finished()
    assert table.force("carthage", "lipara") == (3, 1, 0)
    assert table.at("carthalo") == "lipara"
    assert table.ready("carthage") == 1
    assert table.view()["fleets"]["carthage"] is None


@pytest.mark.rule("hamilcar", "9.3.B2b")
@pytest.mark.example("hamilcar", "9-ex-step8c")
def test_flaccus_withdraws_to_neapolis() -> None:
    table = finished()
    assert table.at("valerius_flaccus") == "neapolis"
    assert table.cus("rome", "neapolis") == 4


@pytest.mark.rule("hamilcar", "9.4.1", "15.1.1", "9.3.B3b")
@pytest.mark.example("hamilcar", "9-ex-step8d")
def test_one_lost_unit_costs_no_pc_and_carthage_takes_supremacy() -> None:
    before = start().pcs("rome")
    table = finished()
    assert table.pcs("rome") == before
    assert table.supremacy == "carthage"
    assert table.asked == ("carthage", "card_play")
