"""Luck that comes again: in a server of the tests the same table and the same moves give the same game.

The n-th table that a browser sets in a game always has the same dice, a bot asked in the same position thinks the same
thought, and a review of the same game says the same, so that a test of the page that passed once passes again.
`NAVARCH_LUCK=anything` gives other games. A page adds its own lot to the dice: those of the tests draw the lots of
`lots`.
"""

from __future__ import annotations

import hashlib
import os
import random
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any

from navarch.engine.game import Game
from navarch.engine.record import Entry
from navarch.engine.state import State
from navarch.server.storage.kept import KeptGame
from navarch.server.tables import bot_pool, driver, laying, review_making, reviewer, rooms
from navarch.server.web import client

REVIEWED = 100  # iterations for each second that a review may take
SALT = os.environ.get("NAVARCH_LUCK", "")
LOTS = """
crypto.getRandomValues = (lot) => {
  let drawn = Number(sessionStorage.getItem("drawn") ?? "%d");
  lot.set(lot.map(() => (drawn = (drawn * 69069 + 1) %% 2 ** 32) / 2 ** 24));
  sessionStorage.setItem("drawn", String(drawn));
  return lot;
};
"""


def lots(visitor: int) -> str:
    """A script for the pages of a visitor: each draws lots of its own, and the same again in the next run."""
    return LOTS % zlib.crc32(f"{SALT} {visitor}".encode())


class Dice:
    """What the module `secrets` is for a table: bytes that follow from the table being set."""

    def __init__(self) -> None:
        self.table: ContextVar[str] = ContextVar("table", default=f"{SALT} wished")

    def token_bytes(self, count: int) -> bytes:
        return hashlib.shake_256(self.table.get().encode()).digest(count)


def repeat_luck() -> None:
    """Make the luck of this process repeatable."""
    dice, tables = Dice(), Counter[tuple[str, str]]()
    create: Callable[..., Awaitable[object]] = rooms.Rooms.create

    async def create_the_same(self: rooms.Rooms, game: Game, *rest: Any, **more: Any) -> object:
        browser = rest[2].host  # of the terms
        tables[browser, game.name] += 1
        dice.table.set(f"{SALT} {game.name} {tables[browser, game.name]}")
        return await create(self, game, *rest, **more)

    replace(laying, "secrets", dice)
    replace(rooms.Rooms, "create", create_the_same)
    replace(driver, "task_for", same_task)
    replace(client, "task_for", same_task)
    replace(reviewer, "review_task", same_review)


def replace(owner: object, name: str, by: object) -> None:
    """Put a thing of the tests into the place of one of the server's, which must be there."""
    assert hasattr(owner, name), f"{owner} has no {name}"
    setattr(owner, name, by)


def same_task(game: Game, state: State, seat: int, bot: str, level: int, seconds: float) -> bot_pool.Task:
    """A bot's question with luck that follows from what its seat sees."""
    asked = before_the_others(state, seat)
    seen = game.sample(asked, seat, random.Random(SALT))
    rng = random.Random(f"{seen.digest()} {seat}")
    believed = game.sample(asked, seat, rng).dump()
    return bot_pool.task_for(game, state, seat, bot, level, seconds)._replace(
        believed=believed, seed=rng.getrandbits(48)
    )


def before_the_others(state: State, seat: int) -> State:
    """The position without what others have sealed: who of those asked at once is quicker is the machine's luck."""
    before = state.clone()
    for other, answers in enumerate(state.sealed):
        if other != seat:
            for _ in answers:
                before.unseal(other)
    return before


def same_review(kept: KeptGame, entries: list[Entry], seconds: float) -> review_making.ReviewTask:
    """A review whose luck follows from what was played, and which no slow machine makes shorter."""
    seed = zlib.crc32(" ".join([SALT, *(entry.text for entry in entries)]).encode())
    return review_making.ReviewTask(kept, entries, seed, seconds, max(REVIEWED, int(seconds * REVIEWED)))
