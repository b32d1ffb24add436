"""End of the game and winner."""

from __future__ import annotations

from .labels import TILES
from .state import NeptunState


def points(s: NeptunState, seat: int) -> int:
    """Point tiles and bonus tiles; gold and temple spaces as such are worth nothing. [W.2, O.1]"""
    return tile_points(s, seat) + s.bonus[seat] * s.box.bonus_points


def tile_points(s: NeptunState, seat: int) -> int:
    """The point tiles alone. [W.2]"""
    total = 0
    for tile in range(len(TILES)):
        if s.tile_owner[tile] == seat:
            total += s.box.tile_points[tile]
    return total


def announce_winner(s: NeptunState) -> None:
    """Most points win; those who are tied share the victory. [W.1, W.3, W.4]"""
    scores = [points(s, seat) for seat in range(s.players)]
    ranks = [1 + sum(1 for other in scores if other > score) for score in scores]
    for seat in range(s.players):
        on_tiles = tile_points(s, seat)
        s.tell("W.2", "final", seat, scores[seat], ranks[seat], on_tiles, scores[seat] - on_tiles)
    winners = 0
    for seat in range(s.players):
        if ranks[seat] == 1:
            winners |= 1 << seat
    s.tell("W.4" if ranks.count(1) > 1 else "W.3", "won", winners, max(scores))
    s.finish("W.3", "most-points", scores, ranks)
