"""How well each side fares: the estimate that search plays for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..box.labels import CARTHAGE, CAVALRY, ROME
from ..box.sets import count
from ..ch04_rounds.campaign import campaign_points
from ..ch05_2_aggressive.battle_track import is_siege
from ..ch06_ending.final_points import final_points
from .worth import owned, turns_left

if TYPE_CHECKING:
    from ..state import HandsState


def prospects(s: HandsState, seat: int) -> float:
    """Points now, at the end, and to come."""
    total = float(s.points[seat] + final_points(s, seat))
    total += 0.75 * campaign_points(s, seat) * (turns_left(s) - 1 if s.turn > 1 else turns_left(s))
    total += 0.25 * min(s.silver[seat], 12) + 0.3 * s.warships[seat]
    mine = owned(s, seat)
    soldiers = mine & (s.cards.of_kind[0] | s.cards.of_kind[CAVALRY] | s.cards.leaders)
    return total + 0.4 * count(soldiers) + 0.5 * count(mine & s.cards.colonist)


def battle_prospects(s: HandsState) -> float:
    """What the battles in progress promise, in Rome's favour."""
    promise = 0.0
    for attacker in (ROME, CARTHAGE):
        if s.site[attacker] < 0:
            continue
        stake = 2 + 0.5 * s.board.vp[s.site[attacker]] + (40 if s.site[attacker] in s.board.capital else 0)
        odds = math.tanh((s.marker[attacker] - 0.5) / (3 if is_siege(s, attacker) else 2))
        promise += stake * odds * (1 if attacker == ROME else -1)
    return promise


def evaluate(s: HandsState) -> list[float]:
    """For each seat an estimate from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    lead = prospects(s, ROME) - prospects(s, CARTHAGE) + battle_prospects(s)
    rome = 1 / (1 + math.exp(-lead / 9))
    return [rome, 1 - rome]
