"""Starting the server: the database is brought up to date, then the workers begin."""

from __future__ import annotations

import argparse
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable

import uvicorn

from ..engine.errors import NavarchError
from .settings import Limits, Settings, default_database
from .store import Store

SHUTDOWN_SECONDS = 10


def main(argv: list[str]) -> int:
    """`navarch serve`: the answer is the exit status."""
    parser = argparse.ArgumentParser(prog="navarch serve", description="Host the browser table.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port (default: 8000; 0: any free one)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///path (default: a file of yours) or postgresql://…")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="server processes (needs PostgreSQL)")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="a further page that may connect")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    args = parser.parse_args(argv)
    if not 0 <= args.port <= 65_535 or not 1 <= args.workers <= 64:
        raise CannotServe("--port goes from 0 to 65535, --workers from 1 to 64")
    announce = (lambda address: _say(json.dumps({"url": address}))) if args.json else None
    more = {"announce": announce} if announce else {}
    origins = tuple(args.origin)
    run(args.host, args.port, args.database, args.workers, args.open, origins=origins, **more)
    return 0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


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
    origins: tuple[str, ...] = (),
    bot_pace_ms: int = 600,
    limits: Limits | None = None,
    announce: Callable[[str], None] = lambda address: _say(f"Navarch is at {address}"),
) -> None:
    """Serve until interrupted. `port` 0 takes any free one; `game` is the one the browser opens with."""
    bots = max(1, ((os.cpu_count() or 2) - 1) // max(1, workers))
    where = database or default_database()
    settings = Settings(where, bots, bot_pace_ms, origins, limits or Limits())
    _prepare(settings, workers)
    settings.hand_down()
    listener = _listen(host, port)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}"
    announce(address)
    if open_browser:
        _open_soon(listener, f"{address}/?game={game}" if game else address)
    config = uvicorn.Config(
        "navarch.server.app:create",
        factory=True,
        workers=workers,
        loop="auto",
        http="auto",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=True,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    _serve(config, listener, workers)


def _prepare(settings: Settings, workers: int) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        store = Store(settings.database)
    except Exception as error:
        raise CannotServe(f"the database {settings.database!r} cannot be used: {error}") from error
    if workers > 1 and not store.is_postgres:
        raise CannotServe("several workers need PostgreSQL: --database postgresql://…")
    try:
        store.migrate()
    except Exception as error:
        raise CannotServe(f"the database cannot be opened: {error}") from error
    finally:
        store.engine.dispose()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise CannotServe(f"{host}:{port} cannot be used: {error.strerror}; try another --port") from error
    listener.listen(1024)
    return listener


def _shown(host: str) -> str:
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
