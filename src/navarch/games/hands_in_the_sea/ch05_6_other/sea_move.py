"""5.6.1 Sea Move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import SAIL
from ..ch04_3_sea_and_supply.fleet import stations_beside
from ..ch04_3_sea_and_supply.supply import look_to_sea

if TYPE_CHECKING:
    from ..state import HandsState


def why_sail(s: HandsState, seat: int, station: int) -> Reason | None:
    """What forbids sailing there; an opposing Fleet does not [5.6.1.A, 5.6.1.B, 5.6.1.C, 5.6.1.D, 5.6.1.E]."""
    if s.warships[seat] == 0:
        return Reason("5.6.1.E", "no-warships")
    return None if station in stations_beside(s, seat) else Reason("5.6.1.B", "not-adjacent", (station,))


def sail_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Stations within one move."""
    if s.warships[seat]:
        for station in stations_beside(s, seat):
            menu.append(SAIL + station)


def sail(s: HandsState, seat: int, station: int) -> None:
    """5.6.1 The Fleet moves one step [1.F, 5.6.1.A]."""
    s.fleet[seat] = station
    look_to_sea(s)
    s.tell("5.6.1.A", "sailed", seat, station)
