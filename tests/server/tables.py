"""Tables set in the database itself: with a position, dice and people of one's choice."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from collections.abc import Callable
from typing import NamedTuple

from navarch.engine.game import Game
from navarch.engine.match import Match
from navarch.engine.state import CHANCE, State
from navarch.server.storage.database import Database
from navarch.server.storage.games import Games
from navarch.server.storage.kept import KeptGame, Seat, Summary

from .helpers import Browser, Server, run_apart

DICE = bytes(range(32))
PLAYOUTS = 200


class Moment(NamedTuple):
    """A position, and the action that leads to what a test is about."""

    state: State
    seat: int
    action: str


Fits = Callable[[State, set[str]], bool]


def find(game: Game, fits: Fits) -> Moment:
    """The first decision in a row of random games after which, before any dice, the position and its events fit."""
    for seed in range(PLAYOUTS):
        rng = random.Random(seed)
        s = game.new(listening=True)
        while not s.over:
            before, seat, code = s.clone(), s.actor, rng.choice(s.legal())
            s.events = []
            s.play(code)
            if seat != CHANCE and not s.over and fits(s, {event.key for event in s.events}):
                return Moment(before, seat, game.space.text(code))
    raise AssertionError("no random game came to such a moment")


def set_table(server: Server, start: State, people: list[Browser]) -> str:
    """A table with a person in every seat, its position and its dice known."""
    game = start.game
    match = Match(game, secret=DICE, state=start)
    table, now = secrets.token_urlsafe(12), 0.0
    for browser in people:
        browser.cookie = browser.cookie or f"navarch={secrets.token_urlsafe(24)}"
    digests = [hashlib.sha256(browser.cookie.partition("=")[2].encode()).hexdigest() for browser in people]
    seats = [Seat(number, "person", secret=secrets.token_urlsafe(24)) for number in range(len(people))]
    record = match.record
    summary = Summary(match.over, match.ply, sum(1 << seat for seat in match.to_act))
    facts = (table, game.name, game.version, game.components.digest, len(people), record.options, record.start)
    holders = [(digest, number) for number, digest in enumerate(digests)]
    kept = KeptGame(*facts, DICE.hex(), digests[0], now, now, summary, seats, holders)

    async def write() -> None:
        database = Database(server.database)
        database.start()
        try:
            await Games(database).create(kept, record.entries)
        finally:
            await asyncio.to_thread(database.close)

    run_apart(write())
    return table
