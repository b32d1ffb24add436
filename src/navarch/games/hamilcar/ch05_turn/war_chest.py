"""5.6 War Chest Phase."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE, TARGET
from ..box.labels import AREAS, CARTHAGE, CRUEL_SEA, ROME, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cities import lift_sieges, open_gates
from ..ch02_concepts.units import add_sts, space_sts
from ..ch05_2_operations.operations import SpendPoints
from ..kinds import NOTHING
from ..reasons import refuse
from ..state import HamilcarState


class WarChestPhase(Procedure):
    """5.6 The side that spent fewer OPs uses the difference; the played cards go. [5.6.1]"""

    SEQUENCE = ("compare", "trains", "spend", "discard")
    CHOICES = {"chest_trains": "5.6.2"}

    richer: Seat = NOTHING
    difference: Number = 0

    def compare(self, s: HamilcarState) -> None:
        """The OPs that both sides played, and the difference. [5.6.1, 2.4.A2]"""
        rome, carthage = chest_total(s, ROME), chest_total(s, CARTHAGE)
        self.richer = ROME if rome > carthage else CARTHAGE
        self.difference = abs(rome - carthage)
        s.tell("5.6.1", "war-chest", rome, carthage)

    def trains(self, s: HamilcarState) -> None:
        """Who played more may remove STs to reduce it. [5.6.2, 2.3.D1e]"""
        offered = self.chest_trains_options(s, self.richer) if self.difference > 0 else []
        if len(offered) > 1:
            s.ask(self.richer, "chest_trains")
            s.known = offered

    def chest_trains_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Own STs anywhere, or an end. [5.6.2]"""
        return [DONE, *(TARGET + x for x in range(SPACES) if space_sts(s, seat, x))]

    def chest_trains_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.difference,)

    def chest_trains_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != TARGET:
            return None
        return refuse(self.chest_trains_options(s, seat), verb + noun, "5.6.2", "no-train-there", (noun,))

    def chest_trains(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """One ST less, one point of difference less. [5.6.2]"""
        if verb == DONE:
            return
        area = noun if s.st[seat * AREAS + noun] else inside(noun)
        add_sts(s, seat, area, -1)
        s.tell("5.6.2", "train-spent", seat, noun, 1)
        self.difference -= 1
        self.go("trains")

    def spend(self, s: HamilcarState) -> None:
        """The other side spends what remains: on Warships, STs and PCs. [5.6.3, 5.6.4, 5.6.5, 5.6.6, 5.6.7]"""
        if self.difference > 0:
            s.tell("5.6.3", "chest-points", 1 - self.richer, self.difference)
            s.call(SpendPoints(1 - self.richer, self.difference, 1))

    def discard(self, s: HamilcarState) -> None:
        """Played cards are discarded or leave the game; Cruel Sea reshuffles. [5.6.8, 5.2.C4g]"""
        played = s.chest[ROME] | s.chest[CARTHAGE]
        leaving = played & s.events_played & s.box.leaves_game
        s.removed |= leaving
        if leaving:
            s.tell("5.6.8", "cards-gone", leaving)
        s.discard |= played & ~leaving
        s.chest = [0, 0]
        if played >> CRUEL_SEA & 1:  # whatever it was used for [17.1#11c]
            s.deck |= s.discard
            s.discard = 0
            s.tell("17.1#11c", "reshuffled")
        lift_sieges(s)
        open_gates(s)


def chest_total(s: HamilcarState, seat: int) -> int:
    """OPs of all cards a side played this turn. [5.6.1]"""
    return sum(s.box.ops[card] for card in members(s.chest[seat]))
