"""17.1 #11 Cruel Sea and #39 Storms at Sea: storms that strike a Fleet where it will land.

Cruel Sea makes the deck be shuffled anew in the War Chest Phase [17.1#11c].
"""

from __future__ import annotations

from ....engine.kind import Number
from ....engine.procedure import Procedure
from ..box.labels import AREAS, CARTHAGE, ROME, SEA, SPACES
from ..ch02_concepts.areas import inside
from ..ch02_concepts.dice import RollDie
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.losses import BY_STORM, LoseAtSea
from ..ch02_concepts.units import add_sts, shift_all, units
from ..ch02_concepts.weariness import trim
from ..ch04_victory.displacement import Displacement
from ..kinds import Space
from ..state import HamilcarState


def storm_rolls(s: HamilcarState, source: int, port: int) -> tuple[int, int, int]:
    """Rolls in the Storm column: for the lane, for Corvi, for poor Seamanship. [2.1.J1, 2.1.J2, 15.4.B1, 15.5.2]"""
    return s.box.board.storms[source * SPACES + port], s.corvi, s.box.level_storms[s.seamanship]


class CruelSea(Procedure):
    """17.1 #11 Storms on the last lane of a Roman Fleet. The answer is 1 if nothing is left of it."""

    SEQUENCE = ("count", "roll", "suffer", "wrecked", "finish")

    source: Space
    port: Space
    left: Number = 0
    wreck: Number = 0

    def afloat(self, s: HamilcarState) -> int:
        """Units of the Fleet."""
        return s.at_sea[ROME] + units(s, ROME, SEA)

    def count(self, s: HamilcarState) -> None:
        """How many rolls the lane, Corvi and Poor Seamanship bring. [15.4.B1, 15.5.2]"""
        causes = storm_rolls(s, self.source, self.port) if self.afloat(s) else (0, 0, 0)
        self.left = sum(causes)
        s.tell("17.1#11a", "storm-rolls", self.left, self.source, self.port, *causes)

    def roll(self, s: HamilcarState) -> None:
        """Rome rolls while there is something to lose. [17.1#11a]"""
        if self.left <= 0 or not self.afloat(s):
            self.go("wrecked")
            return
        self.left -= 1
        s.call(RollDie(ROME))

    def suffer(self, s: HamilcarState) -> None:
        """Each hit takes one of each kind. [17.1#11a]"""
        hits = s.box.losses[s.box.row(self.answer)][s.box.storm_column]
        ships = min(hits, s.at_sea[ROME])
        s.at_sea[ROME] -= ships
        s.sunk[ROME] += ships
        men, trains = min(hits, s.cu[ROME * AREAS + SEA]), min(hits, s.st[ROME * AREAS + SEA])
        s.cu[ROME * AREAS + SEA] -= men
        add_sts(s, ROME, SEA, -trains)
        trim(s, ROME, SEA)
        s.tell("17.1#11a", "storm", ROME, hits, ships, men, trains)
        self.wreck = int(self.afloat(s) == 0)
        self.go("roll")

    def wrecked(self, s: HamilcarState) -> None:
        """Without any Unit left the Generals are displaced. [17.1#11b]"""
        if self.wreck:
            s.call(Displacement(generals_at(s, ROME, SEA)))

    def finish(self, s: HamilcarState) -> None:
        """Tell whether anything is left."""
        s.end(self.wreck)


class StormsAtSea(Procedure):
    """17.1 #39 A Carthaginian Fleet rolls by the number of all its Units. The answer is 1 if none is left."""

    SEQUENCE = ("roll", "suffer", "finish")

    before: Number = 0

    def roll(self, s: HamilcarState) -> None:
        """One roll, the column being all Units of the Fleet. [17.1#39a]"""
        self.before = s.at_sea[CARTHAGE] + units(s, CARTHAGE, SEA)
        if not self.before:
            s.end(0)
        else:
            s.call(RollDie(CARTHAGE))

    def suffer(self, s: HamilcarState) -> None:
        """All Warships first. [17.1#39b]"""
        hits = s.box.losses[s.box.row(self.answer)][s.box.column(self.before)]
        ships = min(hits, s.at_sea[CARTHAGE])
        s.at_sea[CARTHAGE] -= ships
        s.sunk[CARTHAGE] += ships
        s.tell("17.1#39a", "storm", CARTHAGE, hits, ships)
        if hits > ships:
            s.call(LoseAtSea(CARTHAGE, hits - ships, BY_STORM))

    def finish(self, s: HamilcarState) -> None:
        """A General who lost all goes back to where he embarked. [17.1#39c]"""
        if s.at_sea[CARTHAGE] + units(s, CARTHAGE, SEA):
            s.end(0)
            return
        port = s.route[0]
        watched = s.control[port] == CARTHAGE and s.box.board.capacity[port] and not s.points[port]
        target = inside(port) if watched and units(s, ROME, port) else port
        shift_all(s, CARTHAGE, SEA, target)
        s.end(1)
