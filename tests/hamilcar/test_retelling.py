"""A reader of the log alone can retell the game: what he has counted is what lies on the table."""

from __future__ import annotations

import random

import pytest

from navarch.bots import make
from navarch.engine.match import Match
from navarch.games.hamilcar.state import HamilcarState

from .retelling import NOBODY, Reader, table_of
from .table import GAME
from .test_laws import OPTIONS, Warlike


def retell(seed: int, most: int) -> int:
    """Play a game by war, whims and plans with a reader of the log beside it; how many lines he read."""
    rng = random.Random(seed)
    options: dict[str, object] = dict.fromkeys((name for name in OPTIONS if rng.random() < 0.5), True)
    match = Match(GAME, seed=seed, options=options)
    minds, warlike = [make("greedy", seed + number) for number in (0, 1)], Warlike(seed)
    assert isinstance(match.state, HamilcarState)
    reader, read = Reader(match.state), len(match.lines)
    for _ in range(most):
        if match.over:
            break
        seat = match.to_act[0]
        perspective = match.perspective(seat)
        whim = rng.random() < (0.3, 0.6, 1.0)[seed % 3]
        match.submit(seat, warlike(perspective) if whim else minds[seat].choose(perspective))
        for line in match.lines[read:]:
            reader.read(line.event)
        said = [line.event for line in match.lines[read:]]
        read = len(match.lines)
        if not match.over and match.prompt()[0] != "sea_loss":  # losses at sea are told when all have been chosen
            assert reader.known == table_of(match.state), said
    assert [reader.winner] == (list(match.result.winners) if match.result else [NOBODY])
    return read


@pytest.mark.rule("hamilcar", "2.1.B1", "2.1.G3", "2.3.B1", "2.3.D1a", "2.3.F1", "5.2.C-5", "14.2.4")
@pytest.mark.parametrize("seed", range(8))
def test_the_log_alone_tells_what_lies_on_the_table(seed: int) -> None:
    assert retell(seed, 400) > 200


@pytest.mark.slow
def test_the_log_of_a_hundred_games_tells_what_lies_on_the_table() -> None:
    assert sum(retell(seed, 3000) for seed in range(100, 200)) > 60_000
