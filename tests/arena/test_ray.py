"""The arena on Ray, a real one on this machine."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import navarch
from navarch.arena import Contest, make_plan, played_contest
from navarch.arena.cluster import NoRay, on_ray

WITH_RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.slow
@pytest.mark.skipif(
    not WITH_RAY, reason="Ray is large and serves clusters alone: pip install 'navarch[ray]' to test it"
)
def test_on_ray_a_contest_has_the_same_digest_and_records_as_here(tmp_path: Path) -> None:
    plan = make_plan(navarch.load("neptun"), ["greedy", "random"], 3, {}, 1)
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    alone = played_contest(Contest(plan, 5, records=here))
    on_two = played_contest(Contest(plan, 5, way=on_ray(2), records=there))
    assert on_two.report() == alone.report()
    assert [file.name for file in sorted(there.iterdir())] == [file.name for file in sorted(here.iterdir())]
    for file in there.iterdir():
        assert file.read_text() == (here / file.name).read_text()
        assert navarch.verify(file).ok


@pytest.mark.skipif(WITH_RAY, reason="tells what is said where Ray is not installed, and here it is")
def test_without_ray_it_is_said_how_to_get_it() -> None:
    with pytest.raises(NoRay, match=r"pip install 'navarch\[ray\]'"):
        on_ray(1)
