"""Weights that change while a game is played: tables, the search for better ones, and the fit of an evaluation."""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.judging import Plan, positions
from bench.weight_tables import module_of, own_choice, own_columns, put, read_choice, seat_rows, table_text

import navarch
from bench import fitting, judging, tuning
from navarch.arena.decisions import decisions, loaded, played
from navarch.arena.play import shares_of
from navarch.engine.playout import advised_action

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("hamilcar", "mare-nostrum", "neptun")


@pytest.fixture(autouse=True)
def own_weights() -> Iterator[None]:
    """Whatever a test did to the tables is undone."""
    yield
    for game in GAMES:
        put(game, own_choice(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_weight_of_a_table_has_one_name_or_follows_the_last_one(game: str) -> None:
    module = module_of(game, "weights")
    named = sorted(number for name, number in vars(module).items() if name.startswith("W_"))
    assert named == list(range(len(named)))
    assert len(named) <= len(module.TABLE)
    assert {len(line) for line in module.TABLE} == {len(own_columns(game))}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_written_as_it_stands_in_its_file(game: str) -> None:
    file = ROOT / "src/navarch/games" / game.replace("-", "_") / "advice/weights.py"
    assert table_text(game, own_columns(game)) == file.read_text(encoding="utf-8")
    other = [[weight + 1 for weight in column] for column in own_columns(game)]
    space: dict[str, object] = {"__package__": f"navarch.games.{game.replace('-', '_')}.advice"}
    exec(table_text(game, other), space)
    assert space["TABLE"] == tuple(tuple(weight + 1 for weight in line) for line in module_of(game, "weights").TABLE)


def test_each_side_goes_by_its_own_column_and_all_seats_by_the_only_one() -> None:
    rows = module_of("hamilcar", "weights").WEIGHTS
    seat_rows("hamilcar", [[[1], [2]], [[3], [4]]])
    assert rows == [[1], [4]]
    rows = module_of("mare-nostrum", "weights").WEIGHTS
    seat_rows("mare-nostrum", [[[1]], [[2]], [[3]]])
    assert rows[:3] == [[1], [2], [3]]


def test_a_choice_against_itself_wins_exactly_its_share() -> None:
    own = own_columns("mare-nostrum")
    for players in (3, 4):
        assert tuning.surpluses(tuning.Job("mare-nostrum", (players,), own, own, 5, 1)) == [0.0]


def test_greedy_players_slip_so_that_games_with_little_luck_are_not_all_alike() -> None:
    own = own_columns("mare-nostrum")
    without = [
        shares_of(played(loaded("mare-nostrum").new(3), random.Random(seed), advised_action).ranks) for seed in range(6)
    ]
    assert [tuning.shares("mare-nostrum", [own] * 3, seed) for seed in range(6)] != without


def test_whoever_builds_nothing_loses_to_the_plan() -> None:
    own = own_columns("mare-nostrum")
    idle = [column[:] for column in own]
    idle[0][module_of("mare-nostrum", "weights").W_DONE] = 10**9
    assert sum(tuning.surpluses(tuning.Job("mare-nostrum", (3,), own, idle, 1, 2))) > 0.5


class AtOnce:
    """A pool that does its work when it is asked."""

    def submit(self, work: Callable[[tuning.Job], list[float]], job: tuning.Job) -> Future[list[float]]:
        done: Future[list[float]] = Future()
        done.set_result(work(job))
        return done


def test_weights_climb_to_those_that_win(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [[110, 110], [80, 80]]

    def distance(columns: list[list[float]]) -> float:
        return sum(
            abs(a - b) for row, other in zip(columns, wanted, strict=True) for a, b in zip(row, other, strict=True)
        )

    def surpluses(job: tuning.Job) -> list[float]:
        one, other = ([[float(weight) for weight in column] for column in side] for side in (job.one, job.other))
        return [max(-1.0, min(1.0, (distance(other) - distance(one)) / 50))] * job.seeds

    monkeypatch.setattr(tuning, "surpluses", surpluses)
    theta = [100.0, 100.0, 100.0, 100.0]
    search = tuning.Search("mare-nostrum", (3,), [10.0] * 4, 2, 0.15, 1000.0, 1)
    pool: Any = AtOnce()
    for done in tuning.climb(pool, 1, search, theta, 2):
        if done == 300:
            break
    assert distance(tuning.in_columns(theta, 2)) < 10  # of 60 at first


def test_a_run_that_is_stopped_goes_on_where_it_was_to_the_last_fraction(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    kept = {"weights": [[weight + 0.25 for weight in own_columns("mare-nostrum")[0]]], "steps": 70}
    file.write_text(json.dumps(kept), encoding="utf-8")
    command = [sys.executable, "-m", "bench.tuning", "mare-nostrum:3", "--out", str(file), "--jobs", "1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    for seconds, most in (("0", 70), ("0.01", 72)):  # two steps are begun at once
        said = ["--seconds", seconds, "--seeds", "1", "--check", "0"]
        done = subprocess.run([*command, *said], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        found = json.loads(file.read_text(encoding="utf-8"))
        assert found["steps"] == most
        assert done.stdout == table_text("mare-nostrum", read_choice("mare-nostrum", str(file)).weights)
        if seconds == "0":
            assert found == kept


def test_as_many_seeds_are_checked_as_are_asked_for() -> None:
    for seeds in (1, 25, 60):
        jobs = tuning.checks("mare-nostrum", (3,), [], [], seeds)
        played = [seed for job in jobs for seed in range(job.seed, job.seed + job.seeds)]
        assert played == list(range(tuning.CHECK_SEED, tuning.CHECK_SEED + seeds))


def test_a_file_for_another_table_or_none_at_all_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "short.json"
    file.write_text('{"weights": [[1, 2]]}', encoding="utf-8")
    with pytest.raises(SystemExit, match="another table"):
        read_choice("hamilcar", str(file))
    with pytest.raises(SystemExit, match="no weights"):
        read_choice("hamilcar", str(tmp_path / "missing.json"))
    for text in ('{"weights": 3}', '{"weights": [["x"]]}', "[]", "{"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit, match="no weights"):
            read_choice("hamilcar", str(file))
    with pytest.raises(SystemExit, match="neptun has no table"):
        module_of("neptun", "numbers")
    with pytest.raises(SystemExit, match="hands-in-the-sea has nothing to fit"):
        judging.fitted_module("hands-in-the-sea")


def test_positions_are_kept_with_what_each_seat_won() -> None:
    for game, players in (("hamilcar", 2), ("mare-nostrum", 3), ("neptun", 5)):
        lines = [json.loads(line) for line in positions(Plan(game, players, 0, None, 3))]
        assert lines
        for line in lines:
            assert len(line["found"]) == players
            assert {len(row) for row in line["found"]} == {len(own_choice(game).worths)}
            assert sum(line["won"]) == pytest.approx(1)


@pytest.mark.parametrize(("game", "players"), [("hamilcar", 2), ("mare-nostrum", 3), ("neptun", 4)])
def test_with_the_game_s_own_worths_the_features_say_what_its_evaluation_says(game: str, players: int) -> None:
    worths = np.array(own_choice(game).worths)
    for s in itertools.islice(decisions(loaded(game).new(players), random.Random(1), advised_action), 0, 200, 20):
        features = np.array([judging.seat_features(game, s)])
        assert fitting.chances(features, worths)[0] == pytest.approx(s.game.evaluate(s))


def test_games_that_fit_and_games_that_judge_have_the_same_numbers_of_players(tmp_path: Path) -> None:
    said = argparse.Namespace(game="mare-nostrum:3,4", weights="", iterations=0, seed=1, out=tmp_path / "none")
    some = list(itertools.islice(judging.plans(said), 12))
    for odd in (0, 1):
        assert {plan.players for plan in some if plan.seed % 2 == odd} == {3, 4}


def test_positions_are_added_after_the_last_game_and_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    assert judging.first_seed(file, 5) == 5
    file.write_text('{"seed": 7}\n{"seed": 9}\n{"seed": 1', encoding="utf-8")
    assert judging.first_seed(file, 5) == 10
    assert judging.first_seed(file, 50) == 50
    assert file.read_text(encoding="utf-8") == '{"seed": 7}\n{"seed": 9}\n'
    for text in ("something else\n", "something else", '{"seed": 7}\nsomething else\n7'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit, match="something else than positions"):
            judging.first_seed(file, 5)
        assert file.read_text(encoding="utf-8") == text


def test_worths_by_which_games_were_decided_are_found_again() -> None:
    rng, worths = np.random.default_rng(1), np.array([1.5, -0.7, 0.0])
    features = rng.normal(size=(4000, 3, 3))
    features[::2, 2] = np.nan  # games of two among those of three
    chances = fitting.chances(features, worths)
    assert chances[::2, 2].max() == 0
    assert chances.sum(axis=1) == pytest.approx(1)
    shares = np.array([rng.multinomial(1, chance / chance.sum()) for chance in chances], float)
    found = fitting.fit(features, shares, np.array([1.0, 0.0, 0.1]), hold=0.1)
    assert found == pytest.approx(worths, abs=0.12)
    assert fitting.loss(features, shares, found) < fitting.loss(features, shares, np.array([1.0, 0.0, 0.1]))


def test_seats_that_are_called_certain_stand_in_the_table_too() -> None:
    features = np.array([[[100.0], [0.0]], [[0.0], [0.0]]])
    lines = fitting.reliability(features, np.array([[1.0, 0.0], [0.5, 0.5]]), np.array([1.0]))
    assert lines == [
        "| 0 to 10 % | 1 | 0% | 0% |",
        "| 50 to 60 % | 2 | 50% | 50% |",
        "| 90 to 100 % | 1 | 100% | 100% |",
    ]


def test_a_folder_where_a_file_is_wanted_is_refused_in_one_line(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    command = [sys.executable, "-m", "bench.judging", "mare-nostrum:3", "--out", str(tmp_path), "--jobs", "1"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert str(tmp_path) in done.stderr


def test_positions_that_cannot_be_fitted_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    file.write_text(json.dumps({"seed": 2, "found": [[1.0], [0.0]], "won": [1.0, 0.0]}) + "\n", encoding="utf-8")
    assert fitting.read([str(file)], odd=False)[0].shape == (1, 2, 1)
    with pytest.raises(SystemExit, match="no position of a game with an odd seed"):
        fitting.read([str(file)], odd=True)
    with pytest.raises(SystemExit, match="no positions of bench"):
        fitting.read([str(tmp_path / "none")], odd=True)
