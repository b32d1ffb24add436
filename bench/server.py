"""All figures of the server: `make bench-server`, or `python -m bench.server [--quick]`.

Load on SQLite with one worker, load on PostgreSQL with two, 200 kills under load, 100,000 mutated requests.
PostgreSQL is left out, and said so, where it is not installed. Answers with 1 when anything was wrong.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from contextlib import ExitStack
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


def main() -> int:
    quick = "--quick" in sys.argv
    load = ("--seconds", 5 if quick else 30)
    found = [run("load, SQLite, 1 worker", "bench.server_load", *load)]
    with ExitStack() as stack:
        binaries = installed_postgres()
        if binaries is None:
            found.append({"name": "load, PostgreSQL, 2 workers", "left_out": "apt-get install postgresql"})
        else:
            cluster = stack.enter_context(Cluster(binaries))
            more = ("--workers", 2, "--database", cluster.database())
            found.append(run("load, PostgreSQL, 2 workers", "bench.server_load", *load, *more))
    found.append(run("kills under load", "tests.server.kills", 5 if quick else 200))
    found.append(run("mutated requests", "tests.server.mutations", 2_000 if quick else 100_000))
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if any(part.get("wrong") or part.get("errors") for part in found) else 0


if __name__ == "__main__":
    sys.exit(main())
