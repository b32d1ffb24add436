"""A search in several processes adds up what each of them tried."""

from __future__ import annotations

import multiprocessing
import signal

import pytest

from navarch import bots
from navarch.bots import BadBot
from navarch.bots.ismcts import SearchBot, shares_of
from navarch.bots.parallel import Search, searched
from navarch.engine.perspective import Perspective

from .test_search_answers import position


def perspective() -> Perspective:
    s = position("neptun", 3, 150, 3)
    return Perspective(s.game, s, s.actor)


def test_the_iterations_are_shared_out_among_the_processes() -> None:
    assert shares_of(10, 3) == [4, 3, 3]
    assert shares_of(2, 2) == [1, 1]
    assert shares_of(0, 4) == [0, 0, 0, 0]


def test_two_processes_make_all_iterations_and_say_the_same_for_the_same_seed() -> None:
    advice = [bots.make("ismcts:31ix2", 5).advise(perspective()) for _ in range(2)]
    assert advice[0] == advice[1]
    assert sum(one.tries for one in advice[0]) == 31
    assert [one.tries for one in advice[0]] == sorted((one.tries for one in advice[0]), reverse=True)


def test_two_processes_search_until_the_same_time_is_up() -> None:
    alone = bots.make("ismcts:0.3", 5).advise(perspective())
    bots.make("ismcts:0.01x2", 5).advise(perspective())  # the other process has started
    together = bots.make("ismcts:0.3x2", 5).advise(perspective())
    assert sum(one.tries for one in together) > 0 < sum(one.tries for one in alone)


class Interrupted(Exception):
    """Somebody has heard enough."""


def interrupt(_signal: int, _frame: object) -> None:
    raise Interrupted


def test_a_search_that_is_interrupted_leaves_no_process_searching() -> None:
    mine = perspective()
    earlier = set(multiprocessing.active_children())  # a server's, or another search's
    bots.make("ismcts:3ix3", 5).advise(mine)  # no other test asks three: the other two start here
    others = set(multiprocessing.active_children()) - earlier
    assert len(others) == 2
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 1)
    try:
        with pytest.raises(Interrupted):
            bots.make("ismcts:600x3", 5).advise(mine)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    for other in others:
        other.join(30)
    assert not any(other.is_alive() for other in others)
    assert sum(one.tries for one in bots.make("ismcts:4ix3", 5).advise(mine)) == 4


def test_a_process_finds_the_same_as_the_bot_with_its_seed_and_its_iterations() -> None:
    mine = perspective()
    bot = SearchBot(9, iterations=20)
    asked = Search.of(mine, bot.rng, 0.0, 20)
    there = {code: visits for code, visits, _ in searched(asked)}
    here = SearchBot(asked.seed, iterations=20).advise(mine)
    space = mine.game.space
    assert {space.code(one.action): one.tries for one in here if one.tries} == there


@pytest.mark.parametrize("budget", ["0.2x0", "0.2x", "x2", "0.2x65", "0.2x1000", "3ix4", "0.2x2i", "0.2x-1", "0.2x1.5"])
def test_a_number_of_processes_that_cannot_be_is_refused(budget: str) -> None:
    with pytest.raises(BadBot, match=r"1 to 64 processes .* such as ismcts:0\.2x2"):
        bots.make(f"ismcts:{budget}")
