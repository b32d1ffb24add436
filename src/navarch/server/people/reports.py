"""Reports, and what moderators do about them: all of it is kept."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.sql import and_

from ..clock import CLOCK
from ..storage.bans import put_ban
from ..storage.database import Conflict, Database
from ..storage.remarks import remove_remark
from ..storage.schema import CHATS, DEEDS, GAMES, HOLDERS, MODERATORS, PEOPLE, REPORTS, SEATS
from ..words.errors import Refused
from ..words.order import MakeReport, Measure

AT_ONCE = 100  # reports and deeds that are shown


class Decision(NamedTuple):
    """What a moderator does about a report."""

    what: Measure
    days: int | None
    note: str


class Decided(NamedTuple):
    """What it was about."""

    table: str
    number: int
    person: str


class Reports:
    """All that are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def is_moderator(self, person: str) -> bool:
        """Whether somebody was named one."""
        here = select(MODERATORS.c.person).where(MODERATORS.c.person == person)
        found = await self.database.read(lambda connection: connection.execute(here).first())
        return found is not None

    async def report(self, by: str, said: MakeReport, person: str) -> None:
        """Something that moderators shall see, as it is now; once by each."""

        def job(connection: Connection) -> None:
            about = _about(connection, said, person)
            row = {"id": secrets.token_hex(16), "by": by, "at": CLOCK.now(), "kind": said.kind, "game": said.table}
            connection.execute(insert(REPORTS), {**row, **about, "reason": said.reason, "state": "open"})

        refused = await self.database.read(lambda connection: _is_nothing(connection, said, person))
        if refused:
            raise Refused("nothing-to-report")
        try:
            await self.database.write(job)
        except Conflict:
            return  # they have said so before

    async def open(self) -> list[dict[str, Any]]:
        """Those about which nothing was done, the oldest first."""
        wanted = _with_names(REPORTS, REPORTS.c.by).where(REPORTS.c.state == "open")
        rows = await self.database.read(
            lambda connection: connection.execute(wanted.order_by(REPORTS.c.at).limit(AT_ONCE)).mappings().all()
        )
        return [dict(row) for row in rows]

    async def decide(self, moderator: str, report: str, decision: Decision) -> Decided:
        """Do something about a report; whoever comes second finds it done."""
        done: Decided | None = None

        def job(connection: Connection) -> None:
            nonlocal done
            done = None
            state = "dismissed" if decision.what == "dismiss" else "done"
            here = (REPORTS.c.id == report) & (REPORTS.c.state == "open")
            if connection.execute(update(REPORTS).where(here).values(state=state)).rowcount != 1:
                return
            row = connection.execute(select(REPORTS).where(REPORTS.c.id == report)).one()
            done = Decided(row.game, row.number, row.person)
            _carry_out(connection, done, decision)
            deed = {"id": secrets.token_hex(16), "at": CLOCK.now(), "moderator": moderator, "report": report}
            told = {"person": row.person, "game": row.game, **decision._asdict()}
            connection.execute(insert(DEEDS), {**deed, **told})

        await self.database.write(job)
        if done is None:
            raise Refused("no-report")
        return done

    async def deeds(self) -> list[dict[str, Any]]:
        """What moderators have done, the newest first."""
        wanted = _with_names(DEEDS, DEEDS.c.moderator, REPORTS.c.said, REPORTS.c.reason)
        wanted = wanted.order_by(DEEDS.c.at.desc()).limit(AT_ONCE)
        rows = await self.database.read(lambda connection: connection.execute(wanted).mappings().all())
        return [dict(row) for row in rows]


def _with_names(table: Any, doer: Any, *more: Any) -> Any:
    """The rows of a table, with the names of those who have done it and of those it is about."""
    by, about = PEOPLE.alias(), PEOPLE.alias()
    joined = table.outerjoin(by, by.c.id == doer).outerjoin(about, about.c.id == table.c.person)
    if more:
        joined = joined.outerjoin(REPORTS, REPORTS.c.id == table.c.report)
    return select(table, by.c.name.label("by_name"), about.c.name.label("person_name"), *more).select_from(joined)


def _is_nothing(connection: Connection, said: MakeReport, person: str) -> bool:
    """Whether there is no such remark, no such person at the table, or no such table."""
    if said.kind == "remark":
        here = select(CHATS.c.number).where(CHATS.c.game == said.table, CHATS.c.number == said.number, ~CHATS.c.removed)
    elif said.kind == "name":
        sits = and_(HOLDERS.c.game == said.table, HOLDERS.c.person == person)
        here = select(HOLDERS.c.seat).where(sits)
    else:
        here = select(GAMES.c.id).where(GAMES.c.id == said.table)
    return connection.execute(here).first() is None


def _about(connection: Connection, said: MakeReport, person: str) -> dict[str, Any]:
    """Whom a report is about, and what they have said or are called."""
    if said.kind == "remark":
        here = (CHATS.c.game == said.table) & (CHATS.c.number == said.number)
        row = connection.execute(select(CHATS.c.person, CHATS.c.text).where(here)).one()
        return {"number": said.number, "person": row.person, "said": row.text}
    if said.kind == "name":
        here = (HOLDERS.c.game == said.table) & (HOLDERS.c.person == person)
        sits = SEATS.join(HOLDERS, (HOLDERS.c.game == SEATS.c.game) & (HOLDERS.c.seat == SEATS.c.seat))
        name = connection.execute(select(SEATS.c.name).select_from(sits).where(here)).scalar()
        return {"number": -1, "person": person, "said": name or ""}
    host = connection.execute(select(GAMES.c.host).where(GAMES.c.id == said.table)).scalar()
    return {"number": -1, "person": host or "", "said": ""}


def _carry_out(connection: Connection, about: Decided, decision: Decision) -> None:
    if decision.what == "remark":
        remove_remark(connection, about.table, about.number)
    elif decision.what == "name" and about.person:
        mine = select(HOLDERS.c.seat).where(HOLDERS.c.game == SEATS.c.game, HOLDERS.c.person == about.person)
        games = select(HOLDERS.c.game).where(HOLDERS.c.person == about.person)
        connection.execute(update(SEATS).where(SEATS.c.game.in_(games), SEATS.c.seat.in_(mine)).values(name=""))
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == about.person).values(name=""))
    elif decision.what in ("mute", "ban") and about.person:
        put_ban(connection, about.person, decision.what, decision.days, decision.note)


def name_moderator(database: Database, person: str, *, no_more: bool) -> None:
    """Somebody is a moderator from now on, or no more."""
    with database.engine.begin() as connection:
        connection.execute(delete(MODERATORS).where(MODERATORS.c.person == person))
        if not no_more:
            connection.execute(insert(MODERATORS), {"person": person, "since": CLOCK.now()})
