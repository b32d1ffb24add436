"""The chat of a table: players talk with players, spectators with spectators."""

from __future__ import annotations

from collections.abc import Callable

from ..storage.games import Games
from ..storage.kept import Remark
from ..words.errors import Refused
from ..words.messages import ChatMessage, ChatRoom
from .table import Table


class Chat:
    """What is said at one table; `tell` spreads each remark once."""

    def __init__(self, table: Table, games: Games, tell: Callable[[Remark], None]) -> None:
        self.table = table
        self.games = games
        self.tell = tell
        self.last_told = -1  # the number of the last remark that was spread here

    async def say(self, seat: int | None, held: tuple[int, ...], room: ChatRoom, text: str, notice: str) -> None:
        """Say something, as the seat one looks from."""
        if (room == "players") != bool(held):
            raise Refused("spectator" if room == "players" else "not-your-seat")
        speaker = seat if seat is not None and held else -1
        name = self.table.kept.seats[speaker].name if speaker >= 0 else ""
        remark = Remark(room, 0, speaker, name, text)
        await self.games.add_remark(self.table.id, remark, notice)
        self._spread(remark)

    async def last(self) -> list[Remark]:
        """What was said before somebody came."""
        return await self.games.remarks(self.table.id)

    async def read_on(self) -> None:
        """Spread what was said at another worker."""
        for remark in await self.games.remarks(self.table.id, self.last_told):
            self._spread(remark)

    def _spread(self, remark: Remark) -> None:
        self.last_told = max(self.last_told, remark.number)
        self.tell(remark)

    def message(self, remark: Remark, held: tuple[int, ...]) -> ChatMessage | None:
        """The remark for somebody who holds these seats: each room is for its own people; after the game, for all."""
        if not self.table.match.over and (remark.room == "players") != bool(held):
            return None
        seat = self.table.game.nouns["seat"][remark.seat] if remark.seat >= 0 else None
        return ChatMessage(remark.number, remark.room, seat, remark.name, remark.text)
