"""5.2.5 A Fleet retreats after a naval battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import RETREAT, STAY
from ..box.labels import PORT
from ..ch04_3_sea_and_supply.supply import look_to_sea

if TYPE_CHECKING:
    from ..state import HandsState


class Retreat(Procedure):
    """5.2.5 A Fleet retreats to an adjacent Sea Zone with a friendly port, or to its Home Port. [5.2.5.I, 5.2.5.J]"""

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"retreat": "5.2.5.I"}

    seat: Seat
    optional: Number

    def offer(self, s: HandsState) -> None:
        """Where to?"""
        s.ask(self.seat, "retreat")

    def havens(self, s: HandsState) -> list[int]:
        """The stations that may be chosen, ascending."""
        beside = s.board.zones_beside[s.fleet[self.seat]]
        return [*sorted(zone for zone in beside if s.board.coast[zone] & s.held[self.seat]), PORT]

    def retreat_options(self, s: HandsState, seat: int) -> list[int]:
        """Friendly waters, the Home Port and, after a draw, staying."""
        return [*(RETREAT + station for station in self.havens(s)), *([STAY] if self.optional else [])]

    def retreat_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why the Fleet cannot go there."""
        if verb == STAY and not self.optional:
            return Reason("5.2.5.I", "must-retreat")
        if verb != RETREAT or noun in self.havens(s):
            return None
        if noun not in s.board.zones_beside[s.fleet[self.seat]]:
            return Reason("5.2.5.I", "not-adjacent", (noun,))
        return Reason("5.2.5.J", "no-friendly-port", (noun,))

    def retreat(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The Fleet goes, or stays [5.2.5.K]."""
        if verb == RETREAT:
            s.fleet[self.seat] = noun
            look_to_sea(s)
            s.tell("5.2.5.I", "retreated", self.seat, noun)
        else:
            s.tell("5.2.5.K", "stayed", self.seat, s.fleet[self.seat])
