"""17.2.B M. Valerius Maximus wins control of the space where his move ends."""

from __future__ import annotations

from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import SETTLE, STOP
from ..ch02_concepts.control import control_refusal, take_control
from ..ch02_concepts.generals import subordinate
from ..kinds import General, Space
from ..state import HamilcarState


class Settlement(Procedure):
    """17.2.B A General with that ability may place or convert a PC at the end of his move. [17.2.B-Valerius1]"""

    SEQUENCE = ("offer",)
    CHOICES = {"settlement": "17.2.B-Valerius1"}

    seat: Seat
    general: General
    space: Space

    def offer(self, s: HamilcarState) -> None:
        """Only where a PC could be placed or converted. [17.2.B-Valerius1]"""
        effect = s.box.ability(self.general, "place_or_convert_pc")
        if subordinate(s, self.general):  # a superior took over the command where he halted [2.2.E1d, 2.2.E1e]
            return
        if effect is not None and control_refusal(s, self.seat, self.space) is None:
            s.ask(self.seat, "settlement")

    def settlement_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Leave it, or place or convert a PC. [17.2.B-Valerius1]"""
        return sorted([STOP, SETTLE])

    def settlement(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """M. Valerius Maximus wins control of his space. [17.2.B-Valerius1]"""
        if verb == SETTLE:
            take_control(s, seat, self.space, "17.2.B-Valerius1")
