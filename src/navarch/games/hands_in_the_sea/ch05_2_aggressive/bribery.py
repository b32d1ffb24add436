"""5.2.6 Bribery."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import BRIBE
from ..box.effects import FROM_HAND, FROM_RESERVE
from ..box.labels import other
from ..box.modifiers import IMMUNE_TO_BRIBERY
from ..box.own_cards import add_packed
from ..ch02_components.card_spaces import to_discard
from ..ch02_components.silver import spend
from ..kinds import Card
from ..reasons import too_poor
from .blocking import A_BRIBE, Block
from .card_losses import TO_BRIBE, GiveUp

if TYPE_CHECKING:
    from ..state import HandsState


def why_bribe(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids bribing with this card [5.2.6.A]."""
    if not s.hand[seat] >> card & 1:
        return Reason("5.2.6.A", "not-in-hand", (card,))
    if not s.cards.bribers >> card & 1:
        return Reason("5.2.6.A", "no-bribe-ability", (card,))
    if s.modifier(other(seat), IMMUNE_TO_BRIBERY):
        return Reason("4.6.B", "immune-to-bribery", (s.strategy[other(seat)],))
    return too_poor(s, seat, s.num.bribe_cost, "5.2.6.A")


def bribe_options(s: HandsState, seat: int, held: int, menu: list[int]) -> None:
    """Cards that can bribe."""
    bribers = held & s.cards.own[seat].bribers
    if bribers and s.silver[seat] >= s.num.bribe_cost and not s.modifier(other(seat), IMMUNE_TO_BRIBERY):
        add_packed(menu, BRIBE, bribers, seat)


class Bribe(Procedure):
    """5.2.6 Bribery. [5.2.6.A]"""

    SEQUENCE: ClassVar = ("offer", "hand_over", "proof")

    seat: Seat
    card: Card
    blocked: Number = 0

    def offer(self, s: HandsState) -> None:
        """Card and Silver are spent; the opponent may block from the Hand [5.2.6.A, 5.2.6.B]."""
        to_discard(s, self.seat, self.card)
        spend(s, self.seat, s.num.bribe_cost)
        s.tell("5.2.6.A", "bribe-tried", self.seat, self.card, s.num.bribe_cost)
        s.call(Block(other(self.seat), A_BRIBE, -1))

    def hand_over(self, s: HandsState) -> None:
        """Unblocked, the victim gives one Mercenary from Hand or Reserve, none from a battle [5.2.6.C, 5.2.6.D]."""
        self.blocked = self.answer
        if not self.blocked:
            victims = s.cards.mercenaries
            s.call(GiveUp(TO_BRIBE, other(self.seat), victims, FROM_HAND | FROM_RESERVE))

    def proof(self, s: HandsState) -> None:
        """A victim without such a card shows the Hand, no hidden Reserve, and the action is lost [5.2.6.E, 5.4.4.D]."""
        if self.blocked or self.answer:
            return
        victim = other(self.seat)
        s.seen[victim] = s.hand[victim]
        s.counted[victim] &= ~s.hand[victim]
        s.reveal()
        s.tell("5.2.6.E", "bribe-wasted", victim, s.hand[victim])
