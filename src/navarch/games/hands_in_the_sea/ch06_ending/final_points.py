"""6.2 The VP added at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..box.labels import PLACES, other
from ..box.sets import count
from ..ch04_3_sea_and_supply.supply import supplied

if TYPE_CHECKING:
    from ..state import HandsState


def final_points(s: HandsState, seat: int) -> int:
    """The points added at the end of the game [6.2.S1 to 6.2.S7]."""
    num = s.num
    total = count(supplied(s, seat) & s.cities) * num.final_city  # [6.2.S1, 4.4.I, 5.1.2.D]
    total += s.prestige[seat] * num.final_prestige  # [6.2.S2]
    total += s.towns_won[seat] * num.final_town_won  # [6.2.S3]
    total += (s.cities_won[seat] + s.capitals_won[seat]) * num.final_city_won  # [6.2.S4]
    foreign = s.held[seat] & s.board.start_held[other(seat)]
    total += sum(s.board.vp[place] for place in range(PLACES) if foreign >> place & 1)  # [6.2.S5]
    for region, needed, points in num.bonuses:  # [6.2.S6, 6.2.S7]
        if count(s.held[seat] & s.board.of_region[region]) >= needed:
            total += points
    return total
