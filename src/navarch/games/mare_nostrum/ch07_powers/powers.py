"""7 Heroes and Wonders: who has which power. [7-1, 3.1.3-1]

A power goes before the rules it meets; each rule asks here whether somebody has the power. 7-2 what a tile shows:
`box/numbers.py`.
"""

from __future__ import annotations

from ..box.labels import CASTOR, TOKEN
from ..reasons import FREE, NO_POWER, POWER_USED
from ..state import MareState


def has_power(s: MareState, seat: int, tile: int) -> bool:
    """Whether the seat has that power, by the tile itself or by Castor & Pollux. [10.CASTOR-1]"""
    tiles = s.tiles[seat]
    if tiles >> tile & 1:
        return True
    return s.copied == tile and tiles >> CASTOR & 1 == 1


def owner_of(s: MareState, tile: int) -> int:
    """The seat that has the tile itself, or -1."""
    for seat in range(s.players):
        if s.tiles[seat] >> tile & 1:
            return seat
    return -1


def use(s: MareState, seat: int, tile: int) -> None:
    """Note a power that works once in a round."""
    s.used[seat] |= 1 << tile


def is_used(s: MareState, seat: int, tile: int) -> bool:
    """Whether the seat has used that power in this round."""
    return s.used[seat] >> tile & 1 == 1


def once_bar(s: MareState, seat: int, tile: int) -> int:
    """A power that works once in a round."""
    if not has_power(s, seat, tile):
        return NO_POWER
    return POWER_USED if is_used(s, seat, tile) else FREE


def token_bar(s: MareState, seat: int, among: int, lacking: int) -> int:
    """Whether one of those tokens is held; else the bar `lacking`."""
    for token in range(TOKEN):
        if among >> token & 1 and s.supply[seat * TOKEN + token]:
            return FREE
    return lacking


def tile_count(s: MareState, seat: int) -> int:
    """How many Heroes and Wonders the seat has; its starting Hero is the first. [3.1.3-2]"""
    tiles = s.tiles[seat]
    count = 0
    while tiles:  # they are few: compiled, this is quicker than asking Python for the number
        tiles &= tiles - 1
        count += 1
    return count
