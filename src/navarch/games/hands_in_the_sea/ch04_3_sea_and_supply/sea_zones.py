"""4.3 Sea Zones: who controls them. 2.A the one Sea Zone of each region stands in `box/board.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import other

if TYPE_CHECKING:
    from ..state import HandsState


def enemy_waters(s: HandsState, seat: int, zone: int) -> bool:
    """Whether the Sea Zone is enemy-controlled: the opposing Fleet alone is there [4.3.H, 4.3.I, 4.3.J]."""
    return s.fleet[other(seat)] == zone and s.fleet[seat] != zone
