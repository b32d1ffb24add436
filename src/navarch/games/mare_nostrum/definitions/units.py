"""Definitions: Units in a Province, and what Legions stand on. [D-9]

9-1 no more are built than the stock holds: `ch03_build/units_and_buildings.py`.
"""

from __future__ import annotations

from ..box.labels import LAND
from ..state import MareState


def land_units(s: MareState, seat: int, province: int) -> int:
    """How many legions and fortresses the seat has in the province; triremes are at sea. [4.2-7]"""
    return s.legions[seat * LAND + province] + (1 if s.fortress[province] == seat else 0)


def garrisons(s: MareState, province: int) -> int:
    """Mask of the seats with units in the province."""
    mask = 0
    for seat in range(s.players):
        if s.legions[seat * LAND + province]:
            mask |= 1 << seat
    if s.fortress[province] >= 0:
        mask |= 1 << s.fortress[province]
    return mask


def opposed(s: MareState, seat: int, province: int) -> bool:
    """Whether an opponent has units in the province. [3.1.1-9]"""
    if s.fortress[province] not in (-1, seat):
        return True
    return any(other != seat and s.legions[other * LAND + province] for other in range(s.players))


def foes_here(s: MareState, seat: int, province: int) -> int:
    """Mask of the seats that the seat has to battle in the province. [4.1.2-6]"""
    mask = garrisons(s, province) & ~(1 << seat)
    partner = s.peace[seat]
    return mask & ~(1 << partner) if partner >= 0 else mask


def on_sites(s: MareState, seat: int, province: int) -> int:
    """How many of the seat's legions in the province stand on sites or on the control marker."""
    count = 0
    for site in s.box.places_of[province]:
        if s.occupier[site] == seat:
            count += 1
    return count


def free_legions(s: MareState, seat: int, province: int) -> int:
    """How many of the seat's legions in the province stand on no site."""
    count = s.legions[seat * LAND + province]
    return count - on_sites(s, seat, province) if count else 0


def release(s: MareState, province: int, seat: int = -1) -> None:
    """Free what legions occupy in the province: all of them, or those of one seat. [4.3-4, 4.3.2-9]"""
    for site in s.box.sites_of[province]:
        if seat < 0 or s.occupier[site] == seat:
            s.occupier[site] = -1
    marker = s.box.control_of[province]
    if seat < 0 or s.occupier[marker] == seat:
        s.occupier[marker] = -1


def remove_legion(s: MareState, seat: int, province: int) -> None:
    """A legion goes back to its owner's stock. [4.2-6]"""
    s.legions[seat * LAND + province] -= 1
    s.legion_stock[seat] += 1


def add_legion(s: MareState, seat: int, province: int) -> None:
    """A legion comes from the stock. [3.1.2-9]"""
    s.legions[seat * LAND + province] += 1
    s.legion_stock[seat] -= 1
