"""5.4.1 Draft an Empire card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DRAFT, LEVY
from ..box.labels import COLONIST, EMPIRE_CARDS, other
from ..box.modifiers import WAIVE_MANPOWER
from ..box.own_cards import OWN_EMPIRE, add_packed, packed
from ..ch02_components.card_spaces import owned_by
from ..ch02_components.silver import spend
from ..ch02_components.symbols import can_meet
from ..ch05_1_expansive.payment import payment
from ..kinds import Card

if TYPE_CHECKING:
    from ..state import HandsState


def on_offer(s: HandsState, seat: int) -> int:
    """The cards that this player could draft: own and neutral Empire cards, and cards of controlled locations.

    [1.D, 2.F, 2.G, 5.4.1.B, 5.4.1.C]
    """
    return s.empire[seat] & (EMPIRE_CARDS | s.held[seat]) | s.neutral & EMPIRE_CARDS


def needs_manpower(s: HandsState, seat: int, card: int) -> bool:
    """Whether drafting the card takes a Colonist [5.4.1.D]."""
    return bool(s.cards.manpower >> card & 1) and not s.modifier(seat, WAIVE_MANPOWER)


def why_not_on_offer(s: HandsState, seat: int, bit: int, card: int) -> Reason:
    """Where a card is that this player cannot draft [5.4.1.A, 5.4.1.B, 5.4.1.C]."""
    if s.cards.decks[other(seat)] & bit:
        return Reason("5.4.1.B", "opponents-card", (card,))
    if s.neutral & bit:
        return Reason("5.4.1.C", "gained-by-settling", (card,))
    if s.empire[seat] & bit:
        return Reason("5.4.1.C", "not-controlled", (card,))
    if owned_by(s, seat) & bit:
        return Reason("5.4.1.A", "yours-already", (card,))
    return Reason("5.4.1.A", "opponent-has", (card,))


def why_not_for_sale(s: HandsState, seat: int, card: int, price: int) -> Reason | None:
    """What forbids drafting the card at this price [5.4.1.A, 5.4.1.B, 5.4.1.D]."""
    if not on_offer(s, seat) >> card & 1:
        return why_not_on_offer(s, seat, 1 << card, card)
    if s.silver[seat] < price:
        return Reason("5.4.1.A", "too-poor", (price, s.silver[seat]))
    if needs_manpower(s, seat, card) and not can_meet(s, seat, [COLONIST]):
        return Reason("5.4.1.D", "no-colonist")
    return None


def why_draft(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids drafting this card [5.4.1.A]."""
    return why_not_for_sale(s, seat, card, s.cards.cost[card])


def why_levy(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids an Emergency Levy of this card [5.4.1.E, 5.4.1.F]."""
    if not s.cards.levied >> card & 1:
        return Reason("5.4.1.F", "cannot-be-levied", (card,))
    return why_not_for_sale(s, seat, card, s.num.levy_factor * s.cards.cost[card])


def within_means(s: HandsState, seat: int, factor: int) -> int:
    """The cards, packed, that the player has the Silver for, at so many times their price [5.4.1.A, 5.4.1.E]."""
    prices = s.cards.own[seat].within_price
    silver = s.silver[seat] // factor
    return prices[silver if silver < len(prices) else -1]


def for_sale(s: HandsState, seat: int, able: int) -> int:
    """The cards on offer, packed, that the player can pay, with a Colonist where one is needed [5.4.1.A, 5.4.1.D]."""
    own = s.cards.own[seat]
    # What `on_offer` says: no card of a location that is held lies in the neutral area [2.Y].
    offered = packed(s.empire[seat] | s.neutral, seat) & (OWN_EMPIRE | s.held[seat])
    cards = offered & within_means(s, seat, 1)
    if not able & own.colonist and not s.modifier(seat, WAIVE_MANPOWER):
        cards &= ~own.manpower
    return cards


def draft_options(s: HandsState, seat: int, able: int, menu: list[int]) -> None:
    """Cards that can be drafted, and those of them that can be levied too."""
    cards = for_sale(s, seat, able)
    if not cards:
        return
    add_packed(menu, DRAFT, cards, seat)
    levied = cards & s.cards.own[seat].levied
    if levied:
        add_packed(menu, LEVY, levied & within_means(s, seat, s.num.levy_factor), seat)


class Draft(Procedure):
    """5.4.1 Draft an Empire card, perhaps by Emergency Levy. [5.4.1.A, 5.4.1.E]"""

    SEQUENCE: ClassVar = ("pay", "take")

    seat: Seat
    card: Card
    levy: Number = 0

    def pay(self, s: HandsState) -> None:
        """Silver, doubled for a levy, and a Colonist for manpower, never doubled [5.4.1.D, 5.4.1.E, 5.4.1.G]."""
        spend(s, self.seat, self.price(s))
        if needs_manpower(s, self.seat, self.card):
            s.call(payment(self.seat, -1, [COLONIST]))

    def price(self, s: HandsState) -> int:
        """Silver for the card [5.4.1.A, 5.4.1.E]."""
        return (s.num.levy_factor if self.levy else 1) * s.cards.cost[self.card]

    def take(self, s: HandsState) -> None:
        """Onto the Discard pile, or on top of the Draw deck [1.C, 5.4.1.A, 5.4.1.E]."""
        bit = 1 << self.card
        s.empire[self.seat] &= ~bit
        s.neutral &= ~bit
        if self.levy:
            s.top(self.seat).append(self.card)
            s.tell("5.4.1.E", "levied", self.seat, self.card, self.price(s))
        else:
            s.discard[self.seat] |= bit
            s.tell("5.4.1.A", "drafted", self.seat, self.card, self.price(s))
