"""A search in several processes adds up what each of them tried."""

from __future__ import annotations

import math
import multiprocessing
import random
from collections.abc import Callable
from multiprocessing.process import BaseProcess

import pytest

from navarch import bots
from navarch.bots import BadBot
from navarch.bots.ismcts import SearchBot, shares_of
from navarch.bots.parallel import Search, searched
from navarch.engine.perspective import Perspective
from navarch.engine.state import State

from .test_search_answers import position


def perspective(kind: type[Perspective] = Perspective) -> Perspective:
    s = position("neptun", 3, 150, 3)
    return kind(s.game, s, s.actor)


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


class Impatient(Perspective):
    """Of somebody who waits for so many samples and no more."""

    patience = 40

    def sample(self, rng: random.Random) -> State:
        """The next one."""
        self.patience -= 1
        if not self.patience:
            raise Interrupted
        return super().sample(rng)


def started_by(ask: Callable[[], object]) -> set[BaseProcess]:
    """The processes that a question started; those of a server, or of another search, were there before."""
    earlier = set(multiprocessing.active_children())
    ask()
    return set(multiprocessing.active_children()) - earlier


def test_a_search_that_is_interrupted_leaves_no_process_searching() -> None:
    mine = perspective()
    others = started_by(lambda: bots.make("ismcts:3ix3", 5).advise(mine))  # no other test asks three
    assert len(others) == 2
    with pytest.raises(Interrupted):
        bots.make("ismcts:600x3", 5).advise(perspective(Impatient))
    assert not any(other.is_alive() for other in others)
    assert sum(one.tries for one in bots.make("ismcts:4ix3", 5).advise(mine)) == 4


def test_a_search_is_refused_when_a_process_beside_it_was_killed_and_the_next_one_starts_others() -> None:
    mine = perspective()
    for other in started_by(lambda: bots.make("ismcts:4ix4", 5).advise(mine)):  # no other test asks four
        other.kill()
        other.join()
    with pytest.raises(BadBot, match="ended before it answered"):
        bots.make("ismcts:4ix4", 5).advise(mine)
    assert sum(one.tries for one in bots.make("ismcts:4ix4", 5).advise(mine)) == 4


def test_a_process_finds_the_same_as_the_bot_with_its_seed_and_its_iterations() -> None:
    mine = perspective()
    bot = SearchBot(9, iterations=20)
    asked = Search.of(mine, bot.rng, math.inf, 20)
    there = {code: visits for code, visits, _ in searched(asked)}
    here = SearchBot(asked.seed, iterations=20).advise(mine)
    space = mine.game.space
    assert {space.code(one.action): one.tries for one in here if one.tries} == there


@pytest.mark.parametrize("budget", ["600x2", "10000000ix2"])
def test_a_search_in_several_processes_stops_when_its_time_is_up(budget: str) -> None:
    bot = bots.make(f"ismcts:{budget}", 5)
    bot.within(0.000001)
    assert sum(one.tries for one in bot.advise(perspective())) == 2  # one in each


@pytest.mark.parametrize("budget", ["0.2x0", "0.2x", "x2", "0.2x65", "0.2x1000", "3ix4", "0.2x2i", "0.2x-1", "0.2x1.5"])
def test_a_number_of_processes_that_cannot_be_is_refused(budget: str) -> None:
    with pytest.raises(BadBot, match=r"1 to 64 processes .* such as ismcts:0\.2x2"):
        bots.make(f"ismcts:{budget}")
