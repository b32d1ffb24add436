"""The queue for bots and advice: all take turns, by address, then by person, then by table.

A process of the bots gets a thought only when it is free, so that whatever waits can still be given up: nobody's socket
that has closed, and no table that everybody has left, costs anything. The more tables have bots that search, the
shorter each may: also while the others' bots are not asked at this moment, so that none of them has to wait for long.
Bots that do not search answer at once, and take nothing from those that do.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from .bot_pool import BotPool, Task, Thought

LEAST_BUDGET = 0.05  # seconds of search, however many wait
LATELY = 10.0  # seconds for which a table counts after its bots were asked


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
    since: float


class Turns:
    """Whose turn it is among several: a clock that runs by what is used, as in start-time fair queueing.

    Whoever asks while others are served comes next, and then as often as they; what somebody used while nobody else
    asked is not held against them.
    """

    def __init__(self) -> None:
        self._now = 0.0  # the turn that was served last
        self._next: dict[str, float] = {}  # the turn that somebody has next, where it is later than now

    def of(self, who: str) -> float:
        """When it is their turn; the least comes first."""
        return max(self._now, self._next.get(who, 0.0))

    def serve(self, who: str, seconds: float) -> None:
        """It is their turn, for so long."""
        self._now = self.of(who)
        self._next = {other: turn for other, turn in self._next.items() if turn > self._now}
        self._next[who] = self._now + seconds

    def correct(self, who: str, seconds: float) -> None:
        """It took longer, or less long."""
        self._next[who] = self._next.get(who, self._now) + seconds


class Thoughts:
    """All thoughts that are asked for at a worker."""

    def __init__(self, pool: BotPool, clock: Callable[[], float] = time.monotonic) -> None:
        self.pool = pool
        self.clock = clock
        self._waiting: list[_Waiting] = []
        self._thinking: Counter[str] = Counter()  # by address
        self._turns = (Turns(), Turns(), Turns())  # of addresses, people and tables
        self._asked: dict[Asker, float] = {}  # when somebody last asked a bot that searches
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_load: Callable[[bool], None] = lambda _is_full: None  # hears whether all processes think

    def waiting_for(self, person: str) -> int:
        """How many thoughts a person waits for."""
        return sum(waiting.asker.person == person for waiting in self._waiting)

    async def think(self, task: Task, asker: Asker, wanted: Callable[[], bool]) -> Thought:
        """The bot's answer, in fair turn; Unwanted where by then nobody waits for it. Cancelled, it waits no more."""
        waiting = _Waiting(task, asker, wanted, asyncio.get_running_loop().create_future(), self.clock())
        self._waiting.append(waiting)
        if task.budget:
            self._note(asker)
        self._go_on()
        try:
            return await waiting.done
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)

    def _go_on(self) -> None:
        """Give the free processes something to do."""
        while self._waiting and self._thinking.total() < self.pool.processes:
            chosen = min(self._waiting, key=self._turn)
            self._waiting.remove(chosen)
            if chosen.done.done():  # given up just now
                continue
            if not chosen.wanted():
                chosen.done.set_exception(Unwanted())
                continue
            budget = self._budget(chosen)
            self._thinking[chosen.asker.address] += 1
            for turns, who in zip(self._turns, chosen.asker, strict=True):
                turns.serve(who, budget)
            task = asyncio.create_task(self._think(chosen, budget))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self.on_load(self._thinking.total() >= self.pool.processes)

    def _turn(self, waiting: _Waiting) -> tuple[float, ...]:
        return tuple(turns.of(who) for turns, who in zip(self._turns, waiting.asker, strict=True))

    def _note(self, asker: Asker) -> None:
        """Somebody asks a bot that searches; those who have not asked lately are forgotten."""
        now = self.clock()
        self._asked = {other: when for other, when in self._asked.items() if now - when < LATELY}
        self._asked[asker] = now

    def _budget(self, chosen: _Waiting) -> float:
        """Each address has an equal share of the processes, and divides it among all that it asks for, or asked lately.

        So a bot answers within its time even if every other table asked just before it: their turns are shorter too.
        What it has waited longer than that is taken from its own search, down to the half.
        """
        whole = chosen.task.budget
        if not whole:
            return 0.0
        self._note(chosen.asker)
        address = chosen.asker.address
        addresses = {asker.address for asker in self._asked} | set(self._thinking)
        addresses |= {waiting.asker.address for waiting in self._waiting}
        here = sum(waiting.asker.address == address for waiting in self._waiting) + self._thinking[address] + 1
        mine = max(here, sum(asker.address == address for asker in self._asked))
        share = min(1.0, self.pool.processes / (len(addresses) * mine))
        left = whole - (self.clock() - chosen.since)
        return max(min(LEAST_BUDGET, whole), min(whole * share, max(left, whole * share / 2)))

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
            for turns, who in zip(self._turns, chosen.asker, strict=True):
                turns.correct(who, self.clock() - began - budget)
            self._go_on()

    async def close(self) -> None:
        """Leave whatever is under way."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
