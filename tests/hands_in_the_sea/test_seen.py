"""What a seat sees and may believe, and what must always hold."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine.conformance import check_match
from navarch.engine.witness import Deed, Witness
from navarch.games.hands_in_the_sea.box.labels import CARDS, other
from navarch.games.hands_in_the_sea.box.sets import count, members
from navarch.games.hands_in_the_sea.ch05_2_aggressive.bribery import Bribe
from navarch.games.hands_in_the_sea.state import HandsState

from .table import CARTHAGE, GAME, ROME, Table, bit, known, mask


def sampled(table: Table, seat: int, seed: int = 0) -> HandsState:
    """What the seat may believe."""
    return known(GAME.sample(table.s, seat, random.Random(seed)))


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    table = Table(ROME).hand(ROME, "velia", "cosa")
    assert table.player(ROME, ROME)["hand"] == ["cosa", "velia"]
    for seat in (CARTHAGE, None):
        assert table.player(ROME, seat)["hand"] is None
        assert table.player(ROME, seat)["hand_size"] == 2


def test_discards_empire_decks_and_the_reserve_are_open() -> None:
    table = Table(ROME).discards(ROME, "velia").reserve(ROME, "cosa")
    rome = table.player(ROME, CARTHAGE)
    assert rome["discard"] == ["velia"]
    assert rome["reserve"] == ["cosa"]
    assert "dictator" in rome["empire"]


@pytest.mark.rule("hands-in-the-sea", "5.2.4.J")
def test_a_block_is_asked_for_by_what_may_be_held_not_by_what_is() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "numidian_cavalry_1").hand(ROME, "velia")
    table.do("raid thermae", "pay numidian_cavalry_1", "done?")
    assert table.asked == ("rome", "raid_block")
    assert table.nouns("block") == []
    assert table.offers("decline")


def test_no_block_is_asked_for_when_everybody_sees_that_none_is_possible() -> None:
    table = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "numidian_cavalry_1").hand(ROME, "velia")
    table.discards(ROME, "thermae")
    table.do("raid thermae", "pay numidian_cavalry_1", "done?")
    assert table.choice == "action", "every blocking card lies open elsewhere"
    empty = Table(CARTHAGE).hold(ROME, "thermae").hand(CARTHAGE, "numidian_cavalry_1")
    empty.do("raid thermae", "pay numidian_cavalry_1", "done?")
    assert empty.choice == "action", "an empty Hand blocks nothing"


@pytest.mark.rule("hands-in-the-sea", "5.2.5.L")
def test_leaders_at_sea_are_asked_for_though_none_is_held() -> None:
    table = Table(CARTHAGE).hand(CARTHAGE, "utica").hand(ROME, "velia")
    table.fleet(ROME, "sicily", 2).fleet(CARTHAGE, "sicily", 2).do("engage", "pay utica")
    assert table.asked == ("rome", "admirals"), "the Praetor may be in Rome's Hand"
    assert table.nouns("embark") == []


def test_the_question_after_the_last_action_does_not_depend_on_leaders_held() -> None:
    for leader in (True, False):
        table = Table(ROME, 1).hand(ROME, "velia").battle(ROME, "panormus", 0, 2, rome=("legion_1",))
        if leader:
            table.hand(ROME, "praetor")
        table.do("pass")
        assert table.asked == ("rome", "action")
    seen = Table(ROME, 1).hand(ROME, "velia").battle(ROME, "panormus", 0, 2, rome=("legion_1",))
    seen.discards(ROME, "praetor").do("pass")
    assert seen.actor == "carthage", "all Leaders lie open, so there is nothing to ask"


@pytest.mark.rule("hands-in-the-sea", "4.G")
def test_a_reshuffle_makes_the_hand_known_by_counting() -> None:
    table = Table(ROME, 1).hand(ROME, "velia", "cosa", "pisa", "locri").deck(ROME, "temesa")
    table.do("pass", "draw temesa")
    assert table.s.seen[ROME] == mask("velia", "cosa", "pisa", "locri", "temesa")
    assert table.player(ROME, CARTHAGE)["hand_known"] == ["pisa", "cosa", "velia", "temesa", "locri"]


@pytest.mark.rule("hands-in-the-sea", "5.4.5.A")
def test_a_retrieved_reserve_is_known_until_it_is_played() -> None:
    table = Table(ROME).reserve(ROME, "neapolis", "cosa").do("retrieve")
    assert table.s.seen[ROME] == mask("neapolis", "cosa")
    table.do("money neapolis")
    assert table.s.seen[ROME] == bit("cosa")


def test_samples_keep_what_is_known_and_draw_the_rest() -> None:
    table = Table(ROME).hand(CARTHAGE, "utica", "aspis", "thapsus")
    table.reserve(CARTHAGE, "utica").round(CARTHAGE).do("retrieve").round(ROME)
    hands = set()
    for seed in range(40):
        s = sampled(table, ROME, seed)
        assert GAME.view(s, ROME) == GAME.view(table.s, ROME)
        assert s.hand[CARTHAGE] & bit("utica")
        assert count(s.hand[CARTHAGE]) == 3
        assert s.hand[CARTHAGE] | s.deck[CARTHAGE] == table.s.hand[CARTHAGE] | table.s.deck[CARTHAGE]
        hands.add(s.hand[CARTHAGE])
    assert len(hands) > 20


def test_samples_do_not_depend_on_the_truth() -> None:
    table = Table(ROME).hand(CARTHAGE, "utica", "aspis", "thapsus")
    twin = Table(ROME).hand(CARTHAGE, "caralis", "lilybaeum", "carthage")
    assert twin.display() == table.display()
    for seed in range(10):
        assert sampled(table, ROME, seed).digest() == sampled(twin, ROME, seed).digest()


def test_a_sample_of_somebody_who_is_paying_can_pay() -> None:
    table = Table(ROME).hand(ROME, "messana", "velia", "locri", "pisa")
    table.do("settle tyndaris")
    for seed in range(30):
        s = sampled(table, CARTHAGE, seed)
        assert s.legal(), "everybody sees that Rome can pay"
        assert count(s.hand[ROME]) == 4


@pytest.mark.rule("hands-in-the-sea", "7.2.A")
def test_the_secret_card_may_be_any_of_the_four() -> None:
    table = Table(ROME, deus_ex_machina=True)
    believed = {sampled(table, ROME, seed).deus[CARTHAGE] for seed in range(60)}
    assert {CARDS[card] for card in believed} == {CARDS[card] for card in members(GAME.box.cards.deus[CARTHAGE])}
    assert {sampled(table, ROME, seed).deus[ROME] for seed in range(10)} == {table.s.deus[ROME]}


@pytest.mark.rule("hands-in-the-sea", "5.4.4.D")
def test_a_hidden_reserve_cannot_be_told_from_the_hand() -> None:
    table = Table(ROME, hidden_reserve=True).hand(ROME, "velia", "cosa").do("reserve velia")
    reserves = {sampled(table, CARTHAGE, seed).reserve[ROME] for seed in range(40)}
    assert len(reserves) > 5
    assert all(count(reserve) == 1 for reserve in reserves)


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    match = navarch.Match(GAME, seed=5)
    while match.ply < 40 and not match.over:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[-1])
    drawn = [line.event for line in match.lines if line.event.key == "drew-card"]
    assert len(drawn) > 10
    for one in drawn:
        assert one.heard_by(one.args[0])
        assert not one.heard_by(1 - one.args[0])
        assert not one.heard_by(None)


@pytest.mark.rule("hands-in-the-sea", "7.2.A")
def test_a_secret_card_is_told_to_its_owner_alone() -> None:
    match = navarch.Match(GAME, {"deus_ex_machina": True}, seed=5)
    dealt = [line.event for line in match.lines if line.event.key == "deus-dealt"]
    assert [event.args[0] for event in dealt] == [ROME, CARTHAGE]
    for event in dealt:
        assert [event.heard_by(seat) for seat in (event.args[0], 1 - event.args[0], None)] == [True, False, False]


@pytest.mark.rule("hands-in-the-sea", "5.4.4.D")
def test_the_log_of_a_hidden_reserve_names_no_card_to_the_opponent() -> None:
    match = navarch.Match(GAME, {"hidden_reserve": True}, seed=5)
    card = match.legal(ROME)[[action.verb for action in match.legal(ROME)].index("reserve")]
    match.submit(ROME, card)
    assert "reserved-own" in [line.event.key for line in match.log(ROME)]
    for seat in (CARTHAGE, None):
        theirs = [line.event.key for line in match.log(seat)]
        assert "reserved-own" not in theirs
        assert "reserved-unseen" in theirs


@pytest.mark.parametrize("options", [{}, dict.fromkeys((option.name for option in GAME.options), True)])
def test_the_laws_hold_in_a_match_at_random(options: dict[str, object]) -> None:
    found = check_match(GAME, options=options, seed=77, every=40)
    assert found.decisions > 100
    assert found.leaks_checked > 4
    assert found.undone > 0


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    match = navarch.Match(GAME, seed=5)
    before = match.state.digest()
    with pytest.raises(navarch.Illegal) as error:
        match.submit(ROME, "sail italy")
    assert error.value.reasons[0].rule == "5.6.1.E"
    assert match.state.digest() == before


def test_the_view_tells_whose_round_it_is_and_why_a_place_is_cut_off() -> None:
    table = Table(ROME).hold(ROME, "agrigentum").fleet(CARTHAGE, "sicily", 1).do("pass")
    view = table.view()
    assert view["round"] == {"seat": "rome", "actions": 1, "free_actions": True, "done": ["passed"]}
    agrigentum = next(place for place in view["locations"] if place["name"] == "agrigentum")
    assert (agrigentum["in_supply"], agrigentum["unsupplied_because"]) == (False, "enemy_waters")


def leaks_told_again(monkeypatch: pytest.MonkeyPatch, leaky: bool) -> list[str]:
    """What the second witness finds after Carthage drew and reserved a card, face down, and a bribe was wasted."""

    def proof(self: Bribe, s: HandsState) -> None:
        if self.blocked or self.answer:
            return
        victim = other(self.seat)
        s.seen[victim] = s.hand[victim]
        s.counted[victim] = s.reserve[victim]
        s.reveal()
        s.tell("5.2.6.E", "bribe-wasted", victim, s.hand[victim])

    if leaky:
        monkeypatch.setattr(Bribe.proof, "__code__", proof.__code__)
    table = Table(CARTHAGE, 1, hidden_reserve=True).hand(ROME, "agents_1", "cosa").hand(CARTHAGE, "utica", "thapsus")
    witness = Witness(GAME, random.Random(1))
    witness.follow(0, table.s)
    table.do("pass", "done?", "draw aspis", "draw caralis", "draw carthage")
    table.do("pass", "discard cosa", "done", "done?").do("reserve aspis", "pass", "done?").do(
        "bribe agents_1", "decline?"
    )
    steps = [Deed(entry.actor, GAME.space.code(entry.text)) for entry in table.match.record.standing()]
    told = [witness.tell_again(ROME, steps) for _ in range(300)]
    assert any(one.alike for one in told)
    return [one.leak for one in told if one.leak]


@pytest.mark.rule("hands-in-the-sea", "5.2.6.E", "5.4.4.D")
def test_the_second_witness_sees_a_hidden_reserve_that_a_bribe_gives_away(monkeypatch: pytest.MonkeyPatch) -> None:
    assert leaks_told_again(monkeypatch, leaky=False) == []
    assert any("held_known" in leak for leak in leaks_told_again(monkeypatch, leaky=True))


@pytest.mark.rule("hands-in-the-sea", "6.2.H")
def test_the_view_names_the_ending_once_its_condition_is_met() -> None:
    assert Table(ROME).view()["ending"] is None
    table = Table(ROME).battle(ROME, "panormus", 0, rome=("legion_1",)).overtime("prestige")
    assert table.view()["ending"] == "prestige"


@pytest.mark.rule("hands-in-the-sea", "4.4.B")
def test_the_view_tells_why_a_place_is_out_of_supply() -> None:
    def because(table: Table, place: str) -> object:
        return next(one["unsupplied_because"] for one in table.view()["locations"] if one["name"] == place)

    shut = Table(ROME).hold(ROME, "camarina").fleet(CARTHAGE, "sicily", 2)
    assert because(shut, "camarina") == "enemy_waters"
    inland = Table(ROME).hold(ROME, "enna").fleet(CARTHAGE, "sicily", 2)
    assert because(inland, "enna") == "no_line", "no waters are at its walls"
    assert because(Table(ROME), "neapolis") is None
