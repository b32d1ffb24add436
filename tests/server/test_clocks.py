"""Pace: a reserve that grows by turns, runs across restarts and workers, and what follows when it is used up."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from navarch.server.storage.database import Database
from navarch.server.storage.games import Games
from navarch.server.storage.house import House
from navarch.server.storage.kept import SeatClock
from navarch.server.storage.schema import HOUSE
from navarch.server.tables import clocks
from navarch.server.words.messages import Pace

from .faked import FakedTime
from .helpers import Browser, Page, Server, run_apart
from .postgres import Cluster

HOUR, DAY = 3600, 24 * 3600
BY_DAYS: dict[str, Any] = {
    "kind": "days",
    "reserve": DAY,
    "gain": 4 * HOUR,
    "cap": 3 * DAY,
    "grace": 12 * HOUR,
    "when_out": "bot",
}
PACE = Pace("days", DAY, 4 * HOUR, 3 * DAY, 12 * HOUR)
GAME = "hands-in-the-sea"


# ---- the reckoning ----


def started(seat: int, now: float = 0.0) -> list[SeatClock]:
    return clocks.follow(clocks.begun(clocks.first_clocks(PACE, 2)), [seat], now)


def test_only_those_who_are_asked_lose_time_and_all_of_them_do() -> None:
    both = clocks.follow(clocks.begun(clocks.first_clocks(PACE, 2)), [0, 1], 100.0)
    assert [clocks.left_now(clock, 100.0 + HOUR) for clock in both] == [DAY - HOUR, DAY - HOUR]
    one = clocks.follow(both, [1], 100.0 + HOUR)
    assert [clocks.left_now(clock, 100.0 + 2 * HOUR) for clock in one] == [DAY - HOUR, DAY - 2 * HOUR]


def test_a_reserve_grows_once_a_turn_however_many_clicks_it_has_and_never_beyond_its_cap() -> None:
    now = clocks.decided(PACE, started(0), 0, ply=1, now=HOUR)
    for click in range(2, 9):
        now = clocks.decided(PACE, now, 0, ply=click, now=HOUR)
    assert now[0].left == DAY - HOUR + 4 * HOUR
    for turn in range(10, 90, 2):
        now = clocks.decided(PACE, now, 1, turn, HOUR)
        now = clocks.decided(PACE, now, 0, turn + 1, HOUR)
    assert now[0].left == PACE.cap


def test_a_turn_that_was_taken_back_is_not_paid_for_again() -> None:
    now = clocks.decided(PACE, started(0), 0, ply=5, now=0.0)
    now = clocks.decided(PACE, now, 1, ply=6, now=0.0)
    now = clocks.taken_back(now, 4, ())
    again = clocks.decided(PACE, now, 0, ply=5, now=0.0)
    assert [clock.left for clock in again] == [clock.left for clock in now]
    again = clocks.decided(PACE, again, 0, ply=7, now=0.0)  # the same turn, which has grown longer
    again = clocks.decided(PACE, again, 1, ply=8, now=0.0)  # the other's was paid for as well
    assert [clock.left for clock in again] == [clock.left for clock in now]
    assert clocks.decided(PACE, again, 0, ply=9, now=0.0)[0].left == DAY + 8 * HOUR


def test_going_back_into_a_turn_goes_on_with_it_and_costs_nobody_what_comes_later() -> None:
    now = clocks.decided(PACE, started(0), 0, ply=5, now=0.0)
    now = clocks.decided(PACE, now, 1, ply=9, now=0.0)
    now = clocks.taken_back(now, 7, ())
    assert clocks.decided(PACE, now, 0, ply=8, now=0.0) == now
    now = clocks.decided(PACE, now, 1, ply=9, now=0.0)
    assert clocks.decided(PACE, now, 0, ply=10, now=0.0)[0].left == DAY + 8 * HOUR
    sealed = clocks.taken_back(clocks.decided(PACE, now, 0, ply=10, now=0.0), 8, (1,))
    assert (sealed[1].turns, sealed[1].prepaid) == ([9], 0)  # the other's sealed answer stands
    assert (sealed[0].turns, sealed[0].prepaid) == ([5], 1)


def test_whoever_takes_back_freely_has_thought_until_then() -> None:
    played = clocks.follow(started(0), [1], 2.0 * HOUR)
    back = clocks.follow(played, [0], 5.0 * HOUR, "freely")
    assert [clock.left for clock in back] == [DAY - 5 * HOUR, DAY]
    agreed = clocks.follow(played, [0], 5.0 * HOUR, "agreed")
    assert [clock.left for clock in agreed] == [DAY - 2 * HOUR, DAY]
    assert clocks.follow(played, [0], 50.0 * DAY, "freely")[0].left == 0.0


def test_whoever_was_asked_by_what_is_taken_back_has_lost_no_time() -> None:
    back = clocks.follow(started(1), [0], 20.0 * HOUR, "agreed")
    assert back[1] == SeatClock(1, DAY, stopped=20.0 * HOUR)


def test_after_the_reserve_comes_the_grace_and_whoever_comes_back_has_the_time_of_a_turn() -> None:
    clock = started(0)[0]
    grace = clocks.out_of_time(PACE, clock, DAY)
    assert (grace.state, grace.due) == ("grace", DAY + 12 * HOUR)
    end = DAY + 12.0 * HOUR
    out = clocks.out_of_time(PACE, grace, end)
    assert (out.state, out.due, out.left) == ("out", end + clocks.AGAIN_SECONDS, 4 * HOUR)
    with_a_bot = clocks.follow([out, SeatClock(1, DAY)], [], end)
    assert with_a_bot[0] == SeatClock(0, 4 * HOUR, stopped=end)
    assert clocks.out_of_time(replace(PACE, when_out="claim"), grace, end).due is None


def test_a_bot_gains_no_time_for_its_person_and_its_turns_count_as_turns() -> None:
    first = clocks.decided(PACE, started(1), 1, ply=1, now=0.0)
    bot = clocks.decided(PACE, first, 0, ply=2, now=0.0, by_a_bot=True)
    assert bot[0].left == DAY
    assert clocks.decided(PACE, bot, 1, ply=3, now=0.0)[1].left == DAY + 8 * HOUR


# ---- at the table ----


@pytest.fixture
def faked(tmp_path: Path) -> FakedTime:
    return FakedTime(tmp_path)


def serving(database: str, faked: FakedTime, workers: int = 1) -> Server:
    server = Server(database, workers)
    server.environment = faked.environment
    return server


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, faked: FakedTime, tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite, and one with two workers on PostgreSQL."""
    if request.param == "sqlite":
        server = serving(f"sqlite:///{tmp_path / 'games.sqlite'}", faked)
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        server = serving(cluster.database(), faked, workers=2)
    with server:
        yield server


def duel(server: Server, **pace: Any) -> tuple[str, Browser, Browser]:
    """Two people at a table with clocks; the first is asked."""
    host, friend = Browser(server), Browser(server)
    wishes = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": BY_DAYS | pace}
    made = host.post("/api/tables", wishes)
    friend.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    return made["id"], host, friend


def clock_of(position: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = position["clock"]["seats"][position["players"][seat]["seat"]]
    return found


def asked(position: dict[str, Any]) -> int:
    return [player["seat"] for player in position["players"]].index(position["to_act"][0])


def state_is(seat: int, state: str) -> Any:
    return lambda now: clock_of(now, seat)["state"] == state


def test_a_pace_that_cannot_be_is_refused(server: Server) -> None:
    me, seats = Browser(server), [{"kind": "me"}, {"kind": "open"}]
    for wrong in ({"reserve": 4 * DAY}, {"reserve": 0}, {"cap": 10**9}, {"kind": "weeks"}, {"more": 1}):
        assert me.call("POST", "/api/tables", {"game": GAME, "seats": seats, "pace": BY_DAYS | wrong})[0] == 400
    three = {"game": "neptun", "seats": [{"kind": "me"}] * 3, "pace": BY_DAYS | {"when_out": "claim"}}
    assert me.call("POST", "/api/tables", three)[0] == 400


def test_time_runs_out_a_bot_sits_down_and_its_person_comes_back(house: Server, faked: FakedTime) -> None:
    table, host, friend = duel(house)
    with host.sit(table) as page:
        late = asked(page.until_position(lambda now: now["clock"]["seats"] and now["to_act"]))
        assert clock_of(page.position, late)["runs"]
        assert not clock_of(page.position, 1 - late)["runs"]
        faked.pass_by(DAY + 60)
        assert page.until_position(state_is(late, "grace"))["players"][late]["kind"] == "person"
        faked.pass_by(12 * HOUR)
        gone = page.until_position(lambda now: now["players"][late]["kind"] == "bot")
        assert gone["players"][late]["left"] == "time"
    with (host, friend)[late].sit(table) as page:
        page.until_position(lambda now: now["players"][late]["left"] == "time")
        page.send(type="come_back")
        back = page.until_position(lambda now: now["players"][late]["kind"] == "person")
        assert clock_of(back, late)["left"] == pytest.approx(4 * HOUR, abs=60)


def test_downtime_costs_nobody_time_and_what_was_used_before_stays_used(database: str, faked: FakedTime) -> None:
    server = serving(database, faked).start()
    table, host, _friend = duel(server)
    with host.sit(table) as page:
        late = asked(page.until_position())
    faked.pass_by(6 * HOUR)
    with host.sit(table) as page:
        assert clock_of(page.until_position(), late)["left"] == pytest.approx(18 * HOUR, abs=60)
    wait_for_a_sign_of_life(server, faked)
    server.stop()
    faked.pass_by(10 * DAY)
    with server, host.sit(table) as page:
        now = page.until_position()
        assert clock_of(now, late)["state"] == ""
        assert clock_of(now, late)["left"] == pytest.approx(18 * HOUR, abs=120)


def wait_for_a_sign_of_life(server: Server, faked: FakedTime) -> None:
    """The house must have noticed the time that has passed while it was open."""
    for _ in range(300):
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as connection:
            [beat] = connection.execute("SELECT beat FROM house").fetchone()
        if beat > time.time() + faked.ahead - 60:
            return
        time.sleep(0.1)
    raise AssertionError("no sign of life")


def test_time_in_which_the_database_did_not_answer_is_nobodys(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
    database.migrate()

    async def be_silent() -> list[float]:
        database.start()
        one, other = House(database), House(database)
        await one.open()
        await other.open()
        for house in (one, other):
            house.last_beat -= HOUR
        await database.write(
            lambda connection: none(connection.execute(update(HOUSE).values(beat=HOUSE.c.beat - HOUR)))
        )
        await one.beat()
        await other.beat()  # the same hour counts once
        await one.beat()
        return [one.away, other.away]

    assert run_apart(be_silent()) == pytest.approx([HOUR, HOUR], abs=60)
    database.close()


def none(_result: object) -> None:
    """What a job answers."""


def test_a_clock_that_runs_for_a_bot_is_stopped_and_nobody_is_sat_down_for_it(database: str, faked: FakedTime) -> None:
    server = serving(database, faked).start()
    me = Browser(server)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = me.post("/api/tables", {"game": GAME, "seats": seats, "pace": BY_DAYS | {"grace": 60}})["id"]
    server.stop()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as kept, kept:
        kept.execute("UPDATE clocks SET since = 1, due = 2 WHERE seat = 1")  # as a worker that died leaves it
    with server, me.sit(table) as page:
        now = page.until_position(lambda now: not clock_of(now, 1)["runs"])
        assert (clock_of(now, 1)["state"], now["players"][1]["left"]) == ("", "")


def test_a_bot_sits_down_though_the_worker_died_on_the_way(database: str, faked: FakedTime) -> None:
    server = serving(database, faked).start()
    table, host, _friend = duel(server)
    with host.sit(table) as page:
        late = asked(page.until_position())
    server.stop()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as kept, kept:
        kept.execute("UPDATE clocks SET since = 1, due = 2, state = 'out' WHERE seat = ?", (late,))
    with server, host.sit(table) as page:
        now = page.until_position(lambda now: now["players"][late]["kind"] == "bot")
        assert now["players"][late]["left"] == "time"


def test_a_table_whose_clocks_cannot_be_kept_does_not_keep_others_from_theirs(database: str, faked: FakedTime) -> None:
    server = serving(database, faked).start()
    bad, _one, _other = duel(server)
    good, host, _friend = duel(server)
    with host.sit(good) as page:
        late = asked(page.until_position())
    server.stop()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as kept, kept:
        kept.execute("UPDATE games SET secret = 'zz' WHERE id = ?", (bad,))
        kept.execute("UPDATE clocks SET since = 1, due = 1 WHERE game = ?", (bad,))
        kept.execute("UPDATE clocks SET since = 1, due = 2 WHERE game = ? AND seat = ?", (good, late))
    house = Database(database)

    async def look_twice() -> list[list[str]]:
        games = Games(house)
        return [await games.clocks.due(3.0), await games.clocks.due(3.0, {bad: 0.0})]

    assert run_apart(look_twice()) == [[bad, good], [good]]
    house.close()
    with server, host.sit(good) as page:
        page.until_position(lambda now: now["players"][late]["kind"] == "bot")


def test_workers_may_begin_at_the_same_moment(cluster: Cluster) -> None:
    address = cluster.database()
    databases = [Database(address) for _ in range(4)]
    databases[0].migrate()

    async def begin() -> list[float]:
        houses = [House(database) for database in databases]
        for database in databases:
            database.start()
        await asyncio.gather(*(house.open() for house in houses))
        return [house.away for house in houses]

    assert run_apart(begin()) == [0.0] * 4
    for database in databases:
        database.close()


def test_the_other_of_a_duel_claims_the_game_and_not_before_the_grace_is_over(database: str, faked: FakedTime) -> None:
    with serving(database, faked) as server:
        table, host, friend = duel(server, when_out="claim")
        with host.sit(table) as mine, friend.sit(table) as theirs:
            pages: list[Page] = [mine, theirs]
            late = asked(mine.until_position())
            theirs.until_position()
            other = pages[1 - late]
            other.send(type="claim")
            assert "nothing to claim" in other.until("error")["message"]
            faked.pass_by(DAY + 60)
            other.until_position(state_is(late, "grace"))
            other.send(type="claim")
            assert "nothing to claim" in other.until("error")["message"]
            faked.pass_by(12 * HOUR)
            other.until_position(state_is(late, "out"))
            other.send(type="claim")
            over = other.until_position(lambda now: now["over"])
            assert over["result"]["reason"] == "claimed"
            assert list(over["result"]["ranks"].values())[late] == 2
        assert host.get(f"/api/tables/{table}/verify")["ok"]


def test_a_pause_needs_both_and_stops_all_clocks_until_somebody_goes_on(database: str, faked: FakedTime) -> None:
    with serving(database, faked) as server:
        table, host, friend = duel(server)
        with host.sit(table) as mine, friend.sit(table) as theirs:
            late = asked(mine.until_position())
            mine.send(type="offer", kind="pause")
            offer = theirs.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]
            theirs.send(type="consent", offer=offer["id"], yes=True)
            paused = mine.until_position(lambda now: now["clock"]["paused"])
            assert not clock_of(paused, late)["runs"]
            faked.pass_by(30 * DAY)
            asked_page = (mine, theirs)[late]
            asked_page.now(lambda now: now["clock"]["paused"])
            asked_page.act("pass")
            assert "paused" in asked_page.until("error")["message"]
            theirs.send(type="resume")
            on = mine.until_position(lambda now: not now["clock"]["paused"] and clock_of(now, late)["runs"])
            assert clock_of(on, late)["left"] == pytest.approx(DAY, abs=60)


def test_whoever_gets_up_or_comes_anew_does_not_stop_the_own_clock(database: str, faked: FakedTime) -> None:
    with serving(database, faked) as server:
        table, host, friend = duel(server)
        with host.sit(table) as page:
            late = asked(page.until_position())
            label = page.position["players"][late]["seat"]
        (host, friend)[late].post(f"/api/tables/{table}/reopen", {"seat": label})
        faked.pass_by(HOUR)
        with Browser(server).sit(table) as page:
            now = page.until_position()
            assert now["players"][late]["kind"] == "open"
            assert clock_of(now, late)["runs"]
            assert clock_of(now, late)["left"] == pytest.approx(23 * HOUR, abs=60)


def test_a_table_without_a_pace_has_no_clocks_and_cannot_be_paused(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "bot", "bot")) as page:
        assert page.until_position()["clock"] is None
        page.send(type="offer", kind="pause")
        assert "no clocks" in page.until("error")["message"]


def test_the_time_until_something_is_taken_back_freely_is_that_of_whoever_takes_it_back(
    database: str, faked: FakedTime
) -> None:
    with serving(database, faked) as server:
        table, host, friend = duel(server)
        with host.sit(table) as mine, friend.sit(table) as theirs:
            rng = random.Random(1)
            pages: list[Page] = [mine, theirs]
            mine.until_position()
            while True:
                first = asked(mine.position)
                page = pages[first]
                page.my_turn()
                page.do(rng.choice(page.position["actions"])["action"])
                if asked(page.position) != first and page.position["undo"]["free"]:
                    break
                mine.now(lambda now, here=page: now["ply"] == here.position["ply"])
            had = [clock_of(page.position, seat)["left"] for seat in (0, 1)]
            faked.pass_by(3 * HOUR)
            page.send(type="undo")
            now = page.until_position(lambda now: asked(now) == first)
            lost = [had[seat] - clock_of(now, seat)["left"] for seat in (0, 1)]
            assert lost[first] == pytest.approx(3 * HOUR, abs=60)
            assert lost[1 - first] == pytest.approx(0, abs=60)
