"""The law of reviews: what is said of a seat does not depend on what that seat could not know."""

from __future__ import annotations

import random
from functools import cache

import pytest

from navarch.engine.perspective import Perspective
from navarch.engine.state import CHANCE, State
from navarch.review import Moment, Story
from navarch.review.chances import chances_of
from navarch.review.luck import gain_of
from navarch.review.mistakes import Look, mistakes_of
from navarch.review.moments import luck_for

from .stories import GAMES, stretch, with_other_cards

pytestmark = pytest.mark.plays_long

BEFORE = range(30, 400, 8)  # decisions at random before the story begins
DECISIONS = 8
SEARCHED = 24  # iterations of a decision
SEED = 3
# Where chance decides while something lies hidden; in the others all was open whenever these stories asked chance.
DRAWN_UNSEEN = ("hands-in-the-sea", "hamilcar")


def silent(_: int) -> None:
    """Nobody hears of progress."""


@cache
def told(name: str) -> tuple[int, Story, Story]:
    """A seat that decided while something was hidden from it, the story as it was, and as it may as well have been."""
    for before in BEFORE:
        story = stretch(name, before, DECISIONS)
        for seat in range(story.last.players):
            other = with_other_cards(story, seat)
            if any(
                true.actor == seat and true.is_decision and differ(true, double) for true, double in pairs(story, other)
            ):
                return seat, story, other
    raise AssertionError(f"nothing was ever hidden in {name}")


def pairs(story: Story, other: Story) -> list[tuple[Moment, Moment]]:
    return list(zip(story.moments, other.moments, strict=True))


def differ(true: Moment, double: Moment) -> bool:
    return true.state.dump() != double.state.dump()


@pytest.mark.parametrize("name", GAMES)
def test_the_mistakes_of_a_seat_stay_the_same_when_hidden_cards_are_exchanged(name: str) -> None:
    seat, story, other = told(name)
    assert story.decisions(seat)
    first, second = (mistakes_of(one, seat, 40, SEED, silent) for one in (story, other))
    assert first == second
    assert [searched(true) for true, _ in decided(name)] == [searched(double) for _, double in decided(name)]


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_a_seat_stay_the_same_when_hidden_cards_are_exchanged(name: str) -> None:
    seat, story, other = told(name)
    hidden = [pair for pair in pairs(story, other) if differ(*pair)]
    first, second = ([chances_of(pair[which], seat, 3, SEED, 0) for pair in hidden] for which in (0, 1))
    assert first == second


@pytest.mark.parametrize("name", DRAWN_UNSEEN)
def test_the_luck_of_a_seat_stays_the_same_when_hidden_cards_and_outcomes_are_exchanged(name: str) -> None:
    seat, hidden = drawn(name)
    first, second = ([gained(pair[which], seat) for pair in hidden] for which in (0, 1))
    assert first == second


def decided(name: str) -> list[tuple[Moment, Moment]]:
    """The seat's decisions while something was hidden from it."""
    seat, story, other = told(name)
    return [pair for pair in pairs(story, other) if pair[0] in story.decisions(seat) and differ(*pair)][:4]


@cache
def drawn(name: str) -> tuple[int, list[tuple[Moment, Moment]]]:
    """A seat from which something was hidden when chance decided, and these moments."""
    for before in BEFORE:
        story = stretch(name, before, DECISIONS)
        for seat in range(story.last.players):
            hidden = [pair for pair in pairs(story, with_other_cards(story, seat)) if differ(*pair)]
            asked = [pair for pair in hidden if pair[0].actor == CHANCE]
            if asked:
                return seat, asked
    raise AssertionError(f"chance never decided in {name} while something was hidden")


def searched(moment: Moment) -> tuple[object, ...]:
    look = Look(moment, SEED, 0)
    is_advised = look.ask_advice()
    look.compare(SEARCHED)
    look.search(SEARCHED)
    return is_advised, look.advised, look.shares, look.free.tried()


def gained(moment: Moment, seat: int) -> tuple[float, float]:
    return gain_of(moment, seat, 2, luck_for(SEED, "luck"))


def peek(self: Perspective, _: random.Random) -> State:
    """The true position, which nobody may see."""
    return self._state.clone()


@pytest.mark.parametrize("name", GAMES)
def test_a_review_that_looked_at_the_true_cards_would_be_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, story, other = told(name)
    monkeypatch.setattr(Perspective, "sample", peek)
    hidden = [pair for pair in pairs(story, other) if differ(*pair)]
    assert any(chances_of(true, seat, 2, SEED, 0) != chances_of(double, seat, 2, SEED, 0) for true, double in hidden)
    assert any(searched(true) != searched(double) for true, double in decided(name))


def test_luck_judged_by_the_true_cards_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    seat, luck = drawn("hands-in-the-sea")
    monkeypatch.setattr(Perspective, "sample", peek)
    assert any(gained(true, seat) != gained(double, seat) for true, double in luck)
