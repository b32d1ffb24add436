"""4.7 Peace: a die decides whether the game ends. E.Peace.2 up to turn 8: `random_event.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.kind import Number
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import ROLL
from ..box.labels import PEACE
from ..ch06_ending.ending_conditions import end_or_overtime

if TYPE_CHECKING:
    from ..state import HandsState


class EndRoll(Procedure):
    """Peace: a die decides whether the game ends. [E.Peace.1, 6.2.G]"""

    SEQUENCE: ClassVar = ("roll",)
    CHOICES: ClassVar = {"peace_die": ""}

    low: Number
    high: Number

    def roll(self, s: HandsState) -> None:
        """Roll."""
        s.ask(CHANCE, "peace_die")

    def peace_die_options(self, s: HandsState, seat: int) -> list[int]:
        """A die."""
        return [ROLL + pip for pip in range(6)]

    def peace_die(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Within the range the end is established [6.2.G]."""
        ends = self.low <= noun + 1 <= self.high
        s.tell("E.Peace.1", "peace-rolled", noun + 1, int(ends))
        if ends:
            end_or_overtime(s, PEACE)
