"""Play at full speed: at random, the measure of the engine, and by the games' advice, as the search plays on."""

from __future__ import annotations

import random

from .chance import outcome_at, sample_outcome
from .state import CHANCE, NOBODY, State


def random_playout(s: State, rng: random.Random, most: int = 1_000_000) -> int:
    """Play at random to the end, or for so many decisions; the answer is how many seats made."""
    decisions = 0
    draw = rng.random  # looked up once
    while decisions < most:
        actor = s.actor
        if actor == NOBODY:
            break
        if actor == CHANCE:
            s.play(outcome_at(s, draw()))
            continue
        legal = s.legal()
        s.play(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def advised_playout(s: State, rng: random.Random, most: int) -> None:
    """All seats follow the game's advice to the end, or for so many decisions and what chance says to the last."""
    for _ in range(most):
        if s.actor == NOBODY:
            return
        s.play(advised_action(s))
        settle_chance(s, rng)


def quiet_playout(s: State, rng: random.Random, most: int) -> None:
    """The same to the next of the game's quiet choices; in a game that names none, not at all."""
    quiet = s.game.quiet_choices
    for _ in range(most if quiet else 0):
        choice = s.choice
        if choice is None or choice.name in quiet:
            return
        s.play(advised_action(s))
        settle_chance(s, rng)


def advised_action(s: State) -> int:
    """The first of the actor's actions that look best by the game's advice."""
    legal = s.legal()
    if len(legal) == 1:
        return legal[0]
    scores = s.game.action_scores(s, s.actor)
    best = 0
    for i in range(1, len(legal)):
        if scores[i] > scores[best]:
            best = i
    return legal[best]


def settle_chance(s: State, rng: random.Random) -> None:
    """Let chance decide until a seat is asked or the game is over."""
    while s.actor == CHANCE:
        s.play(sample_outcome(s, rng))
