"""2 Trade Resources Phase.

Nothing is given or exchanged outside this phase; deals are mere talk and bind nobody. [8-1, 8-2, 8-3]
"""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.kind import Number, Numbers, Seat, Seats
from ...engine.procedure import Procedure
from .actions import ANNOUNCE, CLAIM, CLAIM_FROM, DONE, GIVE, GOODS, OFFER, VALUES
from .bars import (
    FREE,
    MARKER_PLAYED,
    MUTUAL_CLAIM,
    NOT_HELD,
    NOT_IN_GAME,
    NOT_IN_OFFER,
    NOT_TO_GIVE,
    NOTHING_OFFERED,
    OFFER_COMPLETE,
    OFFER_NOT_COMPLETE,
    OWN_OFFER,
    TOKENS_IN_ORDER,
    TOO_FEW_AFTER,
    because,
)
from .board import seat_of
from .box import TRADE
from .state import TOKEN, MareState
from .tiles import ANTIGONE, has_power


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
            for token in range(TOKEN):
                count = s.offer[seat * TOKEN + token]
                if count:
                    s.tell("2.1-5", "offered", s.empire[seat], count, token, seat)
                    if token > GOODS:
                        s.seen |= 1 << token - 1 - GOODS

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


def marker_played(s: MareState, value: int) -> int:
    """A played marker waits for the others, or for a new Leader. [2.1-7]"""
    return MARKER_PLAYED if s.played >> s.box.marker_of_value[value] & 1 else FREE


def not_to_give(s: MareState, seat: int, token: int) -> int:
    """The Trade Leader gives something he has. [2.2.1-3]"""
    return FREE if s.supply[seat * TOKEN + token] else NOT_TO_GIVE


def take_back(s: MareState) -> None:
    """Claimed and unclaimed resources go behind the screens. [2.2-9, 2.2.1-4]"""
    for i in range(s.players * TOKEN):
        s.supply[i] += s.offer[i] + s.claimed[i]
        s.offer[i] = 0
        s.claimed[i] = 0
    s.offers_open = 0


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
            if has_power(s, seat, ANTIGONE) and not self.closed >> seat & 1:
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
        if has_power(s, seat, ANTIGONE) or self.wanted(s, seat) == 0:
            return FREE
        return OFFER_NOT_COMPLETE

    def wanted(self, s: MareState, seat: int) -> int:
        """How many more tokens the seat is to put down."""
        if self.closed >> seat & 1:
            return 0
        held = sum(s.supply[seat * TOKEN : (seat + 1) * TOKEN])
        number = s.box.antigone_most if has_power(s, seat, ANTIGONE) else s.value
        return min(held, number - self.placed)

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


class Claims(Procedure):
    """2.2 Trading Resources: each claim names the next claimer. [2.2-3]

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
        if not self.partner_options(s, self.claimer):
            even = self.before < 0 or self.claimer == s.leader[TRADE]
            s.end(0 if even else 1 + self.claimer)
            return
        s.ask(self.claimer, "partner")

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
