"""2.1 The offers that an Exchange Marker asks for."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Number, Numbers, Seats
from ....engine.procedure import Procedure
from ..actions import DONE, OFFER
from ..box.labels import TOKEN
from ..ch10_heroes.heroes import offer_limit, offers_freely
from ..reasons import FREE, NOT_HELD, OFFER_COMPLETE, OFFER_NOT_COMPLETE, TOKENS_IN_ORDER, TOO_FEW_AFTER, because
from ..state import MareState


class Offers(Procedure):
    """2.1 Sealed offers, one token at a time in the order of the list, all players at once. [2.1-4]"""

    SEQUENCE = ("ask_for_token", "next_token")
    CHOICES = {"offer": "2.1-4"}

    placed: Number = 0  # how many tokens everybody has put down
    last: Numbers = []
    closed: Seats = 0  # mask of those who put down no more

    def ask_for_token(self, s: MareState) -> None:
        """All are asked until the number is reached, so that the question tells nothing. [2.1-3]"""
        if not self.last:
            self.last = [0] * s.players
        if self.placed < s.value:
            s.ask_all((1 << s.players) - 1, "offer")
        elif self.placed < s.box.antigone_most:
            s.ask_all(self.still_open(s), "offer")

    def still_open(self, s: MareState) -> int:
        """Beyond the number only Antigone's owner may go on. [10.ANTIGONE-1]"""
        mask = 0
        for seat in range(s.players):
            if offers_freely(s, seat) and not self.closed >> seat & 1:
                mask |= 1 << seat
        return mask

    def offer_options(self, s: MareState, seat: int) -> list[int]:
        """The next token of the offer, or the end of it where that is free."""
        found = [DONE] if not self.must_offer(s, seat) else []
        return found + [OFFER + token for token in range(TOKEN) if not self.offer_bar(s, seat, token)]

    def offer_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (s.value, self.placed)

    def must_offer(self, s: MareState, seat: int) -> int:
        """Everybody but Antigone's owner offers the number announced, or all he has. [2.1-3, 10.ANTIGONE-1]"""
        if offers_freely(s, seat) or self.wanted(s, seat) == 0:
            return FREE
        return OFFER_NOT_COMPLETE

    def wanted(self, s: MareState, seat: int) -> int:
        """How many more tokens the seat is to put down."""
        if self.closed >> seat & 1:
            return 0
        held = sum(s.supply[seat * TOKEN : (seat + 1) * TOKEN])
        return min(held, offer_limit(s, seat) - self.placed)

    def offer_bar(self, s: MareState, seat: int, token: int) -> int:
        """Why that token cannot be put down next."""
        wanted = self.wanted(s, seat)
        if not wanted:
            return OFFER_COMPLETE
        if not s.supply[seat * TOKEN + token]:
            return NOT_HELD
        if token < self.last[seat]:
            return TOKENS_IN_ORDER
        if self.must_offer(s, seat) and sum(s.supply[seat * TOKEN + token : (seat + 1) * TOKEN]) < wanted:
            return TOO_FEW_AFTER
        return FREE

    def offer_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that token cannot be put down, or the offer not be closed."""
        if verb == DONE:
            return because(self.must_offer(s, seat), self.wanted(s, seat))
        if verb != OFFER:
            return None
        bar = self.offer_bar(s, seat, noun)
        if bar == TOKENS_IN_ORDER:
            return because(bar, noun, self.last[seat])
        left = sum(s.supply[seat * TOKEN + noun : (seat + 1) * TOKEN])
        return because(bar, noun, left, self.wanted(s, seat))

    def offer(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """A token is put face down before the screen. [2.1-4]"""
        if verb == DONE:
            self.closed |= 1 << seat
            return
        s.supply[seat * TOKEN + noun] -= 1
        s.offer[seat * TOKEN + noun] += 1
        self.last[seat] = noun

    def next_token(self, s: MareState) -> None:
        """The next token."""
        self.placed += 1
        if self.placed < s.value or (self.placed < s.box.antigone_most and self.still_open(s)):
            self.go("ask_for_token")
