"""5.2.C2.2 Placing and flipping PCs. [5.2.C2.2a, 5.2.C2.2b]"""

from __future__ import annotations

from ...engine.event import Reason
from .forces import cus, has_tribe, is_city, truce_binds
from .state import HamilcarState


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


def control_targets(s: HamilcarState, seat: int) -> list[int]:
    """All spaces where a point can win control."""
    capacity, tribes, flips = s.box.board.capacity, s.tribes, not truce_binds(s, seat)
    found: list[int] = []
    for space, owner in enumerate(s.control):
        if owner == -1:
            if not tribes >> space & 1 and not cus(s, 1 - seat, space):
                found.append(space)
        elif owner != seat and flips and not capacity[space] and cus(s, seat, space):
            found.append(space)
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


def take_control(s: HamilcarState, seat: int, space: int) -> None:
    """Place or flip a PC. [5.2.C2.2a, 5.2.C2.2b]"""
    s.tell("5.2.C2.2a", "flipped-pc" if s.control[space] == 1 - seat else "placed-pc", seat, space)
    s.control[space] = seat
