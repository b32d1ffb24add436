"""Starting the server: the database is brought up to date, then the workers begin."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import time
import webbrowser

import uvicorn

from ...engine.errors import NavarchError
from ..settings import Limits, Settings, default_database
from ..storage.database import Database
from .wire import Requests, Socket

SHUTDOWN_SECONDS = 10
SEND_BUFFER = 131_072


class CannotServe(NavarchError):
    """The server cannot be started as asked: what to do instead."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    game: str | None = None,
    *,
    bot_pace_ms: int = 600,
    orders_pause_ms: int = 2_500,
    limits: Limits | None = None,
) -> None:
    """Serve until interrupted. `port` 0 takes any free one; `game` is the one the browser opens with."""
    bots = max(1, ((os.cpu_count() or 2) - 1) // max(1, workers))
    where = database or default_database()
    settings = Settings(where, bots, bot_pace_ms, orders_pause_ms, limits or Limits())
    _prepare(settings, workers)
    settings.hand_down()
    listener = _listen(host, port)
    address = f"http://{_address(host)}:{listener.getsockname()[1]}"
    sys.stdout.write(f"Navarch is at {address}\n")
    sys.stdout.flush()
    if open_browser:
        _open_soon(listener, f"{address}/?game={game}" if game else address)
    config = uvicorn.Config(
        "navarch.server.web.app:create",
        factory=True,
        workers=workers,
        loop="auto",
        http=Requests,
        ws=Socket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=True,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    with listener:
        _serve(config, listener, workers)


def _prepare(settings: Settings, workers: int) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        database = Database(settings.database)
    except Exception as error:
        raise CannotServe(f"the database {settings.database!r} cannot be used: {error}") from error
    if workers > 1 and not database.is_postgres:
        raise CannotServe("several workers need PostgreSQL: --database postgresql://…")
    try:
        database.migrate()
    except Exception as error:
        raise CannotServe(f"the database cannot be opened: {error}") from error
    finally:
        database.engine.dispose()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # What nobody reads shall wait with us, where it is limited, and not by the megabyte in the system.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise CannotServe(f"{host}:{port} cannot be used: {error.strerror}; try another --port") from error
    listener.listen(1024)
    return listener


def _address(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)


def _serve(config: uvicorn.Config, listener: socket.socket, workers: int) -> None:
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])


def _open_soon(listener: socket.socket, address: str) -> None:
    """Open the browser as soon as somebody answers."""

    def wait_and_open() -> None:
        port = listener.getsockname()[1]
        for _ in range(100):
            time.sleep(0.1)
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    webbrowser.open(address)
                    return

    threading.Thread(target=wait_and_open, daemon=True).start()
