"""2.1.E The Provincial Display: who holds each of its entries.

What a Province is, and which spaces belong to it, stands in `box/board.py` [2.1.E1, 2.1.E5, 2.1.E6].
"""

from __future__ import annotations

from ..box.labels import CARTHAGE, DISPLAY_IDS, LILYBAEUM, PROVINCE_IDS, ROME
from ..ch15_miat_and_africa.miat import miat_owner
from ..state import HamilcarState
from .control import province_owner

MARE = DISPLAY_IDS.index("mare_tyrrhenum")
LILYBAEUM_ENTRY = DISPLAY_IDS.index("lilybaeum")
DISPLAY_PROVINCE = tuple(PROVINCE_IDS.index(name) if name in PROVINCE_IDS else -1 for name in DISPLAY_IDS)


def mare_owner(s: HamilcarState) -> int:
    """Who controls more than half of the ports of Mare Tyrrhenum. [2.1.H4]"""
    ports = s.box.board.mare_ports
    for seat in (ROME, CARTHAGE):
        if 2 * sum(1 for space in ports if s.control[space] == seat) > len(ports):
            return seat
    return -1


def display(s: HamilcarState) -> list[int]:
    """The Provincial Display: the owner of each of its 14 entries. [2.1.E4, 2.1.E2]"""
    owners: list[int] = []
    for entry, province in enumerate(DISPLAY_PROVINCE):
        if province >= 0:
            owners.append(province_owner(s, province))
        elif entry == MARE:
            owners.append(mare_owner(s))
        elif entry == LILYBAEUM_ENTRY:
            owners.append(s.control[LILYBAEUM])
        else:
            owners.append(miat_owner(s))
    return owners


def tally(s: HamilcarState, seat: int) -> int:
    """How many entries of the Provincial Display a side holds. [5.5.1]"""
    return sum(1 for owner in display(s) if owner == seat)


def provinces_of_italia(s: HamilcarState, region: int) -> int:
    """How many Provinces of a Region Rome controls, Samnium included. [4.1.4, 5.1.C2]"""
    regions = s.box.board.province_region
    return sum(1 for p in range(len(PROVINCE_IDS)) if regions[p] == region and province_owner(s, p) == ROME)
