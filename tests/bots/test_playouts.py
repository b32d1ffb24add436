"""How far a search plays on beyond its tree is the game's own setting, and two settings can be compared."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import navarch
from bench import playouts
from navarch.bots.ismcts import SearchBot
from navarch.bots.parallel import Search, searched
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_playout, settle_chance
from navarch.engine.search import Tree

from .test_search_answers import position

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("playout", [0, 1, 12, 40])
def test_the_first_iteration_judges_where_the_advice_leads_in_so_many_decisions(playout: int) -> None:
    s = position("neptun", 3, 60, 2)
    tree = Tree(random.Random(1), playout)
    tree.iterate(s.clone(), s.actor)
    ((code, visits, total),) = tree.tried()
    seat, rng, there = s.actor, random.Random(1), s.clone()
    there.play(code)
    settle_chance(there, rng)
    advised_playout(there, rng, playout)
    assert (visits, total) == (1, s.game.evaluate(there)[seat])


def test_the_bot_plays_on_as_far_as_its_game_says_alone_and_beside_others(monkeypatch: pytest.MonkeyPatch) -> None:
    s = position("neptun", 3, 60, 2)
    mine = Perspective(s.game, s, s.actor)
    search = Search.of(mine, random.Random(1), 0, 20)
    far = SearchBot(1, iterations=20).advise(mine), searched(search)
    monkeypatch.setattr(type(s.game), "playout", 0)
    near = SearchBot(1, iterations=20).advise(mine), searched(search)
    assert far[0] != near[0]
    assert far[1] != near[1]


def test_two_lengths_are_compared_over_seeds_played_twice() -> None:
    command = [sys.executable, "-m", "bench.playouts", "neptun:3", "0:1", "1:2", "--games", "2", "--jobs", "1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert (found["base"], found["new"], found["games"]) == ([0, 1], [1, 2], 2)
    assert 0 <= found["share_of_new"] <= 1
    assert found["interval"] == [0, 1]  # of a single seed nothing is known
    assert all(rate > 0 for rate in found["iterations_per_second"])


def test_iterations_are_measured_where_a_seat_has_something_to_think_about() -> None:
    where = playouts.positions(navarch.load("neptun"), 3)
    assert len(where) == playouts.POSITIONS
    assert all(len(s.legal()) > 1 for s in where)
