"""Keeping the server safe: who may ask, how often, how much, and what browsers may do with the answer."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..logs import new_request_id
from ..people.identity import People
from ..settings import Settings
from ..storage.bans import Bans
from ..storage.database import DatabaseFailed
from ..words.answers import Problem
from ..words.phrases import phrase
from .cookies import browser_of
from .gauges import REQUEST_SECONDS, REQUESTS
from .openapi import UNSUBSCRIBE
from .rates import Buckets, address_of

LOG = logging.getLogger("navarch.guard")

FOR_MACHINES = ("/healthz", "/readyz", "/metrics")  # asked for by address, not by name
METHODS = ("GET", "HEAD", "POST")
ONLY_HTTPS = "max-age=31536000"  # a year

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Around the whole application: origin, rate and size of requests, and the headers of answers."""

    def __init__(self, app: ASGIApp, settings: Settings, bans: Bans, people: People) -> None:
        self.app = app
        self.settings = settings
        self.bans = bans
        self.people = people
        self._hosts = {host.lower() for host in settings.hosts}
        limits = settings.limits
        self._requests = Buckets(limits.requests_rate, limits.requests_burst)  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket, with an id for all that is logged of it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["request_id"] = new_request_id()
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        may = self._is_here(headers) and self._requests.take(address_of(scope)) and self._same_origin(headers)
        if not may or not await self._is_let_in(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refusal = await self._refusal(scope, headers)
        started = False
        began = time.perf_counter()

        async def send_safely(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                answer = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    answer[name] = value
                answer["X-Request-Id"] = scope["request_id"]
                if scope["scheme"] == "https":
                    answer["Strict-Transport-Security"] = ONLY_HTTPS
                _measure(scope, message["status"], time.perf_counter() - began)
            await send(message)

        if refusal is not None:
            status, key = refusal
            await _problem(key, status)(scope, receive, send_safely)
            return
        try:
            await self.app(scope, self._limited(receive), send_safely)
        except TooLarge:
            await _problem("too-large", 413)(scope, receive, send_safely)
        except ClientDisconnect:
            LOG.debug("somebody left in the middle of a request")
        except Exception:
            LOG.exception("%s %s failed", scope["method"], _told_path(scope["path"]))
            if not started:
                await _problem("failed", 500)(scope, receive, send_safely)

    async def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Status and phrase for a request that is not let in."""
        if not self._is_here(headers) and scope["path"] not in FOR_MACHINES:
            return 421, "bad-host"
        if not self._requests.take(address_of(scope)):
            return 429, "too-fast"
        try:
            is_admitted = await self._is_admitted(scope)
        except DatabaseFailed:
            return 503, "failed"
        if not is_admitted:
            return 403, "banned"
        if scope["method"] not in ("GET", "HEAD") and not self._same_origin(headers):
            return 403, "bad-origin"
        length = headers.get("content-length", "0")
        if not is_number(length) or int(length) > self.settings.limits.body_bytes:
            return 413, "too-large"
        return None

    def _is_here(self, headers: Headers) -> bool:
        """Whether it is asked for by one of its names."""
        host = headers.get("host", "").lower()
        return not self._hosts or host in self._hosts or _without_port(host) in self._hosts

    async def _is_let_in(self, scope: Scope) -> bool:
        try:
            return await self._is_admitted(scope)
        except DatabaseFailed:
            LOG.warning("nobody can be told who they are: the database does not answer")
            return False

    async def _is_admitted(self, scope: Scope) -> bool:
        """Find out who asks, for all that comes after, and whether they may come in."""
        scope["person"] = await self.people.of_browser(browser_of(HTTPConnection(scope)))
        return not self.bans.keeps_out(scope["person"], address_of(scope))

    def _same_origin(self, headers: Headers) -> bool:
        """Browsers say from which page a request comes; other programs need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            there = urlsplit(origin)
        except ValueError:
            return False
        return there.scheme in ("http", "https") and there.netloc == headers.get("host")

    def _limited(self, receive: Receive) -> Receive:
        left = self.settings.limits.body_bytes

        async def receive_some() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        return receive_some


def _measure(scope: Scope, status: int, seconds: float) -> None:
    """Count the answer, and log it; a path tells no secret, what is asked behind it is left out."""
    REQUESTS.labels(scope["method"] if scope["method"] in METHODS else "other", status).inc()
    REQUEST_SECONDS.observe(seconds)
    if LOG.isEnabledFor(logging.INFO):
        facts = {"method": scope["method"], "path": _told_path(scope["path"]), "status": status}
        where = {"address": address_of(scope), "ms": round(seconds * 1000, 1)}
        LOG.info("answered", extra={"facts": {**facts, **where}})


def _told_path(path: str) -> str:
    """What stands in a letter ends letters: whoever reads the log shall not."""
    return UNSUBSCRIBE.replace("{token}", "…") if path.startswith(UNSUBSCRIBE.partition("{")[0]) else path


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def _problem(key: str, status: int) -> Response:
    return Response(msgspec.json.encode(Problem(phrase(key, "en"))), status, media_type="application/json")


class TooLarge(Exception):
    """The body of a request is larger than allowed."""


def is_number(said: str) -> bool:
    """Whether a text is a plain number of a sane length."""
    return said.isascii() and said.isdecimal() and len(said) < 10
