"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount, Route, Router, WebSocketRoute

from .. import logs
from ..settings import Settings
from ..tables.worker import Worker
from ..words.errors import Refused
from .addresses import AddressDesk
from .answering import BadRequest
from .conformance import ConformanceDesk
from .guard import Guard
from .health import Health
from .holidays import HolidayDesk
from .http import Desk, on_bad_request, on_http_error, on_refused
from .lessons import LessonDesk
from .lobby import LobbyDesk
from .meeting import MeetingDesk
from .notices import NoticesDesk
from .openapi import OPERATIONS, PREFIX, TABLE_SOCKET, UNSUBSCRIBE
from .order import OrderDesk
from .page import Page
from .passkeys import PasskeyDesk
from .people import PeopleDesk
from .puzzles import PuzzleDesk
from .rates import Rates
from .results import ResultsDesk
from .reviews import ReviewDesk
from .rulebook import RulebookDesk
from .sockets import Door

# The same page looks at its address.
PAGES = (
    *("/", "/g/{table}", "/learn/{game}", "/learn/{game}/{lesson}", "/puzzle/{game}/{puzzle}"),
    *("/rules/{game}", "/rules/{game}/conformance"),
)
HANDLERS = {Refused: on_refused, BadRequest: on_bad_request, HTTPException: on_http_error}


def create(settings: Settings | None = None) -> Starlette:
    """The application; a worker process finds its settings in the environment."""
    if settings is None:
        settings = Settings.inherited()
        logs.set_up(settings.log)
    worker, rates = Worker(settings), Rates(settings.limits)
    desk, address_desk, notices = Desk(worker, rates), AddressDesk(worker, rates), NoticesDesk(worker, rates)
    keys = (address_desk, PasskeyDesk(worker, rates, address_desk))
    own = (HolidayDesk(worker), *keys, ResultsDesk(worker, rates), notices)
    others = (LobbyDesk(worker), MeetingDesk(worker, rates), OrderDesk(worker, rates), LessonDesk(worker, rates))
    rules = (RulebookDesk(), ConformanceDesk(), PuzzleDesk())
    desks = (desk, PeopleDesk(worker, rates), ReviewDesk(worker, rates), *rules, *others, *own)
    door, page, health = Door(worker, rates), Page(), Health(worker)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.worker = worker
        await worker.open()
        health.stop_gently(settings.drain_seconds)
        worker.garbage.begin()
        gauges = asyncio.create_task(health.keep_gauges())
        yield
        gauges.cancel()
        await desk.close()
        await address_desk.close()
        await worker.close()

    # Under /api nothing falls through to the files of the page: what is not there, or not for that method, says so.
    api = [Route(one.path, _handler(desks, one.handler), methods=[one.method]) for one in OPERATIONS]
    routes = [
        Mount(PREFIX, app=Router([*api, WebSocketRoute(TABLE_SOCKET, door.enter)], redirect_slashes=False)),
        *health.routes(),
        *(Route(path, page.show) for path in PAGES),
        Route(UNSUBSCRIBE, page.show),
        Route(UNSUBSCRIBE, notices.unsubscribe, methods=["POST"]),
        Route("/{file:path}", page.file),
    ]
    middleware = [Middleware(Guard, settings=settings, bans=worker.bans, people=worker.people)]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=HANDLERS, lifespan=life)


def _handler(desks: tuple[object, ...], name: str) -> Any:
    """The method of that name, of the desk that has it."""
    (found,) = [getattr(desk, name) for desk in desks if hasattr(desk, name)]
    return found
