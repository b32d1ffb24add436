"""Advice: how near each seat is to a victory, and what its lands yield."""

from __future__ import annotations

from ..box.labels import COIN, GOODS, LAND, TOKEN
from ..ch01_collect.commodities_and_coins import add_caravan_income, add_city_income
from ..ch05_leadership.leader_tracks import all_levels
from ..ch06_victory.victory import great_cities
from ..ch07_powers.powers import tile_count
from ..ch11_wonders.wonders import artemis_coins
from ..definitions.control import holder
from ..state import MareState

LONG_GAME = (9, 9, 10)  # rounds after which investments no longer pay, for three, four and five players
TITLES_NEAR = (100, 80, 65, 50, 0)  # by the levels that one lacks for all three titles


def horizon(s: MareState) -> int:
    """For how many rounds an investment may pay."""
    return max(3, LONG_GAME[s.players - 3] - s.round)


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
    return sum(owed[seat * TOKEN : (seat + 1) * TOKEN])


def types_of_income(owed: list[int], seat: int) -> int:
    """How many different commodities a seat collects, a legendary one counted as another type."""
    base = seat * TOKEN
    return sum(1 for token in range(1, 2 + GOODS) if owed[base + token])


def title_gaps(s: MareState, levels: list[int], seat: int) -> list[int]:
    """How many levels the seat lacks for each title; a tie is enough for the present Leader. [5-6]"""
    gaps: list[int] = []
    for track in range(3):
        row = levels[track * s.players : (track + 1) * s.players]
        best = max(row[other] for other in range(s.players) if other != seat)
        needed = best if s.leader[track] == seat else best + 1
        gaps.append(max(0, needed - row[seat]))
    return gaps


def threat(s: MareState, seat: int, levels: list[int], owed: list[int]) -> int:
    """How near the seat is to winning, 0 to 100."""
    tiles = tile_count(s, seat)
    cities = great_cities(s, seat)
    titles = s.leader.count(seat)
    lacking = sum(title_gaps(s, levels, seat))
    base = seat * TOKEN
    richest = max(types_of_income(owed, seat), owed[base + COIN])
    return min(
        100,
        max(
            (0, 5, 20, 45, 75, 100)[min(tiles, 5)] + 2 * richest,
            (0, 10, 40, 85, 100)[min(cities, 4)],
            (10, 25, 55, 100)[titles] - 4 * lacking,
            TITLES_NEAR[min(lacking, len(TITLES_NEAR) - 1)],
            8 * richest - 20,
        ),
    )


def evaluate(s: MareState) -> list[float]:
    """How well each seat fares, from 0 to 1: its share of all prospects."""
    if s.over:
        winners = s.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in s.ranks]
    levels = all_levels(s)
    owed = income(s)
    weights: list[float] = []
    for seat in range(s.players):
        near = threat(s, seat, levels, owed)
        weights.append((5.0 + total_income(owed, seat) + 0.02 * near * near) ** 1.5)
    whole = sum(weights)
    return [weight / whole for weight in weights]
