"""Whether a notice still tells something: nobody is told of a turn that they have taken meanwhile."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, select

from ..storage.clocks import read_clocks
from ..storage.rows import read_offer
from ..storage.schema import GAMES, HOLDERS, INVITATIONS, OUTBOX, SEATS, SHUNS
from ..words.messages import Pace
from ..words.notice_texts import Told

SHORT_PART = 8  # of the cap of a pace
SHORT_SECONDS = 12 * 3600.0  # at most


class Later(Exception):
    """It will tell something in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def short_of(pace: Pace) -> float:
    """How little of a reserve is told as running short."""
    return min(SHORT_SECONDS, pace.cap / SHORT_PART)


def told(connection: Connection, row: Row[tuple[object, ...]], now: float) -> Told | None:
    """A notice of the outbox as it is told; None where it tells nothing any more.

    Raises Later where time is not short yet: by the time of the house, in which `now` is given.
    """
    if row.game is None:
        return Told(row.kind, "", str(row.words.get("game", "")), [], row.words)
    table = connection.execute(select(GAMES).where(GAMES.c.id == row.game)).first()
    if table is None:
        return None
    held = select(HOLDERS.c.seat).where(HOLDERS.c.game == row.game, HOLDERS.c.person == row.person)
    mine = set(connection.execute(held).scalars())
    if not _is_true(connection, row, table, mine, now):
        return None
    return _named(connection, row, table.game, mine)


def _named(connection: Connection, row: Row[tuple[object, ...]], game: str, mine: set[int]) -> Told:
    """With the names of the others at the table; those of whom nothing shall reach this person stay unnamed."""
    others = select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.game == row.game, SEATS.c.name != "")
    names = {seat: name for seat, name in connection.execute(others.order_by(SEATS.c.seat)) if seat not in mine}
    blocked = select(SHUNS.c.other).where(SHUNS.c.person == row.person, SHUNS.c.what == "block")
    theirs = select(HOLDERS.c.seat).where(HOLDERS.c.game == row.game, HOLDERS.c.person.in_(blocked))
    unnamed = {names.pop(seat, "") for seat in connection.execute(theirs).scalars()}
    words = {key: said for key, said in row.words.items() if key != "by" or said not in unnamed}
    return Told(row.kind, row.game, game, list(names.values()), words)


def _is_true(
    connection: Connection, row: Row[tuple[object, ...]], table: Row[tuple[object, ...]], mine: set[int], now: float
) -> bool:
    if row.kind == "turn":
        sits = select(SEATS.c.seat).where(SEATS.c.game == row.game, SEATS.c.kind == "person")
        asked = {seat for seat in mine if table.to_act >> seat & 1}
        return not table.over and bool(asked & set(connection.execute(sits).scalars()))
    if row.kind == "offered":
        offer = read_offer(table.offer)
        return offer is not None and bool(mine & (set(offer.asks) - set(offer.consents)))
    if row.kind == "invited":
        return _is_invited(connection, row)
    if row.kind == "time-short":
        return _is_time_short(connection, row, table, mine, now)
    return True


def _is_invited(connection: Connection, row: Row[tuple[object, ...]]) -> bool:
    """Whether the seat is still held for them, by somebody of whom they want to hear."""
    blocked = select(SHUNS.c.other).where(SHUNS.c.person == row.person, SHUNS.c.what == "block")
    mine = (INVITATIONS.c.game == row.game) & (INVITATIONS.c.person == row.person) & (INVITATIONS.c.state == "open")
    held = select(INVITATIONS.c.seat).where(mine, INVITATIONS.c.by.not_in(blocked))
    return connection.execute(held).first() is not None


def _is_time_short(
    connection: Connection, row: Row[tuple[object, ...]], table: Row[tuple[object, ...]], mine: set[int], now: float
) -> bool:
    pace = msgspec.convert(table.pace, Pace | None)
    if pace is None or table.over or table.paused:
        return False
    clocks = read_clocks(connection, [row.game])[row.game]
    running = [clock.due for clock in clocks if clock.seat in mine and clock.since is not None and clock.state == ""]
    dues = [due for due in running if due is not None]
    if not dues:
        return False
    left = min(dues) - now
    if left > short_of(pace):
        raise Later(left - short_of(pace))
    return True


def pending(connection: Connection, before: float) -> list[tuple[int, str, str]]:
    """The notices about tables that are delivered before that time: their number, whom they are for, which table."""
    soon = select(OUTBOX.c.id, OUTBOX.c.person, OUTBOX.c.game).where(OUTBOX.c.due <= before, OUTBOX.c.game.is_not(None))
    return [(row.id, row.person, row.game) for row in connection.execute(soon)]
