"""Settings of all tests."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# Time belongs in benchmarks: a busy machine is no fault of the code.
settings.register_profile("navarch", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("navarch")
