"""A busy server makes no long pauses to look for garbage, and forgets nothing for good."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from navarch.server.tables.garbage import AT_LATEST_SECONDS, QUIET_SECONDS, YOUNG, Garbage


class Round:
    """Something that only a look through everything finds."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def grown_old() -> weakref.ref[Round]:
    """A cycle that has lived for a while, and is let go."""
    kept = Round()
    gc.collect(0)
    return weakref.ref(kept)


@pytest.mark.usefixtures("thresholds")
def test_what_has_become_old_is_found_when_nobody_plays_or_after_an_hour_at_the_latest() -> None:
    now = 0.0
    garbage = Garbage(lambda: now)
    garbage.begin()
    assert gc.get_threshold()[0] == YOUNG
    lost = grown_old()
    assert not garbage.look(1)  # somebody plays
    now = QUIET_SECONDS
    assert not garbage.look(2)
    assert lost() is not None
    assert garbage.look(2)  # nobody did since
    assert lost() is None
    lost = grown_old()
    for written in range(3, 50):
        now += AT_LATEST_SECONDS / 50
        assert not garbage.look(written)
    now = QUIET_SECONDS + AT_LATEST_SECONDS
    assert garbage.look(50)
    assert lost() is None


@pytest.mark.usefixtures("thresholds")
def test_where_nothing_was_written_nothing_is_looked_for() -> None:
    now = 0.0
    garbage = Garbage(lambda: now)
    now = 2 * AT_LATEST_SECONDS
    assert not garbage.look(0)
