"""The compiled build plays exactly as pure Python does: the same seeds give the same digests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compile as compiler

import navarch
from navarch import compiled as chooser
from navarch.bench import table
from navarch.compiled import FULL, QUICK, compiled_build, read_stamp
from navarch.registry import own_game_names

from .examples.clean import DIVERS

SOURCE = Path(navarch.__file__).parents[1]


def simulate(path: Path, game: str, players: int) -> dict[str, object]:
    bots = ",".join(["random"] * (players - 1) + ["greedy"])
    command = [
        sys.executable,
        "-m",
        "navarch",
        "simulate",
        game,
        "--games",
        "3",
        "--bots",
        bots,
        "--seed",
        "5",
        "--json",
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(DIVERS)]), "NAVARCH_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.fixture
def build() -> Path:
    """The compiled build of these sources."""
    found = compiled_build()
    if found is None:
        if os.environ.get("NAVARCH_CI"):
            pytest.fail("there is no compiled build of these sources")
        pytest.skip("no compiled build of these sources: run `make compiled` to compare it with pure Python")
    return found


@pytest.mark.parametrize("game", own_game_names())
def test_the_keys_of_a_view_are_told_alike_compiled_or_not(build: Path, game: str) -> None:
    told = []
    for path in (SOURCE, build):
        environment = {**os.environ, "PYTHONPATH": str(path), "NAVARCH_PURE": "1"}
        command = [sys.executable, "-m", "navarch", "games", game, "--view", "--json"]
        told.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert told[0] == told[1]


@pytest.mark.parametrize("game", own_game_names())
def test_the_same_seed_gives_the_same_digests_compiled_or_not(build: Path, game: str) -> None:
    for players in navarch.load(game).players:
        pure, compiled = simulate(SOURCE, game, players), simulate(build, game, players)
        assert pure["errors"] == compiled["errors"] == 0
        assert pure["digest"] == compiled["digest"]


ANSWERS = """
from tests.bots.test_search_answers import KNOWN, answer, cases, said
from navarch.engine import search
print([said(case) for case in cases() if answer(*case) != KNOWN[said(case)]], search.__file__)
"""


def test_the_compiled_search_answers_what_the_search_has_always_answered(build: Path) -> None:
    root = Path(compiler.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(build), str(root)]), "NAVARCH_PURE": "1"}
    command = [sys.executable, "-c", ANSWERS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    different, searched_by = done.stdout.strip().rsplit(" ", 1)
    assert different == "[]"
    assert not searched_by.endswith(".py")


ENCODE = """
import hashlib, random, sys
import navarch
from navarch.engine import codec
from navarch.engine.playout import random_playout, settle_chance

game, rng, found = navarch.load(sys.argv[1]), random.Random(3), hashlib.sha256()
for players in game.players:
    s = game.new(players)
    while not s.over:
        random_playout(s, rng, 15)
        settle_chance(s, rng)
        for seat in range(players):
            found.update(codec.tensor(game, s, seat))
print(found.hexdigest(), codec.__file__.endswith(".py"))
"""


@pytest.mark.parametrize("game", own_game_names())
def test_tensors_are_the_same_compiled_or_not(build: Path, game: str) -> None:
    told: list[str] = []
    for path in (SOURCE, build):
        environment = {**os.environ, "PYTHONPATH": str(path)}
        command = [sys.executable, "-c", ENCODE, game]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        digest, pure = done.stdout.split()
        assert pure == str(path == SOURCE)
        told.append(digest)
    assert told[0] == told[1]


def test_a_game_of_another_package_runs_on_the_compiled_engine_uncompiled(build: Path) -> None:
    pure, compiled = simulate(SOURCE, "divers_of_tyre", 3), simulate(build, "divers_of_tyre", 3)
    assert pure["errors"] == compiled["errors"] == 0
    assert pure["digest"] == compiled["digest"]


def test_a_module_that_was_on_the_path_is_there_on_the_compiled_build_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths: list[str] = []
    monkeypatch.delenv("NAVARCH_PURE", raising=False)
    monkeypatch.setenv("PYTHONPATH", str(DIVERS))
    monkeypatch.setattr(chooser, "compiled_build", lambda: tmp_path)
    monkeypatch.setattr(os, "execve", lambda _program, _words, environment: paths.append(environment["PYTHONPATH"]))
    chooser.prefer_compiled()
    assert paths == [os.pathsep.join([str(tmp_path), str(DIVERS)])]


# ---- how it is built ----


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in the place of ours."""
    source = tmp_path / "src" / "navarch"
    for name in ("engine/kept.py", "engine/gone.py", "cli.py"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(f"NAME = {name!r}\n")
    monkeypatch.setattr(compiler, "SOURCE", source)
    monkeypatch.setattr(compiler, "TARGET", tmp_path / "build")
    monkeypatch.setattr(compiler, "source_text", Path.read_text)
    return tmp_path


def test_a_second_build_leaves_the_copies_of_unchanged_modules_alone(checkout: Path) -> None:
    files = {"navarch/engine/kept.py", "navarch/engine/gone.py"}
    compiler.lay_out(files)
    kept = checkout / "build" / "navarch" / "engine" / "kept.py"
    os.utime(kept, (1, 1))
    (checkout / "src" / "navarch" / "engine" / "gone.py").write_text("NAME = 'changed'\n")
    compiler.lay_out(files)
    assert kept.stat().st_mtime == 1
    assert kept.with_name("gone.py").read_text() == "NAME = 'changed'\n"
    assert (checkout / "build" / "navarch" / "cli.py").is_symlink()


def test_weights_that_are_new_are_linked_and_want_another_build(checkout: Path) -> None:
    source, weights = checkout / "src" / "navarch", Path("bots", "learned_weights", "neptun-4.weights")
    before = chooser.source_digest(source)
    (source / weights).parent.mkdir(parents=True)
    (source / weights).touch()
    assert chooser.source_digest(source) != before
    compiler.lay_out({"navarch/engine/kept.py"})
    assert (checkout / "build" / "navarch" / weights).readlink() == source / weights


def test_nothing_is_left_of_a_module_that_is_gone(checkout: Path) -> None:
    compiler.lay_out({"navarch/engine/kept.py", "navarch/engine/gone.py"})
    engine = checkout / "build" / "navarch" / "engine"
    for library in ("kept", "kept__mypyc", "gone", "gone__mypyc"):
        (engine / f"{library}{compiler.LIBRARY}").touch()
    (checkout / "src" / "navarch" / "engine" / "gone.py").unlink()
    compiler.lay_out({"navarch/engine/kept.py"})
    assert sorted(file.name.split(".")[0] for file in engine.iterdir()) == ["kept", "kept", "kept__mypyc"]


@pytest.mark.parametrize("setting", [FULL, QUICK])
def test_only_an_optimised_build_is_measured(
    setting: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "SOURCES").write_text(f"digest {setting}")
    assert read_stamp(tmp_path) == ("digest", setting)
    monkeypatch.setattr(table, "compiled_build", lambda: tmp_path)
    monkeypatch.setattr(table, "measure_all", lambda *_: [])
    if setting == FULL:
        assert table.main([]) == 0
    else:
        with pytest.raises(SystemExit):
            table.main([])
        assert "`make compiled` optimises it" in capsys.readouterr().err
