"""5.4 Political Isolation Phase."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.labels import AREAS, CARTHAGE, ROME, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.control import has_pc, has_tribe
from ..ch02_concepts.units import cus
from ..ch16_optional.political_instability import PoliticalInstability, restless_tribes
from ..state import HamilcarState


def connected(s: HamilcarState, seat: int) -> int:
    """Spaces from which a path leads to an own CU or Walled City, besieged or not. [5.4.2, 2.1.C10]"""
    near = s.box.board.near  # by road or lane, never across Mare Tyrrhenum [5.4.5]
    reached = anchors(s, seat)
    border = members(reached)
    while border:
        beside = 0
        for space in border:
            beside |= near[space]
        border = [space for space in members(beside & ~reached) if open_way(s, seat, space)]
        reached |= beside
    return reached


def anchors(s: HamilcarState, seat: int) -> int:
    """Spaces with an own CU or an own Walled City, as a mask. [5.4.2, 2.1.C10]"""
    control, cu, el, capacity = s.control, s.cu, s.el, s.box.board.capacity
    first = seat * AREAS
    found = 0
    for space in range(SPACES):
        outside = cu[first + space] or (seat == CARTHAGE and el[space])
        if outside or (capacity[space] and (control[space] == seat or cus(s, seat, inside(space)))):
            found |= 1 << space
    return found


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
