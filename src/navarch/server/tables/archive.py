"""The archive: earlier positions are looked up beside the play, one after another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from ...engine.state import State
from ..words.errors import Refused
from .past_positions import Moment, Past
from .table import Table

T = TypeVar("T")
TABLES_REMEMBERED = 64


class Archive:
    """What a worker has looked up in the past of its tables."""

    def __init__(self, most_waiting: int) -> None:
        self._most_waiting = most_waiting
        self._clerk = ThreadPoolExecutor(1, "archive")
        self._waiting = 0
        self._pasts: OrderedDict[Table, Past] = OrderedDict()

    def close(self) -> None:
        """Leave whatever nobody has begun with."""
        self._clerk.shutdown(wait=False, cancel_futures=True)

    async def position(self, table: Table, then: Moment) -> bytes:
        """An earlier position, encoded."""
        past = self._past(table)
        return await self._ask(lambda: msgspec.json.encode(past.position(then)))

    async def account(self, table: Table, then: Moment) -> bytes:
        """Where points came from up to a moment, encoded."""
        past = self._past(table)
        return await self._ask(lambda: msgspec.json.encode(past.account(then)))

    async def state(self, table: Table, ply: int) -> State:
        """The state after so many standing actions."""
        past, record = self._past(table), table.match.record
        entries = list(record.entries)
        return await self._ask(lambda: past.state(record, entries, ply))

    def _past(self, table: Table) -> Past:
        past = self._pasts.get(table) or Past(table)
        _remember(self._pasts, table, past)
        return past

    async def _ask(self, work: Callable[[], T]) -> T:
        """Have something looked up; whoever finds a long queue is sent away."""
        if self._waiting >= self._most_waiting:
            raise Refused("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._clerk, work)
        finally:
            self._waiting -= 1


def _remember(kept: OrderedDict[Table, T], table: Table, value: T) -> None:
    kept[table] = value
    kept.move_to_end(table)
    if len(kept) > TABLES_REMEMBERED:
        kept.popitem(last=False)
