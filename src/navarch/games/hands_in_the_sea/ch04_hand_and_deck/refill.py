"""4.F The Hand is filled up at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW
from ..box.labels import ASIDE, BOTTOM, CARTHAGE
from ..box.own_cards import card_at
from ..box.sets import actions_of, count
from .draw_deck import draw_from_deck, exhausted, shuffle_discards, take_from_top

if TYPE_CHECKING:
    from ..state import HandsState


FIRST_HAND: Final = 0
ROUND_OVER: Final = 1
IN_CAMPAIGN: Final = 2
RULE: Final[tuple[str, ...]] = ("3.6", "4.F", "4.1.B")


class Refill(Procedure):
    """4.F The Hand is filled up to its size; answers 1 if the Campaign card came up. [3.6, 4.F, 4.1.B, 4.H, 4.I]"""

    SEQUENCE: ClassVar = ("draw", "report")
    CHOICES: ClassVar = {"refill_draw": ""}

    seat: Seat
    occasion: Number
    drawn: Number = 0  # and not yet told

    def draw(self, s: HandsState) -> None:
        """One card more, until the Hand is full; a deck used up, even by the last card, is renewed [4.G, 4.1.A]."""
        seat = self.seat
        if not s.deck[seat] and exhausted(s, seat) and s.discard[seat]:
            self.tell_count(s)
            shuffle_discards(s, seat, "4.G")
        if count(s.hand[seat]) >= s.num.hand_size:
            return
        if s.top(seat):
            take_from_top(s, seat)
            self.one_more(s)
        elif s.deck[seat]:
            s.ask(CHANCE, "refill_draw")
        elif seat == CARTHAGE and s.campaign == BOTTOM:
            s.campaign = ASIDE
            s.stirred = 1
            self.tell_count(s)
            s.tell("4.1.A", "campaign-drawn", seat)
            s.end(1)

    def refill_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return actions_of(DRAW, s.deck[self.seat])

    def refill_draw_at(self, s: HandsState, share: float) -> int:
        """All are alike."""
        return DRAW + card_at(s.deck[self.seat], self.seat, share)

    def refill_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card comes to the Hand."""
        draw_from_deck(s, self.seat, noun, RULE[self.occasion])
        self.one_more(s)

    def one_more(self, s: HandsState) -> None:
        """Count the card and go on."""
        self.drawn += 1
        self.go("draw")

    def tell_count(self, s: HandsState) -> None:
        """Everybody sees how many cards were drawn, from which side of a shuffle."""
        if self.drawn:
            s.tell(RULE[self.occasion], "drew", self.seat, self.drawn)
            self.drawn = 0

    def report(self, s: HandsState) -> None:
        """The Hand is full, or nothing is left to draw."""
        self.tell_count(s)
