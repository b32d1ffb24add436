"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, Router, WebSocketRoute

from .. import logs
from ..settings import Settings
from ..tables.worker import Worker
from ..words.errors import Refused
from .guard import Guard
from .health import Health
from .http import BadRequest, Desk, on_bad_request, on_http_error, on_refused
from .openapi import OPERATIONS, PREFIX, TABLE_SOCKET
from .page import Page
from .rates import Rates
from .sockets import Door


def create(settings: Settings | None = None) -> Starlette:
    """The application; a worker process finds its settings in the environment."""
    if settings is None:
        settings = Settings.inherited()
        logs.set_up(settings.log)
    worker = Worker(settings)
    rates = Rates(settings.limits)
    desk, door, page, health = Desk(worker, rates), Door(worker, rates), Page(), Health(worker)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.worker = worker
        await worker.open()
        health.stop_gently(settings.drain_seconds)
        worker.garbage.begin()
        gauges = asyncio.create_task(health.keep_gauges())
        yield
        gauges.cancel()
        await worker.close()

    # Under /api nothing falls through to the files of the page: what is not there, or not for that method, says so.
    api = [Route(one.path, getattr(desk, one.handler), methods=[one.method]) for one in OPERATIONS]
    routes = [
        Mount(PREFIX, app=Router([*api, WebSocketRoute(TABLE_SOCKET, door.enter)], redirect_slashes=False)),
        *health.routes(),
        Route("/", page.show),
        Route("/g/{table}", page.show),
        Route("/{file:path}", page.file),
    ]
    handlers = {Refused: on_refused, BadRequest: on_bad_request, HTTPException: on_http_error}
    middleware = [Middleware(Guard, settings=settings, bans=worker.bans)]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=life)
