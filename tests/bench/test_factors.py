"""Many ways to search at once, and what each of them is worth."""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import navarch
from bench import effects, factors
from navarch.bots.weights import SHIPPED, network_of
from navarch.engine.network import LearnedTree
from navarch.engine.search import Tree

TRUE = {("playout", 80.0): 0.8, ("quiet", 1.0): -0.5, ("time", 4.0): 0.6}  # logits, beside nothing for what comes first
ROOT = Path(__file__).parents[2]


def called(*said: str) -> subprocess.CompletedProcess[str]:
    """A bench that was told something."""
    return subprocess.run(
        [sys.executable, "-m", *said], cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


def played(kept: Path, *said: str) -> subprocess.CompletedProcess[str]:
    """Games of the tiniest searches."""
    levels = "playout=0,2 exploration=0.1,0.35 decay=1,2 time=1,4"
    return called(
        "bench.factors", "neptun:3", "--levels", levels, "--seconds", "0.00001", "--jobs", "1", "--kept", str(kept),
        *said,
    )  # fmt: skip


def imagined(players: int, count: int, beside: float = 0.0) -> list[factors.Played]:
    """Games in which the levels are worth what they are, and quiet adds so much for those with more time."""
    rng = random.Random(5)
    levels: factors.Levels = {"playout": [40.0, 80.0], "quiet": [0.0, 1.0], "time": [1.0, 4.0]}
    found = []
    for seed in range(count):
        seats = factors.drawn(levels, players, rng)
        strengths = [
            sum(worth for (name, level), worth in TRUE.items() if seat[name] == level)
            + (beside if seat["time"] == 4 and seat["quiet"] else 0.0)
            + math.log(rng.expovariate(1))  # the logit of who is ahead is the difference of the sums
            for seat in seats
        ]
        ranks = [1 + sum(other > mine for other in strengths) for mine in strengths]
        found.append(factors.Played(f"neptun:{players}", 0.05, seed, seats, ranks, [1] * players, [9] * players))
    return [effects.completed(game) for game in found]


def test_games_are_kept_and_gone_on_with_where_they_were_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert played(kept, "--games", "2").returncode == 0
    first = kept.read_text(encoding="utf-8")
    kept.write_text(first + '{"game": "nep', encoding="utf-8")  # cut off
    assert played(kept, "--games", "3").returncode == 0
    assert kept.read_text(encoding="utf-8").startswith(first)
    games = factors.read_games(kept)
    assert [game.seed for game in games] == [1, 2, 3]
    for game in games:
        assert len(game.seats) == len(game.ranks) == 3
        assert all(made >= asked > 0 for made, asked in zip(game.iterations, game.decisions, strict=True))
        assert {seat["rivals_by_advice"] for seat in game.seats} == {1}  # as the game has it
        assert {seat["playout"] for seat in game.seats} <= {0, 2}
    told = called("bench.effects", str(kept), str(kept), "--across", "time").stdout
    assert told.startswith("neptun:3, 1e-05 s, 6 games\n")
    assert "| decay | 2 |" in told
    assert "| factor | level | time 4 before 1 | 95 % |" in told


def task_with(value: float, weights: str = "") -> factors.Task:
    """A game in which a network judges so much, or none."""
    return factors.Task("hands-in-the-sea", 2, 0.00001, {"playout": [0.0], "value": [value]}, 3, weights, "abc")


def test_a_network_judges_for_those_who_draw_its_judgement_and_for_nobody_else() -> None:
    game = navarch.load("hands-in-the-sea")
    tree = factors.tree_of(task_with(0.5), game, {"playout": 3.0, "value": 0.5}, random.Random(1))
    assert isinstance(tree, LearnedTree)
    assert (tree.playout, tree.policy, tree.value) == (3, 0.0, 0.5)
    assert tree.network is network_of(game, 2, "")[0]
    for seat in ({"playout": 3.0}, {"playout": 3.0, "value": 0.0}):
        assert type(factors.tree_of(task_with(0.0), game, seat, random.Random(1))) is Tree
    played = factors.play(task_with(1.0))
    assert [(seat["value"], seat["time"], seat["playout"]) for seat in played.seats] == [(1.0, 1.0, 0)] * 2
    assert played.weights == "abc"


def test_games_that_a_network_judged_name_it_and_one_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    kept, words = tmp_path / "kept.jsonl", ("--levels", "value=0,1", "--seconds", "0.00001", "--jobs", "1")
    file = SHIPPED / "hands-in-the-sea-2.weights"
    told = called("bench.factors", "neptun:3", *words, "--kept", str(kept), "--weights", str(file))
    assert (told.returncode, kept.exists()) == (1, False)
    assert "the game is neptun here, and was hands-in-the-sea" in told.stderr
    for weights in ("", str(file)):
        said = argparse.Namespace(
            game="hands-in-the-sea:2",
            levels="value=0,1",
            minutes=1,
            kept=kept,
            seed=1,
            games=1,
            seconds=1,
            weights=weights,
        )
        (task,) = factors.tasks(said)
        assert task.digest == hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    other = factors.Played("hands-in-the-sea:2", 1, 1, [], [], [], [], "another")
    kept.write_text(json.dumps(other._asdict()) + "\n", encoding="utf-8")
    (again,) = factors.tasks(said)  # the same seed with another network is another game
    assert again == task
    kept.write_text(json.dumps(other._replace(weights=task.digest)._asdict()) + "\n", encoding="utf-8")
    assert list(factors.tasks(said)) == []
    said.levels = "quiet=0,1"
    (task,) = factors.tasks(said)
    assert task.digest == ""


def test_nobody_begins_a_game_once_the_time_is_up(tmp_path: Path) -> None:
    assert played(tmp_path / "none.jsonl", "--minutes", "0").returncode == 0
    assert not (tmp_path / "none.jsonl").exists()


def test_a_file_may_hold_games_of_several_kinds_each_with_its_seeds(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert played(kept, "--games", "1").returncode == 0
    assert played(kept, "--games", "1", "--seconds", "0.00002").returncode == 0
    assert played(kept, "--games", "1").returncode == 0
    assert [(game.seed, game.seconds) for game in factors.read_games(kept)] == [(1, 0.00001), (1, 0.00002)]


def test_to_play_needs_nothing_but_python() -> None:
    code = "import sys, bench.factors; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_seats_have_all_levels_alike_and_differ_more_often_than_by_chance() -> None:
    rng = random.Random(1)
    games = [factors.drawn({"playout": [40.0, 80.0], "quiet": [0.0, 1.0]}, 2, rng) for _ in range(2000)]
    for place in (0, 1):
        counted = Counter((game[place]["playout"], game[place]["quiet"]) for game in games)
        assert all(abs(count - 500) < 100 for count in counted.values())
    assert 0.7 < sum(one["quiet"] != other["quiet"] for one, other in games) / 2000 < 0.8


@pytest.mark.parametrize("players", [2, 4])
def test_what_levels_are_worth_is_found_and_lies_within_its_bounds(players: int) -> None:
    games = imagined(players, 1500)
    found = effects.fit(games, effects.effects_of(effects.factors_of(games), players, "", ""), 1.0)
    for level, worth in TRUE.items():
        value, error = found.sum([(level,)])
        assert error < 0.15
        assert abs(value - worth) < 3 * error


def test_errors_go_by_games_not_by_pairs_of_seats() -> None:
    games = imagined(2, 400)
    twice = [
        game._replace(seats=[*game.seats, *game.seats], ranks=[*game.ranks, *game.ranks]) for game in games
    ]  # four pairs instead of one that tell the same
    some = effects.effects_of(effects.factors_of(games), 0, "", "")
    (_, error), (_, same) = (effects.fit(which, some, 1e-6).sum([some[0]]) for which in (games, twice))
    assert same == pytest.approx(error, rel=0.01)


def test_which_level_gains_most_from_time_is_found() -> None:
    games = imagined(2, 3000, beside=0.8)
    found = effects.fit(games, effects.effects_of(effects.factors_of(games), 2, "time", "quiet"), 1.0)
    for quiet, worth in ((0.0, 0.6), (1.0, 1.4)):
        value, error = found.sum([(("time", 4.0),), (("time", 4.0), ("quiet", quiet))])
        assert abs(value - worth) < 3 * error < 0.6


def test_the_game_s_own_level_comes_first_and_games_of_before_a_setting_had_that() -> None:
    games = imagined(2, 50)
    old = [game._replace(seats=[{"playout": 80.0, "unknown": 3.0} for _ in game.seats]) for game in games]
    mixed = [effects.completed(game) for game in [*old, *games]]
    assert effects.factors_of(mixed) == {"playout": [40.0, 80.0], "quiet": [0.0, 1.0], "time": [1.0, 4.0]}
    assert effects.factors_of([game._replace(game="neptun:2") for game in imagined(2, 50)])["playout"][0] == 40.0


def test_games_of_another_time_or_network_have_a_table_of_their_own(tmp_path: Path) -> None:
    kept = tmp_path / "two.jsonl"
    games = [game._replace(seconds=0.05 if game.seed % 2 else 0.2) for game in imagined(2, 40)]
    games += [game._replace(weights="abc") for game in games[:10]]
    kept.write_text("".join(json.dumps(game._asdict()) + "\n" for game in games), encoding="utf-8")
    told = called("bench.effects", str(kept)).stdout
    assert "neptun:2, 0.05 s, 20 games\n" in told
    assert "neptun:2, 0.2 s, 20 games\n" in told
    assert "neptun:2, 0.05 s, 5 games, weights abc\n" in told


@pytest.mark.parametrize(
    "text",
    [
        "playouts=1,2",
        "playout=far",
        "playout",
        "playout=1,1",
        "exploration=nan,1",
        "time=0,1",
        "playout=-1,1",
        "value=0,2",
    ],
)
def test_what_cannot_be_a_factor_is_named(text: str) -> None:
    with pytest.raises(SystemExit, match=text):
        factors.read_levels(f"quiet=0,1 {text}", navarch.load("neptun"))


def test_a_factor_that_is_none_is_named_and_one_that_does_not_differ_is_told(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("".join(json.dumps(game._asdict()) + "\n" for game in imagined(2, 9)), encoding="utf-8")
    done = called("bench.effects", str(kept), "--across", "tiem")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("'tiem' is no factor: say one of ")
    told = called("bench.effects", str(kept), "--across", "decay").stdout
    assert "all seats of these games have the same decay" in told
    for hold in ("-1", "0", "much"):
        assert called("bench.effects", str(kept), "--hold", hold).returncode == 2


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text('{"game": "neptun"}\n', encoding="utf-8")
    with pytest.raises(SystemExit, match="something else than games"):
        factors.read_games(other)
