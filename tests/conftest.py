"""Settings of all tests."""

from __future__ import annotations

import os

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
