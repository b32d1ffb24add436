"""17.1 #49 A Truce: whom it binds and what breaks it.

What it forbids stands where it acts: Sieges, but not Subjugation, in `ch14_siege/siege.py` [17.1#49b, 17.1#49c];
converting enemy PCs in `control.py`, while Winter Attrition goes on in `ch05_turn/winter.py` [17.1#49d].
"""

from __future__ import annotations

from ..box.labels import CARTHAGE
from ..ch15_miat_and_africa.miat import peaceful
from ..state import HamilcarState


def truce_binds(s: HamilcarState, seat: int) -> bool:
    """Whether the restrictions of a Truce hold for a side. [17.1#49a, 15.3.D4]"""
    return s.truce == 1 or (seat == CARTHAGE and peaceful(s))


def break_truce(s: HamilcarState, card: int) -> None:
    """An olive-branch card played as an Event ends a Truce. [2.4.A8, 5.2.C1e, 17.1#49e]"""
    if s.truce and s.box.olive[card]:
        s.truce = 0
        s.tell("17.1#49e", "truce-broken", card)
