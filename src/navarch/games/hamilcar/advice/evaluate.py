"""How well each side is doing, as a commander would reckon it, for bots that look ahead."""

from __future__ import annotations

import math

from ..box.labels import AREAS, CARTHAGE, CARTHAGO, ITALIA, LILYBAEUM, PROVINCE_IDS, ROMA, ROME, SPACES
from ..ch02_concepts.control import pcs_on_map
from ..ch02_concepts.display import provinces_of_italia
from ..ch04_victory.victory import ITALIA_NEEDED
from ..ch14_siege.siege import points_needed
from ..state import HamilcarState
from .worth import (
    ELEPHANT,
    ENTRY,
    LAST_PC,
    LEVEL,
    PC,
    SPENT_WARSHIP,
    SUPREMACY,
    TRAIN,
    UNIT,
    WARSHIP,
    miat_worth,
    side_worth,
)


def evaluate(s: HamilcarState) -> list[float]:
    """For each seat a share of the victory, from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    spread = 900.0 + 420.0 * (s.box.turns - s.turn)
    rome = 1.0 / (1.0 + math.exp(-lead(s) / spread))
    return [rome, 1.0 - rome]


def lead(s: HamilcarState) -> int:
    """How far Rome is ahead; Carthage wins ties."""
    return display_lead(s) + army_lead(s) + sea_lead(s) + siege_lead(s) - miat_worth(s, s.miat) - ENTRY // 3


def display_lead(s: HamilcarState) -> int:
    """Provinces, Mare Tyrrhenum, Lilybaeum, and the PCs themselves."""
    board = s.box.board
    total = 0
    for province in range(len(PROVINCE_IDS)):
        worth = entry_lead(s, board.province_spaces[province])
        total += worth if board.significant[province] else worth // 3
    total += entry_lead(s, board.mare_ports)
    total -= 1500 * max(0, ITALIA_NEEDED + 1 - provinces_of_italia(s, ITALIA))
    total += ENTRY if s.control[LILYBAEUM] == ROME else -ENTRY
    for seat, sign in ((ROME, 1), (CARTHAGE, -1)):
        pcs = pcs_on_map(s, seat)
        total += sign * (PC * pcs - LAST_PC * max(0, 6 - pcs))
    return total


def entry_lead(s: HamilcarState, spaces: tuple[int, ...]) -> int:
    """One entry of the Provincial Display."""
    rome = carthage = free = 0
    for space in spaces:
        owner = s.control[space]
        if owner == ROME:
            rome += 1
        elif owner == CARTHAGE:
            carthage += 1
        elif not s.tribes >> space & 1:
            free += 1
    need = len(spaces) // 2 + 1
    return side_worth(rome, need, free) - side_worth(carthage, need, free)


def army_lead(s: HamilcarState) -> int:
    """CUs, Elephants, STs."""
    cu, st, el = s.cu, s.st, s.el
    total = 0
    for area in range(AREAS):
        total += UNIT * (cu[area] - cu[AREAS + area]) + TRAIN * (st[area] - st[AREAS + area]) - ELEPHANT * el[area]
    return total


def sea_lead(s: HamilcarState) -> int:
    """Warships, Naval Supremacy, Seamanship."""
    ready = s.ready[ROME] + s.at_sea[ROME] - s.ready[CARTHAGE] - s.at_sea[CARTHAGE]
    total = WARSHIP * ready + SPENT_WARSHIP * (s.spent[ROME] - s.spent[CARTHAGE])
    total += SUPREMACY if s.supremacy == ROME else -SUPREMACY
    return total + LEVEL * (s.seamanship - 2) + 60 * s.corvi


def siege_lead(s: HamilcarState) -> int:
    """Siege Points, most of all before a capital."""
    total = 0
    for space in range(SPACES):
        if s.points[space] and s.box.board.capacity[space]:
            stake = 4000 if space in (ROMA, CARTHAGO) else 900
            part = stake * s.points[space] // (points_needed(s, space) + 1)
            total += part if s.control[space] == CARTHAGE else -part
    return total
