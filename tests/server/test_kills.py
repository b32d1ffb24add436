"""A server that is killed loses nothing it has acknowledged."""

from __future__ import annotations

import pytest

from navarch.engine.record import Entry

from .helpers import run_apart
from .kills import Said, kill_and_check, lost_or_doubled, shapes
from .postgres import Cluster


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed_under_load(database: str) -> None:
    found = run_apart(kill_and_check(database, 4, shapes(4, with_bots=1)))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 12


def test_the_same_holds_on_postgresql_with_two_servers_of_which_one_is_killed(cluster: Cluster) -> None:
    found = run_apart(kill_and_check(cluster.database(), 3, shapes(4, with_bots=1), servers=2))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 8


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ([Entry(-1, "roll 1"), Entry(0, "a"), Entry(0, "b")], ""),
        ([Entry(-1, "roll 1"), Entry(0, "a")], "lost"),
        ([Entry(-1, "roll 1"), Entry(0, "a"), Entry(0, "b"), Entry(0, "b")], "twice"),
        ([Entry(-1, "roll 1"), Entry(0, "b"), Entry(0, "b")], "lost"),
    ],
)
def test_the_check_itself_finds_what_is_lost_or_doubled(entries: list[Entry], problem: str) -> None:
    said = [Said(1, 0, "a"), Said(2, 0, "b")]
    for one in said:
        one.acknowledged = True
    assert problem in lost_or_doubled(said, entries)
    assert bool(problem) == bool(lost_or_doubled(said, entries))
