"""The sequential test: how often it errs, by simulation."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from navarch.arena.sequential import LEAST_BLOCKS, Duel, Mean, Verdict

CONTESTS = 500  # each share is true to about a point


def verdicts(chance_of_first: float, games: int, seed: int, draws: float = 0.0) -> tuple[Counter[Verdict], float]:
    """Many contests of blocks of so many games, each to its verdict; and how many blocks they took on average."""
    rng = random.Random(seed)
    found: Counter[Verdict] = Counter()
    blocks = 0
    for _ in range(CONTESTS):
        duel = Duel()
        while duel.verdict is Verdict.OPEN:
            drawn = [0.5 if rng.random() < draws else float(rng.random() < chance_of_first) for _ in range(games)]
            duel.add(sum(drawn) / games)
        found[duel.verdict] += 1
        blocks += duel.decided_after
    return found, blocks / CONTESTS


@pytest.mark.parametrize(("games", "draws"), [(2, 0.0), (2, 0.3), (5, 0.0)])
def test_of_equals_about_five_in_a_hundred_are_told_apart_and_no_more(games: int, draws: float) -> None:
    found, _ = verdicts(0.5, games, 1, draws)
    assert (found[Verdict.FIRST] + found[Verdict.SECOND]) / CONTESTS <= 0.06
    assert found[Verdict.NONE] / CONTESTS >= 0.94


def test_five_points_more_are_found_in_ninety_three_of_a_hundred_contests_and_never_taken_for_fewer() -> None:
    found, blocks = verdicts(0.55, 2, 2)
    assert found[Verdict.FIRST] / CONTESTS >= 0.93
    assert found[Verdict.SECOND] == 0
    assert blocks < 500


def test_who_is_better_does_not_hang_on_who_is_named_first() -> None:
    found, _ = verdicts(0.4, 2, 3)
    assert found[Verdict.SECOND] == CONTESTS


def test_a_great_difference_takes_no_more_than_the_least_number_of_blocks() -> None:
    found, blocks = verdicts(0.99, 2, 4)
    assert found[Verdict.FIRST] == CONTESTS
    assert blocks == LEAST_BLOCKS


def test_the_same_luck_in_both_games_is_no_evidence_of_its_own() -> None:
    """Where the dice decide, whoever sits in the lucky seat wins: each block is exactly even."""
    duel = Duel()
    for _ in range(LEAST_BLOCKS):
        duel.add(0.5)
    assert duel.verdict is Verdict.NONE


def test_a_verdict_stays_whatever_comes_after_it() -> None:
    duel = Duel()
    for _ in range(LEAST_BLOCKS):
        duel.add(1.0)
    assert duel.verdict is Verdict.FIRST
    for _ in range(10 * LEAST_BLOCKS):
        duel.add(0.0)
    assert (duel.verdict, duel.decided_after) == (Verdict.FIRST, LEAST_BLOCKS)


def test_an_interval_holds_the_truth_in_about_ninety_five_of_a_hundred_cases() -> None:
    rng = random.Random(5)
    held = 0
    for _ in range(CONTESTS):
        mean = Mean()
        for _ in range(100):
            mean.add((rng.random() < 0.6) / 2 + (rng.random() < 0.6) / 2)
        held += mean.interval().low <= 0.6 <= mean.interval().high
    assert 0.93 <= held / CONTESTS <= 0.98
