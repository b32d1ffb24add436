"""The timekeeper of a worker: it says that the worker lives, and sees to the clocks whose time has come."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from ..people.holidays import Holidays
from ..storage.database import DatabaseFailed
from ..storage.games import Games
from ..storage.house import BEAT_SECONDS, House
from ..words.errors import Refused
from .rooms import Rooms
from .timing import Timing

LOG = logging.getLogger("navarch.timekeeper")
LOOK_SECONDS = 1.0
FAILED_SECONDS = 60.0


class Timekeeper:
    """Looks at the clocks of all tables, in memory or not; several workers may, one of them does what is due."""

    def __init__(self, games: Games, rooms: Rooms, house: House, holidays: Holidays) -> None:
        self.games = games
        self.rooms = rooms
        self.house = house
        self.holidays = holidays
        self._failed: dict[str, float] = {}  # tables whose clocks could not be kept, and when they are looked at again

    async def keep(self) -> None:
        """For as long as the worker lives."""
        beats = 0.0
        self.house.on_holiday = await self.holidays.lately()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            beats += LOOK_SECONDS
            try:
                if beats >= BEAT_SECONDS:
                    await self.house.beat()  # before anybody's time is looked at: the database may have been away
                    beats = 0.0
                await self.look()
            except Exception:
                LOG.exception("looking at the clocks failed")

    async def look(self) -> None:
        """Once."""
        now = time.monotonic()
        self._failed = {table: until for table, until in self._failed.items() if until > now}
        await self._look_for_holidays()
        for table in await self.games.clocks.due(self.house.now(), self._failed):
            await self._attempt(table, Timing.time_out)

    async def _look_for_holidays(self) -> None:
        """Whoever goes on holiday stops the own clocks, and whoever comes back starts them; every worker looks."""
        away = await self.holidays.away()
        changed = away ^ self.house.on_holiday
        self.house.on_holiday = away
        for person in changed:
            for table in await self.holidays.tables_of(person):
                await self._attempt(table, Timing.look_again)

    async def _attempt(self, table: str, do: Callable[[Timing], Awaitable[None]]) -> None:
        try:
            await do((await self.rooms.room(table)).timing)
        except DatabaseFailed:
            raise
        except Exception as error:  # it is the trouble of this table alone
            LOG.warning("the clocks of table %s cannot be kept", table, exc_info=not isinstance(error, Refused))
            self._failed[table] = time.monotonic() + FAILED_SECONDS
