"""Cards on their way: playing, discarding, drawing, handing over [2, 4].

The order of a Draw deck is not kept: a card is drawn when it is looked at. Known are only cards put
on top by an Emergency Levy and the Campaign card at the bottom of Carthage's deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.procedure import Procedure
from ...engine.state import CHANCE
from .actions import DRAW
from .names import ASIDE, BOTTOM, CARTHAGE, EMPIRE_CARDS, cards_of, count, other

if TYPE_CHECKING:
    from .state import HandsState


def to_discard(s: HandsState, seat: int, card: int) -> None:
    """A played card goes from the Hand to its owner's Discard pile [4.2.G]."""
    leave_hand(s, seat, card)
    s.discard[seat] |= 1 << card


def leave_hand(s: HandsState, seat: int, card: int) -> None:
    """Take a card out of the Hand, in everybody's sight."""
    s.hand[seat] &= ~(1 << card)
    s.seen[seat] &= ~(1 << card)


def to_empire_deck(s: HandsState, seat: int, card: int) -> None:
    """Put a card, already taken from its place, into the deck it belongs to.

    Grey cards join the neutral ones; a Location card goes to the player's Empire deck while the location
    is the player's, else to the neutral area [2.G, 5.4.3.A, 5.4.3.B].
    """
    bit = 1 << card
    owned = s.held[seat] if not bit & EMPIRE_CARDS else s.cards.decks[seat]
    if bit & owned:
        s.empire[seat] |= bit
    else:
        s.neutral |= bit


def draw_deck_empty(s: HandsState, seat: int) -> bool:
    """Whether no ordinary card is left to draw."""
    return not s.deck[seat] and not s.top(seat)


def exhausted(s: HandsState, seat: int) -> bool:
    """Whether the Draw deck is used up; with the Campaign card at its bottom it is not [4.G]."""
    return draw_deck_empty(s, seat) and not (seat == CARTHAGE and s.campaign == BOTTOM)


def shuffle_discards(s: HandsState, seat: int) -> None:
    """The Discard pile becomes, or joins, the Draw deck [4.G, 4.1.B].

    If the deck was empty everybody can name the Hand by counting, for all other cards lie open.
    """
    if draw_deck_empty(s, seat):
        s.seen[seat] = s.hand[seat] | (s.reserve[seat] if s.secret_reserve else 0)
    for card in s.top(seat):
        s.deck[seat] |= 1 << card
    s.top(seat).clear()
    s.deck[seat] |= s.discard[seat]
    s.discard[seat] = 0
    s.tell("4.G", "reshuffled", seat)


def reshuffle_if_exhausted(s: HandsState, seat: int) -> None:
    """The moment a Draw deck is used up the Discard pile is shuffled [4.G]."""
    if exhausted(s, seat) and s.discard[seat]:
        shuffle_discards(s, seat)


def take_from_top(s: HandsState, seat: int) -> None:
    """Draw the card that is known to lie on top; everybody knows it."""
    card = s.top(seat).pop()
    s.hand[seat] |= 1 << card
    s.seen[seat] |= 1 << card
    note_draw(s, seat, card)


def note_draw(s: HandsState, seat: int, card: int) -> None:
    """A card left the Draw deck for the Hand; its owner alone reads which."""
    if seat == CARTHAGE:
        s.stirred = 1
    s.tell_to(1 << seat, "4.F", "drew-card", seat, card)


def take_out_of_deck(s: HandsState, seat: int, bit: int) -> None:
    """A card is looked up in a Draw deck, which is shuffled afterwards; the Campaign card stays below [2.Z2].

    Only the cards known to lie on top have an order to lose. A deck used up by this is renewed [4.G].
    """
    s.deck[seat] &= ~bit
    for card in s.top(seat):
        s.deck[seat] |= 1 << card
    s.top(seat).clear()
    if seat == CARTHAGE:
        s.stirred = 1
    reshuffle_if_exhausted(s, seat)


def hand_over(s: HandsState, place: int, seat: int) -> None:
    """A player who places a token gets the Location card, wherever it is.

    Whoever has it already keeps it where it lies; the marker of a battle it leaves does not move.
    [1.C, 2.Y, 2.Z1, 2.Z2, 5.1.1.H, 5.2.2.N, 5.2.3.I]
    """
    bit = 1 << place
    loser = other(seat)
    if s.neutral & bit:
        s.neutral &= ~bit
    elif s.deck[loser] & bit:
        take_out_of_deck(s, loser, bit)
    elif (s.hand[loser] | s.discard[loser] | s.reserve[loser] | s.empire[loser]) & bit:
        leave_hand(s, loser, place)
        s.discard[loser] &= ~bit
        s.reserve[loser] &= ~bit
        s.empire[loser] &= ~bit
    elif (s.force[loser] | s.force[2 + loser]) & bit:
        s.force[loser] &= ~bit
        s.force[2 + loser] &= ~bit
    else:
        return
    s.discard[seat] |= bit
    s.reveal()
    s.tell("2.Z1", "card-handed-over", place, seat)


def unseen(s: HandsState, seat: int) -> int:
    """The cards that may be in this player's Hand as far as the opponent can tell by counting.

    Everything else lies open, so this is the Hand and the Draw deck together (and a hidden Reserve);
    once the deck is empty, or a card was seen on its way, the Hand is known.
    """
    if not s.hand[seat]:
        return 0
    shut = s.hand[seat] | s.deck[seat] | (s.reserve[seat] if s.secret_reserve else 0)
    if count(s.seen[seat]) == count(s.hand[seat]) and not s.secret_reserve:
        return s.seen[seat]
    return shut


class Refill(Procedure):
    """4.F The Hand is filled up to its size; answers 1 if the Campaign card came up. [4.F, 4.H, 4.I]"""

    SEQUENCE: ClassVar = ("draw", "report")
    CHOICES: ClassVar = {"refill_draw": ""}
    FIELDS: ClassVar = {"seat": "seat", "drawn": "number"}

    def __init__(self, seat: int, drawn: int) -> None:
        super().__init__()
        self.seat = seat
        self.drawn = drawn

    def draw(self, s: HandsState) -> None:
        """One card more, until the Hand is full; a deck used up, even by the last card, is renewed [4.G, 4.1.A]."""
        seat = self.seat
        reshuffle_if_exhausted(s, seat)
        if count(s.hand[seat]) >= s.num.hand_size:
            return
        if s.top(seat):
            take_from_top(s, seat)
            self.one_more(s)
        elif s.deck[seat]:
            s.ask(CHANCE, "refill_draw")
        elif seat == CARTHAGE and s.campaign == BOTTOM:
            s.campaign = ASIDE
            s.stirred = 1
            self.tell_count(s)
            s.tell("4.1.A", "campaign-drawn", seat)
            s.end(1)

    def refill_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return [DRAW + card for card in cards_of(s.deck[self.seat])]

    def refill_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card comes to the Hand."""
        draw_from_deck(s, self.seat, noun)
        self.one_more(s)

    def one_more(self, s: HandsState) -> None:
        """Count the card and go on."""
        self.drawn += 1
        self.go("draw")

    def tell_count(self, s: HandsState) -> None:
        """Everybody sees how many cards were drawn."""
        if self.drawn:
            s.tell("4.F", "drew", self.seat, self.drawn)

    def report(self, s: HandsState) -> None:
        """The Hand is full, or nothing is left to draw."""
        self.tell_count(s)


class DrawCards(Procedure):
    """4.J A card effect draws: never more than the Draw deck holds, without reshuffling. [4.J, 4.K, 4.H]"""

    SEQUENCE: ClassVar = ("draw", "report")
    CHOICES: ClassVar = {"effect_draw": ""}
    FIELDS: ClassVar = {"seat": "seat", "left": "number", "drawn": "number"}

    def __init__(self, seat: int, left: int, drawn: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.drawn = drawn

    def draw(self, s: HandsState) -> None:
        """One card more; the Campaign card counts as one, is set aside and waits for the end of the round."""
        seat = self.seat
        if self.left == 0:
            return
        self.left -= 1
        if s.top(seat):
            take_from_top(s, seat)
            self.drawn += 1
            self.go("draw")
        elif s.deck[seat]:
            s.ask(CHANCE, "effect_draw")
        elif seat == CARTHAGE and s.campaign == BOTTOM:
            s.campaign = ASIDE
            s.stirred = 1
            s.tell("4.K", "campaign-pending", seat)

    def effect_draw_options(self, s: HandsState, seat: int) -> list[int]:
        """Any card of the deck."""
        return [DRAW + card for card in cards_of(s.deck[self.seat])]

    def effect_draw(self, s: HandsState, seat: int, verb: int, noun: int) -> None:
        """The card comes to the Hand."""
        draw_from_deck(s, self.seat, noun)
        self.drawn += 1
        self.go("draw")

    def report(self, s: HandsState) -> None:
        """Everybody sees how many cards were drawn; the answer tells whether there were any."""
        if self.drawn:
            s.tell("4.J", "drew", self.seat, self.drawn)
        s.end(self.drawn)


def draw_from_deck(s: HandsState, seat: int, card: int) -> None:
    """A card of the deck comes to the Hand."""
    s.deck[seat] &= ~(1 << card)
    s.hand[seat] |= 1 << card
    note_draw(s, seat, card)
