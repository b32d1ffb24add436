"""E-mail addresses: login and recovery in one.

Whoever owns the mailbox owns the address. It becomes somebody's by a link that was sent there, and is opened in a
browser of theirs: so nobody gets the address of another by a letter that the other opens unawares. A mailbox gets few
letters, whoever asks for them.
"""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from ..clock import CLOCK
from ..notices.mail import is_address
from ..storage.database import Database
from ..storage.schema import ADDRESSES, LETTERS, LOGINS, PEOPLE
from .logins import Link, add_link, digest_of_link

HOST_NAME = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
DAY = 24 * 3600.0
# How many letters one mailbox gets within so many seconds, from everybody together.
OF_A_MAILBOX = ((15 * 60.0, 3), (DAY, 8))


class Posted(NamedTuple):
    """A link that is to be sent, and how."""

    address: str
    link: Link
    language: str
    of_another: bool  # whether the address is somebody else's until the link is opened


class Changed(NamedTuple):
    """An address that somebody had before, empty where none, and their language."""

    before: str
    language: str


def normal_address(said: str) -> str:
    """The form in which addresses are kept, compared and written to; empty where it is none."""
    address = said.strip().lower()
    if not is_address(address) or HOST_NAME.fullmatch(address.rpartition("@")[2]) is None:
        return ""
    return address


class Addresses:
    """Everybody's addresses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ask(self, person: str, address: str) -> Posted | None:
        """A link by which somebody makes an address theirs; None where the mailbox has got enough letters."""
        posted: Posted | None = None

        def job(connection: Connection) -> None:
            nonlocal posted
            posted = None
            if _may_get_a_letter(connection, address) and (language := _language(connection, person)):
                link = add_link(connection, person, "address", address)
                posted = Posted(address, link, language, _owner(connection, address) not in (None, person))

        await self.database.write(job)
        return posted

    async def login(self, address: str) -> Posted | None:
        """A link by which the owner of an address comes in; None where nobody is, or the mailbox has got enough."""
        posted: Posted | None = None

        def job(connection: Connection) -> None:
            nonlocal posted
            posted = None
            # What is written is the same for an address that nobody has.
            may, owner = _may_get_a_letter(connection, address), _owner(connection, address)
            if may and owner is not None:
                link = add_link(connection, owner, "mail", address)
                posted = Posted(address, link, _language(connection, owner), False)

        await self.database.write(job)
        return posted

    async def confirm(self, person: str, secret: str) -> Changed | None:
        """The address is theirs from now on, whosever it was; None where the link opens nothing to this person."""
        changed: Changed | None = None
        here = (LOGINS.c.digest == digest_of_link(secret)) & (LOGINS.c.kind == "address") & (LOGINS.c.person == person)

        def job(connection: Connection) -> None:
            nonlocal changed
            changed = None
            row = connection.execute(select(LOGINS.c.address, LOGINS.c.until).where(here)).first()
            if row is None or row.until <= CLOCK.now() or connection.execute(delete(LOGINS).where(here)).rowcount != 1:
                return
            before = _take_away(connection, person)
            connection.execute(delete(ADDRESSES).where(ADDRESSES.c.address == row.address))
            _end_links(connection, row.address)
            row_of_mine = {"person": person, "address": row.address, "confirmed": CLOCK.now()}
            connection.execute(insert(ADDRESSES), row_of_mine)
            told = before if before != row.address else ""
            changed = Changed(told, _language(connection, person))

        await self.database.write(job)
        return changed

    async def remove(self, person: str) -> Changed:
        """Nobody comes in by this person's address any more."""
        changed = Changed("", "")

        def job(connection: Connection) -> None:
            nonlocal changed
            changed = Changed(_take_away(connection, person), _language(connection, person))

        await self.database.write(job)
        return changed


def mailbox_of(address: str) -> str:
    """What is kept of where a letter was sent."""
    return hashlib.sha256(address.encode()).hexdigest()


def _may_get_a_letter(connection: Connection, address: str) -> bool:
    """Count one more letter to a mailbox, where it has not got enough."""
    now = CLOCK.now()
    mailbox = LETTERS.c.mailbox == mailbox_of(address)
    connection.execute(delete(LETTERS).where(LETTERS.c.sent <= now - DAY))
    for seconds, most in OF_A_MAILBOX:
        lately = select(func.count()).select_from(LETTERS).where(mailbox, LETTERS.c.sent > now - seconds)
        if connection.execute(lately).scalar_one() >= most:
            return False
    connection.execute(insert(LETTERS), {"mailbox": mailbox_of(address), "sent": now})
    return True


def _owner(connection: Connection, address: str) -> str | None:
    return connection.execute(select(ADDRESSES.c.person).where(ADDRESSES.c.address == address)).scalar()


def _language(connection: Connection, person: str) -> str:
    """Empty where there is nobody of that id any more."""
    return connection.execute(select(PEOPLE.c.language).where(PEOPLE.c.id == person)).scalar() or ""


def _take_away(connection: Connection, person: str) -> str:
    """The address that was theirs, by which nobody comes in any more."""
    before = connection.execute(select(ADDRESSES.c.address).where(ADDRESSES.c.person == person)).scalar() or ""
    connection.execute(delete(ADDRESSES).where(ADDRESSES.c.person == person))
    _end_links(connection, before)
    return before


def _end_links(connection: Connection, address: str) -> None:
    """Links to come in that were sent there open nothing any more."""
    sent = LOGINS.c.kind == "mail"
    connection.execute(delete(LOGINS).where(sent, LOGINS.c.address == address))
