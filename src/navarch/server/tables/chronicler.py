"""The chronicler: makes the chronicles of finished games in a process of its own, one after another."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..clock import CLOCK
from ..storage.games import Games
from ..storage.kept import KeptGame
from ..storage.workers import OtherWorkers
from .chronicle import Chronicle, ChronicleTask, make_chronicle, read_chronicle
from .processes import begin_process

LOG = logging.getLogger("navarch.chronicler")
SETTLED_SECONDS = 5.0  # a game that has just ended is left to its players
NICENESS = 1  # somebody may be waiting for it
CLOSING_SECONDS = 8.0
AT_ONCE = 20  # games that one look finds


class Chronicler:
    """Finds the chronicles of games, and makes those that are missing."""

    def __init__(self, games: Games, others: OtherWorkers) -> None:
        self.games = games
        self.others = others
        self._process: ProcessPoolExecutor | None = None
        self._making: dict[str, asyncio.Task[Chronicle]] = {}
        self._failed: set[str] = set()

    async def chronicle(self, kept: KeptGame) -> Chronicle:
        """The chronicle of a finished game."""
        making = self._making.get(kept.id)
        if making is None:
            making = self._making[kept.id] = asyncio.create_task(self._find_or_make(kept))
            making.add_done_callback(lambda _done: self._making.pop(kept.id, None))
        return await asyncio.shield(making)

    async def _find_or_make(self, kept: KeptGame) -> Chronicle:
        data = await self.games.chronicle(kept.id)
        if data is None:
            names = {seat.seat: seat.name for seat in kept.seats if seat.name and seat.kind == "person"}
            task = ChronicleTask(kept, await self.games.entries(kept.id), names)
            data = await self._make(task)
            await self.games.keep_chronicle(kept.id, data)
        return await asyncio.to_thread(read_chronicle, data)

    async def _make(self, task: ChronicleTask) -> bytes:
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, mp_context=context, initializer=begin_process, initargs=(NICENESS,))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._process, make_chronicle, task)
        except BrokenProcessPool:
            self._process = None
            raise

    async def look(self) -> None:
        """Make the chronicles of games that have ended, those that another worker makes left out."""
        found = await self.games.unchronicled(CLOCK.now() - SETTLED_SECONDS, AT_ONCE + len(self._failed))
        for table in found:
            if table not in self._failed and await self.others.claim(table):
                try:
                    await self.put_away(table)
                finally:
                    await self.others.release(table)

    async def put_away(self, table: str) -> None:
        """Chronicle a game that has ended; what goes wrong is nobody's business but the log's."""
        try:
            kept = await self.games.game(table)
            if kept is not None:
                await self.chronicle(kept)
        except Exception:
            self._failed.add(table)
            LOG.exception("table %s cannot be chronicled", table)

    async def close(self) -> None:
        """Finish what is being made, for a while: the rules may be others at the next start."""
        if self._making:
            await asyncio.wait(list(self._making.values()), timeout=CLOSING_SECONDS)
        if self._process is not None:
            self._process.shutdown(wait=False, cancel_futures=True)
