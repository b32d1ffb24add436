"""How long a playout must be to tell actions apart."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from bench import lengths
from navarch.engine.state import State
from tests.bots.test_search_answers import position


def round_of(*ahead: float) -> list[list[float]]:
    """The advised action and another one, which is ahead by so much after each length and at the end."""
    return [[0.5] * (lengths.THE_END + 1), [0.5 + share for share in ahead]]


LATE = [-0.1] * 3 + [0.2] * (lengths.THE_END - 2)  # what looks worse at first and is better in the end


def test_what_looks_worse_for_a_while_is_gained_only_by_playouts_that_see_the_end_of_it() -> None:
    shares = [round_of(*LATE) for _ in range(8)]
    gains = [lengths.gain(shares, at, 4) for at in range(lengths.THE_END + 1)]
    assert gains == pytest.approx([0.0] * 3 + [0.2] * (lengths.THE_END - 2))


def test_an_action_is_chosen_by_one_half_of_the_rounds_and_judged_by_the_other() -> None:
    shares = [round_of(*LATE) for _ in range(4)] + [round_of(*[0.0] * (lengths.THE_END + 1)) for _ in range(4)]
    assert lengths.gain(shares, lengths.THE_END, 100) == 0.0


def test_differences_agree_with_the_end_where_they_lie_alike_whatever_luck_adds() -> None:
    rng = random.Random(3)
    pairs = []
    for _ in range(60):
        truth = rng.gauss(0, 0.05)
        shares = []
        for _ in range(40):
            seen = [rng.gauss(0, 0.05)] * 2 + [truth + rng.gauss(0, 0.1) for _ in range(lengths.THE_END - 1)]
            shares.append(round_of(*seen))
        pairs.append(lengths.pair_of(shares, 1))
    assert abs(lengths.agreement(pairs, lengths.THE_END)) == pytest.approx(1.0)
    assert lengths.agreement(pairs, 5) == pytest.approx(1.0, abs=0.15)
    assert 0.08 < lengths.pair_of(shares, 1).noise[5] ** 0.5 < 0.12


def test_a_playout_is_judged_on_its_way_and_ends_with_the_game() -> None:
    s = position("neptun", 3, 60, 2)
    shares = lengths.played_on(s.clone(), s.actor, random.Random(1))
    there: State = s.clone()
    assert len(shares) == lengths.THE_END + 1
    assert lengths.played_on(there, s.actor, random.Random(1)) == shares
    assert there.over
    assert shares[-1] == s.game.evaluate(there)[s.actor]


def test_the_table_has_a_line_for_each_length() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "bench.lengths", "neptun:3", "--rounds", "2", "--seconds", "0.01", "--jobs", "1"],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    assert told[0].endswith("positions, 2 rounds")
    assert [line.split("|")[1].strip() for line in told[4:]] == [*map(str, lengths.LENGTHS), "all"]
