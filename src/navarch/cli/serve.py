"""`navarch serve`: the browser table for others; `navarch play` opens the same one for oneself."""

from __future__ import annotations

import argparse
import importlib.util
import os
import socket
from pathlib import Path
from urllib.parse import urlencode

from .. import server
from .common import need
from .parser import BadUsage

HOST, PORT = "127.0.0.1", 8000


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from ..server import run as serve
        from ..server.settings import LAST_PORT, read_settings
    except ModuleNotFoundError as error:
        raise need("server", error) from error
    names = ("host", "port", "database", "workers", "components", "bots")
    said = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if not 0 <= said.get("port", 0) <= LAST_PORT:
        raise BadUsage(f"--port {args.port} is not between 0 and {LAST_PORT}")
    settings = read_settings(args.settings or os.environ.get("NAVARCH_CONFIG"), os.environ, said)
    serve(settings, open_browser=args.open)
    return 0


def has_page() -> bool:
    """Whether the browser table is installed with all it needs, and its page is built."""
    needed = ("starlette", "uvicorn", "msgspec", "sqlalchemy", "alembic", "websockets", "fluent.runtime",
              "prometheus_client", "aiosmtplib", "pywebpush")  # fmt: skip
    if not all(_found(module) for module in needed):
        return False
    # Resolved: a compiled build only links to the sources, and the page may have been built after it.
    return (Path(server.__file__).resolve().parent / "page" / "index.html").is_file()


def open_table(game: str, components: str | None, bots: list[str]) -> int:
    """The table on this machine, in the browser, at its usual address or any free one."""
    from ..server import run as serve
    from ..server.settings import Settings

    own = () if components is None else (f"{game}={components}",)
    port = PORT if _is_free(PORT) else 0
    opening = urlencode({"game": game, **({"correction": Path(components).stem} if components else {})})
    serve(Settings(host=HOST, port=port, components=own, bots=tuple(bots)), open_browser=True, opening=opening)
    return 0


def _found(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) != 0
