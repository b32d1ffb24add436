"""A clock that is set back, or was ahead, harms nothing: what comes in order is numbered, what lasts is measured."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete

import navarch
from navarch.server.storage.kept import Seat
from navarch.server.storage.schema import CHRONICLES
from navarch.server.tables import offers
from navarch.server.web.rates import Bucket

from .faked import VARIABLE, FakedTime
from .helpers import Browser, Server
from .here import Here

YEAR = 365 * 24 * 3600.0


def lose_chronicles(connection: Connection) -> None:
    connection.execute(delete(CHRONICLES))


class Clock:
    """The time of day, as somebody has set it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.off = 0.0
        true = time.time
        patch.setattr(time, "time", lambda: true() + self.off)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def here(database: str) -> Iterator[Here]:
    running = Here(database)
    yield running
    running.close()


def test_a_game_goes_on_and_ends_and_is_chronicled_though_the_clock_is_set_back_in_its_middle(
    here: Here, clock: Clock
) -> None:
    me = Browser(here)
    clock.off = 10 * YEAR
    table, other = me.table("me", "bot", "bot"), me.table("me", "bot", "bot")
    with me.sit(table) as page:
        page.play(random.Random(1), 10)
        page.send(type="chat", room="players", text="before")
        page.until("chat")
        clock.off = -10 * YEAR
        page.send(type="chat", room="players", text="after")
        assert [remark["text"] for remark in page.until("chat")["remarks"]] == ["after"]
        page.play(random.Random(2))
    with me.sit(table) as page:
        assert [remark["text"] for remark in page.until("chat")["remarks"]] == ["before", "after"]
    assert {one["id"] for one in me.get("/api/tables/mine")} == {table, other}
    assert me.get(f"/api/tables/{table}/verify")["ok"]


def test_a_game_that_ended_while_the_clock_was_ahead_is_chronicled_all_the_same(here: Here, clock: Clock) -> None:
    games = here.worker.games
    me = Browser(here)
    table = me.table("me", "bot", "bot")
    clock.off = YEAR
    with me.sit(table) as page:
        page.play(random.Random(1))
        assert here.wait_for(here.worker.chronicler.chronicle(here.room(table).kept))
    clock.off = 0.0
    here.wait_for(here.worker.database.write(lose_chronicles))  # as when the server was killed before it was made
    here.wait_for(here.worker.chronicler.look())
    assert here.wait_for(games.chronicle(table)) is not None


def test_the_week_of_silence_begins_anew_where_the_clock_was_ahead(clock: Clock) -> None:
    seats = [Seat(0, "person"), Seat(1, "person")]
    clock.off = YEAR
    offer = offers.opening(1, (0,), seats)
    assert not offers.is_of_a_wrong_clock(offer)
    clock.off = 0.0
    assert offers.is_of_a_wrong_clock(offer)
    again = offers.opening(1, (0,), seats)
    clock.off = offers.SILENCE_SECONDS + 1
    assert offers.is_granted_by_silence(again, 1)


def test_the_host_may_ask_anew_for_a_seat_that_was_asked_for_by_a_wrong_clock(here: Here, clock: Clock) -> None:
    host, friend = Browser(here), Browser(here)
    made = host.post("/api/tables", {"game": "hands-in-the-sea", "seats": [{"kind": "me"}, {"kind": "open"}]})
    friend.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    wish = {"seat": made["links"][0]["seat"]}
    room = here.room(made["id"])
    clock.off = 10 * YEAR
    assert host.call("POST", f"/api/tables/{made['id']}/reopen", wish)[0] == 409
    clock.off = 0.0
    assert host.call("POST", f"/api/tables/{made['id']}/reopen", wish)[0] == 409
    assert room.kept.summary.offer is not None
    assert room.kept.summary.offer.at <= time.time()


def test_rates_do_not_ask_the_clock(clock: Clock) -> None:
    bucket = Bucket(rate=0.001, burst=2)
    clock.off = YEAR
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.off = 2 * YEAR
    assert not bucket.take()
    clock.off = -YEAR
    assert not bucket.take()


def test_a_server_of_the_tests_follows_the_time_that_its_test_sets_and_no_other_server_does(
    database: str, tmp_path: Path
) -> None:
    faked = FakedTime(tmp_path)
    server = Server(database)
    server.environment = faked.environment
    with server:
        me = Browser(server)
        me.table("me", "bot", "bot")
        assert not is_ahead(me)
        faked.pass_by(YEAR)
        with me.sit(me.get("/api/tables/mine")[0]["id"]) as page:
            page.play(random.Random(1), 1)
        assert is_ahead(me)
    named = [str(file) for file in Path(navarch.__path__[0]).rglob("*.py") if VARIABLE in file.read_text("utf-8")]
    assert named == []


def is_ahead(me: Browser) -> bool:
    """Whether the table was changed in a time to come."""
    changed = datetime.fromisoformat(me.get("/api/tables/mine")[0]["updated"])
    return changed.timestamp() > time.time() + YEAR / 2
