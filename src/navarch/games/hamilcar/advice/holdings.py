"""What both have in play: what advice speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.account import HELD, Share
from ..box.labels import AREAS, CARTHAGE, ROME, SPACES

if TYPE_CHECKING:
    from ..state import HamilcarState


def holdings(s: HamilcarState) -> list[Share]:
    """Spaces, CUs, Elephants, Supply Trains, Warships, Siege Points."""
    shares: list[Share] = []
    for seat in (ROME, CARTHAGE):
        area = seat * AREAS
        siege = sum(s.points[space] for space in range(SPACES) if s.besieger[space] == seat)
        for key, rule, amount in (
            ("held-spaces", "2.1.B1", s.control.count(seat)),
            ("held-siege", "14.1.3", siege),
            ("held-cus", "2.3.B1", sum(s.cu[area : area + AREAS])),
            ("held-elephants", "2.3.C1", sum(s.el) if seat == CARTHAGE else 0),
            ("held-trains", "2.3.D1a", sum(s.st[area : area + AREAS])),
            ("held-warships", "2.3.F4", s.ready[seat] + s.at_sea[seat]),
        ):
            shares.append(Share(seat, key, rule, amount, kind=HELD))
    return shares
