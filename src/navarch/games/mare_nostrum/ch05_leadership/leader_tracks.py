"""5 Leader tracks: levels counted from the board at any moment. [S-22, S-23, S-24, 5-1]

So nothing needs adjusting after a Build turn or a conquest. [3.2-1, 4.3.4-1]
"""

from __future__ import annotations

from ..box.labels import CULTURE, LAND, MARKET, MILITARY, SEA, TRADE
from ..ch10_heroes.heroes import leader_bonus
from ..definitions.control import holder
from ..state import MareState


def level(s: MareState, track: int, seat: int) -> int:
    """The seat's level on a track, tile bonuses included; control markers count nowhere. [3.2-2]"""
    counted = military(s, seat) if track == MILITARY else buildings(s, track, seat)
    return counted + leader_bonus(s, seat, track)


def buildings(s: MareState, track: int, seat: int) -> int:
    """Caravans and Markets, or Cities and Temples, that the seat controls or occupies. [5-3, 5-4, 4.3.2-4]"""
    count = 0
    for site, built in enumerate(s.built):
        if built and (s.box.site_kind[site] <= MARKET) == (track == TRADE) and holder(s, site) == seat:
            count += 1
    return count


def military(s: MareState, seat: int) -> int:
    """Legions, Triremes and Fortresses on the map, one each. [5-5]"""
    count = sum(s.legions[seat * LAND : (seat + 1) * LAND]) + sum(s.triremes[seat * SEA : (seat + 1) * SEA])
    return count + s.fortress.count(seat)


def all_levels(s: MareState) -> list[int]:
    """Every level, at `track * players + seat`, in one walk over the board."""
    players = s.players
    levels = [0] * (3 * players)
    kinds = s.box.site_kind
    for site, built in enumerate(s.built):
        if built:
            seat = holder(s, site)
            if seat >= 0:
                track = TRADE if kinds[site] <= MARKET else CULTURE
                levels[track * players + seat] += 1
    for seat in range(players):
        levels[MILITARY * players + seat] += military(s, seat)
        for track in (TRADE, CULTURE, MILITARY):
            levels[track * players + seat] += leader_bonus(s, seat, track)
    return levels


def marker_space(s: MareState, count: int) -> tuple[int, bool]:
    """Where a marker stands: the space, and whether it is turned to its + side. [5-8, S-35]"""
    if count > s.box.track_levels:
        return count - s.box.track_levels, True
    return count, False


def highest(s: MareState, track: int) -> int:
    """Mask of the seats with the highest level on the track. [5-2]"""
    best = -1
    mask = 0
    for seat in range(s.players):
        count = level(s, track, seat)
        if count > best:
            best = count
            mask = 0
        if count == best:
            mask |= 1 << seat
    return mask
