"""The invariants: every token of the box in exactly one place, nothing beyond its supply. [9-1, 9-3, C-2]"""

from __future__ import annotations

from ....engine.edit import out_of_step
from ..box.labels import CONTROL_SITE, GOODS, LAND, PYRAMIDS, SITES
from ..definitions.adjacency import in_play
from ..definitions.empires import home
from ..definitions.units import garrisons, on_sites
from ..state import MareState
from .stocks import held, stocks


def check(s: MareState) -> str:
    """What is broken in this position; empty when all holds."""
    if -1 in s.empire:
        return ""
    totals = tokens_broken(s) or out_of_step(s, stocks(s))
    return totals or pieces_broken(s) or buildings_broken(s) or tiles_broken(s) or occupation_broken(s)


def tokens_broken(s: MareState) -> str:
    """Nobody has less than nothing; each legendary token is in one place."""
    if min(*s.supply, *s.offer, *s.claimed) < 0:
        return "somebody has a negative number of a token"
    for good in range(GOODS):
        places = held(s, 1 + GOODS + good) + (s.pile >> good & 1) + (s.spent >> good & 1)
        if places != s.box.legendary_mask >> good & 1:
            return f"legendary token {1 + GOODS + good} is in {places} places"
    return ""


def pieces_broken(s: MareState) -> str:
    """Legions, triremes and fortresses stand where they may."""
    if min(*s.legions, *s.triremes) < 0:
        return "somebody has a negative number of pieces"
    for seat in range(s.players):
        if s.round and s.control[home(s, seat)] != seat:
            return f"seat {seat} has lost control of its capital province"
    for province in range(LAND):
        if not in_play(s) >> province & 1 and (garrisons(s, province) or s.control[province] >= 0):
            return f"province {province} is out of play and not empty"
        if s.fortress[province] >= 0 and s.fortress[province] != s.control[province]:
            return f"the fortress in province {province} stands on land its owner does not control"
    return ""


def buildings_broken(s: MareState) -> str:
    """No site has two buildings, and none stands on the place of a marker."""
    if min(s.built) < 0 or max(s.built) > 1:
        return "a site has more or less than one building"
    if any(s.built[site] for site in range(len(SITES)) if s.box.site_kind[site] == CONTROL_SITE):
        return "a building stands on the place of a control marker"
    return ""


def tiles_broken(s: MareState) -> str:
    """Each tile is in one place only."""
    seen = 0
    for mask in (*s.tiles, s.display, s.face_down):
        if mask & seen:
            return f"a tile of {mask & seen:#x} is in two places"
        seen |= mask
    if s.round and (s.box.for_sale | 1 << PYRAMIDS) & ~seen:
        return "a tile is missing"
    return ""


def occupation_broken(s: MareState) -> str:
    """Nobody occupies more than his legions in the province reach for."""
    for seat in range(s.players):
        for province in range(LAND):
            if on_sites(s, seat, province) > s.legions[seat * LAND + province]:
                return f"seat {seat} occupies more in province {province} than it has legions"
    return ""
