"""5.1.1 Paying with cards, one by one: connection, transport, Colonist, and what other actions ask for.

A card is offered only if the rest can still be paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.event import Reason
from ....engine.kind import Number, Seat
from ....engine.procedure import Procedure
from ..actions import COMMIT, CONNECT, DONE, PAY
from ..box.labels import COIN, CONNECTION, FORCE, PLACES, RAIDER, WINE
from ..box.sets import actions_of, members
from ..ch02_components.card_spaces import pay_with
from ..ch02_components.symbols import cards_meeting, met, payable
from ..ch04_3_sea_and_supply.usable_cards import dead_card, live
from ..ch04_hand_and_deck.known_hand import possible_hand
from ..kinds import Location, Need, NeedList
from .travel import transport, way_unpaid, ways

if TYPE_CHECKING:
    from ..state import HandsState


QUESTION: Final[tuple[str, ...]] = (
    "connection", "transport", "transport", "colonist", "opening", "raider", "goods", "goods",
)  # fmt: skip


def payment(seat: int, place: int, needs: list[int], extra: int = 0, shut: bool = False) -> Pay:
    """The procedure that has these needs paid."""
    return Pay(seat=seat, place=place, needs=needs, kind=needs[0], extra=extra, shut=int(shut))


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

    seat: Seat
    place: Location
    needs: NeedList  # in the order of the book
    kind: Need  # the need met last
    extra: Number = 0
    shut: Number = 0  # naval connections may not be used
    total: Number = 0

    # ---- what may be played ----

    def affordable(self, s: HandsState) -> int:
        """The cards in Hand that may be played for the first need so that the rest can be paid."""
        seat = self.seat
        if self.needs[0] == CONNECTION:
            return ways(s, seat, self.place, self.needs[1:], bool(self.shut))
        fit = [s.hand[seat] & cards_meeting(s, seat, need, self.place) for need in self.needs]
        if len(fit) == 1:
            return fit[0]
        found = 0
        for card in members(fit[0]):
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
        pay_with(s, self.seat, card, need)
        if need == COIN:
            self.total += s.cards.coin[card]
        elif need in (WINE, RAIDER):
            self.total += 1

    # ---- the questions ----

    def options(self, s: HandsState, verb: int) -> list[int]:
        """The cards for the first need, as actions of a verb."""
        return actions_of(verb, self.affordable(s))

    def why_not(self, s: HandsState, verb: int, noun: int, rule: str) -> Reason | None:
        """Why a card cannot be played for the first need."""
        bit = 1 << noun
        if not s.hand[self.seat] & bit:
            return Reason("4.2.G", "not-in-hand", (noun,))
        if not live(s, self.seat) & bit:
            return dead_card(s, self.seat, noun)
        if not cards_meeting(s, self.seat, self.needs[0], self.place) & bit:
            return Reason(rule, "lacks-symbol", (noun, self.needs[0]))
        if self.affordable(s) & bit:
            return None
        rest = self.needs[1:]
        if self.needs[0] != CONNECTION:
            left = s.hand[self.seat] & ~bit
            lacked = rest[met([left & cards_meeting(s, self.seat, need, self.place) for need in rest])]
            return Reason(rule, "rest-unpaid", (noun, lacked))
        if self.shut and s.board.by_sea[s.board.edge[noun * PLACES + self.place]]:
            return Reason("5.2.1.O" if FORCE in rest else "5.1.1.I", "enemy-waters", (self.place,))
        return way_unpaid(s, self.seat, noun, self.place, rest)

    def connection_options(self, s: HandsState, seat: int) -> list[int]:
        """Location cards joined to the target."""
        return self.options(s, CONNECT)

    def connection_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card is no connection [5.1.1.B, 5.2.1.A]."""
        return self.why_not(s, verb, noun, "5.2.1.A" if FORCE in self.needs else "5.1.1.B") if verb == CONNECT else None

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
        """What is needed, and how many cards with it."""
        return self.needs[0], self.needs.count(self.needs[0])

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

    def raider_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many are needed."""
        return (len(self.needs),)

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
        return s.hand[self.seat] & cards_meeting(s, self.seat, self.kind, self.place)

    def more(self, s: HandsState) -> None:
        """Offer to add cards of the same kind, where the rule lets a player play several.

        Asked whenever such a card may be in Hand as far as anybody can count.
        """
        if self.extra and possible_hand(s, self.seat) & cards_meeting(s, self.seat, self.kind, self.place):
            s.ask(self.seat, "further")

    def further_options(self, s: HandsState, seat: int) -> list[int]:
        """Stop, or one card more."""
        return [DONE, *self.further_cards(s)]

    def further_cards(self, s: HandsState) -> list[int]:
        """Cards that may be added, ascending."""
        return actions_of(PAY, self.spare(s))

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
