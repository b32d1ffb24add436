"""Weights that change while a game is played: tables, the search for better ones, and the fit of an evaluation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.judging import Plan, positions
from bench.weight_tables import module_of, own_choice, own_columns, put, read_choice, seat_rows, table_text

import navarch
from bench import tuning

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("hamilcar", "mare-nostrum")


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


def test_whoever_builds_nothing_loses_to_the_plan() -> None:
    own = own_columns("mare-nostrum")
    idle = [column[:] for column in own]
    idle[0][module_of("mare-nostrum", "weights").W_DONE] = 10**9
    assert sum(tuning.surpluses(tuning.Job("mare-nostrum", (3,), own, idle, 1, 2))) > 0.5


def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    for steps in (1, 2):
        command = [sys.executable, "-m", "bench.tuning", "mare-nostrum:3", "--out", str(file), "--jobs", "1"]
        environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
        said = ["--seconds", "0.01", "--seeds", "1", "--check", "0"]
        done = subprocess.run([*command, *said], env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        found = json.loads(file.read_text(encoding="utf-8"))
        assert found["steps"] >= steps
        assert done.stdout == table_text("mare-nostrum", read_choice("mare-nostrum", str(file)).weights)


def test_a_file_for_another_table_or_none_at_all_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "short.json"
    file.write_text('{"weights": [[1, 2]]}', encoding="utf-8")
    with pytest.raises(SystemExit, match="another table"):
        read_choice("hamilcar", str(file))
    with pytest.raises(SystemExit, match="no weights"):
        read_choice("hamilcar", str(tmp_path / "missing.json"))


def test_positions_are_kept_with_what_each_seat_won() -> None:
    for game, players in (("hamilcar", 2), ("mare-nostrum", 3)):
        lines = [json.loads(line) for line in positions(Plan(game, players, 0, None, 3))]
        assert lines
        for line in lines:
            assert len(line["found"]) == players
            assert {len(row) for row in line["found"]} == {len(own_choice(game).worths)}
            assert sum(line["won"]) == pytest.approx(1)
