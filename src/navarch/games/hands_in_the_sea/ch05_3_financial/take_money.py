"""5.3.1 Take money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import MONEY
from ..box.labels import COIN
from ..box.sets import add
from ..ch02_components.card_spaces import to_discard
from ..ch02_components.silver import earn
from ..ch04_3_sea_and_supply.usable_cards import why_unusable

if TYPE_CHECKING:
    from ..state import HandsState


def why_money(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids taking money with this card [5.3.1]."""
    if not s.cards.coins >> card & 1:
        return Reason("5.3.1", "lacks-symbol", (card, COIN))
    return why_unusable(s, seat, card, "5.3.1")


def money_options(s: HandsState, able: int, menu: list[int]) -> None:
    """Location cards with a coin."""
    add(menu, MONEY, able & s.cards.coins)


def take_money(s: HandsState, seat: int, card: int) -> None:
    """5.3.1 The coin on a Location card [2.M, 5.3.1]."""
    to_discard(s, seat, card)
    earn(s, seat, s.cards.coin[card])
    s.tell("5.3.1", "took-money", seat, card, s.cards.coin[card])
