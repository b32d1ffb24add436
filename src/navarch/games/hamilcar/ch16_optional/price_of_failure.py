"""16.6 Price of Failure, card #58."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.labels import BARCA, ELIMINATED, ROME
from ..ch02_concepts.cards import Window, cards_for
from ..ch02_concepts.generals import leave_map
from ..kinds import General
from ..state import HamilcarState


class PriceOfFailure(Procedure):
    """#58 Rome may have the beaten Carthaginian commander eliminated."""

    SEQUENCE = ("offer", "pay")

    general: General

    def offer(self, s: HamilcarState) -> None:
        """A window for Rome, unless the beaten commander is Hamilcar Barca. [16.6.1]"""
        self.answer = 0
        if self.general >= 0 and self.general != BARCA:
            s.call(Window(ROME, cards_for(s, ROME, "battle_lost:carthage")))

    def pay(self, s: HamilcarState) -> None:
        """The commander leaves the game. [16.6.1]"""
        if self.answer:
            s.tell("16.6.1", "left-game", self.general)
            leave_map(s, self.general, ELIMINATED)
