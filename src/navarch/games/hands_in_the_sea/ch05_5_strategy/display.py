"""4.6 The Strategy cards on display, their deck and discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.kind import Number
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DRAW
from ..box.sets import actions_of, member_at

if TYPE_CHECKING:
    from ..state import HandsState


OPENING: Final = 0
BOUGHT: Final = 1
CYCLED: Final = 2
CAMPAIGN_OVER: Final = 3
RULE: Final[tuple[str, ...]] = ("3.4.D", "5.5.1.D", "5.5.3.C", "4.1.F")
RENEWAL_RULE: Final[tuple[str, ...]] = ("5.5.1.E", "5.5.1.E", "5.5.3.D", "5.5.1.E")


class FillRow(Procedure):
    """Draw Strategy cards until the display is full again; each new one enters at #1 and pushes the others right.

    [3.4.D, 4.1.F, 5.5.1.D, 5.5.3.C]
    """

    SEQUENCE: ClassVar = ("draw",)
    CHOICES: ClassVar = {"strategy_draw": ""}

    occasion: Number

    def draw(self, s: HandsState) -> None:
        """One card more; an empty deck is renewed from the discards [5.5.1.E, 5.5.3.D]."""
        if len(s.row) == s.num.row:
            return
        renew_deck(s, RENEWAL_RULE[self.occasion])
        s.ask(CHANCE, "strategy_draw")

    def strategy_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return actions_of(DRAW, s.strategy_deck)

    def strategy_draw_at(self, s: HandsState, share: float) -> int:
        """All are alike."""
        return DRAW + member_at(s.strategy_deck, share)

    def strategy_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card is displayed in #1."""
        s.strategy_deck &= ~(1 << noun)
        s.row.insert(0, noun)
        s.tell(RULE[self.occasion], "strategy-displayed", noun)
        renew_deck(s, RENEWAL_RULE[self.occasion])
        self.go("draw")


def renew_deck(s: HandsState, rule: str) -> None:
    """The moment the Strategy deck is empty its discards are shuffled into a new one [5.5.1.E, 5.5.3.D]."""
    if not s.strategy_deck and s.strategy_discard:
        s.strategy_deck = s.strategy_discard
        s.strategy_discard = 0
        s.tell(rule, "strategies-reshuffled")


def discard_from_row(s: HandsState, cards: int, rule: str) -> None:
    """The rightmost cards go to the discards; the others move right [4.1.F, 5.5.3.B, 5.5.3.E]."""
    for _ in range(cards):
        card = s.row.pop()
        s.strategy_discard |= 1 << card
        s.tell(rule, "strategy-removed", card)
