"""The games in the database: reading and writing what is kept of them."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ...engine.components import Correction
from ...engine.errors import NavarchError
from ...engine.record import Entry
from ...engine.seating import Lot, pledge_of
from .database import Database, Rows
from .kept import KeptGame, Offer, Remark, Seat, Summary
from .schema import ACTIONS, CHATS, CHRONICLES, GAMES, HOLDERS, SEATS, SNAPSHOTS
from .vault import Vault

LOG = logging.getLogger("navarch.storage")
TABLES_LISTED = 100

Rules = tuple[str, str]  # the version of the rules, and the digest of the components


# Statements made once: SQLAlchemy then finds their compiled form by identity.
_ADD_ACTIONS = insert(ACTIONS)
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
_REMARKS = select(CHATS.c.room, CHATS.c.number, CHATS.c.seat, CHATS.c.name, CHATS.c.text)


class Taking(NamedTuple):
    """How somebody sits down: with a lot that is pledged, and with what the record tells of it."""

    seat: Seat
    browser: str
    lot: Lot | None = None
    number: int = 0  # of the entry
    entry: Entry | None = None  # None: the game has not begun, or everybody sits where they sat


class Games:
    """All games that are kept.

    A job may be run twice: with others, and alone where one of them could not be written. So each begins anew.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---- writing ----

    async def create(self, kept: KeptGame, entries: list[Entry]) -> None:
        """A new table with the actions of its set-up."""

        def job(connection: Connection) -> None:
            connection.execute(insert(GAMES), _game_row(kept, self.database.vault))
            connection.execute(insert(SEATS), [_seat_row(kept.id, seat, self.database.vault) for seat in kept.seats])
            if kept.holders:
                holders = [{"game": kept.id, "browser": b, "seat": s} for b, s in kept.holders]
                connection.execute(insert(HOLDERS), holders)
            if entries:
                connection.execute(_ADD_ACTIONS, _action_rows(kept.id, 0, entries))

        await self.database.write(job)

    async def append(
        self,
        game: str,
        first: int,
        entries: list[Entry],
        summary: Summary,
        notice: str,
        ended: Sequence[str] = (),
        rules: Rules | None = None,
    ) -> None:
        """Further actions, numbered from `first` on; Conflict when somebody has written that number already.

        With them end the orders of these kinds, whoever has given them, and begin other rules, where there are any.
        """
        actions = _action_rows(game, first, entries)
        row = {"game_id": game, "updated": time.time(), **_summary_row(summary)}
        rows: Rows = ((_ADD_ACTIONS, actions), (_UPDATE_GAME, [row]))
        if ended:
            rows = (*rows, (_END_ORDERS, [{"game_id": game, "ended": kind} for kind in ended]))
        if rules is not None:
            rows = (*rows, (_UPDATE_RULES, [_rules_row(game, rules)]))
        await self.database.write(rows, notice)

    async def move_over(self, game: str, rules: Rules, notice: str) -> None:
        """A game goes on under other rules, all of which it has followed."""
        await self.database.write(((_UPDATE_RULES, [_rules_row(game, rules)]),), notice)

    async def set_offer(self, game: str, offer: Offer | None, notice: str) -> None:
        """An offer in the place of any other, or none any more."""
        await self.database.write(lambda connection: _write_offer(connection, game, offer), notice)

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
                _write_offer(connection, game, agreed)

        await self.database.write(job, notice)
        return agreed

    async def take_seat(self, game: str, taking: Taking, notice: str) -> bool:
        """Somebody sits down: the seat is theirs, in this browser. False when it is another browser's already.

        Conflict where somebody has played since, and the record has another entry at that number.
        """
        taken = False
        seat, browser = taking.seat, taking.browser

        def job(connection: Connection) -> None:
            nonlocal taken
            taken = False
            lots = _lots_for_update(connection, game)
            here = (SEATS.c.game == game) & (SEATS.c.seat == seat.seat)
            sealed = connection.execute(select(SEATS.c.secret).where(here).with_for_update()).scalar() or ""
            if self.database.vault.open(sealed, game) != seat.secret:
                return  # it has another link by now
            held = (HOLDERS.c.game == game) & (HOLDERS.c.seat == seat.seat) & (HOLDERS.c.browser == browser)
            is_theirs = connection.execute(select(HOLDERS.c.seat).where(held)).first() is not None
            free = here if is_theirs else here & (SEATS.c.kind == "open")
            taken = connection.execute(update(SEATS).where(free).values(kind="person", name=seat.name)).rowcount == 1
            if taken and not is_theirs:
                connection.execute(insert(HOLDERS), {"game": game, "seat": seat.seat, "browser": browser})
            if taken and taking.lot is not None and lots is not None and not _any_told(lots):
                _write_lots(connection, game, [*_without(lots, seat.seat), taking.lot])
            if taken and taking.entry is not None:
                connection.execute(_ADD_ACTIONS, _action_rows(game, taking.number, [taking.entry]))

        await self.database.write(job, notice)
        return taken

    async def open_seat(self, game: str, seat: Seat, notice: str) -> None:
        """Whoever held the seat holds it no more; it waits for somebody with its new link. Offers lapse."""

        def job(connection: Connection) -> None:
            here = (SEATS.c.game == game) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here).values(_seat_row(game, seat, self.database.vault)))
            _write_offer(connection, game, None)  # nobody speaks for somebody else
            lots = _lots_for_update(connection, game)
            if lots and not _any_told(lots):
                _write_lots(connection, game, _without(lots, seat.seat))
            connection.execute(delete(HOLDERS).where(HOLDERS.c.game == game, HOLDERS.c.seat == seat.seat))

        await self.database.write(job, notice)

    async def pledge(self, game: str, seat: int, pledge: str, notice: str) -> list[Lot] | None:
        """The pledge of a browser in the place of its last one: the lots then; None where some are told already."""
        changed: list[Lot] | None = None

        def job(connection: Connection) -> None:
            nonlocal changed
            changed = None
            lots = _lots_for_update(connection, game)
            if lots is not None and not _any_told(lots):
                changed = [*_without(lots, seat), Lot(seat, pledge, "")]
                _write_lots(connection, game, changed)

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
            lots = _lots_for_update(connection, game) or []
            seats = select(SEATS.c.kind, SEATS.c.name).where(SEATS.c.game == game).order_by(SEATS.c.seat)
            kinds, sitting = zip(*connection.execute(seats).all(), strict=True)
            if "open" not in kinds and list(sitting) == names and told._replace(drawn="") in lots:
                changed = [told if lot.seat == seat else lot for lot in lots]
                _write_lots(connection, game, changed)

        await self.database.write(job, notice)
        return changed

    async def set_orders(self, game: str, seat: int, orders: str, notice: str) -> None:
        """Orders of a seat; lists show nothing of it, not even that something was written."""
        here = (SEATS.c.game == game) & (SEATS.c.seat == seat)
        change = update(SEATS).where(here).values(orders=orders)
        await self.database.write(lambda connection: _ignore(connection.execute(change)), notice)

    async def add_remark(self, game: str, remark: Remark, notice: str) -> None:
        """Add something said; its number is given here."""

        def job(connection: Connection) -> None:
            last = connection.execute(select(func.max(CHATS.c.number)).where(CHATS.c.game == game)).scalar()
            remark.number = 0 if last is None else last + 1
            connection.execute(insert(CHATS), {"game": game, "said": time.time(), **msgspec.structs.asdict(remark)})

        await self.database.write(job, notice)

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
        settled = (GAMES.c.updated <= quiet_since) | (GAMES.c.updated > time.time())
        wanted = GAMES.c.over & CHRONICLES.c.game.is_(None) & settled
        statement = select(GAMES.c.id).select_from(finished).where(wanted).limit(most)
        found = await self.database.read(lambda connection: connection.execute(statement).scalars().all())
        return list(found)

    async def tables_of(self, browser: str) -> list[KeptGame]:
        """The games in which this browser holds a seat, newest first."""
        vault = self.database.vault

        def query(connection: Connection) -> list[KeptGame]:
            ids = select(HOLDERS.c.game).where(HOLDERS.c.browser == browser)
            try:
                return read_games(connection, GAMES.c.id.in_(ids), vault)
            except (ValueError, NavarchError):  # a row that is damaged: the others are listed without it
                games = connection.execute(ids).scalars().all()
                return [one for game in games for one in _kept_whole(connection, game, vault)]

        found: list[KeptGame] = await self.database.read(query)
        return found

    async def remarks_before(self, game: str, before: int, rooms: Sequence[str], most: int) -> list[Remark]:
        """The last things said in these rooms before that number, oldest first."""
        here = (CHATS.c.game == game) & (CHATS.c.number < before) & CHATS.c.room.in_(rooms)
        statement = _REMARKS.where(here).order_by(CHATS.c.number.desc()).limit(most)
        found = await self.database.read(lambda connection: connection.execute(statement).all())
        return [Remark(*row) for row in reversed(found)]

    async def remarks_since(self, game: str, since: int) -> list[Remark]:
        """Everything said at a table after that number."""
        statement = _REMARKS.where(CHATS.c.game == game, CHATS.c.number > since).order_by(CHATS.c.number)
        found = await self.database.read(lambda connection: connection.execute(statement).all())
        return [Remark(*row) for row in found]

    async def last_remark(self, game: str) -> int:
        """The number of the last thing said at a table; -1 where nobody has spoken."""
        statement = select(func.max(CHATS.c.number)).where(CHATS.c.game == game)
        last = await self.database.read(lambda connection: connection.execute(statement).scalar())
        return -1 if last is None else int(last)


def _ignore(_result: object) -> None:
    """A statement whose answer nobody needs."""


def _game_row(kept: KeptGame, vault: Vault) -> dict[str, Any]:
    row = {**msgspec.structs.asdict(kept), "secret": vault.seal(kept.secret, kept.id)}
    for key in ("summary", "seats", "holders"):
        del row[key]
    return {**row, **_summary_row(kept.summary)}


def _summary_row(summary: Summary) -> dict[str, Any]:
    return {**msgspec.structs.asdict(summary), "offer": msgspec.to_builtins(summary.offer)}


def read_lots(kept: object) -> list[Lot] | None:
    """Lots as they were kept."""
    return msgspec.convert(kept, list[Lot] | None)


def _lots_for_update(connection: Connection, game: str) -> list[Lot] | None:
    """The lots of a game, which nobody else changes before this is committed."""
    here = select(GAMES.c.lots).where(GAMES.c.id == game).with_for_update()
    return read_lots(connection.execute(here).scalar())


def _write_lots(connection: Connection, game: str, lots: list[Lot]) -> None:
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(lots=sorted(lots)))


def _any_told(lots: list[Lot]) -> bool:
    return any(lot.drawn for lot in lots)


def _without(lots: list[Lot], seat: int) -> list[Lot]:
    return [lot for lot in lots if lot.seat != seat]


def _write_offer(connection: Connection, game: str, offer: Offer | None) -> None:
    kept = msgspec.to_builtins(offer)
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(offer=kept, updated=time.time()))


def read_offer(kept: object) -> Offer | None:
    """An offer as it was kept; one of an older form has lapsed."""
    try:
        return msgspec.convert(kept, Offer | None)
    except msgspec.ValidationError:
        return None


def _rules_row(game: str, rules: Rules) -> dict[str, Any]:
    return {"game_id": game, "new_version": rules[0], "new_components": rules[1]}


def _seat_row(game: str, seat: Seat, vault: Vault) -> dict[str, Any]:
    return {"game": game, **msgspec.structs.asdict(seat), "secret": vault.seal(seat.secret, game)}


def _action_rows(game: str, first: int, entries: list[Entry]) -> list[dict[str, Any]]:
    return [
        {"game": game, "ply": first + i, "actor": entry.actor, "text": entry.text} for i, entry in enumerate(entries)
    ]


def _kept_whole(connection: Connection, game: str, vault: Vault) -> list[KeptGame]:
    """The game, unless its row is damaged."""
    try:
        return read_games(connection, GAMES.c.id == game, vault)
    except (ValueError, NavarchError):
        LOG.exception("table %s cannot be read", game)
        return []


def read_games(connection: Connection, which: Any, vault: Vault) -> list[KeptGame]:
    """The games for which that holds, the newest first, with seats and holders."""
    games = connection.execute(select(GAMES).where(which).order_by(GAMES.c.updated.desc()).limit(TABLES_LISTED)).all()
    ids = [row.id for row in games]
    seats: dict[str, list[Seat]] = {game: [] for game in ids}
    holders: dict[str, list[tuple[str, int]]] = {game: [] for game in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.game.in_(ids)).order_by(SEATS.c.seat)):
        secret = vault.open(row.secret, row.game)
        seats[row.game].append(Seat(row.seat, row.kind, row.name, row.bot, row.level, secret, row.orders))
    for row in connection.execute(select(HOLDERS).where(HOLDERS.c.game.in_(ids))):
        holders[row.game].append((row.browser, row.seat))
    found = []
    for row in games:
        summary = Summary(row.over, row.ply, row.to_act, row.result, read_offer(row.offer))
        correction = None if row.correction is None else Correction(*row.correction)
        facts = (row.id, row.game, row.version, row.components, row.players, row.options, row.start)
        secret = vault.open(row.secret, row.id)
        times = (row.host, row.created, row.updated)
        lots = read_lots(row.lots)
        sat = (summary, seats[row.id], holders[row.id])
        found.append(KeptGame(*facts, secret, *times, *sat, correction, lots))
    return found
