"""How a game is searched, as data: every game has its own."""

from __future__ import annotations

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """What a search asks of its game beside the rules; `bench.searches` lets two of them play against each other."""

    playout: int = 40  # decisions by advice beyond the tree, before the evaluation
    exploration: float = 0.35  # how far an action that the advice favours is tried although others look better
    doubt: float = 0.03  # by how much an action that was never tried counts less than those that were in the mean
    ends_at_chance: int = 0  # 1: no tree beyond what chance decides, for an answer to one outcome is none to another
    rivals_by_advice: int = 0  # 1: the others follow the advice in the tree as well, which gets the deeper for it
    quiet: int = 0  # 1: a playout goes on to the game's next quiet choice, for as many decisions again at most
    decay: float = 1.0  # how fast an action is favoured less by its rank in the advice: 1 / rank ** decay
