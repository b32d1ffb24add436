"""The database: everything is written before it is acknowledged, and what waits is committed together.

One thread writes. It takes all that has gathered while the last commit was under way and commits it as one
transaction (group commit); the callers go on only when that is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, create_engine, event, make_url, text
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from .vault import Vault

LOG = logging.getLogger("navarch.database")
LARGEST_GROUP = 256
CHANNEL = "navarch"
NEWEST_FORM = "0027"  # the last of the migrations

Rows = tuple[tuple[Executable, list[dict[str, Any]]], ...]  # statements with their rows: those of a group go together
Job = Callable[[Connection], None] | Rows
Query = Callable[[Connection], Any]


class Conflict(Exception):
    """Somebody else has written for the same position first; nothing of this job was written."""


class DatabaseFailed(Exception):
    """The database did not take it; nothing of this job was written."""


class _Waiting(NamedTuple):
    job: Job
    notice: str
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Database:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername in ("postgresql", "postgres"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        if not self.is_postgres and self.url.get_backend_name() != "sqlite":
            raise ValueError("the database must be sqlite:///path or postgresql://…")
        # Errors name no parameters: there are secrets among them.
        if self.is_postgres:
            pool: dict[str, Any] = {"pool_size": 4, "max_overflow": 8, "pool_pre_ping": True}
            self.engine = create_engine(self.url, hide_parameters=True, **pool)
        else:
            pool = {"poolclass": QueuePool, "connect_args": {"timeout": 15}}
            self.engine = create_engine(self.url, hide_parameters=True, **pool)
            event.listen(self.engine, "connect", _set_up_sqlite)
        self.vault = Vault(os.environ)
        self.groups = 0  # how many transactions were committed, and how many jobs they held
        self.jobs = 0
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None

    # ---- beginning and end ----

    def migrate(self) -> None:
        """Bring the schema to its newest form."""
        if self.form() == NEWEST_FORM:
            return
        import alembic.command  # it takes longer to load than all the rest, and is hardly ever needed
        import alembic.config

        config = alembic.config.Config()
        config.set_main_option("script_location", str(files(__package__) / "migrations"))
        with self.engine.connect() as connection:
            _begin_migration(connection, self.is_postgres)
            config.attributes["connection"] = connection
            try:
                alembic.command.upgrade(config, "head")
                connection.commit()
            finally:
                connection.invalidate()  # whatever was set for the migration ends with it

    def form(self) -> str | None:
        """The last migration that was made here."""
        try:
            with self.engine.connect() as connection:
                form: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
                return form
        except (OperationalError, ProgrammingError):  # no such table, or no database: that is seen soon enough
            return None

    def start(self) -> None:
        """Begin to write."""
        self._writer = threading.Thread(target=self._write_all, name="database", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer is not None:
            self._queue.put(None)
            self._writer.join(timeout=30)
        self.engine.dispose()

    # ---- reading and writing ----

    async def read(self, query: Query) -> Any:
        """Run a query in a thread of its own, on a connection of its own."""
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Query) -> Any:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise DatabaseFailed(str(error)) from error

    async def write(self, job: Job, notice: str = "") -> None:
        """Have a job committed; raises Conflict or DatabaseFailed when it was not.

        A notice goes to the other workers at the very moment of the commit.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Waiting(job, notice, loop, done))
        # Whoever gives up waiting must not undo what is being written.
        await asyncio.shield(done)

    def _write_all(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            last = False
            while len(group) < LARGEST_GROUP and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    last = True
                    break
                group.append(waiting)
            self._write_group(group)
            if last:
                return

    def _write_group(self, group: list[_Waiting]) -> None:
        """All in one transaction; when one of them cannot be written, each in its own."""
        error = self._commit(group)
        if error is None:
            _answer(group, None)
        elif len(group) == 1:
            _answer(group, error)
        else:
            for waiting in group:
                _answer([waiting], self._commit([waiting]))

    def _commit(self, group: Sequence[_Waiting]) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                _carry_out_all(connection, [waiting.job for waiting in group])
                notices = [{"channel": CHANNEL, "payload": waiting.notice} for waiting in group if waiting.notice]
                if notices and self.is_postgres:
                    connection.execute(_NOTIFY, notices)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:
            LOG.exception("the database refused a group of %d", len(group))
            return DatabaseFailed(str(error))
        self.groups += 1
        self.jobs += len(group)
        return None


def _begin_migration(connection: Connection, is_postgres: bool) -> None:
    """One transaction for all of it. SQLite changes a table by making another one: rows may refer to none for a while,
    which it must be told before the transaction begins, and its driver begins none for changes of the schema.
    """
    if is_postgres:  # several machines may start at once: one of them migrates
        connection.execute(text("SELECT pg_advisory_xact_lock(4815162342)"))
    else:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


def _carry_out_all(connection: Connection, jobs: Sequence[Job]) -> None:
    """All jobs of a group; the rows for one statement, of however many jobs, in one go."""
    together: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
    for job in jobs:
        if isinstance(job, tuple):
            for statement, rows in job:
                together.setdefault(id(statement), (statement, []))[1].extend(rows)
        else:
            job(connection)
    carry_out(connection, tuple(together.values()))


def carry_out(connection: Connection, rows: Rows) -> None:
    """Statements with their rows, one after another."""
    for statement, some in rows:
        connection.execute(statement, some)


def and_then(rows: Rows, job: Callable[[Connection], None]) -> Job:
    """Rows, and what follows once they are there."""

    def both(connection: Connection) -> None:
        carry_out(connection, rows)
        job(connection)

    return both


def _answer(group: Sequence[_Waiting], error: Exception | None) -> None:
    """Tell the callers, in their own event loop."""
    for loop in {waiting.loop for waiting in group}:
        mine = [waiting.done for waiting in group if waiting.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, mine, error)
        except RuntimeError:  # the loop is closed: nobody waits any more
            LOG.debug("nobody waits for a commit")


def _settle(futures: list[asyncio.Future[None]], error: Exception | None) -> None:
    for future in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log; every commit on the disk before it counts; no row without its game."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
