"""What both have in play: what advice speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.account import HELD, Share
from ..box.labels import CARTHAGE, ROME, other
from ..box.sets import count, members
from ..ch04_rounds.campaign import campaign_points, city_income
from .worth import owned

if TYPE_CHECKING:
    from ..state import HandsState


def holdings(s: HandsState, looker: int) -> list[Share]:
    """Silver, locations, Cities, Fortifications, Warships, what a Campaign brings, battles, and the own cards."""
    mine = owned(s, looker)
    shares = [
        Share(looker, "held-strength", "2.T", sum(s.cards.strength[card] for card in members(mine)), kind=HELD),
        Share(looker, "held-colonists", "2.U1", count(mine & s.cards.colonist), kind=HELD),
        Share(looker, "held-coins", "2.M", sum(s.cards.coin[card] for card in members(mine)), kind=HELD),
    ]
    for seat in (ROME, CARTHAGE):
        for key, rule, amount in (
            ("held-vp", "4.1.E", campaign_points(s, seat)),
            ("held-income", "4.1.D", city_income(s, seat)),
            ("held-silver", "2.M", s.silver[seat]),
            ("held-locations", "5.1.1.A", count(s.held[seat])),
            ("held-cities", "5.1.2.D", count(s.held[seat] & s.cities)),
            ("held-forts", "5.1.3.B", count(s.held[seat] & s.forts)),
            ("held-warships", "5.6.3.A", s.warships[seat]),
        ):
            shares.append(Share(seat, key, rule, amount, kind=HELD))
    for attacker in (ROME, CARTHAGE):
        site = s.site[attacker]
        if site >= 0:
            marker = s.marker[attacker]
            shares.append(Share(attacker, "held-battle", "5.2.1.I", marker, (site,), kind=HELD))
            shares.append(Share(other(attacker), "held-battle", "5.2.1.I", -marker, (site,), kind=HELD))
    return shares
