"""The load bench: many matches at once, a page for every seat, actions at a steady rate.

`python -m bench.server_load --matches 300 --rate 300 --seconds 30 [--database URL] [--workers N]`

Latency is the time from the moment an action was due to be sent until the acting page holds the position
that follows, and until every other page at that table holds it. The matches are at different stages, and whose turn
it is to act is drawn by lot. The server has one core to itself for each worker where the machine has enough of them;
the load comes from another process.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from tests.server.helpers import Browser, Server
from websockets.asyncio.client import ClientConnection, connect

from navarch.text import LANGUAGES

SEATS = 3
STAGES = 60  # actions by which matches are ahead of one another
AT_ONCE = 20
PATIENCE = 30.0


class Seen(msgspec.Struct):
    """What the load needs of a position."""

    type: str
    ply: int = -1
    seat: str | None = None
    to_act: list[str] = []
    actions: list[dict[str, Any]] = []
    over: bool = False
    message: str = ""


READ = msgspec.json.Decoder(Seen)


class Table:
    """A match with a page for every seat."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = random.Random(number)
        self.pages: list[ClientConnection] = []
        self.seen: list[Seen | None] = [None] * SEATS
        self.changed = asyncio.Event()
        self.over = False
        self.errors = 0

    async def listen(self, index: int) -> None:
        async for raw in self.pages[index]:
            message = READ.decode(raw)
            if message.type == "position":
                self.seen[index] = message
                self.over = self.over or message.over
            elif message.type == "error":
                self.errors += 1
            self.changed.set()

    async def wait(self, fits: Any) -> None:
        """Until the pages have seen enough."""
        while not fits():
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    async def act(self, due: float, own: list[float], others: list[float]) -> None:
        """One action of a seat that is asked; the time until it is seen by its page, then by all."""
        await self.wait(lambda: self.actor() is not None or self.over)
        index = self.actor()
        if self.over or index is None:
            return
        position = self.seen[index]
        assert position is not None
        ply = position.ply
        said = {"type": "act", "ply": ply, "action": self.rng.choice(position.actions)["action"]}
        await self.pages[index].send(msgspec.json.encode(said).decode())
        await self.wait(lambda: self._ply(index) > ply)
        own.append(time.perf_counter() - due)
        await self.wait(lambda: all(self._ply(i) > ply for i in range(SEATS)))
        others.append(time.perf_counter() - due)

    def actor(self) -> int | None:
        """A page that is asked, once all pages show the same position."""
        if len({self._ply(i) for i in range(SEATS)}) > 1:
            return None
        return next((i for i, seen in enumerate(self.seen) if seen is not None and seen.actions), None)

    def _ply(self, index: int) -> int:
        seen = self.seen[index]
        return seen.ply if seen is not None else -1


async def sit_down(server: Server, number: int, compression: str | None) -> tuple[Table, list[asyncio.Task[None]]]:
    table = Table(number)
    browsers = [Browser(server) for _ in range(SEATS)]
    seats = [{"kind": "me", "name": f"Host {number}"}, *[{"kind": "open"}] * (SEATS - 1)]
    made = await asyncio.to_thread(browsers[0].post, "/api/tables", {"game": "neptun", "seats": seats})
    for browser, link in zip(browsers[1:], made["links"], strict=True):
        said = {"secret": link["url"].partition("#seat=")[2], "name": f"Guest {number} {link['seat']}"}
        await asyncio.to_thread(browser.post, f"/api/tables/{made['id']}/join", said)
    for browser in browsers:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/ws?lang=en"
        page = await connect(address, additional_headers={"Cookie": browser.cookie}, compression=compression)
        table.pages.append(page)
    return table, [asyncio.create_task(table.listen(i)) for i in range(SEATS)]


async def sit_down_all(
    server: Server, matches: int, compression: str | None
) -> tuple[list[Table], list[asyncio.Task[None]]]:
    tables: list[Table] = []
    listeners: list[asyncio.Task[None]] = []
    for first in range(0, matches, 10):
        group = range(first, min(first + 10, matches))
        for table, tasks in await asyncio.gather(*(sit_down(server, number, compression) for number in group)):
            tables.append(table)
            listeners.extend(tasks)
    for table in tables:
        await table.wait(lambda table=table: table.actor() is not None)
    return tables, listeners


async def spread(tables: list[Table]) -> None:
    """Play on, each match for another while, so that not all of them come to a long action at the same moment."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def ahead(table: Table) -> None:
        for _ in range(table.number % STAGES):
            async with at_once:
                await table.act(0.0, [], [])

    await asyncio.gather(*(ahead(table) for table in tables))


def warm_up(server: Server) -> None:
    """Have everything loaded that every server loads, so that it does not count as somebody's."""
    visitor = Browser(server)
    for _ in range(server.workers * 4):
        for lang in LANGUAGES:
            for game in visitor.get("/api/games?lang=en"):
                visitor.call("GET", f"/api/games/{game['name']}?lang={lang}")


async def act_at_rate(tables: list[Table], rate: float, seconds: float) -> tuple[list[float], list[float]]:
    """Let tables drawn by lot act; how long each action took for its own page, and until all pages had it."""
    own: list[float] = []
    others: list[float] = []
    rng = random.Random(len(tables))
    locks = {table.number: asyncio.Lock() for table in tables}
    tasks = []

    async def one(table: Table, due: float) -> None:
        async with locks[table.number]:
            await table.act(due, own, others)

    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        pause = due - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        open_tables = [table for table in tables if not table.over]
        tasks.append(asyncio.create_task(one(rng.choice(open_tables), due)))
    await asyncio.gather(*tasks)
    return own, others


async def load(server: Server, matches: int, rate: float, seconds: float, compression: str | None) -> dict[str, Any]:
    assert server.process is not None
    process = server.process.pid
    await asyncio.to_thread(warm_up, server)
    empty = memory_of(process)
    tables, listeners = await sit_down_all(server, matches, compression)
    socket_kb = (memory_of(process) - empty) / (matches * SEATS)
    await spread(tables)
    used = cpu_of_all(process)
    began = time.perf_counter()
    own, others = await act_at_rate(tables, rate, seconds)
    lasted = time.perf_counter() - began
    used = cpu_of_all(process) - used
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    await asyncio.gather(*(page.close() for table in tables for page in table.pages), return_exceptions=True)
    return {
        "matches": matches,
        "pages": matches * SEATS,
        "asked_rate": rate,
        "actions": len(own),
        "actions_per_second": round(len(own) / lasted, 1),
        "actions_per_cpu_second": round(len(own) / used, 1),
        "kb_a_socket": round(socket_kb, 1),
        "errors": sum(table.errors for table in tables),
        "own_ms": quantiles(own),
        "all_pages_ms": quantiles(others),
    }


def quantiles(times: list[float]) -> dict[str, float]:
    """p50, p95, p99 and the longest, in milliseconds."""
    ordered = sorted(times)
    picked = {f"p{q}": ordered[min(len(ordered) - 1, len(ordered) * q // 100)] for q in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in {**picked, "max": ordered[-1]}.items()}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--deflate", action="store_true", help="pages that take compressed messages")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="navarch-bench-") as folder:
        database = args.database or f"sqlite:///{folder}/games.sqlite"
        with Server(database, args.workers) as server:
            assert server.process is not None
            cores = sorted(os.sched_getaffinity(0))
            if args.workers == 1 and len(cores) > 1:
                pin(server.process.pid, {cores[0]})
                os.sched_setaffinity(0, set(cores[1:]))
            work = load(server, args.matches, args.rate, args.seconds, "deflate" if args.deflate else None)
            found = uvloop.run(work)
            found["load_cpu_seconds"] = round(sum(os.times()[:2]), 1)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    return 0


def pin(process: int, cores: set[int]) -> None:
    """The server and all its threads on one core."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


def cpu_of_all(process: int) -> float:
    """Processor seconds of a server and its workers."""
    return cpu_of(process) + sum(cpu_of(child) for child in children_of(process))


def memory_of(process: int) -> float:
    """Kilobytes that a server and its workers have in memory."""
    pages = (int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in (process, *children_of(process)))
    return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1024


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        found += [int(word) for word in (thread / "children").read_text().split()]
    return found


def cpu_of(process: int) -> float:
    """Processor seconds a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    sys.exit(main())
