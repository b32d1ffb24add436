"""Starts a server for the tests: `python -m tests.server.serve DATABASE WORKERS PORT LIMITS [PAUSE OF ORDERS]`."""

from __future__ import annotations

import sys

import msgspec

from navarch.server.settings import Limits
from navarch.server.web.start import run


def main() -> None:
    database, workers, port, limits, *pause = sys.argv[1:]
    run(
        port=int(port),
        database=database,
        workers=int(workers),
        bot_pace_ms=0,
        orders_pause_ms=int(pause[0]) if pause else 0,
        limits=msgspec.json.decode(limits, type=Limits),
    )


if __name__ == "__main__":
    main()
