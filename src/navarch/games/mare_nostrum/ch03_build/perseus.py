"""10 Perseus: whoever has him may build first, to win. [10.PERSEUS-1]

10.PERSEUS-2 the win at once: `heroes_and_wonders.py`. 10.PERSEUS-3 he is not copied: `ch10_heroes/heroes.py`.
"""

from __future__ import annotations

from ..box.labels import PYRAMIDS, TILE_COUNT
from ..ch07_powers.powers import tile_count
from ..state import MareState
from .heroes_and_wonders import recruit_bar
from .resource_sets import largest_set


def winning_tiles(s: MareState, seat: int) -> list[int]:
    """The tiles that would win for Perseus' owner at once: the Pyramids, or any as his fifth. [10.PERSEUS-1]"""
    purse = largest_set(s, seat)
    fifth = tile_count(s, seat) + 1 == s.box.tiles_to_win
    return [tile for tile in range(TILE_COUNT) if (fifth or tile == PYRAMIDS) and not recruit_bar(s, seat, purse, tile)]


def winning_price(s: MareState, seat: int) -> int:
    """The smallest set that would win for Perseus' owner. [10.PERSEUS-1]"""
    if tile_count(s, seat) + 1 == s.box.tiles_to_win:
        return s.box.tile_price[s.box.tiles_to_win]
    return s.box.pyramids_price
