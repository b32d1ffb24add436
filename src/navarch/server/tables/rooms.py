"""The rooms of a worker: tables come into memory when somebody asks for them, and go when nobody does."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import time

from ...bots.levels import PREFIX as LEVEL
from ...engine.errors import BadComponents
from ...engine.game import Game
from ...engine.match import Match
from ..storage.database import DatabaseFailed
from ..storage.games import Games
from ..storage.house import House
from ..storage.kept import KeptGame, Seat
from ..storage.matches import Halt, game_of, is_of, load_match
from ..storage.upkeep import close_table
from ..words import catalogue
from ..words.errors import Refused
from ..words.messages import SeatKind, SeatWish
from . import sitting
from .background import Background
from .chronicle import Chronicle, chronicled_match
from .chronicler import Chronicler
from .debts import is_owed, make_good
from .driver import Driver
from .laying import Terms, lay
from .room import Room
from .table import new_secret

LOG = logging.getLogger("navarch.rooms")
IDLE_SECONDS = 600.0
NAME_OF_A_TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")  # anything else is no question for a database


class Rooms:
    """All rooms in memory, by the names of their tables."""

    def __init__(
        self,
        games: Games,
        driver: Driver,
        chronicler: Chronicler,
        background: Background,
        worker: str,
        most: int,
        house: House,
    ) -> None:
        self.games = games
        self.chronicler = chronicler
        self.driver = driver
        self.background = background
        self.worker = worker
        self.most = most
        self.house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}

    def all(self) -> list[Room]:
        """Those in memory now."""
        return list(self._rooms.values())

    def in_memory(self, table: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    async def room(self, table: str) -> Room:
        """The room of a table, loaded when it is not in memory; Refused when there is none."""
        room = self._rooms.get(table)
        if room is not None:
            room.touched = time.monotonic()  # whoever asks has it in hand: it is not forgotten now
            return room
        if not NAME_OF_A_TABLE.fullmatch(table):
            raise Refused("no-table")
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _done: self._loading.pop(table, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise Refused("no-table")
        return found

    async def _load(self, table: str) -> Room | None:
        try:
            kept = await self.games.game(table)
            if kept is None:
                return None
            return await self._load_kept(kept)
        except (DatabaseFailed, Refused):
            raise
        except Exception as error:  # whatever stands in a damaged row: it is the trouble of this table alone
            LOG.exception("table %s cannot be read", table)
            raise Refused("damaged") from error

    async def _load_kept(self, kept: KeptGame) -> Room:
        """A finished game of other rules from its chronicle, any other from its actions."""
        game = await self._game_of(kept)
        if kept.summary.over and not is_of(kept, game):
            chronicle = await self.chronicler.chronicle(kept)
            return self._add(kept, chronicled_match(game, chronicle), chronicle=chronicle)
        entries = await self.games.entries(kept.id)
        snapshot = await self.games.snapshot(kept.id)
        match, halt = await asyncio.to_thread(load_match, game, kept, entries, snapshot)
        if halt is None and not is_of(kept, game):
            LOG.info("table %s goes on under the rules of version %s", kept.id, game.version)
            kept.version, kept.components = game.version, game.components.digest
            await self.games.move_over(kept.id, (kept.version, kept.components), "")
        room = self._add(kept, match, halt)
        if is_owed(room):
            await make_good(room)
        return room

    async def _game_of(self, kept: KeptGame) -> Game:
        """The game with the table's own components; a finished game can be read without them."""
        try:
            return await asyncio.to_thread(game_of, kept)
        except BadComponents as error:
            LOG.error("table %s: the rules of today refuse its components: %s", kept.id, error)
            if not kept.summary.over:
                raise Refused("components-refused") from error
            return await asyncio.to_thread(catalogue.load, kept.game)

    async def create(self, game: Game, wishes: list[SeatWish], pledge: str, terms: Terms) -> Room:
        """Set a table: its dice are committed to before anybody's lot is told, and before the first move."""
        seats = [_seat(number, wish) for number, wish in enumerate(wishes)]
        mine = [number for number, wish in enumerate(wishes) if wish.kind in ("me", "hotseat")]
        lots = sitting.first_lots(pledge, seats, mine)
        kept, match = lay(game, seats, [(terms.host, number) for number in mine], lots, terms)
        await self.games.create(kept, match.record.entries)
        room = self._add(kept, match)
        await room.timing.look()
        return room

    def _add(self, kept: KeptGame, match: Match, halt: Halt | None = None, chronicle: Chronicle | None = None) -> Room:
        room = Room(self.games, kept, match, self.worker, halt, chronicle, house=self.house)
        room.on_change = self._changed
        self._rooms[room.id] = room
        self._make_space()
        self.driver.drive(room)
        return room

    def _changed(self, room: Room) -> None:
        """Bots have to be played, or the game has ended and goes into the chronicle."""
        self.driver.drive(room)
        if room.match.over and room.chronicle is None and not room.chronicled:
            room.chronicled = True
            self.background.start(self.chronicler.put_away(room.id))

    # ---- forgetting ----

    async def close_table(self, room: Room, person: str) -> None:
        """The host closes a table at which nobody has played."""
        async with room.at_rest():
            if not person or not hmac.compare_digest(person, room.kept.host):
                raise Refused("not-the-host")
            if not await close_table(self.games.database, room.id, room.notice("closed")):
                raise Refused("begun")
        self.drop([room.id])

    def _make_space(self) -> None:
        """Forget the rooms nobody has looked at for longest; they are in the database."""
        spare = len(self._rooms) - self.most
        if spare > 0:
            for room in sorted(self._unused(), key=lambda one: one.touched)[:spare]:
                self._forget(room)

    def forget_idle(self) -> None:
        """Forget the rooms nobody has looked at for a while."""
        for room in self._unused():
            if time.monotonic() - room.touched > IDLE_SECONDS:
                self._forget(room)

    def _unused(self) -> list[Room]:
        return [room for room in self._rooms.values() if not room.watchers and not self.driver.drives(room.id)]

    def _forget(self, room: Room) -> None:
        if not room.lock.locked():
            del self._rooms[room.id]
            self.background.start(_keep_snapshot(room))

    def drop(self, tables: list[str]) -> None:
        """These are not there any more."""
        for table in tables:
            room = self._rooms.pop(table, None)
            for watcher in list(room.watchers) if room is not None else ():
                watcher.sent_away()

    async def close(self) -> None:
        """Leave a snapshot of each, so that the next start is quick."""
        for room in self.all():
            await _keep_snapshot(room)


async def _keep_snapshot(room: Room) -> None:
    if not room.lock.locked():  # whoever is about to change it keeps one in his turn
        await room.keep_snapshot()


def _called(bot: str) -> str:
    """What a bot is called at its seat; a level goes by its name, which the page tells in words."""
    return bot if bot.startswith(LEVEL) else bot.capitalize()


def _seat(number: int, wish: SeatWish) -> Seat:
    """A chair as it is set; links open seats that people shall take."""
    if wish.kind == "bot":
        return Seat(number, "bot", wish.name or _called(wish.bot), wish.bot, wish.level)
    kind: SeatKind = "open" if wish.kind == "open" else "person"
    return Seat(number, kind, wish.name, secret=new_secret())
