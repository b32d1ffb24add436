"""The sessions of docs/envs.md run as they stand there."""

from __future__ import annotations

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "envs.md"


def test_its_sessions_run_as_they_stand_there() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert found.attempted > 5
    assert found.failed == 0
