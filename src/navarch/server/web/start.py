"""Starting the server: the database is brought up to date, then the workers begin."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import uvicorn

from ...bots import read_own_bots
from ...engine.errors import NavarchError
from .. import logs, measures
from ..settings import Settings, default_database
from ..storage.database import Database
from ..words.corrections import read_corrections
from .wire import Requests, Socket

SHUTDOWN_SECONDS = 10
SEND_BUFFER = 131_072


class CannotServe(NavarchError):
    """The server cannot be started as asked: what to do instead."""


def run(settings: Settings | None = None, *, open_browser: bool = False, opening: str = "") -> None:
    """Serve until interrupted; `opening` is the question that the browser asks the page with."""
    settings = _completed(settings or Settings())
    read_corrections(settings.components)  # what cannot be played by is refused before anybody comes
    read_own_bots(settings.bots).try_all()
    logs.set_up(settings.log)
    with (
        _prepared(settings),
        _listen(settings.host, settings.port) as listener,
        measures.shared(settings.workers),
    ):
        settings.hand_down()
        address = f"http://{_address(settings.host)}:{listener.getsockname()[1]}"
        sys.stdout.write(f"Navarch is at {address}\n")
        sys.stdout.flush()
        if open_browser:
            _open_soon(listener, f"{address}/?{opening}" if opening else address)
        _serve(_config(settings), listener, settings.workers)


def _completed(settings: Settings) -> Settings:
    """With what depends on this machine."""
    bots = settings.bot_processes or max(1, ((os.cpu_count() or 2) - 1) // max(1, settings.workers))
    return msgspec.structs.replace(settings, database=settings.database or default_database(), bot_processes=bots)


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "navarch.server.web.app:create",
        factory=True,
        workers=settings.workers,
        loop="auto",
        http=Requests,
        ws=Socket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # the wire has its own way
        log_config=None,
        log_level="warning",
        server_header=False,
        forwarded_allow_ips=",".join(settings.trusted_proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


@contextmanager
def _prepared(settings: Settings) -> Iterator[None]:
    """The database brought up to date, and nobody else's for as long as we serve, where it is a file."""
    try:
        database = Database(settings.database)
    except Exception as error:
        raise CannotServe(f"the database cannot be used: {error}") from error
    if settings.workers > 1 and not database.is_postgres:
        raise CannotServe("several workers need PostgreSQL: --database postgresql://…")
    with ExitStack() as stack:
        file = database.url.database
        if not database.is_postgres and file and file != ":memory:":
            stack.enter_context(_alone(Path(file)))
        try:
            database.migrate()
        except Exception as error:
            raise CannotServe(f"the database cannot be opened: {error}") from error
        finally:
            database.engine.dispose()
        yield


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """A SQLite file has one server: two would not hear each other. The lock ends with the process, however it ends."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    try:
        lock = file.with_name(file.name + ".lock").open("w")
    except OSError as error:
        raise CannotServe(f"the database cannot be opened: {error}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise CannotServe(f"another server plays with {file}: several need PostgreSQL") from error
        yield


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
