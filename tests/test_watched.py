"""Which tests are watched for coverage."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

from tests import conftest


def tracer(_frame: FrameType, _event: str, _said: object) -> None:
    """Whoever watches."""


@pytest.mark.parametrize("is_watched", [True, pytest.param(False, marks=pytest.mark.plays_long)])
def test_a_test_that_plays_long_is_not_watched_until_it_has_ended(
    request: pytest.FixtureRequest, is_watched: bool
) -> None:
    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        running = conftest.pytest_runtest_protocol(request.node)
        next(running)
        meanwhile = sys.gettrace()
        with pytest.raises(StopIteration) as ended:
            running.send("run")
        afterwards = sys.gettrace()
    finally:
        sys.settrace(before)
    assert (meanwhile, afterwards) == (tracer if is_watched else None, tracer)
    assert ended.value.value == "run"
