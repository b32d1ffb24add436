"""Two trees against each other: the arithmetic, that both hold the same match, and what is kept."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import navarch
from bench import commits, commits_player

SOURCE = Path(navarch.__file__).parents[1]
HERE = (str(SOURCE), str(SOURCE))
SHORT = ("--game", "neptun:3", "--bot", "random", "--jobs", "1")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """What the command does."""
    command = [sys.executable, commits.__file__, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def told(*words: str) -> list[dict[str, Any]]:
    """The lines that it prints."""
    done = run(*words)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def refused(*words: str) -> str:
    """The one line that says what is wrong."""
    done = run(*words)
    assert (done.returncode, done.stdout) == (commits.FAILED, "")
    (line,) = done.stderr.splitlines()
    return line


def outcome(seats: list[int], ranks: list[int], **other: Any) -> commits.Outcome:
    """A game that nobody has played."""
    sides = ["rome", "carthage", "greece"][: len(seats)]
    rest: dict[str, Any] = {
        "scores": [0] * len(seats), "ending": "towns", "actions": 9, "decisions": [4, 5], "seconds": [0.4, 1.0],
        "iterations": [40, 200], **other,
    }  # fmt: skip
    return commits.Outcome(seats=seats, sides=sides, ranks=ranks, **rest)


def test_the_interval_shrinks_with_the_seeds_and_stays_between_nothing_and_all() -> None:
    assert commits.interval([1.0]) == (1.0, 0.0, 1.0)
    mean, low, high = commits.interval([0.0, 1.0] * 50)
    assert mean == 0.5
    assert (round(low, 3), round(high, 3)) == (0.402, 0.598)
    assert commits.interval([1.0] * 4) == (1.0, 1.0, 1.0)


def test_a_tree_against_itself_wins_half_where_seats_are_exchanged() -> None:
    words = ("--game", "neptun:3", "--game", "hamilcar", "--bot", "random", "--games", "4", "--jobs", "2")
    neptun, hamilcar = told(*HERE, *words)
    assert neptun["games"] == hamilcar["games"] == 4
    assert hamilcar["share_of_new"] == 0.5  # the same luck in the same seats: who sits there makes no difference
    assert hamilcar["fair"] == 0.5
    assert sum(neptun["decisions"]) > 0
    assert [side["games_of_new"] for side in hamilcar["sides"].values()] == [2, 2]


def test_trees_that_do_not_agree_are_found_out() -> None:
    class Other(commits.Player):
        def __init__(self, actor: int) -> None:
            self.actor = actor

        def ask(self, do: str, **said: object) -> dict[str, object]:
            return {"actor": self.actor}

    with pytest.raises(commits.Differ, match="one tree says"):
        commits.both([Other(0), Other(1)], "play", actor=0, code=1)


def test_a_tree_with_another_box_is_told_apart_and_refused_where_other_actions_are_legal(tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "navarch", tmp_path / "navarch", ignore=shutil.ignore_patterns("server", "__pycache__"))
    assert commits.digest(tmp_path) == commits.digest(SOURCE)
    kept = tmp_path / "navarch/bots/__pycache__/levels.toml.json"  # whoever plays may leave such there
    kept.parent.mkdir()
    kept.write_text("{}", encoding="utf-8")
    assert commits.digest(tmp_path) == commits.digest(SOURCE)
    box = tmp_path / "navarch/games/hands_in_the_sea/components/hands-in-the-sea.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("colonist = 1", "colonist = 0"), encoding="utf-8")
    assert commits.digest(tmp_path) != commits.digest(SOURCE)
    line = refused(str(SOURCE), str(tmp_path), "--game", "hands-in-the-sea", "--bot", "random", "--seeds", "1:2")
    assert "one tree says" in line


def test_alone_each_place_is_news_as_often() -> None:
    sat = [seats for seed in range(1, 13) for seats in commits.seatings(3, True, seed)]
    assert [sum(places) for places in zip(*sat, strict=True)] == [4, 4, 4]
    assert all(sum(seats) == 1 for seats in sat)
    (one,) = told(*HERE, *SHORT, "--alone", "--games", "3")
    assert (one["games"], one["fair"], one["alone"]) == (3, 0.3333, True)
    assert {side: counts["games_of_new"] for side, counts in one["sides"].items()} == dict.fromkeys(one["sides"], 1)
    assert sum(counts["wins"] for counts in one["sides"].values()) == 3


def test_one_tree_may_play_with_another_bot() -> None:
    (one,) = told(*HERE, "--game", "neptun:3", "--bot", "ismcts:2i", "--new-bot", "greedy", "--seeds", "5:6")
    assert one["bots"] == ["ismcts:2i", "greedy"]
    base, new = one["iterations_per_second"]
    assert base > new == 0
    assert one["seconds_a_decision"][0] > one["seconds_a_decision"][1]


def test_what_is_told_goes_by_seeds_and_tells_of_sides_whoever_played_them() -> None:
    meeting = commits.Meeting("any:2", False, ("a", "b"), ("1", "2"))
    seeds = {
        1: [outcome([0, 1], [2, 1]), outcome([1, 0], [1, 2])],
        2: [outcome([0, 1], [1, 1], ending="turns"), outcome([1, 0], [2, 1])],
    }
    found = commits.report(meeting, seeds)
    assert (found["games"], found["share_of_new"], found["fair"]) == (4, 0.625, 0.5)
    assert found["sides"] == {
        "carthage": {"games": 4, "wins": 2.5, "games_of_new": 2, "wins_of_new": 1.5},
        "rome": {"games": 4, "wins": 1.5, "games_of_new": 2, "wins_of_new": 1},
    }
    assert found["endings"] == {"towns": 3, "turns": 1}
    assert found["iterations_per_second"] == [100, 200]
    assert found["seconds_a_decision"] == [0.1, 0.2]


def test_what_was_kept_is_not_played_again_and_a_line_cut_off_is(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = (*HERE, *SHORT, "--alone", "--kept", str(kept), "--seeds")
    (first,) = told(*words, "1:4")
    text = kept.read_text()
    assert [json.loads(line)["seed"] for line in text.splitlines()] == [1, 2, 3]
    kept.write_text(text[:-40])  # in the midst of the last line
    done = run(*words, "1:4")
    assert len(done.stderr.splitlines()) == 1  # one seed was played
    (again,) = map(json.loads, done.stdout.splitlines())
    timeless = [key for key in first if "second" not in key]
    assert [again[key] for key in timeless] == [first[key] for key in timeless]
    assert len(kept.read_text().splitlines()) == 3


def test_files_of_several_machines_are_told_together_each_seed_once(tmp_path: Path) -> None:
    here, there, both = (tmp_path / name for name in ("here", "there", "both"))
    told(*HERE, *SHORT, "--alone", "--kept", str(here), "--seeds", "1:3")
    told(*HERE, *SHORT, "--alone", "--kept", str(there), "--seeds", "2:4")
    both.write_text(here.read_text() + there.read_text())
    (one,) = told("--report", str(here), str(there))
    assert one["games"] == 3
    assert told("--report", str(both)) == [one]
    told(*HERE, *SHORT, "--kept", str(tmp_path / "pairs"), "--seeds", "1:2")
    assert [found["games"] for found in told("--report", str(both), str(tmp_path / "pairs"))] == [2, 3]


@pytest.mark.parametrize("other", [("--bot", "greedy"), ("--new-bot", "greedy"), ()])
def test_a_file_of_another_meeting_is_refused_and_stays_as_it_is(other: tuple[str, ...], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    meeting = commits.Meeting("neptun:3", True, ("random", "random"), (commits.digest(SOURCE),) * 2)
    kept.write_text(commits.line_of(meeting, 1, [outcome([0, 1, 0], [1, 2, 3])]) + "\nhalf a li")
    before = kept.read_text()
    alone = ("--alone",) if other else ()
    line = refused(*HERE, *SHORT, *other, *alone, "--kept", str(kept), "--seeds", "1:2")
    assert line.startswith(f"{kept} holds another meeting")
    assert kept.read_text() == before


def test_a_file_of_other_trees_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    meeting = commits.Meeting("neptun:3", False, ("random", "random"), (commits.digest(SOURCE), "another"))
    kept.write_text(commits.line_of(meeting, 1, [outcome([0, 1, 0], [1, 2, 3])]) + "\n")
    assert "holds another meeting" in refused(*HERE, *SHORT, "--kept", str(kept), "--seeds", "1:2")


def test_where_there_is_one_action_nobody_decides() -> None:
    copy = commits_player.Copy("random")
    told = copy.new("neptun", 3, 1)
    seen: set[tuple[bool, bool]] = set()
    while told["actor"] != commits.NOBODY:
        actor = copy.s.actor
        answer = copy.chance() if actor == commits.CHANCE else copy.think(actor)
        if actor != commits.CHANCE:
            seen.add((bool(answer["is_choice"]), len(copy.s.legal()) > 1))
        told = copy.play(actor, int(str(answer["code"])))
    assert seen == {(True, True), (False, False)}


def test_what_cannot_be_done_is_one_line(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("something else\n")
    assert refused("--report", str(other)) == f"{other}, line 1, is no seed of two trees"
    assert "is no tree" in refused(str(tmp_path), str(SOURCE))
    assert "nobody" in refused(*HERE, "--game", "neptun:3", "--bot", "nobody", "--seeds", "1:2")
    assert str(tmp_path / "none") in refused(*HERE, *SHORT, "--kept", str(tmp_path / "none" / "kept"))
    for words in ((str(SOURCE),), (*HERE, "--report", str(other))):
        assert run(*words).returncode == 2


@pytest.mark.parametrize(
    "words", ["--seeds 4:4", "--game :x", "--game neptun:0", "--jobs 0", "--games 0", "--seconds nan", "--end -1"]
)
def test_what_nobody_can_mean_is_named(words: str) -> None:
    done = run(*HERE, *words.split())
    assert done.returncode == 2
    assert repr(words.split()[1]) in done.stderr.splitlines()[-1]


@pytest.mark.skipif(os.name == "nt", reason="nobody is stopped by a signal there")
def test_whoever_stops_it_waits_for_nobody_who_thinks_and_reads_one_line(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = (*HERE, "--game", "hamilcar", "--bot", "ismcts:60", "--seeds", "1:9", "--jobs", "1", "--kept", str(kept))
    # As at a terminal, also where these tests run behind a shell, whose jobs there do not hear it.
    heard = "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{heard}; runpy.run_path({commits.__file__!r}, run_name='__main__')", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while not kept.exists():
            time.sleep(0.05)
        time.sleep(2)  # somebody thinks now; if not yet, this is only easier
        begun = time.monotonic()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
        _, said = process.communicate()
    assert (process.returncode, said) == (commits.INTERRUPTED, "stopped\n")
    assert time.monotonic() - begun < 50


def test_games_under_way_are_abandoned_at_the_end_and_the_rest_is_told(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    meeting = commits.Meeting("hamilcar:2", False, ("random", "ismcts:60"), (commits.digest(SOURCE),) * 2)
    kept.write_text(commits.line_of(meeting, 2, [outcome([0, 1], [1, 2]), outcome([1, 0], [2, 1])]) + "\n")
    before = kept.read_text()
    words = (*HERE, "--game", "hamilcar", "--bot", "random", "--new-bot", "ismcts:60", "--jobs", "2")
    begun = time.monotonic()
    (one,) = told(*words, "--seeds", "1:9", "--end", "1", "--kept", str(kept))
    assert time.monotonic() - begun < 50  # not even one decision was waited for
    assert one["games"] == 2
    assert kept.read_text() == before


def test_no_seed_begins_once_the_time_is_up() -> None:
    assert [one["games"] for one in told(*HERE, *SHORT, "--seeds", "1:9", "--seconds", "0")] == [0]
