"""`navarch arena`."""

from __future__ import annotations

from pathlib import Path

import navarch

from .shell import Shell, command

WORDS = ("arena", "neptun", "--bots", "greedy,random", "--players", 3, "--seed", 1)


def test_the_better_bot_is_found_and_the_contest_stops(navarch_says: Shell) -> None:
    said = navarch_says(*WORDS)
    assert said.status == 0
    assert "60 games in 30 blocks (decided)" in said.out
    assert "greedy is better after 30 blocks" in said.out
    assert said.err == ""


def test_a_report_for_machines_names_all_that_was_found(navarch_says: Shell) -> None:
    report = navarch_says(*WORDS, "--blocks", 3, "--json").json()
    assert (report["game"], report["players"], report["blocks"], report["games"]) == ("neptun", 3, 3, 6)
    assert [row["entrant"] for row in report["ratings"]] == ["greedy", "random"]
    best, worst = report["ratings"]
    assert best["rating"]["mean"] > worst["rating"]["mean"]
    assert best["openskill"]["mu"] > worst["openskill"]["mu"]
    assert report["duels"][0]["verdict"] == "open"
    assert sum(row["share"]["mean"] for row in report["sides"]) > 0.99
    assert sum(report["endings"].values()) == 6
    assert sum(part["count"] for part in report["length"]["parts"]) == 6
    kinds = {row["kind"] for row in report["uses"]}
    assert {"rule", "oar", "city"} <= kinds
    assert all(0 < row["games"] <= 1 for row in report["uses"])
    assert report["calibration"]["evaluation"]


def test_a_folder_keeps_games_and_records_and_its_seed(navarch_says: Shell, tmp_path: Path) -> None:
    words = ("arena", "neptun", "--bots", "random", "--players", 3, "--folder", tmp_path, "--json")
    first = navarch_says(*words, "--blocks", 2, "--records").json()
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    assert all(navarch.verify(file).ok for file in files)
    more = navarch_says(*words, "--blocks", 3).json()
    assert (more["seed"], more["blocks"]) == (first["seed"], 3)


def test_bad_input_is_said_in_one_line(navarch_says: Shell, tmp_path: Path) -> None:
    for words, complaint in {
        ("--bots", "greedy,,random"): "holds an empty name",
        ("--bots", "nobody"): "there is no bot 'nobody'",
        ("--bots", "random", "--players", "9"): "not 9",
        ("--bots", "random", "--records"): "name one with --folder",
    }.items():
        said = navarch_says("arena", "neptun", *words)
        assert said.status == 2
        assert complaint in said.err
        assert said.err.count("\n") == 1
    (tmp_path / "games.jsonl").write_text("nonsense\n")
    said = navarch_says("arena", "neptun", "--bots", "random", "--folder", tmp_path)
    assert "is no journal of a contest" in said.err


def test_processes_give_the_same_digest_as_a_real_command(tmp_path: Path) -> None:
    digests = {
        command(*WORDS, "--blocks", 2, "--jobs", jobs, "--json", cwd=tmp_path).json()["digest"] for jobs in (1, 2)
    }
    assert len(digests) == 1
