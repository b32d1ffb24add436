"""6.2 The VP added at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..box.labels import PLACES, other
from ..box.sets import count
from ..ch04_3_sea_and_supply.supply import supplied

if TYPE_CHECKING:
    from ..state import HandsState


class FinalPoints(NamedTuple):
    """The points added at the end of the game, by what they are for."""

    cities: int
    prestige: int
    captured: int
    foreign: int
    regions: int


def final_count(s: HandsState, seat: int) -> FinalPoints:
    """What is added, part by part [6.2.S1 to 6.2.S7]."""
    num = s.num
    cities = count(supplied(s, seat) & s.cities) * num.final_city  # [6.2.S1, 4.4.I, 5.1.2.D]
    prestige = s.prestige[seat] * num.final_prestige  # [6.2.S2]
    captured = s.towns_won[seat] * num.final_town_won  # [6.2.S3]
    captured += (s.cities_won[seat] + s.capitals_won[seat]) * num.final_city_won  # [6.2.S4]
    abroad = s.held[seat] & s.board.start_held[other(seat)]
    foreign = sum(s.board.vp[place] for place in range(PLACES) if abroad >> place & 1)  # [6.2.S5]
    regions = 0
    for region, needed, points in num.bonuses:  # [6.2.S6, 6.2.S7]
        if count(s.held[seat] & s.board.of_region[region]) >= needed:
            regions += points
    return FinalPoints(cities, prestige, captured, foreign, regions)


def final_points(s: HandsState, seat: int) -> int:
    """All points added at the end of the game."""
    return sum(final_count(s, seat))
