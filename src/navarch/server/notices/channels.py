"""The channels of people: where their notices go, until they, their browser, or too many failures end it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ..clock import CLOCK
from ..storage.database import Conflict, Database
from ..storage.schema import ADDRESSES, CHANNELS, OUTBOX
from ..words.notices import ChannelKind, Sort
from .hooks import HookTarget
from .push import PushTarget

MOST_BROWSERS = 10  # of one person that take pushes
EVERYTHING: tuple[Sort, ...] = ("turns", "games", "time")


class MailTarget(msgspec.Struct, frozen=True):
    """The letter box of a person: to whichever address they have confirmed."""

    secret: str  # by which a letter can end it, without anybody having to come in


Target = PushTarget | HookTarget | MailTarget
TARGETS: dict[str, type[Target]] = {"push": PushTarget, "hook": HookTarget, "mail": MailTarget}


class Channel(NamedTuple):
    """A way by which notices reach a person."""

    id: str
    person: str
    kind: ChannelKind
    browser: str
    target: Target
    wants: list[Sort]
    off: str


class Channels:
    """All channels."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- reading ----

    def read(self, row: Row[tuple[object, ...]]) -> Channel:
        """A channel as it was kept."""
        opened = self.database.vault.open(row.target, row.id)
        target = msgspec.json.decode(opened, type=TARGETS[row.kind])
        wants = [sort for sort in EVERYTHING if sort in row.wants.split()]
        return Channel(row.id, row.person, row.kind, row.browser, target, wants, row.off)

    async def of(self, person: str) -> list[Channel]:
        """All of a person, in the order in which they were made."""
        wanted = select(CHANNELS).where(CHANNELS.c.person == person).order_by(CHANNELS.c.created, CHANNELS.c.id)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [self.read(row) for row in rows]

    async def one(self, person: str, channel: str) -> Channel | None:
        """One of a person, if it is theirs."""
        return next((one for one in await self.of(person) if one.id == channel), None)

    async def address(self, person: str) -> str:
        """The e-mail address that somebody has confirmed, to which their letters go; empty where there is none."""
        wanted = select(ADDRESSES.c.address).where(ADDRESSES.c.person == person)
        found: str | None = await self.database.read(lambda connection: connection.execute(wanted).scalar())
        return found or ""

    # ---- writing ----

    async def add_push(self, person: str, browser: str, target: PushTarget) -> None:
        """Pushes to a browser: it is the person's who asks for them now, whoever had it before."""
        await self._put(person, "push", _digest("push", target.endpoint), browser, target)

    async def set_hook(self, person: str, target: HookTarget) -> None:
        """The webhook of a person."""
        await self._put(person, "hook", _digest("hook", person), "", target)

    async def set_mail(self, person: str) -> None:
        """Letters to a person."""
        await self._put(person, "mail", _digest("mail", person), "", MailTarget(secrets.token_urlsafe(24)))

    async def _put(self, person: str, kind: ChannelKind, place: str, browser: str, target: Target) -> None:
        """In the place of what was there, which it takes its switches from where it was the same person's."""

        def job(connection: Connection) -> None:
            here = CHANNELS.c.place == place
            if kind == "push":
                here |= (CHANNELS.c.person == person) & (CHANNELS.c.browser == browser) & (CHANNELS.c.kind == "push")
            before = connection.execute(select(CHANNELS.c.id, CHANNELS.c.person, CHANNELS.c.wants).where(here)).all()
            wants = [row.wants for row in before if row.person == person] or [" ".join(EVERYTHING)]
            _remove(connection, [row.id for row in before])
            if kind == "push":
                _make_room(connection, person)
            made = secrets.token_urlsafe(12)
            sealed = self.database.vault.seal(msgspec.json.encode(target).decode(), made)
            row = {"id": made, "person": person, "kind": kind, "place": place, "browser": browser, "target": sealed}
            connection.execute(insert(CHANNELS), {**row, "wants": wants[0], "created": CLOCK.now()})

        try:
            await self.database.write(job)
        except Conflict:  # the same page asked twice at one moment, at two workers
            await self.database.write(job)

    async def set_wants(self, person: str, channel: str, wants: list[Sort]) -> bool:
        """What is sent by it; False where it is not theirs."""
        said = " ".join(sort for sort in EVERYTHING if sort in wants)
        return await self._change(person, channel, wants=said)

    async def switch_on(self, person: str, channel: str) -> None:
        """It works again."""
        await self._change(person, channel, off="", failures=0, not_before=0.0)

    async def _change(self, person: str, channel: str, **values: object) -> bool:
        changed = False
        mine = (CHANNELS.c.id == channel) & (CHANNELS.c.person == person)

        def job(connection: Connection) -> None:
            nonlocal changed
            changed = connection.execute(update(CHANNELS).where(mine).values(values)).rowcount == 1

        await self.database.write(job)
        return changed

    async def remove(self, person: str, channel: str) -> bool:
        """End it; False where it is not theirs."""
        removed = False

        def job(connection: Connection) -> None:
            nonlocal removed
            mine = (CHANNELS.c.id == channel) & (CHANNELS.c.person == person)
            found = connection.execute(select(CHANNELS.c.id).where(mine)).scalars().all()
            _remove(connection, list(found))
            removed = bool(found)

        await self.database.write(job)
        return removed

    # ---- unsubscribing ----

    async def unsubscribe(self, token: str) -> bool:
        """End the letters by what stands in one of them; False where it ends none."""
        channel, _, secret = token.partition(".")
        wanted = select(CHANNELS).where(CHANNELS.c.id == channel, CHANNELS.c.kind == "mail")
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        target = self.read(row).target if row is not None else None
        if not isinstance(target, MailTarget) or not hmac.compare_digest(target.secret.encode(), secret.encode()):
            return False
        await self.database.write(lambda connection: switch_off(connection, channel, "unsubscribed"))
        return True


def token(channel: Channel) -> str:
    """What a letter bears, and nobody can guess."""
    assert isinstance(channel.target, MailTarget)
    return f"{channel.id}.{channel.target.secret}"


def switch_off(connection: Connection, channel: str, why: str) -> None:
    """Nothing is sent there any more, and nothing waits for it."""
    connection.execute(delete(OUTBOX).where(OUTBOX.c.channel == channel))
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(off=why))


def _remove(connection: Connection, channels: list[str]) -> None:
    connection.execute(delete(OUTBOX).where(OUTBOX.c.channel.in_(channels)))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(channels)))


def _make_room(connection: Connection, person: str) -> None:
    """The browsers that took pushes for longest make room for a new one."""
    mine = (CHANNELS.c.person == person) & (CHANNELS.c.kind == "push")
    spare = connection.execute(select(func.count()).select_from(CHANNELS).where(mine)).scalar_one() - MOST_BROWSERS + 1
    if spare > 0:
        oldest = select(CHANNELS.c.id).where(mine).order_by(CHANNELS.c.created).limit(spare)
        _remove(connection, list(connection.execute(oldest).scalars()))


def _digest(kind: str, what: str) -> str:
    return hashlib.sha256(f"{kind} {what}".encode()).hexdigest()
