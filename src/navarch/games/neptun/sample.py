"""What a seat may believe: only cards laid face down are unknown, everything else was seen by all. (ruling Q35)"""

from __future__ import annotations

import random

from .state import NeptunState


def sample(s: NeptunState, seat: int, rng: random.Random) -> NeptunState:
    """A clone in which the sealed oar cards of the others are drawn anew from their hands. [S.6f, P2.3]"""
    new = s.clone()
    assert isinstance(new, NeptunState)
    for other in range(s.players):
        if new.sealed and new.sealed[other] and other != seat:
            assert new.choice is not None
            options = new.choice.options(new.stack[-1], new, other)
            new.sealed[other] = [options[int(rng.random() * len(options))]]
    return new
