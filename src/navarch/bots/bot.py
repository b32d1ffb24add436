"""What a bot is, and bots by name."""

from __future__ import annotations

import random
from typing import NamedTuple

from ..engine.action import Action
from ..engine.errors import NavarchError
from ..engine.perspective import Perspective


class BadBot(NavarchError):
    """There is no bot of that name, or its budget cannot be read."""


class Advice(NamedTuple):
    """An action with how well the seat stands after it, from 0 to 1, where the bot can say."""

    action: Action
    estimate: float | None = None


class Bot:
    """Somebody who plays a seat from its perspective."""

    name = ""

    def choose(self, perspective: Perspective) -> Action:
        """One of the perspective's legal actions."""
        return self.advise(perspective)[0].action

    def advise(self, perspective: Perspective) -> list[Advice]:
        """The actions it would consider, the best first."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any legal action."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def advise(self, perspective: Perspective) -> list[Advice]:
        """One action, by lot."""
        legal = perspective.legal
        return [Advice(legal[int(self.rng.random() * len(legal))])]


def names() -> tuple[str, ...]:
    """The kinds of bots, the weakest first."""
    return ("random", "greedy", "ismcts")


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by its name: `random`, `greedy`, `ismcts`, `ismcts:0.2` (seconds) or `ismcts:500i` (iterations)."""
    from .greedy import GreedyBot
    from .ismcts import SearchBot

    kind, _, budget = name.partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if kind == "ismcts":
        seconds, iterations = _budget(name, budget)
        return SearchBot(seed, seconds=seconds, iterations=iterations)
    raise BadBot(f"there is no bot {name!r}; there are {', '.join(names())}, and ismcts:0.2 or ismcts:500i")


def _budget(name: str, budget: str) -> tuple[float, int]:
    """Seconds and iterations; 0 for the one that is not given."""
    if not budget:
        return 1.0, 0
    try:
        if budget.endswith("i"):
            iterations = int(budget[:-1])
            if 1 <= iterations <= 10_000_000:
                return 0.0, iterations
        else:
            seconds = float(budget)
            if 0.001 <= seconds <= 3600:
                return seconds, 0
    except ValueError:
        pass
    raise BadBot(f"the budget of {name!r} must be seconds such as ismcts:0.2 or iterations such as ismcts:500i")
