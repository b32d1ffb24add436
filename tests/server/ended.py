"""Games at the moment of their end, written into a database as the server writes them."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from navarch.server.clock import CLOCK
from navarch.server.people.results import LEAST_DECISIONS, note_end
from navarch.server.storage.database import Database
from navarch.server.storage.schema import (
    ACTIONS,
    AGREEMENTS,
    BROWSERS,
    GAMES,
    HOLDERS,
    PEOPLE,
    RATINGS,
    RESULTS,
    SEATS,
)

NUMBERS = itertools.count(1)
BY_THE_RULES = {"reason": "most-points", "rule": "W.3"}


class Chair(NamedTuple):
    """Who sits there when the game ends."""

    person: str = ""
    bot: str = ""
    left: str = ""
    began: str | None = None  # who sat there at the first action; None: the same person
    level: int = 0


def a_database(url: str) -> Database:
    """An empty one."""
    database = Database(url)
    database.migrate()
    return database


def cookie_of(name: str) -> str:
    """By which somebody of that name comes."""
    return name.ljust(32, "-")


def add_people(connection: Connection, *names: str) -> None:
    """Somebody of each name, who is known by it."""
    known = set(connection.execute(select(PEOPLE.c.id)).scalars())
    for name in set(names) - known:
        connection.execute(insert(PEOPLE), {"id": name, "name": name.title(), "language": "en", "created": 0.0})
        digest = hashlib.sha256(cookie_of(name).encode()).hexdigest()
        connection.execute(insert(BROWSERS), {"browser": digest, "person": name})


def end_game(
    database: Database,
    chairs: Sequence[Chair],
    ranks: Sequence[int],
    *,
    rated: bool = True,
    decisions: int | None = None,
    entries: Sequence[tuple[int, str]] | None = None,
    ended_by: dict[str, str] = BY_THE_RULES,
    game: str = "neptun",
    public: bool = False,
    times: int = 1,
) -> str:
    """A game that has just ended so, and was noted so many times: its table."""
    table, players = f"table{next(NUMBERS)}", len(chairs)
    played = LEAST_DECISIONS * players if decisions is None else decisions
    written = entries if entries is not None else [(n % players, "do") for n in range(played)]
    row = {
        "id": table, "game": game, "version": "", "components": "", "correction": None, "players": players,
        "options": {}, "start": None, "secret": "", "host": chairs[0].person, "created": CLOCK.now(), "lots": None,
        "public": public, "updated": CLOCK.now(), "over": True, "ply": played, "to_act": 0, "rated": rated,
        "result": {"ranks": list(ranks), "scores": [0] * players, **ended_by}, "offer": None,
    }  # fmt: skip
    with database.engine.begin() as connection:
        add_people(connection, *(name for one in chairs for name in (one.person, one.began or "") if name))
        connection.execute(insert(GAMES), row)
        for seat, chair in enumerate(chairs):
            _add_chair(connection, table, seat, chair, rated)
        actions = [{"game": table, "ply": n, "actor": actor, "text": said} for n, (actor, said) in enumerate(written)]
        if actions:
            connection.execute(insert(ACTIONS), actions)
        for _ in range(times):
            note_end(connection, table)
    return table


def _add_chair(connection: Connection, table: str, seat: int, chair: Chair, rated: bool) -> None:
    kind = "bot" if chair.bot or chair.left else "person" if chair.person else "open"
    bot = {"bot": chair.bot or ("greedy" if chair.left else ""), "level": chair.level, "left": chair.left}
    name = chair.person.title() or chair.bot
    connection.execute(insert(SEATS), {"game": table, "seat": seat, "kind": kind, "name": name, "secret": "", **bot})
    if chair.person:
        connection.execute(insert(HOLDERS), {"game": table, "seat": seat, "person": chair.person})
    began = chair.person if chair.began is None else chair.began
    if began and rated:
        connection.execute(insert(AGREEMENTS), {"game": table, "seat": seat, "person": began})


def results_of(database: Database, table: str) -> list[dict[str, Any]]:
    """What was noted, in the order of the seats."""
    with database.engine.connect() as connection:
        rows = connection.execute(select(RESULTS).where(RESULTS.c.game == table).order_by(RESULTS.c.seat))
        return [dict(row) for row in rows.mappings()]


def counts_of(database: Database, table: str) -> str:
    """Whether it is rated, or why not."""
    (counts,) = {row["counts"] for row in results_of(database, table)}
    return str(counts)


def mu_of(database: Database, who: str, *, is_bot: bool = False) -> float | None:
    """What is believed of somebody; None where there is no rating."""
    with database.engine.connect() as connection:
        here = (RATINGS.c.who == who) & (RATINGS.c.is_bot == is_bot)
        return connection.execute(select(RATINGS.c.mu).where(here)).scalar()
