"""3.1.2 Where Units and Buildings may be built."""

from __future__ import annotations

from ..actions import CHEAP_FORTRESS, CHEAP_LEGION, CHEAP_TRIREME, FORTRESS, LEGION, TRIREME
from ..box.labels import CONTROL_SITE, LAND, SEA
from ..definitions.buildings import erect
from ..definitions.control import controlled
from ..definitions.units import add_legion
from ..reasons import (
    BASE_NOT_FREE,
    FREE,
    LEGION_ON_SITE,
    NO_BASE,
    NO_COUNTER,
    NO_FORTRESS_LEFT,
    NO_ICON,
    NO_LEGION_LEFT,
    NO_TRIREME_LEFT,
    ONE_FORTRESS,
    SITE_TAKEN,
)
from ..state import MareState
from .build_costs import building_price_bar, price_bar
from .control import province_bar


def unit_options(s: MareState, seat: int, purse: int, land: int) -> list[int]:
    """Where in that land Legions, Fortresses and Triremes may be built, at either price. [3.1.2-1, 3.1.2-3]"""
    found: list[int] = []
    if s.legion_stock[seat]:
        for verb in (LEGION, CHEAP_LEGION):
            if not price_bar(s, seat, purse, verb):
                found += [verb + p for p in range(LAND) if land >> p & 1]
    if s.fortress_stock[seat]:
        for verb in (FORTRESS, CHEAP_FORTRESS):
            if not price_bar(s, seat, purse, verb):
                found += [verb + p for p in range(LAND) if land >> p & 1 and s.fortress[p] < 0]
    if s.trireme_stock[seat]:
        for verb in (TRIREME, CHEAP_TRIREME):
            if not price_bar(s, seat, purse, verb):
                bases = land & controlled(s, seat)
                found += [verb + sea for sea in range(SEA) if s.box.shore[sea] & bases]
    return found


def legion_bar(s: MareState, seat: int, province: int) -> int:
    """Any number of Legions, as far as the stock reaches. [3.1.2-1, 3.1.2-6, 3.1.2-9, 9-1]"""
    return province_bar(s, seat, province) or (FREE if s.legion_stock[seat] else NO_LEGION_LEFT)


def fortress_bar(s: MareState, seat: int, province: int) -> int:
    """One Fortress in a province, as far as the stock reaches. [3.1.2-1, 3.1.2-7, 9-1]"""
    bar = province_bar(s, seat, province)
    if bar:
        return bar
    if s.fortress[province] >= 0:
        return ONE_FORTRESS
    return FREE if s.fortress_stock[seat] else NO_FORTRESS_LEFT


def trireme_bar(s: MareState, seat: int, sea: int) -> int:
    """A Sea that touches a province of his without opposing Units. [3.1.2-3, 3.1.2-4, 3.1.2-5, 3.1.2-8, 4.2.1-6]"""
    bar = NO_BASE
    for province in range(LAND):
        if s.box.shore[sea] >> province & 1 and s.control[province] == seat:
            if province_bar(s, seat, province) == FREE:
                return FREE if s.trireme_stock[seat] else NO_TRIREME_LEFT
            bar = BASE_NOT_FREE
    return bar


def site_bar(s: MareState, seat: int, purse: int, site: int) -> int:
    """A free icon of its kind in a province where he may build. [3.1.2-2, 3.1.2-10, 3.1.2-11, 3.1.2-12]"""
    if s.box.site_kind[site] == CONTROL_SITE:
        return NO_ICON
    return province_bar(s, seat, s.box.site_province[site]) or icon_bar(s, seat, purse, site)


def icon_bar(s: MareState, seat: int, purse: int, site: int) -> int:
    """The same where he may build in the province. [3.1.2-2]"""
    if s.built[site]:
        return SITE_TAKEN
    if s.occupier[site] not in (-1, seat):  # an opposing legion on a pillaged site [Q26]
        return LEGION_ON_SITE
    kind = s.box.site_kind[site]
    if not s.counters[kind]:  # [Q89]
        return NO_COUNTER
    return building_price_bar(s, purse, kind)


def put_building(s: MareState, seat: int, site: int) -> None:
    """The counter lies on its icon; a legion of his own there merely stands in the province. [3.1.2-2, Q40]"""
    erect(s, site)
    s.occupier[site] = -1
    s.tell("3.1.2-2", "building-built", s.empire[seat], site, s.box.site_province[site], seat)


def put_legion(s: MareState, seat: int, province: int) -> None:
    """A legion comes to the map."""
    add_legion(s, seat, province)
    s.tell("3.1.2-1", "legion-built", s.empire[seat], province, seat)


def put_fortress(s: MareState, seat: int, province: int) -> None:
    """A fortress comes to the map."""
    s.fortress[province] = seat
    s.fortress_stock[seat] -= 1
    s.tell("3.1.2-1", "fortress-built", s.empire[seat], province, seat)


def put_trireme(s: MareState, seat: int, sea: int) -> None:
    """A trireme comes to the map."""
    s.triremes[seat * SEA + sea] += 1
    s.trireme_stock[seat] -= 1
    s.tell("3.1.2-3", "trireme-built", s.empire[seat], sea, seat)
