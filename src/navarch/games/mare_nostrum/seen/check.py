"""The invariants: every token of the box in exactly one place, nothing beyond its supply. [9-1, 9-3, C-2]"""

from __future__ import annotations

from ..box.labels import CONTROL_SITE, GOODS, KINDS, LAND, PYRAMIDS, SEA, SITES, TOKEN
from ..definitions.adjacency import in_play
from ..definitions.empires import home
from ..definitions.units import garrisons, on_sites
from ..state import MareState


def check(s: MareState) -> str:
    """What is broken in this position; empty when all holds."""
    if -1 in s.empire:
        return ""
    return tokens_broken(s) or pieces_broken(s) or buildings_broken(s) or tiles_broken(s) or occupation_broken(s)


def tokens_broken(s: MareState) -> str:
    """Coins and commodities are conserved; each legendary token is in one place."""
    players = range(s.players)
    for token in range(TOKEN):
        held = 0
        for seat in players:
            i = seat * TOKEN + token
            if s.supply[i] < 0 or s.offer[i] < 0 or s.claimed[i] < 0:
                return f"seat {seat} has a negative number of token {token}"
            held += s.supply[i] + s.offer[i] + s.claimed[i]
        if token <= GOODS:
            if held + s.reserve[token] != s.box.token_count[token] or s.reserve[token] < 0:
                return f"token {token}: {held} held and {s.reserve[token]} in reserve"
        else:
            good = token - 1 - GOODS
            places = held + (s.pile >> good & 1) + (s.spent >> good & 1)
            if places != s.box.legendary_mask >> good & 1:
                return f"legendary token {token} is in {places} places"
    return ""


def pieces_broken(s: MareState) -> str:
    """Legions, triremes, fortresses and markers are conserved, and stand where they may."""
    for seat in range(s.players):
        legions = s.legions[seat * LAND : (seat + 1) * LAND]
        triremes = s.triremes[seat * SEA : (seat + 1) * SEA]
        markers = s.control.count(seat) - (s.control[home(s, seat)] == seat)
        totals = (
            (sum(legions) + s.legion_stock[seat], s.box.legions, "legions"),
            (sum(triremes) + s.trireme_stock[seat], s.box.triremes, "triremes"),
            (s.fortress.count(seat) + s.fortress_stock[seat], s.box.fortresses, "fortresses"),
            (markers + s.marker_stock[seat], s.box.markers, "control markers"),
        )
        for total, supplied, what in totals:
            if total != supplied:
                return f"seat {seat} has {total} {what}"
        stocks = (s.legion_stock[seat], s.trireme_stock[seat], s.fortress_stock[seat], s.marker_stock[seat])
        if min(*legions, *triremes, *stocks) < 0:
            return f"seat {seat} has a negative number of pieces"
        if s.round and s.control[home(s, seat)] != seat:
            return f"seat {seat} has lost control of its capital province"
    for province in range(LAND):
        if not in_play(s) >> province & 1 and (garrisons(s, province) or s.control[province] >= 0):
            return f"province {province} is out of play and not empty"
        if s.fortress[province] >= 0 and s.fortress[province] != s.control[province]:
            return f"the fortress in province {province} stands on land its owner does not control"
    return ""


def buildings_broken(s: MareState) -> str:
    """Building counters are conserved."""
    for kind in range(len(KINDS)):
        built = sum(s.built[site] for site in range(len(SITES)) if s.box.site_kind[site] == kind)
        if built + s.counters[kind] != s.box.counters[kind] or s.counters[kind] < 0:
            return f"{KINDS[kind]}: {built} built, {s.counters[kind]} in reserve"
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
