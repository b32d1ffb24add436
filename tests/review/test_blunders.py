"""The measurement of blunders made on purpose: what it keeps, and that a part of a review finds what the whole does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench.blunders import Found, Task, game_with_blunder, interval, kept_in, mistakes_in, report, try_one

from navarch.engine.game import Game
from navarch.review import Mistake

TASK = Task("divers_of_tyre", 2, "random", 0, 3, 0.05, 40, 1.0, 1500, False, "")
FOUND = Found(0, 3, 9, 0, 0.2, 0.01, 1, [0.2, 0.1], 1500, 1.5)


@pytest.fixture
def kept(divers: Game, tmp_path: Path) -> Task:
    """A measurement that keeps its games."""
    assert TASK.players in divers.players
    return TASK._replace(records=str(tmp_path))


def test_a_game_with_its_blunder_is_kept_and_taken_again(kept: Task) -> None:
    record, blunder = game_with_blunder(kept)
    assert blunder.cost >= kept.least
    again, same = game_with_blunder(kept)
    assert (again.to_json(), same) == (record.to_json(), blunder)
    assert record.standing()[blunder.ply].actor == kept.seat
    with pytest.raises(RuntimeError, match="was not played as"):
        game_with_blunder(kept._replace(bot="greedy"))


def test_the_part_of_one_seat_finds_what_the_whole_review_does(kept: Task) -> None:
    record, blunder = game_with_blunder(kept)
    whole, part = (
        mistakes_in(kept._replace(is_part=one), record, kept.iterations, blunder.seed) for one in (False, True)
    )
    assert whole == part
    assert whole


def test_a_game_is_judged_by_the_place_of_its_blunder(kept: Task) -> None:
    found = try_one(kept)
    assert found.place in range(4)
    assert (found.place > 0) == (found.ply in [one.ply for one in _mistakes(kept)])
    assert found.iterations == kept.iterations


def _mistakes(task: Task) -> list[Mistake]:
    record, blunder = game_with_blunder(task)
    return mistakes_in(task, record, task.iterations, blunder.seed)


def test_a_measurement_goes_on_where_it_ended_and_drops_a_torn_line(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    assert kept_in(file, TASK.settings) == []
    line = json.dumps({**FOUND._asdict(), "settings": TASK.settings}) + "\n"
    file.write_text(line + line[:20], encoding="utf-8")
    assert kept_in(file, TASK.settings) == [FOUND]
    assert file.read_text(encoding="utf-8") == line


def test_a_file_of_other_settings_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    line = json.dumps({**FOUND._asdict(), "settings": TASK.settings}) + "\n"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(SystemExit, match="other settings"):
        kept_in(file, TASK._replace(seed=4).settings)
    assert file.read_text(encoding="utf-8") == line


def test_the_share_stands_with_an_interval_that_is_no_point_where_all_were_found() -> None:
    low, high = interval(40, 40)
    assert 0.9 < low < 0.95
    assert high == pytest.approx(1.0)
    missed = FOUND._replace(number=1, place=0, seconds=2.5)
    said = report(TASK, [FOUND, missed])
    assert (said["games"], said["found"], said["share"], said["costliest"]) == (2, 1, 0.5, 1)
    assert said["seconds"] == {"median": 2.0, "most": 2.5}
