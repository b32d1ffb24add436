"""Tables set in the database itself: with a position, dice and people of one's choice."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from collections.abc import Callable
from typing import NamedTuple, Protocol

from navarch.engine.game import Game
from navarch.engine.match import Match
from navarch.engine.state import CHANCE, State
from navarch.server.people.identity import People
from navarch.server.storage.database import Database
from navarch.server.storage.games import Games
from navarch.server.storage.kept import KeptGame, Seat, Summary

from .helpers import Browser, Reachable, run_apart

DICE = bytes(range(32))
PLAYOUTS = 200


class Home(Reachable, Protocol):
    """A server, with the database in which its tables are."""

    database: str


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


def find_window(game: Game, without: str) -> Moment:
    """The first decision after which somebody may let a reaction window pass, with no such event before it."""
    return find(game, lambda s, seen: s.actor >= 0 and game.declining(s, s.actor) >= 0 and without not in seen)


class Scene(NamedTuple):
    """A match as it stands before something happens, and the decisions that bring it about and come after it."""

    match: Match
    decisions: list[tuple[int, str]]

    def keep(self, server: Home, people: list[Browser]) -> str:
        """A table with these people at which the scene is about to begin."""
        return keep_match(server, self.match, people)

    def happen(self, table: str, people: list[Browser]) -> None:
        """All decisions are made."""
        for seat, action in self.decisions:
            with people[seat].sit(table) as page:
                page.my_turn()
                page.do(action)


def stage(game: Game, key: str, players: int = 0, more: int = 4) -> Scene:
    """The first public event of that key in a row of random games, with so many decisions after it."""
    for seed in range(PLAYOUTS):
        found = _decisions_until(game, key, players, more, random.Random(seed))
        if found is not None:
            decisions, before = found
            match = Match(game, secret=DICE, players=players)
            for seat, action in decisions[:before]:
                match.submit(seat, action)
            return Scene(match, decisions[before:])
    raise AssertionError(f"{key} happened in no random game")


def _decisions_until(
    game: Game, key: str, players: int, more: int, rng: random.Random
) -> tuple[list[tuple[int, str]], int] | None:
    match = Match(game, secret=DICE, players=players)
    decisions: list[tuple[int, str]] = []
    before = -1
    while not match.over and (before < 0 or len(decisions) <= before + more):
        seat, known = match.to_act[0], len(match.lines)
        action = str(rng.choice(match.legal(seat)))
        match.submit(seat, action)
        decisions.append((seat, action))
        if before < 0 and any(line.event.key == key and line.event.heard_by(None) for line in match.lines[known:]):
            before = len(decisions) - 1
    return (decisions, before) if before >= 0 else None


def set_table(server: Home, start: State, people: list[Browser], bots: dict[int, str] | None = None) -> str:
    """A table with a person in every seat but those of bots, its position and its dice known."""
    return keep_match(server, Match(start.game, secret=DICE, state=start), people, bots)


async def _person(people: People, browser: Browser) -> str:
    """Who comes by this browser; somebody new, where nobody has."""
    digest = hashlib.sha256(browser.cookie.partition("=")[2].encode()).hexdigest()
    return await people.of_browser(digest) or await people.arrive(digest, "", "en")


def keep_match(server: Home, match: Match, people: list[Browser], bots: dict[int, str] | None = None) -> str:
    """A table at which this match, whose secret are those dice, goes on; where a bot sits, that person does not."""
    game, bots = match.game, bots or {}
    table, now = secrets.token_urlsafe(12), 0.0
    for browser in people:
        browser.cookie = browser.cookie or f"navarch={secrets.token_urlsafe(24)}"
    seats = [
        Seat(number, "bot", bot=bots[number])
        if number in bots
        else Seat(number, "person", secret=secrets.token_urlsafe(24))
        for number in range(len(people))
    ]
    record = match.record
    summary = Summary(match.over, match.ply, sum(1 << seat for seat in match.to_act))
    facts = (table, game.name, game.version, game.components.digest, len(people), record.options, record.start)

    async def write() -> None:
        database = Database(server.database)
        database.start()
        try:
            known = People(database)
            sitting = [number for number in range(len(people)) if number not in bots]
            holders = [(await _person(known, people[number]), number) for number in sitting]
            kept = KeptGame(*facts, DICE.hex(), holders[0][0], now, now, summary, seats, holders)
            await Games(database).create(kept, record.entries)
        finally:
            await asyncio.to_thread(database.close)

    run_apart(write())
    return table
