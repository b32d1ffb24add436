"""Who has agreed that a game counts for their rating: by sitting down at a table that is rated, or when asked.

It can be changed until somebody has played, and only by consent of all who sit there.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update

from .database import Database
from .schema import ACTIONS, AGREEMENTS, GAMES, HOLDERS, SEATS


def has_begun(connection: Connection, game: str) -> bool:
    """Whether a seat has played at that table, taken back or not."""
    played = select(ACTIONS.c.ply).where(ACTIONS.c.game == game, ACTIONS.c.actor >= 0).limit(1)
    return connection.execute(played).first() is not None


def agree(connection: Connection, game: str, holders: Iterable[tuple[str, int]]) -> None:
    """These people, at these seats, agree where the table is rated; whoever comes later has no part in it."""
    rows = [{"game": game, "seat": seat, "person": person} for person, seat in holders]
    is_rated = connection.execute(select(GAMES.c.rated).where(GAMES.c.id == game)).scalar()
    if rows and is_rated and not has_begun(connection, game):
        connection.execute(insert(AGREEMENTS), rows)


def withdraw(connection: Connection, game: str, seat: int) -> None:
    """Whoever sat there has no part in it any more."""
    connection.execute(delete(AGREEMENTS).where(AGREEMENTS.c.game == game, AGREEMENTS.c.seat == seat))


async def set_rated(database: Database, game: str, rated: bool, consents: Iterable[int], notice: str) -> bool:
    """The table is rated from now on, or is not; False where somebody has played, or sits there and was not asked."""
    done = False
    agreed = set(consents)

    def job(connection: Connection) -> None:
        nonlocal done
        done = False
        connection.execute(select(GAMES.c.id).where(GAMES.c.id == game).with_for_update())
        sits = select(SEATS.c.seat).where(SEATS.c.game == game, SEATS.c.kind == "person")
        if has_begun(connection, game) or not set(connection.execute(sits).scalars()) <= agreed:
            return
        connection.execute(update(GAMES).where(GAMES.c.id == game).values(rated=rated, offer=None))
        connection.execute(delete(AGREEMENTS).where(AGREEMENTS.c.game == game))
        held = select(HOLDERS.c.person, HOLDERS.c.seat).where(HOLDERS.c.game == game)
        agree(connection, game, [(person, seat) for person, seat in connection.execute(held)])
        done = True

    await database.write(job, notice)
    return done
