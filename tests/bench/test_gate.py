"""The gate of the benchmark: what counts as slower, whatever machine it is measured on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import navarch
from navarch.bench.gate import BadTable, Row, losses, missing
from navarch.bench.peers import PEERS, calibration
from navarch.bench.table import best_of, compare, main, markdown, read_table, write_table


def rows(pace: float = 1.0, **figures: float) -> list[Row]:
    """A table of one game and both rulers, on a machine of some pace."""
    game: Row = {
        "name": "neptun, 3 players",
        "kind": "navarch",
        "compiled": True,
        "decisions_per_second": round(400_000 * pace),
        "games_per_second": 1706.85,
        "iterations_per_second": round(2000 * pace),
        "encodings_per_second": round(90_000 * pace),
        "clone_us": round(4 / pace, 2),
        "sample_us": round(6 / pace, 2),
        "advised_us": round(3 / pace, 1),
        "legal_us": 0.21,
        "state_bytes": 3529,
        **figures,
    }
    names = ("catanatron 3.2.1, 4 players", "calibration loop")
    rulers: list[Row] = [
        {
            "name": name,
            "kind": "peer",
            "compiled": False,
            "decisions_per_second": round(20_000 * pace),
            "games_per_second": 20.0,
        }
        for name in names
    ]
    return [game, *rulers]


def slower(table: list[Row], name: str, factor: float) -> list[Row]:
    """The same with another pace of one ruler."""
    return [
        {**row, "decisions_per_second": round(float(str(row["decisions_per_second"])) * factor)}
        if row["name"] == name
        else row
        for row in table
    ]


def test_a_faster_or_slower_machine_loses_nothing() -> None:
    for pace in (0.3, 1.0, 3.0):
        assert losses(rows(), rows(pace)) == []


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("decisions_per_second", 355_000),
        ("iterations_per_second", 1770),
        ("encodings_per_second", 80_000),
        ("clone_us", 4.55),
        ("sample_us", 6.8),
        ("advised_us", 3.4),
    ],
)
def test_a_figure_that_lost_more_than_a_tenth_is_told(figure: str, value: float) -> None:
    (loss,) = losses(rows(), rows(**{figure: value}))
    assert loss.figure == figure
    assert 0.10 < loss.lost < 0.13
    assert str(loss).startswith(f"neptun, 3 players, compiled: {figure} lost 1")


def test_less_than_a_tenth_and_any_gain_pass() -> None:
    assert losses(rows(), rows(decisions_per_second=365_000, clone_us=4.3, iterations_per_second=9000)) == []


def test_one_disturbed_ruler_does_not_make_everything_slower_and_two_do() -> None:
    other = slower(rows(), "calibration loop", 2.0)
    assert losses(rows(), other) == []
    assert losses(rows(), slower(other, "catanatron 3.2.1, 4 players", 2.0))


def test_a_table_without_a_ruler_cannot_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadTable, match="no row 'calibration loop'"):
        losses(rows(), rows()[:2])
    assert compare(rows(), rows()[:2]) == 1
    assert "calibration loop, peer: not measured" in capsys.readouterr().err


def test_the_gate_fails_where_something_lost_and_says_when_nothing_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(rows(), rows(0.5)) == 0
    assert "nothing lost more than 10%" in capsys.readouterr().err
    assert compare(rows(), rows(clone_us=8.0)) == 1
    assert "clone_us lost 50.0%" in capsys.readouterr().err


def test_a_row_that_was_not_measured_is_missed() -> None:
    assert missing(rows(), rows()[1:]) == ["neptun, 3 players, compiled"]


def test_a_table_is_read_as_it_was_written_and_what_was_written_by_hand_stays(tmp_path: Path) -> None:
    page = tmp_path / "benchmark.md"
    page.write_text("# Benchmark\n\nold\n\n## Findings\n\n| a | table |\n|---|---|\n| by | hand |\n", encoding="utf-8")
    write_table(page, rows())
    assert read_table(page) == rows()
    text = page.read_text(encoding="utf-8")
    assert "old" not in text
    assert text.endswith("\n## Findings\n\n| a | table |\n|---|---|\n| by | hand |\n")
    write_table(page, rows(2.0))
    assert read_table(page) == rows(2.0)
    assert markdown(rows(2.0)) in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", [None, "", "| a | b |\n|---|---|\n", "| what | build |\n|---|---|\n| neptun | fast |\n"]
)
def test_a_page_without_a_table_is_refused_before_anything_is_measured(
    page: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.md"
    if page is not None:
        file.write_text(page)
    with pytest.raises(SystemExit):
        main(["--check", str(file)])
    assert f"--check {file}: " in capsys.readouterr().err


def test_of_three_runs_each_figure_is_the_one_that_was_disturbed_least() -> None:
    best = best_of([rows(clone_us=5.0)[0], rows(0.5)[0], rows(iterations_per_second=2500)[0]])
    assert (best["clone_us"], best["iterations_per_second"], best["decisions_per_second"]) == (4.0, 2500, 400_000)


def test_the_calibration_loop_needs_no_package_and_turns() -> None:
    found = calibration(0.05)
    assert found["name"] in PEERS
    assert int(str(found["decisions_per_second"])) > 0


def test_a_part_that_runs_as_a_module_of_its_own_is_not_imported_before_it_runs() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    command = [sys.executable, "-W", "error", "-m", "navarch.bench.peers", "calibration loop", "0.05"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["name"] == "calibration loop"
    assert done.stderr == ""
