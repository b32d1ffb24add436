"""How a game is searched is its own setting, and two settings can be compared."""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bench.games import game_and_count
from bench.weight_tables import module_of, own_choice, put, read_choice

import navarch
from bench import searches
from navarch.bots import BadBot
from navarch.bots.ismcts import SearchBot
from navarch.bots.parallel import Search, searched
from navarch.bots.weights import SHIPPED, network_of
from navarch.engine.network import LearnedTree
from navarch.engine.perspective import Perspective
from navarch.engine.playout import advised_action, advised_playout, settle_chance
from navarch.engine.search import Node, Tree
from navarch.engine.search_settings import SearchSettings
from navarch.engine.state import State

from .test_search_answers import position

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("playout", [0, 1, 12, 40])
def test_the_first_iteration_judges_where_the_advice_leads_in_so_many_decisions(playout: int) -> None:
    s = position("neptun", 3, 60, 2)
    tree = Tree(random.Random(1), SearchSettings(playout=playout))
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
    search = Search.of(mine, random.Random(1), math.inf, 20)
    far = SearchBot(1, iterations=20).advise(mine), searched(search)
    monkeypatch.setattr(type(s.game), "search", SearchSettings(playout=0))
    near = SearchBot(1, iterations=20).advise(mine), searched(search)
    assert far[0] != near[0]
    assert far[1] != near[1]


class Noting(Tree):
    """A tree that notes whose decisions it holds."""

    def __init__(self, rng: random.Random, settings: SearchSettings) -> None:
        super().__init__(rng, settings)
        self.deciding: set[int] = set()

    def priors(self, s: State, actor: int, legal: list[int]) -> list[float]:
        self.deciding.add(actor)
        return super().priors(s, actor, legal)


def searched_with(s: State, **settings: int) -> Noting:
    """A tree of a hundred iterations."""
    tree = Noting(random.Random(1), SearchSettings(playout=4, **settings))
    for _ in range(100):
        tree.think(Perspective(s.game, s, s.actor))
    return tree


def depth(node: Node) -> int:
    """How many actions one after the other were tried from here."""
    return max((1 + depth(child) for child in node.nodes if child is not None), default=0)


def test_where_the_others_follow_the_advice_the_tree_holds_decisions_of_the_seat_alone() -> None:
    s = position("neptun", 3, 130, 2)
    assert s.choice is not None
    assert s.choice.name == "harbour"
    assert searched_with(s).deciding == {0, 1, 2}
    tree = searched_with(s, rivals_by_advice=1)
    assert tree.deciding == {s.actor}
    assert depth(tree.root) > 2
    assert tree.root.visits == 100


def test_a_tree_that_ends_at_chance_knows_nothing_of_answers_to_it() -> None:
    s = position("neptun", 3, 5, 1)
    reveals = [code for code in s.legal() if s.game.space.action(code).verb in ("reveal", "reject")]
    assert reveals
    for ends, deepest in ((0, range(1, 99)), (1, range(1))):
        tree = searched_with(s, ends_at_chance=ends)
        after = [tree.root.nodes[tree.root.codes.index(code)] for code in reveals]
        assert any(after)
        assert all(depth(node) in deepest for node in after if node is not None)


def test_two_ways_to_search_are_compared_over_seeds_played_twice() -> None:
    found = compared("neptun:4", "playout=0,iterations=1", "playout=1,exploration=0.5,iterations=2", "--seeds", "1")
    assert (found["base"], found["new"]) == (
        ["playout=0,iterations=1", 1],
        ["playout=1,exploration=0.5,iterations=2", 2],
    )
    assert (found["games"], found["fair"]) == (2, 0.5)
    assert 0 <= found["share_of_new"] <= 1
    assert 0 <= found["ranked_before"] <= 1
    low, high = found["interval"]
    assert high - low > 0.95  # of a single seed next to nothing is known


def test_one_seat_may_search_otherwise_than_all_others() -> None:
    found = compared("neptun:3", "playout=0,iterations=1", "playout=0,iterations=2", "--alone", "--seeds", "3")
    assert (found["games"], found["fair"]) == (3, 0.3333)


@pytest.mark.parametrize(("players", "alone"), [(3, True), (4, True), (3, False), (5, False)])
def test_over_the_seeds_every_place_is_the_new_one_s_as_often(players: int, alone: bool) -> None:
    seats = [seats for seed in range(20 * players) for seats in searches.seatings(players, alone, seed)]
    assert len({sum(places) for places in zip(*seats, strict=True)}) == 1
    assert len({tuple(one) for one in seats}) >= players


def test_where_the_seats_can_be_halved_a_seed_is_played_from_both_sides() -> None:
    for seed in range(20):
        one, other = searches.seatings(4, False, seed)
        assert sum(one) == 2
        assert [1 - seat for seat in one] == other


def test_each_way_is_timed_with_its_own_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "POSITIONS", searches.IN_A_GAME)
    monkeypatch.setattr(searches, "TURNS", 1)
    game, own = navarch.load("mare-nostrum"), own_choice("mare-nostrum")
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"weights": [[weight + 1 for weight in own.weights[0]]]}), encoding="utf-8")
    ways = [searches.way_of(text, game, 3) for text in (f"weights={file}", "own")]
    try:
        other, plain = searches.measured(ways, game, 3, 0.001)
        assert module_of("mare-nostrum", "weights").WEIGHTS[0] == own.weights[0]  # by the last that was timed
    finally:
        put("mare-nostrum", own)
    assert (other.choice, plain.choice) == (read_choice("mare-nostrum", str(file)), own)
    assert other.iterations > 0
    assert plain.iterations > 0


def test_a_way_to_search_may_have_a_network_and_its_playout_unless_another_is_said() -> None:
    game, play = navarch.load("hands-in-the-sea"), network_of(navarch.load("hands-in-the-sea"), 2, "")[1]
    file = str(SHIPPED / "hands-in-the-sea-2.weights")
    own, shipped, named, near = (
        searches.way_of(text, game, 2)
        for text in ("own", "network=shipped", f"network={file}", "network=shipped,playout=3")
    )
    assert (own.network, shipped.network, named.network) == (None, "", file)
    assert (own.settings, shipped.settings.playout, near.settings.playout) == (game.search, play.playout, 3)
    s = position("hands-in-the-sea", 2, 60, 2)
    tree = searches.tree_of(s, named, random.Random(1))
    assert isinstance(tree, LearnedTree)
    assert (tree.policy, tree.value) == (play.policy, play.value)
    assert type(searches.tree_of(s, own, random.Random(1))) is Tree
    assert searches.decide(s, named._replace(iterations=3), random.Random(1)) in s.legal()
    with pytest.raises(SystemExit, match="without a network"):
        searches.way_of("network=shipped,race=6", game, 2)
    with pytest.raises(BadBot, match="no weights for Neptun with 3 players"):
        searches.way_of("network=nowhere", navarch.load("neptun"), 3)


def test_a_way_that_thinks_at_some_choices_alone_follows_the_advice_at_all_others() -> None:
    game, s = navarch.load("neptun"), position("neptun", 3, 30, 3)
    assert s.choice is not None
    everywhere, here, elsewhere = (
        searches.way_of(text, game, 3)
        for text in ("iterations=40", f"iterations=40,only={s.choice.name}+donation", "iterations=40,only=donation")
    )
    thought = searches.decide(s, everywhere, random.Random(2))
    assert thought != advised_action(s)
    assert searches.decide(s, here, random.Random(2)) == thought
    assert searches.decide(s, elsewhere, random.Random(2)) == advised_action(s)


def test_where_a_way_does_not_think_it_follows_the_advice_by_its_own_weights(tmp_path: Path) -> None:
    game, own, s = navarch.load("neptun"), own_choice("neptun"), position("neptun", 3, 40, 3)
    file = tmp_path / "other.json"
    file.write_text(json.dumps({"weights": [[-weight for weight in own.weights[0]]]}), encoding="utf-8")
    before = advised_action(s)
    try:
        found = searches.decide(s, searches.way_of(f"weights={file},only=donation", game, 3), random.Random(2))
    finally:
        put("neptun", own)
    assert found != before


def test_the_time_of_an_iteration_is_that_of_thinking_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    timed: list[searches.Way] = []
    monkeypatch.setattr(searches, "decide", lambda _s, way, _rng: timed.append(way))
    game, s = navarch.load("neptun"), position("neptun", 3, 30, 3)
    searches.iteration_seconds([s], searches.way_of("only=slot", game, 3))
    assert {(way.only, way.iterations) for way in timed} == {((), searches.TURNS)}


def test_iterations_are_counted_where_a_way_thinks() -> None:
    game = navarch.load("neptun")
    ways = [searches.way_of(text, game, 3) for text in ("iterations=1", "iterations=2,only=slot")]
    slots = 3 * 4  # of each game round's five contracts, the last has no choice
    assert searches.play(game, [1, 0, 0], ways, 1, 0).iterations[searches.NEW] == 2 * slots


@pytest.mark.parametrize("text", ["only=", "only=slots", "only=slot+", "only=+"])
def test_choices_that_a_game_does_not_have_are_refused_with_those_that_it_has(text: str) -> None:
    with pytest.raises(SystemExit, match=r"no choice .*open_contract"):
        searches.way_of(text, navarch.load("neptun"), 4)


def compared(*said: str) -> Any:
    """What the bench finds."""
    command = [sys.executable, "-m", "bench.searches", *said, "--jobs", "1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    "text", ["playouts=3", "playout=far", "playout", "iterations=-1", "exploration=nan", "decay=nan"]
)
def test_a_setting_that_does_not_exist_is_named(text: str) -> None:
    with pytest.raises(SystemExit, match=text):
        searches.way_of(text, navarch.load("neptun"), 4)


@pytest.mark.parametrize(
    ("said", "word"), [("nothing", "there is no game"), ("neptun:9", "not 9"), ("neptun:x", "by numbers")]
)
def test_a_game_that_cannot_be_played_is_refused_in_one_line(said: str, word: str) -> None:
    with pytest.raises(SystemExit, match=word):
        game_and_count(said)


def test_equals_count_half_in_the_order_of_ranks() -> None:
    assert searches.ranked_before([1, 2, 3, 4], [1, 0, 0, 1]) == 0.5
    assert searches.ranked_before([1, 1, 3], [1, 0, 0]) == 0.75


@pytest.mark.parametrize(("ranks", "share"), [([2, 1, 1, 4], 1.0), ([1, 1, 3, 4], 0.5), ([1, 2, 3, 4], 0.0)])
def test_a_victory_that_is_shared_counts_by_the_new_one_s_part(
    ranks: list[int], share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "played", lambda *_: SimpleNamespace(ranks=ranks))
    assert searches.play(navarch.load("neptun"), [0, 1, 1, 0], [], 1, 0).share == share


def test_a_contest_ends_early_only_once_enough_seeds_say_the_same() -> None:
    won, lost = searches.Result(1.0, 1.0, [0, 0], [0, 0]), searches.Result(0.0, 0.0, [0, 0], [0, 0])
    assert not searches.is_sure([[won]] * (searches.LEAST_SEEDS - 1), 3)
    assert searches.is_sure([[won], [lost], *[[won]] * 20], 3)
    assert not searches.is_sure([[won], [lost]] * 10, 3)
    narrow = searches.Result(0.6, 0.6, [0, 0], [0, 0])
    assert not searches.is_sure([[narrow]] * searches.LEAST_SEEDS, 3)  # a row of equals proves no certainty


def test_whatever_has_begun_counts_and_nothing_begins_once_it_is_sure() -> None:
    said = argparse.Namespace(game="neptun:4", seed=1, seeds=50, sure=3, minutes=1, alone=False)
    seeds: list[list[searches.Result]] = []
    waiting = searches.tasks(said, [], seeds)
    assert [next(waiting).seed for _ in range(3)] == [1, 2, 3]
    seeds += [[searches.Result(1.0, 1.0, [0, 0], [0, 0])]] * searches.LEAST_SEEDS
    assert next(waiting, None) is None


def test_iterations_are_measured_where_a_seat_has_something_to_think_about() -> None:
    where = searches.positions(navarch.load("neptun"), 3)
    assert len(where) == searches.POSITIONS
    assert all(len(s.legal()) > 1 for s in where)
