"""2 The card spaces of the Player Aids: cards on their way from the Hand [2.D].

4.2.I which Battle space a card lies in: `ch05_2_aggressive/battle_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import A_BATTLE, EMPIRE_CARDS, THE_EMPIRE, THE_FLEET, THE_HAND, THE_NEUTRAL, THE_RESERVE
from ..box.sets import members

if TYPE_CHECKING:
    from ..state import HandsState


def to_discard(s: HandsState, seat: int, card: int) -> None:
    """A played card goes from the Hand to its owner's Discard pile [4.2.G]."""
    leave_hand(s, seat, card)
    s.discard[seat] |= 1 << card


def pay_with(s: HandsState, seat: int, card: int, need: int) -> None:
    """A card is played for what it shows, or with -1 for what it is [4.2.G]."""
    to_discard(s, seat, card)
    s.tell("4.2.G", "paid-with", seat, card, need)


def leave_hand(s: HandsState, seat: int, card: int) -> None:
    """Take a card out of the Hand, in everybody's sight."""
    rest = ~(1 << card)
    s.hand[seat] &= rest
    if s.seen[seat]:
        s.seen[seat] &= rest
    if s.counted[seat]:
        s.counted[seat] &= rest


def leave_reserve(s: HandsState, seat: int, card: int) -> None:
    """Take a card out of the Reserve, in everybody's sight [5.4.4.D]."""
    s.reserve[seat] &= ~(1 << card)
    s.counted[seat] &= ~(1 << card)


def to_empire_deck(s: HandsState, seat: int, card: int, pile: int, rule: str) -> None:
    """Put a card, already taken from this pile, into the deck it belongs to.

    Grey cards join the neutral ones; a Location card goes to the player's Empire deck while the location
    is the player's, else to the neutral area [2.G, 5.4.3.A, 5.4.3.B].
    """
    bit = 1 << card
    owned = s.held[seat] if not bit & EMPIRE_CARDS else s.cards.decks[seat]
    if bit & owned:
        s.empire[seat] |= bit
    else:
        s.neutral |= bit
    s.tell(rule, "card-returned", seat, card, pile, THE_EMPIRE if bit & owned else THE_NEUTRAL)


def send_back(s: HandsState, seat: int, card: int, rule: str) -> None:
    """From the Hand to the Empire deck."""
    leave_hand(s, seat, card)
    to_empire_deck(s, seat, card, THE_HAND, rule)


def pile_of(s: HandsState, seat: int, card: int) -> int:
    """Where a card lies that a player is to give up."""
    if s.hand[seat] >> card & 1:
        return THE_HAND
    if s.reserve[seat] >> card & 1:
        return THE_RESERVE
    return THE_FLEET if s.aboard[seat] >> card & 1 else A_BATTLE


def lay_down(s: HandsState, seat: int, pile: int, cards: int, home: int, rules: tuple[str, str]) -> None:
    """After a battle some cards go home to the Empire deck, the others to the Discard pile.

    [5.2.3.V, 5.2.3.W, 5.2.5.N, 5.2.5.O]
    """
    homeward, discarded = rules
    for card in members(home):
        to_empire_deck(s, seat, card, pile, homeward)
    rest = cards & ~home
    s.discard[seat] |= rest
    if rest:
        s.tell(discarded, "cards-discarded", seat, rest)


def owned_by(s: HandsState, seat: int) -> int:
    """All Location and Empire cards of a player, none of the opponent's colour among them [2.F]."""
    owned = s.hand[seat] | s.deck[seat] | s.discard[seat] | s.reserve[seat] | s.empire[seat] | s.aboard[seat]
    owned |= s.force[seat] | s.force[2 + seat]
    for card in s.top(seat):
        owned |= 1 << card
    return owned
