"""The games in the database: reading and writing what is kept of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ...engine.components import Correction
from ...engine.errors import NavarchError
from ...engine.record import Entry
from ..clock import CLOCK
from ..words.messages import Pace
from .agreements import agree
from .clocks import SET_CLOCK, KeptClocks, clock_rows, read_clocks
from .database import Database, Rows, and_then
from .kept import KeptGame, Offer, Seat, SeatClock, Summary
from .remarks import Remarks
from .rows import ADD_ACTIONS, action_rows, read_lots, read_offer, seat_row, write_offer
from .schema import ACTIONS, AS_THEY_SAT_DOWN, CHRONICLES, CLOCKS, GAMES, HOLDERS, INVITATIONS, SEATS, SNAPSHOTS
from .seats import KeptSeats
from .shuns import Shuns
from .vault import Vault

LOG = logging.getLogger("navarch.storage")
TABLES_LISTED = 100
DAMAGED = (NavarchError, LookupError, TypeError, ValueError)  # what a row raises that is not as it was written

Rules = tuple[str, str]  # the version of the rules, and the digest of the components


# Statements made once: SQLAlchemy then finds their compiled form by identity.
_UPDATE_GAME = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game_id"))
    .values(
        updated=bindparam("updated"),
        over=bindparam("over"),
        ply=bindparam("ply"),
        to_act=bindparam("to_act"),
        result=bindparam("result", type_=GAMES.c.result.type),
        offer=bindparam("offer", type_=GAMES.c.offer.type),
    )
)
_UPDATE_RULES = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("game_id"))
    .values(version=bindparam("new_version"), components=bindparam("new_components"))
)
_END_ORDERS = (
    update(SEATS).where(SEATS.c.game == bindparam("game_id"), SEATS.c.orders == bindparam("ended")).values(orders="")
)


class Games:
    """All games that are kept.

    A job may be run twice: with others, and alone where one of them could not be written. So each begins anew.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clocks = KeptClocks(database)
        self.seats = KeptSeats(database)
        self.remarks = Remarks(database)
        self.shuns = Shuns(database)

    # ---- writing ----

    async def create(self, kept: KeptGame, entries: list[Entry]) -> None:
        """A new table with the actions of its set-up."""
        vault = self.database.vault
        await self.database.write(lambda connection: insert_game(connection, kept, entries, vault))

    async def append(
        self,
        game: str,
        first: int,
        entries: list[Entry],
        summary: Summary,
        notice: str,
        ended: Sequence[str] = (),
        rules: Rules | None = None,
        clocks: Sequence[SeatClock] = (),
        note_end: Callable[[Connection], None] | None = None,
        notes: Rows = (),
    ) -> None:
        """Further actions, numbered from `first` on; Conflict when somebody has written that number already.

        With them end the orders of these kinds, whoever has given them, and begin other rules, where there are any;
        clocks are started and stopped. Where they end the game, its end is noted in the same transaction, and so are
        notes for people who are not here.
        """
        actions = action_rows(game, first, entries)
        row = {"game_id": game, "updated": CLOCK.now(), **_summary_row(summary)}
        rows: Rows = ((ADD_ACTIONS, actions), (_UPDATE_GAME, [row]))
        if ended:
            rows = (*rows, (_END_ORDERS, [{"game_id": game, "ended": kind} for kind in ended]))
        if rules is not None:
            rows = (*rows, (_UPDATE_RULES, [_rules_row(game, rules)]))
        if clocks:
            rows = (*rows, (SET_CLOCK, clock_rows(game, list(clocks))))
        rows = (*rows, *notes)
        await self.database.write(rows if note_end is None else and_then(rows, note_end), notice)

    async def move_over(self, game: str, rules: Rules, notice: str) -> None:
        """A game goes on under other rules, all of which it has followed."""
        await self.database.write(((_UPDATE_RULES, [_rules_row(game, rules)]),), notice)

    async def set_offer(self, game: str, offer: Offer | None, notice: str, notes: Rows = ()) -> None:
        """An offer in the place of any other, or none any more."""
        await self.database.write(and_then(notes, lambda connection: write_offer(connection, game, offer)), notice)

    async def consent(self, game: str, offer: str, seats: tuple[int, ...], notice: str) -> Offer | None:
        """These seats consent to the offer with that id: the offer as it is then; None where it is not this one."""
        agreed: Offer | None = None

        def job(connection: Connection) -> None:
            nonlocal agreed
            agreed = None
            here = select(GAMES.c.offer).where(GAMES.c.id == game).with_for_update()
            now = read_offer(connection.execute(here).scalar())
            if now is not None and now.id == offer:
                agreed = msgspec.structs.replace(now, consents=sorted({*now.consents, *seats}))
                write_offer(connection, game, agreed)

        await self.database.write(job, notice)
        return agreed

    async def set_orders(self, game: str, seat: int, orders: str, notice: str) -> None:
        """Orders of a seat; lists show nothing of it, not even that something was written."""
        here = (SEATS.c.game == game) & (SEATS.c.seat == seat)
        change = update(SEATS).where(here).values(orders=orders)
        await self.database.write(lambda connection: _ignore(connection.execute(change)), notice)

    async def keep_snapshot(self, game: str, ply: int, data: bytes) -> None:
        """A position to start from when the game is loaded; never the truth."""
        await self._put(SNAPSHOTS, game, {"ply": ply, "data": data})

    async def keep_chronicle(self, game: str, data: bytes) -> None:
        """What was to be seen and read of a finished game."""
        await self._put(CHRONICLES, game, {"data": data})

    async def _put(self, table: Table, game: str, row: dict[str, Any]) -> None:
        """One row for each game, the newest in the place of any other."""
        insert_here = postgresql.insert if self.database.is_postgres else sqlite.insert
        statement = insert_here(table).values(game=game, **row)
        newest = statement.on_conflict_do_update(index_elements=["game"], set_=row)
        await self.database.write(lambda connection: _ignore(connection.execute(newest)))

    async def tell_workers(self, notice: str) -> None:
        """A notice and nothing else."""
        await self.database.write(lambda _connection: None, notice)

    # ---- reading ----

    async def game(self, game: str) -> KeptGame | None:
        """A game without its actions."""
        vault = self.database.vault

        def query(connection: Connection) -> KeptGame | None:
            found = read_games(connection, GAMES.c.id == game, vault)
            return found[0] if found else None

        kept: KeptGame | None = await self.database.read(query)
        return kept

    async def entries(self, game: str, first: int = 0) -> list[Entry]:
        """The actions from that number on."""
        wanted = (ACTIONS.c.game == game) & (ACTIONS.c.ply >= first)
        statement = select(ACTIONS.c.actor, ACTIONS.c.text).where(wanted).order_by(ACTIONS.c.ply)
        found = await self.database.read(lambda connection: connection.execute(statement).all())
        return [Entry(actor, said) for actor, said in found]

    async def snapshot(self, game: str) -> tuple[int, bytes] | None:
        """The newest snapshot and the number of entries it was made after."""
        statement = select(SNAPSHOTS.c.ply, SNAPSHOTS.c.data).where(SNAPSHOTS.c.game == game)
        row = await self.database.read(lambda connection: connection.execute(statement).first())
        return (row[0], bytes(row[1])) if row is not None else None

    async def chronicle(self, game: str) -> bytes | None:
        """The chronicle of a finished game, once it was made."""
        statement = select(CHRONICLES.c.data).where(CHRONICLES.c.game == game)
        data = await self.database.read(lambda connection: connection.execute(statement).scalar())
        return bytes(data) if data is not None else None

    async def unchronicled(self, quiet_since: float, most: int) -> list[str]:
        """Finished games that have no chronicle, and have been finished for a while, or when the clock was wrong."""
        finished = GAMES.outerjoin(CHRONICLES, CHRONICLES.c.game == GAMES.c.id)
        settled = (GAMES.c.updated <= quiet_since) | (GAMES.c.updated > CLOCK.now())
        wanted = GAMES.c.over & CHRONICLES.c.game.is_(None) & settled
        statement = select(GAMES.c.id).select_from(finished).where(wanted).limit(most)
        found = await self.database.read(lambda connection: connection.execute(statement).scalars().all())
        return list(found)

    async def tables_of(self, person: str, *, put_away: bool = True) -> list[KeptGame]:
        """The games in which this person holds a seat, newest first; with those that they have put away, or without."""
        vault = self.database.vault

        def query(connection: Connection) -> list[KeptGame]:
            ids = select(HOLDERS.c.game).where(HOLDERS.c.person == person)
            if not put_away:
                ids = ids.where(~HOLDERS.c.put_away)
            return read_whole_games(connection, GAMES.c.id.in_(ids), vault)

        found: list[KeptGame] = await self.database.read(query)
        return found


def _ignore(_result: object) -> None:
    """A statement whose answer nobody needs."""


def insert_game(connection: Connection, kept: KeptGame, entries: list[Entry], vault: Vault) -> None:
    """A new table with the actions of its set-up."""
    connection.execute(insert(GAMES), _game_row(kept, vault))
    connection.execute(insert(SEATS), [seat_row(kept.id, seat, vault) for seat in kept.seats])
    if kept.holders:
        sat = enumerate(kept.holders)
        holders = [{"game": kept.id, "person": person, "seat": seat, "nth": nth} for nth, (person, seat) in sat]
        connection.execute(insert(HOLDERS), holders)
    if kept.clocks:
        rows = [{"game": kept.id, **msgspec.structs.asdict(clock)} for clock in kept.clocks]
        connection.execute(insert(CLOCKS), rows)
    agree(connection, kept.id, kept.holders)
    if entries:
        connection.execute(ADD_ACTIONS, action_rows(kept.id, 0, entries))


def _game_row(kept: KeptGame, vault: Vault) -> dict[str, Any]:
    row = {**msgspec.structs.asdict(kept), "secret": vault.seal(kept.secret, kept.id)}
    for key in ("summary", "seats", "holders", "clocks", "invited"):
        del row[key]
    row["pace"] = msgspec.to_builtins(kept.pace)
    return {**row, **_summary_row(kept.summary)}


def _summary_row(summary: Summary) -> dict[str, Any]:
    return {**msgspec.structs.asdict(summary), "offer": msgspec.to_builtins(summary.offer)}


def _rules_row(game: str, rules: Rules) -> dict[str, Any]:
    return {"game_id": game, "new_version": rules[0], "new_components": rules[1]}


def read_whole_games(connection: Connection, which: Any, vault: Vault, most: int = TABLES_LISTED) -> list[KeptGame]:
    """As `read_games`; where a row is damaged, the others without it."""
    try:
        return read_games(connection, which, vault, most)
    except DAMAGED:
        ids = select(GAMES.c.id).where(which).order_by(GAMES.c.updated.desc()).limit(most)
        games = connection.execute(ids).scalars().all()
        return [one for game in games for one in _kept_whole(connection, game, vault)]


def _kept_whole(connection: Connection, game: str, vault: Vault) -> list[KeptGame]:
    """The game, unless its row is damaged."""
    try:
        return read_games(connection, GAMES.c.id == game, vault)
    except DAMAGED:
        LOG.exception("table %s cannot be read", game)
        return []


def read_games(connection: Connection, which: Any, vault: Vault, most: int = TABLES_LISTED) -> list[KeptGame]:
    """The games for which that holds, the newest first, with seats and holders."""
    games = connection.execute(select(GAMES).where(which).order_by(GAMES.c.updated.desc()).limit(most)).all()
    ids = [row.id for row in games]
    seats: dict[str, list[Seat]] = {game: [] for game in ids}
    holders: dict[str, list[tuple[str, int]]] = {game: [] for game in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.game.in_(ids)).order_by(SEATS.c.seat)):
        secret = vault.open(row.secret, row.game)
        seats[row.game].append(Seat(row.seat, row.kind, row.name, row.bot, row.level, secret, row.orders, row.left))
    for row in connection.execute(select(HOLDERS).where(HOLDERS.c.game.in_(ids)).order_by(*AS_THEY_SAT_DOWN)):
        holders[row.game].append((row.person, row.seat))
    invited: dict[str, list[tuple[str, int]]] = {game: [] for game in ids}
    held = select(INVITATIONS).where(INVITATIONS.c.game.in_(ids), INVITATIONS.c.state == "open")
    for row in connection.execute(held):
        invited[row.game].append((row.person, row.seat))
    clocks = read_clocks(connection, [row.id for row in games if row.pace is not None])
    found = []
    for row in games:
        summary = Summary(row.over, row.ply, row.to_act, row.result, read_offer(row.offer))
        correction = None if row.correction is None else Correction(*row.correction)
        facts = (row.id, row.game, row.version, row.components, row.players, row.options, row.start)
        secret = vault.open(row.secret, row.id)
        times = (row.host, row.created, row.updated)
        lots = read_lots(row.lots)
        sat = (summary, seats[row.id], holders[row.id])
        pace = msgspec.convert(row.pace, Pace | None)
        timed = (pace, row.paused, clocks.get(row.id, []))
        shown = (row.language, row.variant)
        kept = KeptGame(*facts, secret, *times, *sat, correction, lots, row.public, *timed, *shown, row.rated)
        kept.watched, kept.teams, kept.invited = row.watched, row.teams, invited[row.id]
        kept.rematch = row.rematch
        found.append(kept)
    return found
