"""Backups: the whole database in one SQLite file, taken while the server plays on, and put back anywhere."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.exc import DatabaseError

from ...engine.errors import NavarchError
from .database import NEWEST_FORM, Database
from .schema import GAMES, METADATA

ROWS_AT_ONCE = 1_000

Copied = dict[str, int]  # table of the schema -> rows


class BadBackup(NavarchError):
    """A backup cannot be taken or put back: what to do instead."""


def back_up(database: Database, file: Path) -> Copied:
    """Copy everything as it is at one moment; nobody who plays has to wait."""
    if database.form() != NEWEST_FORM:
        raise BadBackup("the database is not of this version: start the server once, which brings it up to date")
    if file.exists():
        raise BadBackup(f"{file} is there already: name another file")
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    copy = Database(f"sqlite:///{unfinished}")
    try:
        copy.migrate()
        with _one_moment(database) as source, copy.engine.begin() as target:
            copied = _copy(source, target)
        with copy.engine.connect() as connection:
            connection.execute(text("PRAGMA journal_mode=DELETE"))  # one file, and none beside it
    except BaseException:
        copy.engine.dispose()
        unfinished.unlink(missing_ok=True)
        raise
    copy.engine.dispose()
    unfinished.rename(file)
    return copied


def _one_moment(database: Database) -> Connection:
    """A connection whose reads all see the same moment."""
    connection = database.engine.connect()
    if database.is_postgres:
        return connection.execution_options(isolation_level="REPEATABLE READ")
    # The driver begins no transaction for reading; one that is begun sees the database as it was at its first read.
    connection.exec_driver_sql("BEGIN")
    return connection


def restore(file: Path, database: Database) -> Copied:
    """Put a backup into an empty database, of either kind."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file}")
    with tempfile.TemporaryDirectory(prefix="navarch-restore-") as folder:
        mine = Path(folder) / "backup.sqlite"  # it may have to be brought up to date, and the backup stays as it is
        shutil.copyfile(file, mine)
        backup = Database(f"sqlite:///{mine}")
        try:
            _check_form(backup, file)
            backup.migrate()
            database.migrate()
            with backup.engine.connect() as source, database.engine.begin() as target:
                if target.execute(select(func.count()).select_from(GAMES)).scalar():
                    raise BadBackup("there are games in that database: a backup is put into an empty one")
                return _copy(source, target)
        finally:
            backup.engine.dispose()


def _check_form(backup: Database, file: Path) -> None:
    try:
        form = backup.form()
    except DatabaseError:  # not even a database
        form = None
    if form is None:
        raise BadBackup(f"{file} is no backup")


def _copy(source: Connection, target: Connection) -> Copied:
    copied: Copied = {}
    for table in METADATA.sorted_tables:
        copied[table.name] = 0
        bit_by_bit = source.execute(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
        for rows in bit_by_bit.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
            copied[table.name] += len(rows)
    return copied
