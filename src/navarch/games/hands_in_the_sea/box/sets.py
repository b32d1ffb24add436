"""Sets of cards and locations are bit masks: bit n stands for number n."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

WORD_BITS: Final = 60  # small enough for an int of the machine
WORD: Final = (1 << WORD_BITS) - 1


def members(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    add(found, 0, mask)
    return found


def add(actions: list[int], verb: int, mask: int) -> None:
    """Add the actions of a verb with the numbers of the bits that are set, ascending."""
    verb -= 1  # the lowest bit has the length 1
    while mask:
        word = mask & WORD
        while word:
            low = word & -word
            actions.append(verb + low.bit_length())
            word ^= low
        mask >>= WORD_BITS
        verb += WORD_BITS


def actions_of(verb: int, mask: int) -> list[int]:
    """The actions of a verb with the numbers of the bits that are set, ascending."""
    found: list[int] = []
    add(found, verb, mask)
    return found


def few(mask: int, most: int) -> int:
    """How many bits are set, `most` if there are more."""
    number = 0
    while mask and number < most:
        mask &= mask - 1
        number += 1
    return number


def several(mask: int, number: int) -> bool:
    """Whether at least so many bits are set."""
    while number:
        if not mask:
            return False
        mask &= mask - 1
        number -= 1
    return True


def beside(cards: int, others: int) -> int:
    """Those of the cards beside which one of the others is left: no card is both."""
    return cards if others & (others - 1) else cards & ~others if others else 0


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def total_of(numbers: tuple[int, ...], mask: int) -> int:
    """The sum of the numbers of the bits that are set."""
    total = 0
    while mask:
        low = mask & -mask
        mask ^= low
        total += numbers[low.bit_length() - 1]
    return total


def member_at(mask: int, share: float) -> int:
    """The number of the bit at a share, below 1, of those that are set."""
    left = int(share * count(mask))
    first = 0
    word = mask & WORD
    while left >= count(word):
        left -= count(word)
        first += WORD_BITS
        mask >>= WORD_BITS
        word = mask & WORD
    for _ in range(left):
        word &= word - 1
    return first + (word & -word).bit_length() - 1


def set_of(numbers: Iterable[int]) -> int:
    """The mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
