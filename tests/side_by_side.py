"""A game and a second opinion of it, written from the book alone, played side by side."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from typing import NamedTuple

from navarch.bots import make
from navarch.engine.chance import Sampler
from navarch.engine.game import Game
from navarch.engine.perspective import Perspective
from navarch.engine.state import CHANCE, State

CHANCE_WORD = "chance"
Asked = dict[str, set[str]]  # who is asked, by the name of the seat or chance, and what may be answered
Second = Generator[Asked, tuple[str, str], None]  # is sent who acted and how
Alike = Callable[[State, int, str], None]  # holds a seat's view against the second opinion; the words are for a failure


class Walk(NamedTuple):
    """How a game is played: by whose luck, with which options, and how much of it greedily."""

    seed: int
    players: int
    greedily: float
    options: dict[str, object] = {}


def play_side_by_side(game: Game, second: Second, walk: Walk, alike: Alike) -> tuple[State, int]:
    """A whole game in which both are asked the same in every position; its end, and how many views were compared."""
    seats, space = game.nouns["seat"], game.space
    rng, chance = random.Random(walk.seed), Sampler(walk.seed)
    bots = [make("greedy", number) for number in range(walk.players)]
    state = game.blank(walk.players, game.parse_options(walk.options))
    game.start(state)
    state.run()
    asked, positions = next(second), 0
    while not state.over:
        where = f"seed {walk.seed}, position {positions}, {state.choice.name if state.choice else ''}"
        names = {seat: CHANCE_WORD if seat == CHANCE else seats[seat] for seat in state.to_act()}
        assert {names[seat]: {space.text(code) for code in state.legal_for(seat)} for seat in names} == asked, where
        if state.actor == CHANCE:
            actor, code = CHANCE, chance.choose(state)
        else:
            actor = rng.choice(state.to_act())
            alike(state, actor, where)
            positions += 1
            if rng.random() < walk.greedily:
                code = space.code(bots[actor].choose(Perspective(game, state, actor)))
            else:
                code = rng.choice(state.legal_for(actor))
        state.play_for(actor, code)
        try:
            asked = second.send((names[actor], space.text(code)))
        except StopIteration:
            break
    assert state.over
    return state, positions
