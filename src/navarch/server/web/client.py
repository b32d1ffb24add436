"""One open page at a table: its WebSocket, what it sees, and what it asks for."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...engine.event import Reason
from ...engine.match import Line
from ..settings import Limits
from ..storage.bans import SHOWN, Bans
from ..storage.kept import Remark
from ..tables.bot_pool import ADVISER, ADVISERS_LEVEL, Task, task_for
from ..tables.chat import FROM_THE_END
from ..tables.room import Room
from ..tables.thoughts import Asker, Thoughts, Unwanted
from ..words import catalogue, messages
from ..words.advice import advice_in_words
from ..words.errors import Refused
from ..words.messages import (
    READ_MESSAGE,
    Act,
    AskAdvice,
    AskRemarks,
    AskWhy,
    ChooseSeat,
    Claim,
    ComeBack,
    Consent,
    Failure,
    FromPage,
    GiveOrders,
    Looking,
    MakeOffer,
    OfferRollback,
    PledgeLot,
    Resign,
    Resume,
    Say,
    SetLanguage,
    SetPace,
    TellLot,
    Undo,
)
from ..words.phrases import clean, phrase
from ..words.seen_state import SeenState
from .cookies import browser_of
from .rates import Rates, address_of

LOG = logging.getLogger("navarch.client")
ALTERNATIVES = 4
TOO_SLOW = 1013
SERVER_CLOSES = 1012
NOT_WANTED = 1008
CLOSING_SECONDS = 2.0

_encode = msgspec.json.Encoder().encode


class Client:
    """A page that watches a room. Positions are not queued: a slow reader gets the newest one."""

    def __init__(
        self,
        room: Room,
        socket: WebSocket,
        person: str,
        lang: str,
        since: int,
        thoughts: Thoughts,
        limits: Limits,
        rates: Rates,
        bans: Bans,
    ) -> None:
        self.room = room
        self.thoughts = thoughts
        self.socket = socket
        self.me = person  # empty: somebody who has never sat down
        self.lang = lang
        self.limits = limits
        self._held = room.seats_of(person)
        self.seat = self._first_seat()
        self.sent = since if self.seat is None or len(self._held) == 1 else 0  # lines of the log that the page has
        self._outbox: deque[bytes] = deque()
        self._backlog = 0  # bytes in the outbox
        self._heard = FROM_THE_END  # the last remark that was told on coming; until then nothing is passed on
        self._position_due = True
        self._wake = asyncio.Event()
        self._wake.set()
        self._closing = 0
        self._thoughts: set[asyncio.Task[None]] = set()
        self._answering: asyncio.Task[None] | None = None
        self.rates = rates
        self.bans = bans
        self.address = address_of(socket.scope)
        self.browser = browser_of(socket) if person else ""
        self.person = person or self.address
        self.is_seen = True  # until the page says that it is not
        self._who = (person, self.address)
        self._blocked: frozenset[str] = frozenset()  # people of whom nothing is told here

    def _first_seat(self) -> int | None:
        """The seat to act, if it is held here; else the first that is."""
        asked = [seat for seat in self.room.match.to_act if seat in self._held]
        return asked[0] if asked else self._held[0] if self._held else None

    # ---- what the room tells ----

    @property
    def held(self) -> tuple[int, ...]:
        """The seats that this person holds."""
        return self._held

    def table_changed(self) -> None:
        """Send the position as it is by then."""
        self._position_due = True
        self._wake.set()

    def seats_changed(self) -> None:
        """A seat that was lost is seen no more, a new one from now on."""
        self._held = self.room.seats_of(self.me)
        if not self._held and not self.room.kept.watched and not self.room.match.over:
            self.shut_out()
        if self.seat not in self._held and (self.seat is not None or self._held):
            self.seat, self.sent = self._first_seat(), 0

    def orders_changed(self, seat: int) -> None:
        """The page of another seat gets no position by this: even that would tell."""
        if seat == self.seat:
            self.table_changed()

    def log_cut(self, left: list[Line]) -> None:
        """Lines that were taken back are sent anew when others stand in their place."""
        self.sent = min(self.sent, sum(line.event.heard_by(self.seat) for line in left))

    def remarks_made(self, remarks: list[Remark]) -> None:
        """Pass on what this page may hear and has not heard on coming."""
        new = [remark for remark in remarks if remark.number > self._heard or remark.removed]
        message = self.room.chat.message(new, self._held, self.me)
        if message is not None:
            self.send(message)

    async def hear_what_was_said(self) -> None:
        """The last remarks, in one message: however many there are, they cannot fill the outbox."""
        message = await self.room.chat.said_before(self._held, self.me)
        self._heard = message.remarks[-1].n if message.remarks else -1
        if message.remarks:
            self.send(message)

    async def look_whom_to_hear(self) -> None:
        """Of whom nothing is told here; the log is told anew, without their names."""
        blocked = await self.room.games.shuns.blocked(self.me)
        if blocked != self._blocked:
            self._blocked, self.sent = blocked, 0
            self.table_changed()

    def sent_away(self) -> None:
        """Say that the server will be back."""
        self.close(SERVER_CLOSES)

    def shut_out(self) -> None:
        """Say goodbye for good."""
        self.close(NOT_WANTED)

    # ---- to the page ----

    def send(self, message: object) -> None:
        """Anything but a position."""
        encoded = _encode(message)
        self._backlog += len(encoded)
        if len(self._outbox) >= self.limits.socket_backlog or self._backlog > self.limits.socket_backlog_bytes:
            self.close(TOO_SLOW)
            return
        self._outbox.append(encoded)
        self._wake.set()

    def close(self, code: int) -> None:
        """Cut it off."""
        self._closing = code
        self._wake.set()

    def gone(self) -> None:
        """Nobody waits for advice any more."""
        for thought in self._thoughts:
            thought.cancel()

    async def write(self) -> None:
        """Send what there is, for as long as the page is there."""
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                message = self._outbox.popleft()
                self._backlog -= len(message)
                await self.socket.send_text(message.decode())
            if self._position_due and not self._closing:
                self._position_due = False
                await self.socket.send_text((await self._position()).decode())
        await self.socket.close(self._closing)

    async def _position(self) -> bytes:
        """The position as it is now; what is not committed is not told."""
        if self.room.is_at_rest():
            return self._encoded_position()
        async with self.room.at_rest():
            return self._encoded_position()

    def _encoded_position(self) -> bytes:
        hidden = self.room.held_by(self._blocked)
        position = self.room.positions.position(self.seat, self._held, self.lang, self.sent, hidden)
        self.sent = position.log_length
        return _encode(position)

    # ---- from the page ----

    async def read(self) -> None:
        """Answer what the page asks, until it goes."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.rates.messages.take(*self._who):
                self.send(Failure(phrase("too-fast", self.lang)))
                if self.rates.messages.drained(*self._who):
                    self.close(NOT_WANTED)
                    await asyncio.sleep(CLOSING_SECONDS)  # `write` says goodbye, and that ends both
                continue
            self._answering = asyncio.create_task(self._hear(message.get("text") or message.get("bytes") or b""))
            await asyncio.shield(self._answering)

    async def finish(self) -> None:
        """What is being done for the page is done to the end, though it has gone: else it were kept, and untold."""
        if self._answering is not None:
            await asyncio.gather(self._answering, return_exceptions=True)

    async def _hear(self, said: str | bytes) -> None:
        try:
            await self._answer(READ_MESSAGE.decode(said))
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.send(Failure(phrase("bad-message", self.lang)))
        except Refused as refused:
            self.send(Failure(*refused.words(self.room.game, self.lang, self.room.names())))
        except WebSocketDisconnect:
            raise
        except Exception:
            LOG.exception("a message to table %s failed", self.room.id)
            self.send(Failure(phrase("failed", self.lang)))

    async def _answer(self, message: FromPage) -> None:
        room = self.room
        match message:
            case Act():
                await room.act(self._my_seat(), message.ply, message.action, *message.then)
            case AskWhy():
                await self._why(message.action)
            case Undo() | OfferRollback() | Consent():
                await self._go_back(message)
            case Resign() | MakeOffer() | ComeBack() | Claim() | Resume():
                await self._leave(message)
            case GiveOrders():
                await room.give_orders(self._my_seat(), message.ask)
            case PledgeLot() | TellLot():
                await self._draw_lots(message)
            case AskAdvice():
                await self._advise()
            case Say() | AskRemarks():
                await self._talk(message)
            case ChooseSeat() | SetPace() | SetLanguage() | Looking():
                self._set(message)

    async def _draw_lots(self, message: PledgeLot | TellLot) -> None:
        if isinstance(message, PledgeLot):
            await self.room.sitting.pledge(self.me, message.pledge)
        else:
            await self.room.sitting.tell(self.me, message.drawn, message.to)

    async def _talk(self, message: Say | AskRemarks) -> None:
        if isinstance(message, AskRemarks):
            self.send(await self.room.chat.said_before(self._held, self.me, message.before))
            return
        text = clean(message.text)
        if not text:
            raise Refused("bad-message")
        if self.bans.mutes(*self._who):
            raise Refused("muted")
        if not self.rates.chats.take(*self._who):
            raise Refused("too-fast")
        await self.room.say(self, self.seat, message.room, text, message.to)
        who = {"address": self.address, "person": self.me[:SHOWN]}  # whom to mute, should it come to that
        LOG.info("somebody spoke", extra={"facts": {"table": self.room.id, "room": message.room, **who}})

    async def _go_back(self, message: Undo | OfferRollback | Consent) -> None:
        seat = self._my_seat()
        if isinstance(message, Undo):
            await self.room.undo(seat)
        elif isinstance(message, OfferRollback):
            if not self.rates.rollbacks.take(*self._who):  # each may replay the whole game
                raise Refused("too-fast")
            await self.room.offer_rollback(seat, self._held, message.ply)
        else:
            await self.room.consent(self._held, message.offer, message.yes)

    async def _leave(self, message: Resign | MakeOffer | ComeBack | Claim | Resume) -> None:
        seat, leaving = self._my_seat(), self.room.leaving
        if isinstance(message, Resign):
            await leaving.resign(seat)
        elif isinstance(message, ComeBack):
            await leaving.come_back(seat)
        elif isinstance(message, Claim):
            await self.room.timing.claim(seat)
        elif isinstance(message, Resume):
            await self.room.timing.resume(seat)
        else:
            if not self.rates.rollbacks.take(*self._who):
                raise Refused("too-fast")
            await leaving.offer(seat, self._held, message)

    def _my_seat(self) -> int:
        if self.seat is None:
            raise Refused("spectator")
        return self.seat

    def _set(self, message: ChooseSeat | SetPace | SetLanguage | Looking) -> None:
        """How this page looks at the table."""
        match message:
            case ChooseSeat():
                seats = self.room.game.nouns["seat"]
                if message.seat not in [seats[held] for held in self._held]:
                    raise Refused("not-your-seat")
                self.seat, self.sent = seats.index(message.seat), 0
                self.table_changed()
            case SetLanguage():
                self.lang, self.sent = message.lang, 0
                self.table_changed()
            case Looking():
                self.is_seen = message.seen
            case SetPace():
                self._my_seat()
                self.room.pace_ms = message.ms

    async def _why(self, action: str) -> None:
        """The rule and the fact that forbid an action."""
        async with self.room.at_rest():
            reasons: list[Reason] = self.room.match.why_not(self._my_seat(), action)
        texts = catalogue.texts(self.room.game, self.lang)
        said = [messages.ReasonWords(texts.reason(reason, self.room.names()), reason.rule) for reason in reasons]
        self.send(messages.WhyNot(action, said))

    async def _advise(self) -> None:
        if not self.rates.advice.take(*self._who):
            raise Refused("too-fast")
        seat, room = self._my_seat(), self.room
        async with room.at_rest():
            if seat not in room.match.to_act or room.halt is not None:
                raise Refused("no-advice")
            task = task_for(room.game, room.match.state, seat, ADVISER, ADVISERS_LEVEL, self.limits.bot_seconds)
            task = task._replace(is_advice=True)
        if self.thoughts.waiting_for(self.person) >= self.limits.advice_waiting:
            raise Refused("too-fast")
        thought = asyncio.create_task(self._advise_later(task))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    def _is_asked(self, task: Task) -> bool:
        """Whether the seat is still asked what the adviser was."""
        space, state = self.room.game.space, self.room.match.state
        return self.seat == task.seat and task.legal == [space.text(code) for code in state.legal_for(task.seat)]

    async def _advise_later(self, task: Task) -> None:
        """When the adviser is done and the seat still asked the same, tell: others may have sealed theirs meanwhile."""
        room = self.room
        asker = Asker(self.address, self.person, room.id)
        try:
            thought = await self.thoughts.think(task, asker, lambda: self._is_asked(task))
        except Unwanted:
            return
        if not self._is_asked(task):
            return
        if not thought:
            self.send(Failure(phrase("adviser-silent", self.lang)))
            return
        seen = SeenState(room.game, room.match.state, task.seat, self.lang, room.names())
        self.send(advice_in_words(seen, thought, ALTERNATIVES))
