"""5.5.3 Cycle Strategy cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import CYCLE
from ..ch02_components.silver import spend
from ..reasons import too_poor
from .display import CYCLED, FillRow, discard_from_row

if TYPE_CHECKING:
    from ..state import HandsState


def cycling_cost(s: HandsState, cards: int) -> int:
    """Silver for cycling so many cards from the right [5.5.3.A, 5.5.3.B]."""
    return s.num.cycling_cost[cards]


def why_cycle(s: HandsState, seat: int, cards: int) -> Reason | None:
    """What forbids cycling so many cards [5.5.3.A]."""
    if not 1 <= cards <= s.num.row:
        return Reason("5.5.3.A", "cycle-number")
    price = cycling_cost(s, cards)
    return too_poor(s, seat, price, "5.5.3.A")


def cycle_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """How many cards can be cycled."""
    silver = s.silver[seat]
    for cards in range(1, s.num.row + 1):
        if silver >= s.num.cycling_cost[cards]:
            menu.append(CYCLE + cards)


def cycle(s: HandsState, seat: int, cards: int) -> None:
    """5.5.3 Cards leave the display from right to left and are replaced [5.5.3.B, 5.5.3.C, 5.5.3.D]."""
    price = cycling_cost(s, cards)
    spend(s, seat, price)
    s.tell("5.5.3.A", "cycled", seat, cards, price)
    discard_from_row(s, cards, "5.5.3.B")
    s.call(FillRow(CYCLED))
