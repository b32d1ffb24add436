"""The laws of conformance notice what is wrong with a game."""

from __future__ import annotations

import random

import pytest

from navarch.engine.account import CONDITION, Share
from navarch.engine.chance import outcome_at
from navarch.engine.conformance import LawBroken, check_match, check_shares, check_verbs
from navarch.engine.event import Event
from navarch.engine.state import CHANCE, State

from .toy import BID, ROLL, TOY, Toy, ToyState


def test_seats_and_chance_are_offered_verbs_of_their_own() -> None:
    s = TOY.new()
    while not s.over:
        check_verbs(s, s.actor, "the toy war")
        s.play(s.legal()[-1])


def test_a_die_that_is_declared_a_verb_of_the_seats_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    s = TOY.new()
    while s.actor != CHANCE:
        s.play(s.legal()[0])
    monkeypatch.setattr(TOY.space.verb_of(ROLL), "chance", False)
    with pytest.raises(LawBroken, match="whose verbs: the toy war: 'roll 1' is offered to chance"):
        check_verbs(s, CHANCE, "the toy war")


def test_a_seat_that_is_offered_a_verb_of_chance_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY.space.verb_of(BID), "chance", True)
    with pytest.raises(LawBroken, match="whose verbs: the toy war: 'bid 0' is offered to seat 0"):
        check_verbs(TOY.new(), 0, "the toy war")


def test_an_outcome_found_at_another_share_than_its_own_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    s = TOY.new()
    while s.actor != CHANCE:
        s.play(s.legal()[0])
    choice = s.choice
    assert choice is not None
    check_shares(s, "the toy war")  # nothing is found at a share
    monkeypatch.setattr(choice, "weights", None)
    monkeypatch.setattr(choice, "at", lambda _die, _s, share: ROLL + int(share * 6))
    check_shares(s, "the toy war")
    monkeypatch.setattr(choice, "at", lambda _die, _s, share: ROLL + int(share * 5))
    assert outcome_at(s, 0.9) == ROLL + 4
    with pytest.raises(LawBroken, match=r"shares of chance: the toy war: die: number 3 of .* is found to be 12"):
        check_shares(s, "the toy war")


def test_an_account_that_does_not_add_up_to_the_score_breaks_the_law() -> None:
    class Boaster(Toy):
        texts = {**Toy.texts, "account-boast": ""}

        def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
            return [Share(0, "boast", "9", 99)]

    with pytest.raises(LawBroken, match=r"the account: .* do not add up"):
        check_match(Boaster(), seed=1)


def test_an_account_that_tells_of_hidden_cards_breaks_the_leak_law() -> None:
    class Gossip(Toy):
        texts = {**Toy.texts, "account-gossip": ""}

        def account(self, s: State, seat: int | None, told: list[Event]) -> list[Share]:
            assert isinstance(s, ToyState)
            return [Share(other, "gossip", "9", s.hand[other], kind=CONDITION) for other in range(s.players)]

        def sample(self, s: State, seat: int, rng: random.Random) -> State:
            guess = s.clone()
            assert isinstance(guess, ToyState)
            guess.hand[1 - seat] = 0
            return guess

    with pytest.raises(LawBroken, match=r"the leak law: .* the account for seat"):
        check_match(Gossip(), seed=1)


def test_a_tensor_that_tells_of_hidden_cards_breaks_the_leak_law() -> None:
    class Careless(Toy):
        def sample(self, s: State, seat: int, rng: random.Random) -> State:
            guess = s.clone()
            assert isinstance(guess, ToyState)
            guess.hand[1 - seat] = 0
            return guess

    with pytest.raises(LawBroken, match=r"the leak law: .* the tensor of seat"):
        check_match(Careless(), seed=1)
