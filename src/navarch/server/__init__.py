"""The server: tables in the browser, on one command."""

from __future__ import annotations

from typing import Any


def run(*args: Any, **settings: Any) -> None:
    """Serve until interrupted; `navarch.server.web.start.run` says what it takes.

    It is imported here and not above, so that the processes of the bots, which live in this package too,
    start without the web and the database.
    """
    from .web.start import run as serve

    serve(*args, **settings)
