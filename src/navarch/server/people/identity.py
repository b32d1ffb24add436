"""Who somebody is: a person comes by one browser at first, and by more of them later.

A browser is known by the digest of its cookie. Whose it is never changes: whoever comes in as somebody else gets
another cookie. So it may be remembered; that a browser was signed out is seen by all workers when they look again.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from msgspec import convert
from sqlalchemy import Connection, delete, func, insert, select, update

from ..clock import CLOCK
from ..storage.database import Database
from ..storage.schema import BROWSERS, CHANNELS, LOGINS, OUTBOX, PEOPLE
from ..words.messages import Lang

REMEMBERED = 20_000
AT_ONCE = 500
NOBODY = ""


class Person(NamedTuple):
    """Somebody, as they know themselves."""

    name: str
    language: Lang
    browsers: int


class People:
    """Everybody who has ever sat down here."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: OrderedDict[str, str] = OrderedDict()  # browser -> person, nobody among them

    async def of_browser(self, browser: str) -> str:
        """Whose browser it is; nobody's where it has not sat down yet, or was signed out."""
        if not browser:
            return NOBODY
        known = self._known.get(browser)
        if known is None:
            statement = select(BROWSERS.c.person).where(BROWSERS.c.browser == browser)
            found = await self.database.read(lambda connection: connection.execute(statement).scalar())
            known = self._remember(browser, found or NOBODY)
        return known

    def _remember(self, browser: str, person: str) -> str:
        self._known[browser] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    def look_again(self) -> None:
        """Other workers may have signed browsers out."""
        self._known.clear()

    async def arrive(self, browser: str, name: str, language: str) -> str:
        """Somebody new, by this browser."""
        person = secrets.token_hex(32)
        row = {"id": person, "name": name, "language": language, "created": CLOCK.now()}

        def job(connection: Connection) -> None:
            connection.execute(insert(PEOPLE), row)
            connection.execute(insert(BROWSERS), {"browser": browser, "person": person})

        await self.database.write(job)
        return self._remember(browser, person)

    async def introduce(self, person: str, name: str, language: str) -> None:
        """What somebody is called from now on, and the language they read."""
        change = update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, language=language)

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.database.write(job)

    async def person(self, person: str) -> Person | None:
        """What is known of somebody; None where they were deleted, and their browser is remembered for a moment yet."""
        browsers = select(func.count()).select_from(BROWSERS).where(BROWSERS.c.person == person).scalar_subquery()
        statement = select(PEOPLE.c.name, PEOPLE.c.language, browsers).where(PEOPLE.c.id == person)
        row = await self.database.read(lambda connection: connection.execute(statement).first())
        return None if row is None else Person(row[0], convert(row[1], Lang), row[2])

    async def called(self, person: str, said: str) -> str:
        """What somebody calls themselves at a table: what they say, else the name they are known by."""
        if said:
            return said
        statement = select(PEOPLE.c.name).where(PEOPLE.c.id == person)
        return await self.database.read(lambda connection: connection.execute(statement).scalar()) or ""

    async def named(self, handle: str) -> str:
        """Whom others know by that; nobody where there is no such person."""
        statement = select(PEOPLE.c.id).where(PEOPLE.c.handle == handle)
        found = await self.database.read(lambda connection: connection.execute(statement).scalar())
        return found or NOBODY

    async def sign_out(self, person: str, browser: str, *, others: bool) -> None:
        """Nobody comes in by this browser any more; or by any other of theirs, nor by a link that one has made."""
        here = BROWSERS.c.browser != browser if others else BROWSERS.c.browser == browser

        def job(connection: Connection) -> None:
            theirs = select(BROWSERS.c.browser).where(here, BROWSERS.c.person == person)
            pushed = (CHANNELS.c.kind == "push") & CHANNELS.c.browser.in_(theirs)
            waiting = OUTBOX.c.channel.in_(select(CHANNELS.c.id).where(pushed))
            connection.execute(delete(OUTBOX).where(waiting))  # nothing is pushed to a browser that is signed out
            connection.execute(delete(CHANNELS).where(pushed))
            connection.execute(delete(BROWSERS).where(here, BROWSERS.c.person == person))
            if others:
                connection.execute(delete(LOGINS).where(LOGINS.c.person == person, LOGINS.c.kind != "phrase"))

        await self.database.write(job)
        self.look_again()

    async def still_known(self, browsers: Iterable[str]) -> set[str]:
        """Those of these browsers that are somebody's."""
        wanted = sorted(set(browsers))

        def query(connection: Connection) -> set[str]:
            found: set[str] = set()
            for first in range(0, len(wanted), AT_ONCE):
                some = BROWSERS.c.browser.in_(wanted[first : first + AT_ONCE])
                found |= set(connection.execute(select(BROWSERS.c.browser).where(some)).scalars())
            return found

        known: set[str] = await self.database.read(query)
        return known
