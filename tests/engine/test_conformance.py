"""The laws of conformance notice what is wrong with a game."""

from __future__ import annotations

import pytest

from navarch.engine.conformance import LawBroken, check_verbs
from navarch.engine.state import CHANCE

from .toy import BID, ROLL, TOY


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
