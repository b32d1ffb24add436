"""Definitions, Control: who controls a Province and its Buildings; no Units are needed for it. [D-7, CT-1, CT-3]"""

from __future__ import annotations

from ..box.labels import LAND
from ..state import MareState


def controlled(s: MareState, seat: int) -> int:
    """Mask of the provinces with the seat's control marker. [D-7]"""
    mask = 0
    for province in range(LAND):
        if s.control[province] == seat:
            mask |= 1 << province
    return mask


def holder(s: MareState, site: int) -> int:
    """Who controls the building on the site: its occupier, else the Controlling Player. [CT-1, CT-2, 4.3.2-3]

    In a province without control a building belongs to nobody. [9-7]
    """
    if site < 0 or not s.built[site]:
        return -1
    owner = s.control[s.box.site_province[site]]
    if owner < 0:
        return -1
    occupier = s.occupier[site]
    return occupier if occupier >= 0 else owner
