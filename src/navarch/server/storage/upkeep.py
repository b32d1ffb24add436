"""What whoever runs a server may do to the tables: look, check, write out, delete."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from ...engine.record import Entry
from .database import Database
from .games import read_games
from .house import VAULT
from .kept import KeptGame
from .matches import Halt, game_of, kept_record, load_match
from .remarks import remove_remark
from .schema import (
    ACTIONS,
    AGREEMENTS,
    CHANNELS,
    CHATS,
    CHRONICLES,
    CLOCKS,
    GAMES,
    HOLDERS,
    HOUSE,
    INVITATIONS,
    OUTBOX,
    RESULTS,
    REVIEWS,
    SEATS,
    SNAPSHOTS,
)
from .vault import Vault

AT_ONCE = 100
OF_A_GAME = (
    INVITATIONS, AGREEMENTS, RESULTS, OUTBOX, CLOCKS, SNAPSHOTS, CHRONICLES, REVIEWS, CHATS, ACTIONS, HOLDERS, SEATS,
)  # fmt: skip


class Checked(NamedTuple):
    """How one game came out of the database."""

    table: str
    game: str
    ply: int
    digest: str  # of its last position; empty when it cannot be read
    trouble: str


class Exported(NamedTuple):
    """How many tables were written, and what is wrong with the others."""

    tables: int
    trouble: dict[str, str]


def check(database: Database) -> Iterator[Checked]:
    """Replay every game, dice and all."""
    with database.engine.connect() as connection:
        for table in connection.execute(select(GAMES.c.id).order_by(GAMES.c.id)).scalars().all():
            yield _checked(connection, table, database.vault)


def _checked(connection: Connection, table: str, vault: Vault) -> Checked:
    try:
        kept = read_games(connection, GAMES.c.id == table, vault)[0]
        match, halt = load_match(game_of(kept), kept, _entries(connection, table), None)
    except Exception as error:  # a damaged row is one table's trouble
        return Checked(table, "", 0, "", f"{type(error).__name__}: {error}")
    return Checked(table, kept.game, match.ply, match.state.digest(), _halted(halt))


def _halted(halt: Halt | None) -> str:
    return "" if halt is None else f"its rules have changed: {', '.join(halt.rules)}"


def _entries(connection: Connection, table: str) -> list[Entry]:
    rows = connection.execute(
        select(ACTIONS.c.actor, ACTIONS.c.text).where(ACTIONS.c.game == table).order_by(ACTIONS.c.ply)
    )
    return [Entry(actor, said) for actor, said in rows]


def digest_of(checked: list[Checked]) -> str:
    """One digest of all games: equal when each of them is."""
    lines = [f"{one.table} {one.ply} {one.digest}\n" for one in checked]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def export(database: Database, folder: Path) -> Exported:
    """Every table as a JSON file: its record, who sat there, what was said, and the review of its game."""
    folder.mkdir(parents=True, exist_ok=True)
    trouble: dict[str, str] = {}
    with database.engine.connect() as connection:
        tables = connection.execute(select(GAMES.c.id)).scalars().all()
        for table in tables:
            try:
                kept = read_games(connection, GAMES.c.id == table, database.vault)[0]
                text = json.dumps(_exported(connection, kept), ensure_ascii=False, indent=1)
            except Exception as error:  # a damaged row is one table's trouble
                trouble[table] = f"{type(error).__name__}: {error}"
                continue
            (folder / f"{kept.game}-{table}.json").write_text(text + "\n", encoding="utf-8")
    return Exported(len(tables) - len(trouble), trouble)


def _exported(connection: Connection, kept: KeptGame) -> dict[str, Any]:
    """Secrets of links and browsers stay here; that of the dice goes out once the game is over."""
    record = kept_record(game_of(kept), kept, _entries(connection, kept.id))
    record.secret = kept.secret if kept.summary.over else ""
    said = connection.execute(select(CHATS).where(CHATS.c.game == kept.id).order_by(CHATS.c.number)).mappings()
    review = connection.execute(select(REVIEWS.c.data).where(REVIEWS.c.game == kept.id)).scalar()
    return {
        "table": kept.id,
        "created": kept.created,
        "updated": kept.updated,
        "over": kept.summary.over,
        "result": kept.summary.result,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in kept.seats],
        "record": record.to_json(),
        "remarks": [{key: row[key] for key in ("number", "room", "seat", "name", "text", "said")} for row in said],
        "review": json.loads(review) if review is not None else None,
    }


def delete_tables(database: Database, tables: list[str]) -> list[str]:
    """Delete tables with all that belongs to them, a few at a time, for others write too; those that were there."""
    deleted: list[str] = []
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        with database.engine.begin() as connection:
            there = connection.execute(select(GAMES.c.id).where(GAMES.c.id.in_(some))).scalars().all()
            _delete_games(connection, there)
        deleted += there
    return sorted(deleted)


def _delete_games(connection: Connection, games: Sequence[str]) -> None:
    for part in OF_A_GAME:
        connection.execute(delete(part).where(part.c.game.in_(games)))
    connection.execute(delete(GAMES).where(GAMES.c.id.in_(games)))


async def close_table(database: Database, table: str, notice: str) -> bool:
    """Delete a table at which nobody has played; False where somebody has."""
    closed = False

    def job(connection: Connection) -> None:
        nonlocal closed
        closed = False
        connection.execute(select(GAMES.c.id).where(GAMES.c.id == table).with_for_update())
        played = select(ACTIONS.c.ply).where(ACTIONS.c.game == table, ACTIONS.c.actor >= 0).limit(1)
        if connection.execute(played).first() is None:
            _delete_games(connection, [table])
            closed = True

    await database.write(job, notice)
    return closed


async def delete_if_alone(database: Database, table: str, person: str, notice: str) -> bool:
    """Delete a table at which nobody else holds a seat; False where somebody does."""
    deleted = False
    others = select(HOLDERS.c.person).where(HOLDERS.c.game == table, HOLDERS.c.person != person).limit(1)

    def job(connection: Connection) -> None:
        nonlocal deleted
        connection.execute(select(GAMES.c.id).where(GAMES.c.id == table).with_for_update())
        deleted = connection.execute(others).first() is None
        if deleted:
            _delete_games(connection, [table])

    await database.write(job, notice)
    return deleted


def abandoned(database: Database, quiet_since: float) -> list[str]:
    """Games that were never finished and have not been touched since."""
    quiet = ~GAMES.c.over & (GAMES.c.updated <= quiet_since)
    with database.engine.connect() as connection:
        return list(connection.execute(select(GAMES.c.id).where(quiet).order_by(GAMES.c.updated)).scalars())


def delete_remark(database: Database, table: str, number: int) -> bool:
    """Delete something that was said; whether it was there."""
    with database.engine.begin() as connection:
        return remove_remark(connection, table, number)


def seal_all(database: Database) -> int:
    """Seal every secret with the first key of the environment, also those sealed with another; how many games."""
    vault = database.vault
    with database.engine.begin() as connection:
        for row in connection.execute(select(GAMES.c.id, GAMES.c.secret)).all():
            sealed = vault.seal(vault.open(row.secret, row.id), row.id)
            connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(secret=sealed))
        for seat in connection.execute(select(SEATS.c.game, SEATS.c.seat, SEATS.c.secret)).all():
            sealed = vault.seal(vault.open(seat.secret, seat.game), seat.game)
            here = (SEATS.c.game == seat.game) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(secret=sealed))
        _seal_notices(connection, vault)
        return connection.execute(select(func.count()).select_from(GAMES)).scalar_one()


def _seal_notices(connection: Connection, vault: Vault) -> None:
    """Where notices go, and the key by which push services know the server."""
    for row in connection.execute(select(CHANNELS.c.id, CHANNELS.c.target)).all():
        sealed = vault.seal(vault.open(row.target, row.id), row.id)
        connection.execute(update(CHANNELS).where(CHANNELS.c.id == row.id).values(target=sealed))
    key = connection.execute(select(HOUSE.c.push_key)).scalar()
    if key:
        connection.execute(update(HOUSE).values(push_key=vault.seal(vault.open(key, VAULT), VAULT)))
