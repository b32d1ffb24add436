"""13.3 Determine dice: steps A to C, and what the Battle Dice score. [13.3, 13.4]"""

from __future__ import annotations

from .forces import cus, generals_at
from .labels import CARTHAGE, ROME, SPACES
from .state import HamilcarState

TOP_LEVEL = 3


def allies(s: HamilcarState, seat: int, space: int) -> int:
    """Walled Cities of a side in the Region, if it has a General in the battle. [13.3.B1]"""
    if not generals_at(s, seat, space):
        return 0
    board = s.box.board
    return sum(
        1
        for x in range(SPACES)
        if board.capacity[x] and s.control[x] == seat and board.region[x] == board.region[space]
    )


def dice_levels(s: HamilcarState, space: int, ratings: tuple[int, int]) -> list[int]:
    """The dice level of each side after steps A, B and C. [13.3.A1, 13.3.A2, 13.3.B2, 13.3.C1, 13.3.C2]"""
    levels = [1, 1]
    for values in (
        (cus(s, ROME, space), cus(s, CARTHAGE, space)),  # A [13.3.A2]
        (allies(s, ROME, space), allies(s, CARTHAGE, space)),  # B [13.3.B2]
    ):
        if values[ROME] != values[CARTHAGE]:
            levels[ROME if values[ROME] > values[CARTHAGE] else CARTHAGE] += 1
    if ratings[ROME] != ratings[CARTHAGE]:  # C [13.3.C1]
        better = ROME if ratings[ROME] > ratings[CARTHAGE] else CARTHAGE
        if levels[better] == TOP_LEVEL:  # [13.3.C2]
            levels[1 - better] = 0
        else:
            levels[better] += 1
    return levels


def scored(s: HamilcarState, dice: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Horses, figures and circles of each side; dice are rome small and large, carthage small and large."""
    horses, figures, circles = [0, 0], [0, 0], [0, 0]
    for die, face in enumerate(dice):
        if face >= 0:
            horse, figure, circle = (s.box.large_die if die % 2 else s.box.small_die)[face]
            horses[die // 2] += horse
            figures[die // 2] += figure
            circles[die // 2] += circle
    return horses, figures, circles


def hits_on(s: HamilcarState, seat: int, dice: list[int]) -> int:
    """Hits a side suffers: circles cancel figures first, horses are never cancelled. [13.4.2, 13.4.3]"""
    horses, figures, circles = scored(s, dice)
    foe = 1 - seat
    stopped = min(figures[foe], circles[seat])
    spare = circles[foe] - min(figures[seat], circles[foe])
    return horses[foe] + figures[foe] - stopped + spare
