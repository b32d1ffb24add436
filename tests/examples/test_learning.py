"""The example that learns: it stays short, and where torch is installed it learns."""

from __future__ import annotations

import csv
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest
from tools.curve import Update, lately, read

from .clean import ROOT

PPO = ROOT / "examples" / "learning" / "ppo.py"


def test_it_stays_under_a_hundred_and_fifty_lines() -> None:
    assert len(PPO.read_text(encoding="utf-8").splitlines()) < 150


@pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="torch is large: pip install 'navarch[train]'")
def test_it_plays_and_learns_and_tells_how_it_went(tmp_path: Path) -> None:
    log = tmp_path / "ppo.csv"
    words = [str(PPO), "--updates", "2", "--count", "1", "--log", str(log)]
    said = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True).stdout
    assert said.startswith("share of the wins in 64 fresh games: 0.")
    with log.open(encoding="utf-8", newline="") as lines:
        assert [row["steps"] for row in csv.DictReader(lines)] == ["4096", "8192"]
    assert [update.steps for update in read(log)] == [8192]  # no game ends before its learner was asked 64 times


def test_its_curve_weighs_updates_by_their_games() -> None:
    assert lately([Update(1, 10, 0.2), Update(2, 30, 0.6)]) == pytest.approx([0.2, 0.5])
