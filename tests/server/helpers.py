"""A server process, and browsers that talk to it as a page does."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TextIO, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from navarch.server.settings import Limits

from .faked import VARIABLE, workers_open

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0

# Tests hammer from one address; the limits themselves are tested with the shipped values.
GENEROUS = Limits(
    requests_rate=1e6, requests_burst=1e6, tables_rate=1e6, tables_burst=1e6, messages_rate=1e6, messages_burst=1e6,
    chats_rate=1e6, chats_burst=1e6, advice_rate=1e6, advice_burst=1e6, advice_waiting=1_000, sockets_per_client=10_000,
    logins_rate=1e6, logins_burst=1e6, letters_rate=1e6, letters_burst=1e6,
    rollbacks_rate=1e6, rollbacks_burst=1e6, history_rate=1e6, history_burst=1e6,
    notices_rate=1e6, notices_burst=1e6,
    invitations_rate=1e6, invitations_burst=1e6, reports_rate=1e6, reports_burst=1e6,
    reviews_rate=1e6, reviews_burst=1e6,
)  # fmt: skip


class Server:
    """A server process of its own."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        port: int = 0,
        limits: Limits = GENEROUS,
        python: str = sys.executable,
        home: Path = ROOT,
        orders_pause_ms: int = 0,
        **more: object,
    ) -> None:
        self.more = more  # any other settings
        self.environment: dict[str, str] = {}  # beside our own
        self.stderr: TextIO | None = None  # where it logs to; None: to ours
        self.home = home  # a clone of another version may serve, too
        self.database = database
        self.workers = workers
        self.port = port
        self.limits = limits
        self.python = python
        self.orders_pause_ms = orders_pause_ms
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        opened = workers_open(self.environment)
        said = [self.database, str(self.workers), str(self.port), msgspec.json.encode(self.limits).decode()]
        said += [str(self.orders_pause_ms), json.dumps(self.more)]
        command = [self.python, "-W", "error", "-m", "tests.server.serve", *said]
        other = [] if self.home == ROOT else [str(self.home / "src"), str(self.home)]
        path = os.pathsep.join([*other, *sys.path, str(ROOT)])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONWARNINGS": "", **self.environment}
        self.process = subprocess.Popen(
            command,
            cwd=self.home,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self.stderr,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Navarch is at "), f"the server did not start: {line!r}"
        self.port = urlsplit(line.split()[-1]).port or 0
        self._wait()
        if VARIABLE in self.environment:
            self._wait_for_all(opened + self.workers)
        return self

    def _wait_for_all(self, opened: int) -> None:
        """Time may jump only once every worker has begun."""
        end = time.monotonic() + PATIENCE
        while workers_open(self.environment) < opened:
            assert time.monotonic() < end, "not all workers have begun"
            time.sleep(0.02)

    def _wait(self) -> None:
        """The socket is open before the server answers; a request waits for it."""
        hosts = self.more.get("hosts")
        name = {"Host": str(hosts[0])} if isinstance(hosts, list) else None
        status, _, _ = Browser(self).call("GET", "/api/tables/mine", headers=name)
        assert status == 200

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        if how == signal.SIGKILL:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, how)  # the whole session: workers and bots too
        else:
            self.process.send_signal(how)
        status = self.process.wait(timeout=PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.stop()


class Reachable(Protocol):
    """A server that answers at a port of this machine."""

    port: int


class Browser:
    """A browser: it keeps its cookie."""

    def __init__(self, server: Reachable, address: str = "") -> None:
        self.server = server
        self.cookie = ""
        self.headers = {"X-Forwarded-For": address} if address else {}  # as a proxy would say it

    def call(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        sent = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            sent["Cookie"] = self.cookie
        sent.update(self.headers | (headers or {}))
        content = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection.request(method, path, content, sent)
        answer = connection.getresponse()
        data = answer.read()
        found = {name.lower(): value for name, value in answer.getheaders()}
        connection.close()
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        is_json = found.get("content-type", "").startswith("application/json")
        return answer.status, found, json.loads(data) if is_json and not found.get("content-encoding") else data

    def get(self, path: str) -> Any:
        status, _, answer = self.call("GET", path)
        assert status == 200, (status, answer)
        return answer

    def post(self, path: str, body: object) -> Any:
        status, _, answer = self.call("POST", path, body)
        assert status in (200, 201), (status, answer)
        return answer

    def post_202(self, path: str, body: object) -> None:
        """Ask for something that is done after the answer."""
        status, _, answer = self.call("POST", path, body)
        assert status == 202, (status, answer)

    def table(self, *kinds: str, game: str = "neptun") -> str:
        """A new table with such seats."""
        table: str = self.post("/api/tables", {"game": game, "seats": [{"kind": kind} for kind in kinds]})["id"]
        return table

    def sit(self, table: str, lang: str = "en", since: int = 0) -> Page:
        return Page(self, table, lang, since)


class Page:
    """An open page at a table."""

    def __init__(self, browser: Browser, table: str, lang: str = "en", since: int = 0) -> None:
        headers = browser.headers | ({"Cookie": browser.cookie} if browser.cookie else {})
        address = f"ws://127.0.0.1:{browser.server.port}/api/tables/{table}/ws?lang={lang}&since={since}"
        self._connection = connect(
            address, additional_headers=headers, open_timeout=PATIENCE, max_size=None, max_queue=None
        )
        self.socket: ClientConnection = self._connection.__enter__()
        self.position: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self.bytes_of_last = 0

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = self.socket.recv(timeout=timeout)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "position":
            self.bytes_of_last = len(raw)
            self.position = message
            first = message["log"][0]["n"] if message["log"] else message["log_length"]
            self.log = [*self.log[:first], *message["log"]][: message["log_length"]]
        return message

    def until(self, wanted: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of that type."""
        while True:
            message = self.receive(timeout)
            if message["type"] == wanted:
                return message
            if message["type"] == "error" and wanted != "error":
                raise AssertionError(message)

    def until_position(self, fits: Any = lambda _position: True) -> dict[str, Any]:
        """The next position that fits."""
        while True:
            position = self.until("position")
            if fits(position):
                return position

    def now(self, fits: Any) -> dict[str, Any]:
        """The position seen last if it fits, else the next one that does."""
        return self.position if self.position and fits(self.position) else self.until_position(fits)

    def my_turn(self) -> dict[str, Any]:
        """The position in which this seat is asked, waiting for it if need be."""
        return self.now(lambda now: now["actions"] or now["over"])

    def act(self, action: str, ply: int | None = None, then: list[str] | None = None) -> None:
        more = {"then": then} if then else {}  # servers of earlier versions know no such thing
        self.send(type="act", ply=self.position["ply"] if ply is None else ply, action=action, **more)

    def play(self, rng: random.Random, most: int = 100_000) -> int:
        """Play random actions until the game is over or so many were played."""
        for played in range(most):
            position = self.my_turn()
            if position["over"]:
                return played
            self.do(rng.choice(position["actions"])["action"])
        return most

    def do(self, action: str) -> dict[str, Any]:
        """Act, and wait for the position in which it is done: mine is then the newest decision of this seat."""
        before = self.position["ply"]
        self.act(action)
        return self.until_position(lambda now: now["over"] or _last_decision(now) >= before)

    def close(self) -> None:
        self._connection.__exit__(None, None, None)

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _last_decision(position: dict[str, Any]) -> int:
    own = position["undo"]["rollback"]
    return own[0]["ply"] if own else -1


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end in a thread of its own: a browser test of the same process may hold this thread's event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
