"""A worker: all that one server process holds, and how it follows the other workers."""

from __future__ import annotations

import asyncio
import logging
import secrets

from ...bots import read_own_bots
from ...text import LANGUAGES
from ..settings import Settings
from ..storage.bans import Bans, read_bans
from ..storage.database import Database
from ..storage.games import Games
from ..storage.workers import Notice, OtherWorkers
from ..words import catalogue
from ..words.corrections import read_corrections
from ..words.errors import Refused
from .archive import Archive
from .background import Background
from .bot_pool import BotPool
from .chronicler import Chronicler
from .driver import Driver
from .garbage import Garbage
from .room import Room
from .rooms import Rooms
from .thoughts import Thoughts
from .watcher import Watcher

LOG = logging.getLogger("navarch.worker")
SWEEP_SECONDS = 15.0  # how often tables are looked for whose bots nobody drives
FACTS_AFTER_SECONDS = 5.0  # first those who were here before come back, and their games go on


class Worker:
    """The games, rooms and bots of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.id = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.games = Games(self.database)
        self.bans = Bans()
        self.corrections = read_corrections(settings.components)
        self.own_bots = read_own_bots(settings.bots)
        self.archive = Archive(settings.limits.archive_waiting)
        self.pool = BotPool(max(1, settings.bot_processes))
        self.others = OtherWorkers(self.database, self._follow, self._missed)
        self.thoughts = Thoughts(self.pool)
        self.driver = Driver(self.thoughts, self.others, self.own_bots, settings)
        self._background = Background()
        most = settings.limits.rooms_in_memory
        self.chronicler = Chronicler(self.games, self.others)
        self.rooms = Rooms(self.games, self.driver, self.chronicler, self._background, self.id, most)
        self.garbage = Garbage()
        self._closing = False

    # ---- beginning and end ----

    async def open(self) -> None:
        """Start writing, listening and playing."""
        self.database.start()
        self.pool.start()
        await self.others.start()
        await self._read_bans()
        self._background.start(self._sweep())
        self._background.start(self._warm_up())

    async def _warm_up(self) -> None:
        """Load the games before the first guest asks for them, one after another, so that nobody has to wait."""
        names = await asyncio.to_thread(catalogue.names)
        games = [await asyncio.to_thread(catalogue.load, name) for name in names]
        for lang in LANGUAGES:
            for game in games:
                await asyncio.to_thread(catalogue.texts, game, lang)
        await asyncio.sleep(FACTS_AFTER_SECONDS)
        for lang in LANGUAGES:
            for game in games:
                await asyncio.to_thread(catalogue.facts, game, lang, self.corrections, self.own_bots)

    async def close(self) -> None:
        """Let nobody in any more, and leave nothing half done."""
        self._closing = True
        for room in self.rooms.all():
            for watcher in list(room.watchers):
                watcher.sent_away()
        await self.driver.close()
        await self.thoughts.close()
        await self._background.stop()
        await self.rooms.close()
        await self.chronicler.close()
        await self.others.close()
        self.pool.close()
        self.archive.close()
        await asyncio.to_thread(self.database.close)

    async def _sweep(self) -> None:
        """Now and then: what another worker has left undone, its bots too, bans, and rooms that nobody needs."""
        while True:
            for room in self.rooms.all():
                self.driver.drive(room)
                if room.is_owed_something():
                    self._background.start(room.make_good())
            await self._chronicle()
            await self._read_bans()
            self.rooms.forget_idle()
            self.garbage.look(self.database.jobs)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _chronicle(self) -> None:
        try:
            await self.chronicler.look()
        except Exception:
            LOG.exception("looking for games to chronicle failed")

    async def _read_bans(self) -> None:
        """Who is kept out from now on; those of them who are here have to go."""
        try:
            self.bans.take(await self.database.read(read_bans))
        except Exception:
            LOG.exception("the bans cannot be read")
        for room in self.rooms.all():
            for watcher in list(room.watchers):
                if self.bans.keeps_out(watcher.person, watcher.address):
                    watcher.shut_out()

    # ---- watchers ----

    async def enter(self, room: Room, watcher: Watcher) -> None:
        """Somebody looks at a table."""
        room.enter(watcher)
        await self._tell_presence(room)

    async def leave(self, room: Room, watcher: Watcher) -> None:
        """Somebody has gone."""
        room.leave(watcher)
        if not self._closing:
            await self._tell_presence(room)

    async def _tell_presence(self, room: Room) -> None:
        if self.database.is_postgres:
            notice = Notice(room.id, self.id, "here", seats=sorted(room.seats_here()))
            await self.games.tell_workers(notice.encoded())

    # ---- other workers ----

    async def _follow(self, notice: Notice) -> None:
        """Follow another worker; tables do not wait for one another, and the lock of each keeps the order."""
        room = self.rooms.in_memory(notice.game)
        if room is None or notice.worker == self.id:
            return
        if notice.kind == "here":
            room.seats_elsewhere(notice.worker, notice.seats)
        elif notice.kind == "chat":
            self._background.start(room.chat.read_on())
        else:
            self._background.start(room.follow(notice))

    async def _missed(self) -> None:
        """The wire to the other workers was down: look at everything again."""
        for room in self.rooms.all():
            try:
                await room.come_up_to_date(missed=True)
                await room.chat.read_on()
            except Refused:  # a table that was deleted meanwhile
                LOG.info("table %s is not there any more", room.id)
