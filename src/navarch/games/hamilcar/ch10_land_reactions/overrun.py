"""7.2.E Overrun: a large Army sweeps a single CU away, after the Land Reactions."""

from __future__ import annotations

from typing import Final

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import FIGHT, OVERRUN
from ..box.labels import AREAS, CARTHAGE
from ..ch02_concepts.cities import lift_sieges
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.units import capture_trains, cus
from ..kinds import Space
from ..state import HamilcarState

OVERRUN_CUS: Final = 5  # [7.2.E1]


def can_overrun(s: HamilcarState, seat: int, space: int, army: int) -> bool:
    """Whether so many CUs meet a single CU without a General. [7.2.E1]"""
    foe = 1 - seat
    return army >= OVERRUN_CUS and cus(s, foe, space) == 1 and not generals_at(s, foe, space)


class Overrun(Procedure):
    """7.2.E The active player may Overrun. The answer is 1 if he does. [7.2.E1, 7.2.E3]"""

    SEQUENCE = ("offer",)
    CHOICES = {"overrunning": "7.2.E1"}

    seat: Seat
    space: Space
    captured: Number = 0  # STs

    def offer(self, s: HamilcarState) -> None:
        """Sweep the CU away, or fight it. [7.2.E1]"""
        s.ask(self.seat, "overrunning")

    def overrunning_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Sweep the single CU away, or fight it. [7.2.E1]"""
        return sorted([OVERRUN, FIGHT])

    def overrunning(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The CU is removed, and STs are captured; it is no battle. [7.2.E2]"""
        if verb == FIGHT:
            return
        foe = 1 - seat
        s.cu[foe * AREAS + self.space] = 0
        if foe == CARTHAGE:
            s.el[self.space] = 0
        self.captured = capture_trains(s, seat, self.space)
        lift_sieges(s)  # it may have been the last besieger [14.1.9]
        s.tell("7.2.E1", "overrun", seat, self.space)
        s.end(1)
