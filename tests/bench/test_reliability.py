"""Whether an evaluation can be trusted is told by what those won who were given so much."""

from __future__ import annotations

import math

import pytest
from bench.reliability import Judged, Tenth

from bench import reliability


def test_seats_are_counted_by_tenths_of_what_they_were_given() -> None:
    pairs = [(0.71, 1.0), (0.79, 0.0), (0.0, 0.0), (1.0, 1.0)]
    found = dict(reliability.tenths(pairs))
    assert sorted(found) == [0, 7, 9]
    assert found[7] == pytest.approx(Tenth(2, 0.75, 0.5))
    assert found[9] == Tenth(1, 1.0, 1.0)


def test_the_loss_is_that_of_what_the_winners_were_given() -> None:
    assert reliability.loss_of([[0.5, 0.5], [0.25, 0.75]], [[1, 0], [0, 1]]) == pytest.approx(
        -(math.log(0.5) + math.log(0.75)) / 2
    )
    assert reliability.loss_of([[0.0, 1.0]], [[1, 0]]) == -math.log(reliability.LEAST_SHARE)


def test_positions_of_whole_games_are_judged_at_once_and_after_a_playout() -> None:
    found = reliability.judge_game("neptun", 3, "greedy", 4, 1)
    assert len(found) == 4
    for one in found:
        assert sum(one.at_once) == pytest.approx(1)
        assert sum(one.later) == pytest.approx(1)
        assert sum(one.won) == pytest.approx(1)
    assert len({tuple(one.won) for one in found}) == 1
    assert any(one.at_once != one.later for one in found)


def test_the_table_tells_both_and_what_giving_all_seats_the_same_would_lose() -> None:
    lines = list(reliability.table([Judged([0.7, 0.3], [0.9, 0.1], [1.0, 0.0])]))
    assert "| 70 to 80 % | 1 | 70.0% | 100.0% |  |  |  |" in lines
    assert "0.357 at once, 0.105 after a playout; 0.693" in lines[-1]
