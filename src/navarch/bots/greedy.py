"""The greedy bot: the action that looks best at once, by the game's own advice, on states it may believe in."""

from __future__ import annotations

import random

from ..engine.perspective import Perspective
from .bot import Advice, Adviser


class GreedyBot(Adviser):
    """Looks one action ahead; equals are decided by lot."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self.rng = random.Random(seed)

    def advise(self, perspective: Perspective) -> list[Advice]:
        """All legal actions, the best first."""
        state = perspective.sample(self.rng)
        game = perspective.game
        scores = game.action_scores(state, perspective.seat)
        codes = state.legal_for(perspective.seat)
        lots = [self.rng.random() for _ in codes]
        ranked = sorted(range(len(codes)), key=lambda i: (-scores[i], lots[i]))
        return [Advice(game.space.action(codes[i])) for i in ranked]
