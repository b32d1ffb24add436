"""`navarch admin`: backup, restore, check, export, deletion, bans, for whoever runs a server."""

from __future__ import annotations

import argparse
import os
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..engine.errors import NavarchError
from .common import need, print_json, wants_json

if TYPE_CHECKING:
    from ..server.storage.bans import Ban
    from ..server.storage.database import Database

DAY = 24 * 3600


def run(args: argparse.Namespace) -> int:
    """One task on one database."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from ..server.settings import default_database, read_settings
        from ..server.storage.database import Database
    except ModuleNotFoundError as error:
        raise need("server", error) from error
    said = {"database": args.database} if args.database else {}
    settings = read_settings(args.settings or os.environ.get("NAVARCH_CONFIG"), os.environ, said)
    try:
        database = Database(settings.database or default_database())
    except (ValueError, SQLAlchemyError) as error:
        raise NavarchError(f"the database cannot be used: {error}") from error
    try:
        if args.task != "restore":
            _look_whether_it_is_there(database)
        return _do(args, database)
    except SQLAlchemyError as error:
        raise NavarchError(f"the database cannot be used: {error}") from error
    finally:
        database.engine.dispose()


def _look_whether_it_is_there(database: Database) -> None:
    from ..server.storage.database import NEWEST_FORM

    file = database.url.database
    if not database.is_postgres and file and not Path(file).is_file():
        raise NavarchError(f"there is no database {file}")
    if database.form() != NEWEST_FORM:
        raise NavarchError("the database is not of this version: start the server once, which brings it up to date")


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
            written, trouble = upkeep.export(database, Path(args.folder))
            _tell(args, {"tables": written, "folder": args.folder, "trouble": trouble})
            return 1 if trouble else 0
        case "seal":
            return _tell(args, {"tables": upkeep.seal_all(database)})
        case "delete":
            return _deleted(args, upkeep.delete_tables(database, args.tables), len(args.tables))
        case "delete-remark":
            return _deleted(args, [args.table] * upkeep.delete_remark(database, args.table, args.number), 1)
        case "moderator":
            return _moderator(args, database)
        case "people" | "ban" | "mute" | "pardon" | "bans":
            return _bans(args, database)
        case _:
            found = upkeep.abandoned(database, time.time() - args.days * DAY)
            return _deleted(args, found if args.dry_run else upkeep.delete_tables(database, found), len(found))


def _bans(args: argparse.Namespace, database: Database) -> int:
    from ..server.storage import bans

    match args.task:
        case "people":
            return _tell(args, {"people": bans.people_at(database, args.table)})
        case "pardon":
            return 0 if bans.pardon(database, args.who) else 1
        case "bans":
            with database.engine.connect() as connection:
                return _tell(args, {"bans": [_told(ban) for ban in bans.read_bans(connection)]})
        case _:
            return _tell(args, _told(bans.ban(database, args.who, args.task, args.days, args.reason)))


def _moderator(args: argparse.Namespace, database: Database) -> int:
    from ..server.people.reports import name_moderator
    from ..server.storage.bans import person_meant

    person = person_meant(database, args.person)
    name_moderator(database, person, no_more=args.no_more)
    return _tell(args, {"person": person, "moderator": not args.no_more})


def _told(ban: Ban) -> dict[str, Any]:
    until = datetime.fromtimestamp(ban.until, UTC).isoformat(timespec="minutes") if ban.until is not None else None
    return {"who": ban.who, "what": ban.what, "until": until, "reason": ban.reason}


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
