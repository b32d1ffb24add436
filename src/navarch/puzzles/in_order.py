"""Work that is done in several processes, and comes back in the order in which it was asked for."""

from __future__ import annotations

import itertools
import multiprocessing
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ..engine.errors import NavarchError

AHEAD = 2  # tasks that wait for each process

Task = TypeVar("Task")
Done = TypeVar("Done")


def in_order(work: Callable[[Task], Done], tasks: Iterator[Task], jobs: int) -> Generator[Done]:
    """What came of each task; closing it ends the processes once they have done what they are at."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Done]] = deque()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            waiting.extend(pool.submit(work, task) for task in itertools.islice(tasks, AHEAD * jobs))
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(pool.submit(work, task) for task in itertools.islice(tasks, 1))
        except BrokenProcessPool as error:
            raise NavarchError("a process that looked for puzzles was ended before it had told of them") from error
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
