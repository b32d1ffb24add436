"""Game Setup: Heroes and Wonders open and hidden on the board. [S-16, S-18, S-19]"""

from __future__ import annotations

from ..actions import TURN_UP
from ..state import MareState


def needs_tile(s: MareState) -> bool:
    """Whether a hidden tile is to be turned up: five are to be open besides the Pyramids. [S-16, S-19]"""
    return s.face_down != 0 and (s.display & s.box.for_sale).bit_count() < s.box.open_tiles


def hidden_tiles(s: MareState) -> list[int]:
    """Every tile that may lie on the next hidden space."""
    return [TURN_UP + tile for tile in range(s.face_down.bit_length()) if s.face_down >> tile & 1]


def open_tile(s: MareState, tile: int) -> None:
    """Turn a hidden tile up."""
    s.face_down &= ~(1 << tile)
    s.display |= 1 << tile
    s.tell("S-16", "tile-turned-up", tile)
