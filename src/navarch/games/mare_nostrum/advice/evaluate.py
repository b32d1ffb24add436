"""Advice: how near each seat is to a victory, and what its lands yield."""

from __future__ import annotations

from typing import Final

from ..box.labels import COIN, GOODS, LAND, TOKEN
from ..ch01_collect.commodities_and_coins import add_caravan_income, add_city_income
from ..ch05_leadership.leader_tracks import all_levels
from ..ch06_victory.victory import all_great_cities
from ..ch07_powers.powers import tile_count
from ..ch11_wonders.wonders import artemis_coins
from ..definitions.control import holder
from ..state import MareState
from .weights import (
    W_LONG_GAME_OF_THREE,
    WEIGHTS,
)

TILES_NEAR: Final[tuple[int, ...]] = (0, 5, 20, 45, 75, 100)  # by the Heroes and Wonders that one has
CITIES_NEAR: Final[tuple[int, ...]] = (0, 10, 40, 85, 100)  # by the great Cities
TITLES_HELD: Final[tuple[int, ...]] = (10, 25, 55, 100)
TITLES_NEAR: Final[tuple[int, ...]] = (100, 80, 65, 50, 0)  # by the levels that one lacks for all three titles


def horizon(s: MareState, seat: int) -> int:
    """For how many rounds an investment may pay."""
    return max(3, WEIGHTS[seat][W_LONG_GAME_OF_THREE - 3 + s.players] - s.round)


def income(s: MareState) -> list[int]:
    """What every seat would collect now, at `seat * TOKEN + token`; Legendary Cities count one token."""
    owed = [0] * (s.players * TOKEN)
    for province in range(LAND):
        add_city_income(s, province, owed)
        add_caravan_income(s, province, owed)
    for seat in range(s.players):
        owed[seat * TOKEN + COIN] += artemis_coins(s, seat)
    for site in s.box.legendary_cities:
        seat = holder(s, site)
        if seat >= 0:
            owed[seat * TOKEN + 1 + GOODS] += 1
    return owed


def total_income(owed: list[int], seat: int) -> int:
    """How many tokens a seat collects."""
    total = 0
    for token in range(seat * TOKEN, (seat + 1) * TOKEN):
        total += owed[token]
    return total


def types_of_income(owed: list[int], seat: int) -> int:
    """How many different commodities a seat collects, a legendary one counted as another type."""
    base = seat * TOKEN
    count = 0
    for token in range(1, 2 + GOODS):
        if owed[base + token]:
            count += 1
    return count


def title_gaps(s: MareState, levels: list[int], seat: int) -> list[int]:
    """How many levels the seat lacks for each title; a tie is enough for the present Leader. [5-6]"""
    gaps = [0, 0, 0]
    for track in range(3):
        base = track * s.players
        needed = 0
        for other in range(s.players):
            if other != seat:
                needed = max(needed, levels[base + other])
        if s.leader[track] != seat:
            needed += 1
        gaps[track] = max(0, needed - levels[base + seat])
    return gaps


class Standing:
    """Where all seats stand, worked out once for all that advice makes of it."""

    def __init__(self, s: MareState) -> None:
        self.levels = all_levels(s)
        self.owed = income(s)
        self.cities = all_great_cities(s)
        self.gaps = [title_gaps(s, self.levels, seat) for seat in range(s.players)]
        self.lacking = [gaps[0] + gaps[1] + gaps[2] for gaps in self.gaps]
        self.threats = [self.threat(s, seat) for seat in range(s.players)]
        self.built, self.occupier, self.control = s.built[:], s.occupier[:], s.control[:]
        self.tiles, self.copied, self.leader = s.tiles[:], s.copied, s.leader[:]
        self.legions, self.triremes, self.fortresses = s.legion_stock[:], s.trireme_stock[:], s.fortress_stock[:]

    def holds(self, s: MareState) -> bool:
        """Whether nothing has changed of all that it goes by."""
        if s.built != self.built or s.occupier != self.occupier or s.control != self.control:
            return False
        if s.tiles != self.tiles or s.copied != self.copied or s.leader != self.leader:
            return False
        if s.legion_stock != self.legions or s.trireme_stock != self.triremes:
            return False
        return s.fortress_stock == self.fortresses

    def threat(self, s: MareState, seat: int) -> int:
        """How near the seat is to winning, 0 to 100."""
        lacking = self.lacking[seat]
        richest = max(types_of_income(self.owed, seat), self.owed[seat * TOKEN + COIN])
        near = TILES_NEAR[min(tile_count(s, seat), 5)] + 2 * richest
        near = max(near, CITIES_NEAR[min(self.cities[seat], 4)])
        near = max(near, TITLES_HELD[s.leader.count(seat)] - 4 * lacking)
        near = max(near, TITLES_NEAR[min(lacking, len(TITLES_NEAR) - 1)])
        return min(100, max(near, 8 * richest - 20))

    def rival_cities(self, seat: int) -> int:
        """The most great Cities that another seat has."""
        most = 0
        for other, count in enumerate(self.cities):
            if other != seat:
                most = max(most, count)
        return most


def standing_of(s: MareState) -> Standing:
    """Where all seats stand; what was worked out before serves while it holds."""
    known = s.standing
    if isinstance(known, Standing) and known.holds(s):
        return known
    fresh = Standing(s)
    s.standing = fresh
    return fresh


def evaluate(s: MareState) -> list[float]:
    """How well each seat fares, from 0 to 1: its share of all prospects."""
    if s.over:
        winners = s.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in s.ranks]
    standing = standing_of(s)
    weights: list[float] = []
    for seat in range(s.players):
        near = standing.threats[seat]
        weights.append((5.0 + total_income(standing.owed, seat) + 0.02 * near * near) ** 1.5)
    whole = sum(weights)
    return [weight / whole for weight in weights]
