"""The reviews of finished games, as they are kept: asked for, under way, done, or failed."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from ..clock import CLOCK
from .database import Conflict, Database
from .schema import REVIEWS

KeptState = Literal["open", "done", "failed"]
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(4815162344)")  # else two who ask might not see each other


class KeptReview(NamedTuple):
    """How far a review has come, and all that it says once it is done."""

    state: KeptState
    progress: float
    data: bytes | None


class KeptReviews:
    """All that are kept, one of a game."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ask(self, game: str, person: str, most: int) -> str:
        """Somebody wants a review, which is begun at most once: why not now, or nothing where all is well.

        Everybody may wait for one, and all together for so many; those whom no browser knows count as one.
        """
        refused = ""

        def job(connection: Connection) -> None:
            nonlocal refused
            if self.database.is_postgres:
                connection.execute(ONE_AT_A_TIME)
            kept = connection.execute(select(REVIEWS.c.state).where(REVIEWS.c.game == game)).scalar()
            refused = _refusal(connection, person, most) if kept in (None, "failed") else ""
            if kept in (None, "failed") and not refused:
                connection.execute(delete(REVIEWS).where(REVIEWS.c.game == game))
                row = {"game": game, "state": "open", "progress": 0.0, "asked": CLOCK.now(), "person": person}
                connection.execute(insert(REVIEWS), row)

        try:
            await self.database.write(job)
        except Conflict:  # the table was deleted meanwhile
            return "no-table"
        return refused

    async def of(self, game: str) -> KeptReview | None:
        """The review of a game; None where nobody has asked for it."""
        wanted = select(REVIEWS.c.state, REVIEWS.c.progress, REVIEWS.c.data).where(REVIEWS.c.game == game)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return KeptReview(row.state, row.progress, row.data and bytes(row.data)) if row is not None else None

    async def open(self) -> list[str]:
        """The games whose review is not done, the longest waiting first."""
        wanted = select(REVIEWS.c.game).where(REVIEWS.c.state == "open").order_by(REVIEWS.c.asked, REVIEWS.c.game)
        found = await self.database.read(lambda connection: connection.execute(wanted).scalars().all())
        return list(found)

    async def tell(self, game: str, progress: float) -> None:
        """It has come so far."""
        await self._change(game, progress=progress)

    async def keep(self, game: str, data: bytes) -> None:
        """It is done; who asked for it is nobody's business any more."""
        await self._change(game, state="done", progress=1.0, person="", data=data)

    async def fail(self, game: str) -> None:
        """It cannot be made; whoever asks again has it tried anew."""
        await self._change(game, state="failed", person="")

    async def _change(self, game: str, **values: Any) -> None:
        """Of one that is not done; nothing where the table was deleted meanwhile."""
        change = update(REVIEWS).where(REVIEWS.c.game == game, REVIEWS.c.state == "open").values(**values)

        def job(connection: Connection) -> None:
            connection.execute(change)

        await self.database.write(job)


def _refusal(connection: Connection, person: str, most: int) -> str:
    everybody = select(func.count()).select_from(REVIEWS).where(REVIEWS.c.state == "open")
    if connection.execute(everybody.where(REVIEWS.c.person == person)).scalar_one():
        return "one-review"
    return "busy" if connection.execute(everybody).scalar_one() >= most else ""
