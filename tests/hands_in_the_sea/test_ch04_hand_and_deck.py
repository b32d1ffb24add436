"""4.F to 4.K: Hand and Draw deck."""

from __future__ import annotations

import random

import pytest

from navarch.games.hands_in_the_sea.box.labels import ASIDE
from navarch.games.hands_in_the_sea.box.sets import count

from .table import CARTHAGE, GAME, ROME, Table, bit, known, mask


@pytest.mark.rule("hands-in-the-sea", "4.F", "4.H")
def test_the_hand_is_filled_up_to_five_but_never_cut() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa")
    table.do("pass")
    assert count(table.s.hand[ROME]) == 5
    full = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri", "temesa", "neapolis", "tarentum")
    full.do("pass")
    assert count(full.s.hand[ROME]) == 7


@pytest.mark.rule("hands-in-the-sea", "4.G")
def test_a_draw_deck_used_up_is_renewed_at_once() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME, "temesa")
    discards = table.s.discard[ROME]
    assert discards
    table.do("pass", "draw temesa")
    assert table.s.deck[ROME] == discards, "the Discard pile is shuffled though the Hand is full"
    assert table.s.discard[ROME] == 0


@pytest.mark.rule("hands-in-the-sea", "4.I")
def test_too_few_cards_are_drawn_without_penalty() -> None:
    table = Table(ROME, 1).deck(ROME).hand(ROME, "velia")
    table.no_discards(ROME).do("pass")
    assert table.actor == "carthage"
    assert table.s.hand[ROME] == bit("velia")
    assert (table.s.silver, table.s.points) == ([6, 6], [0, 0]), "only the Silver for passing"


@pytest.mark.rule("hands-in-the-sea", "4.J", "4.K")
@pytest.mark.example("hands-in-the-sea", "4-d2")
def test_a_draw_card_never_reshuffles_and_may_meet_the_campaign_card() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage", "utica").deck(CARTHAGE, "thapsus", "aspis")
    table.do("play senatorial_support_carthage", "draw aspis", "draw thapsus")
    s = table.s
    assert s.hand[CARTHAGE] == mask("utica", "thapsus", "aspis")
    assert s.campaign == ASIDE
    assert s.deck[CARTHAGE] == 0
    assert s.discard[CARTHAGE], "the Discard pile is not reshuffled"
    assert table.choice == "action", "the round is finished first"
    table.do("pass")
    assert table.events("turn-begins") == [(2,)]
    assert table.s.deck[CARTHAGE], "now the Campaign Sequence has shuffled"


@pytest.mark.rule("hands-in-the-sea", "4.J")
def test_magistrate_draws_no_more_than_the_deck_holds() -> None:
    table = Table(ROME).hand(ROME, "magistrate", "velia", "cosa").deck(ROME, "pisa")
    before = table.s.discard[ROME]
    table.do("play magistrate", "return cosa", "return velia", "draw pisa")
    assert table.s.hand[ROME] == bit("pisa")
    assert table.s.discard[ROME] == before | bit("magistrate")


@pytest.mark.rule("hands-in-the-sea", "4.K", "5.4.A")
def test_magistrate_may_bring_up_the_campaign_card() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "magistrate", "utica", "aspis").deck(CARTHAGE, "thapsus")
    table.do("play magistrate", "return utica", "return aspis", "draw thapsus")
    assert table.s.campaign == ASIDE
    assert table.s.hand[CARTHAGE] == bit("thapsus"), "the Campaign card counted as the second card"
    assert table.asked == ("carthage", "action")


@pytest.mark.rule("hands-in-the-sea", "4.J", "4.K")
def test_magistrate_on_an_empty_deck_draws_the_campaign_card_alone() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "magistrate", "utica").deck(CARTHAGE)
    table.do("play magistrate", "return utica", "done?")
    assert (table.s.campaign, table.s.hand[CARTHAGE]) == (ASIDE, 0)


@pytest.mark.rule("hands-in-the-sea", "4.G", "4.H", "4.J")
def test_a_deck_emptied_by_a_draw_card_is_renewed_at_the_end_of_the_round_though_the_hand_is_full() -> None:
    table = Table(ROME, 1).hand(ROME, "senatorial_support_rome", "velia", "cosa", "pisa").deck(ROME, "locri", "temesa")
    rest = table.s.discard[ROME] | bit("senatorial_support_rome")
    table.do("play senatorial_support_rome", "draw locri", "draw temesa")
    assert (table.s.deck[ROME], table.s.discard[ROME]) == (rest, 0), "renewed before the next round"
    assert table.drawn()[-2:] == ["effect_draw", "effect_draw"], "but not for the draw itself"
    assert table.actor == "carthage"


@pytest.mark.rule("hands-in-the-sea", "4.G", "5.4.4.D")
def test_a_reshuffle_tells_hand_and_hidden_reserve_together_and_not_which_is_which() -> None:
    table = Table(ROME, 1, hidden_reserve=True).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME, "temesa")
    table.reserve(ROME, "rhegium").do("pass", "done", "draw temesa")
    rome = table.player(ROME, CARTHAGE)
    assert rome["hand_size"] == 5
    assert rome["hand_known"] == []
    assert rome["held_known"] == ["pisa", "cosa", "velia", "temesa", "rhegium", "locri"]
    assert rome["reserve_size"] == 1


@pytest.mark.rule("hands-in-the-sea", "4.G", "5.4.4.D")
def test_samples_deal_the_cards_known_to_be_held_to_hand_and_hidden_reserve() -> None:
    table = Table(ROME, 1, hidden_reserve=True).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME, "temesa")
    table.reserve(ROME, "rhegium").do("pass", "done", "draw temesa")
    held = mask("velia", "cosa", "pisa", "locri", "temesa", "rhegium")
    reserves = set()
    for seed in range(40):
        s = known(GAME.sample(table.s, CARTHAGE, random.Random(seed)))
        assert s.hand[ROME] | s.reserve[ROME] == held
        reserves.add(s.reserve[ROME])
    assert len(reserves) == 6


@pytest.mark.rule("hands-in-the-sea", "4.J", "5.4.1.E")
def test_a_levied_card_drawn_by_a_card_effect_counts_and_is_told() -> None:
    table = Table(ROME).hand(ROME, "senatorial_support_rome").deck(ROME, "velia", "cosa").on_top(ROME, "legion_2")
    table.do("play senatorial_support_rome", "draw velia", "draw cosa")
    assert table.events("drew-known") == [("rome", "legion_2")]
    assert table.events("drew") == [("rome", 3)]


@pytest.mark.rule("hands-in-the-sea", "4.K")
def test_a_campaign_card_drawn_by_a_card_effect_is_told_and_leaves_the_deck() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "senatorial_support_carthage").deck(CARTHAGE, "utica")
    assert table.player(CARTHAGE, None)["draw_deck_size"] == 2, "the Campaign card lies at the bottom"
    table.do("play senatorial_support_carthage", "draw utica")
    assert table.events("campaign-pending") == [("carthage",)]
    assert table.player(CARTHAGE, None)["draw_deck_size"] == 0
    assert table.player(ROME, None)["draw_deck_size"] == count(table.s.deck[ROME]), "Rome has no Campaign card"
