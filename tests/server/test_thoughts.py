"""Bots and advice are shared fairly, and nothing is thought for nobody."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any

import pytest

import navarch
from navarch.bots.levels import LEVELS, level_of
from navarch.server.tables.bot_pool import BotPool, Opinion, Task, Thought, task_for
from navarch.server.tables.thoughts import LATELY, LEAST_BUDGET, Asker, Thoughts, Unwanted

from .helpers import Browser, Page, Server, run_apart


class Bench(BotPool):
    """One process, whose thoughts take as long as their budget, by a clock of its own."""

    def __init__(self) -> None:
        super().__init__(1)
        self.now = 0.0
        self.thought: list[tuple[str, float]] = []  # what was thought of, with what budget

    async def think(self, task: Task) -> Thought:
        self.thought.append((task.game, task.budget))
        for _ in range(10):  # others get to speak meanwhile
            await asyncio.sleep(0)
        self.now += task.budget
        return [Opinion("anything")]


def task(name: str, budget: float = 1.0) -> Task:
    return Task(name, {}, [], 0, "ismcts", budget, 1, 5.0)


def yes() -> bool:
    return True


def using(work: Callable[[Bench, Thoughts], Coroutine[Any, Any, None]]) -> Bench:
    bench = Bench()

    async def go() -> None:
        await work(bench, Thoughts(bench, lambda: bench.now))

    run_apart(go())
    return bench


def test_whoever_has_had_least_comes_next_by_address_person_and_table() -> None:
    async def work(bench: Bench, thoughts: Thoughts) -> None:
        crowd = [thoughts.think(task(f"crowd {n}"), Asker("a", f"p{n % 3}", f"t{n}"), yes) for n in range(30)]
        waiting = [asyncio.ensure_future(one) for one in crowd]
        await asyncio.sleep(0)
        for number in range(5):
            await thoughts.think(task(f"single {number}", LEAST_BUDGET), Asker("b", "q", "u"), yes)
        await asyncio.gather(*waiting)
        ahead = [name for name, _ in bench.thought].index("single 4")
        assert ahead <= 15  # five of the single's, and hardly more of the crowd's

    order = [int(name.split()[1]) % 3 for name, _ in using(work).thought if name.startswith("crowd")]
    assert order[0] == 0  # with nobody else there it had a whole second, so that the other two come first now
    assert set(order[1:5]) == {1, 2}
    assert abs(order[1:17].count(1) - order[1:17].count(2)) <= 1


def test_the_more_wait_the_shorter_each_may_search_and_a_single_asker_has_it_all() -> None:
    async def work(bench: Bench, thoughts: Thoughts) -> None:
        await thoughts.think(task("alone", 3.0), Asker("a", "p", "t"), yes)
        crowd = [
            asyncio.ensure_future(thoughts.think(task("crowd", 3.0), Asker("a", "p", str(n)), yes)) for n in range(60)
        ]
        await asyncio.sleep(0)
        await thoughts.think(task("other", 3.0), Asker("b", "q", "u"), yes)
        await asyncio.gather(*crowd)
        bench.now += LATELY
        await thoughts.think(task("alone again", 3.0), Asker("a", "p", "t"), yes)

    thought = using(work).thought
    assert thought[0] == ("alone", 3.0)
    budgets = {name: [budget for other, budget in thought if other == name] for name in ("crowd", "other")}
    assert min(budgets["crowd"]) == pytest.approx(LEAST_BUDGET, rel=0.1)
    assert budgets["crowd"][-1] == min(budgets["crowd"])  # the last of them waits no more, but the others may ask again
    assert budgets["other"] == [1.5]
    assert thought[-1] == ("alone again", 3.0)


def test_tables_whose_bots_do_not_search_take_no_time_from_a_bot_that_does() -> None:
    async def work(_bench: Bench, thoughts: Thoughts) -> None:
        for n in range(30):
            await thoughts.think(task("glance", 0.0), Asker(f"a{n}", "p", "t"), yes)
        await thoughts.think(task("search", 3.0), Asker("b", "q", "u"), yes)

    thought = using(work).thought
    assert thought[-1] == ("search", 3.0)
    assert thought[:-1] == [("glance", 0.0)] * 30


def test_at_three_tables_going_on_every_bot_answers_within_its_time_whoever_asked_before_it() -> None:
    """One process: however the three ask, waiting and search together take no longer than the level's own time."""
    took: list[float] = []

    async def table(bench: Bench, thoughts: Thoughts, name: str, rests: list[int]) -> None:
        for rest in rests:
            for _ in range(rest):
                await asyncio.sleep(0)
            began = bench.now
            await thoughts.think(task(name, 1.5), Asker(name, name, name), yes)
            took.append(bench.now - began)

    async def work(bench: Bench, thoughts: Thoughts) -> None:
        lots = random.Random(7)
        for name in ("a", "b", "c"):  # each has asked once
            await thoughts.think(task(name, 1.5), Asker(name, name, name), yes)
        rests = {name: [lots.randrange(60) for _ in range(40)] for name in ("a", "b", "c")}
        await asyncio.gather(*(table(bench, thoughts, name, rest) for name, rest in rests.items()))

    using(work)
    assert max(took) <= 1.5 + 1e-9
    assert len(took) == 120


class Watched(BotPool):
    """A real pool that notes how long each bot was let search."""

    def __init__(self) -> None:
        super().__init__(1)
        self.budgets: list[float] = []

    async def think(self, task: Task) -> Thought:
        self.budgets.append(task.budget)
        return await super().think(task)


def test_the_strongest_level_searches_shorter_while_three_tables_play_and_its_moves_are_legal() -> None:
    game = navarch.load("neptun")
    match = navarch.Match(game, players=3, seed=4)
    whole = level_of(game.name, LEVELS).seconds

    async def work() -> list[float]:
        pool = Watched()
        pool.start()
        thoughts = Thoughts(pool)
        try:
            for _ in range(2):
                asked = task_for(game, match.state, match.to_act[0], f"level:{LEVELS}", 0, 20.0)
                found = await asyncio.gather(
                    *(thoughts.think(asked, Asker(name, name, name), yes) for name in ("a", "b", "c"))
                )
                assert all(thought[0].action in asked.legal for thought in found)
        finally:
            pool.close()
        return pool.budgets

    budgets = run_apart(work())
    assert budgets[0] == pytest.approx(whole, rel=0.01)  # nobody else had asked yet
    assert budgets[3] == pytest.approx(whole / 3)
    for budget in budgets[1:3] + budgets[4:]:  # what they have waited is taken from it, as long as that was
        assert whole / 6 - 1e-9 <= budget <= whole / 3 + 1e-9
    assert budgets[2] < 0.27 * whole  # it has waited for two searches, each of which takes more than half of its time


def test_whoever_does_something_beside_the_bots_hears_when_they_need_all_processes() -> None:
    heard: list[bool] = []

    async def work(_bench: Bench, thoughts: Thoughts) -> None:
        thoughts.on_load = heard.append
        await thoughts.think(task("one"), Asker("a", "p", "t"), yes)
        await asyncio.sleep(0)
        assert heard == [True, False]

    using(work)


def test_a_thought_that_nobody_waits_for_is_never_begun() -> None:
    async def work(_bench: Bench, thoughts: Thoughts) -> None:
        asker = Asker("a", "p", "t")
        first = asyncio.ensure_future(thoughts.think(task("first"), asker, yes))
        await asyncio.sleep(0)
        left = [asyncio.ensure_future(thoughts.think(task("left"), asker, yes)) for _ in range(20)]
        unwanted = asyncio.ensure_future(thoughts.think(task("unwanted"), asker, lambda: False))
        await asyncio.sleep(0)
        assert thoughts.waiting_for("p") == 21
        for one in left:
            one.cancel()
        await asyncio.sleep(0)
        assert thoughts.waiting_for("p") == 1
        await first
        with pytest.raises(Unwanted):
            await unwanted
        await thoughts.think(task("last"), asker, yes)

    assert [name for name, _ in using(work).thought] == ["first", "last"]


def test_bots_alone_play_when_somebody_watches_and_not_before(database: str) -> None:
    with Server(database) as server:
        me = Browser(server)
        table = me.table("bot", "bot", "bot")
        begun = me.get(f"/api/tables/{table}/history?ply=0")["log_length"]
        time.sleep(2)
        status, _, _ = me.call("GET", f"/api/tables/{table}/history?ply=60")
        assert status == 404  # set up, and not played
        assert begun >= 0
    with Server(database, port=server.port) as again:  # nor after a restart
        me.server = again
        time.sleep(2)
        assert me.call("GET", f"/api/tables/{table}/history?ply=60")[0] == 404
        with Browser(again).sit(table) as watching:
            assert watching.until_position(lambda now: now["over"])["result"]


def advice(page: Page) -> float:
    """How long advice takes."""
    page.my_turn()
    began = time.monotonic()
    page.send(type="advise")
    page.until("advice")
    return time.monotonic() - began


def test_advice_that_was_asked_for_by_pages_that_have_gone_holds_nobody_up(server: Server) -> None:
    me, crowd = Browser(server), Browser(server)
    mine, theirs = me.table("me", "hotseat", "hotseat"), crowd.table("me", "hotseat", "hotseat")
    with me.sit(mine) as page:
        advice(page)  # the bots' process is warm
        with ExitStack() as stack:
            for _ in range(40):
                other = stack.enter_context(crowd.sit(theirs))
                other.my_turn()
                other.send(type="advise")
        assert advice(page) < 30  # forty times a second, were they thought out
