"""Definitions: adjacent and adjoining Provinces, over land and over chains of Triremes. [D-2, D-3]"""

from __future__ import annotations

from ..box.labels import SEA
from ..state import MareState


def in_play(s: MareState) -> int:
    """Mask of the provinces of this game. [N-4]"""
    return s.box.land[s.players]


def fleet(s: MareState, seat: int) -> int:
    """Mask of the seas that hold triremes of the seat."""
    mask = 0
    base = seat * SEA
    for sea in range(SEA):
        if s.triremes[base + sea]:
            mask |= 1 << sea
    return mask


def sea_chain(s: MareState, ships: int, province: int) -> int:
    """Mask of the seas in unbroken chains of triremes, which lie in `ships`, that touch the province. [3.1.1-2]"""
    found = s.box.coast[province] & ships
    fresh = found
    while fresh:
        sea = (fresh & -fresh).bit_length() - 1
        fresh &= fresh - 1
        more = s.box.links[sea] & ships & ~found
        found |= more
        fresh |= more
    return found


def reach(s: MareState, seat: int, province: int) -> int:
    """Mask of provinces adjacent to this one, or adjoining it by the seat's triremes. [D-2, D-3]"""
    return reach_by(s, fleet(s, seat), province)


def reach_by(s: MareState, ships: int, province: int) -> int:
    """The same by triremes in those seas."""
    mask = s.box.border[province]
    chain = sea_chain(s, ships, province)
    while chain:
        sea = (chain & -chain).bit_length() - 1
        chain &= chain - 1
        mask |= s.box.shore[sea]
    return mask & ~(1 << province) & in_play(s)


def reach_of_all(s: MareState, seat: int, provinces: int) -> int:
    """Mask of provinces adjacent to, or adjoining, any of those."""
    mask = 0
    ships = fleet(s, seat)
    while provinces:
        province = (provinces & -provinces).bit_length() - 1
        provinces &= provinces - 1
        mask |= reach_by(s, ships, province)
    return mask
