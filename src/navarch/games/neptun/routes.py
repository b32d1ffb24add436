"""The cheapest ways between cities. [S.3d, P2.10, P2.11]"""

from __future__ import annotations

from typing import Final

from .box import Box
from .labels import CITIES, LINKS

FAR: Final = 1 << 20  # farther than any boat goes: no distance has been laid out yet


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
        shorten(miles, cities, middle)
    return tuple(miles)


def shorten(miles: list[int], cities: int, middle: int) -> None:
    """Go by way of one more city where that is shorter; both directions are as long."""
    legs = miles[middle * cities : (middle + 1) * cities]
    near = [city for city in range(cities) if legs[city] < FAR and city != middle]
    for start in near:
        first = legs[start]
        row = start * cities
        for end in near:
            if end >= start:
                break
            total = first + legs[end]
            if total < miles[row + end]:
                miles[row + end] = total
                miles[end * cities + start] = total
