"""3.1.1, 3.1.2 Where Control, Units and Buildings may be built."""

from __future__ import annotations

from .actions import (
    BUILD,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CONTROL,
    FORTRESS,
    FREE_CONTROL,
    LEGION,
    MUSTER,
    RECRUIT,
    TRIREME,
)
from .bars import (
    ALREADY_YOURS,
    BASE_NOT_FREE,
    CANNOT_PAY,
    FREE,
    LEGION_ON_SITE,
    NO_BASE,
    NO_COUNTER,
    NO_FORTRESS_LEFT,
    NO_FORTRESS_TOKEN,
    NO_ICON,
    NO_LEGION_LEFT,
    NO_LEGION_TOKEN,
    NO_MARKER,
    NO_POWER,
    NO_TRIREME_LEFT,
    NO_TRIREME_TOKEN,
    NOT_CONTROLLED,
    NOT_LINKED,
    NOTHING_OCCUPIED,
    ONE_FORTRESS,
    OPPONENTS_PROVINCE,
    OPPOSING_UNITS,
    OUT_OF_PLAY,
    POWER_USED,
    SITE_TAKEN,
)
from .board import home, in_play, opposed, reach_of_all
from .box import CONTROL_SITE
from .recruit import recruit_bar
from .state import LAND, SEA, TILE_COUNT, TOKEN, MareState
from .tiles import GILGAMESH, HAMMURABI, PENTHESILEA, PHAROS, SPARTACUS, has_power, is_used


def build_options(s: MareState, seat: int, purse: int) -> list[int]:
    """Every item the seat may build now, in the order of the actions."""
    found = control_options(s, seat, purse) + unit_options(s, seat, purse)
    for province in range(LAND):
        if s.control[province] == seat:
            found += [BUILD + site for site in s.box.sites_of[province] if not site_bar(s, seat, purse, site)]
    if not muster_bar(s, seat):
        found.append(MUSTER)
    return found + [RECRUIT + tile for tile in range(TILE_COUNT) if not recruit_bar(s, seat, purse, tile)]


def control_options(s: MareState, seat: int, purse: int) -> list[int]:
    """Where Control may be built, paid or by Hammurabi; fresh Triremes count. [3.1.1-1, 3.1.1-3]"""
    found: list[int] = []
    linked = reach_of_all(s, seat, s.held[seat])
    for verb in (CONTROL, FREE_CONTROL):
        if not price_bar(s, seat, purse, verb):
            found += [verb + p for p in range(LAND) if linked >> p & 1 and not control_bar(s, seat, p, linked)]
    return found


def unit_options(s: MareState, seat: int, purse: int) -> list[int]:
    """Where Legions, Fortresses and Triremes may be built, at either price. [3.1.2-1, 3.1.2-3]"""
    found: list[int] = []
    for verb in (LEGION, CHEAP_LEGION):
        if not price_bar(s, seat, purse, verb):
            found += [verb + p for p in range(LAND) if not legion_bar(s, seat, p)]
    for verb in (FORTRESS, CHEAP_FORTRESS):
        if not price_bar(s, seat, purse, verb):
            found += [verb + p for p in range(LAND) if not fortress_bar(s, seat, p)]
    for verb in (TRIREME, CHEAP_TRIREME):
        if not price_bar(s, seat, purse, verb):
            found += [verb + sea for sea in range(SEA) if not trireme_bar(s, seat, sea)]
    return found


def build_bar(s: MareState, seat: int, purse: int, verb: int, noun: int) -> int:
    """Why that item cannot be built now; FREE also for verbs that build nothing."""
    bar = price_bar(s, seat, purse, verb)
    if verb in (CONTROL, FREE_CONTROL):
        return control_bar(s, seat, noun, reach_of_all(s, seat, s.held[seat])) or bar
    if verb in (LEGION, CHEAP_LEGION):
        return legion_bar(s, seat, noun) or bar
    if verb in (FORTRESS, CHEAP_FORTRESS):
        return fortress_bar(s, seat, noun) or bar
    if verb in (TRIREME, CHEAP_TRIREME):
        return trireme_bar(s, seat, noun) or bar
    if verb == BUILD:
        return site_bar(s, seat, purse, noun)
    if verb == MUSTER:
        return muster_bar(s, seat)
    if verb == RECRUIT:
        return recruit_bar(s, seat, purse, noun)
    return FREE


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
        return once_bar(s, seat, HAMMURABI)
    if verb == CHEAP_LEGION:  # [10.SPARTACUS-1]
        return once_bar(s, seat, SPARTACUS) or token_bar(s, seat, box.spartacus_goods, NO_LEGION_TOKEN)
    if verb == CHEAP_FORTRESS:  # [10.GILGAMESH-1]
        return once_bar(s, seat, GILGAMESH) or token_bar(s, seat, box.gilgamesh_goods, NO_FORTRESS_TOKEN)
    if verb == CHEAP_TRIREME:  # [11.PHAROS-1]
        return once_bar(s, seat, PHAROS) or token_bar(s, seat, box.pharos_goods, NO_TRIREME_TOKEN)
    return FREE


def once_bar(s: MareState, seat: int, tile: int) -> int:
    """A power that works once in a round."""
    if not has_power(s, seat, tile):
        return NO_POWER
    return POWER_USED if is_used(s, seat, tile) else FREE


def token_bar(s: MareState, seat: int, among: int, lacking: int) -> int:
    """Whether one of those tokens is held; else the bar `lacking`."""
    for token in range(TOKEN):
        if among >> token & 1 and s.supply[seat * TOKEN + token]:
            return FREE
    return lacking


def province_bar(s: MareState, seat: int, province: int) -> int:
    """Land under his control without opposing Units; his Capital City Province always. [3.1.1-6, 3.1.1-7, CI-5]"""
    if not in_play(s) >> province & 1:
        return OUT_OF_PLAY
    if province == home(s, seat):  # [3.1.1-10, 4.2.1-7, 4.3.5-1]
        return FREE
    if s.control[province] != seat:
        return OPPONENTS_PROVINCE if s.control[province] >= 0 else NOT_CONTROLLED
    return OPPOSING_UNITS if opposed(s, seat, province) else FREE  # [3.1.1-9, 4.2.1-5]


def control_bar(s: MareState, seat: int, province: int, linked: int) -> int:
    """3.1.1 An uncontrolled province next to land held when the round began. [3.1.1-1, 3.1.1-4, 10.HAMMURABI-2]"""
    if not in_play(s) >> province & 1:
        return OUT_OF_PLAY
    if s.control[province] == seat:
        return ALREADY_YOURS
    if s.control[province] >= 0:  # [3.1.1-8]
        return OPPONENTS_PROVINCE
    if opposed(s, seat, province):  # [3.1.1-9]
        return OPPOSING_UNITS
    if not linked >> province & 1:
        return NOT_LINKED
    return FREE if s.marker_stock[seat] else NO_MARKER  # [C-7]


def legion_bar(s: MareState, seat: int, province: int) -> int:
    """Any number of Legions, as far as the stock reaches. [3.1.2-1, 3.1.2-6, 3.1.2-9, 9-1]"""
    return province_bar(s, seat, province) or (FREE if s.legion_stock[seat] else NO_LEGION_LEFT)


def fortress_bar(s: MareState, seat: int, province: int) -> int:
    """One Fortress in a province. [3.1.2-1, 3.1.2-7]"""
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
    kind = s.box.site_kind[site]
    if kind == CONTROL_SITE:
        return NO_ICON
    bar = province_bar(s, seat, s.box.site_province[site])
    if bar:
        return bar
    if s.built[site]:
        return SITE_TAKEN
    if s.occupier[site] not in (-1, seat):  # an opposing legion on a pillaged site [Q26]
        return LEGION_ON_SITE
    if not s.counters[kind]:  # [Q89]
        return NO_COUNTER
    return FREE if purse >= s.box.site_price[kind] else CANNOT_PAY  # [3-C2, 3-C5, 3-C9, 3-C10]


def muster_bar(s: MareState, seat: int) -> int:
    """Penthesilea: at least one own province with an opposing legion, and a legion in stock. [10.PENTHESILEA-1]"""
    bar = once_bar(s, seat, PENTHESILEA)
    if bar:
        return bar
    if not s.legion_stock[seat]:
        return NO_LEGION_LEFT
    return FREE if muster_size(s, seat) else NOTHING_OCCUPIED


def muster_size(s: MareState, seat: int) -> int:
    """One legion for each own province in which an opponent has a legion, as far as the stock reaches. [Q41]"""
    count = 0
    for province in range(LAND):
        if s.control[province] == seat and any(
            s.legions[other * LAND + province] for other in range(s.players) if other != seat
        ):
            count += 1
    return min(count, s.legion_stock[seat])
