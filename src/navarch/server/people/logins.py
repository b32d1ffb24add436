"""Coming in at another device: by a link that opens once and soon, made at the page or sent by e-mail, or by the phrase
that somebody took away on paper.

Only digests are kept. Whoever comes in gets a browser of their own; what somebody without any such key had done in that
browser before becomes theirs, so that no seat is lost.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from ..clock import CLOCK
from ..storage.database import Database
from ..storage.schema import (
    ACTIONS,
    ADDRESSES,
    AGREEMENTS,
    BROWSERS,
    CHANNELS,
    CHATS,
    GAMES,
    HOLDERS,
    HOLIDAYS,
    INVITATIONS,
    LOGINS,
    OUTBOX,
    PASSKEYS,
    PEOPLE,
    RATINGS,
    RESULTS,
    REVIEWS,
    WISHES,
)
from ..storage.shuns import become
from .identity import NOBODY, People
from .phrases import digest_of_phrase, new_phrase

LINK_SECONDS = 15 * 60.0
LINKS_AT_ONCE = 5  # that one person may have open

Key = Literal["link", "phrase"]  # what somebody brings along
Kind = Literal["link", "phrase", "mail", "address"]  # what is kept: mail was sent; address confirms where it was sent
OPENED_BY: dict[Key, tuple[Kind, ...]] = {"link": ("link", "mail"), "phrase": ("phrase",)}


class Link(NamedTuple):
    """A link that opens once."""

    secret: str
    until: float


class Entered(NamedTuple):
    """Who came in, and the tables that came along from who sat at that browser before."""

    person: str
    tables: list[str]


def digest_of_link(secret: str) -> str:
    """What is kept of a link."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Logins:
    """All keys by which people come in."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people

    async def new_link(self, person: str) -> Link:
        """A link for another device: it opens once, within a quarter of an hour; of many the oldest lapse."""
        made: list[Link] = []

        def job(connection: Connection) -> None:
            made[:] = [add_link(connection, person, "link")]

        await self.database.write(job)
        return made[0]

    async def new_phrase(self, person: str) -> str:
        """A recovery phrase, in the place of any other."""
        phrase = new_phrase()

        def job(connection: Connection) -> None:
            connection.execute(delete(LOGINS).where(LOGINS.c.person == person, LOGINS.c.kind == "phrase"))
            row = {"digest": digest_of_phrase(phrase), "person": person, "kind": "phrase", "until": None}
            connection.execute(insert(LOGINS), row)

        await self.database.write(job)
        return phrase

    async def has_phrase(self, person: str) -> bool:
        """Whether a phrase was taken away."""
        wanted = select(LOGINS.c.digest).where(LOGINS.c.person == person, LOGINS.c.kind == "phrase")
        found = await self.database.read(lambda connection: connection.execute(wanted).first())
        return found is not None

    async def come_in(self, key: Key, digest: str, browser: str, before: str) -> Entered | None:
        """Come in by a key, with a new browser, where `before` sat; None where the key opens nothing."""
        entered: Entered | None = None

        def job(connection: Connection) -> None:
            nonlocal entered
            entered = None
            person = _opened(connection, key, digest)
            if person is not None:
                entered = enter(connection, person, browser, before)

        await self.database.write(job)
        self.people.look_again()
        return entered


def add_link(connection: Connection, person: str, kind: Kind, address: str = "") -> Link:
    """A link of that kind, where it was sent; of many of one person the oldest lapse."""
    link = Link(secrets.token_urlsafe(24), CLOCK.now() + LINK_SECONDS)
    connection.execute(delete(LOGINS).where(LOGINS.c.until <= CLOCK.now()))
    mine = (LOGINS.c.person == person) & (LOGINS.c.kind == kind)
    newest = select(LOGINS.c.digest).where(mine).order_by(LOGINS.c.until.desc()).limit(LINKS_AT_ONCE - 1)
    kept = connection.execute(newest).scalars().all()
    connection.execute(delete(LOGINS).where(mine & LOGINS.c.digest.not_in(kept)))
    digest = digest_of_link(link.secret)
    row = {"digest": digest, "person": person, "kind": kind, "until": link.until, "address": address}
    connection.execute(insert(LOGINS), row)
    return link


def _opened(connection: Connection, key: Key, digest: str) -> str | None:
    """Whom a key opens the door to; a link is spent by that, whoever else comes at the same moment."""
    here = (LOGINS.c.digest == digest) & LOGINS.c.kind.in_(OPENED_BY[key])
    row = connection.execute(select(LOGINS.c.person, LOGINS.c.until).where(here)).first()
    if row is None or (row.until is not None and row.until <= CLOCK.now()):
        return None
    if key == "link" and connection.execute(delete(LOGINS).where(here)).rowcount != 1:
        return None
    person: str = row.person
    return person


def enter(connection: Connection, person: str, browser: str, before: str) -> Entered:
    """Somebody comes by another browser, where `before` sat."""
    connection.execute(insert(BROWSERS), {"browser": browser, "person": person})
    joins = before not in (NOBODY, person) and _is_without_keys(connection, before)
    return Entered(person, _take_along(connection, before, person) if joins else [])


def _is_without_keys(connection: Connection, person: str) -> bool:
    """Whether somebody would be lost with this browser."""
    phrase = select(LOGINS.c.digest).where(LOGINS.c.person == person, LOGINS.c.kind == "phrase")
    address = select(ADDRESSES.c.address).where(ADDRESSES.c.person == person)
    passkey = select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)
    browsers = select(func.count()).select_from(BROWSERS).where(BROWSERS.c.person == person)
    has_key = any(connection.execute(key).first() is not None for key in (phrase, address, passkey))
    return not has_key and connection.execute(browsers).scalar_one() == 1


def _take_along(connection: Connection, before: str, person: str) -> list[str]:
    """The seats of somebody become another's, and nobody is left of them.

    Where both sit at a table that waits for its lots, each has pledged one of their own: that seat stays behind, and
    its host can open it again.
    """
    held = select(HOLDERS.c.game).where(HOLDERS.c.person == before)
    begun = select(ACTIONS.c.game).where(ACTIONS.c.game == HOLDERS.c.game).exists()
    both = select(HOLDERS.c.game).where(HOLDERS.c.person == person, HOLDERS.c.game.in_(held), ~begun)
    left = list(connection.execute(both).scalars())
    tables = set(connection.execute(held.where(HOLDERS.c.game.not_in(left))).scalars())
    mine = HOLDERS.alias()
    same = (mine.c.game == HOLDERS.c.game) & (mine.c.seat == HOLDERS.c.seat) & (mine.c.person == person)
    connection.execute(delete(HOLDERS).where(HOLDERS.c.person == before, select(mine.c.seat).where(same).exists()))
    connection.execute(
        update(HOLDERS).where(HOLDERS.c.person == before, HOLDERS.c.game.in_(tables)).values(person=person)
    )
    for part in (AGREEMENTS, RESULTS, REVIEWS):
        connection.execute(update(part).where(part.c.person == before).values(person=person))
    tables |= set(connection.execute(select(GAMES.c.id).where(GAMES.c.host == before)).scalars())
    connection.execute(update(GAMES).where(GAMES.c.host == before).values(host=person))
    connection.execute(update(CHATS).where(CHATS.c.person == before).values(person=person))
    become(connection, before, person)
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.person == before))
    connection.execute(update(INVITATIONS).where(INVITATIONS.c.by == before).values(by=person))
    connection.execute(delete(WISHES).where(WISHES.c.person == before))
    remove(connection, before)
    return sorted(tables)


def remove(connection: Connection, person: str) -> None:
    """Nobody comes in as this person any more; results stay, those of somebody who left."""
    connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(person=""))
    connection.execute(delete(RATINGS).where(RATINGS.c.who == person, ~RATINGS.c.is_bot))
    for part in (AGREEMENTS, OUTBOX, CHANNELS, LOGINS, ADDRESSES, PASSKEYS, HOLIDAYS, BROWSERS):
        connection.execute(delete(part).where(part.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
