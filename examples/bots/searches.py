"""A bot that searches, in any game: it tries every action on states it may believe in, and plays on by lot.

`navarch simulate divers-of-tyre --bots examples/bots/searches.py:Playouts:20,greedy`: twenty tries for each action.
"""

from __future__ import annotations

import random

from navarch.bots import Advice, Adviser
from navarch.engine import Perspective, State
from navarch.engine.playout import random_playout, settle_chance

DEPTH = 30  # decisions before the game's own evaluation judges


class Playouts(Adviser):
    """Flat Monte Carlo: the action after which random play ends best on average."""

    def __init__(self, seed: int | None = None, tries: str = "10") -> None:
        self.rng = random.Random(seed)
        self.tries = int(tries)

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the best first, each with the share of the win that it promises."""
        if len(perspective.legal) == 1:
            return [Advice(perspective.legal[0])]
        space, totals = perspective.game.space, [0.0] * len(perspective.legal)
        for _ in range(self.tries):
            believed = perspective.sample(self.rng)  # one for all actions: they are compared by the same luck
            for number, action in enumerate(perspective.legal):
                totals[number] += self.outcome(believed.clone(), perspective.seat, space.code(action))
        found = [Advice(action, totals[i] / self.tries) for i, action in enumerate(perspective.legal)]
        return sorted(found, key=lambda advice: -(advice.estimate or 0.0))

    def outcome(self, s: State, seat: int, action: int) -> float:
        """How well the seat stands once it has done that and everybody has gone on by lot."""
        s.play_for(seat, action)
        settle_chance(s, self.rng)
        random_playout(s, self.rng, DEPTH)
        return s.game.evaluate(s)[seat]
