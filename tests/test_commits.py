"""Two trees against each other: the arithmetic, and that both hold the same match."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import navarch
from bench import commits

SOURCE = Path(navarch.__file__).parents[1]


def test_the_interval_shrinks_with_the_seeds_and_stays_between_nothing_and_all() -> None:
    assert commits.interval([1.0]) == (1.0, 0.0, 1.0)
    mean, low, high = commits.interval([0.0, 1.0] * 50)
    assert mean == 0.5
    assert (round(low, 3), round(high, 3)) == (0.402, 0.598)
    assert commits.interval([1.0] * 4) == (1.0, 1.0, 1.0)


def test_a_tree_against_itself_wins_half_where_seats_are_exchanged() -> None:
    command = [sys.executable, commits.__file__, str(SOURCE), str(SOURCE), "--game", "neptun:3", "--game", "hamilcar"]
    done = subprocess.run(
        [*command, "--bot", "random", "--games", "4", "--jobs", "2"], capture_output=True, text=True, check=True
    )
    neptun, hamilcar = map(json.loads, done.stdout.splitlines())
    assert neptun["games"] == hamilcar["games"] == 4
    assert hamilcar["share_of_new"] == 0.5  # the same luck in the same seats: who sits there makes no difference
    assert sum(neptun["decisions"]) > 0


def test_trees_that_do_not_agree_are_found_out() -> None:
    class Other(commits.Player):
        def __init__(self, actor: int) -> None:
            self.actor = actor

        def ask(self, do: str, **said: object) -> dict[str, object]:
            return {"actor": self.actor}

    with pytest.raises(commits.Differ, match="one tree says"):
        commits.both([Other(0), Other(1)], "play", actor=0, code=1)
