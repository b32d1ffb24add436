"""5.4 Political Isolation Phase, and 16.5 Political Instability directly after it."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import REMOVE
from .forces import cus, has_pc, has_tribe, is_city, members, pcs_on_map, space_cus
from .labels import AFRICA, CARTHAGE, ITALIA, ROME, SPACES
from .political import win
from .state import HamilcarState


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
    CHOICES = {"unrest": "16.5.4"}
    FIELDS = {"pending": "set space", "tribe": "space"}

    def __init__(self, pending: int, tribe: int = -1) -> None:
        super().__init__()
        self.pending = pending
        self.tribe = tribe

    def carthage(self, s: HamilcarState) -> None:
        """Carthage removes its isolated PCs first. [5.4.1]"""
        remove_isolated(s, CARTHAGE)

    def rome(self, s: HamilcarState) -> None:
        """Then Rome, on the new position; 16.5 notes the Tribes that nobody subjugates. [5.4.1]"""
        remove_isolated(s, ROME)
        if s.option("political_instability"):  # [16.5.2, 16.5.3]
            self.pending = sum(1 << x for x in members(s.tribes) if not s.points[x] and loser(s, x) >= 0)

    def instability(self, s: HamilcarState) -> None:
        """For each such Tribe its side removes one PC, from near by if it can. [16.5.4]"""
        if not self.pending:
            return
        self.tribe = members(self.pending)[0]
        self.pending &= ~(1 << self.tribe)
        seat = loser(s, self.tribe)
        if not pcs_on_map(s, seat):
            win(s, 1 - seat, "4.1.1", "out_of_control")
            return
        self.go("instability")
        s.ask(seat, "unrest")

    def unrest_options(self, s: HamilcarState, seat: int) -> list[int]:
        """PCs in the Tribe's Province, else in its Region, else anywhere. [16.5.4]"""
        board = s.box.board
        own = [x for x in range(SPACES) if has_pc(s, seat, x)]
        near = [x for x in own if board.province[x] == board.province[self.tribe]]
        if not near:
            near = [x for x in own if board.region[x] == board.region[self.tribe]]
        return [REMOVE + x for x in near or own]

    def unrest_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.tribe,)

    def unrest_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != REMOVE or verb + noun in self.unrest_options(s, seat):
            return None
        if not has_pc(s, seat, noun):
            return Reason("4.1.1", "not-your-pc", (noun,))
        return Reason("16.5.4", "nearer-pc", (noun,))

    def unrest(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The PC is removed. [16.5.4]"""
        s.control[noun] = -1
        s.tell("16.5.4", "removed-pc", seat, noun)


def loser(s: HamilcarState, tribe: int) -> int:
    """Who pays for a Tribe: Rome in Italia, Carthage in Africa."""
    region = s.box.board.region[tribe]
    return ROME if region == ITALIA else CARTHAGE if region == AFRICA else -1


def remove_isolated(s: HamilcarState, seat: int) -> None:
    """All isolated PCs of a side go together. [5.4.1, 5.4.2]"""
    for space in isolated(s, seat):
        s.control[space] = -1
        s.tell("5.4.1", "isolated-pc", seat, space)
