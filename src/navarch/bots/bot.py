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
    tries: int = 0  # how often it was tried, by a bot that searches


class Bot:
    """Somebody who plays a seat from its perspective: a bot of one's own needs `choose` alone."""

    name = ""

    def choose(self, perspective: Perspective) -> Action:
        """One of the perspective's legal actions."""
        raise NotImplementedError

    def advise(self, perspective: Perspective) -> list[Advice]:
        """The actions it would consider, the best first."""
        return [Advice(self.choose(perspective))]

    def within(self, seconds: float) -> None:
        """Think no longer than so long about a choice: whoever searches stops then, whoever does not need not."""


def choice_of(bot: Bot, perspective: Perspective) -> int:
    """What a bot does, as a number; whatever is wrong with it or its choice is a BadBot that says so."""
    return estimated_choice(bot, perspective)[0]


def estimated_choice(bot: Bot, perspective: Perspective) -> tuple[int, float | None]:
    """The same, with how well the bot then thinks to stand, where it is one that says so."""
    advises = isinstance(bot, Adviser) and type(bot).choose is Adviser.choose
    try:
        action, estimate, _ = bot.advise(perspective)[0] if advises else Advice(bot.choose(perspective))
        code = perspective.game.space.code(action)
    except BadBot:
        raise
    except Exception as error:  # code of others may fail in any way
        raise BadBot(f"the bot {bot.name} failed: {type(error).__name__}: {error}") from error
    if not perspective.allows(code):
        raise BadBot(f"the bot {bot.name} chose {action}, which is not legal")
    return code, estimate


def choice_or_any(bot: Bot, perspective: Perspective) -> tuple[int, str]:
    """What a bot does, where the game must go on: any legal action when it fails, and what went wrong."""
    try:
        return choice_of(bot, perspective), ""
    except BadBot as error:
        legal = perspective.legal
        action = random.Random(len(legal)).choice(legal)
        return perspective.game.space.code(action), f"{error}; {action} is played instead"


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
