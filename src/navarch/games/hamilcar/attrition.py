"""15.2 Attrition, and losses of CUs of which the owner chooses the Elephants."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import LOSE
from .cards import RollDie
from .forces import cus, elephants, space_of
from .labels import AREAS, CARTHAGE
from .reasons import refuse
from .state import HamilcarState
from .weariness import trim


class LoseCUs(Procedure):
    """A side loses CUs in an area; the owner says how many are Elephants. [13.4.4, 2.3.E3d]

    The answer is how many went.
    """

    SEQUENCE = ("choose",)
    CHOICES = {"elephant_losses": "13.4.4"}
    FIELDS = {"seat": "seat", "area": "area", "count": "number", "elephants_first": "number"}

    def __init__(self, seat: int, area: int, count: int, elephants_first: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.area = area
        self.count = count
        self.elephants_first = elephants_first

    def bounds(self, s: HamilcarState) -> tuple[int, int]:
        """The least and the most Elephants that can be among the losses. [13.4.5, 15.2.3]"""
        there = elephants(s, self.seat, self.area)
        ordinary = s.cu[self.seat * AREAS + self.area]
        count = min(self.count, there + ordinary)
        least = max(count - ordinary, 1 if self.elephants_first and there and count else 0)
        return least, min(there, count)

    def choose(self, s: HamilcarState) -> None:
        """No more go than there are; the owner is asked only if Elephants make a difference."""
        self.count = min(self.count, cus(s, self.seat, self.area))
        least, most = self.bounds(s)
        if least == most:
            self.lose(s, least)
        else:
            s.ask(self.seat, "elephant_losses")

    def elephant_losses_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many of the lost CUs are Elephants. [13.4.4]"""
        least, most = self.bounds(s)
        return [LOSE + n for n in range(least, most + 1)]

    def elephant_losses_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.count, space_of(self.area))

    def elephant_losses_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != LOSE:
            return None
        return refuse(self.elephant_losses_options(s, seat), verb + noun, "13.4.5", "wrong-losses", (self.count,))

    def elephant_losses(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many Elephants are lost."""
        self.lose(s, noun)

    def lose(self, s: HamilcarState, taken: int) -> None:
        """So many Elephants and for the rest ordinary CUs leave the map."""
        s.el[self.area] -= taken
        s.cu[self.seat * AREAS + self.area] -= self.count - taken
        trim(s, self.seat, self.area)
        if self.count:
            s.tell("13.4.4", "lost-cus", self.seat, self.count, space_of(self.area))
        s.end(self.count)


class Attrition(Procedure):
    """15.2 A Force rolls for Attrition: the die gives the row, its CUs the column. [15.2.1, 15.2.2, 5.3.A2, 5.3.A3]"""

    SEQUENCE = ("roll", "suffer")
    FIELDS = {"seat": "seat", "area": "area"}

    def __init__(self, seat: int, area: int) -> None:
        super().__init__()
        self.seat = seat
        self.area = area

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
        s.tell("15.2.1", "attrition", self.seat, space_of(self.area), lost)
        if lost:
            s.call(LoseCUs(self.seat, self.area, lost, first))
