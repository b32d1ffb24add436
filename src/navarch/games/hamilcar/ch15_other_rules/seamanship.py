"""15.4 Roman Seamanship: how far a Fleet may go, how well it is intercepted, and whether Supremacy is kept."""

from __future__ import annotations

from typing import Final

from ..box.labels import ROME
from ..state import HamilcarState

CARTHAGE_RANGE: Final = 4  # [7.3.A7]


POOR: Final = 1  # [15.4.A2, 15.4.B1, 15.4.B2, 15.4.B3, 15.4.B4]
FAIR: Final = 2
GOOD: Final = 3
EXCELLENT: Final = 4


def set_seamanship(s: HamilcarState, level: int, rule: str) -> None:
    """Seamanship rises or decays, between Poor and Excellent. [15.4.A1, 15.4.A3, 15.4.A6]"""
    s.seamanship = max(POOR, min(EXCELLENT, level))
    s.tell(rule, "seamanship", s.seamanship - 1)


def naval_range(s: HamilcarState, seat: int) -> int:
    """MPs that a side may spend in one Naval Movement or Interception. [7.3.A6, 7.3.A7, 15.4.A5]"""
    return s.box.range[s.seamanship] if seat == ROME else CARTHAGE_RANGE


def carthage_symbols(s: HamilcarState) -> int:
    """Symbols that the track adds for Carthage when an Interception is rolled. [15.4.A4]"""
    return s.box.symbols[s.seamanship]


def keeps_supremacy(s: HamilcarState) -> bool:
    """Whether Rome is skilled enough to keep Naval Supremacy over the Winter. [15.4.A7]"""
    return s.box.level_keeps[s.seamanship]


def roads_to_port(s: HamilcarState, space: int) -> int:
    """Movement Points by road from a space to the nearest port, enemies left aside."""
    return s.box.board.roads_to_port[space]
