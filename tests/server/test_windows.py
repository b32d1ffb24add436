"""In a reaction window the clock does not tell what a bot holds."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing

import msgspec
import pytest

import navarch
from navarch.engine.match import Match
from navarch.engine.state import State
from navarch.server.tables.bot_pool import Opinion, Task, Thought
from navarch.server.tables.thoughts import Asker, Thoughts

from .helpers import Browser
from .here import Here
from .tables import DICE, Moment, find, set_table

HAMILCAR = navarch.load("hamilcar")
WINDOW = 0.7  # seconds


def opening(can_react: bool) -> Moment:
    """Somebody's action that opens a window for the other side, which could react in it or could not."""

    def fits(s: State, _seen: set[str]) -> bool:
        return s.actor >= 0 and HAMILCAR.declining(s, s.actor) >= 0 and (len(s.legal()) > 1) == can_react

    return find(HAMILCAR, fits)


@pytest.mark.parametrize("bot", ["level:6", "level:8"])
@pytest.mark.parametrize("can_react", [False, True])
def test_a_bot_that_searches_answers_in_a_window_after_a_set_time_whatever_it_holds(
    bot: str, can_react: bool, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table whose players want no pauses: this one is not theirs to shorten."""
    moment, tasks = opening(can_react), list[Task]()
    match = Match(HAMILCAR, secret=DICE, state=moment.state)
    match.submit(moment.seat, moment.action)
    (asked,) = match.to_act

    async def know_at_once(_self: Thoughts, task: Task, _asker: Asker, _wanted: Callable[[], bool]) -> Thought:
        tasks.append(task)
        return [Opinion(task.legal[0])]

    monkeypatch.setattr(Thoughts, "think", know_at_once)
    with closing(Here(database)) as here:
        driver, people = here.worker.driver, [Browser(here), Browser(here)]
        driver.settings = msgspec.structs.replace(driver.settings, bot_window_ms=int(WINDOW * 1000))
        table = set_table(here, moment.state, people, {asked: bot})
        with people[1 - asked].sit(table) as page:
            page.my_turn()
            page.send(type="pace", ms=0)
            began = time.monotonic()
            page.act(moment.action)
            page.now(lambda now: now["ply"] > match.ply)
            assert time.monotonic() - began >= WINDOW
    assert (len(tasks[0].legal) > 1) == can_react
    assert 0 < tasks[0].budget < WINDOW  # what it finds is there in time
