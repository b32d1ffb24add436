"""Servers that start in no time: a process that has loaded everything forks one whenever it is told to.

`python -m tests.server.forks` reads lines `DATABASE PORT LIMITS` and answers each with the number of the new process.
What is forked is the whole server, beginning with the migration of its database; only Python's imports are saved.
"""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

import msgspec

from navarch.bots import OwnBots
from navarch.server.settings import Limits, Settings
from navarch.server.web.start import run
from navarch.server.words import catalogue
from navarch.server.words.corrections import Corrections
from navarch.text import LANGUAGES

from .helpers import GENEROUS, PATIENCE, ROOT, Browser
from .postgres import free_port


class Nursery:
    """The process that forks servers, seen from outside."""

    def __enter__(self) -> Nursery:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forks"],
            cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def start(self, database: str, port: int, limits: Limits) -> int:
        """A new server at that port; the number of its process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{database} {port} {msgspec.json.encode(limits).decode()}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


class ForkedServer:
    """A server from the nursery: always at the same port, however often it is killed."""

    def __init__(self, nursery: Nursery, database: str, limits: Limits = GENEROUS) -> None:
        self.nursery = nursery
        self.database = database
        self.limits = limits
        self.port = free_port()
        self.process = 0

    def start(self) -> ForkedServer:
        """Begin, and wait until it answers."""
        self.process = self.nursery.start(self.database, self.port, self.limits)
        until = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError):
                assert Browser(self).call("GET", "/api/tables/mine")[0] == 200
                return self
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.01)

    def kill(self) -> None:
        """End it without a word: the server and its bots."""
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)
        self._wait_for_its_end()

    def stop(self) -> None:
        """End it in good order."""
        os.kill(self.process, signal.SIGTERM)
        self._wait_for_its_end()

    def _wait_for_its_end(self) -> None:
        until = time.monotonic() + PATIENCE
        while _is_there(self.process):
            assert time.monotonic() < until, "the server does not end"
            time.sleep(0.002)


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _serve(said: str) -> None:
    database, port, limits = said.split(" ", 2)
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # the answers on standard output are the nursery's own
    told = msgspec.json.decode(limits, type=Limits)
    run(Settings(port=int(port), database=database, bot_pace_ms=0, orders_pause_ms=0, limits=told))


def main() -> None:
    importlib.import_module("navarch.server.web.app")  # before the first fork, and not after each
    for lang in LANGUAGES:
        for name in catalogue.names():
            catalogue.facts(catalogue.load(name), lang, Corrections(), OwnBots())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that were killed
    for said in sys.stdin:
        process = os.fork()
        if not process:
            _serve(said)
            os._exit(0)
        sys.stdout.write(f"{process}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
