"""Delivering what is in the outbox: once, soon, together, and to nobody who is at the table anyway.

Each worker looks at the outbox. Whoever claims a channel delivers all that waits for it, and nobody else does
meanwhile; a worker that dies lets go of its claims after a while. What fails is tried again after growing pauses, at
last the channel is switched off, and its person finds out why on the page.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from ..clock import CLOCK
from ..storage.database import Database
from ..storage.schema import CHANNELS, OUTBOX, PEOPLE
from ..words.notice_texts import Told, message
from . import current
from .channels import Channel, Channels, switch_off
from .outbox import WAIT_SECONDS
from .outside import NotSent
from .sending import Sender

LOG = logging.getLogger("navarch.notices")
LOOK_SECONDS = 1.0
AT_ONCE = 20  # channels that one worker delivers to at a time
CLAIM_SECONDS = 120.0  # longer than any delivery takes
PAUSES = (60.0, 300.0, 1_800.0, 7_200.0, 6 * 3600.0, 24 * 3600.0)  # after the first failure, the second…
AT_ONCE_BY_ONE = 20  # messages that one channel may get one after another,
EACH_SECONDS = 600.0  # and then one in so many seconds
FOR_GOOD = ("gone", "forbidden", "no-address")  # failures that no second try changes

_FORGET = delete(OUTBOX).where(OUTBOX.c.id == bindparam("number"))

Present = Callable[[], set[tuple[str, str]]]  # who is at which table now, by this worker: person, table


class Parcel(NamedTuple):
    """All that is delivered by one channel at once."""

    channel: Channel
    lang: str
    rows: list[int]  # of the outbox
    notices: list[Told]
    failures: int
    spent: float


class Delivery:
    """The deliveries of one worker."""

    def __init__(self, database: Database, sender: Sender, present: Present, house: Callable[[], float]) -> None:
        self.database = database
        self.sender = sender
        self.channels: Channels = sender.channels
        self.present = present
        self.house = house
        self._under_way: set[asyncio.Task[None]] = set()

    async def keep(self) -> None:
        """For as long as the worker lives."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception:
                LOG.exception("looking at the outbox failed")

    async def close(self) -> None:
        """End what is under way: a notice that was sent is not sent again."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def look(self) -> None:
        """Once."""
        await self._keep_silent()
        for channel in await self._due():
            parcel = await self._claim(channel)
            if parcel is not None:
                task = asyncio.create_task(self._deliver(parcel))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)

    # ---- silence ----

    async def _keep_silent(self) -> None:
        """Whoever sees the table is told by it."""
        here = self.present()
        if not here:
            return
        soon = CLOCK.now() + WAIT_SECONDS
        found = await self.database.read(lambda connection: current.pending(connection, soon))
        seen = [number for number, person, table in found if (person, table) in here]
        if seen:
            await self.database.write(((_FORGET, [{"number": number} for number in seen]),))

    # ---- claiming ----

    async def _due(self) -> list[str]:
        """Channels for which something is due."""
        if len(self._under_way) >= AT_ONCE:
            return []
        now = CLOCK.now()
        ready = (OUTBOX.c.due <= now) & (CHANNELS.c.not_before <= now) & (CHANNELS.c.off == "")
        joined = OUTBOX.join(CHANNELS, OUTBOX.c.channel == CHANNELS.c.id)
        wanted = select(CHANNELS.c.id).select_from(joined).where(ready).distinct().limit(AT_ONCE - len(self._under_way))
        found = await self.database.read(lambda connection: connection.execute(wanted).scalars().all())
        return list(found)

    async def _claim(self, channel: str) -> Parcel | None:
        """All that waits for a channel; None where another worker has it, or nothing is left to tell."""
        parcel: Parcel | None = None

        def job(connection: Connection) -> None:
            nonlocal parcel
            parcel = None
            now = CLOCK.now()
            free = (CHANNELS.c.id == channel) & (CHANNELS.c.not_before <= now) & (CHANNELS.c.off == "")
            if connection.execute(update(CHANNELS).where(free).values(not_before=now + CLAIM_SECONDS)).rowcount == 1:
                parcel = self._parcel(connection, channel, now)
                if parcel is None:
                    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(not_before=now))

        await self.database.write(job)
        return parcel

    def _parcel(self, connection: Connection, channel: str, now: float) -> Parcel | None:
        """What there is to tell; the rest is forgotten, or waits until it is true."""
        row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel)).one()
        waiting = select(OUTBOX).where(OUTBOX.c.channel == channel, OUTBOX.c.due <= now + WAIT_SECONDS)
        rows: list[int] = []
        notices: list[Told] = []
        for one in connection.execute(waiting.order_by(OUTBOX.c.id)).all():
            try:
                told = current.told(connection, one, self.house())
            except current.Later as later:
                connection.execute(update(OUTBOX).where(OUTBOX.c.id == one.id).values(due=now + later.seconds))
                continue
            if told is None:
                connection.execute(delete(OUTBOX).where(OUTBOX.c.id == one.id))
            else:
                rows.append(one.id)
                notices.append(told)
        if not notices:
            return None
        lang = connection.execute(select(PEOPLE.c.language).where(PEOPLE.c.id == row.person)).scalar_one()
        return Parcel(self.channels.read(row), lang, rows, notices, row.failures, row.spent)

    # ---- delivering ----

    async def _deliver(self, parcel: Parcel) -> None:
        try:
            await self.sender.send(parcel.channel, message(parcel.notices, parcel.lang), parcel.lang)
        except NotSent as error:
            await self._failed(parcel, error.key)
        except Exception:
            LOG.exception("a notice was not sent")
            await self._failed(parcel, "failed")
        else:
            await self._arrived(parcel)

    async def _arrived(self, parcel: Parcel) -> None:
        """Nobody gets more than so many: what is noted after that waits for its turn, and comes together."""
        now = CLOCK.now()
        spent = max(parcel.spent, now) + EACH_SECONDS
        rest = max(0.0, spent - AT_ONCE_BY_ONE * EACH_SECONDS)
        values = {"failures": 0, "not_before": rest, "spent": spent}

        def job(connection: Connection) -> None:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(parcel.rows)))
            connection.execute(update(CHANNELS).where(CHANNELS.c.id == parcel.channel.id).values(values))

        await self.database.write(job)

    async def _failed(self, parcel: Parcel, why: str) -> None:
        """Later again, after a longer pause each time; at last no more."""
        channel, failures = parcel.channel.id, parcel.failures

        def job(connection: Connection) -> None:
            if why in FOR_GOOD or failures >= len(PAUSES):
                switch_off(connection, channel, why if why in FOR_GOOD else "failed")
                return
            values = {"failures": failures + 1, "not_before": CLOCK.now() + PAUSES[failures]}
            connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(values))

        await self.database.write(job)
        LOG.info("a notice by %s was not taken: %s", parcel.channel.kind, why)
