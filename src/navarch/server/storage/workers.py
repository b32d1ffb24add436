"""Several workers on one PostgreSQL: each hears what the others commit, and one alone plays a table's bots.

With SQLite there is one worker, and nobody to listen to.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import psycopg

from .database import CHANNEL, Database

LOG = logging.getLogger("navarch.workers")
RECONNECT_SECONDS = 1.0
LARGEST_NOTICE = 7_000


class Notice(msgspec.Struct, omit_defaults=True):
    """What a worker tells the others at the moment of a commit."""

    game: str  # empty: it is about no table
    worker: str
    kind: str  # act, table, orders, chat, here, closed, remark, shuns; people: somebody was signed out or deleted
    seats: list[int] = []  # here: the seats that are connected; orders: the seat that gave them
    first: int = -1  # act: the number of the first entry; remark: that of the remark that is not what it was
    person: str = ""  # shuns: who hears others than before
    entries: list[tuple[int, str]] = []  # act: what was written, where it is short enough to be told

    def encoded(self) -> str:
        """As it travels; PostgreSQL takes less than 8,000 bytes, and whoever gets less reads the database."""
        said = msgspec.json.encode(self)
        if len(said) > LARGEST_NOTICE:
            said = msgspec.json.encode(msgspec.structs.replace(self, first=-1, entries=[]))
        return said.decode()


Heard = Callable[[Notice], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class OtherWorkers:
    """The wire to the other workers."""

    def __init__(self, database: Database, heard: Heard, missed: Missed) -> None:
        self._on = database.is_postgres
        self._address = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._missed = missed
        self._listener: asyncio.Task[None] | None = None
        self._claims: psycopg.Connection | None = None
        self._claims_lock = threading.Lock()

    async def start(self) -> None:
        """Listen, and be sure of it before any game is loaded."""
        if self._on:
            ready = asyncio.Event()
            self._listener = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def close(self) -> None:
        """Stop listening; claims end with their connection."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._claims is not None:
            await asyncio.to_thread(self._claims.close)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        await self._missed()
                    ready.set()
                    async for notify in connection.notifies():
                        await self._take(notify.payload)
            except (psycopg.Error, OSError):
                LOG.exception("the wire to the other workers is down; trying again")
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _take(self, payload: str) -> None:
        try:
            await self._heard(msgspec.json.decode(payload, type=Notice))
        except Exception:
            LOG.exception("a notice could not be followed")  # which one is not told: sealed actions are among them

    # ---- who plays the bots ----

    async def claim(self, table: str) -> bool:
        """Whether this worker may play the bots of a table; a worker that dies lets go of its claims."""
        if not self._on:
            return True
        return await asyncio.to_thread(self._ask, "SELECT pg_try_advisory_lock(hashtextextended(%s, 7))", table)

    async def release(self, table: str) -> None:
        """Let others play them."""
        if self._on:
            await asyncio.to_thread(self._ask, "SELECT pg_advisory_unlock(hashtextextended(%s, 7))", table)

    def _ask(self, question: Any, table: str) -> bool:
        with self._claims_lock:
            try:
                if self._claims is None or self._claims.closed:
                    self._claims = psycopg.connect(self._address, autocommit=True)
                row = self._claims.execute(question, (table,)).fetchone()
            except psycopg.Error:
                LOG.exception("the claims on bots are lost; trying again")
                if self._claims is not None:
                    self._claims.close()
                return False
            return bool(row is not None and row[0])
