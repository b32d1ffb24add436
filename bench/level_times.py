"""How long the moves of a level take while several tables play: `python -m bench.level_times [GAME] [--tables 3]`.

A server of its own with one process for its bots, as it has on two cores. At every table somebody else plays against
the level, from an address of their own, and moves at once. Each move of a bot is timed from the position in which it is
asked to the one in which it has acted, as the page gets them.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.helpers import Browser, Server
from tools.levels import judged

import navarch
from navarch.arena.said import positive
from navarch.bots.levels import LEVELS, Said, level_of

from .attack_wire import quantile

WARMING = 5.0  # seconds in which processes start, and all tables ask for the first time


def timed(server: Server, game: str, level: int, number: int, seconds: float) -> list[float]:
    """The seconds of every move of the bots at one table, for so long."""
    me, rng = Browser(server, f"203.0.113.{number + 1}"), random.Random(number)
    bots = [{"kind": "bot", "bot": Said(level).name}] * (navarch.load(game).default_players - 1)
    table = me.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})["id"]
    found: list[float] = []
    with me.sit(table) as page:
        page.until_position()
        began = time.monotonic()
        while (now := time.monotonic()) < began + WARMING + seconds and not page.position["over"]:
            if page.position["actions"]:
                page.do(rng.choice(page.position["actions"])["action"])
                continue
            ply = page.position["ply"]
            while page.position["ply"] == ply and not page.position["over"]:
                page.until_position()
            if now > began + WARMING:
                found.append(time.monotonic() - now)
    return found


def main() -> int:
    """Play, and tell how long moves took."""
    parser = argparse.ArgumentParser(description="How long the moves of a level take while several tables play.")
    parser.add_argument("game", nargs="?", default="hamilcar", choices=navarch.games())
    parser.add_argument("--tables", type=positive, default=3)
    parser.add_argument("--level", type=int, default=LEVELS, choices=range(1, LEVELS + 1))
    parser.add_argument("--seconds", type=float, default=40.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{Path(folder) / 'games.sqlite'}", bot_processes=1)
        with server, ThreadPoolExecutor(args.tables) as threads:
            playing = [
                threads.submit(timed, server, args.game, args.level, number, args.seconds)
                for number in range(args.tables)
            ]
            took = sorted(second for one in playing for second in one.result())
    if not took:
        raise SystemExit("no bot has moved after the first seconds: say more --seconds")
    settings = judged(level_of(args.game, args.level))
    told = [f"{name} {quantile(took, part):.2f} s" for name, part in (("p50", 0.5), ("p95", 0.95), ("longest", 1.0))]
    counted = f"{args.tables} tables, {len(took)} moves of bots"
    sys.stdout.write(f"{args.game}, level {args.level} ({settings}), {counted}: {', '.join(told)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
