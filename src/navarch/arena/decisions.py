"""One game to its end, as training and the benches play it: whoever decides is asked where there is a choice."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from .. import load
from ..engine.game import Game
from ..engine.playout import settle_chance
from ..engine.search import Tree
from ..engine.state import State

Choose = Callable[[State], int]


@cache
def loaded(name: str) -> Game:
    """A game, once in each process."""
    return load(name)


def luck_and_whim(seed: int, turn: int = 0) -> tuple[random.Random, random.Random]:
    """The luck of a seed, alike in all its games, and what players draw from in one of them: never the same numbers."""
    return random.Random(seed), random.Random(f"{seed} {turn} whim")


def decisions(s: State, luck: random.Random, choose: Choose) -> Iterator[State]:
    """Play to the end; on the way every position in which a seat has several actions, before it acts."""
    settle_chance(s, luck)
    while not s.over:
        legal = s.legal()
        code = legal[0]
        if len(legal) > 1:
            yield s
            code = choose(s)
        s.play(code)
        settle_chance(s, luck)


def played(s: State, luck: random.Random, choose: Choose) -> State:
    """The end of a game."""
    for _ in decisions(s, luck, choose):
        pass
    return s


def most_tried(tree: Tree) -> int:
    """The action that a search has tried most; of equals the one that went better."""
    return max(tree.tried(), key=lambda tried: tried[1:])[0]
