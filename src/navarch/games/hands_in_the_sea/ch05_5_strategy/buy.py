"""5.5.1 Buy a Strategy card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import BUY
from ..box.labels import other
from ..ch02_components.silver import spend
from ..ch04_6_strategy_cards.in_play import put_in_play, why_not_own
from ..reasons import too_poor
from .display import BOUGHT, FillRow

if TYPE_CHECKING:
    from ..state import HandsState


def price_of(s: HandsState, card: int) -> int:
    """What a card of the display costs [5.5.1.A]."""
    return price_at(s, s.row.index(card))


def price_at(s: HandsState, position: int) -> int:
    """The cost of the card there, and the surcharge of its position [5.5.1.A]."""
    return s.cards.strategy_price[s.row[position]] + s.num.surcharge[position]


def why_buy(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids buying this card [1.D, 2.X, 5.5.1.A, 5.5.1.C, 5.5.1.F]."""
    if card not in s.row:
        return Reason("5.5.1.A", "not-on-display", (card,))
    return why_not_own(s, seat, card) or too_poor(s, seat, price_of(s, card), "5.5.1.A")


def buy_options(s: HandsState, seat: int, menu: list[int]) -> None:
    """Displayed cards that can be bought."""
    if s.strategy[seat] >= 0 or s.silver[seat] < s.cards.cheapest_strategy:
        return
    offered: list[int] = []
    for position in range(len(s.row)):
        if s.silver[seat] >= price_at(s, position) and s.cards.strategy_owner[s.row[position]] != other(seat):
            offered.append(BUY + s.row[position])
    if offered:
        offered.sort()
        menu.extend(offered)


def buy(s: HandsState, seat: int, card: int) -> None:
    """5.5.1 The card is in play; the display closes up and is filled [1.C, 5.5.1.B, 5.5.1.D]."""
    price = price_of(s, card)
    spend(s, seat, price)
    s.row.remove(card)
    put_in_play(s, seat, card)
    s.tell("5.5.1.B", "strategy-bought", seat, card, price)
    s.call(FillRow(BOUGHT))
