"""5.5 Victory Check Phase."""

from __future__ import annotations

from ....engine.procedure import Procedure
from ..box.labels import CARTHAGE, ITALIA, ROME
from ..ch02_concepts.display import provinces_of_italia, tally
from ..ch04_victory.remove_pcs import FOR_DISPLAY, WITH_MIAT, RemovePCs
from ..ch04_victory.victory import ITALIA_NEEDED, win
from ..state import HamilcarState


class VictoryCheck(Procedure):
    """5.5 The side with fewer Provinces loses PCs; Rome must hold three Provinces of Italia. [5.5.1]"""

    SEQUENCE = ("italia", "compare", "italia_again")

    def italia(self, s: HamilcarState) -> None:
        """With fewer than three Provinces of Italia Rome loses. [5.5.4, 4.1.4]"""
        held = provinces_of_italia(s, ITALIA)
        if held < ITALIA_NEEDED:
            s.tell("4.1.4", "won-italia", CARTHAGE, held, ITALIA_NEEDED)
            win(s, CARTHAGE, "4.1.4", "italia_lost")

    def compare(self, s: HamilcarState) -> None:
        """Whoever holds fewer entries removes PCs for the difference. [5.5.2, 5.5.3]"""
        rome, carthage = tally(s, ROME), tally(s, CARTHAGE)
        difference = rome - carthage
        s.tell("5.5.1", "victory-count", rome, carthage)
        if difference:
            s.call(RemovePCs(CARTHAGE if difference > 0 else ROME, abs(difference), WITH_MIAT, FOR_DISPLAY))

    def italia_again(self, s: HamilcarState) -> None:
        """The removal may have cost a Province."""
        self.italia(s)
