"""5.4 Political Isolation Phase."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.labels import CARTHAGE, ROME, SPACES
from ..ch02_concepts.cities import is_city
from ..ch02_concepts.control import has_pc, has_tribe
from ..ch02_concepts.units import cus, space_cus
from ..ch16_optional.political_instability import PoliticalInstability, restless_tribes
from ..state import HamilcarState


def connected(s: HamilcarState, seat: int) -> int:
    """Spaces from which a path leads to an own CU or Walled City, besieged or not. [5.4.2, 2.1.C10]"""
    board = s.box.board
    anchors = [x for x in range(SPACES) if (s.control[x] == seat and is_city(s, x)) or space_cus(s, seat, x)]
    reached = 0
    for space in anchors:
        reached |= 1 << space
    border = anchors
    while border:
        following: list[int] = []
        for space in border:
            for other in (*board.roads[space], *board.lanes[space]):  # never Mare Tyrrhenum [5.4.5]
                if not reached >> other & 1:
                    reached |= 1 << other
                    if open_way(s, seat, other):
                        following.append(other)
        border = following
    return reached


def open_way(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether a path may run through a space. [5.4.3, 5.4.4, 5.4.5]"""
    if s.control[space] == 1 - seat or has_tribe(s, space):
        return False
    return s.control[space] == seat or not cus(s, 1 - seat, space)


def isolated(s: HamilcarState, seat: int) -> list[int]:
    """PCs of a side that no path connects."""
    reached = connected(s, seat)
    return [space for space in range(SPACES) if has_pc(s, seat, space) and not reached >> space & 1]


class IsolationPhase(Procedure):
    """5.4 Carthage, then Rome, removes its isolated PCs. [5.4.1]"""

    SEQUENCE = ("carthage", "rome", "instability")

    def carthage(self, s: HamilcarState) -> None:
        """Carthage removes its isolated PCs first. [5.4.1]"""
        remove_isolated(s, CARTHAGE)

    def rome(self, s: HamilcarState) -> None:
        """Then Rome, on the new position. [5.4.1]"""
        remove_isolated(s, ROME)

    def instability(self, s: HamilcarState) -> None:
        """The optional rule directly after it. [16.5.2, 16.5.3]"""
        if s.option("political_instability"):
            s.call(PoliticalInstability(restless_tribes(s)))


def remove_isolated(s: HamilcarState, seat: int) -> None:
    """All isolated PCs of a side go together. [5.4.1, 5.4.2]"""
    for space in isolated(s, seat):
        s.control[space] = -1
        s.tell("5.4.1", "isolated-pc", seat, space)
