"""3.1 Build Rules: every item that may be built now, in any order. [3.1-1]"""

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
    MUSTER,
    RECRUIT,
    TRIREME,
)
from ..box.labels import LAND, TILE_COUNT
from ..ch10_heroes.heroes import muster_bar, muster_size
from ..definitions.adjacency import reach_of_all
from ..reasons import FREE
from ..state import MareState
from .build_costs import price_bar
from .control import building_land, control_bar, control_options
from .heroes_and_wonders import recruit_bar
from .units_and_buildings import fortress_bar, icon_bar, legion_bar, site_bar, trireme_bar, unit_options


def build_options(s: MareState, seat: int, purse: int) -> list[int]:
    """Every item the seat may build now, in the order of the actions."""
    land = building_land(s, seat)
    found = control_options(s, seat, purse) + unit_options(s, seat, purse, land)
    for province in range(LAND):
        if land >> province & 1 and s.control[province] == seat:
            for site in s.box.sites_of[province]:
                if not icon_bar(s, seat, purse, site):
                    found.append(BUILD + site)
    if not muster_bar(s, seat, 1):
        found += [MUSTER + count for count in range(muster_size(s, seat))]
    for tile in range(TILE_COUNT):
        if s.display >> tile & 1 and not recruit_bar(s, seat, purse, tile):
            found.append(RECRUIT + tile)
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
        return muster_bar(s, seat, 1 + noun)
    if verb == RECRUIT:
        return recruit_bar(s, seat, purse, noun)
    return FREE
