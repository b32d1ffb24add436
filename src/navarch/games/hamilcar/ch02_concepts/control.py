"""2.1 Political Control: PCs, Tribes and Provinces, and placing or flipping a PC. [2.1.B, 2.1.D, 2.1.E, 5.2.C2.2]

How a Tribe is removed, and with which die, stands in `ch14_siege/siege.py` [2.1.D3, 2.1.D4].
"""

from __future__ import annotations

from ....engine.event import Reason
from ..box.labels import AREAS, CARTHAGE, ROME, SPACES
from ..state import HamilcarState
from .cities import is_city
from .truce import truce_binds
from .units import cus, space_units


def has_tribe(s: HamilcarState, space: int) -> bool:
    """Whether a Tribe holds the space, which is then neutral. [2.1.D1]"""
    return bool(s.tribes >> space & 1)


def has_pc(s: HamilcarState, seat: int, space: int) -> bool:
    """Whether a PC marker of the side, not a Walled City, lies in the space. [2.1.B1, 2.1.B2, 2.1.B3, 2.1.B4]"""
    return s.control[space] == seat and not s.box.board.capacity[space]


def pcs_on_map(s: HamilcarState, seat: int) -> int:
    """PC markers of a side on map spaces, Walled Cities not counted."""
    capacity = s.box.board.capacity
    found = 0
    for space, owner in enumerate(s.control):
        if owner == seat and not capacity[space]:
            found += 1
    return found


def province_owner(s: HamilcarState, province: int) -> int:
    """Who controls more than half of the Province's spaces, or nobody. [2.1.E3]"""
    return majority(s, s.box.board.province_spaces[province])


def majority(s: HamilcarState, spaces: tuple[int, ...]) -> int:
    """Who controls more than half of these spaces, or nobody. [2.1.E3, 2.1.H4]"""
    control = s.control
    rome = carthage = 0
    for space in spaces:
        owner = control[space]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
    if 2 * rome > len(spaces):
        return ROME
    return CARTHAGE if 2 * carthage > len(spaces) else -1


def placeable(s: HamilcarState, seat: int, space: int) -> bool:
    """Where a new PC may be put. [5.2.C2.2a, 2.1.D2, 5.2.C2.2c]"""
    if s.control[space] != -1 or has_tribe(s, space) or is_city(s, space):
        return False
    return not cus(s, 1 - seat, space)


def convertible(s: HamilcarState, seat: int, space: int) -> bool:
    """Where an enemy PC may be flipped by an own CU. [5.2.C2.2b, 2.1.C9, 17.1#49d]"""
    if s.control[space] != 1 - seat or is_city(s, space) or truce_binds(s, seat):
        return False
    return cus(s, seat, space) > 0


def control_targets(s: HamilcarState, seat: int, most: int = SPACES, base: int = 0) -> list[int]:
    """All spaces where a point can win control, or the first so many: `placeable` and `convertible` at one look.

    Counted from a verb, the actions that name them.
    """
    closed, flips = s.tribes | s.box.board.city_mask, not truce_binds(s, seat)
    cu, el, foe = s.cu, s.el, 1 - seat
    mine, theirs = seat * AREAS, foe * AREAS
    found: list[int] = []
    for space, owner in enumerate(s.control):
        if owner == seat or closed >> space & 1:
            continue
        if owner == foe:
            if not flips or not (cu[mine + space] or (seat == CARTHAGE and el[space])):
                continue
        elif cu[theirs + space] or (foe == CARTHAGE and el[space]):
            continue
        found.append(base + space)
        if len(found) == most:
            break
    return found


def control_refusal(s: HamilcarState, seat: int, space: int) -> Reason | None:
    """Why a point cannot win control of a space."""
    if placeable(s, seat, space) or convertible(s, seat, space):
        return None
    if is_city(s, space):
        return Reason("2.1.C9", "walled-city", (space,))
    if has_tribe(s, space):
        return Reason("2.1.D2", "tribe", (space,))
    if s.control[space] == seat:
        return Reason("5.2.C2.2a", "own-pc", (space,))
    if s.control[space] == 1 - seat:
        return Reason("17.1#49d", "truce") if cus(s, seat, space) else Reason("5.2.C2.2b", "no-cu-there", (space,))
    return Reason("5.2.C2.2a", "enemy-cus", (space,))


def take_control(s: HamilcarState, seat: int, space: int, rule: str = "5.2.C2.2a") -> None:
    """Place or flip a PC. [5.2.C2.2a, 5.2.C2.2b]"""
    flips = s.control[space] == 1 - seat
    if flips and rule == "5.2.C2.2a":
        rule = "5.2.C2.2b"
    s.tell(rule, "flipped-pc" if flips else "placed-pc", seat, space)
    s.control[space] = seat


def bare_enemy_pc(s: HamilcarState, seat: int, space: int) -> bool:
    """An enemy PC, not a Walled City, without enemy Units. [17.1#44a, 17.2.A-Carthalo3]"""
    return s.control[space] == 1 - seat and not is_city(s, space) and not space_units(s, 1 - seat, space)
