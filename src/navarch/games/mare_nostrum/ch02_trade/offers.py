"""2.1 The offers that an Exchange Marker asks for."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..actions import DONE, OFFER
from ..box.labels import TOKEN
from ..ch10_heroes.heroes import offer_limit, offers_freely
from ..reasons import FREE, NOT_HELD, OFFER_NOT_COMPLETE, because
from ..state import MareState


class Offers(Procedure):
    """2.1 Sealed offers of all players at once, each a set whose tokens are named in any order. [2.1-4]"""

    SEQUENCE = ("put_down",)
    CHOICES = {"offer": "2.1-4"}

    def put_down(self, s: MareState) -> None:
        """All are asked, also who has nothing, so that the question tells nothing; at 0 only Antigone's owner. [2.1-3]

        [10.ANTIGONE-1]
        """
        asked = 0
        for seat in range(s.players):
            if s.value or offers_freely(s, seat):
                asked |= 1 << seat
        s.ask_all(asked, "offer")

    def offer_options(self, s: MareState, seat: int) -> list[int]:
        """A token of the offer, or the end of it where that is free."""
        left = s.supply[seat * TOKEN : (seat + 1) * TOKEN]
        for token in put_down_by(s, seat):
            left[token] -= 1
        found = [] if self.must_offer(s, seat) else [DONE]
        for token in range(TOKEN):
            if left[token]:
                found.append(OFFER + token)
        return found

    def must_offer(self, s: MareState, seat: int) -> int:
        """Everybody but Antigone's owner offers the number announced, or all he has. [2.1-3, 10.ANTIGONE-1]"""
        return FREE if offers_freely(s, seat) or not self.wanted(s, seat) else OFFER_NOT_COMPLETE

    def wanted(self, s: MareState, seat: int) -> int:
        """How many more tokens the seat may put down."""
        held = sum(s.supply[seat * TOKEN : (seat + 1) * TOKEN])
        return min(held, offer_limit(s, seat)) - len(put_down_by(s, seat))

    def offer_bar(self, s: MareState, seat: int, token: int) -> int:
        """Only what is held and not put down already."""
        left = s.supply[seat * TOKEN + token] - put_down_by(s, seat).count(token)
        return FREE if left else NOT_HELD

    def offer_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (s.value,)

    def offer_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that token cannot be put down, or the offer not be closed."""
        if verb == DONE:
            return because(self.must_offer(s, seat), self.wanted(s, seat))
        return because(self.offer_bar(s, seat, noun), noun) if verb == OFFER else None

    def offer_more(self, s: MareState, seat: int) -> bool:
        """An offer is closed by a word, by the last token that is asked for, or by the last one held."""
        return s.sealed[seat][-1] != DONE and self.wanted(s, seat) > 0

    def offer(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """A token lies face down before the screen. [2.1-4]"""
        if verb == OFFER:
            s.supply[seat * TOKEN + noun] -= 1
            s.offer[seat * TOKEN + noun] += 1


def tell_changed_offer(s: MareState, seat: int) -> None:
    """Another number than the one announced is told with its reason. [10.ANTIGONE-1]"""
    offered = sum(s.offer[seat * TOKEN : (seat + 1) * TOKEN])
    held = offered + sum(s.supply[seat * TOKEN : (seat + 1) * TOKEN])
    if offers_freely(s, seat) and offered != min(s.value, held):
        s.tell("10.ANTIGONE-1", "offer-changed", s.empire[seat], offered, s.value, seat)


def put_down_by(s: MareState, seat: int) -> list[int]:
    """The tokens that a seat has put down while others still choose; they are still counted behind its screen."""
    return [answer - OFFER for answer in s.sealed[seat] if answer != DONE] if s.sealed else []
