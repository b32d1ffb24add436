"""A server for the tests: `python -m tests.server.serve DATABASE WORKERS PORT LIMITS [PAUSE OF ORDERS [MORE]]`."""

from __future__ import annotations

import sys

import msgspec

from navarch.server.settings import Limits, Settings
from navarch.server.web.start import run

from .faked import follow_faked_time
from .repeatable import repeat_luck

follow_faked_time()  # in each worker, which imports this module too
repeat_luck()


def main() -> None:
    database, workers, port, limits, *rest = sys.argv[1:]
    settings = Settings(
        database=database,
        workers=int(workers),
        port=int(port),
        bot_pace_ms=0,
        review_seconds=1.0,
        orders_pause_ms=int(rest[0]) if rest else 0,
        limits=msgspec.json.decode(limits, type=Limits),
    )
    more = msgspec.json.decode(rest[1]) if len(rest) > 1 else {}
    run(msgspec.convert({**msgspec.structs.asdict(settings), **more}, Settings))


if __name__ == "__main__":
    main()
