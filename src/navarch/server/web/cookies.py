"""The cookie by which a browser is known; only its digest is kept."""

from __future__ import annotations

import hashlib

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..tables.table import new_secret

COOKIE = "navarch"
HOST_COOKIE = "__Host-navarch"  # under https: browsers take it from this very host alone
COOKIE_SECONDS = 400 * 24 * 3600


def _cookie_of(connection: HTTPConnection) -> str:
    """The cookie of this browser; under https one that came before it was bound to the host counts, too."""
    plain: str = connection.cookies.get(COOKIE, "")
    if connection.url.scheme not in ("https", "wss"):
        return plain
    bound: str = connection.cookies.get(HOST_COOKIE, "")
    return bound or plain


def browser_of(connection: HTTPConnection) -> str:
    """The digest of this browser's cookie, empty without one."""
    cookie = _cookie_of(connection)
    return hashlib.sha256(cookie.encode()).hexdigest() if cookie else ""


def known_browser(request: Request) -> tuple[str, str]:
    """The cookie of this browser, a new one where there is none, and its digest."""
    cookie = _cookie_of(request)
    if not 32 <= len(cookie) <= 64:
        cookie = new_secret()
    return cookie, hashlib.sha256(cookie.encode()).hexdigest()


def with_cookie(request: Request, response: Response, cookie: str) -> Response:
    """The answer, with which the browser gets its cookie."""
    secure = request.url.scheme == "https"
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, cookie, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="strict")
    return response
