"""2.1 The board: spaces, roads, sea lanes, Provinces and Regions, read once."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from ....engine.components import Component, Components
from .labels import AFRICA, PROVINCE_IDS, REGION_IDS, SEAT_IDS, SPACE_IDS, SPACES

NOBODY_SIDE: Final = -1
FAR: Final = 99
LONGEST_VOYAGE: Final = 12  # Movement Points; no General has as many at sea


class Board:
    """Spaces, roads, sea lanes and Provinces.

    [2.1.A1, 2.1.A4, 2.1.A5, 2.1.E1, 2.1.E5, 2.1.E6, 2.1.F1, 2.1.F2, 2.1.F3, 2.1.F4, 2.1.F5]
    """

    def __init__(self, parts: Components) -> None:
        spaces = parts.entries("space", SPACES)
        self.province = tuple(PROVINCE_IDS.index(e.word("province", PROVINCE_IDS)) for e in spaces)
        self.region = tuple(REGION_IDS.index(e.word("region", REGION_IDS)) for e in spaces)
        self.capacity = tuple(e.number("capacity", 1, 20) if e.word("kind") != "space" else 0 for e in spaces)
        self.cities = tuple(i for i in range(SPACES) if self.capacity[i])
        self.large = tuple(e.word("kind", ("space", "city", "large_city")) == "large_city" for e in spaces)
        self.points_needed = tuple(_points(e) for e in spaces)
        self.port = tuple(e.flag("port") for e in spaces)
        self.city_mask = _mask(self.cities)
        self.port_mask = _mask(tuple(i for i in range(SPACES) if self.port[i]))
        self.region_mask = tuple(_where(self.region, i) for i in range(len(REGION_IDS)))
        self.province_mask = tuple(_where(self.province, i) for i in range(len(PROVINCE_IDS)))
        self.major_port = tuple(e.flag("major_port") for e in spaces)
        self.start = tuple(_side(e.word("start", ("none", "tribe", *SEAT_IDS))) for e in spaces)
        self.tribes = sum(1 << i for i, e in enumerate(spaces) if e.flag("tribe"))
        self.lon = tuple(_float(e, "draw_lon") for e in spaces)
        self.lat = tuple(_float(e, "draw_lat") for e in spaces)
        provinces = parts.entries("province", len(PROVINCE_IDS))
        self.province_spaces = tuple(
            tuple(SPACE_IDS.index(name) for name in e.words("spaces", SPACE_IDS)) for e in provinces
        )
        self.significant = tuple(e.flag("politically_significant") for e in provinces)
        self.province_region = tuple(REGION_IDS.index(e.word("region", REGION_IDS)) for e in provinces)
        self._roads(parts)
        self._lanes(parts)

    def _roads(self, parts: Components) -> None:
        """Roads with their cost; one of them is the Strait. [2.1.A2, 7.2.A2, 7.2.A4]"""
        cost = [0] * (SPACES * SPACES)
        strait: tuple[int, int] = (-1, -1)
        for e in parts.entries("road"):
            a, b = _pair(e)
            cost[a * SPACES + b] = cost[b * SPACES + a] = e.number("cost", 1, 9)
            if e.has("strait") and e.flag("strait"):
                strait = (a, b)
        self.road_cost = tuple(cost)
        self.strait = strait
        self.roads = tuple(tuple(b for b in range(SPACES) if cost[a * SPACES + b]) for a in range(SPACES))
        self.roads_to_port = tuple(_roads_to_port(self))

    def is_strait(self, a: int, b: int) -> bool:
        """Whether the road between two spaces is the Strait. [7.2.A4]"""
        one, other = self.strait
        return (a == one and b == other) or (a == other and b == one)

    def _lanes(self, parts: Components) -> None:
        """Sea lanes, and Mare Tyrrhenum as a hub of its ports. [2.1.A3, 2.1.H1, 2.1.H2, 2.1.J1]"""
        cost = [0] * (SPACES * SPACES)
        storms = [0] * (SPACES * SPACES)
        for e in parts.entries("sea_lane"):
            a, b = _pair(e)
            cost[a * SPACES + b] = cost[b * SPACES + a] = e.number("cost", 1, 9)
            storms[a * SPACES + b] = storms[b * SPACES + a] = e.number("storms", 0, 9)
        self.lanes = tuple(tuple(b for b in range(SPACES) if cost[a * SPACES + b]) for a in range(SPACES))
        mare = parts.single("mare_tyrrhenum")
        self.mare_ports = tuple(SPACE_IDS.index(name) for name in mare.words("ports", SPACE_IDS))
        self.mare_mask = _mask(self.mare_ports)
        self.mare_cost = mare.number("cost", 1, 9)
        mare_storms = mare.number("storms", 0, 9)
        for a in self.mare_ports:
            for b in self.mare_ports:
                if a != b and not cost[a * SPACES + b]:
                    cost[a * SPACES + b] = self.mare_cost
                    storms[a * SPACES + b] = mare_storms
        self.sea_cost = tuple(cost)
        self.storms = tuple(storms)
        self.sea_ways = tuple(tuple(b for b in range(SPACES) if cost[a * SPACES + b]) for a in range(SPACES))
        self.near = tuple(_mask(self.roads[a] + self.lanes[a]) for a in range(SPACES))  # by road or lane
        self.sea_distance = tuple(n for a in range(SPACES) for n in _distances(self.lanes, a))
        within = tuple(tuple(b for b in self.lanes[a] if not self._leaves_africa(a, b)) for a in range(SPACES))
        self.african_distance = tuple(n for a in range(SPACES) for n in _distances(within, a))
        ways = [_ways(self, a) for a in range(SPACES)]
        self.journey = tuple(n for a in range(SPACES) for n in _journeys(ways, a))
        self.voyages = tuple(_voyages(self, a) for a in range(SPACES))  # for advice only

    def _leaves_africa(self, a: int, b: int) -> bool:
        return self.region[a] == AFRICA and self.region[b] != AFRICA


def _mask(numbers: tuple[int, ...]) -> int:
    """These spaces, none twice, as a mask."""
    return sum(1 << number for number in set(numbers))


def _where(values: tuple[int, ...], wanted: int) -> int:
    """The spaces with that value, as a mask."""
    return _mask(tuple(i for i, value in enumerate(values) if value == wanted))


def _distances(ways: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    """Steps from one space to every other; FAR where there is no way. Mare Tyrrhenum is no lane. [2.1.H3]"""
    found = [FAR] * SPACES
    found[start] = 0
    border = [start]
    while border:
        following = [b for a in border for b in ways[a] if found[b] == FAR]
        for b in following:
            found[b] = found[border[0]] + 1
        border = sorted(set(following))
    return found


def _roads_to_port(board: Board) -> list[int]:
    """Movement Points by road from each space to the nearest port; FAR where no road leads to one."""
    found = [0 if board.port[space] else FAR for space in range(SPACES)]
    border = [space for space in range(SPACES) if board.port[space]]
    while border:
        here = border.pop()
        for other in board.roads[here]:
            if found[here] + board.road_cost[here * SPACES + other] < found[other]:
                found[other] = found[here] + board.road_cost[here * SPACES + other]
                border.append(other)
    return found


def _ways(board: Board, here: int) -> list[tuple[int, int]]:
    """The neighbours of a space by road and lane, with what the way costs an Army, one more for each lane."""
    roads = [(b, board.road_cost[here * SPACES + b]) for b in board.roads[here]]
    return roads + [(b, board.sea_cost[here * SPACES + b] + 1) for b in board.sea_ways[here]]


def _journeys(ways: list[list[tuple[int, int]]], start: int) -> list[int]:
    """Movement Points by road and lane from one space to every other, one more for each lane: for advice only."""
    found = [FAR] * SPACES
    found[start] = 0
    border = [(0, start)]
    while border:
        spent, here = heappop(border)
        if spent > found[here]:
            continue
        for b, cost in ways[here]:
            if spent + cost < found[b]:
                found[b] = spent + cost
                heappush(border, (spent + cost, b))
    return found


def _voyages(board: Board, start: int) -> tuple[tuple[int, ...], ...]:
    """Number of Movement Points -> the other ports within so many of one space, by sea."""
    found = [0 if space == start else FAR for space in range(SPACES)]
    border = [start]
    while border:
        here = border.pop()
        for b in board.sea_ways[here]:
            if found[here] + board.sea_cost[here * SPACES + b] < found[b]:
                found[b] = found[here] + board.sea_cost[here * SPACES + b]
                border.append(b)
    reached = [b for b in range(SPACES) if 0 < found[b] < FAR]
    return tuple(tuple(b for b in reached if found[b] <= points) for points in range(LONGEST_VOYAGE + 1))


def _points(e: Component) -> int:
    if e.flag("tribe"):
        return e.number("subjugation_points", 1, 9)
    return e.number("siege_points", 1, 9) if e.word("kind") != "space" else 0


def _float(e: Component, key: str) -> float:
    value = e.value(key)
    if not isinstance(value, (int, float)):
        raise e.refuse(f"{key} must be a number")
    return float(value)


def _pair(e: Component) -> tuple[int, int]:
    return SPACE_IDS.index(e.word("a", SPACE_IDS)), SPACE_IDS.index(e.word("b", SPACE_IDS))


def _side(word: str) -> int:
    return SEAT_IDS.index(word) if word in SEAT_IDS else NOBODY_SIDE
