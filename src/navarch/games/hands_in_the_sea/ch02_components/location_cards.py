"""2 One card for each location: it goes with control of the place.

2.I, 2.J what the card shows, its region and its connections, stands in `box/board.py`, its symbols in `box/cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import A_BATTLE, THE_DECK, THE_DISCARD, THE_EMPIRE, THE_HAND, THE_NEUTRAL, THE_RESERVE, other
from ..ch04_hand_and_deck.draw_deck import take_out_of_deck
from .card_spaces import leave_hand, leave_reserve

if TYPE_CHECKING:
    from ..state import HandsState


def hand_over(s: HandsState, place: int, seat: int) -> None:
    """A player who places a token gets the Location card, wherever it is.

    Whoever has it already keeps it where it lies, unless that is the Empire deck; the marker of a battle it leaves
    does not move. [1.C, 2.Y, 2.Z1, 2.Z2, 5.1.1.H, 5.2.2.N, 5.2.3.I]
    """
    bit = 1 << place
    loser = other(seat)
    pile = location_pile(s, place, seat)
    if pile < 0:
        return
    set_aside = bool((s.neutral | s.empire[seat]) & bit)
    if pile == THE_DECK:
        take_out_of_deck(s, loser, bit)
    leave_hand(s, loser, place)
    leave_reserve(s, loser, place)
    s.neutral &= ~bit
    s.empire[seat] &= ~bit
    s.empire[loser] &= ~bit
    s.discard[loser] &= ~bit
    s.force[loser] &= ~bit
    s.force[2 + loser] &= ~bit
    s.discard[seat] |= bit
    s.reveal()
    s.tell("5.1.1.H" if set_aside else "2.Z1", "card-handed-over", place, seat, pile)


def location_pile(s: HandsState, place: int, seat: int) -> int:
    """Where the card lies that a player is to get, -1 if that player has it already."""
    bit = 1 << place
    loser = other(seat)
    if s.neutral & bit:
        return THE_NEUTRAL
    if (s.empire[seat] | s.empire[loser]) & bit:
        return THE_EMPIRE
    if s.deck[loser] & bit:
        return THE_DECK
    if s.hand[loser] & bit:
        return THE_HAND
    if s.reserve[loser] & bit:
        return THE_RESERVE
    if s.discard[loser] & bit:
        return THE_DISCARD
    return A_BATTLE if (s.force[loser] | s.force[2 + loser]) & bit else -1
