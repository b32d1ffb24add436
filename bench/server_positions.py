"""The size of position messages over whole games: `python -m bench.server_positions [GAMES]`.

For every game, with as many seats as it takes, played by random and by greedy bots: the largest update that a
page gets, before compression and after, in either language, and what it is made of; and the largest first message,
with the whole log, that somebody gets who opens the page late in the game.
"""

from __future__ import annotations

import json
import sys
import zlib
from dataclasses import dataclass
from typing import Any

import msgspec

import navarch
from navarch import bots
from navarch.engine.match import Match
from navarch.server.storage.kept import KeptGame, Seat, Summary
from navarch.server.tables.positions import Positions
from navarch.server.tables.table import Table

GOAL = 20_000
LANGS = ("en", "pl")


def table_of(match: Match) -> Table:
    """The match at a table with people in all seats, and no database."""
    game, players = match.game, match.state.players
    seats = [Seat(seat, "person", f"Player {seat + 1}") for seat in range(players)]
    facts = ("bench", game.name, game.version, game.components.digest, players, match.record.options, None)
    kept = KeptGame(*facts, "", "", 0.0, 0.0, Summary(False, 0, 0), seats, [])
    return Table(kept, match)


@dataclass
class Page:
    """Somebody who gets every position from a seat, in a language."""

    seat: int | None
    lang: str
    log_length: int = 0

    def next_position(self, positions: Positions) -> bytes:
        held = (self.seat,) if self.seat is not None else ()
        message = positions.position(self.seat, held, self.lang, self.log_length)
        self.log_length = message.log_length
        return msgspec.json.encode(message)


class Largest:
    """The largest message of a kind."""

    def __init__(self) -> None:
        self.bytes = 0
        self.found: dict[str, Any] = {}

    def look(self, message: bytes, **where: Any) -> None:
        if len(message) > self.bytes:
            self.bytes = len(message)
            parts = {name: len(json.dumps(part)) for name, part in json.loads(message).items()}
            largest = dict(sorted(parts.items(), key=lambda pair: -pair[1])[:4])
            packed = len(zlib.compress(message))
            self.found = {"bytes": len(message), "compressed": packed, **where, "largest_parts": largest}


def play(name: str, bot: str, seed: int, updates: Largest, late: Largest) -> None:
    game = navarch.load(name)
    match = Match(game, seed=seed, players=max(game.players))
    players = [bots.make(bot, seed * 100 + seat) for seat in range(match.state.players)]
    table = table_of(match)
    positions = Positions(table)
    seats: list[int | None] = [*range(match.state.players), None]
    pages = [Page(seat, lang) for seat in seats for lang in LANGS]
    while True:
        for page in pages:
            where = {"game": name, "bots": bot, "seat": page.seat, "lang": page.lang, "ply": match.ply}
            updates.look(page.next_position(positions), **where)
            if match.over:
                page.log_length = 0
                late.look(page.next_position(positions), **where)
        if match.over:
            return
        seat = match.to_act[0]
        match.submit(seat, players[seat].choose(match.perspective(seat)))
        table.changes += 1


def main() -> int:
    names = sys.argv[1:] or navarch.games()
    found: list[dict[str, Any]] = []
    for name in names:
        updates, late = Largest(), Largest()
        for bot, seed in (("random", 1), ("random", 2), ("greedy", 1)):
            play(name, bot, seed, updates, late)
        found.append({"game": name, "largest_update": updates.found, "largest_first": late.found})
    wrong = [one["game"] for one in found if one["largest_update"]["bytes"] > GOAL]
    sys.stdout.write(json.dumps({"goal_bytes": GOAL, "games": found, "wrong": wrong}, indent=2) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
