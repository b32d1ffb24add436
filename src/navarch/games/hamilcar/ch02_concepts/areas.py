"""2.1 Areas: outside in a space, inside its Walled City, or the At Sea box. [2.1.C5, 2.1.C6]

What is printed on the map stands in `box/board.py`:

- spaces, roads, sea lanes and ports [2.1.A1, 2.1.A2, 2.1.A3, 2.1.A4], Major Ports among them [2.1.A5]
- Provinces [2.1.E1, 2.1.E5, 2.1.E6] and Regions [2.1.F1, 2.1.F2, 2.1.F3, 2.1.F4, 2.1.F5]
- Mare Tyrrhenum [2.1.H1], what it costs [2.1.H2], and that nobody intercepts across it [2.1.H3]
- stormy sea lanes [2.1.J1]; the rolls for them stand in `ch17_1_counter_events/storms.py` [2.1.J2]
"""

from __future__ import annotations

from typing import Final

from ..box.labels import SEA, SPACES

# The bits of every byte, ascending: masks are read a byte at a time.
BITS: Final = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))

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


def members(mask: int, base: int = 0) -> list[int]:
    """The numbers of a mask's bits, ascending; counted from a verb, the actions that name them."""
    found: list[int] = []
    while mask:
        for bit in BITS[mask & 255]:
            found.append(base + bit)
        mask >>= 8
        base += 8
    return found


def member_at(mask: int, share: float) -> int:
    """The number of the bit at a share, below 1, of a mask's bits, ascending."""
    number = int(share * mask.bit_count())
    base = 0
    bits = BITS[mask & 255]
    while number >= len(bits):
        number -= len(bits)
        mask >>= 8
        base += 8
        bits = BITS[mask & 255]
    return base + bits[number]
