"""How everybody stands: for each seat a share of the victory."""

from __future__ import annotations

from typing import Final

from ..labels import GOLD_TEMPLE, OARS, REGIONS
from ..phase2_fulfil import SailingTurn
from ..state import NeptunState
from ..victory import points
from .deliveries import Deliveries, next_wind, reach_of, turns_left

GOLD_WORTH: Final = 0.55  # points that one gold is worth while the gold temple and the miles can use it
CARD_WORTH: Final = 0.12  # points that one more oar power in hand is worth


def evaluate(s: NeptunState) -> list[float]:
    """For each seat a share of the victory, from 0 to 1, by the points that may be expected."""
    expected = [expected_points(s, seat) for seat in range(s.players)]
    if s.over:
        best = max(s.scores)
        winners = s.scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in s.scores]
    spread = 6.0 + 5.0 * (s.box.rounds - 1 - s.round)
    top = max(expected)
    weights = [max(0.0, 1.0 - (top - value) / (2.0 * spread)) for value in expected]
    cubes = [weight * weight * weight for weight in weights]
    total = sum(cubes)
    return [cube / total for cube in cubes]


def expected_points(s: NeptunState, seat: int) -> float:
    """Tiles won, tiles in sight, and what the open contracts will bring."""
    value = float(points(s, seat))
    if s.over:
        return value
    for region in range(len(REGIONS)):
        value += track_hope(s, seat, region)
    value += gold_hope(s, seat)
    left = turns_left(s)
    sailing = s.find(SailingTurn)
    if sailing is not None and sailing.seat == seat:
        left += 1
    reach = reach_of(s, seat, left, next_wind(s, seat))
    value += Deliveries(s, seat, left, reach).best(s.boat[seat]) if s.paths else 0.0
    oars = len(OARS)
    for oar in range(oars):
        value += s.hand[seat * oars + oar] * s.box.oar_power[oar] * CARD_WORTH
    return value


def track_hope(s: NeptunState, seat: int, region: int) -> float:
    """The tiles that a token's place promises in this and the later rounds."""
    base = region * s.players
    mine = s.temple[base + seat]
    hope = 0.0
    rounds = s.box.rounds
    for game_round in range(s.round, rounds):
        blur = 2.0 + 2.5 * (game_round - s.round)
        ahead = 0.0
        for other in range(s.players):
            if other != seat:
                gap = s.temple[base + other] - mine
                if gap == 0 and mine:
                    gap = 1 if s.arrival[base + other] < s.arrival[base + seat] else -1
                    ahead += 0.5 + 0.25 * gap / blur
                else:
                    ahead += min(1.0, max(0.0, 0.5 + gap / (2.0 * blur)))
        hope += tile_at(s, region, game_round, ahead) * (1.0 if mine else 0.5)
    return hope


def gold_hope(s: NeptunState, seat: int) -> float:
    """The same for gold, which can also be spent."""
    mine = s.gold[seat]
    hope = mine * GOLD_WORTH * 0.5
    for game_round in range(s.round, s.box.rounds):
        blur = 4.0 + 4.0 * (game_round - s.round)
        ahead = 0.0
        for other in range(s.players):
            if other != seat:
                ahead += min(1.0, max(0.0, 0.5 + (s.gold[other] - mine) / (2.0 * blur)))
        hope += tile_at(s, GOLD_TEMPLE, game_round, ahead)
    return hope


def tile_at(s: NeptunState, temple: int, game_round: int, ahead: float) -> float:
    """The value of the tile at a rank that need not be whole, with so many players expected ahead."""
    tiles = s.box.tiles_of[temple * s.box.rounds + game_round]
    if s.tile_owner[tiles[0]] >= 0:
        return 0.0  # scored already
    low = int(ahead)
    part = ahead - low
    first = s.box.tile_points[tiles[low]] if low < len(tiles) else 0
    second = s.box.tile_points[tiles[low + 1]] if low + 1 < len(tiles) else 0
    return first * (1.0 - part) + second * part
