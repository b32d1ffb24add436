"""5.5.2 Discard the Strategy card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import DROP

if TYPE_CHECKING:
    from ..state import HandsState


def why_drop(s: HandsState, seat: int) -> Reason | None:
    """What forbids discarding the own Strategy card, flipped or not, an action of its own [5.5.2.A, 5.5.2.B, 7.1.G]."""
    return None if s.strategy[seat] >= 0 else Reason("5.5.2.A", "no-strategy")


def drop_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Discard it."""
    if s.strategy[seat] >= 0:
        menu.append(DROP)
