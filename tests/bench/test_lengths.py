"""How long a playout must be to tell actions apart."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from bench import lengths
from navarch.engine.playout import advised_playout, settle_chance
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


def test_what_looks_best_goes_by_so_many_rounds() -> None:
    ahead, behind = round_of(*[0.3] * (lengths.THE_END + 1)), round_of(*[-0.3] * (lengths.THE_END + 1))
    shares = [ahead, ahead, behind, behind, behind, behind, *[ahead] * 6]
    assert lengths.gain(shares, 0, 2) == pytest.approx(0.3)
    assert lengths.gain(shares, 0, 100) == 0.0


def test_differences_agree_with_the_end_where_they_lie_alike_whatever_luck_adds() -> None:
    rng = random.Random(3)
    pairs = []
    for _ in range(200):
        truth, other = rng.gauss(0, 0.05), rng.gauss(0, 0.05)
        shares = [
            round_of(*[other + rng.gauss(0, 0.2)] * 2, *[truth + rng.gauss(0, 0.2) for _ in range(lengths.THE_END - 1)])
            for _ in range(20)
        ]
        pairs.append(lengths.pair_of(shares, 1))
    assert lengths.agreement(pairs, 5) > 0.8  # means of the same rounds would give 0.5 and less
    assert abs(lengths.agreement(pairs, 0)) < 0.4
    assert sum(pair.noise[5] for pair in pairs) / len(pairs) == pytest.approx(0.2**2, rel=0.1)


def test_a_playout_is_judged_on_its_way_and_ends_with_the_game() -> None:
    s = position("neptun", 3, 60, 2)
    there = s.clone()
    shares = lengths.played_on(there, s.actor, random.Random(1))
    assert len(shares) == lengths.THE_END + 1
    assert there.over
    assert shares[-1] == s.game.evaluate(there)[s.actor]
    on_the_way = s.clone()
    advised_playout(on_the_way, random.Random(1), 40)
    assert shares[lengths.LENGTHS.index(40)] == s.game.evaluate(on_the_way)[s.actor]


def test_all_actions_of_a_round_meet_the_same_sample_and_luck() -> None:
    s = position("neptun", 3, 60, 2)
    shares = lengths.tried(s, 2, random.Random(4))
    whim = random.Random(4)
    s.game.sample(s, s.actor, whim)
    believed, luck = s.game.sample(s, s.actor, whim), whim.getrandbits(64)
    legal, scores = s.legal(), s.game.action_scores(s, s.actor)
    likeliest = sorted(range(len(legal)), key=lambda at: (-scores[at], at))[: lengths.ACTIONS]
    for found, at in zip(shares[0], likeliest, strict=True):
        there, same_luck = believed.clone(), random.Random(luck)
        there.play_for(s.actor, legal[at])
        settle_chance(there, same_luck)
        assert lengths.played_on(there, s.actor, same_luck) == found
    assert shares[0] != shares[1]


def test_the_table_has_a_line_for_each_length() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "bench.lengths", "neptun:3", "--rounds", "2", "--seconds", "0.01", "--jobs", "1"],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    assert told[0].endswith("positions, 2 rounds")
    assert [line.split("|")[1].strip() for line in told[4:]] == [*map(str, lengths.LENGTHS), "all"]
