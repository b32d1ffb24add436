"""The four ways to win, and how far each empire has come on them; what a screen hides is told to its owner alone."""

from __future__ import annotations

from ....engine.account import CONDITION, UNKNOWN, Share
from ..box.labels import PYRAMIDS
from ..ch03_build.resource_sets import largest_set
from ..ch06_victory.victory import great_cities
from ..ch07_powers.powers import tile_count
from ..state import MareState


def account(s: MareState, looker: int | None) -> list[Share]:
    """What each empire has of what it needs, as one of them may know it. [6.1-1, 6.2-1, 6.3-1, 6.4-1]"""
    shares: list[Share] = []
    for seat in range(s.players):
        if s.empire[seat] < 0:
            continue
        for key, rule, amount, needed in (
            ("pyramids", "6.1-1", _resources(s, seat, looker), s.box.pyramids_price),
            ("heroes", "6.2-1", tile_count(s, seat), s.box.tiles_to_win),
            ("cities", "6.3-1", great_cities(s, seat), s.box.cities_to_win),
            ("titles", "6.4-1", s.leader.count(seat), s.box.titles_to_win),
        ):
            shares.append(Share(seat, key, rule, amount, kind=CONDITION, needed=needed))
    return shares


def _resources(s: MareState, seat: int, looker: int | None) -> int:
    """The largest set behind a screen, which hides it until the game is over; all of it was paid for the Pyramids."""
    if s.tiles[seat] >> PYRAMIDS & 1:
        return s.box.pyramids_price
    return largest_set(s, seat) if seat == looker or s.over else UNKNOWN  # [1.1-7]
