"""Whom somebody does not want to hear: muted, at one table or everywhere, or blocked.

A mute keeps back what somebody says. A block keeps back everything of theirs: what they say, offer and call themselves,
their tables and invitations; and they sit down at no table where whoever blocked them sits or is the host.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from sqlalchemy import Connection, Select, and_, delete, func, insert, or_, select

from ..clock import CLOCK
from .database import Database
from .schema import GAMES, HOLDERS, PEOPLE, SHUNS, handle_of

MOST = 500  # that one person shuns

What = Literal["mute", "block"]


class Shunned(NamedTuple):
    """Somebody whom one does not want to hear."""

    handle: str
    name: str
    what: What
    table: str  # empty: everywhere


class Shuns:
    """All that are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def shun(self, person: str, other: str, what: What, table: str = "") -> bool:
        """One more, in the place of what was said of them before; False where it would be too many."""
        done = False

        def job(connection: Connection) -> None:
            nonlocal done
            _lift(connection, person, other, table)
            many = select(func.count()).select_from(SHUNS).where(SHUNS.c.person == person)
            done = connection.execute(many).scalar_one() < MOST
            if done:
                row = {"person": person, "other": other, "game": table, "what": what, "at": CLOCK.now()}
                connection.execute(insert(SHUNS), row)

        await self.database.write(job)
        return done

    async def lift(self, person: str, other: str, table: str = "") -> None:
        """They are heard again."""
        await self.database.write(lambda connection: _lift(connection, person, other, table))

    async def of(self, person: str) -> list[Shunned]:
        """All whom somebody shuns, the newest first."""
        named = SHUNS.outerjoin(PEOPLE, PEOPLE.c.id == SHUNS.c.other)
        wanted = select(SHUNS.c.other, PEOPLE.c.name, SHUNS.c.what, SHUNS.c.game).select_from(named)
        wanted = wanted.where(SHUNS.c.person == person).order_by(SHUNS.c.at.desc())
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return [Shunned(handle_of(other), name or "", what, table) for other, name, what, table in rows]

    async def blocked(self, person: str) -> frozenset[str]:
        """Those of whom nothing reaches somebody."""
        if not person:
            return frozenset()
        wanted = select(SHUNS.c.other).where(SHUNS.c.person == person, SHUNS.c.what == "block")
        found = await self.database.read(lambda connection: connection.execute(wanted).scalars().all())
        return frozenset(found)

    async def are_any_closed(self, asked: Iterable[str], to: Iterable[str]) -> bool:
        """Whether one of these people has blocked one of those."""
        hits = SHUNS.c.person.in_(sorted(set(asked))) & SHUNS.c.other.in_(sorted(set(to))) & (SHUNS.c.what == "block")
        found = await self.database.read(lambda connection: connection.execute(select(SHUNS.c.at).where(hits)).first())
        return found is not None


def _lift(connection: Connection, person: str, other: str, table: str) -> None:
    here = (SHUNS.c.person == person) & (SHUNS.c.other == other)
    connection.execute(delete(SHUNS).where(here & (SHUNS.c.game == table) if table else here))


def apart_from(person: str) -> Select[tuple[str]]:
    """Those whom somebody has blocked, or who have blocked them: neither finds the other's tables."""
    by_me = select(SHUNS.c.other.label("other")).where(SHUNS.c.person == person, SHUNS.c.what == "block")
    by_them = select(SHUNS.c.person).where(SHUNS.c.other == person, SHUNS.c.what == "block")
    return select(by_me.union(by_them).subquery().c.other)


def is_kept_away(connection: Connection, game: str, person: str) -> bool:
    """Whether somebody who sits at a table, or its host, has blocked this person."""
    sitting = select(HOLDERS.c.person).where(HOLDERS.c.game == game)
    host = select(GAMES.c.host).where(GAMES.c.id == game)
    here = or_(SHUNS.c.person.in_(sitting), SHUNS.c.person.in_(host))
    wanted = select(SHUNS.c.at).where(SHUNS.c.other == person, SHUNS.c.what == "block", here)
    return connection.execute(wanted).first() is not None


def unheard(connection: Connection, game: str, speakers: Iterable[str]) -> dict[str, frozenset[str]]:
    """Each of these speakers: who does not want to hear them at this table."""
    spoke = sorted({speaker for speaker in speakers if speaker})
    here = and_(SHUNS.c.other.in_(spoke), SHUNS.c.game.in_(("", game)))
    found: dict[str, set[str]] = {speaker: set() for speaker in spoke}
    for person, other in connection.execute(select(SHUNS.c.person, SHUNS.c.other).where(here)):
        found[other].add(person)
    return {speaker: frozenset(people) for speaker, people in found.items()}


def shunned_at(game: str, person: str) -> Select[tuple[str]]:
    """Whose remarks this person does not want to hear at this table."""
    return select(SHUNS.c.other).where(SHUNS.c.person == person, SHUNS.c.game.in_(("", game)))


def become(connection: Connection, before: str, person: str) -> None:
    """Somebody turns out to be another: whoever has blocked the one has blocked the other, and so has the other."""
    for mine, theirs in ((SHUNS.c.person, SHUNS.c.other), (SHUNS.c.other, SHUNS.c.person)):
        rows = connection.execute(select(SHUNS).where(mine == before)).mappings().all()
        connection.execute(delete(SHUNS).where(mine == before))
        for row in rows:
            there = (mine == person) & (theirs == row[theirs.name]) & (SHUNS.c.game == row["game"])
            known = connection.execute(select(SHUNS.c.at).where(there)).first()
            if known is None and row[theirs.name] != person:
                connection.execute(insert(SHUNS), {**row, mine.name: person})
