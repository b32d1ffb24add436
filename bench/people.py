"""Many people and many tables: how fast the lobby, the own tables, somebody's page and leaderboards are answered.

    python -m bench.people [--people 10000] [--tables 50000]

A server of its own on one core, with SQLite; every request is somebody else's, one after another.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Table, insert
from tests.server.helpers import Browser, Server

import navarch
from navarch.engine.match import Match
from navarch.server.storage.database import Database
from navarch.server.storage.schema import (
    BROWSERS,
    CHRONICLES,
    GAMES,
    HOLDERS,
    PEOPLE,
    RATINGS,
    RESULTS,
    SEATS,
    handle_of,
)

ASKED = 300  # of each kind
AT_ONCE = 5_000
OPEN = 0.02  # of the tables are public, with a seat to take
OVER = 0.6
DAY = 24 * 3600.0
PUBLIC = 0.5  # of the finished ones: all may see how they came out
RATED = 0.5  # of the finished games
PATHS = {  # whoever asks is another one each time, and so is whom they ask for
    "lobby": "/api/lobby?lang=en",
    "my tables": "/api/tables/mine?lang=en",
    "me": "/api/me",
    "profile": "/api/people/{somebody}?lang=en",
    "own profile": "/api/people/{me}?lang=en",
    "history": "/api/people/{somebody}/games?lang=en",
    "own history, won": "/api/people/{me}/games?lang=en&won=yes",
    "two people": "/api/people/{me}/against/{somebody}",
    "leaderboard": "/api/leaderboards",
}


def fill(url: str, people: int, tables: int, rng: random.Random) -> list[str]:
    """A database with so many people and tables; the cookies of all of them."""
    cookies = [secrets.token_urlsafe(24) for _ in range(people)]
    ids = [hashlib.sha256(cookie.encode()).hexdigest() for cookie in cookies]
    database = Database(url)
    database.migrate()
    now = time.time()
    _add(database, PEOPLE, ({"id": one, "name": "Ada", "language": "en", "created": now} for one in ids))
    _add(database, BROWSERS, ({"browser": one, "person": one} for one in ids))
    sitting = [[rng.randrange(people) for _ in range(3)] for _ in range(tables)]
    is_open = [rng.random() < OPEN for _ in range(tables)]
    games = [_game(n, ids[sitting[n][0]], is_open[n], now, rng) for n in range(tables)]
    _add(database, GAMES, iter(games))
    _add(database, CHRONICLES, ({"game": game["id"], "data": b""} for game in games if game["over"]))
    _add(database, SEATS, (row for n in range(tables) for row in _seats(n, is_open[n])))
    holders = (
        {"game": f"table{n}", "seat": seat, "person": ids[sitting[n][seat]]}
        for n in range(tables)
        for seat in range(2 if is_open[n] else 3)
    )
    _add(database, HOLDERS, holders)
    _add(database, RESULTS, _results(games, [[ids[one] for one in three] for three in sitting], rng))
    _add(database, RATINGS, _ratings(ids, rng))
    database.engine.dispose()
    return cookies


def _add(database: Database, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    waiting: list[dict[str, Any]] = []
    with database.engine.begin() as connection:
        for row in rows:
            waiting.append(row)
            if len(waiting) == AT_ONCE:
                connection.execute(insert(table), waiting)
                waiting = []
        if waiting:
            connection.execute(insert(table), waiting)


GAME = navarch.load("neptun")
RECORD = Match(GAME, players=3).record


def _game(number: int, host: str, is_open: bool, now: float, rng: random.Random) -> dict[str, Any]:
    over = not is_open and rng.random() < OVER
    public = is_open or (over and rng.random() < PUBLIC)
    result = {"ranks": [1, 2, 3], "scores": [30, 20, 10], "reason": "", "rule": ""} if over else None
    touched = now - rng.random() * (14 if is_open else 400) * DAY
    return {
        "id": f"table{number}", "game": GAME.name, "version": GAME.version, "components": GAME.components.digest,
        "correction": None, "players": 3, "options": RECORD.options, "start": None, "secret": secrets.token_hex(32),
        "host": host, "created": touched, "lots": None, "public": public, "updated": touched, "over": over,
        "ply": 40, "to_act": 0 if over else 1, "result": result, "offer": None,
    }  # fmt: skip


def _seats(number: int, is_open: bool) -> Iterator[dict[str, Any]]:
    for seat in range(3):
        kind = "open" if is_open and seat == 2 else "person"
        secret = secrets.token_urlsafe(24)
        yield {
            "game": f"table{number}",
            "seat": seat,
            "kind": kind,
            "name": "Ada",
            "bot": "",
            "level": 0,
            "secret": secret,
        }


def _results(games: list[dict[str, Any]], sitting: list[list[str]], rng: random.Random) -> Iterator[dict[str, Any]]:
    for game, people in zip(games, sitting, strict=True):
        rated = rng.random() < RATED
        for seat, person in enumerate(people if game["over"] else ()):
            yield {
                "game": game["id"], "seat": seat, "person": person, "bot": "", "rank": seat + 1, "left": False,
                "share": float(seat == 0), "gain": 1.0 - seat if rated else None, "played": GAME.name, "players": 3,
                "ended": game["updated"], "how": "rules", "counts": "rated" if rated else "unrated",
            }  # fmt: skip


def _ratings(ids: list[str], rng: random.Random) -> Iterator[dict[str, Any]]:
    """Everybody has one for each game and count of players."""
    for played, players in ((GAME.name, 3), (GAME.name, 4), ("hamilcar", 2), ("hands-in-the-sea", 2)):
        for who in ids:
            mu, sigma = rng.gauss(25, 5), rng.uniform(1, 8)
            rated = {"played": played, "players": players, "is_bot": False, "who": who}
            yield {**rated, "mu": mu, "sigma": sigma, "lowest": mu - 3 * sigma, "games": rng.randrange(1, 60)}


def ask(server: Server, path: str, cookies: list[str], rng: random.Random) -> dict[str, float]:
    """Milliseconds for a request, each of another person."""
    times: list[float] = []
    size = 0
    for _ in range(ASKED):
        somebody = Browser(server)
        mine, theirs = rng.choice(cookies), rng.choice(cookies)
        somebody.cookie = f"navarch={mine}"
        asked = path.format(me=_handle(mine), somebody=_handle(theirs))
        began = time.perf_counter()
        told = somebody.get(asked)
        times.append((time.perf_counter() - began) * 1000)
        size = max(size, len(told))
    times.sort()
    return {"p50": times[len(times) // 2], "p95": times[int(len(times) * 0.95)], "most": times[-1], "rows": size}


def _handle(cookie: str) -> str:
    return handle_of(hashlib.sha256(cookie.encode()).hexdigest())


def main() -> int:
    """Fill, ask, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=50_000)
    args = parser.parse_args()
    rng = random.Random(15)
    with tempfile.TemporaryDirectory(prefix="navarch-people-") as folder:
        url = f"sqlite:///{Path(folder) / 'games.sqlite'}"
        cookies = fill(url, args.people, args.tables, rng)
        with Server(url) as server:
            assert server.process is not None
            os.sched_setaffinity(server.process.pid, {0})
            for path in PATHS.values():
                ask(server, path, cookies[:1], rng)  # what is made once is made
            found = {name: ask(server, path, cookies, rng) for name, path in PATHS.items()}
    sys.stdout.write(json.dumps(found, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
