from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import navarch
from navarch.engine.game import Game

DIVERS = Path(__file__).parents[2] / "examples" / "divers_of_tyre"


@pytest.fixture
def divers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Divers of Tyre, a game so small that much of it can be searched."""
    monkeypatch.syspath_prepend(str(DIVERS))
    yield navarch.load("divers_of_tyre")
    for name in [name for name in sys.modules if name.partition(".")[0] == "divers_of_tyre"]:
        del sys.modules[name]
