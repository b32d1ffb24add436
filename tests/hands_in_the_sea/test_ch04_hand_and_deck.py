"""4.F to 4.K: Hand and Draw deck."""

from __future__ import annotations

import pytest

from navarch.games.hands_in_the_sea.box.labels import ASIDE
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, ROME, Table, bit, mask


@pytest.mark.rule("hands-in-the-sea", "4.K", "5.4.A")
def test_magistrate_may_bring_up_the_campaign_card() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "magistrate", "utica", "aspis").deck(CARTHAGE, "thapsus")
    table.play("play magistrate", "return utica", "return aspis", "draw thapsus")
    assert table.s.campaign == ASIDE
    assert table.s.hand[CARTHAGE] == bit("thapsus"), "the Campaign card counted as the second card"
    assert (table.s.actor, table.asked) == (CARTHAGE, "action")


@pytest.mark.rule("hands-in-the-sea", "4.J", "4.K")
def test_magistrate_on_an_empty_deck_draws_the_campaign_card_alone() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "magistrate", "utica").deck(CARTHAGE)
    table.play("play magistrate", "return utica", "done?")
    assert (table.s.campaign, table.s.hand[CARTHAGE]) == (ASIDE, 0)


@pytest.mark.rule("hands-in-the-sea", "4.G", "4.H", "4.J")
def test_a_deck_emptied_by_a_draw_card_is_renewed_at_the_end_of_the_round_though_the_hand_is_full() -> None:
    table = Table(ROME, 1).hand(ROME, "senatorial_support_rome", "velia", "cosa", "pisa").deck(ROME, "locri", "temesa")
    table.play("play senatorial_support_rome", "draw locri")
    rest = table.s.discard[ROME]
    table.play("draw temesa")
    assert (table.s.deck[ROME], table.s.discard[ROME]) == (rest, 0), (
        "not for the draw itself, but before the next round"
    )
    assert table.s.actor == CARTHAGE


@pytest.mark.rule("hands-in-the-sea", "4.F", "4.H")
def test_the_hand_is_filled_up_to_five_but_never_cut() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa")
    table.play("pass").chance()
    assert count(table.s.hand[ROME]) == 5
    full = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri", "temesa", "neapolis", "tarentum")
    full.play("pass").chance()
    assert count(full.s.hand[ROME]) == 7


@pytest.mark.rule("hands-in-the-sea", "4.G")
def test_a_draw_deck_used_up_is_renewed_at_once() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME, "temesa")
    table.s.known = None
    discards = table.s.discard[ROME]
    assert discards
    table.play("pass", "draw temesa")
    assert table.s.deck[ROME] == discards, "the Discard pile is shuffled though the Hand is full"
    assert table.s.discard[ROME] == 0


@pytest.mark.rule("hands-in-the-sea", "4.I")
def test_too_few_cards_are_drawn_without_penalty() -> None:
    table = Table(ROME, 1).deck(ROME).hand(ROME, "velia")
    gone = table.s.discard[ROME]
    table.s.discard[ROME] = 0
    table.s.empire[ROME] |= gone
    table.play("pass")
    assert table.s.actor == CARTHAGE
    assert table.s.hand[ROME] == bit("velia")
    assert (table.s.silver, table.s.points) == ([6, 6], [0, 0]), "only the Silver for passing"


@pytest.mark.rule("hands-in-the-sea", "4.J", "4.K")
@pytest.mark.example("hands-in-the-sea", "4-d2")
def test_a_draw_card_never_reshuffles_and_may_meet_the_campaign_card() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage", "utica").deck(CARTHAGE, "thapsus", "aspis")
    table.play("play senatorial_support_carthage", "draw aspis", "draw thapsus")
    s = table.s
    assert s.hand[CARTHAGE] == mask("utica", "thapsus", "aspis")
    assert s.campaign == ASIDE
    assert s.deck[CARTHAGE] == 0
    assert s.discard[CARTHAGE], "the Discard pile is not reshuffled"
    assert table.asked == "action", "the round is finished first"
    table.play("pass")
    assert s.turn == 1
    assert s.discard[CARTHAGE] == 0, "now the Campaign Sequence shuffles"


@pytest.mark.rule("hands-in-the-sea", "4.J")
def test_magistrate_draws_no_more_than_the_deck_holds() -> None:
    table = Table(ROME).hand(ROME, "magistrate", "velia", "cosa").deck(ROME, "pisa")
    before = table.s.discard[ROME]
    table.play("play magistrate", "return cosa", "return velia", "draw pisa")
    assert table.s.hand[ROME] == bit("pisa")
    assert table.s.discard[ROME] == before | bit("magistrate")
