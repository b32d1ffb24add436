"""5 Leader tracks: levels counted from the board at any moment. [S-22, S-23, S-24, 5-1]

So nothing needs adjusting after a Build turn or a conquest. [3.2-1, 4.3.4-1]
"""

from __future__ import annotations

from ..box.labels import CULTURE, MILITARY, TRADE
from ..ch10_heroes.heroes import leader_bonus
from ..definitions.control import holder
from ..state import MareState


def level(s: MareState, track: int, seat: int) -> int:
    """The seat's level on a track, tile bonuses included; control markers count nowhere. [3.2-2]"""
    return levels_on(s, track)[seat]


def levels_on(s: MareState, track: int) -> list[int]:
    """The level of every seat on a track."""
    levels = [leader_bonus(s, seat, track) for seat in range(s.players)]
    if track == MILITARY:
        for seat in range(s.players):
            levels[seat] += military(s, seat)
    else:
        add_buildings(s, s.box.trade_sites if track == TRADE else s.box.culture_sites, levels)
    return levels


def add_buildings(s: MareState, sites: tuple[int, ...], levels: list[int]) -> None:
    """Caravans and Markets, or Cities and Temples, count for who controls or occupies them. [5-3, 5-4, 4.3.2-4]"""
    built = s.built
    for site in sites:
        if built[site]:
            seat = holder(s, site)
            if seat >= 0:
                levels[seat] = levels[seat] + 1


def military(s: MareState, seat: int) -> int:
    """Legions, Triremes and Fortresses on the map, one each: those that are not in the stock. [5-5, D-10]"""
    count = s.box.legions - s.legion_stock[seat] + s.box.triremes - s.trireme_stock[seat]
    return count + s.box.fortresses - s.fortress_stock[seat]


def all_levels(s: MareState) -> list[int]:
    """Every level, at `track * players + seat`."""
    return levels_on(s, TRADE) + levels_on(s, CULTURE) + levels_on(s, MILITARY)


def marker_space(s: MareState, count: int) -> tuple[int, bool]:
    """Where a marker stands: the space, and whether it is turned to its + side. [5-8, S-35]"""
    if count > s.box.track_levels:
        return count - s.box.track_levels, True
    return count, False


def highest(s: MareState, track: int) -> int:
    """Mask of the seats with the highest level on the track. [5-2]"""
    best = -1
    mask = 0
    levels = levels_on(s, track)
    for seat in range(s.players):
        count = levels[seat]
        if count > best:
            best = count
            mask = 0
        if count == best:
            mask |= 1 << seat
    return mask
