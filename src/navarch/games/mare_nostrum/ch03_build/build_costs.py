"""3 Build Costs. [3-4]"""

from __future__ import annotations

from ..actions import (
    BUILD,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CONTROL,
    FORTRESS,
    FREE_CONTROL,
    LEGION,
    RECRUIT,
    TRIREME,
)
from ..box.labels import PYRAMIDS
from ..ch07_powers.powers import tile_count
from ..ch10_heroes.heroes import cheap_fortress_bar, cheap_legion_bar, free_control_bar
from ..ch11_wonders.wonders import cheap_trireme_bar
from ..reasons import CANNOT_PAY, FREE
from ..state import MareState


def price_bar(s: MareState, seat: int, purse: int, verb: int) -> int:
    """Whether the price of Control or a Unit can be paid, or the power that waives it used. [3-C1, 3-C6]"""
    box = s.box
    if verb == CONTROL:
        return FREE if purse >= box.control_price else CANNOT_PAY
    if verb == LEGION:  # [3-C6]
        return FREE if purse >= box.legion_price else CANNOT_PAY
    if verb == FORTRESS:  # [3-C8]
        return FREE if purse >= box.fortress_price else CANNOT_PAY
    if verb == TRIREME:  # [3-C7]
        return FREE if purse >= box.trireme_price else CANNOT_PAY
    if verb == FREE_CONTROL:  # [10.HAMMURABI-1]
        return free_control_bar(s, seat)
    if verb == CHEAP_LEGION:  # [10.SPARTACUS-1]
        return cheap_legion_bar(s, seat)
    if verb == CHEAP_FORTRESS:  # [10.GILGAMESH-1]
        return cheap_fortress_bar(s, seat)
    if verb == CHEAP_TRIREME:  # [11.PHAROS-1]
        return cheap_trireme_bar(s, seat)
    return FREE


def building_price_bar(s: MareState, purse: int, kind: int) -> int:
    """Whether the price of a Building can be paid. [3-C2, 3-C3, 3-C4, 3-C5, 3-C9, 3-C10]"""
    return FREE if purse >= s.box.site_price[kind] else CANNOT_PAY


def price_of(s: MareState, seat: int, verb: int, noun: int) -> int:
    """The size of the set that the item takes. [3-4]"""
    if verb == BUILD:
        return s.box.site_price[s.box.site_kind[noun]]
    if verb == RECRUIT:
        return tile_price(s, seat, noun)
    prices = {
        CONTROL: s.box.control_price,
        LEGION: s.box.legion_price,
        FORTRESS: s.box.fortress_price,
        TRIREME: s.box.trireme_price,
    }
    return prices[verb]


def tile_price(s: MareState, seat: int, tile: int) -> int:
    """7 to 10 by the number owned, the starting Hero being the first, 12 for the Pyramids; 0: there is no price.

    [3-C11, 3-C12, 3.1.3-2, 3.1.3-3, 3.1.3-4, 3.1.3-5, 3.1.3-6]
    """
    if tile == PYRAMIDS:  # [3.1.3-8]
        return s.box.pyramids_price
    return price_of_tile_number(s, tile_count(s, seat) + 1)


def price_of_tile_number(s: MareState, number: int) -> int:
    """7 to 10 for the second to the fifth; 0: there is no price. [3.1.3-2]"""
    return s.box.tile_price[number] if number < len(s.box.tile_price) else 0
