"""A backup under load: `python -m bench.backup [--matches 100] [--rate 200] [--seconds 30]`.

While pages play at a steady rate, the whole database is copied by `navarch admin backup`; the copy is restored into
another SQLite file and, where it is installed, into a PostgreSQL. Every game is replayed in each, dice and all: the
digests must be equal, and what the copy holds must be how each game of the original began. Answers with 1 where not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from tests.server.helpers import Server
from tests.server.postgres import Cluster, installed_postgres

from .server_load import load

ACTIONS_BEFORE = 2_000  # in the database, when the backup is taken


def admin(database: str, *words: str) -> dict[str, Any]:
    """A task of `navarch admin`, as whoever runs a server calls it."""
    command = [sys.executable, "-m", "navarch", "admin", "--json", "--database", database, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def actions_in(file: Path) -> dict[str, list[tuple[int, int, str]]]:
    """The actions of each game."""
    found: dict[str, list[tuple[int, int, str]]] = {}
    with closing(sqlite3.connect(file)) as database:
        for game, *action in database.execute("SELECT game, ply, actor, text FROM actions ORDER BY game, ply"):
            found.setdefault(game, []).append((action[0], action[1], action[2]))
    return found


def is_under_way(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as database:
        (count,) = database.execute("SELECT COUNT(*) FROM actions WHERE actor >= 0").fetchone()
    return bool(count >= ACTIONS_BEFORE)


async def back_up_under_load(server: Server, file: Path, copy: Path, args: argparse.Namespace) -> dict[str, Any]:
    playing = asyncio.create_task(load(server, args.matches, args.rate, args.seconds, None))
    while not await asyncio.to_thread(is_under_way, file):
        await asyncio.sleep(0.2)
    began = time.perf_counter()
    taken = await asyncio.to_thread(admin, server.database, "backup", str(copy))
    took = time.perf_counter() - began
    played = await playing
    return {"seconds": round(took, 2), "rows": taken["rows"], "held": played["actions_per_second"],
            "p99_ms": played["own_ms"]["p99"], "errors": played["errors"]}  # fmt: skip


def compare(file: Path, copy: Path, elsewhere: list[str]) -> dict[str, Any]:
    """What is the same, and what is not."""
    there, then = actions_in(file), actions_in(copy)
    wrong = [
        f"{game} began otherwise" for game, actions in then.items() if there.get(game, [])[: len(actions)] != actions
    ]
    checked = [admin(address, "check") for address in (f"sqlite:///{copy}", *elsewhere)]
    wrong += [f"{one['trouble']}" for one in checked if one["trouble"]]
    digests = {one["digest"] for one in checked}
    wrong += ["the digests differ"] if len(digests) > 1 else []
    later = sum(map(len, there.values())) - sum(map(len, then.values()))
    return {"games": checked[0]["games"], "actions": sum(map(len, then.values())), "played_since": later,
            "digests": sorted(digests), "databases": len(checked), "wrong": wrong}  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="navarch-backup-") as name, ExitStack() as stack:
        folder = Path(name)
        file, copy = folder / "games.sqlite", folder / "backup.sqlite"
        with Server(f"sqlite:///{file}") as server:
            found = asyncio.run(back_up_under_load(server, file, copy, args))
        elsewhere = [f"sqlite:///{folder / 'elsewhere.sqlite'}"]
        binaries = installed_postgres()
        if binaries is not None:
            elsewhere.append(stack.enter_context(Cluster(binaries)).database())
        for address in elsewhere:
            admin(address, "restore", str(copy))
        found |= compare(file, copy, elsewhere)
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if found["wrong"] or found["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
