"""Pairs of sibling actions as data: the same sample, the same luck, and columns that fit."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import navarch
from navarch.bots.weights import origin_of
from navarch.engine.playout import advised_playout, settle_chance
from navarch.engine.state import State
from navarch.training import siblings
from navarch.training.__main__ import main
from navarch.training.pairs import Pairs, read_pairs
from navarch.training.shards import LATER, SIBLINGS, BadShard, Shard, read_all, read_shard
from navarch.training.siblings import AFTER, AGAIN, Sibling, Task, add_pairs, play_shard, positions, two_of

from .conftest import PAIRS


def some_decision() -> tuple[State, list[int]]:
    """A position of Neptun with several actions, as its seat believes it to be."""
    game, rng = navarch.load("neptun"), random.Random(3)
    s = positions(game, 3, rng)[0]
    believed = game.sample(s, s.actor, rng)
    return believed, two_of(game, believed, s.actor, rng)


def test_pairs_are_kept_with_what_the_evaluation_says_then_and_later_and_what_came_of_them(pairs: Path) -> None:
    shards = list(read_all(pairs, SIBLINGS))
    assert len(shards) == 3
    for shard in shards:
        columns, count = shard.columns, len(shard)
        assert count > 10
        assert count % 2 == 0
        assert sum(columns["told"]) == len(columns["places"]) == len(columns["values"])
        assert len(columns["judged"]) == len(columns["shares"]) == 3 * count
        assert len(columns["later"]) == 3 * count * len(LATER)
        assert len(columns["after"]) == len(columns["ended"]) == count // 2
        assert set(columns["after"]) <= {first + again for first in AFTER for again in AGAIN}
        ended = np.array(columns["ended"]).repeat(2)
        assert np.array(columns["shares"]).reshape(-1, 3).sum(1) == pytest.approx(ended)
        assert np.array(columns["later"]).reshape(-1, 3).sum(1) == pytest.approx(1, abs=1e-5)


def test_siblings_have_the_same_luck_and_differ_only_by_their_actions() -> None:
    believed, (one, other) = some_decision()
    seat = believed.actor
    first, again = (Sibling(believed, seat, one, 7, 6) for _ in range(2))
    assert first.judged == again.judged
    assert {at: (told.places, told.values) for at, told in first.told.items()} == {
        at: (told.places, told.values) for at, told in again.told.items()
    }
    assert first.shares() == again.shares()
    assert Sibling(believed, seat, other, 7, 6).judged != first.judged
    assert any(Sibling(believed, seat, one, luck, 6).judged != first.judged for luck in range(8, 12))


def test_a_sibling_is_told_as_its_seat_sees_it_so_many_decisions_after_its_action() -> None:
    believed, (code, _) = some_decision()
    seat, game, luck = believed.actor, believed.game, random.Random(7)
    sibling = Sibling(believed, seat, code, 7, 6)
    s = believed.clone()
    s.play_for(seat, code)
    settle_chance(s, luck)
    advised_playout(s, luck, 6)
    judged = game.evaluate(s)
    assert sibling.judged[6] == judged[seat:] + judged[:seat]
    told = game.codec(3).told(s, seat)
    assert (sibling.told[6].places, sibling.told[6].values) == (told.places, told.values)
    advised_playout(s, luck, LATER[0] - 30)
    advised_playout(s, luck, 30)
    judged = game.evaluate(s)
    assert sibling.judged[6 + LATER[0]] == judged[seat:] + judged[:seat]
    assert set(sibling.judged) == {6, 36, 66, 96, 126, 156}


def pairs_of(s: State, seed: int) -> Shard:
    """What is kept of two actions of a position."""
    shard = Shard(origin_of(s.game, s.players), SIBLINGS)
    add_pairs(shard, s, 1.0, random.Random(seed))
    return shard


def test_both_siblings_of_a_pair_have_the_same_sample_and_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    s = positions(navarch.load("neptun"), 3, random.Random(3))[0]
    monkeypatch.setattr(siblings, "two_of", lambda *_: [s.legal()[0]] * 2)
    columns = pairs_of(s, 1).columns
    for name in ("judged", "shares", "later"):
        first, second = (
            np.array(columns[name]).reshape(-1, 2, len(columns[name]) // len(columns["told"])).swapaxes(0, 1)
        )
        assert first.size
        assert np.array_equal(first, second)


def test_what_the_seat_of_a_pair_cannot_know_does_not_change_it() -> None:
    others = 0
    for s in positions(navarch.load("hands-in-the-sea"), 2, random.Random(0)):
        other = s.game.sample(s, s.actor, random.Random(9))
        others += other.digest() != s.digest()
        assert pairs_of(s, 5).columns == pairs_of(other, 5).columns
    assert others > 2  # something was hidden indeed


def test_two_actions_are_different_ones_of_the_likeliest() -> None:
    believed, _ = some_decision()
    game, seat, rng = believed.game, believed.actor, random.Random(1)
    legal, scores = believed.legal_for(seat), game.action_scores(believed, seat)
    best = legal[max(range(len(legal)), key=lambda at: (scores[at], -at))]
    drawn = [two_of(game, believed, seat, rng) for _ in range(200)]
    assert all(one != other and {one, other} <= set(legal) for one, other in drawn)
    assert 0.6 < sum(best == one for one, _ in drawn) / 200 <= 1


def test_the_same_seed_gives_the_same_pairs_and_what_is_there_is_not_played_again(pairs: Path, tmp_path: Path) -> None:
    play_shard(Task("neptun", 3, 2, 0.5, 1, tmp_path / "again.shard"))
    assert (tmp_path / "again.shard").read_bytes() == (pairs / "000001.shard").read_bytes()
    for file in pairs.glob("*.shard"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "again.shard").unlink()
    (tmp_path / "000001.shard").unlink()
    before = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert main(["siblings", *PAIRS, "--out", str(tmp_path)]) == 0
    assert {file: file.stat().st_mtime_ns for file in before} == before
    assert (tmp_path / "000001.shard").read_bytes() == (pairs / "000001.shard").read_bytes()


def test_machines_share_the_work_by_the_number_of_the_first_file(pairs: Path, tmp_path: Path) -> None:
    words = ["siblings", "neptun", "--players", "3", "--games", "2", "--ends", "0.5", "--jobs", "1"]
    assert main([*words, "--first", "2", "--files", "1", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "000002.shard").read_bytes() == (pairs / "000002.shard").read_bytes()


def test_pairs_are_not_mixed_with_other_games_nor_with_those_of_the_search(
    data: Path, pairs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted([*data.iterdir(), *pairs.iterdir()])
    words = ["--minutes", "0", "--jobs", "1", "--out"]
    assert main(["siblings", "neptun", "--players", "4", *words, str(pairs)]) == 1
    assert "were played otherwise than neptun with 4" in capsys.readouterr().err
    assert main(["siblings", "neptun", "--players", "3", *words, str(data)]) == 1
    assert "holds shards of search, and those of siblings would join them" in capsys.readouterr().err
    assert main(["gen", "neptun", "--players", "3", *words, str(pairs)]) == 1
    assert "holds shards of siblings, and those of search would join them" in capsys.readouterr().err
    assert main(["train", "--data", str(pairs), "--out", str(tmp_path / "new")]) == 1
    assert "a shard of siblings, where those of search are wanted" in capsys.readouterr().err
    assert sorted([*data.iterdir(), *pairs.iterdir()]) == before


def test_a_position_without_its_sibling_is_refused(pairs: Path, tmp_path: Path) -> None:
    shard = read_shard(pairs / "000000.shard")
    shard.columns["after"].append(3)
    shard.write(tmp_path / "odd.shard")
    with pytest.raises(BadShard, match="numbers as after"):
        read_shard(tmp_path / "odd.shard")
    shard.columns["told"].append(0)
    shard.write(tmp_path / "odd.shard")
    with pytest.raises(BadShard, match="a position without its sibling"):
        read_shard(tmp_path / "odd.shard")


def test_a_shard_of_the_search_from_before_there_were_kinds_is_still_read(data: Path, tmp_path: Path) -> None:
    whole = (data / "000000.shard").read_bytes()
    (tmp_path / "old.shard").write_bytes(whole.replace(b'"kind": "search", ', b"", 1))
    assert read_shard(tmp_path / "old.shard").columns == read_shard(data / "000000.shard").columns


def two_pairs() -> Pairs:
    """Of two players: one pair that ended, 3 decisions after its actions, and one that did not, 40 after."""
    shard = Shard(origin_of(navarch.load("hands-in-the-sea"), 2), SIBLINGS)
    for own, won, soon, late in (
        (0.6, 1.0, 0.7, 0.9),
        (0.5, 0.0, 0.4, 0.2),
        (0.3, 0.0, 0.2, 0.1),
        (0.4, 0.0, 0.5, 0.3),
    ):
        shard.add_position([5, 9], [1, -300], [own, 1 - own])
        ended = len(shard) < 3
        shard.add_sibling([won, 1 - won] if ended else [0.0, 0.0], [[soon, 1 - soon], [late, 1 - late]])
    shard.add_pair(3, True)
    shard.add_pair(40, False)
    return Pairs([shard], [5])


def test_what_is_to_be_learned_is_a_mixture_of_the_outcome_and_of_a_later_evaluation() -> None:
    pairs = two_pairs()
    assert pairs.wanted(0.25, 60)[:, 0] == pytest.approx([0.25 + 0.75 * 0.7, 0.75 * 0.4, 0.2, 0.5])
    assert pairs.wanted(0.25, 120)[:, 0] == pytest.approx([0.25 + 0.75 * 0.9, 0.75 * 0.2, 0.1, 0.3])
    assert pairs.wanted(1, 60)[:, 0] == pytest.approx([1, 0, 0.2, 0.5])
    assert pairs.wanted(0.25, 60).sum(1) == pytest.approx(1)


def test_pairs_lie_side_by_side_and_a_place_that_was_not_learned_counts_nothing() -> None:
    pairs = two_pairs()
    assert len(pairs) == 2
    assert list(pairs.told) == [0, 2, 4, 6, 8]
    assert list(pairs.rows) == [0] * 8
    assert list(pairs.eighths) == [8, 0] * 4
    assert list(pairs.after) == [3, 40]
    assert list(pairs.measurable()) == [True, False]


def test_figures_tell_how_well_the_difference_of_siblings_is_known() -> None:
    pairs = two_pairs()
    plain = pairs.figures(pairs.by_evaluation(), pairs.measurable())
    assert plain.error == pytest.approx((0.1 - 1) ** 2)
    assert plain.entropy == pytest.approx(-(np.log(0.6) + np.log(0.5)) / 2)
    assert plain.correlation == pytest.approx(1)
    assert list(pairs.by_span(pairs.by_evaluation())) == ["0-3"]
    same = np.log(np.full((4, 2), 0.5, np.float32))
    assert pairs.figures(same, pairs.measurable()).correlation == 0


def test_every_tenth_file_is_held_out_and_one_that_tells_no_outcome_measures_nothing(
    pairs: Path, tmp_path: Path
) -> None:
    _, learned, held = read_pairs(pairs)
    sizes = [len(read_shard(pairs / f"00000{seed}.shard")) // 2 for seed in range(3)]
    assert (len(learned), len(held)) == (sizes[1] + sizes[2], sizes[0])
    assert held.places == learned.places
    shard = read_shard(pairs / "000000.shard")
    for at in range(sizes[0]):
        shard.columns["ended"][at] = 0
    shard.write(tmp_path / "000000.shard")
    with pytest.raises(BadShard, match="was played to its end: `siblings` plays more, by --ends"):
        read_pairs(tmp_path)
