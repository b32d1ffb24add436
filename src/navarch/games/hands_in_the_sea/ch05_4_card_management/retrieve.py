"""5.4.5 Retrieve the Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import RETRIEVE
from ..box.modifiers import RETRIEVE_COST
from ..box.sets import count
from ..ch02_components.silver import spend
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


def price_of_retrieval(s: HandsState, seat: int) -> int:
    """So much Silver for each card [5.4.5.B, C.DeepReserve.2]."""
    return count(s.reserve[seat]) * s.modifier(seat, RETRIEVE_COST)


def why_retrieve(s: HandsState, seat: int) -> Reason | None:
    """What forbids taking the Reserve back [5.4.5.A, 5.4.5.B, C.DeepReserve.2]."""
    if not s.reserve[seat]:
        return Reason("5.4.5.A", "reserve-empty")
    return too_poor(s, seat, price_of_retrieval(s, seat), "5.4.5.B")


def may_retrieve(s: HandsState, seat: int) -> bool:
    """Whether there is a Reserve, and the Silver to take it back."""
    return s.reserve[seat] != 0 and s.silver[seat] >= price_of_retrieval(s, seat)


def retrieve_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Take the Reserve back."""
    if may_retrieve(s, seat):
        menu.append(RETRIEVE)


def retrieve(s: HandsState, seat: int) -> None:
    """5.4.5 All cards of the Reserve come back to the Hand, 1 Silver each [5.4.5.B, 5.4.5.C]."""
    cards = count(s.reserve[seat])
    price = price_of_retrieval(s, seat)
    spend(s, seat, price)
    s.seen[seat] |= s.counted[seat] if s.secret_reserve else s.reserve[seat]
    s.counted[seat] = 0
    s.tell("5.4.5.A", "retrieved", seat, cards, price)
    s.hand[seat] |= s.reserve[seat]
    s.reserve[seat] = 0
