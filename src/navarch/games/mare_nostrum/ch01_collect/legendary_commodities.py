"""1.2 Legendary Commodities.

1.2-2, 1.2-4 what one counts as, and where it goes: `definitions/resources.py`. 1.2-3 in a set:
`ch03_build/resource_sets.py`.
"""

from __future__ import annotations

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW
from ..box.labels import GOODS, TOKEN
from ..reasons import FREE, NO_LEGENDARY_LEFT
from ..state import MareState


def no_legendary_left(s: MareState) -> int:
    """Pile and discard pile may both be empty; then nothing is drawn. [1.2-5]"""
    return FREE if s.pile or s.spent else NO_LEGENDARY_LEFT


class DrawLegendary(Procedure):
    """1.2 Legendary Commodities are drawn at random. [1.2-1]"""

    SEQUENCE = ("reshuffle", "draw", "again")
    CHOICES = {"legendary_token": "1.2-1"}

    seat: Seat
    count: Number  # still to be drawn

    def reshuffle(self, s: MareState) -> None:
        """An empty pile is made anew from the discard pile. [1.2-5]"""
        if not self.count:
            s.end()
        elif not s.pile and s.spent:
            s.pile = s.spent
            s.seen &= ~s.spent
            s.spent = 0
            s.tell("1.2-5", "pile-reshuffled")

    def draw(self, s: MareState) -> None:
        """A token is drawn, if any is left."""
        if s.pile:
            s.ask(CHANCE, "legendary_token")
        else:
            s.tell("1.2-5", "no-legendary", s.empire[self.seat], self.seat)
            s.end()

    def legendary_token_options(self, s: MareState, seat: int) -> list[int]:
        """Any token of the pile."""
        return [DRAW + good for good in range(GOODS) if s.pile >> good & 1]

    def legendary_token(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """All see that he draws, only he sees what. [S-10, 1.1-7]"""
        self.count -= 1
        s.pile &= ~(1 << noun)
        s.supply[self.seat * TOKEN + 1 + GOODS + noun] += 1
        s.tell("1.2-1", "drew-legendary", s.empire[self.seat], self.seat)
        s.tell_to(1 << self.seat, "1.2-1", "legendary-seen", noun, self.seat)

    def again(self, s: MareState) -> None:
        """And again."""
        self.go("reshuffle")
