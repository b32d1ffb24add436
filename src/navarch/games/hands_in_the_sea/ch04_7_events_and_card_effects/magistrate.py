"""5.4 The Magistrate: cards are returned, and as many drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import DONE, RETURN
from ..box.sets import actions_of
from ..ch02_components.card_spaces import send_back
from ..ch04_hand_and_deck.draw_effects import DrawCards

if TYPE_CHECKING:
    from ..state import HandsState


class SendBack(Procedure):
    """Magistrate: up to so many cards are returned; answers how many. [5.4.A, 5.4.3.D]"""

    SEQUENCE: ClassVar = ("offer", "report")
    CHOICES: ClassVar = {"magistrate": "5.4.A"}

    seat: Seat
    left: Number
    returned: Number = 0

    def returnable(self, s: HandsState) -> int:
        """Cards that may go back."""
        return s.hand[self.seat] & ~s.cards.kept

    def offer(self, s: HandsState) -> None:
        """Another card?"""
        if self.left and s.hand[self.seat]:
            s.ask(self.seat, "magistrate")

    def magistrate_options(self, s: HandsState, seat: int) -> list[int]:
        """A card, or no more."""
        return [*actions_of(RETURN, self.returnable(s)), DONE]

    def magistrate_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot go back now."""
        if verb != RETURN or self.returnable(s) >> noun & 1:
            return None
        if s.cards.kept >> noun & 1:
            return Reason("5.4.3.D", "never-returned", (noun,))
        return Reason("5.4.3.A", "not-in-hand", (noun,))

    def magistrate_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many may still go."""
        return (self.left,)

    def magistrate(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb == RETURN:
            send_back(s, seat, noun, "5.4.A")
            self.left -= 1
            self.returned += 1
            self.go("offer")

    def report(self, s: HandsState) -> None:
        """As many cards are drawn next."""
        s.end(self.returned)


class Reform(Procedure):
    """Magistrate: return up to so many cards, then draw as many. [5.4.A, 4.J]"""

    SEQUENCE: ClassVar = ("give", "draw")

    seat: Seat
    most: Number

    def give(self, s: HandsState) -> None:
        """Cards go back to the Empire deck."""
        s.call(SendBack(self.seat, self.most))

    def draw(self, s: HandsState) -> None:
        """As many are drawn."""
        if self.answer:
            s.call(DrawCards(self.seat, self.answer))
