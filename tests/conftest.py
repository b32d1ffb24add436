"""Settings of all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

# Time belongs in benchmarks: a busy machine is no fault of the code. CI tries the same examples each time, so that it
# judges the change and not the luck; everybody else's runs look for new ones.
settings.register_profile(
    "navarch",
    deadline=None,
    derandomize="NAVARCH_CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("navarch")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Play at length is not watched for coverage: that takes six to ten times as long, and shows the same lines again.

    What such a test alone would reach is not counted. Fixtures that it sets up are not watched either;
    threads that it starts are.
    """
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("plays_long") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
