"""Forgetting a person at their own wish: seats, remarks, keys and name.

Others keep their games: at a table where other people sit, the seat opens for somebody else, and the record, which
proves everybody's dice, keeps the name that was played under. Tables at which nobody else sits are deleted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, or_, select, update

from ..people.logins import remove
from ..storage.remarks import unsay_all
from ..storage.schema import BANS, GAMES, HOLDERS, INVITATIONS, MODERATORS, REPORTS, REVIEWS, SHUNS, WISHES
from ..storage.upkeep import close_table, delete_if_alone
from ..storage.workers import Notice
from ..words.errors import Refused
from .room import Room
from .sitting import lots_awaited

if TYPE_CHECKING:
    from .worker import Worker


async def forget(worker: Worker, person: str) -> None:
    """Nothing of somebody is kept that is theirs alone."""
    held = select(HOLDERS.c.game).where(HOLDERS.c.person == person).distinct()
    for table in await worker.database.read(lambda connection: connection.execute(held).scalars().all()):
        closed = Notice(table, worker.id, "closed").encoded()
        if await delete_if_alone(worker.database, table, person, closed):
            worker.rooms.drop([table])
        else:
            await _get_up(worker, table, person)

    def job(connection: Connection) -> None:
        connection.execute(update(GAMES).where(GAMES.c.host == person).values(host=""))
        connection.execute(update(REVIEWS).where(REVIEWS.c.person == person).values(person=""))
        unsay_all(connection, person)
        connection.execute(delete(SHUNS).where(or_(SHUNS.c.person == person, SHUNS.c.other == person)))
        connection.execute(delete(REPORTS).where(or_(REPORTS.c.by == person, REPORTS.c.person == person)))
        connection.execute(delete(INVITATIONS).where(or_(INVITATIONS.c.person == person, INVITATIONS.c.by == person)))
        connection.execute(delete(WISHES).where(WISHES.c.person == person))
        connection.execute(delete(MODERATORS).where(MODERATORS.c.person == person))
        connection.execute(delete(BANS).where(BANS.c.who == person, BANS.c.what == "mute"))
        remove(connection, person)

    await worker.database.write(job)
    await worker.people_changed()


async def _get_up(worker: Worker, table: str, person: str) -> None:
    """The seat opens, where the game is not over and the rest of a team does not sit there.

    Where lots were told, the dice follow from who sits there: the seat opens when the game has begun. It never does
    without the lot of somebody who is not there any more: such a table is closed.
    """
    here = (HOLDERS.c.game == table) & (HOLDERS.c.person == person)
    of_others = select(HOLDERS.c.seat).where(HOLDERS.c.game == table, HOLDERS.c.person != person)
    own = select(HOLDERS.c.seat).where(here, HOLDERS.c.seat.not_in(of_others))
    mine = await worker.database.read(lambda connection: connection.execute(own).scalars().all())
    stays = False
    try:
        room = await worker.rooms.room(table)
        async with room.at_rest():
            if room.sitting.are_lots_told():
                if set(mine) & set(lots_awaited(room.kept)) and await _close(worker, room):
                    return
                stays = True
            elif not room.match.over:
                for seat in mine:
                    await room.sitting.open_seat(seat, was_left=True)
    except Refused:  # a table that cannot be read, or that is gone
        pass

    def job(connection: Connection) -> None:
        connection.execute(delete(HOLDERS).where(here))

    if not stays:
        await worker.database.write(job)
    await worker.seats_moved([table])


async def _close(worker: Worker, room: Room) -> bool:
    closed = await close_table(worker.database, room.id, room.notice("closed"))
    if closed:
        worker.rooms.drop([room.id])
    return closed
