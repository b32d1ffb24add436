"""The driver of bots: it plays the seats that wait for nobody, each in its turn, one driver for a table."""

from __future__ import annotations

import asyncio
import logging
import time

from ...bots import OwnBots
from ..settings import Settings
from ..storage.workers import OtherWorkers
from ..words.errors import Refused
from . import orders
from .bot_pool import task_for
from .room import Room
from .thoughts import Thoughts, Unwanted

LOG = logging.getLogger("navarch.driver")
AFTER_TROUBLE_SECONDS = 1.0
SEARCHED = 0.8  # of the time that an answer takes in a window: so it is there when it is due


class Driver:
    """Plays the bots of all rooms of a worker, and answers for seats that have ordered it."""

    def __init__(self, thoughts: Thoughts, others: OtherWorkers, own_bots: OwnBots, settings: Settings) -> None:
        self.thoughts = thoughts
        self.others = others
        self.own_bots = own_bots
        self.settings = settings
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._closing = False

    def drive(self, room: Room) -> None:
        """See to it that somebody plays the bots of a room whose turn it is, and answers for those who ordered it."""
        if self._closing or room.id in self._tasks or not room.plays_by_itself():
            return
        task = asyncio.create_task(self._play(room))
        self._tasks[room.id] = task
        task.add_done_callback(lambda done: self._driven(room, done))

    def drives(self, table: str) -> bool:
        """Whether it is at work at that table."""
        return table in self._tasks

    async def close(self) -> None:
        """Leave all tables, and go to none any more."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _driven(self, room: Room, done: asyncio.Task[bool]) -> None:
        """Look once more: a bot may have been asked while its driver was leaving."""
        del self._tasks[room.id]
        if not done.cancelled() and done.result():
            self.drive(room)

    async def _play(self, room: Room) -> bool:
        """Move by move, in this worker alone; False when another worker does it."""
        if not await self.others.claim(room.id):
            return False
        try:
            while await self._follow_orders(room) or await self._play_bot(room):
                pass
        except Exception:
            LOG.exception("the bots at table %s stopped", room.id)
            await asyncio.sleep(AFTER_TROUBLE_SECONDS)
        finally:
            await self.others.release(room.id)
        return True

    async def _follow_orders(self, room: Room) -> bool:
        """Answer for a seat that has ordered it, not sooner than a person would; False when there is none."""
        answer, ply = room.answer_by_orders(), room.match.ply
        if answer is None:
            return False
        await asyncio.sleep(orders.pause(self.settings.orders_pause_ms / 1000))
        await room.follow_orders(answer, ply)
        return True

    async def _play_bot(self, room: Room) -> bool:
        """One move of a bot; False when none is asked, or nobody is there to see it."""
        began = time.monotonic()
        async with room.at_rest():
            seat = room.bot_to_act()
            if seat is None or not room.is_attended():
                return False
            ply = room.match.ply
            chair = room.kept.seats[seat]
            bot, seconds = self.own_bots.spec(chair.bot), self.settings.limits.bot_seconds
            task = task_for(room.game, room.match.state, seat, bot, chair.level, seconds)
            is_window = room.game.declining(room.match.state, seat) >= 0
        least = self.settings.bot_window_ms / 1000 if is_window and task.budget else 0.0
        if least:  # whatever it holds: the clock is not to tell whether it could have reacted
            task = task._replace(budget=min(task.budget, SEARCHED * least))
        try:
            thought = await self.thoughts.think(task, room.asker(), room.is_attended)
        except Unwanted:
            return False
        if room.watchers:
            pace = self.settings.bot_pace_ms if room.pace_ms is None else room.pace_ms
            least = max(least, pace / 1000)
        await asyncio.sleep(max(0.0, began + least - time.monotonic()))
        try:
            await room.act(seat, ply, thought[0].action, by_hand=False)
        except Refused as refused:
            if refused.key == "not-saved":
                await asyncio.sleep(AFTER_TROUBLE_SECONDS)
            elif refused.key != "stale":
                raise
        return True
