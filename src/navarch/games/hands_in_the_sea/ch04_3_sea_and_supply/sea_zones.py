"""4.3 Sea Zones: who controls them. 2.A the one Sea Zone of each region stands in `box/board.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import PORT, other

if TYPE_CHECKING:
    from ..state import HandsState


def enemy_waters(s: HandsState, seat: int, zone: int) -> bool:
    """Whether the Sea Zone is enemy-controlled: the opposing Fleet alone is there [4.3.H, 4.3.I, 4.3.J]."""
    return s.fleet[other(seat)] == zone and s.fleet[seat] != zone


def enemy_zone(s: HandsState, seat: int) -> int:
    """The Sea Zone that is enemy-controlled, PORT if there is none [4.3.H, 4.3.I, 4.3.J]."""
    zone = s.fleet[other(seat)]
    return zone if zone != s.fleet[seat] else PORT


def enemy_shores(s: HandsState, seat: int) -> int:
    """All locations of the region whose Sea Zone is enemy-controlled [4.3.H, 4.3.I, 4.3.J]."""
    zone = s.fleet[other(seat)]
    return s.board.of_region[zone] if zone != PORT and zone != s.fleet[seat] else 0
