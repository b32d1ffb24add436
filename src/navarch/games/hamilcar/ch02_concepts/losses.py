"""2.3 Losses: which of his Units a side gives up, on land and at sea. [13.4.4, 9.2.B1f]"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ..actions import LOSE, LOSE_UNIT
from ..box.labels import AREAS, SEA
from ..kinds import NOTHING, Area, Space
from ..reasons import refuse
from ..state import HamilcarState
from .areas import space_of
from .cities import lift_sieges
from .units import add_sts, cus, elephants, units
from .weariness import trim

# Why CUs are lost, each with its rule.
IN_BATTLE: Final = 0
IN_SIEGE: Final = 1
IN_DEFENCE: Final = 2
BY_ATTRITION: Final = 3
IN_RETREAT: Final = 4
LOSS_RULES: Final[tuple[str, ...]] = ("13.4.4", "14.2.3", "14.3.1", "15.2.1", "13.5.C1")
# Why Units are lost at sea.
BY_HITS: Final = 0
BY_STORM: Final = 1
SEA_RULES: Final[tuple[str, ...]] = ("9.2.B1f", "17.1#39b")


class LoseAtSea(Procedure):
    """9.2.B1 Units are removed from an At Sea box until none is left. The answer is how many went."""

    SEQUENCE = ("lose",)
    CHOICES = {"sea_loss": "9.2.B1f"}

    seat: Seat
    left: Number
    cause: Number = BY_HITS
    gone: Number = 0
    lost: Numbers = [0, 0, 0]  # CUs, Elephants, STs

    def lose(self, s: HamilcarState) -> None:
        """One Unit after the other, until hits or Units run out. [9.2.B1f]"""
        if self.left <= 0 or not units(s, self.seat, SEA):
            trim(s, self.seat, SEA)
            if self.gone:
                s.tell(SEA_RULES[self.cause], "lost-at-sea", self.seat, *self.lost)
            s.end(self.gone)
            return
        kinds = self.sea_loss_options(s, self.seat)
        if len(kinds) == 1:
            s.play_unasked(self.seat, "sea_loss", kinds[0])
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
            add_sts(s, self.seat, SEA, -1)
        self.lost[kind] += 1
        self.left -= 1
        self.gone += 1
        self.go("lose")


class LoseCUs(Procedure):
    """A side loses CUs in an area; the owner says how many are Elephants. [13.4.4, 2.3.E3d]

    The answer is how many went.
    """

    SEQUENCE = ("choose",)
    CHOICES = {"elephant_losses": "13.4.4"}

    seat: Seat
    area: Area
    count: Number
    elephants_first: Number = 0
    cause: Number = IN_BATTLE
    entered: Space = NOTHING  # the space that a retreating Force has entered

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
            if elephants(s, self.seat, self.area):
                s.play_unasked(self.seat, "elephant_losses", LOSE + least)
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
        if verb != LOSE or verb + noun in self.elephant_losses_options(s, seat):
            return None
        there, least = elephants(s, seat, self.area), self.bounds(s)[0]
        if noun > there:
            return Reason("13.4.4", "elephants-there", (there,))
        if noun > self.count:
            return Reason("13.4.4", "wrong-losses", (self.count,))
        if self.elephants_first and least == 1 and noun == 0:
            return Reason("15.2.3" if self.cause == BY_ATTRITION else "13.4.5", "elephant-first")
        return Reason("13.4.4", "too-few-others", (self.count, least))

    def elephant_losses(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many Elephants are lost."""
        self.lose(s, noun)

    def lose(self, s: HamilcarState, taken: int) -> None:
        """So many Elephants and for the rest ordinary CUs leave the map."""
        s.el[self.area] -= taken
        s.cu[self.seat * AREAS + self.area] -= self.count - taken
        trim(s, self.seat, self.area)
        if self.count:
            space = self.entered if self.cause == IN_RETREAT else space_of(self.area)
            s.tell(LOSS_RULES[self.cause], "lost-cus", self.seat, self.count, taken, space)
        lift_sieges(s)  # of a Siege whose last CU went [14.1.9]
        s.end(self.count)
