"""Puzzles: positions of bots' games in which one action is clearly best by search.

`finding` plays games and looks through their positions, `making` gathers what was found until there is enough of it,
`puzzle` is what stands in a game's file, `trial` is one being solved, and `checking` looks again, for longer.
"""

from __future__ import annotations

from .puzzle import BadPuzzle, Puzzle, puzzle_of_the_day, puzzles_of
from .trial import Trial

__all__ = ["BadPuzzle", "Puzzle", "Trial", "puzzle_of_the_day", "puzzles_of"]
