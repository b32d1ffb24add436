"""The game and a second reading of the book agree on what may be done, and on what comes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import navarch
from navarch import bots

from .second_opinion import Area, Opinion, end_met, marker_after, outcome
from .table import GAME, known

FREE = ("retrieve", "lead")
OPTIONS: list[dict[str, object]] = [
    {},
    {"strategy_maintenance": True, "deus_ex_machina": True},
    {option.name: True for option in GAME.options if option.name != "hidden_reserve"},
]


def opinion_of(match: navarch.Match, seat: int) -> Opinion:
    """What the second reader makes of a position."""
    view: dict[str, Any] = dict(match.view(seat))
    waived = bool(known(match.state).waived >> seat & 1)
    return Opinion(view, GAME.nouns["seat"][seat], waived, end_met(view))


def after(match: navarch.Match, seat: int, action: str) -> dict[str, Any] | None:
    """The view after an action, before anything else happens; None where nothing was left to do and play went on."""
    s = match.state.clone()
    s.play_for(seat, GAME.space.code(action))
    view: dict[str, Any] = dict(GAME.view(s, seat))
    return view if seat in s.to_act() and view["round"]["seat"] == GAME.nouns["seat"][seat] else None


def agree(match: navarch.Match, seat: int) -> None:
    """Legality of the whole menu, and the outcome of everything simple in it."""
    opinion = opinion_of(match, seat)
    legal = {str(action) for action in match.legal(seat)}
    menu = opinion.menu()
    assert legal == menu, f"only the game: {sorted(legal - menu)}; only the book: {sorted(menu - legal)}"
    left = opinion.view["round"]["actions"]  # without one the Hand is filled and the round is over
    for action in sorted(legal):
        verb, _, card = action.partition(" ")
        expected = outcome(opinion, action)
        marker = marker_after(opinion, card) if verb in ("reinforce", "lead") else None
        if expected is None and marker is None:
            continue
        view = after(match, seat, action)
        if view is None:
            assert left <= (0 if verb in FREE else 1), action
        elif expected is not None:
            assert Area(view["players"][seat]).facts() == expected.facts(), action
        else:
            names = [card in battle["cards"][opinion.me] for battle in view["battles"]]
            assert view["battles"][names.index(True)]["marker"] == marker, action


def compare(seed: int, most: int) -> int:
    """Play a game at random and by plan, and compare before every action; answers how often."""
    match = navarch.Match(GAME, OPTIONS[seed % len(OPTIONS)], seed)
    rng = random.Random(seed)
    minds = [bots.make("greedy", seed + seat) for seat in (0, 1)]
    compared = 0
    while not match.over and compared < most:
        seat = match.to_act[0]
        if match.prompt()[0] == "action":
            agree(match, seat)
            compared += 1
        whim = rng.random() < (0.2, 0.5, 1.0)[seed // 3 % 3]
        match.submit(seat, rng.choice(match.legal(seat)) if whim else minds[seat].choose(match.perspective(seat)))
    return compared


@pytest.mark.parametrize("seed", range(9))
def test_the_game_and_the_second_opinion_agree(seed: int) -> None:
    assert compare(seed, 25) > 0


@pytest.mark.slow
def test_the_game_and_the_second_opinion_agree_in_5000_positions() -> None:
    compared, seed = 0, 100
    while compared < 5000:
        compared += compare(seed, 400)
        seed += 1
    assert compared >= 5000
