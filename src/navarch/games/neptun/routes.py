"""The cheapest ways between cities. [S.3d, P2.10, P2.11]"""

from __future__ import annotations

from .box import Box
from .labels import CITIES, LINKS

FAR = 1 << 20  # farther than any boat goes: no distance has been laid out yet


def cheapest_ways(box: Box, distance: list[int]) -> tuple[int, ...]:
    """The miles between all cities, by way of any other cities, at `start * len(CITIES) + end`. [P2.10, P2.11]"""
    cities = len(CITIES)
    miles = [FAR] * (cities * cities)
    for city in range(cities):
        miles[city * cities + city] = 0
    for link in range(len(LINKS)):
        length = distance[link]
        if length:
            a, b = box.link_a[link], box.link_b[link]
            miles[a * cities + b] = min(miles[a * cities + b], length)
            miles[b * cities + a] = min(miles[b * cities + a], length)
    for middle in range(cities):
        for start in range(cities):
            first = miles[start * cities + middle]
            if first < FAR:
                for end in range(cities):
                    total = first + miles[middle * cities + end]
                    miles[start * cities + end] = min(miles[start * cities + end], total)
    return tuple(miles)
