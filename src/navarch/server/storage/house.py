"""The time of the house: seconds in which the server was there. Clocks of seats run by it: downtime costs nobody time.

One row of the database says when a worker was last alive, and for how long none was. Whoever starts and finds that
nobody has been here for a while adds that to the time away; as long as one worker lives, the house is open. So does a
worker whose database did not answer for a while: nobody could play then.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, insert, select, update

from ..clock import CLOCK
from .database import Conflict, Database
from .schema import HOUSE

BEAT_SECONDS = 5.0
GAP_SECONDS = 20.0  # after which nobody was here
ROW = 1
VAULT = "house"  # what its secrets are bound to


class House:
    """When the server was there, as all its workers know it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.away = 0.0  # seconds in which no worker lived, since there are clocks
        self.last_beat = time.monotonic()  # of this worker
        self.on_holiday: frozenset[str] = frozenset()  # people whose clocks by days stand still

    def now(self) -> float:
        """The time of the house."""
        return CLOCK.now() - self.away

    async def open(self) -> None:
        """A worker begins: what has passed since the last sign of life was nobody's time."""
        await self._write(starts=True)

    async def beat(self) -> None:
        """A sign of life."""
        await self._write(starts=False)

    async def push_key(self, new: str) -> str:
        """The key by which push services know this server: the one that is kept, else the new one from now on."""
        vault, kept = self.database.vault, ""

        def job(connection: Connection) -> None:
            nonlocal kept
            sealed = vault.seal(new, VAULT)
            connection.execute(update(HOUSE).where(HOUSE.c.push_key.is_(None)).values(push_key=sealed))
            kept = connection.execute(select(HOUSE.c.push_key)).scalar_one()

        await self.database.write(job)
        return vault.open(kept, VAULT)

    async def _write(self, *, starts: bool) -> None:
        away = 0.0
        silent = time.monotonic() - self.last_beat

        def job(connection: Connection) -> None:
            nonlocal away
            now = CLOCK.now()
            row = connection.execute(select(HOUSE.c.beat, HOUSE.c.away).with_for_update()).first()
            if row is None:
                away = 0.0
                connection.execute(insert(HOUSE), {"id": ROW, "beat": now, "away": away})
                return
            gap = now - row.beat
            nobody = gap if starts else min(gap, silent)
            away = row.away + (nobody if nobody > GAP_SECONDS else 0.0)
            connection.execute(update(HOUSE).values(beat=now, away=away))

        try:
            await self.database.write(job)
        except Conflict:  # another worker has begun at the same moment: now the row is there
            await self.database.write(job)
        self.away, self.last_beat = away, time.monotonic()
