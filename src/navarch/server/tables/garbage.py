"""Garbage: what is young is looked through often and in a moment, everything else when nobody plays.

Games live long and are hardly ever part of a cycle: looking through all of them again and again only makes pauses.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

YOUNG = 2_000  # objects: a millisecond or two
NEVER = 1_000_000_000
QUIET_SECONDS = 300.0
AT_LATEST_SECONDS = 3600.0


class Garbage:
    """When a worker looks for what nobody can reach any more."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._written = 0  # at the last look
        self._collected = 0  # written by the last time that everything was looked through

    def begin(self) -> None:
        """What is there now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def look(self, written: int) -> bool:
        """Look through everything, where nothing was written since the last time this was asked, or not for long."""
        is_quiet, self._written = written == self._written, written
        waited = self._clock() - self._last
        if written == self._collected or waited < (QUIET_SECONDS if is_quiet else AT_LATEST_SECONDS):
            return False
        gc.collect()
        self._last, self._collected = self._clock(), written
        return True
