"""3 Why an item cannot be built now, with the facts of the case: who stands there, what it costs, what one has."""

from __future__ import annotations

from typing import Final

from ....engine.event import Reason
from ..actions import BUILD, CHEAP_FORTRESS, CHEAP_LEGION, CHEAP_TRIREME, FREE_CONTROL, MUSTER, RECRUIT, TRIREME
from ..box.labels import GILGAMESH, HAMMURABI, PENTHESILEA, PHAROS, SPARTACUS
from ..ch07_powers.powers import owner_of
from ..ch10_heroes.heroes import muster_size
from ..definitions.units import garrisons
from ..reasons import (
    CANNOT_PAY,
    LEGION_ON_SITE,
    NO_POWER,
    NOT_ON_DISPLAY,
    OPPONENTS_PROVINCE,
    OPPOSING_UNITS,
    POWER_USED,
    RULES,
    TILE_OWNED,
    because,
)
from ..state import MareState
from .build_costs import price_of
from .build_rules import build_bar
from .resource_sets import coin_room, goods_room

POWERS: Final = {  # verb -> the tile whose power it is, and the rule of that power
    FREE_CONTROL: (HAMMURABI, "10.HAMMURABI-1"),
    CHEAP_LEGION: (SPARTACUS, "10.SPARTACUS-1"),
    CHEAP_FORTRESS: (GILGAMESH, "10.GILGAMESH-1"),
    CHEAP_TRIREME: (PHAROS, "11.PHAROS-1"),
    MUSTER: (PENTHESILEA, "10.PENTHESILEA-1"),
}


def build_reason(s: MareState, seat: int, purse: int, verb: int, noun: int) -> Reason | None:
    """The rule that forbids to build that, or None. [3.1-1]"""
    bar = build_bar(s, seat, purse, verb, noun)
    if bar in (NO_POWER, POWER_USED):
        tile, rule = POWERS[verb]
        return Reason(rule, RULES[bar][1], (tile,))
    if bar == CANNOT_PAY:
        return because(bar, price_of(s, seat, verb, noun), goods_room(s, seat, [], 0), coin_room(s, seat, [], 0))
    if verb == RECRUIT:
        return tile_reason(s, bar, noun)
    if verb in (TRIREME, CHEAP_TRIREME):
        return because(bar, noun)
    if verb == MUSTER:
        return because(bar, muster_size(s, seat))
    return place_reason(s, seat, bar, s.box.site_province[noun] if verb == BUILD else noun, noun)


def place_reason(s: MareState, seat: int, bar: int, province: int, site: int) -> Reason | None:
    """What is in the way in that province, and whose it is. [3.1.1-8, 3.1.1-9]"""
    if bar == OPPONENTS_PROVINCE:
        return because(bar, province, s.empire[s.control[province]])
    if bar == OPPOSING_UNITS:
        others = garrisons(s, province) & ~(1 << seat)
        return because(bar, province, s.empire[(others & -others).bit_length() - 1])
    if bar == LEGION_ON_SITE:
        return because(bar, province, s.empire[s.occupier[site]])
    return because(bar, province)


def tile_reason(s: MareState, bar: int, tile: int) -> Reason | None:
    """A tile that is not on the board may be another player's. [3.1.3-7]"""
    owner = owner_of(s, tile)
    if bar == NOT_ON_DISPLAY and owner >= 0:
        return because(TILE_OWNED, tile, s.empire[owner])
    return because(bar, tile)
