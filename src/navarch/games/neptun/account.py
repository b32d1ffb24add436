"""Where points come from: tiles by temple and round, bonus tiles, and what scoring would bring now."""

from __future__ import annotations

from ...engine.account import PROMISED, Share
from ...engine.event import Event
from .labels import GOLD_TEMPLE, REGIONS, TILES
from .phase3_score import all_fulfilled, gold_ranking, temple_ranking
from .state import NeptunState


def account(s: NeptunState, told: list[Event]) -> list[Share]:
    """Everybody's points, part by part. [W.2]"""
    shares = [
        _tile(s, tile, s.tile_owner[tile], s.box.tile_round[tile])
        for tile in range(len(TILES))
        if s.tile_owner[tile] >= 0
    ]
    shares.extend(_bonus_tiles(s, told))
    if not s.over:
        shares.extend(_scored_now(s))
    return shares


def _tile(s: NeptunState, tile: int, seat: int, game_round: int) -> Share:
    """A point tile of a temple. [P3.T.1, P3.T.4]"""
    temple, points = s.box.tile_temple[tile], s.box.tile_points[tile]
    if temple == GOLD_TEMPLE:
        return Share(seat, "gold-temple", "P3.T.4", points, turn=game_round + 1)
    return Share(seat, "temple", "P3.T.1", points, (temple,), turn=game_round + 1)


def _bonus_tiles(s: NeptunState, told: list[Event]) -> list[Share]:
    """Bonus tiles, each in the round in which all heard of it; those of before the log are of none. [P3.B.1]"""
    points = s.box.bonus_points
    left = s.bonus[:]
    shares: list[Share] = []
    game_round = 0
    for event in told:
        if event.key == "round":
            game_round = event.args[0]
        elif event.key == "bonus":
            left[event.args[0]] -= 1
            shares.append(Share(event.args[0], "bonus", "P3.B.1", points, turn=game_round))
    for seat in range(s.players):
        shares.extend([Share(seat, "bonus", "P3.B.1", points)] * left[seat])
    return shares


def _scored_now(s: NeptunState) -> list[Share]:
    """What the tiles of this round would bring, if it were scored as it stands. [P3.1]"""
    shares: list[Share] = []
    for seat in range(s.players):
        if all_fulfilled(s, seat):
            shares.append(Share(seat, "bonus", "P3.B.1", s.box.bonus_points, turn=s.round + 1, kind=PROMISED))
    for temple in range(len(REGIONS) + 1):
        ranking = gold_ranking(s) if temple == GOLD_TEMPLE else temple_ranking(s, temple)
        tiles = s.box.tiles_of[temple * s.box.rounds + s.round]
        for tile, seat in zip(tiles, ranking, strict=False):
            if s.tile_owner[tile] < 0:
                shares.append(_tile(s, tile, seat, s.round)._replace(kind=PROMISED))
    return shares
