"""A worker: all that one server process holds, and how it follows the other workers."""

from __future__ import annotations

import asyncio
import logging
import secrets

from ...bots import read_own_bots
from ...text import LANGUAGES
from ..notices.channels import Channels
from ..notices.delivery import Delivery
from ..notices.mail import Mailer
from ..notices.push import new_key
from ..notices.sending import Sender
from ..people.addresses import Addresses
from ..people.holidays import Holidays
from ..people.identity import People
from ..people.invitations import Invitations
from ..people.logins import Logins
from ..people.passkeys import Passkeys
from ..people.reports import Reports
from ..settings import Settings
from ..storage.bans import Bans, read_bans
from ..storage.database import Database
from ..storage.games import Games
from ..storage.house import House
from ..storage.vault import BadKey
from ..storage.workers import Notice, OtherWorkers
from ..words import catalogue
from ..words.corrections import read_corrections
from ..words.errors import Refused
from .archive import Archive
from .background import Background
from .bot_pool import BotPool
from .chronicler import Chronicler
from .debts import is_owed, make_good
from .driver import Driver
from .garbage import Garbage
from .reviewer import Reviewer
from .room import Room
from .rooms import Rooms
from .thoughts import Thoughts
from .timekeeper import Timekeeper
from .watcher import Watcher
from .wishes import Wishes

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
        self.people = People(self.database)
        self.logins = Logins(self.database, self.people)
        self.addresses = Addresses(self.database)
        self.passkeys = Passkeys(self.database, self.people)
        self.mailer = Mailer(settings)
        self.reports = Reports(self.database)
        self.invitations = Invitations(self.database)
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
        self.reviewer = Reviewer(self.games, self.others, self.thoughts, settings)
        self.house = House(self.database)
        self.rooms = Rooms(self.games, self.driver, self.chronicler, self._background, self.id, most, self.house)
        self.wishes = Wishes(self.database, self.rooms)
        self.holidays = Holidays(self.database)
        self.timekeeper = Timekeeper(self.games, self.rooms, self.house, self.holidays)
        self.channels = Channels(self.database)
        self.sender = Sender(settings, self.channels, self.mailer)
        self.delivery = Delivery(self.database, self.sender, self._present, self.house.now)
        self.garbage = Garbage()
        self._closing = False

    # ---- beginning and end ----

    async def open(self) -> None:
        """Start writing, listening and playing."""
        self.database.start()
        self.pool.start()
        await self.others.start()
        await self.house.open()
        await self._read_bans()
        await self._read_push_key()
        self._background.start(self._sweep())
        self._background.start(self._warm_up())
        self._background.start(self.timekeeper.keep())
        self._background.start(self.delivery.keep())
        self._background.start(self.reviewer.keep())

    async def _read_push_key(self) -> None:
        """Made when the server starts for the first time; where it cannot be read, there are no pushes."""
        try:
            self.sender.take_key(await self.house.push_key(new_key()))
        except BadKey:
            LOG.exception("no pushes are sent")

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
        await self.delivery.close()
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
                if is_owed(room):
                    self._background.start(make_good(room))
            await self._chronicle()
            await self._look_at_people()
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

    async def _look_at_people(self) -> None:
        """Browsers that another worker has signed out are nobody's from now on."""
        self.people.look_again()
        try:
            await self.send_signed_out_away()
        except Exception:
            LOG.exception("who is signed out cannot be read")

    async def people_changed(self) -> None:
        """Somebody was signed out or deleted: look again, here and at the other workers."""
        self.people.look_again()
        await self.send_signed_out_away()
        await self.games.tell_workers(Notice("", self.id, "people").encoded())

    async def send_signed_out_away(self) -> None:
        """Pages whose browser was signed out have to come anew, as nobody."""
        watchers = [watcher for room in self.rooms.all() for watcher in room.watchers if watcher.browser]
        known = await self.people.still_known(watcher.browser for watcher in watchers)
        for watcher in watchers:
            if watcher.browser not in known:
                watcher.sent_away()

    async def seats_moved(self, tables: list[str]) -> None:
        """Seats at these tables are somebody else's now: look again, here and at the other workers."""
        for table in tables:
            notice = Notice(table, self.id, "table")
            await self.games.tell_workers(notice.encoded())
            room = self.rooms.in_memory(table)
            if room is not None:
                await room.follow(notice)

    # ---- order ----

    async def hear_others(self, person: str) -> None:
        """Whom somebody wants to hear is not what it was, at any of their pages."""
        notice = Notice("", self.id, "shuns", person=person)
        await self.games.tell_workers(notice.encoded())
        await self._hear_others(person)

    async def _hear_others(self, person: str) -> None:
        for room in self.rooms.all():
            for watcher in [one for one in room.watchers if one.me == person]:
                await watcher.look_whom_to_hear()

    async def carry_out(self, what: str, table: str, number: int, person: str) -> None:
        """Show what a moderator has decided, here at once; the others hear of it, or look within seconds."""
        if what == "remark":
            notice = Notice(table, self.id, "remark", first=number)
            await self.games.tell_workers(notice.encoded())
            room = self.rooms.in_memory(table)
            if room is not None:
                await room.chat.tell_again(number)
        elif what == "name":
            await self.seats_moved([kept.id for kept in await self.games.tables_of(person)])
        elif what in ("mute", "ban"):
            await self._read_bans()

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

    def _present(self) -> set[tuple[str, str]]:
        """Who sees which table now, by this worker."""
        rooms = self.rooms.all()
        return {(watcher.person, room.id) for room in rooms for watcher in room.watchers if watcher.is_seen}

    async def _tell_presence(self, room: Room) -> None:
        if self.database.is_postgres:
            notice = Notice(room.id, self.id, "here", seats=sorted(room.seats_here()))
            await self.games.tell_workers(notice.encoded())

    # ---- other workers ----

    async def _follow(self, notice: Notice) -> None:
        """Follow another worker; tables do not wait for one another, and the lock of each keeps the order."""
        if notice.kind == "shuns" and notice.worker != self.id:
            self._background.start(self._hear_others(notice.person))
        if notice.kind == "people" and notice.worker != self.id:
            self._background.start(self._look_at_people())
        room = self.rooms.in_memory(notice.game)
        if room is None or notice.worker == self.id:
            return
        if notice.kind == "here":
            room.seats_elsewhere(notice.worker, notice.seats)
        elif notice.kind == "closed":
            self.rooms.drop([notice.game])
        elif notice.kind == "chat":
            self._background.start(room.chat.read_on())
        elif notice.kind == "remark":
            self._background.start(room.chat.tell_again(notice.first))
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
