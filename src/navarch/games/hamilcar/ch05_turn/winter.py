"""5.3 Winter Attrition Phase."""

from __future__ import annotations

from typing import Final

from ....engine.kind import Number
from ....engine.procedure import Procedure
from ..actions import PASS, SPEND_TRAIN
from ..box.labels import AREAS, CARTHAGE, ROME, SPACES
from ..ch02_concepts.areas import inside
from ..ch02_concepts.cities import is_city, lift_sieges, open_gates
from ..ch02_concepts.control import has_tribe
from ..ch02_concepts.naval_supremacy import take_supremacy
from ..ch02_concepts.units import add_sts, cus, sts
from ..ch15_other_rules.attrition import Attrition
from ..ch15_other_rules.seamanship import keeps_supremacy
from ..state import HamilcarState

ORDER: Final = (CARTHAGE, ROME)


class WinterPhase(Procedure):
    """5.3 Attrition of Forces, then of STs, then Seamanship and Naval Supremacy."""

    SEQUENCE = ("force_attrition", "roll", "unguarded_trains", "seamanship", "supremacy")
    CHOICES = {"winter_supply": "5.3.A4"}

    turn_of: Number = 0
    space: Number = 0

    def force_attrition(self, s: HamilcarState) -> None:
        """A: Force by Force. [5.3.A1]"""
        while self.turn_of < len(ORDER):
            seat = ORDER[self.turn_of]
            while self.space < SPACES:
                if exposed(s, seat, self.space):
                    if sts(s, seat, self.space):
                        s.ask(seat, "winter_supply")
                    return
                self.space += 1
            self.space = 0
            self.turn_of += 1
        self.go("unguarded_trains")

    def winter_supply_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Roll, or spend an ST. [5.3.A4]"""
        return [PASS, SPEND_TRAIN]

    def winter_supply_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.space,)

    def winter_supply(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """An ST saves the Force its roll. [5.3.A4, 2.3.D1d]"""
        if verb == SPEND_TRAIN:
            add_sts(s, seat, self.space, -1)
            s.tell("5.3.A4", "winter-supply", seat, self.space)
            self.space += 1
            self.go("force_attrition")

    def roll(self, s: HamilcarState) -> None:
        """The Force rolls for Attrition, an Elephant may be lost first, no General is. [5.3.A2, 5.3.A3, 5.3.A5]"""
        space = self.space
        self.space += 1
        self.go("force_attrition")
        s.call(Attrition(ORDER[self.turn_of], space))

    def unguarded_trains(self, s: HamilcarState) -> None:
        """B: STs without CUs and without a city go. [5.3.B1]"""
        lift_sieges(s)
        open_gates(s)
        for seat in (ROME, CARTHAGE):
            for space in range(SPACES):
                at = seat * AREAS + space
                if s.st[at] and not cus(s, seat, space):
                    kept = sheltered(s, seat, space)
                    if kept < s.st[at]:
                        s.tell("5.3.B1", "trains-lost", seat, space, s.st[at] - kept)
                        add_sts(s, seat, space, kept - s.st[at])

    def seamanship(self, s: HamilcarState) -> None:
        """C: too few Ready Warships cost a level. [5.3.C1, 15.4.A6]"""
        if s.seamanship > 1 and s.ready[ROME] < s.box.level_ships[s.seamanship]:
            needed = s.box.level_ships[s.seamanship]
            s.seamanship -= 1
            s.tell("5.3.C1", "seamanship-falls", s.seamanship - 1, s.ready[ROME], needed)

    def supremacy(self, s: HamilcarState) -> None:
        """C: Naval Supremacy reverts to Carthage unless Seamanship is Excellent. [5.3.C2, 2.1.I9, 15.4.A7]"""
        if s.supremacy == ROME and not keeps_supremacy(s):
            take_supremacy(s, CARTHAGE, "5.3.C2")


def exposed(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether a Force suffers Attrition: on an enemy PC or city, or with a Tribe. [5.3.A1, 17.1#49d]"""
    if not cus(s, seat, space):
        return False
    return s.control[space] == 1 - seat or has_tribe(s, space)


def sheltered(s: HamilcarState, seat: int, space: int) -> int:
    """STs without CUs that a friendly Walled City holds. [5.3.B1]"""
    if not is_city(s, space) or s.control[space] != seat:
        return 0
    if s.points[space]:  # nothing passes into a Besieged city
        return 0
    room = s.box.board.capacity[space] - sts(s, seat, inside(space))
    return min(room, s.st[seat * AREAS + space])
