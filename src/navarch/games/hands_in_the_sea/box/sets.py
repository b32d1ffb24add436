"""Sets of cards and locations are bit masks: bit n stands for number n."""

from __future__ import annotations

from collections.abc import Iterable


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def set_of(numbers: Iterable[int]) -> int:
    """The mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
