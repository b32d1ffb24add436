"""16.5 Political Instability: Tribes that nobody subjugates cost PCs.

The Tribe that is left out stands in `ch03_setup/setup.py` [16.5.1].
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..actions import REMOVE
from ..box.labels import AFRICA, CARTHAGE, ITALIA, ROME, SPACES
from ..ch02_concepts.areas import members
from ..ch02_concepts.control import has_pc, pcs_on_map
from ..ch04_victory.victory import win
from ..kinds import NOTHING, Space, Spaces
from ..state import HamilcarState


def loser(s: HamilcarState, tribe: int) -> int:
    """Who pays for a Tribe: Rome in Italia, Carthage in Africa."""
    region = s.box.board.region[tribe]
    return ROME if region == ITALIA else CARTHAGE if region == AFRICA else -1


def restless_tribes(s: HamilcarState) -> int:
    """The Tribes without Points, for which a side has to pay. [16.5.2, 16.5.3]"""
    return sum(1 << x for x in members(s.tribes) if not s.points[x] and loser(s, x) >= 0)


class PoliticalInstability(Procedure):
    """16.5 Each such Tribe costs one PC of Rome or Carthage."""

    SEQUENCE = ("next_tribe",)
    CHOICES = {"unrest": "16.5.4"}

    pending: Spaces
    tribe: Space = NOTHING

    def next_tribe(self, s: HamilcarState) -> None:
        """For each such Tribe its side removes one PC, from near by if it can. [16.5.4]"""
        if not self.pending:
            return
        self.tribe = members(self.pending)[0]
        self.pending &= ~(1 << self.tribe)
        seat = loser(s, self.tribe)
        if not pcs_on_map(s, seat):
            win(s, 1 - seat, "4.1.1", "out_of_control")
            return
        self.go("next_tribe")
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
