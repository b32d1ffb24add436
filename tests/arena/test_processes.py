"""Tasks in several processes: each is told of as soon as it is done, and nothing outlives whoever asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from navarch.arena.processes import as_they_come
from navarch.engine.errors import NavarchError

SOURCE = Path(__file__).parents[2] / "src"


def halved(number: int) -> int:
    """Half of an even number; an odd one has none."""
    if number % 2:
        raise NavarchError(f"{number} is odd")
    return number // 2


def mine_or_its_end(number: int) -> int:
    """The process that does it, which ends at the number 1."""
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def endless(_: int) -> int:
    """Never done."""
    time.sleep(600)
    return 0


def slow_at_first(number: int) -> int:
    """The first task takes longer than all others together."""
    time.sleep(600 if number == 0 else 0)
    return number


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(as_they_come(halved, iter(range(0, 20, 2)), jobs)) == list(range(10))
    assert list(as_they_come(halved, iter([]), jobs)) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_in_a_task_goes_wrong_for_whoever_asked(jobs: int) -> None:
    with pytest.raises(NavarchError, match="7 is odd"):
        list(as_they_come(halved, iter([2, 4, 7, 8]), jobs))


def test_a_slow_task_holds_up_no_other_and_closing_does_not_wait_for_it() -> None:
    coming = as_they_come(slow_at_first, iter(range(20)), 2)
    assert [next(coming) for _ in range(19)] == list(range(1, 20))
    began = time.monotonic()
    coming.close()
    assert time.monotonic() - began < 60


def test_a_process_that_is_killed_is_told_of() -> None:
    with pytest.raises(NavarchError, match="has ended before it was done"):
        list(as_they_come(mine_or_its_end, iter(range(4)), 2))


TASKS = """
from navarch.arena.processes import as_they_come
from tests.arena.test_processes import endless

def start():
    next(as_they_come(endless, itertools.count(), 2))
"""
BLOCKS = """
import navarch
from navarch.arena import make_plan
from navarch.arena.ways import by_processes

def start():
    plan = make_plan(navarch.load("neptun"), ["greedy"], 3, {}, 1)
    for _ in by_processes(2)(plan, itertools.count(), False):
        pass
"""
GAMES = """
import sys
from bench import reliability

def start():
    sys.argv = ["reliability", "neptun:3", "--games", "100000", "--jobs", "2"]
    reliability.main()
"""


@pytest.mark.parametrize("start", [TASKS, BLOCKS, GAMES])
def test_processes_end_with_whoever_asked_even_if_it_is_killed(start: str) -> None:
    code = f"""
import itertools, multiprocessing, threading, time
{start}
if __name__ == "__main__":
    threading.Thread(target=start, daemon=True).start()
    while len(multiprocessing.active_children()) < 2:
        time.sleep(0.05)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    time.sleep(600)
"""
    root = SOURCE.parent
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{root}"}
    asker = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment, cwd=root)
    assert asker.stdout is not None
    children = [int(pid) for pid in asker.stdout.readline().split()]
    assert len(children) == 2
    asker.kill()
    asker.wait()
    asker.stdout.close()
    until = time.monotonic() + 60
    while any(is_alive(child) for child in children) and time.monotonic() < until:
        time.sleep(0.1)
    assert not any(is_alive(child) for child in children)


def is_alive(pid: int) -> bool:
    """Whether that process still runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
