"""2.2 Trading Resources."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import CLAIM, CLAIM_FROM
from ..box.labels import TOKEN, TRADE
from ..definitions.empires import seat_of
from ..definitions.resources import equal_counts
from ..reasons import FREE, MUTUAL_CLAIM, NOT_IN_GAME, NOT_IN_OFFER, NOTHING_OFFERED, OWN_OFFER, because
from ..state import MareState


class Claims(Procedure):
    """2.2 Trading Resources: the Trade Leader begins, and each claim names the next claimer. [2.2-1, 2.2-3]

    It ends with 1 + the seat that is one short, or 0 when all is even. [2.2.1-1]
    """

    SEQUENCE = ("choose_partner", "choose_token", "next_claim")
    CHOICES = {"partner": "2.2-4", "claim_token": "2.2-4"}

    claimer: Seat
    victim: Seat = -1
    before: Seat = -1  # who made the last claim
    before_that: Seat = -1  # who made the claim before that one

    def choose_partner(self, s: MareState) -> None:
        """From whom he claims; with no permitted claim left claiming ends. [2.2-4, 2.2-5, 2.2-8]"""
        partners = self.partner_options(s, self.claimer)
        if not partners:
            even = self.before < 0 or self.claimer == s.leader[TRADE]
            s.end(0 if even else 1 + self.claimer)
            return
        s.ask(self.claimer, "partner")
        s.known = partners

    def partner_options(self, s: MareState, seat: int) -> list[int]:
        """Everybody from whom he may claim."""
        return sorted(
            CLAIM_FROM + s.empire[other] for other in range(s.players) if not self.partner_bar(s, seat, other)
        )

    def partner_bar(self, s: MareState, seat: int, other: int) -> int:
        """Not his own offer, not an empty one, no repeated mutual claims. [2.2-6, 2.2-7]"""
        if other < 0:
            return NOT_IN_GAME
        if other == seat:
            return OWN_OFFER
        if not any(s.offer[other * TOKEN : (other + 1) * TOKEN]):
            return NOTHING_OFFERED
        if self.before == other and self.before_that == seat:
            return MUTUAL_CLAIM
        return FREE

    def partner_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why nothing can be claimed from that player."""
        return because(self.partner_bar(s, seat, seat_of(s, noun)), noun) if verb == CLAIM_FROM else None

    def partner(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The claim will be from him."""
        self.victim = seat_of(s, noun)

    def choose_token(self, s: MareState) -> None:
        """Any resource of that offer. [2.2-4]"""
        s.ask(self.claimer, "claim_token")

    def claim_token_options(self, s: MareState, seat: int) -> list[int]:
        """Every kind of token in that offer."""
        return [CLAIM + token for token in range(TOKEN) if not self.token_bar(s, token)]

    def token_bar(self, s: MareState, token: int) -> int:
        """Only what lies in the offer."""
        return FREE if s.offer[self.victim * TOKEN + token] else NOT_IN_OFFER

    def claim_token_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that token cannot be claimed."""
        return because(self.token_bar(s, noun), noun, s.empire[self.victim]) if verb == CLAIM else None

    def claim_token_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (s.empire[self.victim],)

    def claim_token(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """It lies safe on the claimer's mat. [2.2-2]"""
        s.offer[self.victim * TOKEN + noun] -= 1
        s.claimed[seat * TOKEN + noun] += 1
        s.tell("2.2-2", "claimed", s.empire[seat], noun, s.empire[self.victim], seat)

    def next_claim(self, s: MareState) -> None:
        """Whoever lost the resource claims next. [2.2-3]"""
        self.before_that = self.before
        self.before = self.claimer
        self.claimer = self.victim
        self.victim = -1
        self.go("choose_partner")


def take_back(s: MareState) -> None:
    """Claimed and unclaimed resources go behind the screens. [2.2-9, 2.2.1-4]"""
    for seat in range(s.players if s.listening else 0):
        for count, tokens in equal_counts(s.offer, seat):
            s.tell("2.2-9", "taken-back", s.empire[seat], count, tokens, seat)
    for i in range(s.players * TOKEN):
        back = s.offer[i] + s.claimed[i]
        if back:
            s.supply[i] += back
            s.offer[i] = 0
            s.claimed[i] = 0
    s.offers_open = 0
