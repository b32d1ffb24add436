"""7, 10, 11 Heroes and Wonders: who has which power. [7-1, 3.1.3-1]

A power goes before the rules it meets; each rule asks here whether somebody has the power.
"""

from __future__ import annotations

from typing import Final

from .actions import TILES
from .state import MareState

CAESAR: Final = TILES.index("caesar")
CLEOPATRA: Final = TILES.index("cleopatra")
HAMMURABI: Final = TILES.index("hammurabi")
HANNIBAL: Final = TILES.index("hannibal")
PERICLES: Final = TILES.index("pericles")
ANTIGONE: Final = TILES.index("antigone")
CASTOR: Final = TILES.index("castor_and_pollux")
CIRCE: Final = TILES.index("circe")
GILGAMESH: Final = TILES.index("gilgamesh")
HAMILCAR: Final = TILES.index("hamilcar")
HERCULES: Final = TILES.index("hercules")
NEBUCHADNEZZAR: Final = TILES.index("nebuchadnezzar")
PENTHESILEA: Final = TILES.index("penthesilea")
PERSEUS: Final = TILES.index("perseus")
SHEBA: Final = TILES.index("queen_of_sheba")
RAMSES: Final = TILES.index("ramses_ii")
SPARTACUS: Final = TILES.index("spartacus")
COLOSSUS: Final = TILES.index("colossus_of_rhodes")
GARDENS: Final = TILES.index("hanging_gardens")
PHAROS: Final = TILES.index("lighthouse_of_pharos")
ZEUS: Final = TILES.index("statue_of_zeus")
ARTEMIS: Final = TILES.index("temple_of_artemis")
PYRAMIDS: Final = TILES.index("pyramids")


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


def tile_bonus(s: MareState, seat: int, track: int) -> int:
    """The leader bonus of the seat's tiles; a copied power brings none. [10.CASTOR-3]

    [10.ANTIGONE-2, 10.CIRCE-3, 10.HAMILCAR-2, 10.HERCULES-1, 10.PENTHESILEA-2, 10.PERSEUS-4, 10.SHEBA-3, 11.GARDENS-2]
    """
    total = 0
    tiles = s.tiles[seat]
    while tiles:
        low = tiles & -tiles
        total += s.box.bonus[low.bit_length() - 1][track]
        tiles ^= low
    return total


def tile_count(s: MareState, seat: int) -> int:
    """How many Heroes and Wonders the seat has; its starting Hero is the first. [3.1.3-2]"""
    return s.tiles[seat].bit_count()
