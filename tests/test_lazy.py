"""A command imports what it needs: to tell of itself it needs no game and no engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import navarch
import navarch.engine

LOADED = "import sys; {}; print(sorted(name for name in sys.modules if name.startswith('navarch.')))"


def loaded_by(code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(Path(navarch.__file__).parents[1])}
    command = [sys.executable, "-c", LOADED.format(code)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_the_command_line_is_understood_without_the_rules() -> None:
    loaded = loaded_by("from navarch.cli.parser import make_parser; make_parser()")
    assert "navarch.cli.parser" in loaded
    for part in ("engine.game", "engine.state", "engine.match", "bots", "games.neptun", "text"):
        assert f"'navarch.{part}'" not in loaded


def test_a_game_is_loaded_without_the_kit_for_tests_and_without_other_games() -> None:
    loaded = loaded_by("import navarch; navarch.load('neptun')")
    assert "'navarch.games.neptun.game'" in loaded
    for part in ("engine.conformance", "games.hamilcar", "cli", "text"):
        assert f"'navarch.{part}'" not in loaded


@pytest.mark.parametrize("package", [navarch, navarch.engine], ids=["navarch", "navarch.engine"])
def test_every_name_that_a_package_offers_is_there(package: ModuleType) -> None:
    for name in package.__all__:
        assert getattr(package, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'trireme'"):
        assert package.trireme
