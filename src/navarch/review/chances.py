"""What each seat could think of its chances over the game, and where the game turned."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import NamedTuple

from ..engine.perspective import Perspective
from ..engine.playout import advised_playout, settle_chance
from ..engine.state import CHANCE, State
from .moments import Moment, Story, Tell, luck_for

MOST_OUTLOOKS = 120
SAMPLES = 64  # of each seat at an outlook, before there are more outlooks
MOST_TURNS = 5
LEAST_MOVE = 0.1  # of a chance, for a turning point without a change of the lead
SURE = 3.0  # standard errors
MOST_DRAWS = 8  # of a sample in which somebody can answer


class Outlook(NamedTuple):
    """The chances after so many actions: each seat's own, as it could judge them, with their standard errors."""

    ply: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]

    @property
    def leader(self) -> int:
        """The seat with the best chances."""
        return self.chances.index(max(self.chances))


class TurningPoint(NamedTuple):
    """Two outlooks between which the lead changed, or chances moved most."""

    before: Outlook
    after: Outlook

    @property
    def moves(self) -> list[float]:
        """By how much each seat's chances moved."""
        return [new - old for old, new in zip(self.before.chances, self.after.chances, strict=True)]

    @property
    def move(self) -> float:
        """The greatest of the moves, up or down."""
        return max(abs(one) for one in self.moves)

    @property
    def lead_changed(self) -> bool:
        """Whether somebody else was ahead afterwards."""
        return self.before.leader != self.after.leader

    @property
    def is_sure(self) -> bool:
        """Whether some seat's chances moved by more than the samples may err."""
        errors = zip(self.moves, self.before.errors, self.after.errors, strict=True)
        return any(abs(move) > SURE * math.hypot(old, new) for move, old, new in errors)


def outlooks(story: Story, iterations: int, seed: int, tell: Tell) -> list[Outlook]:
    """The chances at questions to seats spread evenly over the game, and at its end."""
    asked = [moment for moment in story.moments if moment.actor != CHANCE]
    players = story.last.players
    count = max(1, min(MOST_OUTLOOKS, len(asked), iterations // (players * SAMPLES)))
    chosen = [asked[number * len(asked) // count] for number in range(count)] if asked else []
    samples = max(2, iterations // (players * count))
    found: list[Outlook] = []
    for number, moment in enumerate(chosen):
        judged = [chances_of(moment, seat, samples, seed, number) for seat in range(players)]
        found.append(Outlook(moment.ply, tuple(one[0] for one in judged), tuple(one[1] for one in judged)))
        tell(samples * players)
    end = tuple(story.game.evaluate(story.last))
    return [*found, Outlook(len(story.moments) + (story.moments[0].ply if story.moments else 0), end, (0.0,) * players)]


def chances_of(moment: Moment, seat: int, samples: int, seed: int, number: int) -> tuple[float, float]:
    """What a seat could think of its chances there: the mean over samples that are played on, and its error."""
    rng, perspective = luck_for(seed, "chances", seat, number), moment.perspective(seat)
    shares = [share_of(perspective, rng.getrandbits(48)) for _ in range(samples)]
    return mean_and_error(shares)


def share_of(perspective: Perspective, lot: int) -> float:
    """The seat's share of the win on one sample, after all have played on by the game's advice."""
    rng = luck_for(lot)
    s = believable(perspective, rng)
    settle_chance(s, rng)
    if s.legal():
        advised_playout(s, rng, s.game.search.playout)
    return s.game.evaluate(s)[perspective.seat]


def believable(perspective: Perspective, rng: random.Random) -> State:
    """A sample in which whoever is asked has an answer; the last of several draws where none has.

    A seat that sees another pay knows that they can: a hand without the means is none to be believed in.
    """
    s = perspective.sample(rng)
    for _ in range(MOST_DRAWS):
        if s.legal():
            break
        s = perspective.sample(rng)
    return s


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def turning_points(found: list[Outlook]) -> list[TurningPoint]:
    """Where chances moved most, and where the lead changed for longer than a moment; in the game's order."""
    pairs = [TurningPoint(old, new) for old, new in pairwise(found)]
    turns = [
        pair
        for number, pair in enumerate(pairs)
        if pair.is_sure and (pair.move >= LEAST_MOVE or (pair.lead_changed and _lasts(found, number + 1)))
    ]
    turns.sort(key=lambda pair: (not pair.lead_changed, -pair.move))
    return sorted(turns[:MOST_TURNS], key=lambda pair: pair.after.ply)


def _lasts(found: list[Outlook], number: int) -> bool:
    """Whether whoever leads there leads at the next outlook too."""
    return number + 1 >= len(found) or found[number + 1].leader == found[number].leader
