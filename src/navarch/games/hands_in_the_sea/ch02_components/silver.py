"""2 Silver and Gold tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import HandsState


def earn(s: HandsState, seat: int, silver: int) -> None:
    """Silver from the bank, which is never short [2.N]."""
    s.silver[seat] += silver
    s.bank -= silver


def spend(s: HandsState, seat: int, silver: int) -> None:
    """Silver to the bank."""
    s.silver[seat] -= silver
    s.bank += silver
