"""The compiled build plays exactly as pure Python does: the same seeds give the same digests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import navarch
from navarch.compiled import compiled_build

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


@pytest.mark.parametrize("game", navarch.games())
def test_the_same_seed_gives_the_same_digests_compiled_or_not(build: Path, game: str) -> None:
    for players in navarch.load(game).players:
        pure, compiled = simulate(SOURCE, game, players), simulate(build, game, players)
        assert pure["errors"] == compiled["errors"] == 0
        assert pure["digest"] == compiled["digest"]


def test_a_game_of_another_package_runs_on_the_compiled_engine_uncompiled(build: Path) -> None:
    pure, compiled = simulate(SOURCE, "divers_of_tyre", 3), simulate(build, "divers_of_tyre", 3)
    assert pure["errors"] == compiled["errors"] == 0
    assert pure["digest"] == compiled["digest"]
