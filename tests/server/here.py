"""A server in this process, whose rooms can be looked into."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import uvicorn

from navarch.server.settings import Settings
from navarch.server.storage.database import Database
from navarch.server.tables.room import Room
from navarch.server.tables.worker import Worker
from navarch.server.web.app import create

from .helpers import GENEROUS

T = TypeVar("T")
PATIENCE = 30.0


class Here:
    """A server in this process; it has the helpers' face of a server."""

    def __init__(self, database: str, bots: tuple[str, ...] = ()) -> None:
        self.database = database
        opened = Database(database)
        opened.migrate()
        opened.engine.dispose()
        app = create(
            Settings(database, bots=bots, bot_pace_ms=0, orders_pause_ms=0, review_seconds=1.0, limits=GENEROUS)
        )
        config = uvicorn.Config(app, port=0, log_level="critical", ws="websockets-sansio", server_header=False,
                                ws_max_size=GENEROUS.message_bytes)  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.worker: Worker = app.state.worker

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve()

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Have some work done in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        """The room of a table."""
        return self.wait_for(self.worker.rooms.room(table))

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=PATIENCE)
