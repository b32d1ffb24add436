"""2.1.C Walled Cities: who is Besieged, what fits inside, when the gates stand open.

Any number of Generals fit inside [2.1.C3]; who is inside stops nobody outside [2.1.C7]. The white die on a marker
stands in `ch14_siege/siege.py` [2.1.C4], the city as an anchor in `ch05_turn/isolation.py` [2.1.C10], inside and
outside shown apart in `seen/view.py` [2.1.C11].
"""

from __future__ import annotations

from typing import Final

from ..box.labels import AREAS, SPACES
from ..state import HamilcarState
from .areas import inside, is_inside, space_of
from .generals import generals_at
from .units import cus, shift_all, sts, units

NO_POINTS: Final = [0] * SPACES


def room_inside(s: HamilcarState, space: int) -> int:
    """How many more CUs fit inside a city. [2.1.C2, 7.2.D2]"""
    return s.box.board.capacity[space] - cus(s, s.control[space], inside(space))


def st_room_inside(s: HamilcarState, space: int) -> int:
    """How many more STs fit inside a city, counted apart from CUs. [2.3.D2a]"""
    return s.box.board.capacity[space] - sts(s, s.control[space], inside(space))


# ---- control ----


def is_city(s: HamilcarState, space: int) -> bool:
    """Whether a Walled City lies in the space. [2.1.C1]"""
    return s.box.board.capacity[space] > 0


def besieged(s: HamilcarState, space: int) -> bool:
    """A Walled City is Besieged while a Siege Point lies on it. [14.5.A1]"""
    return s.box.board.capacity[space] > 0 and s.points[space] > 0


def open_gates(s: HamilcarState) -> None:
    """Where no enemy stands outside an unbesieged city, inside and outside are one until somebody comes. [2.1.C8]"""
    camps, cu, st, el = s.camps, s.cu, s.st, s.el
    for space in s.box.board.cities:
        owner = s.control[space]
        area = inside(space)
        at = owner * AREAS + area
        if (cu[at] or camps[area] or st[at] or el[area]) and not s.points[space]:
            foe = 1 - owner
            if not units(s, foe, space) and not generals_at(s, foe, space):
                shift_all(s, owner, area, space)


def lift_sieges(s: HamilcarState) -> None:
    """Points vanish, and a Siege Train comes back, when the besieger has no CU left there. [14.1.9, 17.1#3a]"""
    if not s.trains and s.points == NO_POINTS:
        return
    for space in range(SPACES):
        if (s.points[space] or s.trains >> space & 1) and not cus(s, s.besieger[space], space):
            if s.points[space]:
                s.tell("14.1.9", "siege-lifted", space)
            s.points[space] = 0
            s.besieger[space] = -1
            s.trains &= ~(1 << space)


def home(s: HamilcarState, seat: int, space: int) -> int:
    """The area where new pieces of a side are put in a space: inside if an enemy stands outside its city. [5.1.D2]

    Nothing new comes into a Besieged city; who is with an Army before it stays there. [5.1.D1, 14.5.A2]
    """
    watched = s.control[space] == seat and is_city(s, space) and cus(s, 1 - seat, space) > 0
    return inside(space) if watched and not s.points[space] else space


def shelter(s: HamilcarState, seat: int, space: int, cu: int, st: int) -> int:
    """Where pieces that come back stand in a space: outside, or inside an own free city that enemies watch.

    What has no room inside stays before the gates. [2.1.C2, 9.3.B2b]
    """
    watched = s.control[space] == seat and is_city(s, space) and not s.points[space] and cus(s, 1 - seat, space) > 0
    if watched and cu <= room_inside(s, space) and st <= st_room_inside(s, space):
        return inside(space)
    return space


def inside_besieged(s: HamilcarState, general: int) -> bool:
    """Whether a General is shut in a Besieged Walled City."""
    area = s.place[general]
    return is_inside(area) and besieged(s, space_of(area))
