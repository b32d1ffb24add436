"""What a player likes beside winning: a search that has a taste plays in a style of its own.

A taste knows no rules. It goes by what the game calls holdings, as the seat may know them, and by how sure a share is.
"""

from __future__ import annotations

import math
from typing import Final

from .state import State

MOST: Final = 0.04  # how much of a whole victory all that it likes together may weigh
SPAN: Final = 3.0  # what is liked so much more, as the likes are counted, weighs three quarters of that


class Taste:
    """How much each kind of holding is liked, one more of it being so much; and whether risks are sought or shunned."""

    def __init__(self, risk: float, likes: dict[str, float]) -> None:
        self.risk = risk  # from -1, what is sure, to 1, all or nothing
        self.likes = likes  # by the key of the holding
        self.before = 0.0

    def begin(self, s: State, seat: int) -> None:
        """Remember how it stands before the seat chooses: what it has is no reason for one action or another."""
        self.before = self.liked(s, seat)

    def liking(self, s: State, seat: int) -> float:
        """How much better or worse the seat likes what it holds since then, from -1 to 1."""
        return math.tanh((self.liked(s, seat) - self.before) / SPAN)

    def felt(self, s: State, seat: int, share: float) -> float:
        """A share of the victory as the seat feels it. A victory stays a victory, and a defeat a defeat."""
        felt = share - self.risk * share * (1.0 - share)
        if s.over or not self.likes:
            return felt
        return min(1.0, max(0.0, felt + MOST * self.liking(s, seat)))

    def liked(self, s: State, seat: int) -> float:
        """All that the seat likes of what it holds, together and unbounded."""
        total = 0.0
        likes = self.likes
        if likes:
            for share in s.game.holdings(s, seat):
                if share.seat == seat:
                    total += likes.get(share.key, 0.0) * share.amount
        return total
