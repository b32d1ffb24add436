"""S and C: cards are drawn unseen and played openly."""

from __future__ import annotations

from navarch.engine import CHANCE, Procedure, Reason, Seat

from .actions import DRAW
from .box import CARDS
from .state import TyreState, held


class DrawCard(Procedure):
    """S A card from the deck: only its owner sees it. [S.2]"""

    SEQUENCE = ("draw",)
    CHOICES = {"drawn": "S.2"}

    seat: Seat

    def draw(self, s: TyreState) -> None:
        """1 Chance decides among the cards that are left. [S.2]"""
        if sum(s.deck):
            s.ask(CHANCE, "drawn")

    def drawn_options(self, s: TyreState, seat: int) -> list[int]:
        """Any kind that is left."""
        return [DRAW + card for card in range(len(CARDS)) if s.deck[card]]

    def drawn_weights(self, s: TyreState) -> list[int]:
        """As likely as there are cards of it."""
        return [count for count in s.deck if count]

    def drawn(self, s: TyreState, seat: int, verb: int, noun: int) -> None:
        """It goes into the hand. [S.3]"""
        s.deck[noun] -= 1
        s.hand[self.seat * len(CARDS) + noun] += 1
        s.tell("S.2", "drew", self.seat)
        s.tell_to(1 << self.seat, "S.3", "drew-card", noun)


def card_why(s: TyreState, seat: int, card: int, wanted: int) -> Reason | None:
    """Why that card cannot be played where only one kind can. [C.1]"""
    if card != wanted:
        return Reason("C.1", "wrong-card", (card, wanted))
    return None if held(s, seat, card) else Reason("C.1", "not-held", (card,))


def discard(s: TyreState, seat: int, card: int) -> None:
    """A card is shown and laid aside. [C.1]"""
    s.hand[seat * len(CARDS) + card] -= 1
    s.discard[card] += 1
    s.reveal()
