"""Phase 3: score. Bonus tiles, then the temples."""

from __future__ import annotations

from ...engine.procedure import Procedure
from .labels import FULFILLED, GOLD_TEMPLE, REGIONS, SLOTS
from .state import NeptunState


class Score(Procedure):
    """P3 Scoring of a game round. [P3.1]"""

    SEQUENCE = ("bonus", "temples", "gold_temple")

    def bonus(self, s: NeptunState) -> None:
        """A bonus tile for all five contracts. [P3.B.1, C.5]"""
        if not any(all_fulfilled(s, seat) for seat in range(s.players)):
            s.tell("P3.B.1", "no-bonus")
        for seat in range(s.players):
            if all_fulfilled(s, seat):
                s.bonus[seat] += 1
                s.tell("P3.B.1", "bonus", seat, s.box.bonus_points)

    def temples(self, s: NeptunState) -> None:
        """Each regional temple on its own. [P3.T.1]"""
        for region in range(len(REGIONS)):
            award(s, region, temple_ranking(s, region))

    def gold_temple(self, s: NeptunState) -> None:
        """The gold temple goes by wealth; no gold is paid. [P3.T.4, P3.T.9]"""
        award(s, GOLD_TEMPLE, gold_ranking(s))


def all_fulfilled(s: NeptunState, seat: int) -> bool:
    """Whether all five contracts of this round were fulfilled. [P3.B.1]"""
    return all(s.chart_status[seat * SLOTS + slot] == FULFILLED for slot in range(SLOTS))


def temple_ranking(s: NeptunState, region: int) -> list[int]:
    """Farthest first; on the same space the lower token first; zero is not ranked. [P3.T.1, P3.T.3] (ruling Q24)"""
    base = region * s.players
    ranked: list[int] = []
    for seat in range(s.players):
        space, arrival = s.temple[base + seat], s.arrival[base + seat]
        if space == 0:
            continue
        place = 0
        while place < len(ranked):
            other = base + ranked[place]
            if s.temple[other] < space or (s.temple[other] == space and s.arrival[other] > arrival):
                break
            place += 1
        ranked.insert(place, seat)
    return ranked


def gold_ranking(s: NeptunState) -> list[int]:
    """Most gold first, equals by player order, those without gold too. [P3.T.4, P3.T.5] (rulings Q24, Q27)"""
    ranked: list[int] = []
    for seat in s.order:
        place = 0
        while place < len(ranked) and s.gold[ranked[place]] >= s.gold[seat]:
            place += 1
        ranked.insert(place, seat)
    return ranked


def award(s: NeptunState, temple: int, ranking: list[int]) -> None:
    """Tiles by rank, the most valuable first: one in round A, two in B, three in C. [P3.T.2, P3.T.6, P3.T.7, P3.T.8]

    Tiles for which nobody ranks go back to the box. (ruling Q25)
    """
    tiles = s.box.tiles_of[temple * s.box.rounds + s.round]
    for rank, tile in enumerate(tiles):
        points = s.box.tile_points[tile]
        if rank >= len(ranking):
            s.tell("P3.T.1", "tile-unclaimed", tile, points)
            continue
        seat = ranking[rank]
        s.tile_owner[tile] = seat
        if not s.listening:
            continue
        tied = tied_behind(s, temple, ranking, rank)
        if temple == GOLD_TEMPLE:
            s.tell("P3.T.5" if tied else "P3.T.4", "gold-tile", seat, tile, points, standing(s, temple, seat), tied)
        else:
            s.tell("P3.T.3" if tied else "P3.T.1", "tile", seat, tile, points, standing(s, temple, seat), tied)


def standing(s: NeptunState, temple: int, seat: int) -> int:
    """By what a player ranks in a temple: gold, or the space of his token. [P3.T.1, P3.T.4]"""
    return s.gold[seat] if temple == GOLD_TEMPLE else s.temple[temple * s.players + seat]


def tied_behind(s: NeptunState, temple: int, ranking: list[int], rank: int) -> int:
    """The seats that have as much as the one of that rank and come after it all the same. [P3.T.3, P3.T.5]"""
    seats = 0
    for other in ranking[rank + 1 :]:
        if standing(s, temple, other) == standing(s, temple, ranking[rank]):
            seats |= 1 << other
    return seats
