"""Where blocks are played: in this process, or in several of this machine. Each way gives the same games."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from ..bots.parallel import end_with_the_parent
from .plan import Plan
from .play import Block, play_block

Blocks = Generator[Block, None, None]  # in the order in which they are done
Way = Callable[[Plan, Iterator[int], bool], Blocks]  # the plan, which blocks are wanted, whether records are
AHEAD = 2  # blocks that wait for each process


def here(plan: Plan, wanted: Iterator[int], keep: bool) -> Blocks:
    """One block after another."""
    for number in wanted:
        yield play_block(plan, number, keep)


def by_processes(jobs: int) -> Way:
    """The way over so many processes."""
    if jobs == 1:
        return here

    def play(plan: Plan, wanted: Iterator[int], keep: bool) -> Blocks:
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=end_with_the_parent) as pool:
            waiting: set[Future[Block]] = set()

            def submit(count: int) -> None:
                waiting.update(
                    pool.submit(play_block, plan, number, keep) for number in itertools.islice(wanted, count)
                )

            submit(AHEAD * jobs)
            try:
                while waiting:
                    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                        waiting.remove(future)
                        submit(1)
                        yield future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)

    return play
