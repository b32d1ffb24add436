"""4.1 The Campaign Sequence."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import ASIDE, BOTTOM, CARDS, REMOVED
from navarch.games.hands_in_the_sea.box.sets import count
from navarch.games.hands_in_the_sea.ch04_rounds.campaign import campaign_points, city_income

from .table import CARTHAGE, ROME, Table, bit, mask

QUIET = ("draw bountiful_harvest", "roll 1")  # Carthage gains 4 Silver


@pytest.mark.rule("hands-in-the-sea", "4.1.A", "4.1.B", "4.1.K", "4.1.G", "4.1.H")
@pytest.mark.example("hands-in-the-sea", "4.1-ex2")
def test_the_campaign_card_is_aside_during_the_refill_and_goes_back_to_the_bottom() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica").deck(CARTHAGE)
    table.discards(CARTHAGE, "aspis", "thapsus", "caralis", "hippo_acra", "carthage", "hadrumetum")
    table.do("pass", *QUIET)
    assert table.drawn()[-7:] == [*["refill_draw"] * 4, "event_draw", "event_die", "strategy_draw"]
    s = table.s
    assert count(s.hand[CARTHAGE]) == 5
    assert s.discard[CARTHAGE] == 0
    assert s.campaign == BOTTOM
    assert s.turn == 2
    assert table.actor == "rome"
    assert s.idle == 0, "a round with a Campaign is not idle"


@pytest.mark.rule("hands-in-the-sea", "4.1.B", "4.1.C", "1.E", "4.7.A")
def test_the_hand_is_filled_before_the_event_strikes() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).campaign()
    table.do("draw plague", "roll 1")
    assert count(table.s.hand[CARTHAGE]) == 5 - table.drawn().count("random_loss") == 3
    assert table.s.event_discard == bit("plague")


@pytest.mark.rule("hands-in-the-sea", "4.1.D", "4.4.G", "5.1.2.D")
def test_each_city_in_supply_yields_a_silver() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).hold(ROME, "aleria", city=True)
    assert city_income(table.s, ROME) == 3
    table.fleet(CARTHAGE, "corsica_sardinia", 2)
    assert city_income(table.s, ROME) == 2
    silver = table.s.silver[ROME]
    table.campaign().do(*QUIET)
    assert table.s.silver[ROME] == silver + 2


@pytest.mark.rule("hands-in-the-sea", "4.1.E", "4.4.H")
@pytest.mark.example("hands-in-the-sea", "4.1-ex1")
def test_figure_9_scores_six_points() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).hold(CARTHAGE, "agrigentum", "camarina", "syracuse")
    assert campaign_points(table.s, CARTHAGE) == 6
    table.campaign().do(*QUIET)
    assert table.s.points == [0, 6]


@pytest.mark.rule("hands-in-the-sea", "4.1.E", "4.4.H")
def test_own_starting_locations_and_unsupplied_ones_score_nothing() -> None:
    table = Table(CARTHAGE)
    assert campaign_points(table.s, ROME) == campaign_points(table.s, CARTHAGE) == 0
    table.hold(ROME, "panormus")
    assert campaign_points(table.s, ROME) == 2, "an opposing starting location scores"
    table.fleet(CARTHAGE, "sicily", 2)
    assert campaign_points(table.s, ROME) == 0


@pytest.mark.rule("hands-in-the-sea", "4.1.F", "5.5.3.E")
@pytest.mark.example("hands-in-the-sea", "4.1-d1")
def test_the_strategy_display_moves_on_by_one() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).row("devotio", "shipwrights", "corvus")
    table.campaign().do(*QUIET, "draw diplomacy")
    assert table.display() == ["diplomacy", "devotio", "shipwrights"]
    assert table.s.strategy_discard == bit("corvus")
    assert table.s.silver[ROME] == 5 + 2, "nobody pays for it"


@pytest.mark.rule("hands-in-the-sea", "4.K", "4.J", "4.1.A", "4.1.B", "4.F")
@pytest.mark.example("hands-in-the-sea", "4.1-d2")
def test_a_campaign_met_by_senatorial_support_waits_for_the_end_of_the_round() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE, "aspis", "thapsus")
    table.reserve(CARTHAGE, "utica")
    table.do("play senatorial_support_carthage", "draw aspis", "draw thapsus")
    assert table.s.hand[CARTHAGE] == mask("aspis", "thapsus")
    assert table.s.campaign == ASIDE
    table.do("retrieve", "pass", *QUIET)
    assert table.drawn().count("refill_draw") == 2 + 10, "the Campaign Sequence takes the place of the refill"
    assert count(table.s.hand[CARTHAGE]) == 5
    assert table.s.turn == 2


@pytest.mark.rule("hands-in-the-sea", "4.1.I")
def test_the_campaign_leaves_battles_alone() -> None:
    table = Table(CARTHAGE).deck(CARTHAGE).battle(ROME, "panormus", 1, 2, rome=("legion_1",))
    table.campaign().do("draw bountiful_harvest", "roll 1", "draw diplomacy")
    s = table.s
    assert table.actor == "rome", "the battle goes on in Rome's round"
    assert (s.site[ROME], s.marker[ROME], s.battle_round[ROME]) == (CARDS.index("panormus"), 1, 3)
    assert s.force[ROME] == bit("legion_1")


@pytest.mark.rule("hands-in-the-sea", "4.1.J", "6.2.H")
def test_the_campaign_card_leaves_when_an_ending_condition_is_met() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica").deck(CARTHAGE)
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.prestige(CARTHAGE, 8).do("pass")
    assert table.s.campaign == REMOVED
    assert table.s.removed & bit("campaign")
    assert table.last_draw.choice == "refill_draw", "the Discard pile is reshuffled without a Campaign"
    assert table.s.turn == 1


def test_the_campaign_runs_when_all_other_cards_are_in_hand_and_reserve() -> None:
    table = Table(CARTHAGE, 1).deck(CARTHAGE).no_discards(CARTHAGE).hand(CARTHAGE, "utica", "aspis")
    table.do("pass", *QUIET)
    assert table.heard("event-drawn"), "fewer than five cards are no hindrance"
    assert table.actor == "rome"
    assert table.s.campaign == BOTTOM


@pytest.mark.parametrize("roll", [1, 6])
def test_chance_is_asked_for_event_and_die(roll: int) -> None:
    table = Table(CARTHAGE).deck(CARTHAGE)
    before = table.s.silver[:]
    table.campaign().do("draw bountiful_harvest", f"roll {roll}")
    gainer = CARTHAGE if roll == 1 else ROME
    income = [2, 2]
    income[gainer] += 4
    assert [table.s.silver[seat] - before[seat] for seat in (ROME, CARTHAGE)] == income


@pytest.mark.rule("hands-in-the-sea", "4.1.J", "4.K", "6.2.H")
def test_an_ending_condition_cancels_a_pending_campaign() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE)
    table.battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    table.do("play senatorial_support_carthage")
    assert table.s.campaign == ASIDE
    table.prestige(CARTHAGE, 8).do("pass", "done?")
    assert table.s.campaign == REMOVED
    assert (table.s.turn, table.actor) == (1, "rome")


@pytest.mark.rule("hands-in-the-sea", "4.1.D", "4.1.E", "5.2.1.M")
def test_a_besieged_city_still_yields_silver_and_points() -> None:
    table = Table(ROME).hold(ROME, "thermae", city=True)
    income, points = city_income(table.s, ROME), campaign_points(table.s, ROME)
    table.battle(CARTHAGE, "thermae", 0, carthage=("libyan_infantry",))
    assert (city_income(table.s, ROME), campaign_points(table.s, ROME)) == (income, points)


@pytest.mark.rule("hands-in-the-sea", "4.1.D", "7.1.B")
def test_maintenance_is_paid_by_rome_first() -> None:
    table = Table(CARTHAGE, strategy_maintenance=True).deck(CARTHAGE)
    table.strategy(ROME, "alt_dilectus", upkeep=1).strategy(CARTHAGE, "alt_loyalty", upkeep=1)
    table.campaign().do("draw bountiful_harvest", "roll 6")
    assert [event[0] for event in table.events("maintenance-paid")] == ["rome", "carthage"]


@pytest.mark.rule("hands-in-the-sea", "4.1.G")
def test_the_round_of_a_campaign_is_no_idle_one_though_nobody_drew() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "utica", "aspis", "thapsus", "hadrumetum", "hippo_acra", "carthage")
    table.campaign().do("draw bountiful_harvest", "roll 1")
    assert table.s.idle == 0


@pytest.mark.rule("hands-in-the-sea", "4.1.A")
def test_the_log_tells_that_the_campaign_card_came_up() -> None:
    table = Table(CARTHAGE, 1).deck(CARTHAGE).do("pass")
    assert table.events("campaign-drawn") == [("carthage",)]
