"""All that is kept of a person, for that person."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Table, select

from ...engine.record import Entry
from ..storage.games import DAMAGED, read_games
from ..storage.matches import game_of, kept_record
from ..storage.schema import (
    ACTIONS,
    ADDRESSES,
    CHANNELS,
    CHATS,
    GAMES,
    HOLDERS,
    HOLIDAYS,
    INVITATIONS,
    PASSKEYS,
    PEOPLE,
    RATINGS,
    REPORTS,
    RESULTS,
    REVIEWS,
    SHUNS,
    WISHES,
)
from ..storage.vault import Vault

LOG = logging.getLogger("navarch.export")
_CHANNELS = select(CHANNELS).order_by(CHANNELS.c.created, CHANNELS.c.id)


def export(connection: Connection, person: str, vault: Vault) -> dict[str, Any] | None:
    """Name, tables, remarks; the records of finished games, in which nothing is secret any more. None of nobody."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).mappings().first()
    if row is None:
        return None
    tables = sorted(set(connection.execute(select(HOLDERS.c.game).where(HOLDERS.c.person == person)).scalars()))
    address = connection.execute(select(ADDRESSES.c.address).where(ADDRESSES.c.person == person)).scalar()
    told = {"name": row["name"], "language": row["language"], "created": row["created"], "address": address}
    away = select(HOLIDAYS.c.start, HOLIDAYS.c.until).where(HOLIDAYS.c.person == person).order_by(HOLIDAYS.c.start)
    told["holidays"] = [dict(row) for row in connection.execute(away).mappings()]
    told["handle"] = row["handle"]
    told["ratings"] = _rows(connection, RATINGS, (RATINGS.c.who == person) & ~RATINGS.c.is_bot)
    told["results"] = _rows(connection, RESULTS, RESULTS.c.person == person)
    keys = select(PASSKEYS.c.name, PASSKEYS.c.created).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created)
    told["passkeys"] = [dict(row) for row in connection.execute(keys).mappings()]
    theirs = connection.execute(_CHANNELS.where(CHANNELS.c.person == person))
    told["notices"] = [_channel(row, vault) for row in theirs]
    told["findable"] = row["findable"]
    played = [_whole_table(connection, table, person, vault) for table in tables]
    return {"person": told, "tables": played, **_others(connection, person, tables)}


def _others(connection: Connection, person: str, tables: list[str]) -> dict[str, Any]:
    """What somebody has to do with others: whom they do not hear, reports, wishes, invitations, remarks elsewhere."""
    shunned = select(SHUNS.c.what, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == SHUNS.c.other)
    reports = select(REPORTS.c.kind, REPORTS.c.game, REPORTS.c.said, REPORTS.c.reason).order_by(REPORTS.c.at)
    wishes = select(WISHES.c.game, WISHES.c.players, WISHES.c.pace, WISHES.c.language, WISHES.c.rated, WISHES.c.at)
    invited = select(INVITATIONS.c.game, INVITATIONS.c.at, INVITATIONS.c.state)
    said = select(CHATS.c.game, CHATS.c.room, CHATS.c.text, CHATS.c.said).order_by(CHATS.c.said)
    wanted = {
        "shunned": shunned.where(SHUNS.c.person == person),
        "reports": reports.where(REPORTS.c.by == person),
        "wishes": wishes.where(WISHES.c.person == person),
        "invitations": invited.where(INVITATIONS.c.person == person),
        "remarks": said.where(CHATS.c.person == person, CHATS.c.game.not_in(tables)),
    }
    return {name: [dict(one) for one in connection.execute(rows).mappings()] for name, rows in wanted.items()}


def _channel(row: Row[tuple[object, ...]], vault: Vault) -> dict[str, Any]:
    """Where notices go; the keys that a browser has given for them are its own."""
    target = msgspec.json.decode(vault.open(row.target, row.id))
    shown = {name: target[name] for name in ("url", "format", "endpoint") if name in target}
    return {"kind": row.kind, "wants": row.wants.split(), "off": row.off, "created": row.created, "target": shown}


def _rows(connection: Connection, table: Table, mine: ColumnElement[bool]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(table).where(mine)).mappings()]


def _whole_table(connection: Connection, table: str, person: str, vault: Vault) -> dict[str, Any]:
    """A table; of one that is damaged no more than that."""
    try:
        return _table(connection, table, person, vault)
    except DAMAGED:
        LOG.exception("table %s cannot be read", table)
        return {"table": table, "damaged": True}


def _table(connection: Connection, table: str, person: str, vault: Vault) -> dict[str, Any]:
    kept = read_games(connection, GAMES.c.id == table, vault)[0]
    mine = sorted(seat for holder, seat in kept.holders if holder == person)
    said = select(CHATS.c.room, CHATS.c.text, CHATS.c.said).where(CHATS.c.game == table, CHATS.c.person == person)
    seats = game_of(kept).nouns["seat"]
    told = {
        "table": table,
        "game": kept.game,
        "options": kept.options,
        "seats": [seats[seat] for seat in mine],
        "created": kept.created,
        "updated": kept.updated,
        "result": kept.summary.result,
        "remarks": [dict(row) for row in connection.execute(said.order_by(CHATS.c.number)).mappings()],
        "record": None,
        "review": None,
    }
    if kept.summary.over:
        told["record"] = _record(connection, table, kept)
        review = connection.execute(select(REVIEWS.c.data).where(REVIEWS.c.game == table)).scalar()
        told["review"] = msgspec.json.decode(review) if review is not None else None
    return told


def _record(connection: Connection, table: str, kept: Any) -> dict[str, Any]:
    rows = connection.execute(
        select(ACTIONS.c.actor, ACTIONS.c.text).where(ACTIONS.c.game == table).order_by(ACTIONS.c.ply)
    )
    record = kept_record(game_of(kept), kept, [Entry(actor, text) for actor, text in rows])
    record.secret, record.result = kept.secret, kept.summary.result
    return record.to_json()
