"""Killing the server at random moments under load, and counting what it had acknowledged.

`python -m tests.server.kills [--kills N] [--tables N] [--with-bots N] [--postgres]`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from http.client import HTTPException
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from navarch.engine.record import Entry, standing
from navarch.server.storage.database import Database
from navarch.server.storage.games import Games
from navarch.server.storage.matches import game_of, load_match

from .forks import ForkedServer, Nursery
from .helpers import Browser
from .postgres import Cluster, find_postgres

Shape = tuple[str, ...]
Found = dict[str, Any]
ALONE: Shape = ("hotseat", "hotseat", "hotseat")
AGAINST_BOTS: Shape = ("me", "bot", "bot")
BACK_AGAIN_SECONDS = 60.0


class Said:
    """An action that was sent, and whether the server has acknowledged it."""

    def __init__(self, ply: int, seat: int, action: str) -> None:
        self.ply = ply
        self.seat = seat
        self.action = action
        self.acknowledged = False


class Player:
    """A browser that plays at one table after another for as long as it is let, at any of the servers."""

    def __init__(self, servers: list[ForkedServer], shape: Shape, number: int) -> None:
        self.servers = servers
        self.rng = random.Random(number)
        self.shape = shape
        self.tables: dict[str, list[Said]] = {}
        self.browser = Browser(servers[0])
        self.table = ""
        self.progress = asyncio.Event()

    async def play(self) -> None:
        while True:
            self.browser.server = self.rng.choice(self.servers)
            try:
                if not self.table:
                    self.table = await asyncio.to_thread(self.browser.table, *self.shape)
                    self.tables[self.table] = []
                await self._sit()
            except (OSError, HTTPException, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        address = f"ws://127.0.0.1:{self.browser.server.port}/api/tables/{self.table}/ws?lang=en"
        async with connect(address, additional_headers={"Cookie": self.browser.cookie}, compression=None) as socket:
            await socket.send('{"type": "pace", "ms": 0}')
            waiting: Said | None = None
            async for raw in socket:
                message = json.loads(raw)
                if message["type"] != "position":
                    continue
                if waiting is not None and _done(message, waiting):
                    waiting.acknowledged = True
                    waiting = None
                    self.progress.set()
                if message["over"]:
                    self.table = ""
                    return
                if waiting is None:
                    waiting = await self._move(socket, message)

    async def _move(self, socket: Any, position: dict[str, Any]) -> Said | None:
        """Act, or turn to the seat that is asked."""
        if position["actions"]:
            action = self.rng.choice(position["actions"])["action"]
            seat = [player["seat"] for player in position["players"]].index(position["seat"])
            said = Said(position["ply"], seat, action)
            self.tables[self.table].append(said)
            await socket.send(json.dumps({"type": "act", "ply": said.ply, "action": action}))
            return said
        mine = [seat for seat in position["to_act"] if seat in position["seats_mine"]]
        if mine and mine[0] != position["seat"]:
            await socket.send(json.dumps({"type": "seat", "seat": mine[0]}))
        return None


def _done(position: dict[str, Any], said: Said) -> bool:
    own = position["undo"]["rollback"]
    return position["over"] or bool(own and own[0]["ply"] >= said.ply)


def lost_or_doubled(said: list[Said], entries: list[Entry]) -> str:
    """What is wrong between the actions sent by a table's one browser and the actions kept; empty when nothing is."""
    stood = [entries[i] for i in standing(entries)]
    for seat in {one.seat for one in said}:
        kept = [(ply, entry.text) for ply, entry in enumerate(stood) if entry.actor == seat]
        at = 0
        sent = [one for one in said if one.seat == seat]
        for number, one in enumerate(sent):
            is_here = at < len(kept) and kept[at][1] == one.action and kept[at][0] >= one.ply
            if is_here and not one.acknowledged and number + 1 < len(sent):
                # Had it been kept, its player would have seen that before the next action.
                is_here = sent[number + 1].ply > kept[at][0]
            if is_here:
                at += 1
            elif one.acknowledged:
                return f"seat {seat}: {one.action!r} of position {one.ply} was acknowledged and is lost"
        if at < len(kept):
            return f"seat {seat}: {kept[at]} was kept and never sent, or twice"
    return ""


async def kill_and_check(database: str, kills: int, shapes: list[Shape], servers: int = 1, seed: int = 1) -> Found:
    """Kill so many times, any of the servers that share the database; the counts, and everything that went wrong.

    Only what was killed is started again: with several servers the others go on, and the database always does.
    """
    rng = random.Random(seed)
    down = 0.0
    with Nursery() as nursery:
        all_servers = [await asyncio.to_thread(ForkedServer(nursery, database).start) for _ in range(servers)]
        players = [Player(all_servers, shape, number) for number, shape in enumerate(shapes)]
        tasks = [asyncio.create_task(player.play()) for player in players]
        for number in range(kills):
            await _all_go_on(players)
            if number % 50 == 0:
                sys.stderr.write(f"{number} kills\n")
            await asyncio.sleep(rng.random() * 0.4)
            server = rng.choice(all_servers)
            server.kill()
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            down += time.monotonic() - began
        await _all_go_on(players)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in all_servers:
            await asyncio.to_thread(server.stop)
    found = await _check(database, players)
    return {"kills": kills, "restart_seconds": round(down / max(1, kills), 2), **found}


async def _all_go_on(players: list[Player]) -> None:
    """Every table without bots has seen a new action acknowledged; bots come back in their own time."""
    waited_for = [player for player in players if "bot" not in player.shape]
    for player in waited_for:
        player.progress.clear()
    await asyncio.wait_for(asyncio.gather(*(player.progress.wait() for player in waited_for)), BACK_AGAIN_SECONDS)


async def _check(database: str, players: list[Player]) -> Found:
    opened = Database(database)
    games = Games(opened)
    wrong: list[str] = []
    tables = acknowledged = sent = 0
    for player in players:
        for table, said in player.tables.items():
            tables += 1
            sent += len(said)
            acknowledged += sum(one.acknowledged for one in said)
            kept, entries = await games.game(table), await games.entries(table)
            assert kept is not None
            load_match(game_of(kept), kept, entries, None)  # legal to the last entry, dice and all
            problem = lost_or_doubled(said, entries)
            if problem:
                wrong.append(f"{table}: {problem}")
    opened.engine.dispose()
    return {"games": tables, "sent": sent, "acknowledged": acknowledged, "wrong": wrong}


def shapes(tables: int, with_bots: int) -> list[Shape]:
    """Tables with one person at all seats, and some at which he plays against bots."""
    return [ALONE] * (tables - with_bots) + [AGAINST_BOTS] * with_bots


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--with-bots", type=int, default=2)
    parser.add_argument("--postgres", action="store_true", help="two servers on PostgreSQL, not one on SQLite")
    args = parser.parse_args()
    with ExitStack() as stack:
        if args.postgres:
            database, servers = stack.enter_context(Cluster(find_postgres())).database(), 2
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="navarch-kills-"))
            database, servers = f"sqlite:///{folder}/games.sqlite", 1
        found = asyncio.run(kill_and_check(database, args.kills, shapes(args.tables, args.with_bots), servers))
    sys.stdout.write(json.dumps(found, indent=2) + "\n")
    return 1 if found["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
