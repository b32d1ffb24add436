"""5.4 Card management actions: draft, discard, return, reserve, retrieve."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import DISCARD, DONE, DRAFT, LEVY, PLAY, RESERVE, RETRIEVE, RETURN
from .cards import leave_hand, to_discard, to_empire_deck
from .check import owned_by
from .names import COLONIST, EMPIRE_CARDS, RETURNED, cards_of, count, other
from .pay import can_meet, payment
from .tokens import spend
from .vocabulary import RESERVE_SIZE, RETRIEVE_COST, WAIVE_MANPOWER

if TYPE_CHECKING:
    from .state import HandsState


# ---- 5.4 cards with an action of their own ----


def why_play(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids playing this card for its text [5.4.A]."""
    if not s.cards.action_cards >> card & 1:
        return Reason("5.4.A", "no-action-text", (card,))
    return None if s.hand[seat] >> card & 1 else Reason("5.4.A", "not-in-hand", (card,))


def play_options(s: HandsState, seat: int) -> list[int]:
    """Cards with an action of their own."""
    return [PLAY + card for card in cards_of(s.hand[seat] & s.cards.action_cards)]


# ---- 5.4.1 draft ----


def on_offer(s: HandsState, seat: int) -> int:
    """The cards that this player could draft: own and neutral Empire cards, and cards of controlled locations.

    [1.D, 2.F, 2.G, 5.4.1.B, 5.4.1.C]
    """
    return s.empire[seat] & (EMPIRE_CARDS | s.held[seat]) | s.neutral & EMPIRE_CARDS


def needs_manpower(s: HandsState, seat: int, card: int) -> bool:
    """Whether drafting the card takes a Colonist [5.4.1.D]."""
    return bool(s.cards.manpower >> card & 1) and not s.modifier(seat, WAIVE_MANPOWER)


def why_not_on_offer(s: HandsState, seat: int, bit: int, card: int) -> Reason:
    """Where a card is that this player cannot draft [5.4.1.A, 5.4.1.B, 5.4.1.C]."""
    if s.cards.decks[other(seat)] & bit:
        return Reason("5.4.1.B", "opponents-card", (card,))
    if s.neutral & bit:
        return Reason("5.4.1.C", "gained-by-settling", (card,))
    if s.empire[seat] & bit:
        return Reason("5.4.1.C", "not-controlled", (card,))
    if owned_by(s, seat) & bit:
        return Reason("5.4.1.A", "yours-already", (card,))
    return Reason("5.4.1.A", "opponent-has", (card,))


def why_not_for_sale(s: HandsState, seat: int, card: int, price: int) -> Reason | None:
    """What forbids drafting the card at this price [5.4.1.A, 5.4.1.B, 5.4.1.D]."""
    if not on_offer(s, seat) >> card & 1:
        return why_not_on_offer(s, seat, 1 << card, card)
    if s.silver[seat] < price:
        return Reason("5.4.1.A", "too-poor", (price, s.silver[seat]))
    if needs_manpower(s, seat, card) and not can_meet(s, seat, [COLONIST]):
        return Reason("5.4.1.D", "no-colonist")
    return None


def why_draft(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids drafting this card [5.4.1.A]."""
    return why_not_for_sale(s, seat, card, s.cards.cost[card])


def why_levy(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids an Emergency Levy of this card [5.4.1.E, 5.4.1.F]."""
    if not s.cards.levied >> card & 1:
        return Reason("5.4.1.F", "cannot-be-levied", (card,))
    return why_not_for_sale(s, seat, card, s.num.levy_factor * s.cards.cost[card])


def for_sale(s: HandsState, seat: int, factor: int) -> int:
    """The cards on offer that the player can pay at so many times their price [5.4.1.A, 5.4.1.D]."""
    prices = s.cards.within_price
    cards = on_offer(s, seat) & prices[min(s.silver[seat] // factor, len(prices) - 1)]
    if cards & s.cards.manpower and not s.modifier(seat, WAIVE_MANPOWER) and not can_meet(s, seat, [COLONIST]):
        cards &= ~s.cards.manpower
    return cards


def draft_options(s: HandsState, seat: int) -> list[int]:
    """Cards that can be drafted."""
    return [DRAFT + card for card in cards_of(for_sale(s, seat, 1))]


def levy_options(s: HandsState, seat: int) -> list[int]:
    """Cards that can be levied."""
    return [LEVY + card for card in cards_of(for_sale(s, seat, s.num.levy_factor) & s.cards.levied)]


class Draft(Procedure):
    """5.4.1 Draft an Empire card, perhaps by Emergency Levy. [5.4.1.A, 5.4.1.E]"""

    SEQUENCE: ClassVar = ("pay", "take")
    FIELDS: ClassVar = {"seat": "seat", "card": "card", "levy": "number"}

    def __init__(self, seat: int, card: int, levy: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.levy = levy

    def pay(self, s: HandsState) -> None:
        """Silver, doubled for a levy, and a Colonist for manpower, never doubled [5.4.1.D, 5.4.1.E, 5.4.1.G]."""
        factor = s.num.levy_factor if self.levy else 1
        spend(s, self.seat, factor * s.cards.cost[self.card])
        if needs_manpower(s, self.seat, self.card):
            s.call(payment(self.seat, -1, [COLONIST]))

    def take(self, s: HandsState) -> None:
        """Onto the Discard pile, or on top of the Draw deck [5.4.1.A, 5.4.1.E]."""
        bit = 1 << self.card
        s.empire[self.seat] &= ~bit
        s.neutral &= ~bit
        if self.levy:
            s.top(self.seat).append(self.card)
            s.tell("5.4.1.E", "levied", self.seat, self.card)
        else:
            s.discard[self.seat] |= bit
            s.tell("5.4.1.A", "drafted", self.seat, self.card)


# ---- 5.4.2 discard ----


def price_of_next(s: HandsState, discarded: int) -> int:
    """What the next card of the action costs: nothing, then 1, 2 and so on [5.4.2.B]."""
    return s.num.discard_first + s.num.discard_step * discarded


def why_discard(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids discarding this card [5.4.2.A, 4.4.J]."""
    if not s.hand[seat] >> card & 1:
        return Reason("5.4.2.A", "not-in-hand", (card,))
    price = price_of_next(s, 0)
    return Reason("5.4.2.B", "too-poor", (price, s.silver[seat])) if s.silver[seat] < price else None


def discard_options(s: HandsState, seat: int) -> list[int]:
    """Any card in Hand."""
    return [DISCARD + card for card in cards_of(s.hand[seat]) if why_discard(s, seat, card) is None]


class Discard(Procedure):
    """5.4.2 Discard one or more cards, the first already named. [5.4.2.A]"""

    SEQUENCE: ClassVar = ("drop", "more")
    CHOICES: ClassVar = {"discards": "5.4.2.B"}
    FIELDS: ClassVar = {"seat": "seat", "card": "card", "dropped": "number"}

    def __init__(self, seat: int, card: int, dropped: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.dropped = dropped

    def drop(self, s: HandsState) -> None:
        """The card goes, at the price of its turn [5.4.2.B]."""
        spend(s, self.seat, price_of_next(s, self.dropped))
        self.dropped += 1
        to_discard(s, self.seat, self.card)
        s.tell("5.4.2.A", "card-discarded", self.seat, self.card)

    def others(self, s: HandsState) -> int:
        """The cards that may follow."""
        return s.hand[self.seat] if s.silver[self.seat] >= price_of_next(s, self.dropped) else 0

    def more(self, s: HandsState) -> None:
        """Another card, while it can be paid."""
        if s.hand[self.seat] and s.silver[self.seat] >= price_of_next(s, self.dropped):
            s.ask(self.seat, "discards")

    def discards_options(self, s: HandsState, seat: int) -> list[int]:
        """Another card, or no more."""
        return [*(DISCARD + card for card in cards_of(self.others(s))), DONE]

    def discards_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot follow."""
        if verb != DISCARD or self.others(s) >> noun & 1:
            return None
        return Reason("5.4.2.A", "not-in-hand", (noun,))

    def discards_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """What the next card costs."""
        return (price_of_next(s, self.dropped),)

    def discards(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb == DISCARD:
            self.card = noun
            self.go("drop")


# ---- 5.4.3 return ----


def why_return(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids returning this card [5.4.3.A, 5.4.3.C, 5.4.3.D, 4.2.D]."""
    if s.deeds & RETURNED:
        return Reason("5.4.3.C", "returned-already")
    if not s.hand[seat] >> card & 1:
        return Reason("5.4.3.A", "not-in-hand", (card,))
    return Reason("5.4.3.D", "never-returned", (card,)) if s.cards.kept >> card & 1 else None


def return_options(s: HandsState, seat: int) -> list[int]:
    """Cards that can go back to the Empire deck."""
    if s.deeds & RETURNED:
        return []
    return [RETURN + card for card in cards_of(s.hand[seat] & ~s.cards.kept)]


def return_card(s: HandsState, seat: int, card: int) -> None:
    """5.4.3 A card goes back to the deck it belongs to [5.4.3.A, 5.4.3.B]."""
    s.deeds |= RETURNED
    send_back(s, seat, card)


def send_back(s: HandsState, seat: int, card: int) -> None:
    """From the Hand to the Empire deck."""
    leave_hand(s, seat, card)
    to_empire_deck(s, seat, card)
    s.tell("5.4.3.A", "card-returned", seat, card)


class SendBack(Procedure):
    """Magistrate: up to so many cards are returned; answers how many. [5.4.A, 5.4.3.D]"""

    SEQUENCE: ClassVar = ("offer", "report")
    CHOICES: ClassVar = {"magistrate": "5.4.A"}
    FIELDS: ClassVar = {"seat": "seat", "left": "number", "returned": "number"}

    def __init__(self, seat: int, left: int, returned: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.returned = returned

    def returnable(self, s: HandsState) -> int:
        """Cards that may go back."""
        return s.hand[self.seat] & ~s.cards.kept

    def offer(self, s: HandsState) -> None:
        """Another card?"""
        if self.left and s.hand[self.seat]:
            s.ask(self.seat, "magistrate")

    def magistrate_options(self, s: HandsState, seat: int) -> list[int]:
        """A card, or no more."""
        return [*(RETURN + card for card in cards_of(self.returnable(s))), DONE]

    def magistrate_why(self, s: HandsState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why this card cannot go back now."""
        if verb != RETURN or self.returnable(s) >> noun & 1:
            return None
        if s.cards.kept >> noun & 1:
            return Reason("5.4.3.D", "never-returned", (noun,))
        return Reason("5.4.3.A", "not-in-hand", (noun,))

    def magistrate_facts(self, s: HandsState, seat: int) -> tuple[int, ...]:
        """How many may still go."""
        return (self.left,)

    def magistrate(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """One card more, or enough."""
        if verb == RETURN:
            send_back(s, seat, noun)
            self.left -= 1
            self.returned += 1
            self.go("offer")

    def report(self, s: HandsState) -> None:
        """As many cards are drawn next."""
        s.end(self.returned)


# ---- 5.4.4 and 5.4.5 the Reserve ----


def why_reserve(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids reserving this card [5.4.4.A, 5.4.4.B, C.DeepReserve.1]."""
    room = s.modifier(seat, RESERVE_SIZE)
    if count(s.reserve[seat]) >= room:
        return Reason("5.4.4.B", "reserve-full", (room,))
    return None if s.hand[seat] >> card & 1 else Reason("5.4.4.A", "not-in-hand", (card,))


def reserve_options(s: HandsState, seat: int) -> list[int]:
    """Any card in Hand, while there is room."""
    if count(s.reserve[seat]) >= s.modifier(seat, RESERVE_SIZE):
        return []
    return [RESERVE + card for card in cards_of(s.hand[seat])]


def reserve_card(s: HandsState, seat: int, card: int) -> None:
    """5.4.4 A card goes to the Reserve, face up unless Reserves are hidden [5.4.4.A, 5.4.4.C, 5.4.4.D]."""
    bit = 1 << card
    s.hand[seat] &= ~bit
    s.reserve[seat] |= bit
    if s.secret_reserve:
        s.tell_to(1 << seat, "5.4.4.D", "reserved", seat, card)
        s.tell_to(1 << other(seat), "5.4.4.D", "reserved-unseen", seat)
    else:
        s.seen[seat] &= ~bit
        s.tell("5.4.4.A", "reserved", seat, card)


def why_retrieve(s: HandsState, seat: int) -> Reason | None:
    """What forbids taking the Reserve back [5.4.5.A, 5.4.5.B, C.DeepReserve.2]."""
    if not s.reserve[seat]:
        return Reason("5.4.5.A", "reserve-empty")
    price = count(s.reserve[seat]) * s.modifier(seat, RETRIEVE_COST)
    return Reason("5.4.5.B", "too-poor", (price, s.silver[seat])) if s.silver[seat] < price else None


def retrieve_options(s: HandsState, seat: int) -> list[int]:
    """Take the Reserve back."""
    return [RETRIEVE] if why_retrieve(s, seat) is None else []


def retrieve(s: HandsState, seat: int) -> None:
    """5.4.5 All cards of the Reserve come back to the Hand, 1 Silver each [5.4.5.B, 5.4.5.C]."""
    spend(s, seat, count(s.reserve[seat]) * s.modifier(seat, RETRIEVE_COST))
    if not s.secret_reserve:
        s.seen[seat] |= s.reserve[seat]
    s.tell("5.4.5.A", "retrieved", seat, count(s.reserve[seat]))
    s.hand[seat] |= s.reserve[seat]
    s.reserve[seat] = 0
