"""5.1.3 Fortify a location.

5.1.3.G, 5.1.3.H War Elephants and Cavalry in a siege: `ch05_2_aggressive/battle_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import FORTIFY
from ..box.labels import ALL_PLACES
from ..box.sets import add, count, members
from ..ch02_components.card_spaces import pay_with
from ..ch02_components.silver import spend
from ..ch04_3_sea_and_supply.supply import sites
from ..ch04_3_sea_and_supply.usable_cards import why_unusable
from ..reasons import too_poor

if TYPE_CHECKING:
    from ..state import HandsState


def forts_left(s: HandsState) -> int:
    """Fortification tokens in the common stock [5.1.3.D]."""
    return s.num.fortifications - count(s.forts)


def why_fortify(s: HandsState, seat: int, place: int) -> Reason | None:
    """What forbids a Fortification here [5.1.3.A, 5.1.3.C, 5.1.3.D, 5.1.3.I]."""
    bit = 1 << place
    if not s.held[seat] & bit:
        return Reason("5.1.3.A", "not-yours", (place,))
    if s.forts & bit:
        return Reason("5.1.3.C", "fortified-already", (place,))
    if forts_left(s) == 0:
        return Reason("5.1.3.D", "no-fortification-left")
    if sites(s) & bit:
        return Reason("5.1.3.I", "under-attack", (place,))
    unusable = why_unusable(s, seat, place, "5.1.3.A")
    if unusable:
        return unusable
    if not s.hand[seat] & s.cards.walls:
        return Reason("5.1.3.A", "no-wall-card")
    return too_poor(s, seat, s.num.fortify_cost, "5.1.3.A")


def fortify_options(s: HandsState, seat: int, held: int, able: int, menu: list[int]) -> None:
    """Locations that can be fortified."""
    if held & s.cards.own[seat].walls and s.silver[seat] >= s.num.fortify_cost and forts_left(s):
        add(menu, FORTIFY, able & ALL_PLACES & ~s.forts)


def fortify(s: HandsState, seat: int, place: int) -> None:
    """5.1.3 A Fortification card, the Location card and 3 Silver make a Fortification [5.1.3.A, 5.1.3.B].

    The Fortification cards are alike, so the first one in Hand is played.
    """
    pay_with(s, seat, members(s.hand[seat] & s.cards.walls)[0], -1)
    pay_with(s, seat, place, -1)
    spend(s, seat, s.num.fortify_cost)
    s.forts |= 1 << place
    s.tell("5.1.3.B", "fortified", seat, place, s.num.fortify_cost)


# ---- effects of Fortifications ----


def wall_strength(s: HandsState, place: int) -> int:
    """What a Fortification adds to the defence of its location [5.1.3.E]."""
    return s.num.wall_strength if s.forts >> place & 1 else 0


def immune(place: int) -> Reason:
    """A fortified location is neither raided nor pillaged [5.1.3.F]."""
    return Reason("5.1.3.F", "fortified", (place,))
