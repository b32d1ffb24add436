"""Time as a test has set it, for servers in processes of their own, workers too.

A test writes into a file by how many seconds the server's clock is ahead; no server that is not of the tests reads it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path

from navarch.server.clock import Clock
from navarch.server.storage.house import House

from .repeatable import replace

VARIABLE = "NAVARCH_TESTS_CLOCK"  # the file, in the environment of a server of the tests


class FakedTime:
    """The clock of a server of the tests, to be moved by its test."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.ahead = 0.0
        self.environment = {VARIABLE: str(self.file)}

    def pass_by(self, seconds: float) -> None:
        """Let so much time pass."""
        self.ahead += seconds
        new = self.file.with_suffix(".new")
        new.write_text(str(self.ahead), encoding="ascii")
        new.replace(self.file)  # a server never reads half of it


def workers_open(environment: Mapping[str, str]) -> int:
    """How many workers have begun by this clock: whoever begins after a jump of time takes it for time away."""
    named = environment.get(VARIABLE)
    file = Path(named).with_suffix(".open") if named else None
    return file.stat().st_size if file is not None and file.exists() else 0


def follow_faked_time() -> None:
    """In this process the clock is as the file says, where the environment names one."""
    named = os.environ.get(VARIABLE)
    if named is None:
        return
    file = Path(named)
    begin = House.open

    async def open_and_tell(house: House) -> None:
        await begin(house)
        with file.with_suffix(".open").open("ab") as opened:
            opened.write(b"!")

    def now(_clock: Clock) -> float:
        return time.time() + (float(file.read_text(encoding="ascii")) if file.exists() else 0.0)

    replace(Clock, "now", now)
    replace(House, "open", open_and_tell)
