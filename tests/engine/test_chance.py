"""Chance as an actor: sampled, scripted, enumerated, committed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from fractions import Fraction

import pytest

import navarch
from navarch.engine.chance import Sampler, commitment, sample_outcome
from navarch.engine.state import State

from .toy import ROLL, TOY

SECRET = bytes(range(32))


def before_the_roll() -> State:
    """Chance is asked for a die that is loaded: sixes come twice as often."""
    s = TOY.new()
    for said in ("bid 1", "bid 0", "march middle", "pass"):
        s.play(TOY.space.code(said))
    return s


def test_a_seed_gives_the_same_outcomes_again() -> None:
    s = before_the_roll()
    first, second, other = Sampler(5), Sampler(5), Sampler(6)
    rolls = [[chance.choose(s) for _ in range(30)] for chance in (first, second, other)]
    assert rolls[0] == rolls[1] != rolls[2]


def test_outcomes_come_by_their_weights() -> None:
    s = before_the_roll()
    chance = Sampler(1)
    count = Counter(chance.choose(s) - ROLL + 1 for _ in range(7_000))
    assert set(count) == {1, 2, 3, 4, 5, 6}
    assert 1_800 < count[6] < 2_200
    assert all(850 < count[pips] < 1_150 for pips in range(1, 6))


def test_a_script_takes_numbers_labels_texts_and_actions() -> None:
    s = before_the_roll()
    chance = navarch.Scripted([4, "die:2", "roll 6", "3", navarch.Action("roll", "1")])
    assert [chance.choose(s) - ROLL + 1 for _ in range(5)] == [4, 2, 6, 3, 1]


@pytest.mark.parametrize("said", [7, "die:9", "area:west", "roll 0", "march east", "six", ""])
def test_a_script_that_cannot_happen_is_told_with_what_can(said: int | str) -> None:
    with pytest.raises(navarch.BadChance, match=r"outcome 1 .* possible are roll 1"):
        navarch.Scripted([said]).choose(before_the_roll())


def test_a_script_that_is_used_up_is_told() -> None:
    chance = navarch.Scripted([1])
    chance.choose(before_the_roll())
    with pytest.raises(navarch.BadChance, match="script of 1 outcomes is used up"):
        chance.choose(before_the_roll())


def test_enumeration_visits_every_sequence_once_with_its_probability() -> None:
    """Two rolls unless the first is a panic: 1 + 5 * 6 sequences, and their probabilities add up to one."""
    chance = navarch.Enumerated()
    seen: dict[tuple[int, ...], Fraction] = {}
    while True:
        s = before_the_roll()
        rolls: list[int] = []
        while len(rolls) < 2 and s.choice is not None and s.choice.name in ("die", "reaction"):
            if s.actor == navarch.CHANCE:
                rolls.append(chance.choose(s) - ROLL + 1)
                s.play(ROLL + rolls[-1] - 1)
            else:
                s.play(TOY.space.code("pass"))
        assert tuple(rolls) not in seen
        seen[tuple(rolls)] = Fraction(chance.weight, chance.total)
        if not chance.advance():
            break
    assert set(seen) == {(1,), *[(a, b) for a in range(2, 7) for b in range(1, 7)]}
    assert seen[(1,)] == Fraction(1, 7)
    assert seen[(6, 6)] == Fraction(4, 49)
    assert seen[(2, 6)] == Fraction(2, 49)
    assert sum(seen.values()) == 1


def test_enumeration_without_weights_counts_all_alike() -> None:
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, seed=1)
    assert match.record.entries[28].text.startswith("place")
    s = game.new(3)
    for entry in match.record.entries[:28]:
        s.play(game.space.code(entry.text))
    chance = navarch.Enumerated()
    probabilities = []
    while True:
        chance.choose(s)
        probabilities.append(Fraction(chance.weight, chance.total))
        if not chance.advance():
            break
    assert probabilities == [Fraction(1, 3)] * 3


def test_a_committed_outcome_follows_from_the_secret_and_its_index_alone() -> None:
    s = before_the_roll()
    chance = navarch.Committed(SECRET)
    for index in range(20):
        number = int.from_bytes(hmac.new(SECRET, str(index).encode(), hashlib.sha256).digest(), "big") % 7
        expected = min(number, 5)  # the weights are 1, 1, 1, 1, 1, 2
        assert chance.choose(s) == ROLL + expected
        assert chance.index == index + 1


def test_a_committed_source_can_go_on_from_an_index() -> None:
    s = before_the_roll()
    whole = navarch.Committed(SECRET)
    outcomes = [whole.choose(s) for _ in range(10)]
    rest = navarch.Committed(SECRET, index=6)
    assert [rest.choose(s) for _ in range(4)] == outcomes[6:]


def test_the_commitment_is_the_hash_of_the_secret_and_a_short_secret_is_refused() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    with pytest.raises(navarch.BadChance, match="16 bytes"):
        navarch.Committed(b"short")


def test_no_outcome_is_given_without_a_weight() -> None:
    import random

    s = before_the_roll()
    counts = {sample_outcome(s, random.Random(seed)) for seed in range(100)}
    assert counts == set(range(ROLL, ROLL + 6))


def test_a_script_by_kind_of_draw_leaves_the_rest_to_luck() -> None:
    game = navarch.load("neptun")
    script: dict[str, list[int | str | navarch.Action]] = {"lay": ["deep_sea_8", "deep_sea_13"], "draw_good": ["fish"]}
    found = [navarch.Match(game, players=3, chance=navarch.Scripted(script, navarch.Sampler(seed))) for seed in (1, 2)]
    for match in found:
        drawn = [entry.text for entry in match.record.entries]
        laid = [text for text in drawn if text.startswith("lay")]
        assert laid[:2] == ["lay deep_sea_8", "lay deep_sea_13"]
        assert len(laid) > 2
        assert [text for text in drawn if text.startswith("draw_good")] == ["draw_good fish"]
    assert found[0].state.digest() != found[1].state.digest()


def test_a_script_by_kind_is_refused_where_it_is_used_up_impossible_or_of_no_kind() -> None:
    chance = navarch.Scripted({"roll": [3]})
    assert chance.choose(before_the_roll()) == ROLL + 2
    with pytest.raises(navarch.BadChance, match="script of 1 outcomes for 'roll' is used up"):
        chance.choose(before_the_roll())
    with pytest.raises(navarch.BadChance, match=r"outcome 1 of 'roll' in the script, 7, is not possible"):
        navarch.Scripted({"roll": [7]}).choose(before_the_roll())
    with pytest.raises(navarch.BadChance, match=r"chance never answers by 'rol' in .*, only by roll"):
        navarch.Scripted({"rol": [1]}).choose(before_the_roll())


def test_a_queue_that_is_used_up_goes_on_by_luck_where_there_is_some() -> None:
    chance = navarch.Scripted([6], navarch.Sampler(3))
    luck = navarch.Sampler(3)
    s = before_the_roll()
    assert [chance.choose(s) for _ in range(5)] == [ROLL + 5, *(luck.choose(s) for _ in range(4))]


def test_a_copy_of_chance_goes_on_alike_and_by_itself() -> None:
    s = before_the_roll()
    for chance in (
        navarch.Sampler(4),
        navarch.Committed(b"0123456789abcdef"),
        navarch.Scripted([1, 2, 3, 4, 5, 6] * 5),
        navarch.Scripted({"roll": [1, 2]}, navarch.Sampler(9)),
    ):
        chance.choose(s)
        other = chance.copy()
        assert [other.choose(s) for _ in range(20)] == [chance.choose(s) for _ in range(20)]


def test_a_chance_of_ones_own_that_cannot_be_copied_says_so() -> None:
    with pytest.raises(navarch.BadChance, match="Enumerated cannot be copied"):
        navarch.Enumerated().copy()
