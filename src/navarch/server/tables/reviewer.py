"""The reviewer: makes the reviews that were asked for, one after another, in the place of a bot that does not think.

What is to be done stands in the database: after a restart it is begun anew, and of several workers one alone does it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from contextlib import suppress
from ctypes import c_bool
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from ...engine.record import Entry
from ..settings import Settings
from ..storage.games import Games
from ..storage.kept import KeptGame
from ..storage.matches import game_of, is_of
from ..storage.reviews import KeptReview, KeptReviews
from ..storage.workers import OtherWorkers
from ..words.errors import Refused
from ..words.phrases import phrase
from ..words.reviews import ReviewTold
from .review_making import ReviewTask, make_review, read_words
from .room import Room
from .thoughts import Thoughts

LOG = logging.getLogger("navarch.reviewer")
LOOK_SECONDS = 15.0  # how often reviews are looked for that another worker has left undone
SEED_BITS = 32


def review_task(kept: KeptGame, entries: list[Entry], seconds: float) -> ReviewTask:
    """A game to be reviewed for so long."""
    return ReviewTask(kept, entries, secrets.randbits(SEED_BITS), seconds)


class Reviewer:
    """The reviews of a worker."""

    def __init__(self, games: Games, others: OtherWorkers, thoughts: Thoughts, settings: Settings) -> None:
        self.games = games
        self.others = others
        self.seconds = settings.review_seconds
        self.most = settings.limits.reviews_waiting  # that may be open in the whole house
        self.kept = KeptReviews(games.database)
        self._asked = asyncio.Event()
        # A byte of shared memory, without a lock that a process might take along when it is ended.
        self._is_free = multiprocessing.get_context("spawn").RawValue(c_bool, True)
        thoughts.on_load = self._give_way

    def _give_way(self, is_full: bool) -> None:
        """Bots need all the processes, or leave one."""
        self._is_free.value = not is_full

    # ---- who asks ----

    async def ask(self, room: Room, person: str) -> None:
        """Have a finished game reviewed, where nobody has asked for it before, or it could not be made then."""
        found = await self.kept.of(room.id)
        if found is not None and found.state == "done":
            return
        refused = self._why_not(room, person) or await self.kept.ask(room.id, person, self.most)
        if refused:
            raise Refused(refused)
        self._asked.set()

    async def told(self, room: Room, person: str, lang: str) -> ReviewTold:
        """How far the review of a game has come, and what it says."""
        found = await self.kept.of(room.id)
        return told(found, self._why_not(room, person), lang, is_made=bool(self.seconds))

    def _why_not(self, room: Room, person: str) -> str:
        """Why somebody cannot have this game reviewed; empty: they can."""
        if not self.seconds:
            return "no-reviews"
        if room.chronicle is not None:
            return "review-old-rules"
        sat = bool(person) and bool(room.seats_of(person))
        return "" if sat or room.kept.watched else "review-closed"

    # ---- making them ----

    async def keep(self) -> None:
        """Make whatever was asked for, here, before a restart, or at a worker that has died."""
        while self.seconds:
            self._asked.clear()
            try:
                await self._make_all()
            except Exception:
                LOG.exception("the reviews that were asked for cannot be read")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._asked.wait()

    async def _make_all(self) -> None:
        for table in await self.kept.open():
            claim = f"review {table}"
            if await self.others.claim(claim):
                try:
                    await self._review(table)
                finally:
                    await self.others.release(claim)

    async def _review(self, table: str) -> None:
        """Make the review of a game, where another worker has not just done it; what goes wrong is told."""
        kept, found = await self.games.game(table), await self.kept.of(table)
        if kept is None or found is None or found.state != "open":
            return
        try:
            if not is_of(kept, await asyncio.to_thread(game_of, kept)):
                raise ValueError(f"it was played by the rules of version {kept.version}")
            data = await self._make(review_task(kept, await self.games.entries(table), self.seconds))
        except Exception:
            LOG.exception("table %s cannot be reviewed", table)
            await self.kept.fail(table)
        else:
            await self.kept.keep(table, data)

    async def _make(self, task: ReviewTask) -> bytes:
        """In a process of its own, which ends with the review, or when nobody waits for it any more."""
        context = multiprocessing.get_context("spawn")
        wire, their_end = context.Pipe(duplex=False)
        process = context.Process(target=make_review, args=(task, their_end, self._is_free), daemon=True)
        await asyncio.to_thread(process.start)
        their_end.close()
        try:
            return await self._follow(task.kept.id, wire)
        finally:
            process.terminate()
            await asyncio.to_thread(_end, process, wire)

    async def _follow(self, table: str, wire: Connection) -> bytes:
        """Tell how far it has come, until it is done; EOFError where the process has ended before."""
        while True:
            said: float | bytes = await asyncio.to_thread(wire.recv)
            if isinstance(said, bytes):
                return said
            await self.kept.tell(table, said)


def _end(process: SpawnProcess, wire: Connection) -> None:
    process.join()
    wire.close()


def told(found: KeptReview | None, why_not: str, lang: str, *, is_made: bool) -> ReviewTold:
    """What is kept of a review, as it is told."""
    if found is not None and found.data is not None:
        return ReviewTold("done", 1.0, "", read_words(found.data)[lang])
    if found is None or (found.state == "open" and not is_made):
        return ReviewTold("none", 0.0, why_not and phrase(why_not, lang), None)
    if found.state == "failed":
        return ReviewTold("failed", 0.0, why_not and phrase(why_not, lang), None)
    return ReviewTold("running", found.progress, "", None)
