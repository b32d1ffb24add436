"""15.6 Who may go to Africa by sea, and whom the Miat holds there. [15.6, 2.2.D3, 7.1.8]"""

from __future__ import annotations

from typing import Final

from ..box.box import AFRICANUS
from ..box.labels import AFRICA, CARTHAGE, ROME, SYRACUSAE
from ..state import HamilcarState
from .miat import warlike

MUST_SAIL: Final = 1  # what an Event may add to an activation
TO_AFRICA: Final = 2


def held_in_africa(s: HamilcarState, seat: int) -> bool:
    """A Miat that is not Warlike keeps Carthaginian CUs and STs in Africa. [7.1.8, 15.3.C3, 15.3.D3]"""
    return seat == CARTHAGE and not warlike(s)


def may_go_to_africa(s: HamilcarState, seat: int, general: int, flags: int) -> bool:
    """Whether a General may naval-move to Africa. [15.6.1, 2.2.D3a, 2.2.D3b, 15.4.B1, 15.4.B2, 15.4.B3, 15.4.B4]"""
    if seat != ROME or flags & TO_AFRICA or s.box.traits[general] & AFRICANUS:
        return True
    allowed = s.box.level_africa[s.seamanship]
    return allowed == "free" or (allowed == "control:syracusae" and s.control[SYRACUSAE] == ROME)


def enters_africa(s: HamilcarState, source: int, target: int) -> bool:
    """Whether a lane leads into Africa from elsewhere."""
    region = s.box.board.region
    return region[target] == AFRICA and region[source] != AFRICA


def loads_in_africa(s: HamilcarState, port: int, units: int) -> bool:
    """Whether Units that come aboard in a port are then held in Africa by the Miat; who only passes is not there."""
    return units > 0 and s.box.board.region[port] == AFRICA


def harbours(s: HamilcarState, seat: int, way: list[int], african: bool) -> list[int]:
    """Ports of its way where a Fleet may put its people ashore: Units from Africa are held there. [7.1.8]"""
    bound = african and held_in_africa(s, seat)
    return [port for port in way if not bound or s.box.board.region[port] == AFRICA]


def leaves_africa(s: HamilcarState, source: int, target: int) -> bool:
    """Whether a lane leads out of Africa."""
    return enters_africa(s, target, source)
