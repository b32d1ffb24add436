"""5.3.3 Merchant."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import SELL
from ..box.labels import ALL_PLACES, PLACES, WINE
from ..box.modifiers import SILVER_PER_WINE
from ..box.own_cards import add_packed
from ..ch02_components.card_spaces import pay_with
from ..ch02_components.silver import earn
from ..ch02_components.symbols import can_meet
from ..ch05_1_expansive.payment import payment
from ..kinds import Card

if TYPE_CHECKING:
    from ..state import HandsState


def why_sell(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids selling Wine with this card [5.3.3]."""
    if not s.cards.merchants >> card & 1:
        return Reason("5.3.3", "no-merchant", (card,))
    if not s.hand[seat] >> card & 1:
        return Reason("5.3.3", "not-in-hand", (card,))
    return None if can_meet(s, seat, [WINE]) else Reason("5.3.3", "nothing-to-sell", (WINE,))


def sell_options(s: HandsState, seat: int, held: int, able: int, menu: list[int]) -> None:
    """Merchant cards beside Wine."""
    own = s.cards.own[seat]
    if able & own.wine & ALL_PLACES:
        add_packed(menu, SELL, held & own.merchants, seat)


class Sell(Procedure):
    """5.3.3 Merchant. [5.3.3]"""

    SEQUENCE: ClassVar = ("sell", "income")

    seat: Seat
    card: Card

    def sell(self, s: HandsState) -> None:
        """The Merchant, then one or more cards with Wine."""
        pay_with(s, self.seat, self.card, -1)
        s.call(payment(self.seat, -1, [WINE], extra=PLACES))

    def income(self, s: HandsState) -> None:
        """2 Silver for each [2.O]."""
        price = s.modifier(self.seat, SILVER_PER_WINE) or s.cards.wine_price[self.card]
        earn(s, self.seat, self.answer * price)
        s.tell("5.3.3", "sold-wine", self.seat, self.answer, price, self.answer * price)
