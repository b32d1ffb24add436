"""How well each side fares: what search plays for, fitted to the outcomes of games (docs/experiments.md)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ..box.labels import CARTHAGE, CAVALRY, ROME
from ..box.sets import count, total_of
from ..ch04_rounds.campaign import campaign_points
from ..ch05_2_aggressive.battle_track import is_siege
from ..ch06_ending.ending_conditions import captured_points
from ..ch06_ending.final_points import final_points
from .worth import military_reserve, owned, turns_left

if TYPE_CHECKING:
    from ..state import HandsState

# What each of `standing` weighs at the beginning of a game, and by how much more at its end.
OF_STANDING: Final[list[list[float]]] = [
    [0.03, 0.235],  # points
    [0.015, 0.138],  # points at the end
    [0.009, -0.017],  # points of a Campaign, for each turn to come
    [0.008, 0.002],  # the same of places out of supply
    [0.16, 0.045],  # points of a Campaign
    [0.073, -0.064],  # Silver, up to 12
    [0.479, -0.108],  # Warships
    [0.402, -0.406],  # soldiers and Leaders
    [0.136, -0.23],  # Colonists
    [-0.033, 0.058],  # cards in the deck
    [0.01, -0.051],  # strength in Reserve
    [-0.133, 0.206],  # Towns placed
    [0.324, -0.08],  # a Strategy card
    [-0.03, 0.225],  # captured points
    [0.081, 0.006],  # what the own attack promises
]
ROMES_SIDE: Final[list[float]] = [-0.159, 0.153]  # what Rome's side is worth, likewise


def standing(s: HandsState, seat: int) -> list[float]:
    """What a side has: points, and what may bring more."""
    turns = turns_left(s) - 1 if s.turn > 1 else turns_left(s)
    scoring = campaign_points(s, seat)
    cut = total_of(s.board.vp, s.held[seat] & s.board.scored_by[seat]) - scoring
    mine = owned(s, seat)
    soldiers = mine & (s.cards.of_kind[0] | s.cards.of_kind[CAVALRY] | s.cards.leaders)
    return [
        s.points[seat],
        final_points(s, seat),
        scoring * turns,
        cut * turns,
        scoring,
        min(s.silver[seat], 12),
        s.warships[seat],
        count(soldiers),
        count(mine & s.cards.colonist),
        count(mine),
        military_reserve(s, seat),
        10 - s.towns[seat],
        s.strategy[seat] >= 0,
        captured_points(s, seat),
        battle_promise(s, seat),
    ]


def battle_promise(s: HandsState, seat: int) -> float:
    """What the own attack promises."""
    site = s.site[seat]
    if site < 0:
        return 0.0
    stake = 2 + 0.5 * s.board.vp[site] + (40 if site in s.board.capital else 0)
    return stake * math.tanh((s.marker[seat] - 0.5) / (3 if is_siege(s, seat) else 2))


def progress(s: HandsState) -> float:
    """How far the game is, from 0 to 1, by whichever of its ends is nearest."""
    far = s.turn / s.num.last_turn
    for seat in (ROME, CARTHAGE):
        far = max(far, 1 - s.towns[seat] / 10, captured_points(s, seat) / s.num.ending_captures)
    return min(1.0, far)


def evaluate(s: HandsState) -> list[float]:
    """For each seat an estimate from 0 to 1."""
    if s.over:
        return [1.0 if rank == 1 else 0.0 for rank in s.ranks]
    far = progress(s)
    ours, theirs = standing(s, ROME), standing(s, CARTHAGE)
    lead = ROMES_SIDE[0] + far * ROMES_SIDE[1]
    for i in range(len(OF_STANDING)):
        lead += (OF_STANDING[i][0] + far * OF_STANDING[i][1]) * (ours[i] - theirs[i])
    rome = 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))
    return [rome, 1 - rome]
