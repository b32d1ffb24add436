"""The door for pages that come over the WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..tables.worker import Worker
from ..words.errors import Refused
from ..words.messages import Failure
from ..words.phrases import language, phrase
from .client import Client
from .cookies import person_of
from .guard import is_number
from .rates import Rates, address_of

LOG = logging.getLogger("navarch.sockets")
NO_TABLE = 4404
TOO_MANY = 1013
FAILED = 1011


class Door:
    """Lets pages in over the WebSocket."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates
        self._open: Counter[str] = Counter()

    async def enter(self, socket: WebSocket) -> None:
        """A page at a table, from its coming to its going."""
        address = address_of(socket.scope)
        await socket.accept()
        if self._open[address] >= self.worker.settings.limits.sockets_per_client:
            await socket.close(TOO_MANY)
            return
        self._open[address] += 1
        try:
            await self._serve(await self._client(socket))
        except Refused as refused:
            message, _rule = refused.words(None, language(socket.query_params.get("lang")))
            await _say_goodbye(socket, message, NO_TABLE)
        except WebSocketDisconnect:
            LOG.debug("a page went away")
        except Exception:
            LOG.exception("a page at table %s failed", socket.path_params["table"])
            await _say_goodbye(socket, phrase("failed", language(socket.query_params.get("lang"))), FAILED)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _client(self, socket: WebSocket) -> Client:
        room = await self.worker.rooms.room(socket.path_params["table"])
        room.check_may_watch(person_of(socket))
        since = socket.query_params.get("since", "0")
        known = int(since) if is_number(since) else 0
        lang = language(socket.query_params.get("lang"))
        limits = self.worker.settings.limits
        thoughts, bans = self.worker.thoughts, self.worker.bans
        return Client(room, socket, person_of(socket), lang, known, thoughts, limits, self.rates, bans)

    async def _serve(self, client: Client) -> None:
        room = client.room
        try:
            await self.worker.enter(room, client)
            await room.come_up_to_date()
            await client.look_whom_to_hear()
            await client.hear_what_was_said()
            await _first_of(client.read(), client.write())
        finally:
            await client.finish()
            client.gone()
            await self.worker.leave(room, client)


async def _say_goodbye(socket: WebSocket, message: str, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it may have gone
        await socket.send_text(msgspec.json.encode(Failure(message)).decode())
        await socket.close(code)


async def _first_of(*work: Coroutine[Any, Any, None]) -> None:
    """Run both until one ends; the other one is stopped."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for task, result in zip(tasks, results, strict=True):
        if task in done and isinstance(result, Exception) and not _is_gone(result):
            raise result


def _is_gone(error: Exception) -> bool:
    """Sending to a page that has just left."""
    return isinstance(error, (WebSocketDisconnect, RuntimeError, OSError))
