"""15.4 Roman Seamanship and 15.6 Rome in Africa."""

from __future__ import annotations

from .box import AFRICANUS
from .labels import AFRICA, ROME, SPACES, SYRACUSAE
from .state import HamilcarState

CARTHAGE_RANGE = 4  # [7.3.A7]
MUST_SAIL, TO_AFRICA = 1, 2  # what an Event may add to an activation


def naval_range(s: HamilcarState, seat: int) -> int:
    """MPs that a side may spend in one Naval Movement or Interception. [7.3.A6, 7.3.A7, 15.4.A5]"""
    return s.box.range[s.seamanship] if seat == ROME else CARTHAGE_RANGE


def may_go_to_africa(s: HamilcarState, seat: int, general: int, flags: int) -> bool:
    """Whether a General may naval-move to Africa. [15.6.1, 2.2.D3a, 2.2.D3b, 15.4.B1, 15.4.B2, 15.4.B3, 15.4.B4]"""
    if seat != ROME or flags & TO_AFRICA or s.box.traits[general] & AFRICANUS:
        return True
    allowed = s.box.level_africa[s.seamanship]
    return allowed == "free" or (allowed == "control:syracusae" and s.control[SYRACUSAE] == ROME)


def roads_to_port(s: HamilcarState, space: int) -> int:
    """Movement Points by road from a space to the nearest port, enemies left aside."""
    board = s.box.board
    spent = {space: 0}
    border = [space]
    while border:
        here = min(border, key=spent.__getitem__)
        border.remove(here)
        if board.port[here]:
            return spent[here]
        for other in board.roads[here]:
            cost = spent[here] + board.road_cost[here * SPACES + other]
            if cost < spent.get(other, 99):
                spent[other] = cost
                border.append(other)
    return 99


def enters_africa(s: HamilcarState, source: int, target: int) -> bool:
    """Whether a lane leads into Africa from elsewhere."""
    region = s.box.board.region
    return region[target] == AFRICA and region[source] != AFRICA


def leaves_africa(s: HamilcarState, source: int, target: int) -> bool:
    """Whether a lane leads out of Africa."""
    return enters_africa(s, target, source)
