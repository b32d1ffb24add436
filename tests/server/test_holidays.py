"""Holidays: clocks by days stand still, for so many days a year, over restarts and at several workers."""

from __future__ import annotations

import time

import pytest

from navarch.server.people.holidays import DAY, YEAR, Holiday, days_used

from .faked import FakedTime
from .helpers import Browser, Server
from .test_clocks import BY_DAYS, HOUR, asked, clock_of, duel, faked, house, serving

__all__ = ["faked", "house"]


def away(who: Browser, faked: FakedTime, days: float, after: float = 0.0) -> dict[str, object]:
    now = time.time() + faked.ahead + after
    told: dict[str, object] = who.post("/api/me/holidays", {"start": now, "until": now + days * DAY})
    return told


def table_by_days(host: Browser) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    made: str = host.post("/api/tables", {"game": "hands-in-the-sea", "seats": seats, "pace": BY_DAYS})["id"]
    return made


def test_a_clock_by_days_stands_still_on_holiday_and_runs_on_after_it(house: Server, faked: FakedTime) -> None:
    table, host, friend = duel(house)
    with host.sit(table) as page:
        late = asked(page.until_position())
        away((host, friend)[late], faked, 10)
        gone = page.until_position(lambda now: clock_of(now, late)["holiday"] and not clock_of(now, late)["runs"])
        faked.pass_by(9 * DAY)
        left = clock_of(gone, late)["left"]
        faked.pass_by(DAY + HOUR)
        back = page.until_position(lambda now: clock_of(now, late)["runs"] and not clock_of(now, late)["holiday"])
        assert clock_of(back, late)["left"] == pytest.approx(left, abs=60)


def test_whoever_is_on_holiday_may_play_and_the_others_clock_runs(house: Server, faked: FakedTime) -> None:
    table, host, friend = duel(house)
    with host.sit(table) as mine, friend.sit(table) as theirs:
        late = asked(mine.until_position())
        away((host, friend)[late], faked, 3)
        page = (mine, theirs)[late]
        page.until_position(lambda now: clock_of(now, late)["holiday"] and now["actions"])
        while asked(page.position) == late:
            page.do(page.position["actions"][0]["action"])
        assert clock_of(page.position, 1 - late)["runs"]


def test_a_holiday_that_ended_while_the_server_was_down_is_over(database: str, faked: FakedTime) -> None:
    server = serving(database, faked).start()
    table, host, friend = duel(server)
    with host.sit(table) as page:
        late = asked(page.until_position())
        away((host, friend)[late], faked, 2)
        page.until_position(lambda now: clock_of(now, late)["holiday"])
    server.stop()
    faked.pass_by(3 * DAY)
    with server, host.sit(table) as page:
        page.until_position(lambda now: clock_of(now, late)["runs"])


def test_a_holiday_to_come_begins_by_itself_and_can_be_given_up_or_ended(database: str, faked: FakedTime) -> None:
    with serving(database, faked) as server:
        table, host, friend = duel(server)
        with host.sit(table) as page:
            late = asked(page.until_position())
            who = (host, friend)[late]
            away(who, faked, 2, after=HOUR)
            away(who, faked, 2, after=20 * DAY)
            faked.pass_by(HOUR + 60)
            page.until_position(lambda now: clock_of(now, late)["holiday"])
            for one in who.get("/api/me/holidays")["holidays"]:
                who.post("/api/me/holidays/end", {"start": one["start"]})
            page.until_position(lambda now: clock_of(now, late)["runs"])
            told = who.get("/api/me/holidays")
            assert (told["holidays"], told["days_left"]) == ([], 29)


def test_live_clocks_know_no_holidays(database: str, faked: FakedTime) -> None:
    live = {"kind": "live", "reserve": 600, "gain": 10, "cap": 900, "grace": 60}
    with serving(database, faked) as server:
        table, host, friend = duel(server, **live)
        away(host, faked, 3)
        away(friend, faked, 3)
        slow = table_by_days(host)
        with host.sit(slow) as page:  # by then it is known who is on holiday
            page.until_position(lambda now: clock_of(now, 0)["holiday"])
        with host.sit(table) as page:
            now = page.until_position()
            assert clock_of(now, asked(now))["runs"]
            assert not clock_of(now, asked(now))["holiday"]


def test_holidays_are_thirty_days_within_a_year_and_one_counts_a_day_at_least(server: Server) -> None:
    who = Browser(server)
    who.post("/api/me", {"name": "Hanno", "language": "en"})
    now = time.time()

    def wish(start: float, until: float) -> int:
        return who.call("POST", "/api/me/holidays", {"start": start, "until": until})[0]

    assert wish(now, now + 31 * DAY) == 409
    assert wish(now, now) == 409
    assert wish(now - DAY, now + DAY) == 409
    assert wish(now + 2 * YEAR, now + 2 * YEAR + DAY) == 409
    assert wish(now + 10 * DAY, now + 30 * DAY) == 201
    assert wish(now + 29 * DAY, now + 31 * DAY) == 409  # it lies over the other
    assert wish(now, now + 5 * DAY) == 201
    assert wish(now + 40 * DAY, now + 46 * DAY) == 409
    for hour in range(5):
        assert wish(now + (60 + hour) * DAY, now + (60 + hour) * DAY + HOUR) == 201
    assert wish(now + 70 * DAY, now + 70 * DAY + HOUR) == 409
    assert who.get("/api/me/holidays")["days_left"] == 0
    assert Browser(server).call("POST", "/api/me/holidays", {"start": now, "until": now + DAY})[0] == 403
    assert who.call("POST", "/api/me/holidays", {"start": -1, "until": 1e300})[0] == 400


def test_what_was_a_year_ago_does_not_count() -> None:
    old, new = Holiday(0.0, 20 * DAY), Holiday(YEAR + 30 * DAY, YEAR + 40 * DAY)
    assert days_used([old, new], new.until) == 10
    assert days_used([new, Holiday(YEAR, YEAR + HOUR)], new.until) == 11
