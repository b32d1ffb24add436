"""Public tables with a seat to take, as somebody looks for them."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, func, select

from .database import Database
from .games import read_whole_games
from .kept import KeptGame
from .schema import GAMES, HOLDERS, INVITATIONS, SEATS
from .shuns import apart_from

TABLES_OFFERED = 30  # in the lobby
OF_ONE_HOST = 3  # of those, so that nobody fills it
STANDARD = "standard"  # options: all as usual


class Wanted(NamedTuple):
    """What somebody looks for; empty: any."""

    game: str = ""
    players: int = 0
    pace: str = ""  # live, days, or none: without clocks
    language: str = ""
    options: str = ""  # standard, or name=value of one that is not as usual
    person: str = ""  # who looks: of those whom they have blocked, and the other way round, nothing is shown


def variant_of(options: dict[str, Any], usual: dict[str, Any]) -> str:
    """The options that are not as usual, in one text in which each can be found."""
    unusual = [f"{name}={told(value)}" for name, value in sorted(options.items()) if value != usual.get(name)]
    return f",{','.join(unusual)}," if unusual else ""


def told(value: object) -> str:
    """The value of an option, as it is asked for."""
    return str(value).lower() if isinstance(value, bool) else str(value)


async def open_tables(database: Database, wanted: Wanted, since: float) -> list[KeptGame]:
    """Public tables with a seat for somebody else that were touched since, newest first, a few of each host."""
    kept_free = (INVITATIONS.c.game == SEATS.c.game) & (INVITATIONS.c.seat == SEATS.c.seat)
    held = select(INVITATIONS.c.game).where(kept_free, INVITATIONS.c.state == "open").exists()
    is_open = select(SEATS.c.game).where(SEATS.c.game == GAMES.c.id, SEATS.c.kind == "open", ~held).exists()
    which = GAMES.c.public & ~GAMES.c.over & (GAMES.c.updated > since) & is_open
    for condition in _conditions(wanted):
        which = which & condition
    newest = func.row_number().over(partition_by=GAMES.c.host, order_by=GAMES.c.updated.desc())
    ranked = select(GAMES.c.id, newest.label("rank")).where(which).subquery()
    few = GAMES.c.id.in_(select(ranked.c.id).where(ranked.c.rank <= OF_ONE_HOST))
    found: list[KeptGame] = await database.read(
        lambda connection: read_whole_games(connection, few, database.vault, TABLES_OFFERED)
    )
    return found


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.game:
        found.append(GAMES.c.game == wanted.game)
    if wanted.players:
        found.append(GAMES.c.players == wanted.players)
    if wanted.language:
        found.append(GAMES.c.language == wanted.language)
    kind = GAMES.c.pace["kind"].as_string()
    if wanted.pace:
        found.append(kind.is_(None) if wanted.pace == "none" else kind == wanted.pace)
    if wanted.options == STANDARD:
        found.append(GAMES.c.variant == "")
    elif wanted.options:
        found.append(GAMES.c.variant.contains(f",{wanted.options},", autoescape=True))
    if wanted.person:
        apart = apart_from(wanted.person)
        sits = select(HOLDERS.c.game).where(HOLDERS.c.game == GAMES.c.id, HOLDERS.c.person.in_(apart)).exists()
        found += [GAMES.c.host.not_in(apart), ~sits]
    return found
