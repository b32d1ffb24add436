"""4 Rounds, and 4.2 player actions."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import BOTTOM
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, ROME, Table, bit, new


@pytest.mark.rule("hands-in-the-sea", "4.A", "4.B", "4.D", "4.E")
@pytest.mark.example("hands-in-the-sea", "4-d1")
def test_the_first_rounds_have_one_action_the_others_two() -> None:
    table = new()
    assert table.actor == "rome"
    assert table.do("pass").actor == "carthage"
    assert table.do("pass").actor == "rome"
    assert table.do("pass").actor == "rome", "Rome's second round has two actions"
    assert table.do("cycle 1").actor == "carthage"


@pytest.mark.rule("hands-in-the-sea", "4.C", "5.2.3.A")
def test_a_round_opens_with_the_battle_check() -> None:
    table = Table(CARTHAGE).hand(ROME, "cosa").battle(ROME, "panormus", 2, 2, rome=("legion_1",))
    table.round(ROME, step="begin")
    assert table.choice == "occupation"
    assert table.s.prestige[ROME] == 1


@pytest.mark.rule("hands-in-the-sea", "4.D")
def test_a_player_must_take_all_actions() -> None:
    table = Table(ROME).hand(ROME, "velia")
    assert table.why_not("done")[0] == "4.D"
    table.do("pass")
    assert table.choice == "action"
    table.do("cycle 1")
    assert table.actor == "carthage", "after the second action the round is over"


@pytest.mark.rule("hands-in-the-sea", "4.L", "4.4.A", "5.2.1.M")
def test_cards_of_lost_cut_off_or_embattled_locations_are_dead() -> None:
    table = Table(ROME).hand(ROME, "messana", "catana", "neapolis", "velia")
    assert {"neapolis"} <= set(table.nouns("money"))
    table.clear("neapolis")
    assert table.reason("money neapolis").key == "not-controlled"
    table.battle(CARTHAGE, "catana", 0, carthage=("libyan_infantry",))
    assert table.reason("trade rhegium").key == "not-in-hand"
    table.hand(ROME, "rhegium", "temesa")
    table.battle(CARTHAGE, "rhegium", 0)
    assert table.reason("trade rhegium").key == "under-attack"
    table.no_battle(CARTHAGE)
    assert table.offers("trade rhegium"), "after the battle the card is of use again"


@pytest.mark.rule("hands-in-the-sea", "4.2.A", "4.2.E")
def test_free_actions_use_up_no_action_and_may_come_last() -> None:
    table = Table(ROME, 1).silver(ROME, 5).reserve(ROME, "velia")
    table.do("retrieve")
    assert table.choice == "action"
    table.do("reserve velia")
    assert table.choice == "action", "the Reserve could still be retrieved"
    assert table.why_not("pass")[0] == "4.D"
    table.do("retrieve")
    assert table.actor == "carthage"


@pytest.mark.rule("hands-in-the-sea", "4.2.B", "4.2.C")
def test_actions_are_resolved_one_after_the_other_and_may_be_repeated() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia", "temesa", "neapolis")
    table.do("settle tyndaris", "connect messana")
    assert table.choice == "transport", "nothing else is offered before the action is complete"
    assert not table.offers("money neapolis")
    table.do("pay velia", "money neapolis")
    again = Table(ROME).hand(ROME, "neapolis", "tarentum")
    again.do("money neapolis", "money tarentum")
    assert again.s.silver[ROME] == 9


@pytest.mark.rule("hands-in-the-sea", "4.2.D", "5.6.4.B", "5.4.3.C")
def test_pass_and_return_are_chosen_once_in_a_round() -> None:
    table = Table(ROME).hand(ROME, "velia", "cosa")
    table.do("pass")
    assert table.why_not("pass")[0] == "5.6.4.B"
    other = Table(ROME).hand(ROME, "velia", "cosa")
    other.do("return velia")
    assert other.why_not("return cosa")[0] == "5.4.3.C"


@pytest.mark.rule("hands-in-the-sea", "4.2.F")
def test_no_free_action_while_a_battle_is_resolved_or_after_the_refill() -> None:
    table = Table(CARTHAGE).reserve(ROME, "cosa").battle(ROME, "thapsus", 2, 2, rome=("legion_1",))
    table.round(ROME, step="begin")
    assert table.choice == "occupation"
    assert not table.offers("retrieve")
    late = Table(ROME, 1).hand(ROME, "velia").reserve(ROME, "cosa").silver(ROME, 0)
    late.do("pass", "done")
    assert late.last_draw.choice == "refill_draw"
    assert late.actor == "carthage", "nothing more is asked of Rome, though its Reserve could be retrieved"
    assert count(late.s.hand[ROME]) == 5, "it was Rome's Hand that was filled"


@pytest.mark.rule("hands-in-the-sea", "4.2.G")
def test_a_played_card_goes_to_its_owners_discard_pile() -> None:
    table = Table(ROME).hand(ROME, "neapolis")
    table.do("money neapolis")
    assert table.discarded(ROME, "neapolis")
    assert not table.in_hand(ROME, "neapolis")


@pytest.mark.rule("hands-in-the-sea", "4.2.H", "4.2.I", "2.D")
def test_battle_and_reserve_cards_have_spaces_of_their_own() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "libyan_infantry", "utica")
    table.battle(ROME, "panormus", 0, rome=("legion_1",)).battle(CARTHAGE, "catana", 0, carthage=("general_1",))
    table.do("reinforce libyan_infantry", "join rome", "reserve utica")
    s = table.s
    assert s.force[2 * ROME + CARTHAGE] == bit("libyan_infantry")
    assert s.force[2 * CARTHAGE + CARTHAGE] == bit("general_1")
    assert s.reserve[CARTHAGE] == bit("utica")


def test_carthage_draws_the_campaign_card_only_when_it_needs_a_card() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica", "aspis", "thapsus", "caralis", "hippo_acra").deck(CARTHAGE)
    table.do("pass")
    assert table.actor == "rome"
    assert table.s.campaign == BOTTOM


def test_a_campaign_comes_after_twenty_idle_rounds_of_carthage() -> None:
    table = Table(CARTHAGE, 1).hand(CARTHAGE, "utica", "aspis", "thapsus", "caralis", "hippo_acra")
    for number in range(20):
        assert table.s.turn == 1, f"after {number} idle rounds"
        table.round(CARTHAGE, 1).do("pass")
    assert table.s.turn == 2
    assert table.heard("campaign-begins")


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1", "4.2.A")
def test_a_curbed_round_leaves_the_next_one_its_free_actions() -> None:
    table = (
        Table(ROME).curbed(ROME, 1).reserve(CARTHAGE, "utica").hand(ROME, "velia", "cosa", "pisa", "locri", "temesa")
    )
    table.round(ROME, step="begin")
    assert table.view()["round"]["free_actions"] is False
    table.do("pass")
    assert table.view()["round"] == {"seat": "carthage", "actions": 2, "free_actions": True, "done": []}
    assert table.offers("retrieve")


@pytest.mark.rule("hands-in-the-sea", "E.PoliticalIntrigue.1")
def test_each_player_is_curbed_by_the_own_limit() -> None:
    table = Table(ROME).curbed(ROME, 1).curbed(CARTHAGE, 2)
    table.s.curbed_free[CARTHAGE] = 1
    assert table.round(CARTHAGE, step="begin").view()["round"]["free_actions"] is True
    assert table.round(ROME, step="begin").view()["round"]["actions"] == 1
    assert table.view()["round"]["free_actions"] is False


@pytest.mark.rule("hands-in-the-sea", "4.A")
def test_the_log_tells_whose_round_begins_and_with_how_many_actions() -> None:
    table = Table(ROME, 1).curbed(CARTHAGE, 1).do("pass")
    assert table.events("round-begins") == [("carthage", 1)]
