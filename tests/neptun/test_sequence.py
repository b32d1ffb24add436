"""The sequence of the game, watched over whole random games."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import pytest

import navarch
from navarch.engine.conformance import check_match

from .table import GAME


def play(players: int, seed: int) -> list[tuple[int, str, int]]:
    """Round, phase and turn at every decision of a random game."""
    match = navarch.Match(GAME, players=players, seed=seed)
    rng = random.Random(seed)
    seen = []
    while not match.over:
        view: Any = match.view()
        seen.append((view["round"], view["phase"], view["turn"]))
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    return [moment for moment, _ in groupby(seen)]


@pytest.mark.rule("neptun", "G.1", "G.2", "G.3", "G.4", "P1.E.8", "P2.29")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_of_five_turns_to_acquire_and_five_to_seven_to_deliver(players: int) -> None:
    moments = play(players, seed=players)
    for game_round in (1, 2, 3):
        acquire = [turn for r, phase, turn in moments if r == game_round and phase == "acquire"]
        fulfil = [turn for r, phase, turn in moments if r == game_round and phase == "fulfil"]
        assert acquire == [1, 2, 3, 4, 5]
        assert fulfil[:5] == [1, 2, 3, 4, 5]
        assert fulfil[5:] in ([], [6], [6, 7])
    phases = [(r, phase) for r, phase, _ in moments]
    assert [key for key, _ in groupby(phases)] == [
        (game_round, phase) for game_round in (1, 2, 3) for phase in ("acquire", "fulfil")
    ]


@pytest.mark.rule("neptun", "G.2", "P3.1")
def test_scoring_closes_every_round() -> None:
    match = navarch.Match(GAME, players=4, seed=5)
    rng = random.Random(5)
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    keys = [line.event.key for line in match.lines if line.event.key in ("round", "laid-out", "wind", "tile", "final")]
    order = [key for key, _ in groupby(keys)]
    assert order == ["round", "laid-out", "wind", "tile"] * 3 + ["final"]


@pytest.mark.rule("neptun", "P2.X.5")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_player_ever_takes_more_than_two_additional_turns(seed: int) -> None:
    match = navarch.Match(GAME, players=3, seed=seed)
    joined = [0, 0, 0]
    while not match.over:
        seat = match.to_act[0]
        actions = [str(action) for action in match.legal(seat)]
        action = "join" if "join" in actions else "decline" if "decline" in actions else actions[0]
        joined[seat] += action == "join"
        match.submit(seat, action)
    assert joined == [2, 2, 2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_laws_of_conformance_hold(players: int) -> None:
    found = check_match(GAME, players, seed=players, every=6)
    assert found.ending == "most-points"
    assert found.undone > 10


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_invariants_hold_at_every_decision(players: int) -> None:
    match = navarch.Match(GAME, players=players, seed=players * 7)
    rng = random.Random(1)
    while not match.over:
        assert GAME.check(match.state) == ""
        seat = match.to_act[0]
        match.submit(seat, rng.choice(match.legal(seat)))
    assert GAME.check(match.state) == ""
