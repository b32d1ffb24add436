"""5.2.5 The dice of a naval battle. 5.2.5.M, 5.2.5.R who rolls how many, and what hits: `engage_fleet.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Numbers, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import REROLL, ROLL
from ..kinds import CardList

if TYPE_CHECKING:
    from ..state import HandsState


class Volley(Procedure):
    """5.2.5 The dice of one side, one after another; answers the hits. [5.2.5.D]"""

    SEQUENCE: ClassVar = ("next_die", "report")
    CHOICES: ClassVar = {"naval_die": ""}

    seat: Seat
    dice: Numbers  # what each die still to be rolled hits on
    rolling: CardList  # the card that rolls it, -1 for a Warship
    hits: Number = 0
    missed: Number = 0  # Warship dice

    def next_die(self, s: HandsState) -> None:
        """Roll the next die."""
        if self.dice:
            s.ask(CHANCE, "naval_die")

    def naval_die_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def naval_die(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A hit or a miss."""
        needed, card = self.dice.pop(0), self.rolling.pop(0)
        hit = noun + 1 >= needed
        self.hits += int(hit)
        if card < 0:
            self.missed += int(not hit)
        s.tell("5.2.5.D", "naval-roll", self.seat, card, noun + 1, needed, int(hit))
        self.go("next_die")

    def report(self, s: HandsState) -> None:
        """All dice are rolled."""
        s.end(self.hits)


class RollAgain(Procedure):
    """Master Pilots: some Warship dice that missed are rolled again; answers the hits. [4.6.B]"""

    SEQUENCE: ClassVar = ("offer", "roll", "report")
    CHOICES: ClassVar = {"reroll": "4.6.B"}

    seat: Seat
    most: Number
    chosen: Number = 0

    def offer(self, s: HandsState) -> None:
        """How many?"""
        s.ask(self.seat, "reroll")

    def reroll_options(self, s: HandsState, seat: int) -> list[int]:
        """None up to as many as the card allows."""
        return [REROLL + dice for dice in range(self.most + 1)]

    def reroll_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why not so many."""
        if verb != REROLL or noun <= self.most:
            return None
        return Reason("4.6.B", "too-many-dice", (self.most,))

    def reroll(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """So many dice."""
        self.chosen = noun

    def roll(self, s: HandsState) -> None:
        """They are rolled like before."""
        if self.chosen:
            s.tell("4.6.B", "rerolled", self.seat, self.chosen)
            s.call(Volley(self.seat, [s.num.ship_hits_on] * self.chosen, [-1] * self.chosen))

    def report(self, s: HandsState) -> None:
        """The new hits."""
        s.end(self.answer)
