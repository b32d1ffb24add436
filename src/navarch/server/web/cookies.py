"""The cookie by which a browser is known; only its digest is kept."""

from __future__ import annotations

import hashlib

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..tables.table import new_secret

COOKIE = "navarch"
HOST_COOKIE = "__Host-navarch"  # under https: browsers take it from this very host alone
COOKIE_SECONDS = 400 * 24 * 3600


def cookie_of(connection: HTTPConnection) -> str:
    """The cookie of this browser; under https one that came before it was bound to the host counts, too."""
    plain: str = connection.cookies.get(COOKIE, "")
    if connection.url.scheme not in ("https", "wss"):
        return plain
    bound: str = connection.cookies.get(HOST_COOKIE, "")
    return bound or plain


def digest_of(cookie: str) -> str:
    """What is kept of a cookie."""
    return hashlib.sha256(cookie.encode()).hexdigest()


def browser_of(connection: HTTPConnection) -> str:
    """The digest of this browser's cookie, empty without one."""
    cookie = cookie_of(connection)
    return digest_of(cookie) if cookie else ""


def person_of(connection: HTTPConnection) -> str:
    """Who asks, as the guard has found out; empty: somebody who has never sat down."""
    person: str = connection.scope["person"]
    return person


def new_cookie() -> str:
    """A cookie for a browser that has none, or that comes in as somebody else."""
    return new_secret()


def without_cookie(request: Request, response: Response) -> Response:
    """The answer, by which the browser forgets its cookie."""
    secure = request.url.scheme == "https"
    for name in (HOST_COOKIE, COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="strict")
    return response


def with_cookie(request: Request, response: Response, cookie: str) -> Response:
    """The answer, with which the browser gets its cookie."""
    secure = request.url.scheme == "https"
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, cookie, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="strict")
    return response
