"""Talking at a table: players with players, spectators with spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .archive import Chat
from .messages import ChatMessage, ChatRoom
from .refused import Refused

if TYPE_CHECKING:
    from .client import Client
    from .room import Room


class Talk:
    """The chat of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.heard = -1  # the number of the last line that was spread here

    async def say(self, client: Client, room: ChatRoom, text: str) -> None:
        """Players talk to players, spectators to spectators."""
        if (room == "players") != bool(client.mine):
            raise Refused("spectator" if room == "players" else "not-your-seat")
        table = self.room
        seat = client.seat if client.seat is not None and client.mine else -1
        name = table.kept.seats[seat].name if seat >= 0 else ""
        chat = Chat(room, 0, seat, name, text)
        await table.archive.say(table.id, chat, table.notice("chat").told())
        self._spread(chat)

    async def tell_last(self, client: Client) -> None:
        """What was said before somebody came."""
        for chat in await self.room.archive.chats(self.room.id):
            self._tell(client, chat)

    async def read_on(self) -> None:
        """Spread what was said at another worker."""
        for chat in await self.room.archive.chats(self.room.id, self.heard):
            self._spread(chat)

    def _spread(self, chat: Chat) -> None:
        self.heard = max(self.heard, chat.number)
        for client in self.room.clients:
            self._tell(client, chat)

    def _tell(self, client: Client, chat: Chat) -> None:
        """Each room is for its own people; once the game is over, for all."""
        if self.room.match.over or (chat.room == "players") == bool(client.mine):
            seat = self.room.game.nouns["seat"][chat.seat] if chat.seat >= 0 else None
            client.send(ChatMessage(chat.number, chat.room, seat, chat.name, chat.text))
