from __future__ import annotations

from pathlib import Path

import pytest

from .shell import Shell


@pytest.fixture
def navarch_says(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def record(navarch_says: Shell, tmp_path: Path) -> Path:
    """The record of one whole game between bots."""
    navarch_says(
        "simulate", "neptun", "--games", 1, "--bots", "random,greedy,random", "--seed", 3, "--records", tmp_path
    )
    return tmp_path / "neptun-000000.json"
