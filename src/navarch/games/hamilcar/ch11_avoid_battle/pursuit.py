"""11.3 Pursuit: going on after an Army that has Avoided Battle.

Where he may go after it stands in `ch07_movement/movement.py` [11.3.3].
"""

from __future__ import annotations

from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..ch02_concepts.dice import RollDie
from ..kinds import General
from ..state import HamilcarState


class Pursuit(Procedure):
    """11.3 The active General rolls to go on after those who slipped away. The answer is 1 if he may. [11.3.1]"""

    SEQUENCE = ("roll", "rolled")

    seat: Seat
    general: General

    def roll(self, s: HamilcarState) -> None:
        """One die. [11.3.2]"""
        s.call(RollDie(self.seat))

    def rolled(self, s: HamilcarState) -> None:
        """Up to his Battle Rating he goes on, else he must stop. [11.3.2, 11.3.4]"""
        rating = s.box.battle[self.general]
        if self.answer > rating:
            s.tell("11.3.4", "pursuit-failed", self.general, rating)
            s.end(0)
        else:
            s.tell("11.3.2", "pursuit", self.general, rating)
            s.end(1)
