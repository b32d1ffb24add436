"""The log tells the story: the public position follows from the lines that a spectator reads."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch import bots
from navarch.engine.match import Line

from .retelling import Story
from .table import GAME

EVERY: dict[str, object] = {option.name: True for option in GAME.options}
FORTUNA: dict[str, object] = {"strategy_maintenance": True, "deus_ex_machina": True, "fate_token": True}
SAMPLE = [(seed, mind, options) for seed, mind, options in (
    (1, "random", {}), (11, "greedy", {}), (3, "mixed", FORTUNA), (4, "mixed", EVERY), (5, "random", EVERY),
    (6, "mixed", {}), (7, "mixed", {"alternate_events": True}), (8, "greedy", FORTUNA),
)]  # fmt: skip
ODD = 0.3
SHORTEST = 40  # actions; the last Town may end a game as early as in its fourth turn


def retell(seed: int, mind: str, options: dict[str, object]) -> int:
    """Play a game, and compare what is seen with what was told before every action; answers how often.

    Within an action a price is paid before the deed is told. No action of a round goes by without a comparison.
    """
    match = navarch.Match(GAME, options, seed)
    rng = random.Random(seed)
    greedy = [bots.make("greedy", seed + seat) for seat in (0, 1)]
    odd = {"random": 1.0, "greedy": 0.0, "mixed": ODD}[mind]
    story, told, compared = Story(), 0, 0
    while True:
        lines = match.log(None)
        for line in lines[told:]:
            story.hear(line.event)
        told = len(lines)
        if match.over:
            assert compared >= sum(actions_told(lines)[:-1])  # the game may end within the last round
            return compared
        if match.prompt()[0] == "action":
            found = story.differences(dict(match.view(None)))
            assert not found, f"comparison {compared}, after {lines[-1].event.key}: {found}"
            compared += 1
        seat = match.to_act[0]
        whim = rng.random() < odd
        match.submit(seat, rng.choice(match.legal(seat)) if whim else greedy[seat].choose(match.perspective(seat)))


def actions_told(lines: list[Line]) -> list[int]:
    """How many actions each round began with, as the log tells."""
    return [line.event.args[1] for line in lines if line.event.key == "round-begins"]


@pytest.mark.parametrize(("seed", "mind", "options"), SAMPLE)
def test_the_public_position_follows_from_the_log_alone(seed: int, mind: str, options: dict[str, object]) -> None:
    assert retell(seed, mind, options) > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_the_public_position_follows_from_the_log_alone_in_many_games(seed: int) -> None:
    choices: list[dict[str, object]] = [{}, FORTUNA, EVERY, {"hidden_reserve": True}]
    options = choices[seed % 4]
    assert retell(seed, ("random", "mixed", "greedy")[seed % 3], options) > SHORTEST
