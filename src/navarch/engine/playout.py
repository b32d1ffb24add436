"""Random play at full speed: the measure of the engine, and the playouts of the search."""

from __future__ import annotations

import random

from .chance import sample_outcome
from .state import CHANCE, NOBODY, State


def random_playout(s: State, rng: random.Random, most: int = 1_000_000) -> int:
    """Play at random to the end, or for so many decisions; the answer is how many seats made."""
    decisions = 0
    while decisions < most:
        actor = s.actor
        if actor == NOBODY:
            break
        if actor == CHANCE:
            s.play(sample_outcome(s, rng))
            continue
        legal = s.legal()
        s.play(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def settle_chance(s: State, rng: random.Random) -> None:
    """Let chance decide until a seat is asked or the game is over."""
    while s.actor == CHANCE:
        s.play(sample_outcome(s, rng))
