"""3.1.1 Where Control may be built, and in which Provinces one may build at all.

3.1.1-2 Provinces that adjoin over a chain of Triremes: `definitions/adjacency.py`.
"""

from __future__ import annotations

from ..actions import CONTROL, FREE_CONTROL
from ..box.labels import LAND
from ..definitions.adjacency import in_play, reach_of_all
from ..definitions.empires import home
from ..definitions.units import opposed
from ..reasons import (
    ALREADY_YOURS,
    FREE,
    NO_MARKER,
    NOT_CONTROLLED,
    NOT_LINKED,
    OPPONENTS_PROVINCE,
    OPPOSING_UNITS,
    OUT_OF_PLAY,
)
from ..state import MareState
from .build_costs import price_bar


def control_options(s: MareState, seat: int, purse: int) -> list[int]:
    """Where Control may be built, paid or by Hammurabi; fresh Triremes count. [3.1.1-1, 3.1.1-2, 3.1.1-3]"""
    found: list[int] = []
    linked = reach_of_all(s, seat, s.held[seat])
    for verb in (CONTROL, FREE_CONTROL):
        if not price_bar(s, seat, purse, verb):
            found += [verb + p for p in range(LAND) if linked >> p & 1 and not control_bar(s, seat, p, linked)]
    return found


def control_bar(s: MareState, seat: int, province: int, linked: int) -> int:
    """3.1.1 An uncontrolled province next to land held when the round began. [3.1.1-1, 3.1.1-4, 10.HAMMURABI-2]"""
    if not in_play(s) >> province & 1:
        return OUT_OF_PLAY
    if s.control[province] == seat:
        return ALREADY_YOURS
    if s.control[province] >= 0:  # [3.1.1-8]
        return OPPONENTS_PROVINCE
    if opposed(s, seat, province):  # [3.1.1-9]
        return OPPOSING_UNITS
    if not linked >> province & 1:
        return NOT_LINKED
    return FREE if s.marker_stock[seat] else NO_MARKER  # [C-7]


def province_bar(s: MareState, seat: int, province: int) -> int:
    """Land under his control without opposing Units; his Capital City Province always. [3.1.1-6, 3.1.1-7, CI-5]"""
    if not in_play(s) >> province & 1:
        return OUT_OF_PLAY
    if province == home(s, seat):  # [3.1.1-10, 4.2.1-7, 4.3.5-1]
        return FREE
    if s.control[province] != seat:
        return OPPONENTS_PROVINCE if s.control[province] >= 0 else NOT_CONTROLLED
    return OPPOSING_UNITS if opposed(s, seat, province) else FREE  # [3.1.1-9, 4.2.1-5]


def building_land(s: MareState, seat: int) -> int:
    """Mask of the provinces in which nothing stands against building."""
    mask = 0
    for province in range(LAND):
        if s.control[province] == seat and not opposed(s, seat, province):
            mask |= 1 << province
    return (mask | 1 << home(s, seat)) & in_play(s)


def put_control(s: MareState, seat: int, province: int) -> None:
    """The marker makes him Controlling Player from that moment. [3.1.1-5]"""
    s.control[province] = seat
    s.marker_stock[seat] -= 1
    s.tell("3.1.1-5", "control-built", s.empire[seat], province, seat)
