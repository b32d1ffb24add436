"""4.J and 4.K: cards that let a player draw more cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW
from ..box.labels import ASIDE, BOTTOM, CARTHAGE
from ..box.own_cards import card_at
from ..box.sets import actions_of
from .draw_deck import draw_from_deck, take_from_top

if TYPE_CHECKING:
    from ..state import HandsState


class DrawCards(Procedure):
    """4.J A card effect draws: never more than the Draw deck holds, without reshuffling. [4.J, 4.K, 4.H]"""

    SEQUENCE: ClassVar = ("draw", "report")
    CHOICES: ClassVar = {"effect_draw": ""}

    seat: Seat
    left: Number
    drawn: Number = 0
    told: Number = 0  # how many of them everybody has heard of

    def draw(self, s: HandsState) -> None:
        """One card more; the Campaign card counts as one, is set aside and waits for the end of the round."""
        seat = self.seat
        if self.left == 0:
            return
        self.left -= 1
        if s.top(seat):
            take_from_top(s, seat)
            self.drawn += 1
            self.go("draw")
        elif s.deck[seat]:
            s.ask(CHANCE, "effect_draw")
        elif seat == CARTHAGE and s.campaign == BOTTOM:
            s.campaign = ASIDE
            s.stirred = 1
            self.tell_count(s)
            s.tell("4.K", "campaign-pending", seat)

    def effect_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return actions_of(DRAW, s.deck[self.seat])

    def effect_draw_at(self, s: HandsState, share: float) -> int:
        """All are alike."""
        return DRAW + card_at(s.deck[self.seat], self.seat, share)

    def effect_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card comes to the Hand."""
        draw_from_deck(s, self.seat, noun, "4.J")
        self.drawn += 1
        self.go("draw")

    def tell_count(self, s: HandsState) -> None:
        """Everybody sees how many cards were drawn."""
        if self.drawn > self.told:
            s.tell("4.J", "drew", self.seat, self.drawn - self.told)
            self.told = self.drawn

    def report(self, s: HandsState) -> None:
        """The answer tells whether there were any."""
        self.tell_count(s)
        s.end(self.drawn)
