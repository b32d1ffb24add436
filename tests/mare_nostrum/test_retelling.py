"""A reader of the log alone can retell the game: what he has counted is what lies on the table, and sums are right."""

from __future__ import annotations

import random

import pytest

from navarch.bots import make
from navarch.engine.event import ALL
from navarch.engine.match import Match

from .auditing import Auditor
from .retelling import Reader, table_of
from .table import GAME


def retell(players: int, seed: int) -> int:
    """Play a game by plans and whims with a reader of the log beside it; how many lines he read."""
    rng = random.Random(seed)
    options: dict[str, object] = {option.name: rng.random() < 0.3 for option in GAME.options}
    match = Match(GAME, players=players, options=options, seed=seed)
    minds = [make("greedy", seed + number) for number in range(players)]
    reader, read = Reader(match), len(match.lines)
    auditor = Auditor(reader)
    while not match.over:
        seat = rng.choice(match.to_act)
        whim = rng.random() < (0.1, 0.4, 1.0)[seed % 3]
        match.submit(seat, rng.choice(match.legal(seat)) if whim else minds[seat].choose(match.perspective(seat)))
        said = [line.event for line in match.lines[read:]]
        read = len(match.lines)
        for event in said:
            if event.audience == ALL:
                auditor.read(event)
                reader.read(event)
        if not match.over and match.prompt()[0] != "payment":  # a set is told when it is paid
            assert reader.known == table_of(match), said
    return read


@pytest.mark.rule(
    "mare-nostrum",
    "2.1-3",
    "2.2-9",
    "3-9",
    "4.2-3",
    "4.2-5",
    "4.2-6",
    "4.3-4",
    "4.3-5",
    "4.3.2-9",
    "4.3.3-4",
    "5-2",
    "11.ZEUS-3",
)
@pytest.mark.parametrize(("players", "seed"), [(3, 0), (3, 1), (3, 2), (5, 3)])
def test_the_log_alone_tells_what_lies_on_the_table(players: int, seed: int) -> None:
    assert retell(players, seed) > 200


@pytest.mark.slow
def test_the_log_of_many_games_tells_what_lies_on_the_table() -> None:
    assert sum(retell(3 + seed % 3, seed) for seed in range(100, 160)) > 50_000
