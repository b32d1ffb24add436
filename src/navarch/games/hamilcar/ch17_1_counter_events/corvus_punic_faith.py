"""17.1 #17 Corvus and #45 Punic Faith, played at any moment of the own turn. [5.2.C1d]"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import REACT
from ..box.labels import CARTHAGE, ROME
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Announce, cards_for, may_use_event
from ..ch02_concepts.truce import break_truce
from ..ch15_other_rules.corvi import SetCorvi
from ..kinds import Card
from ..state import HamilcarState


def own_turn_cards(s: HamilcarState, seat: int) -> list[int]:
    """Cards in hand that may be played at any moment of the own turn. [17.1#17a, 17.1#45b]"""
    if seat != s.active:
        return []
    return members(s.hand[seat] & cards_for(s, seat, "own_turn"), REACT)


def own_turn_refusal(s: HamilcarState, seat: int, card: int) -> Reason:
    """Why a card is not one of them. [5.2.C1b, 5.2.C1c, 5.2.C1d]"""
    if not s.hand[seat] >> card & 1:
        return Reason("5.2.C1d", "not-in-hand", (card,))
    if not may_use_event(s, seat, card):
        return Reason("5.2.C1b", "wrong-colour", (card,))
    return Reason("5.2.C1c", "counter-event" if s.box.counter[card] else "no-counter-event", (card,))


class CorvusOrPunicFaith(Procedure):
    """A card such as Corvus is played besides the turn's own play. [5.2.C1d]"""

    SEQUENCE = ("announce", "resolve")

    seat: Seat
    card: Card

    def announce(self, s: HamilcarState) -> None:
        """The card is announced; Punic Faith may cancel it. [5.2.C1d, 17.1#45a]"""
        s.call(Announce(self.seat, self.card))

    def resolve(self, s: HamilcarState) -> None:
        """Corvi are mounted or dismounted, or the Roman hand is opened. [17.1#17a, 17.1#45b]"""
        if not self.answer:
            return
        break_truce(s, self.card)
        if s.box.card_effects[self.card][0].op == "corvi":
            s.call(SetCorvi())
        else:
            s.revealed = 1  # Rome plays with open cards for the rest of the turn [17.1#45b]
            s.spied[CARTHAGE] = s.hand[ROME]
            s.reveal()
            s.tell("17.1#45b", "hand-revealed")
