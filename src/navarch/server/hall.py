"""The hall: all rooms in memory, the bots that play in them, and what other workers do."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

import navarch

from ..engine.game import Game
from ..engine.match import Match
from ..engine.state import State
from . import catalogue
from .archive import Archive, Kept, Seat, Standing
from .client import Client
from .messages import SeatKind, SeatWish
from .neighbours import Neighbours, Notice
from .phrases import LANGUAGES
from .refused import Refused
from .room import Room, new_secret
from .saved import OtherRules, load_match, take_snapshot
from .settings import Settings
from .store import Store
from .thinking import Thinker, bot_name, task_for

LOG = logging.getLogger("navarch.hall")
SWEEP_SECONDS = 15.0  # how often games are looked for that wait for a bot nobody drives
IDLE_SECONDS = 600.0
AFTER_TROUBLE_SECONDS = 1.0
FACTS_AFTER_SECONDS = 5.0  # first those who were here before come back, and their games go on


class Hall:
    """Everything that one server process holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(8)
        self.store = Store(settings.database)
        self.archive = Archive(self.store)
        self.thinker = Thinker(settings.bot_processes)
        self.neighbours = Neighbours(self.store, self._heard, self._missed)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._drivers: dict[str, asyncio.Task[bool]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    # ---- beginning and end ----

    async def open(self) -> None:
        """Start writing, listening and playing."""
        self.store.start()
        self.thinker.start()
        await self.neighbours.start()
        self._background(self._sweep())
        self._background(self._warm_up())

    async def _warm_up(self) -> None:
        """Load the games before the first guest asks for them, one after another, so that nobody has to wait."""
        for lang in LANGUAGES:
            for name in navarch.games():
                await asyncio.to_thread(catalogue.texts, name, lang)
        await asyncio.sleep(FACTS_AFTER_SECONDS)
        for lang in LANGUAGES:
            for name in navarch.games():
                await asyncio.to_thread(catalogue.facts, name, lang)

    async def close(self) -> None:
        """Let nobody in any more, and leave nothing half done."""
        self._closing = True
        for room in self.rooms.values():
            for client in list(room.clients):
                client.close(1012)
        for task in [*self._drivers.values(), *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._drivers.values(), *self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await self._keep_snapshot(room)
        await self.neighbours.close()
        self.thinker.close()
        await asyncio.to_thread(self.store.close)

    def _background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- rooms ----

    async def room(self, table: str) -> Room:
        """The room of a table, loaded when it is not in memory; Refused when there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
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
        kept = await self.archive.game(table)
        if kept is None:
            return None
        entries = await self.archive.entries(table)
        snapshot = await self.archive.snapshot(table)
        try:
            match = await asyncio.to_thread(load_match, catalogue.load(kept.game), kept, entries, snapshot)
        except OtherRules:
            raise Refused("other-rules") from None
        return self._add(kept, match)

    def _add(self, kept: Kept, match: Match) -> Room:
        room = Room(self.archive, kept, match, self.worker)
        room.on_change = self._drive
        self.rooms[room.id] = room
        self._make_space()
        self._drive(room)
        return room

    def _make_space(self) -> None:
        """Forget the rooms nobody has looked at for longest; they are in the database."""
        spare = len(self.rooms) - self.settings.limits.rooms_in_memory
        if spare > 0:
            idle = [room for room in self.rooms.values() if not room.clients and room.id not in self._drivers]
            for room in sorted(idle, key=lambda one: one.touched)[:spare]:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        if not room.lock.locked():
            del self.rooms[room.id]
            self._background(self._keep_snapshot(room))

    async def _keep_snapshot(self, room: Room) -> None:
        data = take_snapshot(room.match)
        entries = len(room.match.record.entries)
        if data is not None and room.snapshot_at < entries and not room.lock.locked():
            room.snapshot_at = entries
            await self.archive.keep_snapshot(room.id, entries, data)

    # ---- new tables ----

    async def create(
        self, game: Game, wishes: list[SeatWish], options: dict[str, Any], browser: str, start: State | None = None
    ) -> Room:
        """Set a table: its dice are committed to before the first move."""
        secret = secrets.token_bytes(32)
        match = Match(game, options, players=len(wishes), secret=secret, state=start)
        seats = [_seat(number, wish) for number, wish in enumerate(wishes)]
        holders = [(browser, number) for number, wish in enumerate(wishes) if wish.kind in ("me", "hotseat")]
        now = time.time()
        record = match.record
        standing = Standing(match.over, match.ply, sum(1 << seat for seat in match.to_act), record.result)
        facts = (new_secret()[:16], game.name, game.version, game.components.digest, len(wishes))
        kept = Kept(*facts, record.options, record.start, secret.hex(), browser, now, now, standing, seats, holders)
        await self.archive.create(kept, record.entries)
        return self._add(kept, match)

    # ---- bots ----

    def _drive(self, room: Room) -> None:
        """See to it that somebody plays the bots of a room whose turn it is, and answers for those who ordered it."""
        if self._closing or room.id in self._drivers or not room.plays_by_itself():
            return
        task = asyncio.create_task(self._play_bots(room))
        self._drivers[room.id] = task
        task.add_done_callback(lambda done: self._driven(room, done))

    def _driven(self, room: Room, done: asyncio.Task[bool]) -> None:
        """Look once more: a bot may have been asked while its driver was leaving."""
        del self._drivers[room.id]
        if not done.cancelled() and done.result():
            self._drive(room)

    async def _play_bots(self, room: Room) -> bool:
        """Move by move, in this worker alone; False when another worker does it."""
        if not await self.neighbours.claim(room.id):
            return False
        try:
            while await room.follow_orders() or await self._play_bot(room):
                pass
        except Exception:
            LOG.exception("the bots at table %s stopped", room.id)
            await asyncio.sleep(AFTER_TROUBLE_SECONDS)
        finally:
            await self.neighbours.release(room.id)
        return True

    async def _play_bot(self, room: Room) -> bool:
        """One move of a bot; False when none is asked."""
        began = time.monotonic()
        async with room.lock:
            seat = room.bot_to_act()
            if seat is None:
                return False
            ply = room.match.ply
            bot = bot_name(room.kept.seats[seat].bot, room.kept.seats[seat].level)
            task = task_for(room.game, room.match.state, seat, bot, self.settings.limits.bot_seconds)
        thought = await self.thinker.think(task)
        if room.clients:
            pace = self.settings.bot_pace_ms if room.pace_ms is None else room.pace_ms
            await asyncio.sleep(max(0.0, pace / 1000 - (time.monotonic() - began)))
        try:
            await room.act(seat, ply, thought[0][0])
        except Refused as refused:
            if refused.key == "not-saved":
                await asyncio.sleep(AFTER_TROUBLE_SECONDS)
            elif refused.key != "stale":
                raise
        return True

    async def _sweep(self) -> None:
        """After a restart, and now and then: games that wait for a bot, and rooms that nobody needs."""
        quiet = 0.0
        while True:
            try:
                for table in await self.archive.waiting_for_bots(time.time() - quiet):
                    if table not in self._drivers:
                        self._drive(await self.room(table))
                        await asyncio.sleep(0.01)
            except Refused:
                LOG.info("a table of other rules is left alone")
            except Exception:
                LOG.exception("looking for games that wait for bots failed")
            for room in list(self.rooms.values()):
                if not room.clients and room.id not in self._drivers and _idle(room):
                    self._forget(room)
            quiet = SWEEP_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)

    # ---- clients ----

    async def attach(self, client: Client) -> None:
        """Somebody looks at the table."""
        room = client.room
        room.clients.add(client)
        room.look_again()
        await self._tell_presence(room)

    async def detach(self, client: Client) -> None:
        """Somebody has gone."""
        room = client.room
        room.clients.discard(client)
        room.look_again()
        if not self._closing:
            await self._tell_presence(room)

    async def _tell_presence(self, room: Room) -> None:
        if self.store.is_postgres:
            here = sorted({seat for client in room.clients for seat in client.mine})
            await self.archive.tell_workers(Notice(room.id, self.worker, "here", seats=here).told())

    # ---- other workers ----

    async def _heard(self, notice: Notice) -> None:
        """Follow another worker; tables do not wait for one another, and the lock of each keeps the order."""
        room = self.rooms.get(notice.game)
        if room is None or notice.worker == self.worker:
            return
        if notice.kind == "here":
            room.elsewhere[notice.worker] = frozenset(notice.seats)
            room.look_again()
        elif notice.kind == "chat":
            self._background(room.talk.read_on())
        else:
            self._background(room.heard(notice))

    async def _missed(self) -> None:
        """The wire to the other workers was down: look at everything again."""
        for room in list(self.rooms.values()):
            await room.come_up_to_date()


def _idle(room: Room) -> bool:
    return time.monotonic() - room.touched > IDLE_SECONDS


def _seat(number: int, wish: SeatWish) -> Seat:
    """A chair as it is set; links open seats that people shall take."""
    if wish.kind == "bot":
        return Seat(number, "bot", wish.name or wish.bot.capitalize(), wish.bot, wish.level)
    kind: SeatKind = "open" if wish.kind == "open" else "person"
    return Seat(number, kind, wish.name, secret=new_secret())
