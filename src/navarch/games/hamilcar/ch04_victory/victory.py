"""4.1 Immediate victory, and how the game ends. [6]

4.2 The winner after the last turn stands in `ch06_end_game/final_count.py` [4.2.1].
"""

from __future__ import annotations

from typing import Final

from ..box.labels import CARTHAGE, ROME
from ..ch02_concepts.display import tally
from ..state import HamilcarState


def win(s: HamilcarState, seat: int, rule: str, reason: str) -> None:
    """The game is over. [6.0.1, 6.1.1]"""
    scores = [tally(s, ROME), tally(s, CARTHAGE)]
    ranks = [2, 2]
    ranks[seat] = 1
    s.finish(rule, reason, scores, ranks)


def capture_wins(s: HamilcarState, roma: int, carthago: int) -> bool:
    """Control of the enemy's capital wins at once. [4.1.2, 4.1.3]"""
    if s.control[carthago] == ROME:
        s.tell("4.1.2", "won-capital", ROME, carthago)
        win(s, ROME, "4.1.2", "carthago_taken")
        return True
    if s.control[roma] == CARTHAGE:
        s.tell("4.1.3", "won-capital", CARTHAGE, roma)
        win(s, CARTHAGE, "4.1.3", "roma_taken")
        return True
    return False


ITALIA_NEEDED: Final = 3  # [4.1.4]
