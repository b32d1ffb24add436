"""4.3 Fleets: where they can sail, and when they go home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import PORT
from .supply import look_to_sea

if TYPE_CHECKING:
    from ..state import HandsState


def stations_beside(s: HandsState, seat: int) -> tuple[int, ...]:
    """Where the one Fleet can sail: its port's Sea Zone, or an adjacent one, or home.

    [1.F, 4.3.D, 4.3.E, 4.3.G, 5.6.1.A]
    """
    at = s.fleet[seat]
    return s.board.from_port[seat] if at == PORT else s.board.from_zone[at]


def lose_warships(s: HandsState, seat: int, lost: int) -> None:
    """Warships are gone; a Fleet without any goes home at once [4.3.F, 5.2.5.H]."""
    s.warships[seat] -= lost
    if s.warships[seat] == 0 and s.fleet[seat] != PORT:
        s.fleet[seat] = PORT
        look_to_sea(s)
        s.tell("4.3.F", "fleet-home", seat)
