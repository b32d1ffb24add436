"""All figures of the server: `make bench-server`, or `python -m bench.server [--quick] [PART …]`.

Load on SQLite with one worker, load on PostgreSQL with two, 1,000 kills under load on either, 100,000 mutated
requests (a part of them made by schemathesis from the description of the API), the page in Chromium, and the size of
positions. With `--load`, `--kills`, `--attack` or `--page` only those parts. What is not installed is left out, and
said so. Answers with 1 when anything was wrong.
"""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.postgres import Cluster, installed_postgres

ROOT = Path(__file__).resolve().parents[1]


def run(name: str, module: str, *args: object) -> dict[str, Any]:
    """One of the parts, in a process of its own; its figures."""
    sys.stderr.write(f"{name} …\n")
    began = time.perf_counter()
    command = [sys.executable, "-m", module, *map(str, args)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        found = {"wrong": [f"{module} ended with {done.returncode} and no figures"]}
    return {"name": name, "seconds": round(time.perf_counter() - began, 1), **found}


def load(quick: bool) -> list[dict[str, Any]]:
    """300 matches at once, on either database."""
    args = ("--seconds", 5 if quick else 30)
    found = [run("load, SQLite, 1 worker", "bench.server_load", *args)]
    binaries = installed_postgres()
    if binaries is None:
        return [*found, {"name": "load, PostgreSQL, 2 workers", "left_out": "apt-get install postgresql"}]
    with Cluster(binaries) as cluster:
        more = ("--workers", 2, "--database", cluster.database())
        return [*found, run("load, PostgreSQL, 2 workers", "bench.server_load", *args, *more)]


def kills(quick: bool) -> list[dict[str, Any]]:
    """The server killed again and again under load, on either database."""
    args = ("--kills", 5 if quick else 1000)
    found = [run("kills under load, SQLite", "tests.server.kills", *args)]
    if installed_postgres() is None:
        return [*found, {"name": "kills under load, PostgreSQL", "left_out": "apt-get install postgresql"}]
    return [*found, run("kills under load, PostgreSQL, 2 servers", "tests.server.kills", *args, "--postgres")]


def attack(quick: bool) -> list[dict[str, Any]]:
    """Mutated requests, from the description of the API and by our own mutator."""
    sum_of_both = 2_000 if quick else 100_000
    if importlib.util.find_spec("schemathesis") is None:
        found: list[dict[str, Any]] = [
            {"name": "requests from the description", "left_out": "pip install schemathesis", "requests": 0}
        ]
    else:
        found = [run("requests from the description", "tests.server.described", sum_of_both // 5)]
    rest = sum_of_both - found[0].get("requests", 0)
    return [*found, run("mutated requests", "tests.server.mutations", rest)]


def page(quick: bool) -> list[dict[str, Any]]:
    """How soon the page can be used, what it weighs, and how large positions get."""
    return [run("the page in Chromium", "bench.server_page", 3 if quick else 7),
            run("positions over whole games", "bench.server_positions")]  # fmt: skip


PARTS = {"--load": load, "--kills": kills, "--attack": attack, "--page": page}


def main() -> int:
    chosen = [part for flag, part in PARTS.items() if flag in sys.argv] or list(PARTS.values())
    found = [one for part in chosen for one in part("--quick" in sys.argv)]
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if any(part.get("wrong") or part.get("errors") for part in found) else 0


if __name__ == "__main__":
    sys.exit(main())
