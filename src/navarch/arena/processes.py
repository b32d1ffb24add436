"""Work that is done in several processes of this machine, one task after another in each."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Generic, NamedTuple, TypeVar

from ..bots.parallel import work_through
from ..engine.errors import NavarchError

Task = TypeVar("Task")
Done = TypeVar("Done")


def as_they_come(work: Callable[[Task], Done], tasks: Iterator[Task], jobs: int) -> Generator[Done]:
    """What comes of each task, in whatever order; closing it ends the processes, whatever they are at."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    processes = [Process.started(work) for _ in range(jobs)]
    try:
        busy = [process for process in processes if process.begins(tasks)]
        while busy:
            ready = wait([process.line for process in busy])
            for process in [process for process in busy if process.line in ready]:
                done = process.told()
                if not process.begins(tasks):
                    busy.remove(process)
                yield done
    finally:
        for process in processes:
            process.end()


class Process(NamedTuple, Generic[Task, Done]):
    """One of them, at the other end of a line."""

    itself: SpawnProcess
    line: Connection

    @classmethod
    def started(cls, work: Callable[[Task], Done]) -> Process[Task, Done]:
        """A process that waits for its first task."""
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=work_through, args=(theirs, work), daemon=True)
        process.start()
        theirs.close()
        return cls(process, mine)

    def begins(self, tasks: Iterator[Task]) -> bool:
        """Give it the next task, if there is one."""
        for task in tasks:
            with suppress(OSError):  # it has ended: whoever waits for what it tells hears of it
                self.line.send(task)
            return True
        return False

    def told(self) -> Done:
        """What came of its task; what went wrong there goes wrong here."""
        try:
            done: Done | Exception = self.line.recv()
        except (EOFError, OSError) as error:
            raise NavarchError("a process that worked beside this one has ended before it was done") from error
        if isinstance(done, Exception):
            raise done
        return done

    def end(self) -> None:
        """Whatever it is at."""
        self.itself.kill()
        self.itself.join()
        self.line.close()
