"""A room: a table in memory, with those who watch it. Every change is committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

import msgspec

from ...engine.event import Illegal
from ...engine.match import Line, Match
from ...engine.record import Entry
from ..people.results import note_end
from ..storage.database import Conflict, DatabaseFailed
from ..storage.games import Games
from ..storage.house import House
from ..storage.kept import KeptGame, Offer, Remark
from ..storage.matches import Halt, go_on, is_of, load_match, only_actions
from ..storage.snapshots import KeptMark, take_snapshot
from ..storage.workers import Notice
from ..words.errors import Refused
from ..words.messages import ChatRoom
from . import clocks, offers, orders
from .chat import Chat
from .chronicle import Chronicle
from .leaving import Leaving
from .positions import Positions
from .sitting import Sitting
from .table import Table, going_on, summary_of
from .telling import Telling
from .thoughts import Asker
from .timing import Timing
from .watcher import Watcher

LOG = logging.getLogger("navarch.room")
ATTEMPTS = 5  # at an action that others may have overtaken
SNAPSHOT_EVERY = 200  # entries
REST_AFTER_SECONDS = 120.0  # bots play on for so long after the last one has gone


class Room(Table):
    """A table that people watch here; whatever changes it waits for its lock."""

    def __init__(
        self,
        games: Games,
        kept: KeptGame,
        match: Match,
        worker: str,
        halt: Halt | None = None,
        chronicle: Chronicle | None = None,
        *,
        house: House,
    ) -> None:
        super().__init__(kept, match, halt, chronicle)
        self.games = games
        self.worker = worker
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}  # other worker -> seats that are connected there
        self.on_change: Callable[[Room], None] = lambda _room: None
        self.pace_ms: int | None = None
        self.positions = Positions(self)
        self.chat = Chat(self, games, self._tell_remarks)
        self.sitting = Sitting(self)
        self.leaving = Leaving(self)
        self.timing = Timing(self, house)
        self.telling = Telling(self)
        self.positions.told_time = self.timing.told
        self.touched = time.monotonic()
        self._left = float("-inf")  # when somebody was last here
        self._asker = Asker("", kept.host, kept.id)
        self._stale = False  # memory may be ahead of the database or behind it
        self._snapshot_at = len(match.record.entries)
        self._marks: list[KeptMark] = []
        self.chronicled = False  # its chronicle was asked for

    # ---- who watches ----

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table."""
        before = self.connected()
        self.watchers.add(watcher)
        self._tell_presence(before)
        self.on_change(self)  # bots that rested go on

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        before = self.connected()
        self.asker()
        self.watchers.discard(watcher)
        self._left = time.monotonic()
        self._tell_presence(before)

    def is_attended(self) -> bool:
        """Whether somebody is here, or was until a moment ago; bots rest at a table that everybody has left."""
        return bool(self.watchers) or self._is_played_by_days() or time.monotonic() - self._left < REST_AFTER_SECONDS

    def _is_played_by_days(self) -> bool:
        """Whether a bot sits in for somebody among people who are not here all the time: it does not let them wait."""
        seats = self.kept.seats
        by_clocks = self.kept.pace is not None and not self.match.over
        return by_clocks and any(seat.left for seat in seats) and any(seat.kind == "person" for seat in seats)

    def asker(self) -> Asker:
        """For whom the bots of this table think: somebody who sits here, else anybody who looks on."""
        if not self.watchers:
            return self._asker
        watcher = max(self.watchers, key=lambda one: len(one.held))
        self._asker = Asker(watcher.address, watcher.person, self.id)
        return self._asker

    def plays_by_itself(self) -> bool:
        """Whether orders answer for a seat, or a bot is asked and somebody is there."""
        if self.halt is not None:
            return False
        bot = self.bot_to_act() is not None and self.is_attended()
        return bot or self.answer_by_orders() is not None

    def seats_here(self) -> set[int]:
        """The seats that are connected to this worker."""
        return {seat for watcher in self.watchers for seat in watcher.held}

    def seats_elsewhere(self, worker: str, seats: list[int]) -> None:
        """The seats that are connected to another worker now."""
        before = self.connected()
        self.elsewhere[worker] = frozenset(seats)
        self._tell_presence(before)

    def connected(self) -> set[int]:
        """The seats at which somebody sits in front of the page now."""
        return self.seats_here().union(*self.elsewhere.values())

    def _tell_presence(self, before: set[int]) -> None:
        """Who is at which seat is everybody's to see; that somebody looks on or has gone changes nothing for others."""
        self.touched = time.monotonic()
        if self.connected() != before:
            self._tell_change()

    def _tell_change(self) -> None:
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.table_changed()

    def tell_seats(self) -> None:
        """Who sits where is not what it was."""
        for watcher in self.watchers:
            watcher.seats_changed()

    def _tell_orders(self, seat: int) -> None:
        for watcher in self.watchers:
            watcher.orders_changed(seat)

    def _tell_remarks(self, remarks: list[Remark]) -> None:
        for watcher in self.watchers:
            watcher.remarks_made(remarks)

    async def say(self, who: Watcher, seat: int | None, room: ChatRoom, text: str, to: str = "") -> None:
        """Say something to the players, the spectators, or one other seat."""
        await self.chat.say(who, seat, room, text, to, self.notice("chat"))

    # ---- playing ----

    async def act(self, seat: int, ply: int, *actions: str, by_hand: bool = True) -> None:
        """Play an action, or several as one, at the position with that number; committed when this returns."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._refresh()
                self._check_ply(ply)
                if not by_hand and self.bot_to_act() != seat:
                    raise Refused("stale")  # the game has ended or rests, or somebody has come back
                self._check_goes_on()
                self.check_rules()
                if by_hand:
                    self.check_sits(seat)
                try:
                    await self.change(lambda: self.match.submit_all(seat, [*actions]))
                except Conflict:
                    continue  # another worker was first: look again
                return
        raise Refused("stale")

    def _check_ply(self, ply: int) -> None:
        """The position must be the one that was seen; sealed answers of others do not change it."""
        now, state = self.match.ply, self.match.state
        answered = sum(len(answers) for answers in state.sealed)
        if not now - answered <= ply <= now:
            raise Refused("stale")

    def check_sits(self, seat: int) -> None:
        """While a bot sits there for somebody, they can only look on, or come back."""
        if self.kept.seats[seat].left:
            raise Refused("bot-sits")

    def _check_goes_on(self) -> None:
        if self.kept.paused:
            raise Refused("paused")

    def check_rules(self) -> None:
        """The game follows the rules of today."""
        if self.halt is not None:
            raise Refused("halted")

    async def undo(self, seat: int) -> None:
        """Take back freely."""
        async with self.at_rest():
            self.check_rules()
            self.check_sits(seat)
            await self._go_back(lambda: self.match.undo(seat))

    async def offer_rollback(self, seat: int, held: tuple[int, ...], ply: int) -> None:
        """Offer to go back before an own decision; those who need not be asked consent at once."""
        async with self.at_rest():
            self.check_sits(seat)
            match = self.match
            standing = match.record.standing()
            if self.halt is not None:
                if ply not in going_on(self.halt, match):
                    raise Refused("no-rollback")
            elif match.over or ply >= len(standing) or standing[ply].actor != seat:
                raise Refused("no-rollback")
            await self.set_offer(offers.rollback(seat, held, ply, self.kept.seats))
            await self.settle_offer()

    async def consent(self, held: tuple[int, ...], offer: str, yes: bool) -> None:
        """Answer an offer for all of one's seats."""
        async with self.at_rest():
            now = self.kept.summary.offer
            if now is None or not held:
                raise Refused("no-offer")
            if now.id != offer:
                raise Refused("other-offer")
            if not yes:
                await self.set_offer(None)
                return
            agreed = await self.games.consent(self.id, offer, held, self.notice("table"))
            if agreed is None:
                raise Refused("other-offer")
            self.kept.summary.offer = agreed
            self.changed()
            await self.settle_offer()

    async def settle_offer(self) -> None:
        """Do what was offered when all have consented."""
        offer = self.kept.summary.offer
        if offer is None or not offers.is_settled(offer):
            return
        if offer.kind == "rollback":
            to = offer.to
            try:
                await self._go_back(lambda: self.match.take_new_rules(to) if self.halt else self.match.rollback(to))
            except Refused as refused:
                if refused.reasons:  # the rules are against it, now and later
                    await self.set_offer(None)
                raise
        elif offer.kind == "seat":
            await self.sitting.open_seat(offer.to)
        else:
            await self.leaving.settle(offer)

    async def set_offer(self, offer: Offer | None) -> None:
        """An offer in the place of any other."""
        await offers.check_welcome(self, offer)
        await self.games.set_offer(self.id, offer, self.notice("table"), self.telling.offered(offer))
        self.kept.summary.offer = offer
        self.changed()

    async def _go_back(self, change: Callable[[], None]) -> None:
        lines = self.match.lines
        try:
            await self.change(change)
        except Conflict:
            raise Refused("stale") from None
        self._cut_log(lines)
        await self._ask_again()

    async def change(self, change: Callable[[], None]) -> None:
        """Carry out a change in memory, commit what it wrote, and only then tell."""
        match = self.match
        first, known, windows = len(match.record.entries), len(match.lines), self.timing.windows()
        before = self.telling.waited()
        try:
            change()
        except Illegal as error:
            raise Refused(reasons=error.reasons) from None
        except BaseException:
            self._stale = True  # a rule failed halfway
            raise
        summary = summary_of(match)
        entries = match.record.entries[first:]
        ended = orders.lapsed(self.game, match.lines[known:])
        notice = Notice(self.id, self.worker, "act", first=first, entries=[(actor, said) for actor, said in entries])
        rules = None if is_of(self.kept, self.game) else (self.game.version, self.game.components.digest)
        try:
            timed = self.timing.after(entries, windows)
            new = clocks.changed(self.kept.clocks, timed)
            note = partial(note_end, game=self.id) if summary.over else None
            told = self.telling.after(before, new)
            await self.games.append(self.id, first, entries, summary, notice.encoded(), ended, rules, new, note, told)
        except BaseException as error:
            self._stale = True  # whatever came of it, the database knows
            if isinstance(error, DatabaseFailed):
                raise Refused("not-saved") from error
            raise
        self.kept.summary, self.kept.clocks = summary, timed
        if rules is not None:
            (self.kept.version, self.kept.components), self.halt = rules, None
        for seat in self.kept.seats:
            seat.orders = "" if seat.orders in ended else seat.orders
        self.changed()
        await self.keep_snapshot(SNAPSHOT_EVERY)

    async def keep_snapshot(self, every: int = 1) -> None:
        """Keep a snapshot where so many entries have come since the last one.

        On the way only where the game can be loaded from it; when the room is left, in any case, for the traces in it.
        """
        entries = len(self.match.record.entries)
        if entries - self._snapshot_at >= every and self.halt is None and not self._stale:
            is_left = every == 1
            snapshot = take_snapshot(self.match, self._marks, with_views=is_left)
            if snapshot is not None and (snapshot.loads or is_left):
                self._snapshot_at, self._marks = entries, snapshot.marks
                try:
                    await self.games.keep_snapshot(self.id, entries, msgspec.json.encode(snapshot))
                except DatabaseFailed:  # what it was made after is committed, and only loads more slowly
                    LOG.exception("no snapshot of table %s was kept", self.id)

    # ---- orders ----

    async def give_orders(self, seat: int, ask: str) -> None:
        """When to ask a seat again in reaction windows; nobody else hears of it."""
        async with self.at_rest():
            self.check_rules()
            if self.match.over or ask not in orders.choices(self.game):
                raise Refused("no-orders")
            await self._set_orders(seat, "" if ask == orders.ALWAYS else ask)
        self.on_change(self)

    async def _set_orders(self, seat: int, said: str) -> None:
        notice = Notice(self.id, self.worker, "orders", seats=[seat])
        await self.games.set_orders(self.id, seat, said, notice.encoded())
        self.kept.seats[seat].orders = said
        self._tell_orders(seat)

    def answer_by_orders(self) -> orders.Answer | None:
        """What is to be played for a seat that has ordered it."""
        return None if self.halt is not None else orders.answer(self.match, self.kept.seats)

    async def follow_orders(self, decided: orders.Answer, ply: int) -> None:
        """Answer for a seat that has ordered it, unless the window is not what it was when this was decided."""
        async with self.at_rest():
            if (self.match.ply, self.answer_by_orders()) == (ply, decided):
                with suppress(Conflict):
                    await self.change(lambda: self.match.submit(decided.seat, decided.action))

    async def _ask_again(self) -> None:
        """Whoever went back to a window wants to be asked there."""
        found = orders.answer(self.match, self.kept.seats)
        if found is not None:
            await self._set_orders(found.seat, "")

    # ---- what others wrote ----

    def notice(self, kind: str) -> str:
        """What other workers are told at the commit."""
        return Notice(self.id, self.worker, kind).encoded()

    async def follow(self, notice: Notice) -> None:
        """Another worker has changed this table."""
        async with self.lock:
            if notice.kind == "act":
                await self._follow_actions(notice)
                return
            await self._read_kept()
            if notice.kind == "orders":
                self._tell_orders(notice.seats[0])
            else:
                self.changed()
                await self.catch_up()  # the record tells who has sat down

    async def _follow_actions(self, notice: Notice) -> None:
        """Play what another worker has played; without a look at the database where it comes in its turn."""
        known = len(self.match.record.entries)
        if not self._stale and notice.first >= 0 and notice.first + len(notice.entries) <= known:
            return
        if self._stale or notice.first != known:
            await self.catch_up()
            return
        await self._play_on([Entry(actor, text) for actor, text in notice.entries])
        if self.kept.pace is not None:  # whose clock runs, and since when
            await self._read_kept()
            self.changed()

    async def _read_kept(self) -> None:
        kept = await self.games.game(self.id)
        if kept is None:  # deleted by whoever runs the server
            raise Refused("no-table")
        self.kept = kept
        self.tell_seats()

    async def read_anew(self) -> None:
        """Where others write too, look what they have written; the lock is held."""
        if self.games.database.is_postgres:
            await self.catch_up()
            await self._read_kept()

    async def come_up_to_date(self, missed: bool = False) -> None:
        """Where others write too, look whether they have, without waiting for their notice; all of it, if one was
        missed: who sits where, offers and orders leave no entry.
        """
        async with self.at_rest():
            if self.games.database.is_postgres:
                seen = len(self.match.record.entries)
                await self.catch_up()
                if missed or len(self.match.record.entries) != seen:
                    await self._read_kept()
                if missed:
                    self.changed()

    def is_at_rest(self) -> bool:
        """Whether it is at rest anyway, until somebody else is let go on."""
        return not self.lock.locked() and not self._stale

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Nobody changes the table, and memory holds nothing that is not committed: so it may be looked at and told."""
        async with self.lock:
            await self._refresh()
            yield

    async def _refresh(self) -> None:
        if self._stale:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what the database has and memory has not."""
        new = [] if self._stale else await self.games.entries(self.id, len(self.match.record.entries))
        if self._stale or new:
            await self._play_on(new)

    async def _play_on(self, new: list[Entry]) -> None:
        """Bring memory up to what was written; from the beginning where playing on is not enough."""
        old_lines = self.match.lines
        if self._stale or not only_actions(new) or not is_of(self.kept, self.game):
            await self._reload()
        else:
            try:
                known = len(self.match.lines)
                go_on(self.match, new)
                if orders.lapsed(self.game, self.match.lines[known:]):
                    await self._read_kept()
            except Exception:
                LOG.exception("table %s is read anew", self.id)
                await self._reload()
        if self.kept.summary.ply != self.match.ply:  # else what was kept is as new, with an offer that may stand
            self.kept.summary = summary_of(self.match)
        self._cut_log(old_lines)
        self.changed()

    async def _reload(self) -> None:
        kept = await self.games.game(self.id)
        entries: list[Entry] = await self.games.entries(self.id)
        if kept is None:  # deleted by whoever runs the server
            raise Refused("no-table")
        snapshot = None if is_of(kept, self.game) else await self.games.snapshot(self.id)
        self.match, self.halt = await asyncio.to_thread(load_match, self.game, kept, entries, snapshot)
        self.kept = kept
        self.tell_seats()
        self._stale = False

    def _cut_log(self, old: list[Line]) -> None:
        """Tell how much of the log is left where lines of it were taken back."""
        new = self.match.lines
        if new is old:
            return
        common = 0
        while common < min(len(old), len(new)) and old[common] == new[common]:
            common += 1
        for watcher in self.watchers:
            watcher.log_cut(new[:common])

    def changed(self) -> None:
        """Tell everybody, and see to it that bots go on."""
        self.changes += 1
        self._tell_change()
        self.on_change(self)
