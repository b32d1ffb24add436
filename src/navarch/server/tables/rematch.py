"""A rematch: the same people and bots at another table, each one seat further on; in a duel that swaps the sides.

One of them asks for it and sits down; for the others their seats are held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update

from ..storage.database import Database
from ..storage.kept import KeptGame
from ..storage.schema import GAMES
from ..words.errors import Refused
from ..words.messages import SeatWish
from .laying import Terms

if TYPE_CHECKING:
    from .room import Room
    from .worker import Worker


async def rematch(worker: Worker, room: Room, person: str, pledge: str) -> Room:
    """The table of the rematch: a new one, or the one that somebody has asked for already."""
    async with room.at_rest():
        kept = room.kept
        if not room.match.over:
            raise Refused("not-over")
        if not person or not room.seats_of(person):
            raise Refused("not-your-seat")
    there = await _asked_for(worker, kept.id)
    if there is not None:
        return there
    new = await worker.rooms.create(room.game, _wishes(kept, person), pledge, _terms(kept, person))
    if not await _claim(worker.database, kept.id, new.id):
        await worker.rooms.close_table(new, person)  # somebody else was first
        there = await _asked_for(worker, kept.id)
        if there is None:
            raise Refused("stale")
        return there
    for holder, seat in kept.holders:
        if holder != person:  # whoever cannot be invited comes by the link, as anybody
            await worker.invitations.invite(new.id, _next(kept, seat), person, holder, new.notice("table"))
    await worker.seats_moved([new.id, kept.id])
    return new


def _next(kept: KeptGame, seat: int) -> int:
    return (seat + 1) % kept.players


def _wishes(kept: KeptGame, person: str) -> list[SeatWish]:
    """Who shall sit where, in the order of the new seats."""
    wishes: list[SeatWish] = [SeatWish("open")] * kept.players
    is_seated = False
    for old in kept.seats:
        new = _next(kept, old.seat)
        if (person, old.seat) in kept.holders:
            wishes[new] = SeatWish("hotseat" if is_seated else "me", name=old.name)
            is_seated = True
        elif old.kind == "bot" and not old.left:
            wishes[new] = SeatWish("bot", name=old.name, bot=old.bot, level=old.level)
    return wishes


def _terms(kept: KeptGame, person: str) -> Terms:
    """Options, pace and all else as they were."""
    mine = sum(holder == person for holder, _seat in kept.holders)
    return Terms(
        person,
        kept.options,
        public=kept.public,
        pace=kept.pace,
        language=kept.language,
        rated=kept.rated and mine == 1,
        watched=kept.watched,
        teams=kept.teams,
    )


async def _asked_for(worker: Worker, table: str) -> Room | None:
    """The table that somebody has asked for; None where there is none any more."""
    wanted = select(GAMES.c.rematch).where(GAMES.c.id == table)
    found = await worker.database.read(lambda connection: connection.execute(wanted).scalar())
    if not found:
        return None
    try:
        return await worker.rooms.room(found)
    except Refused:  # its host has closed it
        return None


async def _claim(database: Database, table: str, new: str) -> bool:
    """This is the rematch, unless there is another that was not closed since."""
    done = False

    def job(connection: Connection) -> None:
        nonlocal done
        here = select(GAMES.c.rematch).where(GAMES.c.id == table).with_for_update()
        before = connection.execute(here).scalar()
        is_there = before and connection.execute(select(GAMES.c.id).where(GAMES.c.id == before)).first() is not None
        done = not is_there
        if done:
            connection.execute(update(GAMES).where(GAMES.c.id == table).values(rematch=new))

    await database.write(job)
    return done
