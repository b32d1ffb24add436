"""Advice: how near each seat is to a victory, and what its lands yield."""

from __future__ import annotations

import math
from typing import Final

from ..box.labels import COIN, GOODS, LAND, SEA, TOKEN
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

# Places of the features, and of their worths.
OUTLOOK: Final = 0  # the logarithm of income and of how near one is to winning
INCOME: Final = 1  # tenths of a token
TYPES: Final = 2  # tenths of a commodity
HEROES: Final = 3  # Heroes and Wonders
HEROES_LATE: Final = 4  # those after the second
CITIES: Final = 5  # great Cities
CITIES_LATE: Final = 6  # those after the second
TITLES: Final = 7
LEVELS_LACKING: Final = 8  # tenths of a level that lacks for all titles
RESOURCES: Final = 9  # tenths of a token in the supply
LEGIONS: Final = 10
TRIREMES: Final = 11
PROVINCES: Final = 12
EMPIRE: Final = 13  # the first of five: what an empire has to hope for beside all this
FEATURES: Final = 18

WORTHS: Final[list[float]] = [
    0.001, 1.440, 0.162, 0.391, 0.256, -0.138, -0.023, 0.151, -0.271, 0.514, 2.207, 1.000, 1.293,
    -0.439, -0.084, -0.867, 0.769, 0.358,
]  # fmt: skip


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
    prospects: list[float] = []
    whole = 0.0
    for found in features(s):
        worth = 0.0
        for number in range(FEATURES):
            worth += WORTHS[number] * found[number]
        prospects.append(math.exp(worth))
        whole += prospects[-1]
    return [prospect / whole for prospect in prospects]


def features(s: MareState) -> list[list[float]]:
    """What each seat has, as it counts for its prospects; a difference of one in their sum is worth e to one."""
    standing = standing_of(s)
    every: list[list[float]] = []
    for seat in range(s.players):
        near = standing.threats[seat]
        earned = total_income(standing.owed, seat)
        found = [0.0] * FEATURES
        found[OUTLOOK] = math.log(5.0 + earned + 0.02 * near * near)
        found[INCOME] = 0.1 * earned
        found[TYPES] = 0.1 * types_of_income(standing.owed, seat)
        tiles = tile_count(s, seat)
        found[HEROES] = float(tiles)
        found[HEROES_LATE] = float(max(0, tiles - 2))
        found[CITIES] = float(standing.cities[seat])
        found[CITIES_LATE] = float(max(0, standing.cities[seat] - 2))
        found[TITLES] = float(s.leader.count(seat))
        found[LEVELS_LACKING] = -0.1 * min(10, standing.lacking[seat])
        own = sum(s.supply[seat * TOKEN : (seat + 1) * TOKEN]) + sum(s.claimed[seat * TOKEN : (seat + 1) * TOKEN])
        found[RESOURCES] = 0.1 * own
        found[LEGIONS] = 0.1 * sum(s.legions[seat * LAND : (seat + 1) * LAND])
        found[TRIREMES] = 0.1 * sum(s.triremes[seat * SEA : (seat + 1) * SEA])
        found[PROVINCES] = 0.1 * s.control.count(seat)
        found[EMPIRE + s.empire[seat]] = 1.0
        every.append(found)
    return every
