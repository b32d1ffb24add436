"""What was said at tables, in the database: by whom, and who does not want to hear it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from ..clock import CLOCK
from .database import Database
from .kept import Remark
from .schema import CHATS
from .shuns import shunned_at, unheard

_REMARKS = select(
    CHATS.c.room, CHATS.c.number, CHATS.c.seat, CHATS.c.name, CHATS.c.text, CHATS.c.person, CHATS.c.removed
)


class Remarks:
    """All remarks that are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game: str, remark: Remark, notice: str) -> None:
        """Add something said; its number is given here."""

        def job(connection: Connection) -> None:
            last = connection.execute(select(func.max(CHATS.c.number)).where(CHATS.c.game == game)).scalar()
            remark.number = 0 if last is None else last + 1
            connection.execute(insert(CHATS), {"game": game, "said": CLOCK.now(), **_row(remark)})

        await self.database.write(job, notice)

    async def before(self, game: str, number: int, rooms: Sequence[str], person: str, most: int) -> list[Remark]:
        """The last things said in these rooms before that number that this person wants to hear, oldest first."""
        here = (CHATS.c.game == game) & (CHATS.c.number < number) & CHATS.c.room.in_(rooms)
        if person:
            here = here & CHATS.c.person.not_in(shunned_at(game, person))
        statement = _REMARKS.where(here).order_by(CHATS.c.number.desc()).limit(most)
        found = await self.database.read(lambda connection: connection.execute(statement).all())
        return [Remark(*row) for row in reversed(found)]

    async def since(self, game: str, number: int) -> list[Remark]:
        """Everything said at a table after that number, with those who do not want to hear it."""
        return await self._told(game, CHATS.c.number > number)

    async def numbered(self, game: str, number: int) -> list[Remark]:
        """The remark with that number."""
        return await self._told(game, CHATS.c.number == number)

    async def _told(self, game: str, which: Any) -> list[Remark]:
        statement = _REMARKS.where(CHATS.c.game == game, which).order_by(CHATS.c.number)

        def query(connection: Connection) -> list[Remark]:
            found = [Remark(*row) for row in connection.execute(statement)]
            deaf = unheard(connection, game, (remark.person for remark in found)) if found else {}
            for remark in found:
                remark.unheard_by = deaf.get(remark.person, frozenset())
            return found

        told: list[Remark] = await self.database.read(query)
        return told

    async def last(self, game: str) -> int:
        """The number of the last thing said at a table; -1 where nobody has spoken."""
        statement = select(func.max(CHATS.c.number)).where(CHATS.c.game == game)
        last = await self.database.read(lambda connection: connection.execute(statement).scalar())
        return -1 if last is None else int(last)


def remove_remark(connection: Connection, game: str, number: int) -> bool:
    """What was said is there no more, but that something was; whether there was such a remark."""
    here = (CHATS.c.game == game) & (CHATS.c.number == number) & ~CHATS.c.removed
    return connection.execute(update(CHATS).where(here).values(text="", removed=True)).rowcount == 1


def unsay_all(connection: Connection, person: str) -> None:
    """Nothing is left of what somebody has said, but the numbers, which are never given twice."""
    gone = {"text": "", "name": "", "person": "", "removed": True}
    connection.execute(update(CHATS).where(CHATS.c.person == person).values(gone))


def _row(remark: Remark) -> dict[str, Any]:
    return {name: getattr(remark, name) for name in ("room", "number", "seat", "name", "text", "person", "removed")}
