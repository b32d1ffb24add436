"""What follows from where Generals and cards are, once a position was edited."""

from __future__ import annotations

from ..box.labels import CARTHAGE, CONSUL, GENERAL_IDS, NO_OFFICE, ON_MAP, POOL, ROME
from ..state import HamilcarState


def follow(s: HamilcarState, before: HamilcarState) -> None:
    """A General stands on the map while he is in an area, a Roman one in office; only cards of the hand are spied."""
    for general in range(len(GENERAL_IDS)):
        if s.place[general] != before.place[general] and s.standing[general] == before.standing[general]:
            put_up(s, general)
    for seat in (ROME, CARTHAGE):
        s.spied[seat] &= s.hand[1 - seat]


def put_up(s: HamilcarState, general: int) -> None:
    """On the map, or back in the pool. [2.2.C-1]"""
    if s.place[general] < 0:
        s.standing[general], s.office[general] = POOL, NO_OFFICE
        return
    s.standing[general] = ON_MAP
    if s.box.side[general] == ROME and s.office[general] == NO_OFFICE:
        s.office[general] = CONSUL
