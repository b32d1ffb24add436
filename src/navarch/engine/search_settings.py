"""How a game is searched, as data: every game has its own."""

from __future__ import annotations

from typing import NamedTuple


class SearchSettings(NamedTuple):
    """What a search asks of its game beside the rules; `bench.searches` lets two of them play against each other."""

    playout: int = 40  # decisions by advice beyond the tree, before the evaluation
    exploration: float = 0.35  # how far an action that the advice favours is tried although others look better
    ends_at_chance: int = 0  # 1: no tree beyond what chance decides, for an answer to one outcome is none to another
    rivals_by_advice: int = 0  # 1: the others follow the advice in the tree as well, which gets the deeper for it
    visits_past_chance: int = 0  # where it ends there: it goes on from actions tried so often; 0: from none
    lengthen: float = 0.0  # playouts grow with the iterations, by this power of how many hundreds there were
    quiet: int = 0  # 1: a playout goes on to the game's next quiet choice, for as many decisions again at most
    decay: float = 1.0  # how fast an action is favoured less by its rank in the advice: 1 / rank ** decay
    hopeful: int = 1  # at the root what was never tried counts as half a victory; 0: as the mean of what was tried
    same_luck: float = 0.0  # the n-th tries of all actions have the same luck, and so much of what it did is taken off
