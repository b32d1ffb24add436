"""The seats in the database: who sits down, who gets up, and the lots of those who sit there."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from ...engine.record import Entry
from ...engine.seating import Lot, pledge_of
from .agreements import agree, has_begun, withdraw
from .database import Database, Rows, carry_out
from .kept import Seat
from .rows import ADD_ACTIONS, action_rows, any_told, lots_for_update, seat_row, without, write_lots, write_offer
from .schema import GAMES, HOLDERS, INVITATIONS, PEOPLE, SEATS
from .shuns import is_kept_away


class Taking(NamedTuple):
    """How somebody sits down: with a lot that is pledged, and with what the record tells of it."""

    seat: Seat
    person: str
    lot: Lot | None = None
    number: int = 0  # of the entry
    entry: Entry | None = None  # None: the game has not begun, or everybody sits where they sat
    only: bool = False  # whether nobody takes it who sits at the table already


class KeptSeats:
    """All seats that are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take_seat(self, game: str, taking: Taking, notice: str, notes: Rows = ()) -> str:
        """Somebody sits down: the seat is theirs. Why not, where it is another's already; empty: they sit there.

        Conflict where somebody has played since, and the record has another entry at that number.
        """
        why_not = ""

        def job(connection: Connection) -> None:
            nonlocal why_not
            lots = lots_for_update(connection, game)
            held = select(HOLDERS.c.seat).where(HOLDERS.c.game == game, HOLDERS.c.person == taking.person)
            mine = set(connection.execute(held).scalars())
            why_not = self._why_not(connection, game, taking, mine)
            if why_not:
                return
            if not _sit_down(connection, game, taking, mine):
                why_not = "link-spent"
                return
            if taking.lot is not None and lots is not None and not any_told(lots):
                write_lots(connection, game, [*without(lots, taking.seat.seat), taking.lot])
            if taking.entry is not None:
                connection.execute(ADD_ACTIONS, action_rows(game, taking.number, [taking.entry]))
            carry_out(connection, notes)

        await self.database.write(job, notice)
        return why_not

    def _why_not(self, connection: Connection, game: str, taking: Taking, mine: set[int]) -> str:
        """Why somebody who holds these seats cannot take that one; empty where they can, if it is free."""
        number = taking.seat.seat
        here = (SEATS.c.game == game) & (SEATS.c.seat == number)
        sealed = connection.execute(select(SEATS.c.secret).where(here).with_for_update()).scalar() or ""
        if self.database.vault.open(sealed, game) != taking.seat.secret:
            return "link-spent"  # it has another link by now
        if taking.only and mine:
            return "sits-already"
        if number not in mine and is_kept_away(connection, game, taking.person):
            return "not-welcome"
        is_held = number not in mine and _is_held_for_another(connection, game, number, taking.person)
        return "seat-held" if is_held else ""

    async def exchange(self, game: str, seat: Seat, number: int, entry: Entry, notice: str, notes: Rows = ()) -> None:
        """A bot sits down for somebody, or gets up again, and the record tells it; whoever held the seat still does.

        Offers lapse. Conflict where somebody has played since, and the record has another entry at that number.
        """

        def job(connection: Connection) -> None:
            here = (SEATS.c.game == game) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(seat_row(game, seat, self.database.vault)))
            write_offer(connection, game, None)
            connection.execute(ADD_ACTIONS, action_rows(game, number, [entry]))
            carry_out(connection, notes)

        await self.database.write(job, notice)

    async def open_seat(self, game: str, seat: Seat, notice: str, *, was_left: bool = False) -> None:
        """Whoever held the seat holds it no more; it waits for somebody with its new link. Offers lapse.

        Whoever gets up from a rated game has left it; whoever others have sent away has no part in it any more.
        """

        def job(connection: Connection) -> None:
            here = (SEATS.c.game == game) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(seat_row(game, seat, self.database.vault)))
            write_offer(connection, game, None)  # nobody speaks for somebody else
            lots = lots_for_update(connection, game)
            if lots and not any_told(lots):
                write_lots(connection, game, without(lots, seat.seat))
            connection.execute(delete(HOLDERS).where(HOLDERS.c.game == game, HOLDERS.c.seat == seat.seat))
            if not was_left or not has_begun(connection, game):
                withdraw(connection, game, seat.seat)

        await self.database.write(job, notice)

    async def of_nobody(self, game: str) -> list[int]:
        """The seats all of whose holders were deleted since they sat down."""
        held = select(HOLDERS.c.seat, PEOPLE.c.id).outerjoin(PEOPLE, PEOPLE.c.id == HOLDERS.c.person)
        statement = held.where(HOLDERS.c.game == game)
        found = await self.database.read(lambda connection: connection.execute(statement).all())
        return sorted({seat for seat, _person in found} - {seat for seat, person in found if person is not None})

    async def pledge(self, game: str, seat: int, pledge: str, notice: str) -> list[Lot] | None:
        """The pledge of a browser in the place of its last one: the lots then; None where some are told already."""
        changed: list[Lot] | None = None

        def job(connection: Connection) -> None:
            nonlocal changed
            changed = None
            lots = lots_for_update(connection, game)
            if lots is not None and not any_told(lots):
                changed = [*without(lots, seat), Lot(seat, pledge, "")]
                write_lots(connection, game, changed)

        await self.database.write(job, notice)
        return changed

    async def tell_lot(self, game: str, seat: int, drawn: str, names: list[str], notice: str) -> list[Lot] | None:
        """A lot that was pledged, once all seats are taken: the lots then; None where it does not belong there.

        Those who sit there must be the ones to whom it is told.
        """
        changed: list[Lot] | None = None
        told = Lot(seat, pledge_of(drawn), drawn)

        def job(connection: Connection) -> None:
            nonlocal changed
            changed = None
            lots = lots_for_update(connection, game) or []
            seats = select(SEATS.c.kind, SEATS.c.name).where(SEATS.c.game == game).order_by(SEATS.c.seat)
            kinds, sitting = zip(*connection.execute(seats).all(), strict=True)
            if "open" not in kinds and list(sitting) == names and told._replace(drawn="") in lots:
                changed = [told if lot.seat == seat else lot for lot in lots]
                write_lots(connection, game, changed)

        await self.database.write(job, notice)
        return changed

    async def put_away(self, game: str, person: str, away: bool) -> bool:
        """Whether a person has the table listed; False where they hold no seat there."""
        found = False

        def job(connection: Connection) -> None:
            nonlocal found
            here = (HOLDERS.c.game == game) & (HOLDERS.c.person == person)
            found = connection.execute(update(HOLDERS).where(here).values(put_away=away)).rowcount > 0

        await self.database.write(job)
        return found


def _sit_down(connection: Connection, game: str, taking: Taking, mine: set[int]) -> bool:
    """The seat is theirs, if it was free, or one of a team's; whether it is."""
    number, person = taking.seat.seat, taking.person
    is_theirs = number in mine
    taken_too = (SEATS.c.kind == "person") & (SEATS.c.left == "")
    others = (SEATS.c.kind == "open") | taken_too if _has_teams(connection, game) else SEATS.c.kind == "open"
    free = (SEATS.c.game == game) & (SEATS.c.seat == number) & (SEATS.c.left == "" if is_theirs else others)
    named = {"kind": "person", "name": taking.seat.name}
    if connection.execute(update(SEATS).where(free).values(named)).rowcount != 1:
        return False
    if not is_theirs:
        connection.execute(delete(INVITATIONS).where(_invitation(game, person)))
        last = select(func.coalesce(func.max(HOLDERS.c.nth), 0)).where(HOLDERS.c.game == game)
        nth = connection.execute(last).scalar_one() + 1
        connection.execute(insert(HOLDERS), {"game": game, "seat": number, "person": person, "nth": nth})
        agree(connection, game, [(person, number)])
    return True


def _has_teams(connection: Connection, game: str) -> bool:
    """Whether several people may hold one seat of that table."""
    return bool(connection.execute(select(GAMES.c.teams).where(GAMES.c.id == game)).scalar())


def _invitation(game: str, person: str) -> ColumnElement[bool]:
    return (INVITATIONS.c.game == game) & (INVITATIONS.c.person == person)


def _is_held_for_another(connection: Connection, game: str, seat: int, person: str) -> bool:
    """Whether somebody else is invited to sit there."""
    here = (INVITATIONS.c.game == game) & (INVITATIONS.c.seat == seat) & (INVITATIONS.c.state == "open")
    invited = connection.execute(select(INVITATIONS.c.person).where(here)).scalar()
    return invited is not None and invited != person
