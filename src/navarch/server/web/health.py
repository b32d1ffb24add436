"""Whether the server lives, is ready, and how it does: for whoever starts, watches and stops it."""

from __future__ import annotations

import asyncio
import ipaddress
import signal
import threading
from types import FrameType

from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from .. import measures
from ..storage.database import DatabaseFailed
from ..tables.worker import Worker
from . import gauges

DATABASE_SECONDS = 5.0
GAUGE_SECONDS = 5.0


class Health:
    """Answers at /healthz, /readyz and /metrics."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.stopping = False

    def routes(self) -> list[Route]:
        """Outside of /api: they are for machines of the same house."""
        paths = {"/healthz": self.alive, "/readyz": self.ready, "/metrics": self.metrics}
        return [Route(path, answer) for path, answer in paths.items()]

    async def alive(self, _request: Request) -> Response:
        """The process answers."""
        return PlainTextResponse("alive\n")

    async def ready(self, _request: Request) -> Response:
        """It is not about to stop, and the database answers."""
        if self.stopping:
            return PlainTextResponse("stopping\n", 503)
        query = self.worker.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        try:
            await asyncio.wait_for(query, DATABASE_SECONDS)
        except (DatabaseFailed, TimeoutError):
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus; to others there is nothing here."""
        if request.client is None or not self._may_read_metrics(request.client.host):
            raise HTTPException(404)
        self._set_gauges()
        content, kind = await asyncio.to_thread(measures.told)
        return Response(content, headers={"Content-Type": kind})

    def _may_read_metrics(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in ipaddress.ip_network(one) for one in self.worker.settings.metrics_for)

    def _set_gauges(self) -> None:
        rooms = self.worker.rooms.all()
        gauges.ROOMS.set(len(rooms))
        gauges.PAGES.set(sum(len(room.watchers) for room in rooms))
        gauges.COMMITS.set(self.worker.database.groups)
        gauges.JOBS.set(self.worker.database.jobs)

    async def keep_gauges(self) -> None:
        """Set them now and then: another worker may be asked for the figures of all."""
        while True:
            self._set_gauges()
            await asyncio.sleep(GAUGE_SECONDS)

    def stop_gently(self, seconds: float) -> None:
        """From the first wish to stop on, say so for a while, and serve on; a second wish is granted at once."""
        if threading.current_thread() is not threading.main_thread():
            return  # a server inside of another program: signals are that program's
        loop = asyncio.get_running_loop()
        stop = signal.getsignal(signal.SIGTERM)
        if not callable(stop):
            return

        def drain(number: int, frame: FrameType | None) -> None:
            if self.stopping:
                stop(number, frame)
                return
            self.stopping = True
            loop.call_soon_threadsafe(loop.call_later, seconds, stop, number, frame)

        signal.signal(signal.SIGTERM, drain)
