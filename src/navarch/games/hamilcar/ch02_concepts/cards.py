"""2.4.A Strategy Cards as Events: announced, cancelled by Punic Faith, and the windows of Counter Events. [5.2.C1]

What is printed on Strategy Cards [2.4.A1, 2.4.A2, 2.4.A4, 2.4.A5, 2.4.A6] and on Naval Tactic Cards [2.4.B1] stands in
`box/box.py`; what points and symbols are good for, in `ch05_2_operations/operations.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import PASS, REACT
from ..box.box import BOTH
from ..box.labels import CARTHAGE, PUNIC_FAITH, ROME
from ..kinds import NOTHING, Card, Cards
from ..state import HamilcarState
from .areas import members
from .truce import break_truce


def possible(s: HamilcarState, seat: int) -> int:
    """Cards that, for all that is public, may be in that hand. [5.2.C1c]"""
    if not s.hand[seat]:
        return 0
    if s.revealed and seat == ROME:
        return s.hand[ROME]
    return s.deck | s.hand[ROME] | s.hand[CARTHAGE]


def may_use_event(s: HamilcarState, seat: int, card: int) -> bool:
    """Whether the card's colour lets that side use its Event. [2.4.A3, 5.2.C-2, 5.2.C1b]"""
    return s.box.card_side[card] in (BOTH, seat)


def cards_for(s: HamilcarState, seat: int, trigger: str) -> int:
    """Counter Events of that trigger which the side is entitled to. [2.4.A7]"""
    return s.box.triggered[trigger][seat]


def to_chest(s: HamilcarState, seat: int, card: int) -> None:
    """A played card goes to its player's War Chest box. [5.2.C-5, 5.2.C1d]"""
    s.hand[seat] &= ~(1 << card)
    s.spied[1 - seat] &= ~(1 << card)
    s.chest[seat] |= 1 << card


class Announce(Procedure):
    """5.2.C1 A card is played as an Event; Carthage may cancel a Roman one. The answer is 1 if it stands."""

    SEQUENCE = ("play", "faith", "result")

    seat: Seat
    card: Card

    def play(self, s: HamilcarState) -> None:
        """The card goes to the War Chest box as an Event. [5.2.C1a]"""
        to_chest(s, self.seat, self.card)
        s.events_played |= 1 << self.card
        s.tell("5.2.C1a", "played-event", self.seat, self.card)

    def faith(self, s: HamilcarState) -> None:
        """The window of Punic Faith. [17.1#45a]"""
        if self.seat == ROME:
            s.call(Window(CARTHAGE, 1 << PUNIC_FAITH))

    def result(self, s: HamilcarState) -> None:
        """A cancelled card does not count in the War Chest. [17.1#45a]"""
        if self.seat == ROME and self.answer:
            s.chest[ROME] &= ~(1 << self.card)
            s.discard |= 1 << self.card
            s.tell("17.1#45a", "event-cancelled", self.card)
            s.end(0)
        else:
            s.end(1)


class Window(Procedure):
    """5.2.C1 A side may play one Counter Event now. The answer is the card's number + 1, or 0.

    It opens by what is publicly possible, so that being asked tells nothing.
    """

    SEQUENCE = ("offer", "announced")
    CHOICES = {"reaction": "5.2.C1c"}

    seat: Seat
    cards: Cards
    card: Card = NOTHING

    def offer(self, s: HamilcarState) -> None:
        """Ask, if for all that is public such a card may be in the hand. [5.2.C1c]"""
        if possible(s, self.seat) & self.cards:
            s.ask(self.seat, "reaction")
        else:
            s.end(0)

    def reaction_options(self, s: HamilcarState, seat: int) -> list[int]:
        """The fitting Counter Events in hand, or none. [5.2.C1c]"""
        return [PASS, *members(s.hand[seat] & self.cards, REACT)]

    def reaction_facts(self, s: HamilcarState, seat: int) -> tuple[int, ...]:
        """What the prompt names."""
        return (self.cards & (possible(s, seat) | s.hand[seat]),)

    def reaction_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != REACT or verb + noun in self.reaction_options(s, seat):
            return None
        if not s.hand[seat] >> noun & 1:
            return Reason("5.2.C1d", "not-in-hand", (noun,))
        if not may_use_event(s, seat, noun):
            return Reason("5.2.C1b", "wrong-colour", (noun,))
        return Reason("5.2.C1c", "not-now", (noun,))

    def reaction(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The card is announced, or the moment passes."""
        if verb == PASS:
            s.end(0)
            return
        self.card = noun
        s.call(Announce(seat, noun))

    def announced(self, s: HamilcarState) -> None:
        """A card that Punic Faith has cancelled leaves room for another one. [17.1#45a]"""
        if self.answer:
            break_truce(s, self.card)
            s.end(self.card + 1)
        else:
            self.go("offer")
