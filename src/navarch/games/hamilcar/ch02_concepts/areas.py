"""2.1 Areas: outside in a space, inside its Walled City, or the At Sea box. [2.1.C5, 2.1.C6]

2.1.A adjacency, 2.1.E and 2.1.F what is printed on the map: `box/board.py`.
"""

from __future__ import annotations

from ..box.labels import SEA, SPACES

# ---- areas ----


def inside(space: int) -> int:
    """The inside area of a Walled City space. [2.1.C5]"""
    return SPACES + space


def space_of(area: int) -> int:
    """The space of an area; -1 for the At Sea box."""
    if area < 0 or area == SEA:
        return -1
    return area - SPACES if area >= SPACES else area


def is_inside(area: int) -> bool:
    """Whether an area is the inside of a city."""
    return SPACES <= area < SEA


def members(mask: int) -> list[int]:
    """The numbers of a mask's bits, ascending."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
