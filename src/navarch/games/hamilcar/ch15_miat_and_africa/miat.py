"""2.1.G, 15.3 The Miat: Warlike, Neutral or Peaceful.

PCs come there by Operation Points [2.1.G2, 15.3.A3] and bring reinforcements [2.1.G4, 15.3.A7]; losses take their
first PC from it [2.1.G6, 2.1.G7, 15.3.A2, 15.3.A4]. The regular reinforcements, and PCs paid from the Miat, stand in
`ch05_1_reinforcement/carthage.py` [15.3.A5, 2.1.G3], the Truce of a Peaceful one in `ch02_concepts/truce.py` [15.3.D4].
"""

from __future__ import annotations

from ..box.labels import CARTHAGE, ROME
from ..state import HamilcarState

# ---- the Miat ----


def miat_count(s: HamilcarState) -> int:
    """PCs on the Miat, at most one on each of its spaces. [15.3.A6]"""
    left = s.miat
    count = 0
    while left:  # they are few: compiled, this is quicker than asking Python for the number
        left &= left - 1
        count += 1
    return count


def warlike(s: HamilcarState) -> bool:
    """At least 3 PCs, the centre among them. [15.3.B1, 15.3.A1, 2.1.G1]"""
    return bool(s.miat & s.box.miat_centre) and miat_count(s) >= s.box.warlike_min


def peaceful(s: HamilcarState) -> bool:
    """No PC at all. [15.3.D1]"""
    return s.miat == 0


def miat_owner(s: HamilcarState) -> int:
    """Carthage while Warlike, Rome while Peaceful, nobody while Neutral. [2.1.G5, 15.3.C1, 15.3.C2, 15.3.D2]"""
    if warlike(s):
        return CARTHAGE
    return ROME if peaceful(s) else -1
