"""Playing cards for what they show: connection, transport, Colonist, strength and so on [2, 5.1.1].

Each need is met by a card of its own [Q5]; a card is offered only if the rest can still be paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import COMMIT, CONNECT, DONE, PAY
from .cards import to_discard, unseen
from .names import (
    ALL_PLACES,
    COIN,
    COLONIST,
    CONNECTION,
    FORCE,
    PLACES,
    RAIDER,
    SHIP,
    WAGON,
    WINE,
    cards_of,
    count,
)  # fmt: skip
from .supply import live, sites

if TYPE_CHECKING:
    from .state import HandsState

RULE_OF_NEED = ("5.1.1.B", "5.1.1.C", "5.1.1.C", "5.1.1.G", "5.2.1.B")  # of those that travelling may have
QUESTION = ("connection", "transport", "transport", "colonist", "opening", "raider", "goods", "goods")


def usable(s: HandsState, seat: int) -> int:
    """The cards in Hand that can be used for an action now [4.4.A, 4.4.D, 4.L]."""
    return s.hand[seat] & live(s, seat)


def shown_by(s: HandsState, seat: int, need: int, place: int) -> int:
    """All usable cards that meet a need, in Hand or not; `place` is where a connection leads."""
    cards = s.cards
    able = live(s, seat)
    if need == CONNECTION:
        return able & s.board.joined[place]
    if need == WAGON:
        return able & cards.wagon
    if need == SHIP:
        return able & cards.ship
    if need == COLONIST:
        return able & cards.colonist
    if need == FORCE:
        return able & cards.opens & ~(cards.leaders if s.leaderless >> seat & 1 else 0)
    if need == RAIDER:
        return able & cards.raiders
    if need == COIN:
        return able & cards.coins
    return able & cards.wine & ALL_PLACES


def payable(masks: list[int]) -> bool:
    """Whether each need, a mask of cards, can be met by a card of its own."""
    if not masks:
        return True
    first = masks[0]
    if len(masks) == 1:
        return first != 0
    rest = masks[1:]
    while first:
        low = first & -first
        first ^= low
        if payable([mask & ~low for mask in rest]):
            return True
    return False


def met(masks: list[int]) -> int:
    """How many of the needs, in their order, can be met together; all of them if everything is payable."""
    number = 0
    while number < len(masks) and payable(masks[: number + 1]):
        number += 1
    return number


def transport(s: HandsState, start: int, place: int) -> list[int]:
    """What it takes to travel from one location to another [5.1.1.D, 5.1.1.E, 5.1.1.F]."""
    kind = s.board.edge[start * PLACES + place]
    return [WAGON] * s.board.wagons[kind] + [SHIP] * s.board.ships[kind]


def ways(s: HandsState, seat: int, place: int, then: list[int], shut: bool) -> int:
    """The Location cards in Hand from which the place can be reached and everything paid [5.1.1.B, 5.1.1.C].

    `then` are the needs after transport; `shut` closes naval connections [5.1.1.I, 5.2.1.O].
    """
    found = 0
    hand = s.hand[seat]
    for start in cards_of(hand & shown_by(s, seat, CONNECTION, place)):
        if shut and s.board.by_sea[s.board.edge[start * PLACES + place]]:
            continue
        needs = transport(s, start, place) + then
        left = hand & ~(1 << start)
        if payable([left & shown_by(s, seat, need, place) for need in needs]):
            found |= 1 << start
    return found


def way_unpaid(s: HandsState, seat: int, start: int, place: int, then: list[int]) -> Reason:
    """Which need of the way from a location in Hand is the first that the rest of the Hand cannot pay."""
    needs = transport(s, start, place) + then
    left = s.hand[seat] & ~(1 << start)
    paid = met([left & shown_by(s, seat, need, place) for need in needs])
    lacked = needs[paid]
    facts = (start, place, lacked, needs.count(lacked), needs[:paid].count(lacked))
    return Reason(RULE_OF_NEED[lacked], "way-unpaid", facts)


def can_meet(s: HandsState, seat: int, needs: list[int]) -> bool:
    """Whether the Hand can pay these needs."""
    return payable([s.hand[seat] & shown_by(s, seat, need, 0) for need in needs])


def lacks_ships(s: HandsState, seat: int, needed: int, rule: str) -> Reason:
    """How many Ships are asked for, and how many the Hand has."""
    return Reason(rule, "lacks-ships", (needed, count(s.hand[seat] & shown_by(s, seat, SHIP, 0))))


def dead_card(s: HandsState, seat: int, card: int) -> Reason:
    """Why a Location card in Hand is of no use now [4.L]."""
    if not s.held[seat] >> card & 1:
        return Reason("4.4.A", "not-controlled", (card,))
    if sites(s) >> card & 1:
        return Reason("5.2.1.M", "under-attack", (card,))
    return Reason("4.4.D", "out-of-supply", (card,))


def payment(seat: int, place: int, needs: list[int], extra: int = 0, shut: bool = False) -> Pay:
    """The procedure that has these needs paid."""
    return Pay(seat, place, needs, needs[0], extra, int(shut), 0)


class Pay(Procedure):
    """Cards are played one by one for a list of needs, then up to `extra` more of the last kind.

    Answers with the card for strength, the sum of coins, the number of Wine cards or of raiders. [4.2.G, 5.1.1.C]
    """

    SEQUENCE: ClassVar = ("next_need", "more", "paid")
    CHOICES: ClassVar = {
        "connection": "5.1.1.B",
        "transport": "5.1.1.C",
        "colonist": "2.U1",
        "opening": "5.2.1.B",
        "raider": "5.2.4.B",
        "goods": "5.3.2.A",
        "further": "4.2.B",
    }
    FIELDS: ClassVar = {
        "seat": "seat", "place": "location", "needs": "list need", "kind": "need", "extra": "number",
        "shut": "number", "total": "number",
    }  # fmt: skip

    def __init__(self, seat: int, place: int, needs: list[int], kind: int, extra: int, shut: int, total: int) -> None:
        super().__init__()
        self.seat = seat
        self.place = place
        self.needs = needs  # in the order of the book
        self.kind = kind  # the need met last
        self.extra = extra
        self.shut = shut  # naval connections may not be used
        self.total = total

    # ---- what may be played ----

    def affordable(self, s: HandsState) -> int:
        """The cards in Hand that may be played for the first need so that the rest can be paid."""
        seat = self.seat
        if self.needs[0] == CONNECTION:
            return ways(s, seat, self.place, self.needs[1:], bool(self.shut))
        fit = [s.hand[seat] & shown_by(s, seat, need, self.place) for need in self.needs]
        found = 0
        for card in cards_of(fit[0]):
            if payable([mask & ~(1 << card) for mask in fit[1:]]):
                found |= 1 << card
        return found

    def next_need(self, s: HandsState) -> None:
        """Ask for the next card that is needed."""
        if self.needs:
            s.ask(self.seat, QUESTION[self.needs[0]])

    def played(self, s: HandsState, card: int) -> None:
        """The card is played; what a connection leads over is added to the needs."""
        need = self.needs.pop(0)
        self.kind = need
        if need == CONNECTION:
            self.needs = transport(s, card, self.place) + self.needs
        self.tally(s, need, card)
        self.go("next_need")

    def tally(self, s: HandsState, need: int, card: int) -> None:
        """Put the card where it belongs and count what it gives [4.2.G, 5.2.1.C]."""
        if need == FORCE:
            self.total = card  # stays in Hand until the battle takes it
            return
        to_discard(s, self.seat, card)
        s.tell("4.2.G", "paid-with", self.seat, card)
        if need == COIN:
            self.total += s.cards.coin[card]
        elif need in (WINE, RAIDER):
            self.total += 1

    # ---- the questions ----

    def options(self, s: HandsState, verb: int) -> list[int]:
        """The cards for the first need, as actions of a verb."""
        return [verb + card for card in cards_of(self.affordable(s))]

    def why_not(self, s: HandsState, verb: int, noun: int, rule: str) -> Reason | None:
        """Why a card cannot be played for the first need."""
        bit = 1 << noun
        if not s.hand[self.seat] & bit:
            return Reason("4.2.G", "not-in-hand", (noun,))
        if not live(s, self.seat) & bit:
            return dead_card(s, self.seat, noun)
        if not shown_by(s, self.seat, self.needs[0], self.place) & bit:
            return Reason(rule, "lacks-symbol", (noun, self.needs[0]))
        if self.affordable(s) & bit:
            return None
        rest = self.needs[1:]
        if self.needs[0] != CONNECTION:
            left = s.hand[self.seat] & ~bit
            lacked = rest[met([left & shown_by(s, self.seat, need, self.place) for need in rest])]
            return Reason(rule, "rest-unpaid", (noun, lacked))
        if self.shut and s.board.by_sea[s.board.edge[noun * PLACES + self.place]]:
            return Reason("5.1.1.I", "enemy-waters", (self.place,))
        return way_unpaid(s, self.seat, noun, self.place, rest)

    def connection_options(self, s: HandsState, seat: int) -> list[int]:
        """Location cards joined to the target."""
        return self.options(s, CONNECT)

    def connection_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no connection."""
        return self.why_not(s, verb, noun, "5.1.1.B") if verb == CONNECT else None

    def connection_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """Where the way leads."""
        return (self.place,)

    def connection(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The connecting card is played [5.1.1.B]."""
        self.played(s, noun)

    def transport_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards with a Wagon or a Ship."""
        return self.options(s, PAY)

    def transport_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card pays for no transport."""
        return self.why_not(s, verb, noun, "5.1.1.C") if verb == PAY else None

    def transport_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """What is needed."""
        return (self.needs[0],)

    def transport(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A Wagon or a Ship is played [2.K, 2.L, 5.1.1.D, 5.1.1.E, 5.1.1.F]."""
        self.played(s, noun)

    def colonist_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards with a Colonist."""
        return self.options(s, PAY)

    def colonist_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no Colonist."""
        return self.why_not(s, verb, noun, "2.U1") if verb == PAY else None

    def colonist(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A Colonist is played [2.U1, 2.U2]."""
        self.played(s, noun)

    def opening_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards with a Sword."""
        return self.options(s, COMMIT)

    def opening_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot open an attack."""
        return self.why_not(s, verb, noun, "5.2.1.B") if verb == COMMIT else None

    def opening(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The opening strength is chosen [5.2.1.B]."""
        self.played(s, noun)

    def raider_options(self, s: HandsState, seat: int) -> list[int]:
        """Cards that can raid."""
        return self.options(s, PAY)

    def raider_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot raid."""
        return self.why_not(s, verb, noun, "5.2.4.B") if verb == PAY else None

    def raider(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A raiding card is played [5.2.4.B]."""
        self.played(s, noun)

    def goods_options(self, s: HandsState, seat: int) -> list[int]:
        """Location cards with a coin, or with Wine."""
        return self.options(s, PAY)

    def goods_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card earns nothing here."""
        return self.why_not(s, verb, noun, "5.3.2.A") if verb == PAY else None

    def goods_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """What is needed."""
        return (self.needs[0],)

    def goods(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """A Location card is played for its coin or its Wine [2.M, 2.O, 5.3.2.A, 5.3.3]."""
        self.played(s, noun)

    # ---- more than needed ----

    def spare(self, s: HandsState) -> int:
        """The cards in Hand that may be added, of the kind played last."""
        return s.hand[self.seat] & shown_by(s, self.seat, self.kind, self.place)

    def more(self, s: HandsState) -> None:
        """Offer to add cards of the same kind, where the rule lets a player play several.

        Asked whenever such a card may be in Hand as far as anybody can count.
        """
        if self.extra and unseen(s, self.seat) & shown_by(s, self.seat, self.kind, self.place):
            s.ask(self.seat, "further")

    def further_options(self, s: HandsState, seat: int) -> list[int]:
        """Stop, or one card more."""
        return [DONE, *self.further_cards(s)]

    def further_cards(self, s: HandsState) -> list[int]:
        """Cards that may be added, ascending."""
        return [PAY + card for card in cards_of(self.spare(s))]

    def further_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """What may be added."""
        return (self.kind,)

    def further_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot be added."""
        if verb != PAY or self.spare(s) >> noun & 1:
            return None
        if not s.hand[self.seat] >> noun & 1:
            return Reason("4.2.G", "not-in-hand", (noun,))
        if not live(s, self.seat) >> noun & 1:
            return dead_card(s, self.seat, noun)
        return Reason("4.2.B", "lacks-symbol", (noun, self.kind))

    def further(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb == PAY:
            self.extra -= 1
            self.tally(s, self.kind, noun)
            self.go("more")

    def paid(self, s: HandsState) -> None:
        """Everything is played."""
        s.end(self.total)
