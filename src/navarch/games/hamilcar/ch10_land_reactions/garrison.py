"""10 step 1 Inside or outside: who of a city's owner is behind the walls when an enemy Army comes. [10.0.2]"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import BRING, CUS, DONE, ELEPHANTS, TRAINS
from ..box.labels import AREAS
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import besieged, is_city
from ..ch02_concepts.generals import generals_at, generals_in, station
from ..ch02_concepts.units import cus, elephants, shift, shift_all, space_units, sts
from ..kinds import Space
from ..state import HamilcarState


def may_choose_sides(s: HamilcarState, owner: int, space: int) -> bool:
    """Whether a side has pieces in a space with its own city that is not Besieged. [10.0.2, 10.0.4]"""
    if not is_city(s, space) or s.control[space] != owner or besieged(s, space):
        return False
    return space_units(s, owner, space) > 0 or generals_in(s, owner, space) != 0


class Garrison(Procedure):
    """10 step 1 The owner says who is inside the city and who outside. [10.0.2, 2.1.C6, 2.1.C7, 2.1.C11]"""

    SEQUENCE = ("come_out", "generals", "elephants_in", "cus_in", "trains_in", "declared")
    CHOICES = {
        "garrison": "10.0.2", "garrison_elephants": "10.0.2", "garrison_cus": "10.0.2", "garrison_trains": "10.0.2",
    }  # fmt: skip

    seat: Seat
    space: Space
    last: Number = -1

    def come_out(self, s: HamilcarState) -> None:
        """All that is there is told off anew. [10.0.2]"""
        shift_all(s, self.seat, inside(self.space), self.space)

    def generals(self, s: HamilcarState) -> None:
        """Any number. [2.1.C3]"""
        if self.garrison_options(s, self.seat) != [DONE]:
            s.ask(self.seat, "garrison")

    def garrison_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any Generals; a Consul's CUs on both sides of the wall are with him in one space. [2.1.C3, 2.3.E3b]"""
        return [DONE, *(BRING + g for g in members(generals_at(s, seat, self.space)) if g > self.last)]

    def garrison_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.space,)

    def garrison_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != BRING or verb + noun in self.garrison_options(s, seat):
            return None
        if generals_at(s, seat, inside(self.space)) >> noun & 1:
            return Reason("10.0.2", "inside-already", (noun,))
        return Reason("10.0.2", "in-order" if generals_at(s, seat, self.space) >> noun & 1 else "not-here", (noun,))

    def garrison(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """He goes inside, or all have been named."""
        if verb == BRING:
            station(s, noun, inside(self.space))
            self.last = noun
            self.go("generals")

    def most(self, s: HamilcarState, kind: int) -> int:
        """How many more go in. [2.1.C2, 2.3.D2a]"""
        capacity = s.box.board.capacity[self.space]
        if kind == TRAINS:
            return min(capacity, sts(s, self.seat, self.space))
        room = capacity - cus(s, self.seat, inside(self.space))
        if kind == ELEPHANTS:
            return min(room, elephants(s, self.seat, self.space))
        return min(room, s.cu[self.seat * AREAS + self.space])

    def number_refusal(self, s: HamilcarState, kind: int, number: int, here: int, rule: str) -> Reason | None:
        """Why not so many of a kind go inside. [2.1.C2, 2.3.D2a]"""
        if number <= self.most(s, kind):
            return None
        if number > here:
            return Reason("10.0.2", "only-so-many", (here, self.space))
        return Reason(rule, "capacity", (self.space, self.most(s, kind)))

    def elephants_in(self, s: HamilcarState) -> None:
        """Elephants go inside before other CUs are counted. [2.1.C2]"""
        if self.most(s, ELEPHANTS):
            s.ask(self.seat, "garrison_elephants")

    def garrison_elephants_options(self, s: HamilcarState, seat: int) -> list[int]:
        """How many Elephants find room. [2.1.C2]"""
        return [ELEPHANTS + n for n in range(self.most(s, ELEPHANTS) + 1)]

    def garrison_elephants_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return (
            self.number_refusal(s, ELEPHANTS, noun, elephants(s, seat, self.space), "2.1.C2")
            if verb == ELEPHANTS
            else None
        )

    def garrison_elephants(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go inside."""
        shift(s, seat, self.space, inside(self.space), 0, noun, 0)

    def cus_in(self, s: HamilcarState) -> None:
        """Other CUs, as far as there is room. [2.1.C2]"""
        if self.most(s, CUS):
            s.ask(self.seat, "garrison_cus")

    def garrison_cus_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Up to the room that is left. [2.1.C2]"""
        return [CUS + n for n in range(self.most(s, CUS) + 1)]

    def garrison_cus_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return self.number_refusal(s, CUS, noun, s.cu[seat * AREAS + self.space], "2.1.C2") if verb == CUS else None

    def garrison_cus(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go inside."""
        shift(s, seat, self.space, inside(self.space), noun, 0, 0)

    def trains_in(self, s: HamilcarState) -> None:
        """STs are counted apart. [2.3.D2a]"""
        if self.most(s, TRAINS):
            s.ask(self.seat, "garrison_trains")

    def garrison_trains_options(self, s: HamilcarState, seat: int) -> list[int]:
        """STs have a capacity of their own. [2.3.D2a]"""
        return [TRAINS + n for n in range(self.most(s, TRAINS) + 1)]

    def garrison_trains_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return self.number_refusal(s, TRAINS, noun, sts(s, seat, self.space), "2.3.D2a") if verb == TRAINS else None

    def garrison_trains(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """So many go inside."""
        shift(s, seat, self.space, inside(self.space), 0, 0, noun)

    def declared(self, s: HamilcarState) -> None:
        """Tell who is inside now. [10.0.2]"""
        area = inside(self.space)
        cu, el, st = s.cu[self.seat * AREAS + area], elephants(s, self.seat, area), sts(s, self.seat, area)
        s.tell("10.0.2", "garrisoned", self.seat, self.space, cu, el, st, generals_at(s, self.seat, area))
