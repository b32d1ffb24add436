"""2.1.E The Provincial Display: who holds each of its entries.

What a Province is, and which spaces belong to it, stands in `box/board.py` [2.1.E1, 2.1.E5, 2.1.E6].
"""

from __future__ import annotations

from typing import Final

from ..box.labels import DISPLAY_IDS, LILYBAEUM, PROVINCE_IDS, ROME
from ..ch15_miat_and_africa.miat import miat_owner
from ..state import HamilcarState
from .control import majority, province_owner

MARE: Final = DISPLAY_IDS.index("mare_tyrrhenum")
LILYBAEUM_ENTRY: Final = DISPLAY_IDS.index("lilybaeum")
ENTRIES: Final = len(DISPLAY_IDS)
DISPLAY_PROVINCE: Final = tuple(PROVINCE_IDS.index(name) if name in PROVINCE_IDS else -1 for name in DISPLAY_IDS)


def mare_owner(s: HamilcarState) -> int:
    """Who controls more than half of the ports of Mare Tyrrhenum. [2.1.H4]"""
    return majority(s, s.box.board.mare_ports)


def entry_owner(s: HamilcarState, entry: int) -> int:
    """Who holds an entry of the Provincial Display, or nobody. [2.1.E4, 2.1.E2]"""
    province = DISPLAY_PROVINCE[entry]
    if province >= 0:
        return province_owner(s, province)
    if entry == MARE:
        return mare_owner(s)
    return s.control[LILYBAEUM] if entry == LILYBAEUM_ENTRY else miat_owner(s)


def display(s: HamilcarState) -> list[int]:
    """The Provincial Display: the owner of each of its 14 entries. [2.1.E4, 2.1.E2]"""
    return [entry_owner(s, entry) for entry in range(ENTRIES)]


def tally(s: HamilcarState, seat: int) -> int:
    """How many entries of the Provincial Display a side holds. [5.5.1]"""
    found = 0
    for entry in range(ENTRIES):
        if entry_owner(s, entry) == seat:
            found += 1
    return found


def lead(s: HamilcarState, seat: int) -> int:
    """By how many entries of the Provincial Display a side is ahead of the other; below 0, behind it. [5.5.1]"""
    ahead = 0
    for entry in range(ENTRIES):
        owner = entry_owner(s, entry)
        if owner == seat:
            ahead += 1
        elif owner >= 0:
            ahead -= 1
    return ahead


def provinces_of_italia(s: HamilcarState, region: int) -> int:
    """How many Provinces of a Region Rome controls, Samnium included. [4.1.4, 5.1.C2]"""
    regions = s.box.board.province_region
    found = 0
    for province, lies_in in enumerate(regions):
        if lies_in == region and province_owner(s, province) == ROME:
            found += 1
    return found
