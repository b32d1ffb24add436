"""4.1 PCs that must go: who has too few loses. [9.4, 13.6]"""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import REMOVE, UNSEAT
from ..box.labels import CARTHAGE, SLOT_IDS, SPACES
from ..ch02_concepts.areas import members
from ..ch02_concepts.control import has_pc, pcs_on_map
from ..ch15_miat_and_africa.miat import miat_count
from ..state import HamilcarState
from .victory import win

# Why PCs go: where the Miat counts as map, the first must come from it [2.1.G6, 2.1.G7].
MAP_ONLY: Final = 0
WITH_MIAT: Final = 1
# What a side pays for, each with its rule.
FOR_LAND_BATTLE: Final = 0
FOR_NAVAL_BATTLE: Final = 1
FOR_DISPLAY: Final = 2
FOR_ARISTOCRAT: Final = 3
FOR_FLAMEN: Final = 4
FOR_TRAIN: Final = 5
DEBT_RULES: Final[tuple[str, ...]] = ("13.6.1", "9.4.1", "5.5.2", "2.2.D2c", "17.1#56a", "5.2.C1a")


def removable(s: HamilcarState, seat: int, cause: int) -> int:
    """How many PCs a side could remove. [2.1.G6, 15.3.A2]"""
    return pcs_on_map(s, seat) + (miat_count(s) if seat == CARTHAGE and cause == WITH_MIAT else 0)


class RemovePCs(Procedure):
    """4.1 A side must remove PCs of its choice, and loses if it has too few. [4.1.1, 5.5.3, 9.4.2, 13.6.4]"""

    SEQUENCE = ("check", "choose")
    CHOICES = {"removal": "4.1.1"}

    seat: Seat
    left: Number
    cause: Number
    debt: Number
    first: Number = 1

    def check(self, s: HamilcarState) -> None:
        """Who cannot remove enough loses the game. [4.1.1]"""
        if self.left > 0:
            s.tell(DEBT_RULES[self.debt], "must-remove", self.seat, self.left, removable(s, self.seat, self.cause))
        if removable(s, self.seat, self.cause) < self.left:
            s.tell("4.1.1", "won-pcs", 1 - self.seat, self.seat)
            win(s, 1 - self.seat, "4.1.1", "out_of_control")

    def choose(self, s: HamilcarState) -> None:
        """PC by PC, as long as there is a choice. [4.1.1]"""
        if self.left <= 0:
            s.end(0)
        elif removable(s, self.seat, self.cause) == self.left:
            self.clear(s)
            s.end(0)
        else:
            s.ask(self.seat, "removal")

    def clear(self, s: HamilcarState) -> None:
        """Nothing to choose: every PC goes."""
        for space in range(SPACES):
            if has_pc(s, self.seat, space):
                s.play_unasked(self.seat, "removal", REMOVE + space)
                s.control[space] = -1
        if self.seat == CARTHAGE and self.cause == WITH_MIAT:
            for slot in members(s.miat):
                s.play_unasked(self.seat, "removal", UNSEAT + slot)
            s.miat = 0
        s.tell(DEBT_RULES[self.debt], "removed-all", self.seat, self.left)

    def from_miat(self, s: HamilcarState) -> bool:
        """Whether the next PC has to come from the Miat. [2.1.G7, 15.3.A4]"""
        return self.seat == CARTHAGE and self.cause == WITH_MIAT and self.first == 1 and s.miat != 0

    def removal_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Own PCs, the first from the Miat where it counts as map. [4.1.1, 2.1.G7]"""
        found: list[int] = []
        if not self.from_miat(s):
            found = [REMOVE + space for space in range(SPACES) if has_pc(s, seat, space)]
        if seat == CARTHAGE and self.cause == WITH_MIAT:
            found += members(s.miat, UNSEAT)
        return found

    def removal_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.left,)

    def removal_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb + noun in self.removal_options(s, seat):
            return None
        if verb == REMOVE:
            if self.from_miat(s):
                return Reason("2.1.G7", "miat-first")
            if s.control[noun] == seat:
                return Reason("9.4.1", "walled-city", (noun,))
            return Reason("4.1.1", "not-your-pc", (noun,))
        if verb == UNSEAT:
            return Reason("2.1.G6", "no-miat-pc", (noun,)) if noun < len(SLOT_IDS) else None
        return None

    def removal(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The PC is removed."""
        if verb == UNSEAT:
            s.miat &= ~(1 << noun)
            s.tell(DEBT_RULES[self.debt], "removed-from-miat", noun)
        else:
            s.control[noun] = -1
            s.tell(DEBT_RULES[self.debt], "removed-pc", seat, noun)
        self.left -= 1
        self.first = 0
        self.go("choose")
