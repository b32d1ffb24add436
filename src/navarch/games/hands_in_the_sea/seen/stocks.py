"""The totals of the box: what stands in each stock is what stands nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.edit import Stocks
from ..box.labels import CARTHAGE, ROME, other
from ..box.sets import count, members
from ..ch02_components.location_cards import hand_over

if TYPE_CHECKING:
    from ..state import HandsState


def is_dealt(s: HandsState) -> bool:
    """Whether set-up has dealt the cards."""
    return bool(s.row or s.removed)


def stocks(s: HandsState) -> Stocks:
    """Tokens that are neither on the board nor captured, and what the bank has paid out."""
    found: Stocks = {"bank": -s.silver[ROME] - s.silver[CARTHAGE]}
    if is_dealt(s):
        found["towns"] = [s.num.towns[seat] - towns_out(s, seat) for seat in (ROME, CARTHAGE)]
        found["city_stock"] = [s.num.cities[seat] - cities_out(s, seat) for seat in (ROME, CARTHAGE)]
    return found


def towns_out(s: HandsState, seat: int) -> int:
    """A player's Towns on the board and with the opponent."""
    return count(s.held[seat] & ~s.cities) + s.towns_won[other(seat)]


def cities_out(s: HandsState, seat: int) -> int:
    """A player's Cities on the board and with the opponent, the capital apart."""
    return count(s.held[seat] & s.cities & ~s.capitals) + s.cities_won[other(seat)]


def follow(s: HandsState, before: HandsState) -> None:
    """What an edit brings along: Location cards go with control, and nothing stands where nobody is. [2.Y]"""
    held = s.held[ROME] | s.held[CARTHAGE]
    s.cities &= held
    s.capitals &= s.cities
    s.forts &= held
    for seat in (ROME, CARTHAGE):
        for place in members(s.held[seat] & ~before.held[seat]):
            hand_over(s, place, seat)
        laid_by = s.reserve[seat] if s.secret_reserve else 0
        s.seen[seat] &= s.hand[seat]
        s.counted[seat] &= (s.hand[seat] | laid_by) & ~s.seen[seat]
