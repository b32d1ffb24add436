"""2.4.C The Classic Die, which Good Omen may set."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import ROLL, SET, SIX
from ..box.labels import GOOD_OMEN
from ..reasons import refuse
from ..state import HamilcarState
from .cards import Window


class RollDie(Procedure):
    """2.4.C A side rolls the Classic Die, or sets it with Good Omen. The answer is 1 to 6. [2.4.C1, 17.1#50a]"""

    SEQUENCE = ("omen", "roll")
    CHOICES = {"omen_die": "17.1#50a", "classic_die": "2.4.C1"}

    seat: Seat

    def omen(self, s: HamilcarState) -> None:
        """The one who rolls may set the die with Good Omen. [17.1#50a]"""
        s.call(Window(self.seat, 1 << GOOD_OMEN))

    def roll(self, s: HamilcarState) -> None:
        """The number is chosen after Good Omen, else it is rolled. [2.4.C1]"""
        if self.answer:
            s.ask(self.seat, "omen_die")
        else:
            s.ask(CHANCE, "classic_die")

    def omen_die_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any number from 1 to 6. [17.1#50a]"""
        return [SET + face for face in SIX]

    def omen_die_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        return refuse(self.omen_die_options(s, seat), verb + noun, "17.1#50a", "not-now") if verb == SET else None

    def omen_die(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The die shows what was chosen, before modifiers."""
        s.tell("17.1#50a", "set-die", seat, noun + 1)
        s.end(noun + 1)

    def classic_die_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The six faces. [2.4.C1]"""
        return [ROLL + face for face in SIX]

    def classic_die(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """What was rolled."""
        s.tell("2.4.C1", "rolled", self.seat, noun + 1)
        s.end(noun + 1)
