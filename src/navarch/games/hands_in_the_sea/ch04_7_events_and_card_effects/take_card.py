"""7.2 A card is taken to the Hand without paying."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import TAKE
from ..box.sets import actions_of
from ..ch05_2_aggressive.card_losses import cards_at
from ..kinds import Cards

if TYPE_CHECKING:
    from ..state import HandsState


class TakeCard(Procedure):
    """A card is taken to the Hand without paying; answers 1 if there was one. [7.2.B]"""

    SEQUENCE: ClassVar = ("offer",)
    CHOICES: ClassVar = {"taking": "7.2.B"}

    seat: Seat
    cards: Cards
    places: Number

    def offer(self, s: HandsState) -> None:
        """Which card?"""
        if cards_at(s, self.seat, self.places) & self.cards:
            s.ask(self.seat, "taking")

    def taking_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards of the right kind in open piles."""
        return actions_of(TAKE, cards_at(s, self.seat, self.places) & self.cards)

    def taking_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot be taken."""
        if verb != TAKE or cards_at(s, self.seat, self.places) & self.cards & 1 << noun:
            return None
        return Reason("7.2.B", "not-among-these", (noun,))

    def taking(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card comes to the Hand, in everybody's sight."""
        bit = 1 << noun
        s.empire[seat] &= ~bit
        s.discard[seat] &= ~bit
        s.hand[seat] |= bit
        s.seen[seat] |= bit
        s.tell("7.2.B", "card-taken", seat, noun)
        s.end(1)
