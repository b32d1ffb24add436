"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from .client import Client
from .guard import Guard, client_of, is_number
from .hall import Hall
from .http import BadRequest, Desk, browser_of, on_bad_request, on_http_error, on_refused
from .openapi import OPERATIONS, PREFIX, TABLE_SOCKET
from .page import Page
from .phrases import language
from .refused import Refused
from .settings import Settings

LOG = logging.getLogger("navarch.server")
NO_TABLE = 4404
TOO_MANY = 1013


class Door:
    """Lets pages in over the WebSocket."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._open: Counter[str] = Counter()

    async def enter(self, socket: WebSocket) -> None:
        """A page at a table, from its coming to its going."""
        address = client_of(socket.scope)
        await socket.accept()
        if self._open[address] >= self.hall.settings.limits.sockets_per_client:
            await socket.close(TOO_MANY)
            return
        self._open[address] += 1
        try:
            client = await self._client(socket)
            if client is None:
                await socket.close(NO_TABLE)
            else:
                await self._serve(client)
        except WebSocketDisconnect:
            LOG.debug("a page went away")
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _client(self, socket: WebSocket) -> Client | None:
        try:
            room = await self.hall.room(socket.path_params["table"])
        except Refused:
            return None
        since = socket.query_params.get("since", "0")
        known = int(since) if is_number(since) else 0
        lang = language(socket.query_params.get("lang"))
        return Client(room, socket, browser_of(socket), lang, known, self.hall.thinker, self.hall.settings.limits)

    async def _serve(self, client: Client) -> None:
        room = client.room
        await self.hall.attach(client)
        try:
            await room.come_up_to_date()
            await room.talk.tell_last(client)
            await _first_of(client.read(), client.write())
        finally:
            await self.hall.detach(client)


async def _first_of(*work: object) -> None:
    """Run both until one ends; the other one is stopped."""
    tasks = [asyncio.ensure_future(one) for one in work]  # type: ignore[call-overload]
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


def _collect_garbage_seldom() -> None:
    """Games are long-lived and free of cycles: looking through all of them again and again only makes pauses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def create(settings: Settings | None = None) -> Starlette:
    """The application; a worker process finds its settings in the environment."""
    settings = settings or Settings.inherited()
    hall = Hall(settings)
    desk, door, page = Desk(hall), Door(hall), Page()

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.hall = hall
        await hall.open()
        _collect_garbage_seldom()
        yield
        await hall.close()

    # Under /api nothing falls through to the files of the page: what is not there, or not for that method, says so.
    api = [Route(one.path, getattr(desk, one.handler), methods=[one.method]) for one in OPERATIONS]
    routes = [
        Mount(PREFIX, app=Router([*api, WebSocketRoute(TABLE_SOCKET, door.enter)], redirect_slashes=False)),
        Route("/", page.show),
        Route("/g/{table}", page.show),
        Route("/{file:path}", page.file),
    ]
    handlers = {Refused: on_refused, BadRequest: on_bad_request, HTTPException: on_http_error}
    middleware = [Middleware(Guard, settings=settings)]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=life)
