"""14.5.B Sorties, and a garrison that joins a relief Army.

Command and losses in the joint battle are those of a Land Battle (`ch13_land_battle/`). [14.5.B3, 14.5.B4]
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import JOIN, PASS
from ..ch02_concepts.areas import inside, is_inside
from ..ch02_concepts.detachment import SALLY, Detachment, take
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.truce import truce_binds
from ..ch02_concepts.units import cus, units
from ..ch02_concepts.weariness import MOST
from ..kinds import General, Generals, Space
from ..state import HamilcarState


def sortie_refusal(s: HamilcarState, seat: int, general: int, space: int) -> Reason | None:
    """Why a General makes no Sortie: from inside his city, with CUs, against enemies outside. [14.5.B1]"""
    if not is_inside(s.place[general]):
        return Reason("14.5.B1", "not-inside", (general,))
    if not cus(s, seat, inside(space)):
        return Reason("14.5.B1", "no-cus", (space,))
    if not cus(s, 1 - seat, space):
        return Reason("14.5.B1", "no-enemy", (space,))
    if truce_binds(s, seat):
        return Reason("17.1#49d", "truce")
    if s.campaign and s.worn[general] > MOST:
        return Reason("7.1.11", "worn-out", (general,))
    return None


class Sally(Procedure):
    """14.5.B Who comes out of the city to fight: CUs, Elephants, STs and Generals."""

    SEQUENCE = ("come_out", "fight_outside")
    CHOICES = {"joining": "14.5.B2"}

    seat: Seat
    space: Space
    general: General
    sortie: Number
    cu: Number = 0
    el: Number = 0
    st: Number = 0
    generals: Generals = 0

    def come_out(self, s: HamilcarState) -> None:
        """A Sortie, or a garrison that may join the relief. [14.5.B1, 14.5.B2]"""
        area = inside(self.space)
        if self.sortie:  # [14.5.B1]
            s.call(Detachment(seat=self.seat, leader=self.general, space=self.space, shut_in=1, purpose=SALLY))
        elif units(s, self.seat, area) or generals_at(s, self.seat, area):
            s.ask(self.seat, "joining")
        else:
            s.end(0)

    def joining_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Stay behind the walls, or join the relief. [14.5.B2]"""
        return sorted([PASS, JOIN])

    def joining(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """A relief Army. [14.5.B2, 14.5.B5]"""
        if verb == PASS:
            s.end(0)
        else:
            s.call(Detachment(seat=seat, leader=-1, space=self.space, shut_in=1, purpose=SALLY))

    def fight_outside(self, s: HamilcarState) -> None:
        """They fight outside. [14.5.B6]"""
        self.cu, self.el, self.st, self.generals = s.ended(Detachment).told_off()
        take(s, self.seat, (inside(self.space),), self.space, (self.cu, self.el, self.st), self.generals, 0)
        rule = "14.5.B1" if self.sortie else "14.5.B2"
        s.tell(rule, "sallied", self.seat, self.space, self.cu, self.el, self.st, self.generals)
