"""Endings outside the rules: somebody resigns, or the players agree. What an entry of ENDING in a record says.

Such an entry is the last one of its record. The position stays the one in which it was written; result and ranks are
those that it names, and no rule stands behind them.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from .errors import BadRecord, quoted
from .state import State

REASONS = ("resigned", "claimed", "draw", "agreed")


class Ending(NamedTuple):
    """How a game was ended by its players, with the rank of each seat."""

    reason: str
    by: int  # the seat that resigned, claimed or offered
    ranks: list[int]

    def text(self) -> str:
        """As a record writes it."""
        return json.dumps({"reason": self.reason, "by": self.by, "ranks": self.ranks})

    def carry_out(self, s: State) -> None:
        """The game is over; answers that were sealed and not opened stay closed."""
        s.pending = 0
        s.sealed = []
        s.known = None
        s.finish("", self.reason, [0] * s.players, self.ranks[:])


def resignation(by: int, reason: str = "resigned") -> Ending:
    """Of a duel: whoever resigns, or has let the time run out that the other claims, is second."""
    return Ending(reason, by, [2 if seat == by else 1 for seat in range(2)])


def draw(by: int, players: int) -> Ending:
    """Nobody is before anybody."""
    return Ending("draw", by, [1] * players)


def read_ending(text: str, players: int) -> Ending:
    """The ending that an entry tells; refuses what is none."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("an ending", f"cannot be read: {quoted(error)}") from error
    if not isinstance(said, dict) or set(said) != {"reason", "by", "ranks"} or said["reason"] not in REASONS:
        raise BadRecord("an ending", f"needs one of the reasons {', '.join(REASONS)}, who gave it, and ranks")
    by, ranks = said["by"], said["ranks"]
    if type(by) is not int or not 0 <= by < players or not are_ranks(ranks, players):
        raise BadRecord("an ending", f"needs the ranks of {players} seats")
    return Ending(said["reason"], by, ranks)


def are_ranks(said: object, players: int) -> bool:
    """Whether these are the ranks of all seats: 1 is best, equal ones are shared, and then as many are left out."""
    if not isinstance(said, list) or len(said) != players or not all(type(rank) is int for rank in said):
        return False
    return all(rank == 1 + sum(other < rank for other in said) for rank in said)
