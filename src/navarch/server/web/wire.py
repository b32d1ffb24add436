"""The wire: how many connections there may be, how long they may take and how large they may get.

All this is decided before anybody looks at what is said: an endless header, a body that never comes, a reader that does
not read and a crowd that only connects cost next to nothing. uvicorn reads the requests; it has no such limits itself.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import sys
import time
from collections import Counter
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ..settings import Limits, Settings
from .rates import network_of

LOG = logging.getLogger("navarch.wire")
SWEEP_SECONDS = 1.0
FILES_KEPT_FREE = 128  # for the database, the bots and the files of the page
NEVER = float("inf")
# Each message is compressed for itself: what a page gets is small, and a window kept for each would cost more memory
# than all else about it.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=13,
    compress_settings={"level": 1, "memLevel": 5},
)
TOO_LARGE = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE


class Line(Protocol):
    """A connection, as the sweep looks at it."""

    transport: asyncio.Transport
    due: float  # when what is expected now must have come

    def overdue(self) -> None:
        """It has not."""


class Wire:
    """All connections of a worker."""

    def __init__(self, limits: Limits, trusted: Any) -> None:
        self.limits = limits
        self.most = min(limits.connections, files_allowed() - FILES_KEPT_FREE)
        self._trusted = trusted  # proxies, through which everybody comes
        self._lines: dict[Line, str] = {}
        self._addresses: Counter[str] = Counter()
        self._stuck: dict[Line, float] = {}  # since when something waits to be read by them
        self._sweeping = False

    def enter(self, line: Line, client: tuple[str, int] | None) -> bool:
        """Whether there is room for one more; it counts until it leaves, let in or not."""
        host = client[0] if client else "local"
        address = "" if host in self._trusted else network_of(host)
        self._lines[line] = address
        self._addresses[address] += 1
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)
        here = self._addresses[address] if address else 0
        return len(self._lines) <= self.most and here <= self.limits.connections_per_address

    def leave(self, line: Line) -> None:
        """One less."""
        address = self._lines.pop(line, None)
        self._stuck.pop(line, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    def _sweep(self) -> None:
        """Cut off whoever is late, and whoever does not read."""
        now = time.monotonic()
        for line in list(self._lines):
            transport = line.transport
            if not transport.get_write_buffer_size() and not transport.is_closing():
                self._stuck.pop(line, None)
            elif now - self._stuck.setdefault(line, now) > self._patience(transport):
                _cut(transport)
                continue
            if now > line.due:
                line.due = NEVER
                line.overdue()
        self._sweeping = bool(self._lines)
        if self._sweeping:
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def _patience(self, transport: asyncio.Transport) -> float:
        return self.limits.closing_seconds if transport.is_closing() else self.limits.reading_seconds


def _cut(transport: asyncio.Transport) -> None:
    """End a connection, and have the system forget what nobody reads."""
    with suppress(OSError):
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


@lru_cache(maxsize=4)
def wire(trusted: str) -> Wire:
    """The wire of this process."""

    async def nobody(*_args: Any) -> None:
        """The rule by which proxies are trusted is uvicorn's own."""

    proxies = ProxyHeadersMiddleware(nobody, trusted.split(",")).trusted_hosts
    return Wire(Settings.inherited().limits, proxies)


def files_allowed() -> int:
    """How many files and sockets this process may have open; as many as the system lets it."""
    if sys.platform == "win32":
        return 8_192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard and (hard == resource.RLIM_INFINITY or soft < hard):
        wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Requests(HttpToolsProtocol):
    """A connection with requests, until it becomes a WebSocket or ends."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        said = self.config.forwarded_allow_ips
        self.wire = wire(said if isinstance(said, str) else ",".join(said))
        self.limits = self.wire.limits
        self.due = NEVER
        self._in_head = True
        self._bytes = 0  # of the head, or of the body, so far
        self._parts = 0  # how many heads and bodies have begun or ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let it in, or say that there is no room."""
        super().connection_made(transport)
        self._expect(head=True)
        if not self.wire.enter(self, self.client):
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.wire.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes: of a head or a body that may get only so large."""
        if self.transport.is_closing():
            return
        if self.due == NEVER and self._in_head:
            self._expect(head=True)
        parts = self._parts
        super().data_received(data)
        if self._parts == parts:  # neither began nor ended with these bytes
            self._bytes += len(data)
            if self._bytes > (self.limits.head_bytes if self._in_head else self.limits.body_bytes * 2):
                self._refuse(TOO_LARGE if self._in_head else HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._expect(head=True)

    def on_headers_complete(self) -> None:
        """Its head is there; the body has its own time."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.limits.head_bytes:
            self._refuse(TOO_LARGE)
        elif len(self.pipeline) >= self.limits.pipelined:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        else:
            self._expect(head=False)
            super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there: the next one may take its time to begin, uvicorn ends idle connections."""
        self._expect(head=True)
        self.due = NEVER
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It goes on as a WebSocket."""
        self.wire.leave(self)
        super().handle_websocket_upgrade()
        del self.parser, self.scope, self.headers  # nobody needs them any more; the parser knows us, and we it

    def overdue(self) -> None:
        """Head or body have not come in time."""
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def send_400_response(self, msg: str) -> None:
        """To what is no request; unless something was said already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _expect(self, *, head: bool) -> None:
        """The next part: a head, or a body."""
        self._in_head, self._bytes = head, 0
        self._parts += 1
        self.due = time.monotonic() + (self.limits.head_seconds if head else self.limits.body_seconds)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, where nothing else is being said, and hang up."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        said = self.config.forwarded_allow_ips
        self.wire = wire(said if isinstance(said, str) else ",".join(said))
        self.due = NEVER
        self.conn.available_extensions = [COMPRESSION]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was let in as a request."""
        super().connection_made(transport)
        self.wire.enter(self, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.wire.leave(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server closes; a connection that is being closed already must not stop it."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    def overdue(self) -> None:
        """Nothing is due on a WebSocket: uvicorn pings, and ends it when no answer comes."""
