"""How everybody stands: what the search plays for, fitted to the outcomes of games (docs/experiments.md).

All deliver what lies on their best routes, then all are ranked in all temples, for this game round and for the later
ones; so two on their way to the same temple are seen, and a contract is no lead while others have their turns to come.
"""

from __future__ import annotations

import math
from typing import Final

from ..labels import GOLD_TEMPLE, REGIONS
from ..phase2_extra_turns import ExtraTurns
from ..phase2_fulfil import FulfilTurn
from ..state import NeptunState
from ..victory import points
from .projection import Projection

# How many steps, or how much gold, make a token sure to stay ahead: at the end of a game round, for each turn to come,
# and for each game round to come.
STEP_BLUR: Final = 0.3
STEP_BLUR_OF_TURN: Final = 0.1
STEP_BLUR_OF_ROUND: Final = 1.2
GOLD_BLUR: Final = 1.5
GOLD_BLUR_OF_TURN: Final = 0.4
GOLD_BLUR_OF_ROUND: Final = 5.0
UNKNOWN_BLUR: Final = 0.12  # a contract still to come, in turns and gold alike
UNKNOWN_STEPS: Final = 0.3  # the chance that one of them gives a token its first step
FARTHEST: Final = 50.0  # gaps beyond are all the same

# Places of the features of a phase, and of their worths.
POINTS: Final = 0
TILES: Final = 1  # in sight in this game round
TILES_LATER: Final = 2  # in later ones
BONUS: Final = 3
DELIVERIES: Final = 4  # fulfilled and expected contracts
GOLD: Final = 5
POWER: Final = 6  # of the oar cards in hand
TO_COME: Final = 7  # contracts that the seat will take yet
SOON: Final = 8  # points, tiles and bonus as they count the more the fewer turns are to come
OF_PHASE: Final = 9
PHASES: Final = 6  # acquiring and fulfilling of three game rounds
FEATURES: Final = OF_PHASE * PHASES

WORTHS: Final[list[float]] = [
    0.0, 0.057, 0.131, 0.188, 0.138, 0.046, 0.004, 0.584, 0.281,  # first, acquiring
    0.0, 0.148, 0.163, 0.088, 0.227, 0.048, 0.009, 0.0, 0.005,  # first, fulfilling
    0.12, 0.123, 0.15, 0.331, -0.333, 0.028, 0.044, 0.351, 0.375,  # second, acquiring
    0.185, 0.205, 0.195, 0.117, 0.093, 0.033, 0.038, 0.0, 0.059,  # second, fulfilling
    0.193, 0.178, 0.0, 0.115, -0.189, 0.013, 0.037, 0.403, 0.547,  # third, acquiring
    0.296, 0.303, 0.0, 0.152, -0.009, 0.023, 0.028, 0.0, 0.27,  # third, fulfilling
]  # fmt: skip


def evaluate(s: NeptunState) -> list[float]:
    """For each seat a share of the victory, from 0 to 1."""
    if s.over:
        winners = s.ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in s.ranks]
    first = phase_of(s) * OF_PHASE
    worths: list[float] = []
    for found in standing(s):
        worth = 0.0
        for number in range(OF_PHASE):
            worth += WORTHS[first + number] * found[number]
        worths.append(worth)
    best = max(worths)
    prospects = [math.exp(worth - best) for worth in worths]
    whole = sum(prospects)
    return [prospect / whole for prospect in prospects]


def features(s: NeptunState) -> list[list[float]]:
    """What each seat has, at the places of the phase under way; a difference of one in the sum is worth e to one."""
    first = phase_of(s) * OF_PHASE
    after = FEATURES - OF_PHASE - first
    return [[0.0] * first + found + [0.0] * after for found in standing(s)]


def phase_of(s: NeptunState) -> int:
    """The game round and whether contracts are being fulfilled."""
    fulfilling = s.find(FulfilTurn) is not None or s.find(ExtraTurns) is not None
    return s.round * 2 + (1 if fulfilling else 0)


def standing(s: NeptunState) -> list[list[float]]:
    """What each seat has: points, what it may expect, and what will bring more."""
    projection = Projection(s)
    now, later = tiles_in_sight(s, projection)
    every: list[list[float]] = []
    for seat in range(s.players):
        own = float(points(s, seat))
        bonus = projection.bonus[seat] * s.box.bonus_points
        every.append(
            [
                own,
                now[seat],
                later[seat],
                bonus,
                projection.fulfilled[seat],
                projection.gold[seat],
                float(projection.power[seat]),
                float(projection.unknown[seat]),
                (own + now[seat] + bonus) / (1.0 + projection.turns),
            ]
        )
    return every


def tiles_in_sight(s: NeptunState, projection: Projection) -> tuple[list[float], list[float]]:
    """The points of tiles that each seat may expect in this game round, and in the later ones."""
    now, later = [0.0] * s.players, [0.0] * s.players
    unknown = UNKNOWN_BLUR * sum(projection.unknown) / s.players
    steps_blur = STEP_BLUR + STEP_BLUR_OF_TURN * projection.turns + unknown
    gold_blur = GOLD_BLUR + GOLD_BLUR_OF_TURN * projection.turns + unknown
    everybody = [1.0] * s.players
    rounds = s.box.rounds
    for game_round in range(s.round, rounds):
        won = now if game_round == s.round else later
        ahead = game_round - s.round
        for region in range(len(REGIONS)):
            ranked = everybody if ahead else chances_to_rank(s, region, projection)
            tiles = s.box.tiles_of[region * rounds + game_round]
            add_tiles(s, tiles, projection.spaces(s, region), steps_blur + STEP_BLUR_OF_ROUND * ahead, ranked, won)
        tiles = s.box.tiles_of[GOLD_TEMPLE * rounds + game_round]
        add_tiles(s, tiles, projection.gold, gold_blur + GOLD_BLUR_OF_ROUND * ahead, everybody, won)
    return now, later


def chances_to_rank(s: NeptunState, region: int, projection: Projection) -> list[float]:
    """Who will have left the zero of a temple in this game round, and so is ranked there."""
    base = region * s.players
    return [
        1.0
        if s.temple[base + seat]
        else min(1.0, projection.temple[base + seat] + UNKNOWN_STEPS * projection.unknown[seat])
        for seat in range(s.players)
    ]


def add_tiles(
    s: NeptunState, tiles: tuple[int, ...], spaces: list[float], blur: float, ranked: list[float], won: list[float]
) -> None:
    """Add what each seat may expect of a temple's tiles: those of its ranks, each by its chance."""
    worths = s.box.tile_points
    first = worths[tiles[0]]
    second = worths[tiles[1]] if len(tiles) > 1 else 0
    third = worths[tiles[2]] if len(tiles) > 2 else 0
    for seat in range(s.players):
        if ranked[seat] == 0.0:
            continue
        mine = spaces[seat]
        none, one, two = 1.0, 0.0, 0.0  # the chances that so many others are ahead
        for other in range(s.players):
            if other != seat and ranked[other] > 0.0:
                gap = max(-FARTHEST, min(FARTHEST, (mine - spaces[other]) / blur))
                passed = ranked[other] / (1.0 + math.exp(gap))
                two += passed * (one - two)
                one += passed * (none - one)
                none -= passed * none
        won[seat] += ranked[seat] * (first * none + second * one + third * two)
