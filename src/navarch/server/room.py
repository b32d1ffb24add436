"""A room: one table being played. Every change is committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from ..engine.event import Illegal
from ..engine.match import Match
from ..engine.record import UNDO, Entry
from . import catalogue, orders
from .answers import Status
from .archive import Archive, Kept, Seat, Standing
from .messages import EarlierDecision, Player, Position, RollbackOffer, UndoState
from .neighbours import Notice
from .position import LogWords, Names, Scene, result_in_words, rollbacks
from .refused import Refused
from .saved import go_on, load_match, take_snapshot
from .store import Conflict, StoreFailed
from .talk import Talk

if TYPE_CHECKING:
    from .client import Client

LOG = logging.getLogger("navarch.room")
ATTEMPTS = 5  # at an action that others may have overtaken
SNAPSHOT_EVERY = 200  # entries

_encode = msgspec.json.Encoder().encode


class Room:
    """A match, its seats and everybody who looks at it."""

    def __init__(self, archive: Archive, kept: Kept, match: Match, worker: str) -> None:
        self.archive = archive
        self.worker = worker
        self.kept = kept
        self.id = kept.id
        self.game = match.game
        self.match = match
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}  # other worker -> seats that are connected there
        self.on_change: Callable[[Room], None] = lambda _room: None
        self.pace_ms: int | None = None
        self.talk = Talk(self)
        self.touched = time.monotonic()
        self._stale = False  # memory may be ahead of the database or behind it
        self.snapshot_at = len(match.record.entries)
        self.log_words = LogWords(self.game)
        self._scenes: dict[tuple[int | None, str], tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]] = {}
        self._rollbacks: dict[tuple[int, str], list[EarlierDecision] | None] = {}
        self._line: list[Entry] | None = None  # the actions that stand, once asked for

    # ---- who is here ----

    def seats_of(self, browser: str) -> tuple[int, ...]:
        """The seats that this browser holds."""
        held = {seat for holder, seat in self.kept.holders if hmac.compare_digest(holder, browser)}
        return tuple(sorted(held))

    def seat_of_secret(self, secret: str) -> Seat | None:
        """The seat that a link opens; all are compared, in constant time."""
        found = None
        for seat in self.kept.seats:
            if seat.secret and hmac.compare_digest(seat.secret.encode(), secret.encode()):
                found = seat
        return found

    def names(self) -> Names:
        """The names of people, for the log."""
        return {seat.seat: seat.name for seat in self.kept.seats if seat.name and seat.kind == "person"}

    def connected(self) -> set[int]:
        """The seats at which somebody sits in front of the page now."""
        here = {seat for client in self.clients for seat in client.mine}
        return here.union(*self.elsewhere.values())

    def players(self) -> list[Player]:
        """Everybody at the table."""
        connected = self.connected()
        colours = catalogue.colours(self.game.name)
        return [
            Player(
                self.game.nouns["seat"][seat.seat],
                colours[seat.seat],
                seat.name,
                seat.kind,
                seat.kind == "bot" or seat.seat in connected,
            )
            for seat in self.kept.seats
        ]

    @property
    def status(self) -> Status:
        """Whether seats are open, the game runs or is over."""
        if self.match.over:
            return "over"
        return "open" if any(seat.kind == "open" for seat in self.kept.seats) else "running"

    def bot_to_act(self) -> int | None:
        """A seat that waits for its bot."""
        kinds = [seat.kind for seat in self.kept.seats]
        return next((seat for seat in self.match.to_act if kinds[seat] == "bot"), None)

    def plays_by_itself(self) -> bool:
        """Whether a bot is asked, or a seat whose standing orders answer."""
        return self.bot_to_act() is not None or orders.answer(self.match, self.kept.seats) is not None

    # ---- what a client sees ----

    def position_for(self, client: Client) -> bytes:
        """The position message for one client, with the log from where it left off."""
        seat, lang, match = client.seat, client.lang, self.match
        lines = self.log_words.heard(match.lines, seat)
        first = min(client.sent, len(lines))
        client.sent = len(lines)
        prompt, actions, view = self._scene(seat, lang)
        seats = self.game.nouns["seat"]
        message = Position(
            match.ply,
            seats[seat] if seat is not None else None,
            [seats[mine] for mine in client.mine],
            [seats[other] for other in match.to_act],
            prompt,
            actions,
            view,
            self.log_words.entries(lines, first, lang, self.names()),
            len(lines),
            self._undo(client),
            match.over,
            result_in_words(self.game, match.result, lang),
            self.players(),
            orders.told(match, self.kept.seats[seat]) if seat is not None else None,
        )
        return _encode(message)

    def _scene(self, seat: int | None, lang: str) -> tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]:
        found = self._scenes.get((seat, lang))
        if found is None:
            found = Scene(self.game, self.match.state, seat, lang, self.names()).encoded()
            self._scenes[seat, lang] = found
        return found

    def _undo(self, client: Client) -> UndoState:
        seat = client.seat
        if seat is None:
            return UndoState(False, None, self._offer(client))
        key = (seat, client.lang)
        if key not in self._rollbacks:
            if self._line is None:
                self._line = self.match.record.line()
            self._rollbacks[key] = rollbacks(self.match, self._line, seat, client.lang)
        free = not self.match.over and self.match.can_undo(seat)
        return UndoState(free, self._rollbacks[key], self._offer(client))

    def _offer(self, client: Client) -> RollbackOffer | None:
        """The rollback offer, with what it would cancel as far as this seat's log tells."""
        offer = self.kept.standing.offer
        if offer is None:
            return None
        seats = self.game.nouns["seat"]
        lines = self.log_words.heard(self.match.lines, client.seat)
        first = next((i for i, line in enumerate(lines) if line.ply > offer["to"]), len(lines))
        cancels = [entry.text for entry in self.log_words.entries(lines, first, client.lang, self.names())]
        consents = {seats[int(seat)]: yes for seat, yes in offer["consents"].items()}
        return RollbackOffer(seats[offer["by"]], offer["to"], cancels, consents)

    # ---- playing ----

    async def act(self, seat: int, ply: int, action: str) -> None:
        """Play an action at the position with that number; it is committed when this returns."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._refresh()
                self._check_ply(seat, ply)
                try:
                    await self._change(lambda: self.match.submit(seat, action))
                except Conflict:
                    continue  # another worker was first: look again
                return
        raise Refused("stale")

    def _check_ply(self, seat: int, ply: int) -> None:
        """The position must be the one that was seen; sealed answers of others do not change it."""
        now, state = self.match.ply, self.match.state
        answered = sum(answer >= 0 for answer in state.sealed)
        if not now - answered <= ply <= now:
            raise Refused("stale")

    async def undo(self, seat: int) -> None:
        """Take back freely."""
        async with self.lock:
            await self._refresh()
            lines = self.match.lines
            await self._once(lambda: self.match.undo(seat))
            self._forget_log_after(lines)
            await self._ask_again()

    async def offer_rollback(self, client: Client, ply: int) -> None:
        """Offer to go back before an own decision; those who need not be asked consent at once."""
        async with self.lock:
            await self._refresh()
            seat, match = client.seat, self.match
            line = match.record.line()
            if seat is None or match.over or ply >= len(line) or line[ply].actor != seat:
                raise Refused("no-rollback")
            mine = set(client.mine)
            consents = {str(seat.seat): True for seat in self.kept.seats if seat.kind != "person" or seat.seat in mine}
            await self._set_offer({"by": seat, "to": ply, "ply": match.ply, "consents": consents})
            await self._settle_offer()

    async def consent(self, client: Client, yes: bool) -> None:
        """Answer an offer for all of one's seats."""
        async with self.lock:
            await self._refresh()
            offer = self.kept.standing.offer
            if offer is None or not client.mine:
                raise Refused("no-offer")
            if not yes:
                await self._set_offer(None)
                return
            answers = {str(seat): True for seat in client.mine}
            await self._set_offer({**offer, "consents": {**offer["consents"], **answers}})
            await self._settle_offer()

    async def _settle_offer(self) -> None:
        """Go back when all have consented."""
        offer = self.kept.standing.offer
        if len(offer["consents"]) < len(self.kept.seats):
            return
        lines = self.match.lines
        await self._once(lambda: self.match.rollback(offer["to"]))
        self._forget_log_after(lines)
        await self._ask_again()

    async def _set_offer(self, offer: dict[str, Any] | None) -> None:
        await self.archive.set_offer(self.id, offer, self.notice("table").told())
        self.kept.standing.offer = offer
        self._changed()

    async def _once(self, change: Callable[[], None]) -> None:
        try:
            await self._change(change)
        except Conflict:
            raise Refused("stale") from None

    async def _change(self, change: Callable[[], None]) -> None:
        """Carry out a change in memory, commit what it wrote, and only then tell."""
        match = self.match
        first, known = len(match.record.entries), len(match.lines)
        try:
            change()
        except Illegal as error:
            raise Refused(reasons=error.reasons) from None
        standing = self.standing()
        entries = match.record.entries[first:]
        ended = orders.lapsed(self.game, match.lines[known:])
        notice = Notice(self.id, self.worker, "act", first=first, entries=[(actor, said) for actor, said in entries])
        try:
            await self.archive.append(self.id, first, entries, standing, notice.told(), ended)
        except BaseException as error:
            self._stale = True  # whatever came of it, the database knows
            if isinstance(error, StoreFailed):
                raise Refused("not-saved") from error
            raise
        self.kept.standing = standing
        for seat in self.kept.seats:
            seat.orders = "" if seat.orders in ended else seat.orders
        self._changed()
        await self._keep_snapshot()

    def standing(self) -> Standing:
        """What lists show; an offer lapses with every action."""
        match = self.match
        result = match.record.result
        return Standing(match.over, match.ply, sum(1 << seat for seat in match.to_act), result)

    async def _keep_snapshot(self) -> None:
        entries = len(self.match.record.entries)
        if entries - self.snapshot_at >= SNAPSHOT_EVERY:
            data = take_snapshot(self.match)
            if data is not None:
                self.snapshot_at = entries
                await self.archive.keep_snapshot(self.id, entries, data)

    # ---- standing orders ----

    async def give_orders(self, seat: int, ask: str) -> None:
        """When to ask a seat again in reaction windows; nobody else hears of it."""
        async with self.lock:
            await self._refresh()
            if self.match.over or ask not in orders.choices(self.game):
                raise Refused("no-orders")
            await self._set_orders(seat, "" if ask == orders.ALWAYS else ask)
        self.on_change(self)

    async def _set_orders(self, seat: int, said: str) -> None:
        notice = Notice(self.id, self.worker, "orders", seats=[seat])
        await self.archive.set_orders(self.id, seat, said, notice.told())
        self.kept.seats[seat].orders = said
        self._show_orders(seat)

    def _show_orders(self, seat: int) -> None:
        """A page of another seat gets no position by this: even that would tell."""
        for client in self.clients:
            if client.seat == seat:
                client.show()

    async def follow_orders(self) -> bool:
        """Answer for a seat that has ordered it; False when there is none."""
        async with self.lock:
            await self._refresh()
            found = orders.answer(self.match, self.kept.seats)
            if found is None:
                return False
            with suppress(Conflict):
                await self._change(lambda: self.match.submit(found.seat, found.action))
            return True

    async def _ask_again(self) -> None:
        """Whoever went back to a window wants to be asked there."""
        found = orders.answer(self.match, self.kept.seats)
        if found is not None:
            await self._set_orders(found.seat, "")

    # ---- what others wrote ----

    def notice(self, kind: str) -> Notice:
        """What other workers are told at the commit."""
        return Notice(self.id, self.worker, kind)

    async def heard(self, notice: Notice) -> None:
        """Another worker has changed this table."""
        async with self.lock:
            if notice.kind == "act":
                await self._follow(notice)
                return
            await self._read_kept()
            if notice.kind == "orders":
                self._show_orders(notice.seats[0])
            else:
                self._changed()

    async def _follow(self, notice: Notice) -> None:
        """Play what another worker has played; without a look at the database where it comes in its turn."""
        known = len(self.match.record.entries)
        if not self._stale and notice.first >= 0 and notice.first + len(notice.entries) <= known:
            return
        if self._stale or notice.first != known:
            await self._catch_up()
            return
        await self._play_on([Entry(actor, text) for actor, text in notice.entries])

    async def _read_kept(self) -> None:
        kept = await self.archive.game(self.id)
        assert kept is not None
        self.kept = kept
        self._seat_all()

    def _seat_all(self) -> None:
        for client in self.clients:
            client.sit()

    async def come_up_to_date(self) -> None:
        """Where others write too, look whether they have, without waiting for their notice."""
        if self.archive.store.is_postgres:
            async with self.lock:
                seen = len(self.match.record.entries)
                await self._catch_up()
                if len(self.match.record.entries) != seen:
                    await self._read_kept()

    async def _refresh(self) -> None:
        if self._stale:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what the database has and memory has not."""
        new = [] if self._stale else await self.archive.entries(self.id, len(self.match.record.entries))
        if self._stale or new:
            await self._play_on(new)

    async def _play_on(self, new: list[Entry]) -> None:
        """Bring memory up to what was written; from the beginning where playing on is not enough."""
        old_lines = self.match.lines
        if self._stale or any(entry.actor == UNDO for entry in new):
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
        self.kept.standing = self.standing()
        self._forget_log_after(old_lines)
        self._changed()

    async def _reload(self) -> None:
        kept = await self.archive.game(self.id)
        entries: list[Entry] = await self.archive.entries(self.id)
        assert kept is not None
        self.match = load_match(self.game, kept, entries, None)
        self.kept = kept
        self._seat_all()
        self._stale = False

    def _forget_log_after(self, old: list[Any]) -> None:
        """Lines that were taken back are sent anew when others stand in their place."""
        new = self.match.lines
        if new is old:
            return
        common = 0
        while common < min(len(old), len(new)) and old[common] == new[common]:
            common += 1
        for client in self.clients:
            known = sum(line.event.heard_by(client.seat) for line in new[:common])
            client.sent = min(client.sent, known)

    def _changed(self) -> None:
        self._scenes.clear()
        self._rollbacks.clear()
        self._line = None
        self.look_again()
        self.on_change(self)

    def look_again(self) -> None:
        """Show everybody the table as it is now."""
        self.touched = time.monotonic()
        for client in self.clients:
            client.show()

    # ---- sitting down ----

    async def join(self, secret: str, browser: str, name: str) -> Seat:
        """Take the seat that the link opens."""
        async with self.lock:
            seat = self.seat_of_secret(secret)
            if seat is None:
                raise Refused("bad-link")
            taken = msgspec.structs.replace(seat, kind="person", name=name or seat.name)
            if not await self.archive.take_seat(self.id, taken, browser, self.notice("table").told()):
                raise Refused("link-spent")
            self.kept.seats[seat.seat] = taken
            if (browser, seat.seat) not in self.kept.holders:
                self.kept.holders.append((browser, seat.seat))
            self._seat_all()
            self._changed()
            return taken

    async def reopen(self, label: str, browser: str) -> Seat:
        """A new link for a seat, at the wish of the host or of whoever holds it; the old link and its holder are out.

        Everybody sees the seat open, and whoever held it sees the table as a spectator: it cannot happen in secret.
        """
        async with self.lock:
            seats = self.game.nouns["seat"][: len(self.kept.seats)]
            number = seats.index(label) if label in seats else -1
            is_host = bool(browser) and hmac.compare_digest(browser, self.kept.host)
            held = self.seats_of(browser) if browser else ()
            if number < 0 or self.kept.seats[number].kind == "bot" or not (is_host or number in held):
                raise Refused("not-yours-to-open")
            opened = Seat(number, "open", secret=new_secret())
            await self.archive.open_seat(self.id, opened, self.notice("table").told())
            self.kept.seats[number] = opened
            self.kept.holders = [(holder, seat) for holder, seat in self.kept.holders if seat != number]
            self._seat_all()
            self._changed()
            return opened


def new_secret() -> str:
    """192 bits, for links, cookies and names of tables."""
    return secrets.token_urlsafe(24)
