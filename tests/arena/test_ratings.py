"""Ratings, against what is known in closed form and against games drawn from known strengths."""

from __future__ import annotations

import math
import random

import pytest

from navarch.arena.play import Outcome
from navarch.arena.ratings import ELO, PRIOR, batch_ratings, online_ratings, orders_of, strengths


def outcome(lineup: list[int], ranks: list[int], block: int = 0) -> Outcome:
    return Outcome(
        block=block,
        rotation=0,
        lineup=lineup,
        sides=[str(seat) for seat in range(len(lineup))],
        ranks=ranks,
        scores=[0] * len(lineup),
        ending="end",
        decisions=1,
        last_turn=None,
        digest="00",
        uses=[{} for _ in lineup],
        open_uses={},
        estimates={},
    )


def test_shared_ranks_count_as_every_order_in_equal_parts() -> None:
    assert orders_of(outcome([0, 1, 2], [1, 2, 2])) == {(0, 1, 2): 0.5, (0, 2, 1): 0.5}
    assert orders_of(outcome([0, 1, 0], [2, 1, 2])) == {(1, 0, 0): 1.0}


def test_of_two_the_strengths_stand_as_their_victories() -> None:
    first, second = strengths({(0, 1): 3000, (1, 0): 1000}, 2)
    assert first / second == pytest.approx(3, rel=0.01)
    assert first * second == pytest.approx(1)


def test_the_strengths_are_those_under_which_the_orders_are_likeliest() -> None:
    orders = {(0, 1, 2): 5.0, (1, 0, 2): 2.0, (2, 0, 1): 1.0, (0, 2, 0, 1): 2.0}

    def likelihood(gamma: list[float]) -> float:
        total = sum(PRIOR * (math.log(one) - 2 * math.log(one + 1)) for one in gamma)
        for order, weight in orders.items():
            for place, entrant in enumerate(order):
                total += weight * math.log(gamma[entrant] / sum(gamma[other] for other in order[place:]))
        return total

    # The scale is free but for the prior: compare along directions that keep the geometric mean.
    best = strengths(orders, 3)
    for i in range(3):
        for j in range(3):
            moved = list(best)
            moved[i] *= 1.1
            moved[j] /= 1.1
            assert likelihood(moved) <= likelihood(best) + 0.01


def drawn_blocks(gamma: list[float], count: int, seed: int) -> list[list[Outcome]]:
    """Games of three seats whose order is drawn by these strengths."""
    rng = random.Random(seed)
    blocks = []
    for block in range(count):
        games = []
        for rotation in range(3):
            lineup = [(seat + rotation) % 3 for seat in range(3)]
            left, ranks = [0, 1, 2], [0, 0, 0]
            for rank in (1, 2, 3):
                seat = rng.choices(left, [gamma[lineup[one]] for one in left])[0]
                ranks[seat] = rank
                left.remove(seat)
            games.append(outcome(lineup, ranks, block))
        blocks.append(games)
    return blocks


def test_ratings_find_the_strengths_that_games_were_drawn_from_within_their_intervals() -> None:
    gamma = [4.0, 1.0, 0.25]
    inside = 0
    for seed in range(8):
        for found, truth in zip(batch_ratings(drawn_blocks(gamma, 40, seed), 3, seed), gamma, strict=True):
            assert found.low <= found.mean <= found.high
            inside += found.low <= ELO * math.log(truth) <= found.high
    assert inside >= 19  # of 24, with 95 % each


def test_openskill_and_the_batch_agree_on_the_order() -> None:
    blocks = drawn_blocks([1.0, 5.0, 0.2], 40, 3)
    batch = [one.mean for one in batch_ratings(blocks, 3, 1)]
    online = [one.mu for one in online_ratings(blocks, 3)]
    assert sorted(range(3), key=lambda i: batch[i]) == sorted(range(3), key=lambda i: online[i]) == [2, 0, 1]


def test_who_always_wins_has_a_rating_that_can_be_written_down() -> None:
    found = batch_ratings([[outcome([0, 1], [1, 2])]] * 40, 2, 1)
    assert 300 < found[0].mean < 3000


def test_who_always_wins_is_not_certain_to_and_the_more_games_the_surer() -> None:
    few, many = ([*batch_ratings([[outcome([0, 1], [1, 2])]] * count, 2, 1)] for count in (10, 160))
    assert few[0].high - few[0].low > 50
    assert many[0].low > few[0].mean
    assert few[0].low <= few[0].mean <= few[0].high
