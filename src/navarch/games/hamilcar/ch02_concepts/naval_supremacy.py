"""2.1.I Naval Supremacy: who holds it, and how it passes. [2.1.I1]

It lets its holder avoid Interceptions [2.1.I3], begin a Naval Battle [2.1.I4], buy an Evade [2.1.I5] and roll the
red die in Sieges [2.1.I6, 2.1.I7, 2.1.I8]; in winter it may revert to Carthage [2.1.I9].
"""

from __future__ import annotations

from ..state import HamilcarState


def take_supremacy(s: HamilcarState, seat: int, rule: str = "2.1.I2") -> None:
    """Naval Supremacy passes to a side that does not hold it. [2.1.I1, 2.1.I2]"""
    if s.supremacy != seat:
        s.supremacy = seat
        s.tell(rule, "supremacy", seat)
