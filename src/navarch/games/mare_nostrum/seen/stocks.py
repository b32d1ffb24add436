"""The totals of the box: what lies in each reserve is what lies nowhere else. [9-1, 9-3, C-2]"""

from __future__ import annotations

from ....engine.edit import Stocks
from ..box.labels import GOODS, KINDS, LAND, SEA, SITES, TOKEN
from ..definitions.empires import home
from ..state import MareState


def stocks(s: MareState) -> Stocks:
    """Reserves and stocks, by all that is on the board, in the supplies and on the mats."""
    if -1 in s.empire:
        return {}  # nothing is dealt yet
    seats = range(s.players)
    box = s.box
    return {
        "legion_stock": [box.legions - sum(s.legions[seat * LAND : (seat + 1) * LAND]) for seat in seats],
        "trireme_stock": [box.triremes - sum(s.triremes[seat * SEA : (seat + 1) * SEA]) for seat in seats],
        "fortress_stock": [box.fortresses - s.fortress.count(seat) for seat in seats],
        "marker_stock": [box.markers - markers(s, seat) for seat in seats],
        "counters": [box.counters[kind] - built(s, kind) for kind in range(len(KINDS))],
        "reserve": [box.token_count[token] - held(s, token) if token <= GOODS else 0 for token in range(TOKEN)],
        "pile": box.legendary_mask & ~s.spent & ~legendary_held(s),
    }


def markers(s: MareState, seat: int) -> int:
    """Control markers on the board; the capital province needs none. [D-7]"""
    return s.control.count(seat) - (s.control[home(s, seat)] == seat)


def built(s: MareState, kind: int) -> int:
    """Building counters of a kind on the board."""
    return sum(s.built[site] for site in range(len(SITES)) if s.box.site_kind[site] == kind)


def held(s: MareState, token: int) -> int:
    """How many of a token the players have, behind screens, offered and claimed."""
    places = (s.supply, s.offer, s.claimed)
    return sum(place[seat * TOKEN + token] for place in places for seat in range(s.players))


def legendary_held(s: MareState) -> int:
    """The legendary commodities that players have."""
    return sum(1 << good for good in range(GOODS) if held(s, 1 + GOODS + good))
