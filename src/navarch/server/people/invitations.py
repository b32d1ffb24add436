"""Invitations by name: a seat is held for somebody until they answer, or until the host takes it back.

By name one finds whom one has played with, and whoever lets themselves be found; nobody learns who else there is.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from ..clock import CLOCK
from ..notices.outbox import note
from ..storage.database import Database
from ..storage.schema import ADDRESSES, GAMES, HOLDERS, INVITATIONS, LOGINS, PASSKEYS, PEOPLE, SEATS, handle_of
from ..storage.shuns import apart_from

AT_ONCE = 20  # seats that one host holds for others, at all tables
FOR_ONE = 3  # of those, for the same person
SHOWN = 10  # people who are found


class Found(NamedTuple):
    """Somebody who may be invited."""

    handle: str
    name: str
    played: bool


class Invitation(NamedTuple):
    """A seat that is held for somebody."""

    table: str
    seat: int
    by: str
    by_name: str
    at: float


class Invitations:
    """All that are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def search(self, person: str, name: str) -> list[Found]:
        """Those of that name whom this person may invite: the whole name, or the beginning of a fellow player's."""
        fellow = PEOPLE.c.id.in_(_played_with(person)) & PEOPLE.c.name.istartswith(name, autoescape=True)
        stranger = PEOPLE.c.name.in_(sorted({name, name.lower(), name.title()})) & _is_findable()
        others = (PEOPLE.c.id != person) & PEOPLE.c.id.not_in(apart_from(person))
        played = PEOPLE.c.id.in_(_played_with(person)).label("played")
        wanted = select(PEOPLE.c.id, PEOPLE.c.name, played).where(or_(fellow, stranger), others, PEOPLE.c.name != "")
        wanted = wanted.order_by(played.desc(), PEOPLE.c.name, PEOPLE.c.id).limit(SHOWN)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [Found(handle_of(one), called, bool(known)) for one, called, known in rows]

    async def invite(self, table: str, seat: int, by: str, person: str, notice: str) -> str:
        """Hold a seat for somebody, and tell them; why not, where it cannot be, and empty where it was done."""
        why_not = ""

        def job(connection: Connection) -> None:
            nonlocal why_not
            why_not = _why_not(connection, table, seat, by, person)
            if not why_not:
                here = (INVITATIONS.c.game == table) & (INVITATIONS.c.person == person)
                connection.execute(delete(INVITATIONS).where(here))
                row = {"game": table, "person": person, "seat": seat, "by": by, "at": CLOCK.now(), "state": "open"}
                connection.execute(insert(INVITATIONS), row)
                name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == by)).scalar()
                note(connection, person, "invited", table, by=name or "")

        await self.database.write(job, notice)
        return why_not

    async def take_back(self, table: str, seat: int, notice: str) -> None:
        """The seat is open to others again."""
        here = (INVITATIONS.c.game == table) & (INVITATIONS.c.seat == seat) & (INVITATIONS.c.state == "open")

        def job(connection: Connection) -> None:
            connection.execute(delete(INVITATIONS).where(here))

        await self.database.write(job, notice)

    async def decline(self, table: str, person: str, notice: str) -> bool:
        """They do not want to; to this table nobody invites them again. Whether they were invited."""
        done = False
        here = (INVITATIONS.c.game == table) & (INVITATIONS.c.person == person) & (INVITATIONS.c.state == "open")

        def job(connection: Connection) -> None:
            nonlocal done
            done = connection.execute(update(INVITATIONS).where(here).values(state="declined")).rowcount == 1

        await self.database.write(job, notice)
        return done

    async def of(self, person: str) -> list[Invitation]:
        """The seats that are held for somebody, the newest first; of those whom they have blocked none."""
        joined = INVITATIONS.join(GAMES, GAMES.c.id == INVITATIONS.c.game)
        joined = joined.outerjoin(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        columns = (INVITATIONS.c.game, INVITATIONS.c.seat, INVITATIONS.c.by, PEOPLE.c.name, INVITATIONS.c.at)
        waits = and_(INVITATIONS.c.person == person, INVITATIONS.c.state == "open", ~GAMES.c.over)
        wanted = select(*columns).select_from(joined).where(waits, INVITATIONS.c.by.not_in(apart_from(person)))
        rows = await self.database.read(
            lambda connection: connection.execute(wanted.order_by(INVITATIONS.c.at.desc()).limit(AT_ONCE)).all()
        )
        return [Invitation(table, seat, by, name or "", at) for table, seat, by, name, at in rows]

    async def is_findable(self, person: str) -> bool:
        """Whether others find somebody by name."""
        wanted = select(PEOPLE.c.id).where(PEOPLE.c.id == person, _is_findable())
        return await self.database.read(lambda connection: connection.execute(wanted).first()) is not None

    async def be_found(self, person: str, findable: bool) -> None:
        """Say so, or that one does not want to be."""

        def job(connection: Connection) -> None:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(findable=findable))

        await self.database.write(job)


def _played_with(person: str) -> ColumnElement[str]:
    """Those who have sat at a table with somebody."""
    mine = select(HOLDERS.c.game).where(HOLDERS.c.person == person)
    return select(HOLDERS.c.person).where(HOLDERS.c.game.in_(mine)).scalar_subquery()


def _is_findable() -> ColumnElement[bool]:
    """Whoever has said so; whoever has said nothing, where they have a key and so want to be known again."""
    keys = [
        select(LOGINS.c.digest).where(LOGINS.c.person == PEOPLE.c.id, LOGINS.c.kind == "phrase").exists(),
        select(ADDRESSES.c.address).where(ADDRESSES.c.person == PEOPLE.c.id).exists(),
        select(PASSKEYS.c.name).where(PASSKEYS.c.person == PEOPLE.c.id).exists(),
    ]
    return or_(PEOPLE.c.findable.is_(True), and_(PEOPLE.c.findable.is_(None), or_(*keys)))


def _why_not(connection: Connection, table: str, seat: int, by: str, person: str) -> str:
    """Whom one may not invite is answered alike, whatever the reason."""
    connection.execute(select(GAMES.c.id).where(GAMES.c.id == table).with_for_update())
    here = (SEATS.c.game == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == "open")
    if connection.execute(select(SEATS.c.seat).where(here)).first() is None:
        return "seat-taken"
    at_table = select(INVITATIONS.c.person, INVITATIONS.c.seat, INVITATIONS.c.state).where(INVITATIONS.c.game == table)
    known = connection.execute(at_table).all()
    if any(row.seat == seat and row.state == "open" for row in known):
        return "seat-held"
    if any(row.person == person for row in known):
        return "invited-already"
    may_be = PEOPLE.c.id.in_(_played_with(by)) | _is_findable()
    reachable = select(PEOPLE.c.id).where(PEOPLE.c.id == person, may_be, PEOPLE.c.id.not_in(apart_from(by)))
    sits = select(HOLDERS.c.seat).where(HOLDERS.c.game == table, HOLDERS.c.person == person)
    if connection.execute(reachable).first() is None or connection.execute(sits).first() is not None:
        return "no-person"
    waiting = select(func.count()).select_from(INVITATIONS).where(INVITATIONS.c.by == by, INVITATIONS.c.state == "open")
    if connection.execute(waiting).scalar_one() >= AT_ONCE:
        return "too-many-invited"
    to_them = connection.execute(waiting.where(INVITATIONS.c.person == person)).scalar_one()
    return "too-many-invited" if to_them >= FOR_ONE else ""
