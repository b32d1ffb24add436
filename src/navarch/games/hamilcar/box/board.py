"""2.1 The board: spaces, roads, sea lanes, Provinces and Regions, read once."""

from __future__ import annotations

from ....engine.components import Component, Components
from .labels import AFRICA, PROVINCE_IDS, REGION_IDS, SEAT_IDS, SPACE_IDS, SPACES

NOBODY_SIDE = -1
FAR = 99


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
        self.sea_distance = tuple(n for a in range(SPACES) for n in _distances(self.lanes, a))
        within = tuple(tuple(b for b in self.lanes[a] if not self._leaves_africa(a, b)) for a in range(SPACES))
        self.african_distance = tuple(n for a in range(SPACES) for n in _distances(within, a))
        self.journey = tuple(n for a in range(SPACES) for n in _journeys(self, a))

    def _leaves_africa(self, a: int, b: int) -> bool:
        return self.region[a] == AFRICA and self.region[b] != AFRICA


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


def _journeys(board: Board, start: int) -> list[int]:
    """Movement Points by road and lane from one space to every other, one more for each lane: for advice only."""
    found = [FAR] * SPACES
    found[start] = 0
    border = [start]
    while border:
        here = min(border, key=lambda space: found[space])
        border.remove(here)
        ways = [(b, board.road_cost[here * SPACES + b]) for b in board.roads[here]]
        ways += [(b, board.sea_cost[here * SPACES + b] + 1) for b in board.sea_ways[here]]
        for b, cost in ways:
            if found[here] + cost < found[b]:
                found[b] = found[here] + cost
                border.append(b)
    return found


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
