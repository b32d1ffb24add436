"""The network of a learned player: its long integers give what plain sums give, and it knows no more than its seat."""

from __future__ import annotations

import random

import pytest

import navarch
from navarch.engine import Game, State
from navarch.engine.codec import Told
from navarch.engine.errors import BadGame
from navarch.engine.network import LearnedTree, Matrix, Network, in_lanes, scaled
from navarch.engine.playout import advised_playout, settle_chance
from navarch.engine.search import Tree
from navarch.engine.search_settings import SearchSettings
from navarch.registry import own_game_names

HIDDEN, INNER = 12, 6


def drawn(rng: random.Random, rows: int, columns: int) -> Matrix:
    return [[rng.gauss(0, 0.2) for _ in range(columns)] for _ in range(rows)]


def matrices(game: Game, players: int, places: int, seed: int = 1) -> dict[str, Matrix]:
    rng = random.Random(seed)
    return {
        "first": drawn(rng, places, HIDDEN),
        "first_bias": drawn(rng, 1, HIDDEN),
        "second": drawn(rng, INNER, HIDDEN),
        "second_bias": drawn(rng, 1, INNER),
        "shares": drawn(rng, players, INNER),
        "shares_bias": drawn(rng, 1, players),
        "actions": drawn(rng, game.space.size, INNER),
        "actions_bias": drawn(rng, 1, game.space.size),
    }


def network(game: Game, players: int) -> Network:
    places = list(range(0, game.codec(players).width, 3))
    return Network(game, players, places, matrices(game, players, len(places)), (1.0, 1.0))


def position(game: Game, players: int, decisions: int = 40) -> State:
    rng = random.Random(decisions)
    s = game.new(players)
    settle_chance(s, rng)
    advised_playout(s, rng, decisions)
    return s


def plain_units(told: Told, places: list[int], weights: dict[str, Matrix]) -> list[float]:
    """The same by sums of floats, one after another."""
    row_of = {place: row for row, place in enumerate(places)}
    hidden = list(weights["first_bias"][0])
    for place, value in zip(told.places, told.values, strict=True):
        if place in row_of:
            row = weights["first"][row_of[place]]
            hidden = [level + scaled(value) / 8 * weight for level, weight in zip(hidden, row, strict=True)]
    awake = [max(0.0, level) for level in hidden]
    found = []
    for row, bias in zip(weights["second"], weights["second_bias"][0], strict=True):
        found.append(max(0.0, bias + sum(weight * level for weight, level in zip(row, awake, strict=True))))
    return found


@pytest.mark.parametrize("name", own_game_names())
def test_long_integers_give_what_plain_sums_give(name: str) -> None:
    game = navarch.load(name)
    players = game.default_players
    net, s = network(game, players), position(game, players)
    told = game.codec(players).told(s, s.actor)
    places = list(range(0, game.codec(players).width, 3))
    assert net.units(told) == pytest.approx(plain_units(told, places, matrices(game, players, len(places))), abs=0.01)


def test_numbers_in_lanes_are_added_and_multiplied_at_once_below_zero_too() -> None:
    assert in_lanes([3, -2, 7]) * 2 + in_lanes([-6, 5, -15]) == in_lanes([0, 1, -1])


def test_a_doubled_number_is_about_one_more() -> None:
    assert [scaled(value) for value in (0, 1, 3, 7, 255, 30000)] == [0, 8, 16, 24, 64, 64]
    assert scaled(-3) == -scaled(3)


@pytest.mark.parametrize("name", own_game_names())
def test_the_network_says_the_same_of_a_sample_as_of_the_truth(name: str) -> None:
    game = navarch.load(name)
    players = game.default_players
    net, s, rng = network(game, players), position(game, players, 70), random.Random(1)
    even = [1 / players] * players
    for seat in range(players):
        assert net.worth(game.sample(s, seat, rng), seat, even) == net.worth(s, seat, even)


def test_shares_and_priors_are_parts_of_one_and_follow_whom_they_correct() -> None:
    game = navarch.load("neptun")
    net, s = network(game, 4), position(game, 4)
    worth = net.worth(s, s.actor, [0.4, 0.3, 0.2, 0.1])
    assert sum(worth) == pytest.approx(1)
    assert net.worth(s, s.actor, [0.8, 0.1, 0.05, 0.05])[0] > worth[0]
    legal = s.legal()
    even = [1 / len(legal)] * len(legal)
    priors = net.priors(s, s.actor, legal, even)
    assert sum(priors) == pytest.approx(1)
    assert net.priors(s, s.actor, legal, [0.9, *even[1:]])[0] > priors[0]


def test_a_learned_tree_that_trusts_its_network_in_nothing_is_the_plain_one() -> None:
    game = navarch.load("neptun")
    s = position(game, 4)
    near = SearchSettings(playout=5)
    plain, learned = Tree(random.Random(1), near), LearnedTree(random.Random(1), near, network(game, 4), 0.0, 0.0)
    other = LearnedTree(random.Random(1), near, network(game, 4), 1.0, 1.0)
    for tree in (plain, learned, other):
        rng = random.Random(2)
        for _ in range(30):
            tree.iterate(game.sample(s, s.actor, rng), s.actor)
    assert plain.tried() == learned.tried()
    assert plain.tried() != other.tried()


def test_a_playout_is_judged_from_the_searching_seat_whoever_acts_where_it_ends() -> None:
    game = navarch.load("neptun")
    s = position(game, 4)
    asked = network(game, 4)
    tree = LearnedTree(random.Random(1), SearchSettings(), asked, 0.0, 1.0)
    judged = game.evaluate(s)
    seats = [tree.judged(s, seat) for seat in range(4)]
    assert seats == [pytest.approx(asked.worth(s, seat, judged)) for seat in range(4)]
    assert len({round(shares[0], 9) for shares in seats}) == 4  # each of them sees something else


def test_a_network_for_another_tensor_is_refused() -> None:
    game = navarch.load("neptun")
    width = game.codec(4).width
    with pytest.raises(BadGame, match="another tensor"):
        Network(game, 4, [width], matrices(game, 4, 1), (1.0, 1.0))
