"""An account: where the points of each seat come from, what the position promises, and which victories are near."""

from __future__ import annotations

from typing import NamedTuple

COUNTED = 0  # part of the seat's points
PROMISED = 1  # would be, if the round or the game were scored now
CONDITION = 2  # so much of what wins the game
HELD = 3  # no part of the points: what a seat has in play, as advice tells it
UNKNOWN = -1  # the amount of a condition that whoever looks may not know


class Share(NamedTuple):
    """A part of how a seat stands: what it is for (`account-KEY` in the texts), by which rule, and how much."""

    seat: int
    key: str
    rule: str
    amount: int
    args: tuple[int, ...] = ()
    turn: int = 0  # the turn or round that it was scored in; 0: in none
    kind: int = COUNTED
    needed: int = 0  # of a condition


def total(shares: list[Share], seat: int, kinds: tuple[int, ...] = (COUNTED,)) -> int:
    """The points of a seat: what is counted, or what is promised too."""
    return sum(share.amount for share in shares if share.seat == seat and share.kind in kinds)
