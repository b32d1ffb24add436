"""What a server is told: where its games are kept, and how much it lets one client do."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

ENVIRONMENT = "NAVARCH_SETTINGS"  # how worker processes of one server get the same settings


class Limits(msgspec.Struct, frozen=True):
    """How much one client may do. A rate is so many a second, with a burst that may come at once."""

    body_bytes: int = 16_384
    message_bytes: int = 4_096
    requests_rate: float = 50.0
    requests_burst: float = 300.0
    tables_rate: float = 0.5
    tables_burst: float = 30.0
    messages_rate: float = 20.0
    messages_burst: float = 60.0
    chats_rate: float = 1.0
    chats_burst: float = 8.0
    rollbacks_rate: float = 0.2
    rollbacks_burst: float = 6.0
    history_rate: float = 10.0
    history_burst: float = 60.0
    advice_rate: float = 0.5
    advice_burst: float = 4.0
    advice_waiting: int = 2  # that one person may wait for at a time
    connections: int = 4_000  # in all; fewer where the system allows fewer open files
    connections_per_address: int = 128  # not counted for a proxy that is trusted
    sockets_per_client: int = 64  # by address
    socket_backlog: int = 64  # messages waiting for a slow reader before it is cut off
    socket_backlog_bytes: int = 1_000_000
    head_bytes: int = 16_384
    head_seconds: float = 10.0  # from the first byte to the last one of a request's head
    body_seconds: float = 15.0
    reading_seconds: float = 60.0  # in which a reader must have read once what waits for it
    closing_seconds: float = 10.0
    rooms_in_memory: int = 2_000
    bot_seconds: float = 20.0  # a bot that thinks longer is replaced for that move


class Settings(msgspec.Struct, frozen=True):
    """All that a server process needs to know."""

    database: str
    bot_processes: int = 1
    bot_pace_ms: int = 600
    orders_pause_ms: int = 2_500  # half of the answers by orders come sooner, half later
    limits: Limits = Limits()

    def hand_down(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def inherited() -> Settings:
        """The settings that the first process left."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)


def default_database() -> str:
    """A SQLite file in the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "navarch"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"
