"""The clocks of the seats in the database: they are written with the actions, and found by when they are due."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from .database import Database, Rows, carry_out
from .kept import SeatClock
from .schema import CLOCKS, GAMES

AT_ONCE = 100

# Made once: SQLAlchemy then finds its compiled form by identity.
SET_CLOCK = (
    update(CLOCKS)
    .where(CLOCKS.c.game == bindparam("game_id"), CLOCKS.c.seat == bindparam("of_seat"))
    .values(
        left=bindparam("left"),
        since=bindparam("since"),
        due=bindparam("due"),
        state=bindparam("state"),
        turns=bindparam("turns"),
        prepaid=bindparam("prepaid"),
        stopped=bindparam("stopped"),
    )
)


class KeptClocks:
    """All clocks that are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def set(self, game: str, clocks: list[SeatClock], notice: str, notes: Rows = ()) -> None:
        """Clocks that were started or stopped without an action."""
        await self.database.write(((SET_CLOCK, clock_rows(game, clocks)), *notes), notice)

    async def swap(self, game: str, old: SeatClock, new: SeatClock, notice: str, notes: Rows = ()) -> bool:
        """A clock whose time has come; False where it is not as it was, because somebody else saw it or has played."""
        done = False

        def job(connection: Connection) -> None:
            nonlocal done
            here = (CLOCKS.c.game == game) & (CLOCKS.c.seat == old.seat)
            same = here & (CLOCKS.c.due == old.due) & (CLOCKS.c.state == old.state)
            row = msgspec.structs.asdict(new)
            del row["seat"]
            done = connection.execute(update(CLOCKS).where(same).values(row)).rowcount == 1
            if done:
                carry_out(connection, notes)

        await self.database.write(job, notice)
        return done

    async def set_paused(self, game: str, paused: bool, notice: str) -> None:
        """All clocks of a table stand still, or go on; what was offered is settled."""

        def job(connection: Connection) -> None:
            connection.execute(update(GAMES).where(GAMES.c.id == game).values(paused=paused, offer=None))

        await self.database.write(job, notice)

    async def due(self, now: float, but: Collection[str] = ()) -> list[str]:
        """The tables at which a clock's time has come, but these."""
        is_due = (CLOCKS.c.due <= now) & CLOCKS.c.game.not_in(but)
        wanted = select(CLOCKS.c.game).where(is_due).order_by(CLOCKS.c.due).limit(AT_ONCE)
        found = await self.database.read(lambda connection: connection.execute(wanted).scalars().all())
        return list(dict.fromkeys(found))


def clock_rows(game: str, clocks: list[SeatClock]) -> list[dict[str, Any]]:
    """As they are written anew."""
    rows = []
    for clock in clocks:
        row = msgspec.structs.asdict(clock)
        rows.append({"game_id": game, "of_seat": row.pop("seat"), **row})
    return rows


def read_clocks(connection: Connection, games: list[str]) -> dict[str, list[SeatClock]]:
    """The clocks of these games, in the order of the seats."""
    found: dict[str, list[SeatClock]] = {game: [] for game in games}
    for row in connection.execute(select(CLOCKS).where(CLOCKS.c.game.in_(games)).order_by(CLOCKS.c.seat)):
        turned = (row.turns, row.prepaid, row.stopped)
        found[row.game].append(SeatClock(row.seat, row.left, row.since, row.due, row.state, *turned))
    return found
