"""6.2 The VP added at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..box.labels import other
from ..box.sets import count, several, total_of
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
    return FinalPoints(
        city_points(s, seat),
        prestige_points(s, seat),
        captured_tokens(s, seat),
        foreign_points(s, seat),
        region_points(s, seat),
    )


def city_points(s: HandsState, seat: int) -> int:
    """For Cities in supply [6.2.S1, 4.4.I, 5.1.2.D]."""
    return count(supplied(s, seat) & s.cities) * s.num.final_city


def prestige_points(s: HandsState, seat: int) -> int:
    """For Prestige [6.2.S2]."""
    return s.prestige[seat] * s.num.final_prestige


def captured_tokens(s: HandsState, seat: int) -> int:
    """For captured Towns, and captured Cities [6.2.S3, 6.2.S4]."""
    cities = s.cities_won[seat] + s.capitals_won[seat]
    return s.towns_won[seat] * s.num.final_town_won + cities * s.num.final_city_won


def foreign_points(s: HandsState, seat: int) -> int:
    """For locations of the opponent's start [6.2.S5]."""
    return total_of(s.board.vp, s.held[seat] & s.board.start_held[other(seat)])


def region_points(s: HandsState, seat: int) -> int:
    """For most of a region [6.2.S6, 6.2.S7]."""
    points = 0
    for number in range(len(s.num.bonus_region)):
        if several(s.held[seat] & s.board.of_region[s.num.bonus_region[number]], s.num.bonus_needed[number]):
            points += s.num.bonus_points[number]
    return points


def final_points(s: HandsState, seat: int) -> int:
    """All points added at the end of the game."""
    own = city_points(s, seat) + prestige_points(s, seat) + captured_tokens(s, seat)
    return own + foreign_points(s, seat) + region_points(s, seat)
