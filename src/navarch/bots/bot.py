"""What a bot is, and bots by name."""

from __future__ import annotations

import random
from typing import NamedTuple

from ..engine.action import Action
from ..engine.errors import NavarchError
from ..engine.perspective import Perspective


class BadBot(NavarchError):
    """There is no bot of that name, it cannot be made, or its budget cannot be read."""


class Advice(NamedTuple):
    """An action with how well the seat stands after it, from 0 to 1, where the bot can say."""

    action: Action
    estimate: float | None = None


class Bot:
    """Somebody who plays a seat from its perspective: a bot of one's own needs `choose` alone."""

    name = ""

    def choose(self, perspective: Perspective) -> Action:
        """One of the perspective's legal actions."""
        raise NotImplementedError

    def advise(self, perspective: Perspective) -> list[Advice]:
        """The actions it would consider, the best first."""
        return [Advice(self.choose(perspective))]


class Adviser(Bot):
    """A bot that ranks actions, and takes the first."""

    def choose(self, perspective: Perspective) -> Action:
        """What it would advise."""
        return self.advise(perspective)[0].action


class RandomBot(Bot):
    """Takes any legal action."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def choose(self, perspective: Perspective) -> Action:
        """One action, by lot."""
        legal = perspective.legal
        return legal[int(self.rng.random() * len(legal))]
