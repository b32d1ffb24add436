"""The commands from games of the search to a learned player, alone and all in one."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from tools import takeaway
from tools.entry_points import lay_entry_points

import navarch
from navarch.arena.said import in_one_line
from navarch.bots.weights import SHIPPED
from navarch.training.__main__ import main

from .conftest import NOTHING


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["gen", "neptun", "--out", "{file}"], "{file}"),
        (["gen", "neptun", "--out", "{new}", "--weights", "{file}"], "cannot be read as weights"),
        (["gen", "nothing", "--out", "{new}"], "there is no game 'nothing'"),
        (["siblings", "neptun", "--out", "{file}"], "{file}"),
        (["siblings", "nothing", "--out", "{new}"], "there is no game 'nothing'"),
        (["siblings", "neptun", "--players", "9", "--out", "{new}"], "not 9"),
        (["train", "--data", "{folder}", "--out", "{new}"], "{folder}"),
        (["train", "--data", "{file}", "--out", "{new}"], "there is no shard in"),
        (["train", "--data", "{folder}", "--out", "{folder}"], "is a folder: say a file for the weights"),
        (["gate", "neptun", "{weights}", "advice", "--install", "{folder}"], "is a folder: say a file for the weights"),
        (["gate", "neptun", "advice", "advice,playout=2", "--kept", "{folder}"], "{folder}"),
        (["gate", "neptun", "{weights}", "advice", "--players", "4"], "the number of players is 4 here, and was 3"),
        (["round", "neptun", "--out", "{file}", "--minutes", "0"], "{file}"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_changes_nothing(
    words: list[str], told: str, weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {name: str(tmp_path / name) for name in ("file", "folder", "new")} | {"weights": str(weights)}
    (tmp_path / "folder" / "one.shard").mkdir(parents=True)
    (tmp_path / "file").write_text("something", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    jobs = [] if words[0] == "train" else ["--jobs", "1"]
    assert main([word.format(**places) for word in words] + jobs) == 1
    error = capsys.readouterr().err
    assert told.format(**places) in error
    assert error.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--drop", "1"], "is not a number from 0 to 0.9"),
        (["--outcome", "1.5"], "is not a number from 0 to 1"),
        (["--minutes", "nan"], "is not a number not below 0"),
        (["--decay", "-1"], "is not a number not below 0"),
        (["--shares", "many"], "is not a number not below 0"),
    ],
)
def test_a_recipe_by_which_nothing_can_be_learned_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--data", "nowhere", "--out", "nothing", *words])
    assert told in capsys.readouterr().err


def test_whoever_is_stopped_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def stopped() -> int:
        raise KeyboardInterrupt

    assert in_one_line(stopped) == 130
    assert capsys.readouterr().err == "stopped\n"


def test_one_command_plays_learns_and_compares_on_a_machine_that_is_there_for_a_moment(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """However busy it is: games that are there already count, and an epoch is learned though the time is up."""
    shutil.copytree(data, tmp_path / "shards")
    words = ["round", "neptun", "--players", "3", "--minutes", "0", "--iterations", "1", "--epochs", "1"]
    assert main([*words, "--seconds", "0.0001", "--jobs", "1", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "0 games, 0 decisions after" in told
    assert "learned after" in told
    assert told.count(f"{tmp_path}/neptun-3.weights,policy=") == 4
    assert main([*words, "--learner", "no-such-python", "--jobs", "1", "--out", str(tmp_path)]) == 1
    assert "nothing was learned" in capsys.readouterr().err


def unpacked(trees: dict[str, Path], tmp_path: Path) -> Path:
    """What an archive with these trees is on the other machine."""
    takeaway.pack(trees, tmp_path / "all.tgz", level=1)
    with tarfile.open(tmp_path / "all.tgz") as tar:
        tar.extractall(tmp_path / "there", filter="data")
    return tmp_path / "there"


def run_there(there: Path, *words: str) -> str:
    """What its Python says, in an environment that has nothing."""
    done = subprocess.run([there / "python", *words], cwd=there, env={}, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are found by ldd")
def test_python_and_the_package_are_taken_along_in_one_archive(tmp_path: Path) -> None:
    there = unpacked({takeaway.TREE: Path(navarch.__file__).parents[1]}, tmp_path)
    words = ("neptun", "--minutes", "0", "--jobs", "1", "--out", str(tmp_path / "data"))
    assert re.fullmatch(NOTHING, run_there(there, "-m", "navarch.training", "gen", *words))
    assert run_there(there, "-m", "navarch.training", "siblings", *words).startswith("0 files, 0 pairs in")
    taken = there / takeaway.TREE / SHIPPED.relative_to(Path(navarch.__file__).parents[1])
    assert {file.name for file in taken.iterdir()} == {file.name for file in SHIPPED.iterdir()}


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are found by ldd")
def test_another_tree_is_taken_along_and_meets_the_first_one_there(tmp_path: Path) -> None:
    build = tmp_path / "build"
    package = Path(navarch.__file__).parent
    shutil.copytree(package, build / "navarch", ignore=shutil.ignore_patterns("server", "__pycache__"))
    lay_entry_points(build)
    there = unpacked({takeaway.TREE: build, "old": build}, tmp_path)
    words = ("--game", "neptun:3", "--bot", "random", "--alone", "--seeds", "1:2", "--kept", "kept")
    told = json.loads(run_there(there, "bench/commits.py", "old", takeaway.TREE, *words))
    assert told["games"] == 1
    assert len((there / "kept").read_text().splitlines()) == 1


@pytest.mark.parametrize("said", ["tree={folder}", "py={folder}", "../x={folder}", "{folder}", "old={folder}/none"])
def test_a_tree_without_a_name_of_its_own_or_without_a_package_is_refused(said: str) -> None:
    folder = str(Path(navarch.__file__).parents[1])
    with pytest.raises(argparse.ArgumentTypeError):
        takeaway.named_tree(said.format(folder=folder))
    assert takeaway.named_tree(f"old={folder}") == ("old", Path(folder))
