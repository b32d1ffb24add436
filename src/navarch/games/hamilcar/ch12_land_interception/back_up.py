"""12.3 Backing up: going back one space instead of fighting an Interception."""

from __future__ import annotations

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import BACK_UP, FIGHT
from ..ch02_concepts.cities import shelter
from ..ch02_concepts.generals import move_generals
from ..ch02_concepts.units import shift
from ..ch02_concepts.weariness import SPENT_FORCE, carry
from ..kinds import General, Generals, Space
from ..state import HamilcarState


class BackUp(Procedure):
    """12.3 An Army that was Intercepted may go back. The answer is 1 if it does. [12.3.1]"""

    SEQUENCE = ("offer",)
    CHOICES = {"backing_up": "12.3.1"}

    seat: Seat
    general: General
    space: Space
    origin: Space
    cu: Number
    el: Number
    st: Number
    generals: Generals

    def offer(self, s: HamilcarState) -> None:
        """The active player decides. [12.3.1]"""
        s.ask(self.seat, "backing_up")

    def backing_up_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Go back one space, or fight. [12.3.1]"""
        return sorted([BACK_UP, FIGHT])

    def backing_up_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.origin,)

    def backing_up(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The Army returns without a battle and loses its Movement Points. [12.3.2]"""
        if verb == FIGHT:
            s.end(0)
            return
        target = shelter(s, seat, self.origin, self.cu + self.el, self.st)  # [12.3.2, 12.3.3, 12.3.4, 14.1.5]
        carry(s, seat, self.space, target, (self.cu, self.el, self.st), SPENT_FORCE)  # [7.1.11]
        shift(s, seat, self.space, target, self.cu, self.el, self.st)
        move_generals(s, self.generals, target)
        s.tell("12.3.2", "backed-up", self.general, self.origin)
        s.end(1)
