"""9.2.C Evade: leaving a Naval Battle, and the Pursuit that cancels it."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import MANEUVER, PASS
from ..box.labels import TACTIC_IDS
from ..ch02_concepts.areas import members
from ..ch02_concepts.cards import Announce
from ..ch02_concepts.truce import break_truce
from ..state import HamilcarState

ALL_TACTICS: Final = (1 << len(TACTIC_IDS)) - 1
BY_SUPREMACY: Final = 0
BY_TACTIC: Final = 1
BY_CARD: Final = 2


def tactics_unseen(s: HamilcarState) -> int:
    """Tactic Cards that are not in the discards."""
    return ALL_TACTICS & ~s.tactic_discard


def with_op(s: HamilcarState, mask: int, op: str) -> int:
    """The Tactic Cards of a mask with that effect."""
    return sum(1 << t for t in members(mask) if s.box.tactic_effect[t].op == op)


class Evade(Procedure):
    """9.2.C A side Evades; a Pursuit cancels it [9.2.C3]. The answer is 0, or 1 if it got away, or 2 with Flee!."""

    SEQUENCE = ("pay", "paid", "pursuit")
    CHOICES = {"pursuit_card": "9.2.C3"}

    seat: Seat
    means: Number
    noun: Number = 0

    def pay(self, s: HamilcarState) -> None:
        """The price stays paid."""
        self.answer = 1
        if self.means == BY_SUPREMACY:  # [2.1.I5, 9.2.C1]
            s.supremacy = 1 - self.seat
            s.tell("9.2.C1", "supremacy-given-up", self.seat, 1 - self.seat)
        elif self.means == BY_TACTIC:
            s.tactics[self.seat] &= ~(1 << self.noun)
            s.tactic_discard |= 1 << self.noun
            s.tell("9.2.C2", "played-tactic", self.seat, self.noun)
        else:
            s.call(Announce(self.seat, self.noun))

    def paid(self, s: HamilcarState) -> None:
        """Unless the card was cancelled, the enemy may answer with Pursuit. [9.2.C3]"""
        if not self.answer:
            s.end(0)
            return
        if self.means == BY_CARD:
            break_truce(s, self.noun)
        foe = 1 - self.seat
        if s.tactics[foe] and with_op(s, tactics_unseen(s), "cancel_evade"):
            s.ask(foe, "pursuit_card")

    def pursuit_card_options(self, s: HamilcarState, seat: int) -> list[int]:
        """A Pursuit card in hand, or none. [9.2.C3]"""
        return [PASS, *members(with_op(s, s.tactics[seat], "cancel_evade"), MANEUVER)]

    def pursuit_card_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != MANEUVER or verb + noun in self.pursuit_card_options(s, seat):
            return None
        return Reason("9.2.C3", "no-pursuit-card", (noun,))

    def pursuit_card(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The escape is cancelled, the price stays paid. [9.2.C3]"""
        if verb == MANEUVER:
            s.tactics[seat] &= ~(1 << noun)
            s.tactic_discard |= 1 << noun
            s.tell("9.2.C3", "evasion-cancelled", seat, noun)
            s.end(0)

    def pursuit(self, s: HamilcarState) -> None:
        """Nobody pursued: the Fleet is away; Flee! keeps Naval Supremacy. [9.2.C1, 9.2.C2, 9.3.B3b]"""
        s.tell("9.2.C1" if self.means == BY_SUPREMACY else "9.2.C2", "evaded", self.seat)
        keeps = self.means == BY_TACTIC and s.box.tactic_effect[self.noun].keep_supremacy
        s.end(2 if keeps else 1)
