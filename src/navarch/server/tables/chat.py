"""The chat of a table: players talk with players, two of them in private, spectators with spectators."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec import convert

from ..storage.database import Conflict
from ..storage.games import Games
from ..storage.kept import Remark
from ..storage.schema import handle_of
from ..words.errors import Refused
from ..words.messages import ChatMessage, ChatRoom, RemarkWords
from .table import Table
from .watcher import Watcher

PAGE = 100  # remarks that are told at once of what was said before
ATTEMPTS = 5
FROM_THE_END = 1_000_000_000


class Chat:
    """What is said at one table; `tell` spreads each remark once, in the order of their numbers."""

    def __init__(self, table: Table, games: Games, tell: Callable[[list[Remark]], None]) -> None:
        self.table = table
        self.games = games
        self.tell = tell
        self._told: int | None = None  # the last remark that was spread here; None: nobody has listened yet
        self._reading = asyncio.Lock()

    def private_room(self, seat: int | None, held: tuple[int, ...], to: str) -> str:
        """The room of the seat one looks from and another one where a person sits."""
        seats = self.table.kept.seats
        if seat is None or seat not in held:
            raise Refused("spectator")
        for other in seats:
            if self.table.game.nouns["seat"][other.seat] == to and other.seat != seat and other.kind == "person":
                return private(seat, other.seat)
        raise Refused("no-listener")

    async def say(self, who: Watcher, seat: int | None, said_in: ChatRoom, text: str, to: str, notice: str) -> None:
        """Say something, as the seat one looks from."""
        held = who.held
        room = said_in if said_in != "private" else self.private_room(seat, held, to)
        if (room == "spectators") == bool(held):
            raise Refused("not-your-seat" if held else "spectator")
        speaker = seat if seat is not None and held else -1
        name = self.table.kept.seats[speaker].name if speaker >= 0 else ""
        await self._add(Remark(room, 0, speaker, name, text, who.me), notice)
        await self.read_on()

    async def _add(self, remark: Remark, notice: str) -> None:
        for _ in range(ATTEMPTS):
            with suppress(Conflict):  # at another worker somebody spoke at the same moment: the next number
                await self.games.remarks.add(self.table.id, remark, notice)
                return
        raise Refused("not-saved")

    async def said_before(self, held: tuple[int, ...], person: str, before: int = FROM_THE_END) -> ChatMessage:
        """The last remarks before that number, for this person, who holds these seats."""
        async with self._reading:
            if self._told is None:  # before anything is read: what comes later is spread
                self._told = await self.games.remarks.last(self.table.id)
            rooms = self._rooms(held)
            found = await self.games.remarks.before(self.table.id, before, rooms, person, PAGE + 1)
        return ChatMessage([self._in_words(remark) for remark in found[-PAGE:]], len(found) > PAGE)

    async def read_on(self) -> None:
        """Spread what was said since, here or at another worker."""
        async with self._reading:
            new = [] if self._told is None else await self.games.remarks.since(self.table.id, self._told)
            if new:
                self._told = new[-1].number
                self.tell(new)

    async def tell_again(self, number: int) -> None:
        """A remark is not what it was."""
        self.tell(await self.games.remarks.numbered(self.table.id, number))

    def message(self, remarks: list[Remark], held: tuple[int, ...], person: str) -> ChatMessage | None:
        """What of these remarks this person, who holds these seats, may hear and wants to."""
        rooms = self._rooms(held)
        wanted = [one for one in remarks if one.room in rooms and (not person or person not in one.unheard_by)]
        heard = [self._in_words(remark) for remark in wanted]
        return ChatMessage(heard) if heard else None

    def _rooms(self, held: tuple[int, ...]) -> tuple[str, ...]:
        """Each room is for its own people; after the game for all, but what two said in private stays between them."""
        between = {private(seat, other.seat) for seat in held for other in self.table.kept.seats if other.seat != seat}
        if self.table.match.over:
            return ("players", "spectators", *between)
        return ("players", *between) if held else ("spectators",)

    def _in_words(self, remark: Remark) -> RemarkWords:
        names = self.table.game.nouns["seat"]
        seat = names[remark.seat] if remark.seat >= 0 else None
        to, room = None, remark.room
        if room not in ("players", "spectators"):
            low, high = (int(number) for number in room.split("-"))
            to, room = names[high if remark.seat == low else low], "private"
        who = handle_of(remark.person) if remark.person else ""
        said = (seat, remark.name, remark.text, to, who, remark.removed)
        return RemarkWords(remark.number, convert(room, ChatRoom), *said)


def private(seat: int, other: int) -> str:
    """The room of two seats, as it is kept."""
    return f"{min(seat, other)}-{max(seat, other)}"
