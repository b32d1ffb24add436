"""13.3 Determine dice: steps A to C, and what the Battle Dice score. [13.3, 13.4]"""

from __future__ import annotations

from typing import Final

from ..box.labels import CARTHAGE, ROME, SPACES
from ..ch02_concepts.generals import generals_at
from ..ch02_concepts.units import cus
from ..state import HamilcarState

TOP_LEVEL: Final = 3


class LevelStep:
    """One step of 13.3: what each side has, and the dice levels after it."""

    def __init__(self, key: str, rule: str, values: tuple[int, int], levels: list[int]) -> None:
        self.key = key
        self.rule = rule
        self.values = values
        self.levels = [levels[ROME], levels[CARTHAGE]]


def allies(s: HamilcarState, seat: int, space: int) -> int:
    """Walled Cities of a side in the Region, if it has a General in the battle. [13.3.B1]"""
    return cities_around(s, seat, space) if generals_at(s, seat, space) else 0


def cities_around(s: HamilcarState, seat: int, space: int) -> int:
    """Walled Cities of a side in the Region of a space. [13.3.B1]"""
    board = s.box.board
    return sum(
        1
        for x in range(SPACES)
        if board.capacity[x] and s.control[x] == seat and board.region[x] == board.region[space]
    )


def level_steps(sizes: tuple[int, int], friends: tuple[int, int], ratings: tuple[int, int],
                more: tuple[int, int]) -> list[LevelStep]:  # fmt: skip
    """Steps A, B and C and what cards add, each with the levels after it; the last step has the final levels.

    [13.3.A1, 13.3.A2, 13.3.B2, 13.3.C1, 13.3.C2]
    """
    levels = [1, 1]
    steps = [LevelStep("start", "13.3.A1", (1, 1), levels)]
    for key, rule, values in (("force_size", "13.3.A2", sizes), ("allies", "13.3.B2", friends)):
        if values[ROME] != values[CARTHAGE]:
            levels[ROME if values[ROME] > values[CARTHAGE] else CARTHAGE] += 1
        steps.append(LevelStep(key, rule, values, levels))
    rule = "13.3.C1"
    if ratings[ROME] != ratings[CARTHAGE]:
        better = ROME if ratings[ROME] > ratings[CARTHAGE] else CARTHAGE
        if levels[better] == TOP_LEVEL:
            levels[1 - better] = 0
            rule = "13.3.C2"
        else:
            levels[better] += 1
    steps.append(LevelStep("command", rule, ratings, levels))
    if more[ROME] or more[CARTHAGE]:  # a removed die stays removed [13.3.1, ruling Q200]
        levels = [min(TOP_LEVEL, level + more[i]) if level else 0 for i, level in enumerate(levels)]
        steps.append(LevelStep("cards", "13.3.1", more, levels))
    return steps


def space_steps(s: HamilcarState, space: int, ratings: tuple[int, int], more: tuple[int, int]) -> list[LevelStep]:
    """The steps of a battle between the two Forces outside in a space."""
    sizes = cus(s, ROME, space), cus(s, CARTHAGE, space)
    friends = allies(s, ROME, space), allies(s, CARTHAGE, space)
    return level_steps(sizes, friends, ratings, more)


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
