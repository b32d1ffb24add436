"""`navarch admin`: backup, restore, check, export, deletion, for whoever runs a server."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import NavarchError
from .common import need, print_json, wants_json

if TYPE_CHECKING:
    from ..server.storage.database import Database

DAY = 24 * 3600


def run(args: argparse.Namespace) -> int:
    """One task on one database."""
    try:
        from ..server.settings import default_database
        from ..server.storage.database import Database, DatabaseFailed
    except ModuleNotFoundError as error:
        raise need("server", error) from error
    try:
        database = Database(args.database or default_database())
    except Exception as error:
        raise NavarchError(f"the database {args.database!r} cannot be used: {error}") from error
    try:
        return _do(args, database)
    except DatabaseFailed as error:
        raise NavarchError(f"the database cannot be used: {error}") from error
    finally:
        database.engine.dispose()


def _do(args: argparse.Namespace, database: Database) -> int:
    from ..server.storage import backup, upkeep

    match args.task:
        case "backup":
            return _tell(args, {"file": args.file, "rows": backup.back_up(database, Path(args.file))})
        case "restore":
            return _tell(args, {"rows": backup.restore(Path(args.file), database)})
        case "check":
            return _check(args, list(upkeep.check(database)))
        case "export":
            return _tell(args, {"tables": upkeep.export(database, Path(args.folder)), "folder": args.folder})
        case "seal":
            return _tell(args, {"tables": upkeep.seal_all(database)})
        case "delete":
            return _deleted(args, upkeep.delete_tables(database, args.tables), len(args.tables))
        case "delete-remark":
            return _deleted(args, [args.table] * upkeep.delete_remark(database, args.table, args.number), 1)
        case _:
            found = upkeep.abandoned(database, time.time() - args.days * DAY)
            return _deleted(args, found if args.dry_run else upkeep.delete_tables(database, found), len(found))


def _check(args: argparse.Namespace, checked: list[Any]) -> int:
    from ..server.storage.upkeep import digest_of

    bad = [one for one in checked if one.trouble]
    found = {"games": len(checked), "digest": digest_of(checked), "trouble": {one.table: one.trouble for one in bad}}
    _tell(args, found)
    return 1 if bad else 0


def _deleted(args: argparse.Namespace, tables: list[str], wanted: int) -> int:
    _tell(args, {"tables": tables})
    return 0 if len(tables) == wanted else 1


def _tell(args: argparse.Namespace, found: dict[str, Any]) -> int:
    if wants_json(args):
        print_json(found)
    else:
        for name, value in found.items():
            print(f"{name}: {value}")
    return 0
