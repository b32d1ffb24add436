"""5.4.4 Reserve a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import RESERVE
from ..box.modifiers import RESERVE_SIZE
from ..box.sets import count, several
from ..reasons import not_in_hand

if TYPE_CHECKING:
    from ..state import HandsState


def why_reserve(s: HandsState, seat: int, card: int) -> Reason | None:
    """What forbids reserving this card; want of supply does not [4.4.J, 5.4.4.A, 5.4.4.B, C.DeepReserve.1]."""
    room = s.modifier(seat, RESERVE_SIZE)
    if count(s.reserve[seat]) >= room:
        return Reason("5.4.4.B", "reserve-full", (room,))
    return not_in_hand(s, seat, card, "5.4.4.A")


def reserve_options(s: HandsState, seat: int, hand: list[int], menu: list[int]) -> None:
    """Any card in Hand, while there is room."""
    if not several(s.reserve[seat], s.modifier(seat, RESERVE_SIZE)):
        for card in hand:
            menu.append(RESERVE + card)


def reserve_card(s: HandsState, seat: int, card: int) -> None:
    """5.4.4 A card goes to the Reserve, face up unless Reserves are hidden [5.4.4.A, 5.4.4.C, 5.4.4.D].

    Face down it may be any card of the Hand, even one that the opponent knew.
    """
    bit = 1 << card
    s.reserve[seat] |= bit
    s.hand[seat] &= ~bit
    if s.secret_reserve:
        s.counted[seat] |= s.seen[seat]
        s.seen[seat] = 0
        s.tell("5.4.4.D", "reserved-unseen", seat)
        s.tell_to(1 << seat, "5.4.4.D", "reserved-own", seat, card)
    else:
        s.seen[seat] &= ~bit
        s.tell("5.4.4.A", "reserved", seat, card)
