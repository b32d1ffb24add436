"""6.2 The final count after the last Game Turn.

6.1 Immediate victory stands in `ch04_victory/victory.py` [6.1.1].
"""

from __future__ import annotations

from ..box.labels import CARTHAGE, ROME
from ..ch02_concepts.display import tally
from ..ch04_victory.victory import win
from ..state import HamilcarState


def final_count(s: HamilcarState) -> None:
    """6.2 The Provincial Display decides after the last turn; Carthage wins ties. [6.0.1, 4.2.1, 6.2.1, 6.2.2]"""
    rome, carthage = tally(s, ROME), tally(s, CARTHAGE)
    winner = ROME if rome > carthage else CARTHAGE
    s.tell("6.2.2" if rome == carthage else "6.2.1", "won-count", winner, rome, carthage, int(rome == carthage))
    win(s, winner, "6.2.1", "final_count")
