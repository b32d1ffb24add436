"""Luck told apart from judgement: how much each outcome of chance moved a seat's chances against what it could expect.

An outcome counts as far as the seat can see it: outcomes that look alike to it are one. So a card that somebody else
draws face down is nobody's luck but theirs.
"""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from ..engine.chance import sample_outcome
from ..engine.playout import advised_playout, settle_chance
from ..engine.state import CHANCE, State
from .chances import mean_and_error
from .moments import Moment, Story, Tell, luck_for

QUICK = 4  # what is tried here is played on for so much less than in a search
MOST_OUTCOMES = 6  # all of so many; of more, so many drawn by their weights
LEAST_SAMPLES = 2
GREATEST = 3  # strokes that are named


class Stroke(NamedTuple):
    """One outcome, and how much it gave to a seat, or took."""

    ply: int
    code: int
    gain: float
    error: float


class Luck(NamedTuple):
    """All that chance gave to a seat and took, with the standard error, and its greatest strokes."""

    gain: float
    error: float
    strokes: tuple[Stroke, ...]


class _Try(NamedTuple):
    """An outcome on a sample: how likely, whether the seat sees what it saw, and its share then."""

    weight: int
    is_alike: bool
    share: float


def luck_of(story: Story, seat: int, iterations: int, seed: int, tell: Tell) -> Luck:
    """What chance gave to a seat over the game."""
    events = [moment for moment in story.moments if moment.actor == CHANCE]
    tries = iterations * QUICK // (MOST_OUTCOMES * max(1, len(events)))
    strokes: list[Stroke] = []
    for number, moment in enumerate(events):
        gain, error = gain_of(moment, seat, max(LEAST_SAMPLES, tries), luck_for(seed, "luck", seat, number))
        strokes.append(Stroke(moment.ply, moment.code, gain, error))
        tell(iterations // len(events))
    gain = sum(stroke.gain for stroke in strokes)
    error = math.sqrt(sum(stroke.error**2 for stroke in strokes))
    named = sorted(strokes, key=lambda stroke: -abs(stroke.gain))[:GREATEST]
    return Luck(gain, error, tuple(stroke for stroke in named if stroke.gain))


def gain_of(moment: Moment, seat: int, samples: int, rng: random.Random) -> tuple[float, float]:
    """How much better the outcome was for the seat than the expectation over all of them, with the error."""
    game, perspective = moment.state.game, moment.perspective(seat)
    after = moment.state.clone()
    after.play(moment.code)
    seen = game.view(after, seat)
    gains: list[float] = []
    for _ in range(samples):
        s, lot = perspective.sample(rng), rng.getrandbits(48)
        tried = [_attempt(s, code, weight, seat, seen, lot) for code, weight in _outcomes(s, rng)]
        alike = [one for one in tried if one.is_alike]
        if not alike and moment.code in s.legal():
            alike = [_attempt(s, moment.code, 1, seat, seen, lot)]
        if alike:  # else the sample has what happened elsewhere, and tells nothing
            gains.append(_expected(alike) - _expected(tried))
    return mean_and_error(gains) if gains else (0.0, 0.0)


def _outcomes(s: State, rng: random.Random) -> list[tuple[int, int]]:
    """The outcomes with their weights; of many, some drawn by their weights."""
    legal, weights = s.legal(), s.weights()
    if len(legal) <= MOST_OUTCOMES:
        return list(zip(legal, weights or [1] * len(legal), strict=True))
    drawn: dict[int, int] = {}
    for _ in range(MOST_OUTCOMES):
        code = sample_outcome(s, rng)
        drawn[code] = drawn.get(code, 0) + 1
    return list(drawn.items())


def _attempt(s: State, code: int, weight: int, seat: int, seen: object, lot: int) -> _Try:
    """The outcome on a clone, played on with the same luck as all others."""
    rng, game = luck_for(lot), s.game
    after = s.clone()
    after.play(code)
    is_alike = game.view(after, seat) == seen
    settle_chance(after, rng)
    advised_playout(after, rng, game.search.playout // QUICK)
    return _Try(weight, is_alike, game.evaluate(after)[seat])


def _expected(tried: list[_Try]) -> float:
    """The share to be expected over these."""
    total = sum(one.weight for one in tried)
    return sum(one.weight * one.share for one in tried) / total if total else 0.0
