"""Definitions: which seat plays an Empire, and its Capital City Province. [S-1, D-6]"""

from __future__ import annotations

from ..state import MareState


def seat_of(s: MareState, empire: int) -> int:
    """The seat that plays the empire, or -1. [S-1]"""
    for seat in range(s.players):
        if s.empire[seat] == empire:
            return seat
    return -1


def home(s: MareState, seat: int) -> int:
    """The seat's Capital City Province. [D-6]"""
    return s.box.home[s.empire[seat]]
