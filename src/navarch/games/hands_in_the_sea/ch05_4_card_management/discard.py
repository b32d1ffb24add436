"""5.4.2 Discard cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DISCARD, DONE
from ..box.labels import THE_HAND
from ..box.sets import actions_of
from ..ch02_components.card_spaces import to_discard
from ..ch02_components.silver import spend
from ..kinds import Card
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


def price_of_next(s: HandsState, discarded: int) -> int:
    """What the next card of the action costs: nothing, then 1, 2 and so on [5.4.2.B]."""
    return s.num.discard_first + s.num.discard_step * discarded


def why_discard(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids discarding this card [5.4.2.A, 4.4.J]."""
    if not s.hand[seat] >> card & 1:
        return Reason("5.4.2.A", "not-in-hand", (card,))
    price = price_of_next(s, 0)
    return too_poor(s, seat, price, "5.4.2.B")


def discard_options(s: HandsState, seat: int, hand: list[int], menu: list[int]) -> None:
    """Any card in Hand."""
    if s.silver[seat] >= price_of_next(s, 0):
        for card in hand:
            menu.append(DISCARD + card)


class Discard(Procedure):
    """5.4.2 Discard one or more cards, the first already named. [5.4.2.A]"""

    SEQUENCE: ClassVar = ("drop", "more")
    CHOICES: ClassVar = {"discards": "5.4.2.B"}

    seat: Seat
    card: Card
    dropped: Number = 0

    def drop(self, s: HandsState) -> None:
        """The card goes, at the price of its turn [5.4.2.B]."""
        price = price_of_next(s, self.dropped)
        spend(s, self.seat, price)
        self.dropped += 1
        to_discard(s, self.seat, self.card)
        s.tell("5.4.2.A", "card-discarded", self.seat, self.card, THE_HAND, price, 0)

    def others(self, s: HandsState) -> int:
        """The cards that may follow."""
        return s.hand[self.seat] if s.silver[self.seat] >= price_of_next(s, self.dropped) else 0

    def more(self, s: HandsState) -> None:
        """Another card, while it can be paid."""
        if s.hand[self.seat] and s.silver[self.seat] >= price_of_next(s, self.dropped):
            s.ask(self.seat, "discards")

    def discards_options(self, s: HandsState, seat: int) -> list[int]:
        """Another card, or no more."""
        return [*actions_of(DISCARD, self.others(s)), DONE]

    def discards_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot follow."""
        if verb != DISCARD or self.others(s) >> noun & 1:
            return None
        return Reason("5.4.2.A", "not-in-hand", (noun,))

    def discards_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """What the next card costs."""
        return (price_of_next(s, self.dropped),)

    def discards(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb == DISCARD:
            self.card = noun
            self.go("drop")
