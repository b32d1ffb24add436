"""The same actions by every door end in the same position: library, PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import random

import pyspiel
import pytest

import navarch
from navarch.bots import Bot
from navarch.engine.action import Action
from navarch.engine.match import Match
from navarch.engine.perspective import Perspective
from navarch.engine.record import Entry
from navarch.envs import spiel, zoo
from navarch.envs.gym import NavarchEnv
from navarch.registry import own_game_names

SEED = 11


def played(name: str, players: int) -> Match:
    """A whole game by the library."""
    match = Match(navarch.load(name), players=players, seed=SEED)
    rng = random.Random(SEED)
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


def by_pettingzoo(name: str, players: int, codes: list[int]) -> str:
    env = zoo.env(name, players=players)
    env.reset(seed=SEED)
    for code in codes:
        env.step(code)
    assert all(env.terminations.values())
    return env.episode.state.digest()


def by_gymnasium(name: str, players: int, deeds: list[Entry]) -> str:
    """Seat 0 by the environment, the others by bots that play what is in the record."""
    env = NavarchEnv(name, players=players)
    space = env.episode.game.space

    class Reciter(Bot):
        def __init__(self, seat: int) -> None:
            self.texts = [deed.text for deed in deeds if deed.actor == seat]

        def choose(self, _perspective: Perspective) -> Action:
            return space.action(space.code(self.texts.pop(0)))

    env.reset(seed=SEED)
    env._bots = {seat: Reciter(seat) for seat in range(1, players)}
    env.episode.begin(SEED)
    env.episode.let_bots_play(env._bots)
    over = False
    for deed in deeds:
        if deed.actor == 0:
            over = env.step(space.code(deed.text))[2]
    assert over
    return env.episode.state.digest()


def by_openspiel(name: str, players: int, codes: list[int]) -> str:
    game = pyspiel.load_game(spiel.PREFIX + name.replace("-", "_"), {"players": players})
    state = game.new_initial_state()
    for code in codes:
        state.apply_action(code)
    assert state.is_terminal()
    return str(state)


@pytest.mark.parametrize("name", own_game_names())
def test_the_same_actions_end_in_the_same_position_by_every_door(name: str) -> None:
    players = navarch.load(name).players[0]
    match = played(name, players)
    code = match.game.space.code
    deeds = match.record.standing()
    seats = [deed for deed in deeds if deed.actor >= 0]
    assert by_pettingzoo(name, players, [code(deed.text) for deed in seats]) == match.record.digest
    assert by_gymnasium(name, players, seats) == match.record.digest
    assert by_openspiel(name, players, [code(deed.text) for deed in deeds]) == match.record.digest
