"""5.3.2 Trader."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import TRADE
from ..box.labels import COIN, SHIP
from ..box.modifiers import TRADER_CARDS
from ..box.own_cards import add_packed
from ..box.sets import beside
from ..ch02_components.card_spaces import pay_with
from ..ch02_components.silver import earn
from ..ch02_components.symbols import cards_meeting
from ..ch04_3_sea_and_supply.usable_cards import why_unusable
from ..ch05_1_expansive.payment import payment
from ..kinds import Card

if TYPE_CHECKING:
    from ..state import HandsState


def why_trade(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids trading with this Ship [5.3.2.A]."""
    if not s.cards.ship >> card & 1:
        return Reason("5.3.2.A", "lacks-symbol", (card, SHIP))
    reason = why_unusable(s, seat, card, "5.3.2.A")
    if reason is None and not s.hand[seat] & ~(1 << card) & cards_meeting(s, seat, COIN, 0):
        return Reason("5.3.2.A", "nothing-to-sell", (COIN,))
    return reason


def trade_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """Ship cards beside which something can be sold."""
    add_packed(menu, TRADE, beside(able & s.cards.own[seat].ship, able & s.cards.coins), seat)


class Trade(Procedure):
    """5.3.2 Trader. [5.3.2.A]"""

    SEQUENCE: ClassVar = ("sell", "income")

    seat: Seat
    card: Card

    def sell(self, s: HandsState) -> None:
        """A Ship, then 1 or 2 Location cards with a coin [5.3.2.A]."""
        pay_with(s, self.seat, self.card, SHIP)
        s.call(payment(self.seat, -1, [COIN], extra=s.modifier(self.seat, TRADER_CARDS) - 1))

    def income(self, s: HandsState) -> None:
        """The sum of their coins [5.3.2.B]."""
        earn(s, self.seat, self.answer)
        s.tell("5.3.2.B", "traded", self.seat, self.answer)
