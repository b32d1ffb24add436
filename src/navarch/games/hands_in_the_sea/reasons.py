"""Reasons that many rules share: what a player lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.event import Reason

if TYPE_CHECKING:
    from .state import HandsState


def too_poor(s: HandsState, seat: int, price: int, rule: str) -> Reason | None:
    """The Silver that is asked for, unless the player has it."""
    return Reason(rule, "too-poor", (price, s.silver[seat])) if s.silver[seat] < price else None


def not_in_hand(s: HandsState, seat: int, card: int, rule: str) -> Reason | None:
    """The card, unless it is in Hand."""
    return None if s.hand[seat] >> card & 1 else Reason(rule, "not-in-hand", (card,))
