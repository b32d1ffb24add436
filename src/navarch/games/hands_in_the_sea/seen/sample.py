"""What a seat may know: counting cards, and states drawn from what it may believe [5.4.4.C, 5.4.4.D]."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from ..box.labels import other
from ..box.sets import count, members, set_of

if TYPE_CHECKING:
    from ..state import HandsState


MOST_DEALS: Final = 2000


def hidden_cards(s: HandsState, seat: int) -> int:
    """The cards that everybody can count but not tell apart: this player's Hand, Draw deck and hidden Reserve."""
    shut = s.hand[seat] | s.deck[seat] | (s.reserve[seat] if s.secret_reserve else 0)
    return shut & ~s.seen[seat] & ~s.counted[seat]


def sample(s: HandsState, seat: int, rng: random.Random) -> HandsState:
    """A clone in which the opponent's Hand, deck and secrets are drawn anew, by public facts alone.

    If the opponent is asked to pay, or to give up a card, everybody knows that this is possible: only such
    Hands are believed.
    """
    drawn = s.clone()
    assert isinstance(drawn, type(s))
    rival = other(seat)
    pool = hidden_cards(s, rival)
    for _ in range(MOST_DEALS):
        deal(drawn, rival, pool, rng)
        drawn.known = None
        if drawn.actor != rival or drawn.legal():
            break
    if s.deus[rival] >= 0:
        deal_deus(drawn, rival, rng)
    drawn.known = None
    return drawn


def deal(s: HandsState, seat: int, pool: int, rng: random.Random) -> None:
    """Deal Hand, hidden Reserve and Draw deck anew from the cards that cannot be told apart."""
    cards = members(pool)
    rng.shuffle(cards)
    open_slots = count(s.hand[seat]) - count(s.seen[seat])  # of the Hand
    reserved = count(s.reserve[seat]) if s.secret_reserve else 0
    fresh = open_slots + reserved - count(s.counted[seat])
    s.deck[seat] = set_of(cards[fresh:])
    held = members(s.counted[seat]) + cards[:fresh]
    if s.secret_reserve:
        rng.shuffle(held)
        s.reserve[seat] = set_of(held[open_slots:])
    s.hand[seat] = s.seen[seat] | set_of(held[:open_slots])


def deal_deus(s: HandsState, seat: int, rng: random.Random) -> None:
    """The secret card may be any of the four [7.2.A]."""
    cards = s.cards.deus[seat]
    card = rng.choice(members(cards))
    s.deus[seat] = card
    s.removed = (s.removed | cards) & ~(1 << card)
