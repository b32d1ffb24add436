"""Holidays: for so many days a year the clocks of somebody stand still, at tables that are played by days.

Whoever is on holiday may play all the same. A holiday counts as a day at least, so that it is no way to stop a clock
for an hour; tables with live clocks know none.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ..clock import CLOCK
from ..storage.database import Database
from ..storage.schema import CLOCKS, GAMES, HOLDERS, HOLIDAYS, PEOPLE
from ..words.errors import Refused

DAY = 24 * 3600.0
YEAR = 365 * DAY
DAYS_A_YEAR = 30
EARLIER = 60.0  # seconds by which the clock of a page may be behind


class Holiday(NamedTuple):
    """From then until then."""

    start: float
    until: float


class Holidays:
    """Everybody's."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[Holiday]:
        """Those of the last year, and those to come."""
        found: list[Holiday] = await self.database.read(lambda connection: _of(connection, person))
        return found

    async def plan(self, person: str, holiday: Holiday) -> None:
        """A holiday that begins at once or later; refused where it is too long, or lies over another."""
        now = CLOCK.now()
        start = max(now, holiday.start)
        if not now - EARLIER <= holiday.start <= now + YEAR or holiday.until <= start:
            raise Refused("bad-holiday")

        refused = ""

        def job(connection: Connection) -> None:
            nonlocal refused
            connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())  # one at a time
            others = _of(connection, person)
            refused = _refusal(others, Holiday(start, holiday.until))
            if not refused:
                connection.execute(insert(HOLIDAYS), {"person": person, "start": start, "until": holiday.until})

        await self.database.write(job)
        if refused:
            raise Refused(refused)

    async def end(self, person: str, start: float) -> None:
        """A holiday that is over now, or will not be."""
        now = CLOCK.now()
        this = (HOLIDAYS.c.person == person) & (HOLIDAYS.c.start == start) & (HOLIDAYS.c.until > now)

        def job(connection: Connection) -> None:
            if start > now:
                connection.execute(delete(HOLIDAYS).where(this))
            else:
                connection.execute(update(HOLIDAYS).where(this).values(until=now))

        await self.database.write(job)

    async def away(self) -> frozenset[str]:
        """Who is on holiday now."""
        now = CLOCK.now()
        wanted = select(HOLIDAYS.c.person).where(HOLIDAYS.c.until > now, HOLIDAYS.c.start <= now)
        return frozenset(await self.database.read(lambda connection: connection.execute(wanted).scalars().all()))

    async def lately(self) -> frozenset[str]:
        """Who has been on holiday within a year: while no worker looked, theirs may have begun or ended."""
        wanted = select(HOLIDAYS.c.person).where(HOLIDAYS.c.until > CLOCK.now() - YEAR)
        return frozenset(await self.database.read(lambda connection: connection.execute(wanted).scalars().all()))

    async def tables_of(self, person: str) -> list[str]:
        """The tables at which somebody's clock may run or stand."""
        seats = (HOLDERS.c.game == CLOCKS.c.game) & (HOLDERS.c.seat == CLOCKS.c.seat)
        wanted = select(CLOCKS.c.game).join(HOLDERS, seats).join(GAMES, GAMES.c.id == CLOCKS.c.game)
        wanted = wanted.where(HOLDERS.c.person == person, ~GAMES.c.over).distinct()
        return list(await self.database.read(lambda connection: connection.execute(wanted).scalars().all()))


def _refusal(others: list[Holiday], new: Holiday) -> str:
    """Why somebody cannot have this holiday as well; empty where nothing is against it."""
    if any(new.start < other.until and other.start < new.until for other in others):
        return "holiday-twice"
    return "holiday-long" if days_used([*others, new], new.until) > DAYS_A_YEAR else ""


def days_used(holidays: list[Holiday], until: float) -> float:
    """How many days of the year that ends then are holidays."""
    return sum(max(1.0, (one.until - one.start) / DAY) for one in holidays if one.until > until - YEAR)


def _of(connection: Connection, person: str) -> list[Holiday]:
    wanted = select(HOLIDAYS.c.start, HOLIDAYS.c.until).where(HOLIDAYS.c.person == person)
    rows = connection.execute(wanted.where(HOLIDAYS.c.until > CLOCK.now() - YEAR).order_by(HOLIDAYS.c.start))
    return [Holiday(row.start, row.until) for row in rows]
