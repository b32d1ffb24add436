"""4.G The Draw deck and its renewal from the Discard pile.

The order of a Draw deck is not kept: a card is drawn when it is looked at. Known are only cards put
on top by an Emergency Levy and the Campaign card at the bottom of Carthage's deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import BOTTOM, CARTHAGE

if TYPE_CHECKING:
    from ..state import HandsState


def draw_deck_empty(s: HandsState, seat: int) -> bool:
    """Whether no ordinary card is left to draw."""
    return not s.deck[seat] and not s.top(seat)


def exhausted(s: HandsState, seat: int) -> bool:
    """Whether the Draw deck is used up; with the Campaign card at its bottom it is not [4.G]."""
    return draw_deck_empty(s, seat) and not (seat == CARTHAGE and s.campaign == BOTTOM)


def shuffle_discards(s: HandsState, seat: int, rule: str) -> None:
    """The Discard pile becomes, or joins, the Draw deck [4.G, 4.1.B].

    If the deck was empty everybody can name the Hand by counting, for all other cards lie open; a hidden Reserve
    cannot be told from it.
    """
    if draw_deck_empty(s, seat):
        if s.secret_reserve and s.reserve[seat]:
            s.counted[seat] = (s.hand[seat] | s.reserve[seat]) & ~s.seen[seat]
        else:
            s.seen[seat] = s.hand[seat]
            s.counted[seat] = 0
    for card in s.top(seat):
        s.deck[seat] |= 1 << card
    s.top(seat).clear()
    s.deck[seat] |= s.discard[seat]
    s.discard[seat] = 0
    s.tell(rule, "reshuffled", seat)


def reshuffle_if_exhausted(s: HandsState, seat: int) -> None:
    """The moment a Draw deck is used up the Discard pile is shuffled [4.G]."""
    if exhausted(s, seat) and s.discard[seat]:
        shuffle_discards(s, seat, "4.G")


def take_from_top(s: HandsState, seat: int) -> None:
    """Draw the card that is known to lie on top; everybody knows it."""
    card = s.top(seat).pop()
    s.hand[seat] |= 1 << card
    s.seen[seat] |= 1 << card
    s.tell("5.4.1.E", "drew-known", seat, card)
    note_draw(s, seat)


def draw_from_deck(s: HandsState, seat: int, card: int, rule: str) -> None:
    """A card of the deck comes to the Hand; its owner alone reads which."""
    s.deck[seat] &= ~(1 << card)
    s.hand[seat] |= 1 << card
    s.tell_to(1 << seat, rule, "drew-card", seat, card)
    note_draw(s, seat)


def note_draw(s: HandsState, seat: int) -> None:
    """A card left the Draw deck for the Hand (Q198)."""
    if seat == CARTHAGE:
        s.stirred = 1


def take_out_of_deck(s: HandsState, seat: int, bit: int) -> None:
    """A card is looked up in a Draw deck, which is shuffled afterwards; the Campaign card stays below [2.Z2].

    Only the cards known to lie on top have an order to lose. A deck used up by this is renewed [4.G].
    """
    s.deck[seat] &= ~bit
    for card in s.top(seat):
        s.deck[seat] |= 1 << card
    s.top(seat).clear()
    s.tell("2.Z2", "deck-searched", seat)
    note_draw(s, seat)
    reshuffle_if_exhausted(s, seat)
