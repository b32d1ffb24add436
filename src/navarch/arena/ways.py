"""Where blocks are played: in this process, or in several of this machine. Each way gives the same games."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from .plan import Plan
from .play import Outcome, play_block

Played = Generator[
    tuple[int, list[Outcome]], None, None
]  # blocks with their games, in the order in which they are done
Way = Callable[[Plan, Iterator[int], str], Played]  # the plan, the blocks that are wanted, a folder for records or none
AHEAD = 2  # blocks that wait for each process


def here(plan: Plan, blocks: Iterator[int], records: str) -> Played:
    """One block after another."""
    for block in blocks:
        yield block, play_block(plan, block, records)


def by_processes(jobs: int) -> Way:
    """The way over so many processes."""
    if jobs == 1:
        return here

    def play(plan: Plan, blocks: Iterator[int], records: str) -> Played:
        with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            waiting: dict[Future[list[Outcome]], int] = {}

            def submit(count: int) -> None:
                for block in itertools.islice(blocks, count):
                    waiting[pool.submit(play_block, plan, block, records)] = block

            submit(AHEAD * jobs)
            try:
                while waiting:
                    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                        number = waiting.pop(future)
                        submit(1)
                        yield number, future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    return play
