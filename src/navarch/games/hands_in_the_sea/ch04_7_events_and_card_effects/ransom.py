"""4.7 Silver is paid, or else."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import REDEEM, REFUSE
from ..box.sets import members
from ..ch02_components.card_spaces import pile_of
from ..ch02_components.silver import spend
from ..ch05_2_aggressive.card_losses import TO_EVENT, cards_at, give_up_card
from ..kinds import Card, Cards
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


class Ransom(Procedure):
    """For each card of a kind the owner pays or returns it; answers how many there were.

    Each card is named to everybody. [E.MercenaryRevoltAlt.1]
    """

    SEQUENCE: ClassVar = ("next_card", "report")
    CHOICES: ClassVar = {"ransom": "E.MercenaryRevoltAlt.1"}

    seat: Seat
    cards: Cards
    places: Number
    price: Number
    card: Card = -1  # the card in question
    met: Number = 0

    def next_card(self, s: HandsState) -> None:
        """The next card, ascending; without the Silver it goes unasked."""
        left = cards_at(s, self.seat, self.places) & self.cards
        if self.card >= 0:
            left &= -2 << self.card
        if not left:
            return
        self.card = members(left)[0]
        self.met += 1
        self.show(s)
        if s.silver[self.seat] >= self.price:
            s.reveal()
            s.ask(self.seat, "ransom")
        else:
            s.play_unasked(self.seat, "ransom", REFUSE)
            self.refuse(s)

    def show(self, s: HandsState) -> None:
        """Everybody learns of the card; one in a hidden Reserve is put back face down [5.4.4.D]."""
        bit = 1 << self.card
        if s.hand[self.seat] & bit:
            s.seen[self.seat] |= bit
            s.counted[self.seat] &= ~bit
        elif s.secret_reserve and s.reserve[self.seat] & bit:
            s.counted[self.seat] |= bit
        s.tell("E.MercenaryRevoltAlt.1", "demanded", self.seat, self.card, pile_of(s, self.seat, self.card), self.price)

    def ransom_options(self, s: HandsState, seat: int) -> list[int]:
        """Pay, with the Silver for it, or let go."""
        return [verb for verb in (REDEEM, REFUSE) if self.ransom_why(s, seat, verb, 0) is None]

    def ransom_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """What it costs."""
        return too_poor(s, seat, self.price, "E.MercenaryRevoltAlt.1") if verb == REDEEM else None

    def ransom_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The card and the price."""
        return (self.card, self.price)

    def ransom(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Paid or not."""
        if verb == REDEEM:
            spend(s, seat, self.price)
            s.tell("E.MercenaryRevoltAlt.1", "ransomed", seat, self.card, self.price)
            self.go("next_card")
        else:
            self.refuse(s)

    def refuse(self, s: HandsState) -> None:
        """The card returns to the Empire deck, its strength leaves the battle."""
        give_up_card(s, self.seat, self.card, TO_EVENT, to_empire=True, by_lot=False)
        self.go("next_card")

    def report(self, s: HandsState) -> None:
        """How many cards were in question."""
        s.end(self.met)


class PayOr(Procedure):
    """Pay so much Silver, or else; answers 1 if it was paid. [E.NavalDisaster.3]"""

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"pay_or": "E.NavalDisaster.3"}

    seat: Seat
    price: Number

    def offer(self, s: HandsState) -> None:
        """A free choice for whoever has the Silver."""
        if s.silver[self.seat] >= self.price:
            s.ask(self.seat, "pay_or")
        else:
            s.play_unasked(self.seat, "pay_or", REFUSE)

    def pay_or_options(self, s: HandsState, seat: int) -> list[int]:
        """Pay, with the Silver for it, or not."""
        return [verb for verb in (REDEEM, REFUSE) if self.pay_or_why(s, seat, verb, 0) is None]

    def pay_or_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """What it costs."""
        return too_poor(s, seat, self.price, "E.NavalDisaster.3") if verb == REDEEM else None

    def pay_or_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """The price."""
        return (self.price,)

    def pay_or(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """Paid or not."""
        if verb == REDEEM:
            spend(s, seat, self.price)
            s.tell("E.NavalDisaster.3", "paid-off", seat, self.price)
            s.end(1)
