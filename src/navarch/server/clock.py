"""The time of day, asked in one place: whatever is kept with a time, or ends at one, asks this clock."""

from __future__ import annotations

import time


class Clock:
    """The clock of the server. What only lasts a while is measured by `time.monotonic`, which nobody can set."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()


CLOCK = Clock()
