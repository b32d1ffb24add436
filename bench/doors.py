"""Steps a second through each door, beside PettingZoo's chess and OpenSpiel's own games, in one run.

`python -m bench.doors` prints a table; with a compiled build on the path (`PYTHONPATH=build/compiled`) it measures that
one. Every step is a random legal action with the observation before it; the best of several stretches counts, in
seconds of the processor, so that others may use the machine, too.
PettingZoo's chess needs `pip install pettingzoo[classic]`.
"""

from __future__ import annotations

import importlib.util
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pyspiel

from navarch.bench.peers import drawn
from navarch.engine import codec
from navarch.envs import spiel, zoo
from navarch.envs.gym import NavarchEnv
from navarch.envs.vector import Setting, Vector
from navarch.registry import own_game_names

STRETCHES, STEPS = 20, 100


def by_pettingzoo(make: Callable[[], Any]) -> Iterator[int]:
    """One step after the other by an AEC environment."""
    env, rng, seed = make(), random.Random(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(observation["action_mask"]).tolist())))
            yield 1


def by_gymnasium(name: str) -> Iterator[int]:
    """The steps of one seat; those of the random bots between them are not counted."""
    env, rng = NavarchEnv(name), random.Random(1)
    while True:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
            yield 1


def by_openspiel(game: Any, observer: Any) -> Iterator[int]:
    """Decisions, with the tensor of whoever decides; chance is played on the side."""
    rng = random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
                continue
            if observer is None:
                state.observation_tensor(state.current_player())
            else:
                observer.set_from(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def by_vector(name: str) -> Iterator[int]:
    """Sixteen games in this process."""
    vector, rng = Vector(Setting(name, 0), 16), np.random.default_rng(1)
    arrays = vector.reset()
    try:
        while True:
            arrays = vector.step((arrays.masks * rng.random(arrays.masks.shape, np.float32)).argmax(axis=1))
            yield from [1] * 16
    finally:
        del arrays
        vector.close()


def rate(steps: Iterator[int]) -> int:
    """The best stretch, by the time of the processor: all is played in this process, and others may use the machine."""
    best = 0.0
    for _ in range(STRETCHES):
        start = time.process_time()
        for _ in range(STEPS):
            next(steps)
        best = max(best, STEPS / (time.process_time() - start))
    return round(best)


def rows() -> Iterator[tuple[str, str, int]]:
    """What is measured: the game, the door, and steps a second."""
    for name in own_game_names():
        game = pyspiel.load_game(spiel.PREFIX + name.replace("-", "_"))
        yield name, "PettingZoo", rate(by_pettingzoo(partial(zoo.env, name)))
        yield name, "Gymnasium, against random", rate(by_gymnasium(name))
        yield name, "OpenSpiel", rate(by_openspiel(game, game.make_py_observer()))
        yield name, "many at once", rate(by_vector(name))
    if importlib.util.find_spec("chess"):
        from pettingzoo.classic import chess_v6

        yield "chess", "PettingZoo's own", rate(by_pettingzoo(chess_v6.env))
    for peer in ("chess", "backgammon"):
        yield peer, "OpenSpiel's own", rate(by_openspiel(pyspiel.load_game(peer), None))


def main() -> None:
    """Print the table."""
    build = "pure Python" if str(codec.__file__).endswith(".py") else "compiled"
    sys.stdout.write(f"Steps a second, {build}\n\n| game | door | steps/s |\n|---|---|---:|\n")
    for game, door, steps in rows():
        sys.stdout.write(f"| {game} | {door} | {steps:,} |\n")


if __name__ == "__main__":
    main()
