"""15.2 Attrition."""

from __future__ import annotations

from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..box.labels import CARTHAGE
from ..ch02_concepts.areas import space_of
from ..ch02_concepts.dice import RollDie
from ..ch02_concepts.losses import BY_ATTRITION, LoseCUs
from ..ch02_concepts.units import cus
from ..kinds import Area
from ..state import HamilcarState


class Attrition(Procedure):
    """15.2 A Force rolls for Attrition: the die gives the row, its CUs the column. [15.2.1, 15.2.2, 5.3.A2, 5.3.A3]"""

    SEQUENCE = ("roll", "suffer")

    seat: Seat
    area: Area

    def roll(self, s: HamilcarState) -> None:
        """The owner rolls, if there are CUs at all. [15.2.1]"""
        if cus(s, self.seat, self.area):
            s.call(RollDie(self.seat))
        else:
            s.end(0)

    def suffer(self, s: HamilcarState) -> None:
        """The loss by row and column; an Elephant first where the row says so. [15.2.1, 15.2.3]"""
        row = s.box.row(self.answer)
        lost = s.box.losses[row][s.box.column(cus(s, self.seat, self.area))]
        first = int(self.seat == CARTHAGE and row in s.box.elephant_rows)  # [15.2.3, 5.3.A5]
        s.tell("15.2.1", "attrition", self.seat, space_of(self.area), cus(s, self.seat, self.area), lost)
        if lost:
            s.call(LoseCUs(seat=self.seat, area=self.area, count=lost, elephants_first=first, cause=BY_ATTRITION))
