"""The queue for bots and advice: whoever has had least of late comes next, by address, then person, then table.

A process of the bots gets a thought only when it is free, so that whatever waits can still be given up: nobody's socket
that has closed, and no table that everybody has left, costs anything. The more wait, the shorter each may search.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from .bot_pool import BotPool, Task, Thought

HALF_LIFE_SECONDS = 60.0  # in which half of what somebody has used is forgotten
NOTHING = 0.001  # seconds used that are as good as none
LEAST_BUDGET = 0.05  # seconds of search, however many wait


class Asker(NamedTuple):
    """For whom a bot thinks."""

    address: str
    person: str
    table: str


class Unwanted(Exception):
    """Nobody waits for this thought any more."""


class _Waiting(NamedTuple):
    task: Task
    asker: Asker
    wanted: Callable[[], bool]
    done: asyncio.Future[Thought]


class Used:
    """Seconds of thinking that somebody has used of late: they fade."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}
        self._at = 0.0

    def of(self, who: str) -> float:
        """How much it is now, in some measure that is the same for all."""
        return self._seconds.get(who, 0.0)

    def add(self, who: str, seconds: float) -> None:
        """So much more, or less."""
        self._seconds[who] = max(0.0, self._seconds.get(who, 0.0) + seconds)

    def fade(self, now: float) -> None:
        """Forget a part of everything."""
        left = 0.5 ** ((now - self._at) / HALF_LIFE_SECONDS)
        self._at = now
        self._seconds = {who: used * left for who, used in self._seconds.items() if used * left > NOTHING}


class Thoughts:
    """All thoughts that are asked for at a worker."""

    def __init__(self, pool: BotPool, clock: Callable[[], float] = time.monotonic) -> None:
        self.pool = pool
        self.clock = clock
        self._waiting: list[_Waiting] = []
        self._thinking: Counter[str] = Counter()  # by address
        self._used = (Used(), Used(), Used())  # by address, person and table
        self._tasks: set[asyncio.Task[None]] = set()

    def waiting_for(self, person: str) -> int:
        """How many thoughts a person waits for."""
        return sum(waiting.asker.person == person for waiting in self._waiting)

    async def think(self, task: Task, asker: Asker, wanted: Callable[[], bool]) -> Thought:
        """The bot's answer, in fair turn; Unwanted where by then nobody waits for it. Cancelled, it waits no more."""
        waiting = _Waiting(task, asker, wanted, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._go_on()
        try:
            return await waiting.done
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)

    def _go_on(self) -> None:
        """Give the free processes something to do."""
        while self._waiting and self._thinking.total() < self.pool.processes:
            for used in self._used:
                used.fade(self.clock())
            chosen = min(self._waiting, key=self._turn)
            self._waiting.remove(chosen)
            if chosen.done.done():  # given up just now
                continue
            if not chosen.wanted():
                chosen.done.set_exception(Unwanted())
                continue
            budget = self._budget(chosen)
            self._thinking[chosen.asker.address] += 1
            self._charge(chosen.asker, budget)
            task = asyncio.create_task(self._think(chosen, budget))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _turn(self, waiting: _Waiting) -> tuple[float, ...]:
        return tuple(used.of(who) for used, who in zip(self._used, waiting.asker, strict=True))

    def _charge(self, asker: Asker, seconds: float) -> None:
        for used, who in zip(self._used, asker, strict=True):
            used.add(who, seconds)

    def _budget(self, chosen: _Waiting) -> float:
        """Each address has an equal share of the processes, and divides it among all that it asks for."""
        addresses = {waiting.asker.address for waiting in self._waiting} | set(self._thinking) | {chosen.asker.address}
        here = sum(waiting.asker.address == chosen.asker.address for waiting in self._waiting)
        mine = here + self._thinking[chosen.asker.address] + 1
        share = min(1.0, self.pool.processes / (len(addresses) * mine))
        return max(min(LEAST_BUDGET, chosen.task.budget), chosen.task.budget * share)

    async def _think(self, chosen: _Waiting, budget: float) -> None:
        address, began = chosen.asker.address, self.clock()
        try:
            thought = await self.pool.think(chosen.task._replace(budget=budget))
            if not chosen.done.done():
                chosen.done.set_result(thought)
        except Exception as error:
            if not chosen.done.done():
                chosen.done.set_exception(error)
        finally:
            self._thinking[address] -= 1
            if not self._thinking[address]:
                del self._thinking[address]
            self._charge(chosen.asker, self.clock() - began - budget)
            self._go_on()

    async def close(self) -> None:
        """Leave whatever is under way."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
