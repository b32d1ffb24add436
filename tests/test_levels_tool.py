"""The ladder of levels: measured block by block, gone on with, written into its page, and set anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools import levels
from tools.levels import Blocks, Pair

from navarch.bots import make
from navarch.bots.levels import CHARACTERS, Level
from navarch.engine.errors import NavarchError

PAIR = Pair("neptun", "level:2", "level:1", "advice, error 1 over advice, error 2", 2)


def test_what_was_played_is_kept_block_by_block_and_gone_on_with(tmp_path: Path) -> None:
    levels.play([PAIR._replace(blocks=1)], tmp_path, 1, 5)
    file = PAIR.file(tmp_path)
    first = file.read_text(encoding="utf-8")
    with file.open("a", encoding="utf-8") as kept:
        kept.write("1 0.9")  # cut off as it was written
    assert [number for _, number in levels.missing([PAIR], tmp_path)] == [1]
    assert PAIR.shares(tmp_path).count == 1
    with file.open("a", encoding="utf-8") as kept:
        kept.write("1 0.")
    levels.play([PAIR], tmp_path, 1, 5)
    assert list(levels.missing([PAIR], tmp_path)) == []
    assert file.read_text(encoding="utf-8").startswith(first)
    assert PAIR.known(tmp_path) == dict(levels.played_block(PAIR.plan(), number) for number in (0, 1))


def test_a_block_is_the_same_wherever_it_is_played() -> None:
    assert levels.played_block(PAIR.plan(), 0) == levels.played_block(PAIR.plan(), 0)


def test_a_block_counts_in_how_many_meetings_the_upper_one_was_ahead_in_exchanged_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated: list[list[str]] = []

    def share_where(wins: Callable[[int, str], bool]) -> float:
        def play_through(_game: object, _options: object, names: list[str], *_: object) -> tuple[SimpleNamespace, None]:
            seated.append(names)
            return SimpleNamespace(ranks=[1 if wins(seat, name) else 2 for seat, name in enumerate(names)]), None

        monkeypatch.setattr(levels, "play_through", play_through)
        return levels.played_block(PAIR.plan(), 0)[1]

    assert share_where(lambda _, name: name == PAIR.upper) == 1
    assert share_where(lambda _, name: name == PAIR.lower) == 0
    assert share_where(lambda seat, _: seat == 0) == 0.5
    assert share_where(lambda *_: True) == 0.5  # all are level
    other = {PAIR.upper: PAIR.lower, PAIR.lower: PAIR.upper}
    assert [[other[name] for name in names] for names in seated[::2]] == seated[1::2]


def test_other_settings_are_another_contest(tmp_path: Path) -> None:
    assert PAIR.file(tmp_path) != PAIR._replace(settings="advice, error 1 over advice, error 3").file(tmp_path)


def test_nothing_is_begun_after_the_time(tmp_path: Path) -> None:
    levels.play([PAIR], tmp_path, 1, 0)
    assert PAIR.shares(tmp_path).count == 0


def test_the_longer_games_take_the_fewer_blocks_are_played() -> None:
    blocks = Blocks(50, 20, 5)
    asked = [Level(error=1.0), Level(iterations=10), Level(iterations=300), Level(seconds=1.0)]
    assert [blocks.of(level) for level in asked] == [50, 50, 20, 5]


def test_settings_that_are_tried_are_bots_that_judge_so() -> None:
    for level in (Level(error=0.5), Level(iterations=4), Level(seconds=1.5), Level()):
        bot = make(levels.tried(level), 1)
        assert getattr(bot, "judges", None) == level


def test_points_are_those_of_elo() -> None:
    assert levels.points(0.5) == 0
    assert levels.points(0.75) == pytest.approx(levels.STEP, abs=1)
    assert levels.points(0.25) == pytest.approx(-levels.STEP, abs=1)


def test_settings_are_found_where_they_stand_evenly_below_the_strongest(tmp_path: Path) -> None:
    for pair in levels.scale("neptun", Blocks()):
        pair.file(tmp_path).write_text("".join(f"{block} 0.6\n" for block in range(40)), encoding="utf-8")
    lines = levels.proposed("neptun", tmp_path)[-7:]  # each step of the scale is 70 points, a level 191
    assert "level 7: { iterations = 78 }" in lines
    assert [line.split(":")[0] for line in lines] == [f"level {number}" for number in range(1, 8)]


def test_the_page_tells_levels_with_their_shares_and_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "levels.md"
    page.write_text("before\n<!-- measured -->\nold\n<!-- /measured -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(levels, "PAGE", page)
    for pair in levels.ladder("neptun", Blocks())[:3]:
        pair.file(tmp_path).write_text("".join(f"{block} 0.7\n" for block in range(100)), encoding="utf-8")
    levels.write_page(["neptun"], tmp_path)
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "70 % (69 % to 71 %) | 200 | +442 ±" in text
    assert text.count("not measured") == 4


def measured(pairs: list[Pair], folder: Path) -> None:
    """Write blocks as if they had been played."""
    for pair in pairs:
        pair.file(folder).write_text("".join(f"{block} 0.7\n" for block in range(100)), encoding="utf-8")


def test_above_a_step_that_is_not_measured_there_is_no_rating(tmp_path: Path) -> None:
    pairs = levels.ladder("neptun", Blocks())
    measured([pairs[0], pairs[2]], tmp_path)
    rows = levels.told_ladder("neptun", tmp_path)
    assert rows[1].endswith("| 200 | +147 ± 8 |")
    assert "not measured" in rows[2]
    assert rows[3].endswith("70 % (69 % to 71 %) | 200 | |")


def test_a_scale_with_a_gap_sets_no_levels_and_says_what_is_lacking(tmp_path: Path) -> None:
    pairs = levels.scale("neptun", Blocks())
    measured(pairs[:3] + pairs[4:], tmp_path)
    (line,) = levels.proposed("neptun", tmp_path)
    assert pairs[3].settings in line
    assert line.endswith("the same command goes on")


def test_a_page_keeps_its_figures_where_nothing_was_measured_or_one_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "levels.md"
    page.write_text("<!-- measured -->\nold\n<!-- /measured -->\n", encoding="utf-8")
    monkeypatch.setattr(levels, "PAGE", page)
    assert levels.main(["write", "--folder", str(tmp_path)]) == 1
    assert "nothing was measured in" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        levels.main(["write", "neptun", "--folder", str(tmp_path)])
    assert "old" in page.read_text(encoding="utf-8")


def test_no_level_above_the_highest_that_is_asked_for_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[str] = []
    monkeypatch.setattr(levels, "play", lambda pairs, *_: played.extend(pair.upper for pair in pairs))
    for what in ("measure", "characters"):
        assert levels.main([what, "neptun", "--highest", "4", "--folder", str(tmp_path)]) == 0
    assert played == [*(f"level:{number}" for number in range(2, 5)), *(f"level:4:{one}" for one in CHARACTERS)]
    with pytest.raises(SystemExit):
        levels.main(["curve", "neptun", "--highest", "4", "--folder", str(tmp_path)])
    assert "say no --highest" in capsys.readouterr().err


def test_a_game_that_does_not_exist_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert levels.main(["measure", "nothing", "--folder", str(tmp_path / "new")]) == 1
    assert "there is no game 'nothing'" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
    (tmp_path / "file").touch()
    assert levels.main(["measure", "neptun", "--minutes", "0", "--folder", str(tmp_path / "file")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    PAIR.file(tmp_path).write_text("0 0.5 1 0.7\n", encoding="utf-8")
    with pytest.raises(NavarchError, match="is no block"):
        PAIR.known(tmp_path)
