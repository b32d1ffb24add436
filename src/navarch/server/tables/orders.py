"""Orders: a seat may say beforehand that it lets reaction windows pass, and the server answers for it.

The orders are the seat's secret. What the server plays for it is an ordinary action from the same legal list; an
order ends with a public event that the game names, so that its end tells nothing either. The answer comes after a pause
such as people take who have nothing to think about, so that the clock tells nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import NamedTuple

from ...engine.event import ALL
from ...engine.game import Game
from ...engine.match import Line, Match
from ..storage.kept import Seat
from ..words.messages import Orders

SPREAD = 0.5  # of the logarithm of the time: two answers of three come within a factor of 1.65
QUICKEST, SLOWEST = 0.35, 4.0  # times the median
_DICE = random.SystemRandom()
ALWAYS = "always"  # ask me; what every seat begins with


class Answer(NamedTuple):
    """What the server plays for a seat."""

    seat: int
    action: int


def choices(game: Game) -> list[str]:
    """When a seat may order to be asked again; nothing where the game has no windows."""
    return [ALWAYS, *game.orders] if game.windows else []


def told(match: Match, seat: Seat) -> Orders | None:
    """The orders of a seat, for that seat alone."""
    may = choices(match.game)
    if not may:
        return None
    return Orders(seat.orders or ALWAYS, may, match.game.declining(match.state, seat.seat) >= 0)


def answer(match: Match, seats: list[Seat]) -> Answer | None:
    """What a seat that is asked in a window has ordered."""
    for seat in match.to_act:
        if seats[seat].orders:
            action = match.game.declining(match.state, seat)
            if action >= 0:
                return Answer(seat, action)
    return None


def pause(median: float) -> float:
    """Seconds before an answer: as people's times are, mostly near the median and now and then much longer."""
    drawn = median * _DICE.lognormvariate(0.0, SPREAD)
    return min(max(drawn, median * QUICKEST), median * SLOWEST)


def lapsed(game: Game, lines: Iterable[Line]) -> list[str]:
    """The orders that end with these lines of the log."""
    public = {line.event.key for line in lines if line.event.audience == ALL}
    return [word for word, events in game.orders.items() if not public.isdisjoint(events)]
