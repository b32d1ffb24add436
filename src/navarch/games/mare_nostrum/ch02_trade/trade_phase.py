"""2 Trade Resources Phase: the Exchange Marker (2.1), and an uneven number of Resources taken (2.2.1).

Nothing is given or exchanged outside this phase; deals are mere talk and bind nobody. [8-1, 8-2, 8-3]
2.1-1 the markers go to a new Trade Leader: `ch05_leadership/claim_leadership.py`.
"""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.kind import Seat
from ....engine.procedure import Procedure
from ..actions import ANNOUNCE, GIVE
from ..box.labels import GOODS, TOKEN, TRADE, VALUES
from ..definitions.resources import equal_counts
from ..reasons import FREE, MARKER_PLAYED, NOT_TO_GIVE, because
from ..state import MareState
from .claims import Claims, take_back
from .offers import Offers, tell_changed_offer


class TradePhase(Procedure):
    """2 The Trade Leader plays a marker, all offer, and offers are claimed in turn. [2.1-2, 2.2-1]"""

    SEQUENCE = ("play_marker", "make_offers", "open_offers", "claim", "even_out", "clear_away")
    CHOICES = {"marker": "2.1-2", "gift": "2.2.1-2"}

    short: Seat = -1  # who claimed one less than he gave

    def play_marker(self, s: MareState) -> None:
        """2.1 One available Exchange Marker is played, with either side up. [2.1-2, 5-9]"""
        s.ask(s.leader[TRADE], "marker")

    def marker_options(self, s: MareState, seat: int) -> list[int]:
        """Either side of every marker that is not played."""
        return [ANNOUNCE + value for value in range(len(VALUES)) if not marker_played(s, value)]

    def marker_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that value cannot be announced."""
        return because(marker_played(s, noun), noun) if verb == ANNOUNCE else None

    def marker(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """The marker uses up both of its values and lies on the Leader board. [2.1-6, 2.1-8]"""
        s.played |= 1 << s.box.marker_of_value[noun]
        s.value = noun
        s.tell("2.1-2", "announced", s.empire[seat], noun, seat)

    def make_offers(self, s: MareState) -> None:
        """Everybody puts down his offer, face down. [2.1-3, 2.1-4]"""
        s.call(Offers())

    def open_offers(self, s: MareState) -> None:
        """All offers are turned face up. [2.1-5]"""
        s.offers_open = 1
        s.reveal()
        for seat in range(s.players):
            tell_changed_offer(s, seat)
            for count, tokens in equal_counts(s.offer, seat):
                s.tell("2.1-5", "offer-opened", s.empire[seat], count, tokens, seat)
                s.seen |= tokens >> 1 + GOODS

    def claim(self, s: MareState) -> None:
        """2.2 Claims in turn, begun by the Trade Leader. [2.2-1]"""
        s.call(Claims(s.leader[TRADE]))

    def even_out(self, s: MareState) -> None:
        """2.2.1 The Trade Leader makes up for his extra claim. [2.2.1-1, 2.2.1-2, 2.2.1-4]"""
        self.short = self.answer - 1
        take_back(s)
        if self.short >= 0:
            s.ask(s.leader[TRADE], "gift")

    def gift_options(self, s: MareState, seat: int) -> list[int]:
        """Any resource the Leader has."""
        return [GIVE + token for token in range(TOKEN) if not not_to_give(s, seat, token)]

    def gift_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that resource cannot be given."""
        return because(not_to_give(s, seat, noun), noun) if verb == GIVE else None

    def gift_facts(self, s: MareState, seat: int) -> tuple[int, ...]:
        """The facts of the prompt."""
        return (s.empire[self.short],)

    def gift(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """Any resource the Leader has; only the two of them see it. [2.2.1-3]"""
        s.supply[seat * TOKEN + noun] -= 1
        s.supply[self.short * TOKEN + noun] += 1
        s.gift_from, s.gift_to, s.gift = seat, self.short, noun
        s.tell("2.2.1-2", "gave", s.empire[seat], s.empire[self.short], seat)
        s.tell_to(1 << seat | 1 << self.short, "2.2.1-3", "gift-seen", noun, seat)

    def clear_away(self, s: MareState) -> None:
        """When all three markers have been played they are free again. [2.1-7, Q20]"""
        if s.played == (1 << len(s.box.values)) - 1:
            s.played = 0
            s.tell("2.1-7", "markers-free", s.empire[s.leader[TRADE]], s.leader[TRADE])


def marker_played(s: MareState, value: int) -> int:
    """A played marker waits for the others, or for a new Leader. [2.1-7]"""
    return MARKER_PLAYED if s.played >> s.box.marker_of_value[value] & 1 else FREE


def not_to_give(s: MareState, seat: int, token: int) -> int:
    """The Trade Leader gives something he has. [2.2.1-3]"""
    return FREE if s.supply[seat * TOKEN + token] else NOT_TO_GIVE
