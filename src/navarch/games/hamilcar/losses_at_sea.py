"""Losses of a Fleet that has no Warships left: the owner chooses, Unit by Unit. [9.2.B1f]"""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import LOSE_UNIT
from .forces import elephants, units
from .labels import AREAS, SEA
from .reasons import refuse
from .state import HamilcarState
from .weariness import trim


class LoseAtSea(Procedure):
    """9.2.B1 Units are removed from an At Sea box until none is left. The answer is how many went."""

    SEQUENCE = ("lose",)
    CHOICES = {"sea_loss": "9.2.B1f"}
    FIELDS = {"seat": "seat", "left": "number", "gone": "number"}

    def __init__(self, seat: int, left: int, gone: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.gone = gone

    def lose(self, s: HamilcarState) -> None:
        """One Unit after the other, until hits or Units run out. [9.2.B1f]"""
        if self.left <= 0 or not units(s, self.seat, SEA):
            trim(s, self.seat, SEA)
            s.end(self.gone)
            return
        kinds = self.sea_loss_options(s, self.seat)
        if len(kinds) == 1:
            self.remove(s, kinds[0] - LOSE_UNIT)
        else:
            s.ask(self.seat, "sea_loss")

    def sea_loss_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The kinds of Units aboard. [9.2.B1f]"""
        found: list[int] = []
        if s.cu[seat * AREAS + SEA]:
            found.append(LOSE_UNIT)
        if elephants(s, seat, SEA):
            found.append(LOSE_UNIT + 1)
        if s.st[seat * AREAS + SEA]:
            found.append(LOSE_UNIT + 2)
        return found

    def sea_loss_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.left,)

    def sea_loss_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != LOSE_UNIT:
            return None
        return refuse(self.sea_loss_options(s, seat), verb + noun, "9.2.B1f", "not-aboard", (noun,))

    def sea_loss(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """One of that kind is lost."""
        self.remove(s, noun)

    def remove(self, s: HamilcarState, kind: int) -> None:
        """A Unit of that kind leaves the At Sea box."""
        if kind == 0:
            s.cu[self.seat * AREAS + SEA] -= 1
        elif kind == 1:
            s.el[SEA] -= 1
        else:
            s.st[self.seat * AREAS + SEA] -= 1
        self.left -= 1
        self.gone += 1
        self.go("lose")
