"""What the empires have in play: what advice speaks of."""

from __future__ import annotations

from ....engine.account import HELD, Share
from ..box.labels import LAND, SEA, TOKEN
from ..ch05_leadership.leader_tracks import all_levels
from ..state import MareState
from .evaluate import income, total_income, types_of_income

TRACK_RULES = ("S-22", "S-23", "S-24")


def holdings(s: MareState, looker: int) -> list[Share]:
    """Income, levels, provinces, units; of the own supply how much there is, for it lies behind a screen. [1.1-7]"""
    levels, owed = all_levels(s), income(s)
    shares: list[Share] = []
    for seat in range(s.players):
        for key, rule, amount in (
            ("held-income", "1.1-7", total_income(owed, seat)),
            ("held-types", "1.1-7", types_of_income(owed, seat)),
            ("held-provinces", "3.1.1-5", s.control.count(seat)),
            ("held-legions", "3.1.2-6", sum(s.legions[seat * LAND : (seat + 1) * LAND])),
            ("held-triremes", "3.1.2-8", sum(s.triremes[seat * SEA : (seat + 1) * SEA])),
            ("held-fortresses", "3.1.2-7", s.fortress.count(seat)),
        ):
            shares.append(Share(seat, key, rule, amount, kind=HELD))
        for track, rule in enumerate(TRACK_RULES):
            shares.append(Share(seat, "held-level", rule, levels[track * s.players + seat], (track,), kind=HELD))
        if seat == looker:
            own = slice(seat * TOKEN, (seat + 1) * TOKEN)
            tokens = sum(s.supply[own]) + sum(s.claimed[own])
            shares.append(Share(seat, "held-resources", "O-1", tokens, kind=HELD))
    return shares
