"""5.1 Reinforcement Phase."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.labels import CARTHAGE, ROME
from ..state import HamilcarState
from .carthage import CarthageReinforcements
from .rome import RomeReinforcements


class ReinforcementPhase(Procedure):
    """5.1 Warships come back, then Carthage and Rome reinforce. Left out in turn 1. [5.1.1]"""

    SEQUENCE = ("return_warships", "carthage", "rome")

    def return_warships(self, s: HamilcarState) -> None:
        """A: sunk Warships can be built again. [5.1.A1]"""
        s.phase = 0
        for seat in (ROME, CARTHAGE):
            if s.sunk[seat]:
                s.tell("5.1.A1", "warships-return", seat, s.sunk[seat])
        s.sunk = [0, 0]
        s.reformed = 0

    def carthage(self, s: HamilcarState) -> None:
        """B: Carthage first."""
        s.call(CarthageReinforcements(0, 0, 0))

    def rome(self, s: HamilcarState) -> None:
        """C: then Rome."""
        s.call(RomeReinforcements())
