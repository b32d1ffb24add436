"""Notices: they reach people by every channel, once, together, and not while they are at the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import select

from navarch.server.storage.database import Database
from navarch.server.storage.schema import CHANNELS, OUTBOX

from .club import GAME, MINUTE, PUBLIC, Club, channels, play_until_other
from .helpers import PATIENCE, Browser
from .postgres import Cluster
from .receivers import Received

HOUR, DAY = 3600, 24 * 3600


@pytest.fixture
def club(database: str, tmp_path: Path) -> Iterator[Club]:
    with Club(database, tmp_path) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def any_club(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> Iterator[Club]:
    """The same with SQLite, and with PostgreSQL and two workers."""
    if request.param == "sqlite":
        with Club(database, tmp_path) as running:
            yield running
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    with Club(cluster.database(), tmp_path, workers=2) as running:
        yield running


def lines(received: Received) -> list[str]:
    return [notice["text"] for notice in received.json()["notices"]]


# ---- by each channel ----


def test_whoever_is_asked_is_told_by_every_channel_and_once(any_club: Club) -> None:
    club = any_club
    table = club.table()
    club.ask_anna(table)
    club.take_all_channels(club.bert)
    club.ask_bert(table)
    club.time.pass_by(MINUTE)
    assert club.hook.next().json() == {
        "title": "Hands in the Sea: it is your turn",
        "notices": [{"text": "Hands in the Sea: it is your turn. With Anna.", "url": f"{PUBLIC}/g/{table}"}],
    }
    push = club.service.next()
    told = club.pushed.read(push)
    assert (told["title"], told["url"]) == ("Hands in the Sea: it is your turn", f"/g/{table}")
    assert Vapid02.verify(push.headers["authorization"])
    assert push.headers["authorization"].endswith(club.bert.get("/api/me/notices")["push_key"])
    letter = club.mailbox.next()
    assert letter.to == ["bert@example.net"]
    assert f"{PUBLIC}/g/{table}" in letter.text
    club.settle()
    club.time.pass_by(10 * MINUTE)
    for channel in channels(club.bert):
        assert club.bert.post("/api/me/notices/test", {"channel": channel["id"]})["arrived"]
    assert club.hook.next().json()["title"].startswith("This is a test")  # and nothing before it: no turn came twice
    assert club.pushed.read(club.service.next())["title"].startswith("This is a test")
    assert club.mailbox.next().letter["Subject"].startswith("This is a test")


def test_several_turns_are_told_in_one_notice(club: Club) -> None:
    tables = [club.table() for _ in range(3)]
    club.take_all_channels(club.bert)
    for table in tables:
        club.ask_bert(table)
    club.time.pass_by(MINUTE)
    told = club.hook.next().json()
    assert told["title"] == "Navarch: your turn at 3 tables"
    assert sorted(notice["url"] for notice in told["notices"]) == sorted(f"{PUBLIC}/g/{table}" for table in tables)
    assert club.mailbox.next().letter["Subject"] == told["title"]
    assert club.pushed.read(club.service.next())["url"] == "/"
    assert club.hook.is_empty()


def test_polish_people_are_told_in_polish(club: Club) -> None:
    club.bert.post("/api/me", {"name": "Bert", "language": "pl"})
    table = club.table()
    hook_of(club, club.bert)
    club.ask_bert(table)
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: twoja kolej. Przy stole: Anna."]


def hook_of(club: Club, browser: Browser, form: str = "json") -> str:
    """The webhook of somebody, which they have tried: nothing else comes before what a test waits for."""
    browser.post("/api/me/notices/hook", {"url": club.hook.url(), "format": form})
    (found,) = [one["id"] for one in channels(browser) if one["kind"] == "hook"]
    return str(found)


# ---- silence ----


def test_whoever_sees_the_table_is_told_by_it_and_by_nothing_else(any_club: Club) -> None:
    club = any_club
    table, other = club.table(), club.table()
    club.ask_anna(table)
    hook_of(club, club.bert)
    with club.bert.sit(table) as his, club.anna.sit(table) as hers:
        hers.my_turn()
        play_until_other(hers)
        his.my_turn()
        until(lambda: waiting(club) == 0)  # with two workers the one at which he looks has to see it
    club.ask_bert(other)
    club.time.pass_by(MINUTE)
    assert [notice["url"] for notice in club.hook.next().json()["notices"]] == [f"{PUBLIC}/g/{other}"]


def test_whoever_comes_to_the_table_within_the_minute_needs_no_notice(club: Club) -> None:
    table, other = club.table(), club.table()
    hook_of(club, club.bert)
    club.ask_bert(table)
    club.ask_bert(other)
    with club.bert.sit(table) as page:
        page.my_turn()
        until(lambda: waiting(club) == 1)
    club.time.pass_by(MINUTE)
    assert [notice["url"] for notice in club.hook.next().json()["notices"]] == [f"{PUBLIC}/g/{other}"]


def test_a_page_behind_other_windows_keeps_nobody_from_being_told(club: Club) -> None:
    table = club.table()
    club.ask_anna(table)
    hook_of(club, club.bert)
    with club.bert.sit(table) as his, club.anna.sit(table) as hers:
        his.send(type="looking", seen=False)
        his.send(type="why", action="nonsense")
        his.until("why")  # so the server has heard both
        hers.my_turn()
        play_until_other(hers)
        club.time.pass_by(MINUTE)
        assert lines(club.hook.next()) == ["Hands in the Sea: it is your turn. With Anna."]


def test_a_turn_that_was_taken_meanwhile_is_not_told(club: Club) -> None:
    table, other = club.table(), club.table()
    hook_of(club, club.bert)
    club.ask_bert(table)
    club.hook.status = 503  # nothing is taken, so it waits
    club.time.pass_by(MINUTE)
    club.hook.next()
    until(lambda: resting(club))
    with club.bert.sit(table) as page:
        page.my_turn()
        page.send(type="looking", seen=False)
        play_until_other(page)
    club.ask_bert(other)
    club.hook.status = 201
    club.time.pass_by(2 * MINUTE)
    assert [notice["url"] for notice in club.hook.next().json()["notices"]] == [f"{PUBLIC}/g/{other}"]


def test_a_turn_is_told_once_however_many_decisions_it_takes(club: Club) -> None:
    table = club.table()
    club.ask_anna(table)
    hook_of(club, club.anna)
    club.ask_bert(table)
    with club.bert.sit(table) as his:
        his.my_turn()
        play_until_other(his)
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: it is your turn. With Bert."]
    club.settle()
    with club.anna.sit(table) as hers:
        hers.my_turn()
        hers.send(type="looking", seen=False)
        assert play_until_other(hers) >= 1
    club.time.pass_by(MINUTE)
    sent = club.anna.post("/api/me/notices/test", {"channel": channels(club.anna)[0]["id"]})
    assert sent == {"arrived": True, "text": "It was sent and taken."}
    assert lines(club.hook.next())[0].startswith("This is a test")


# ---- what is told ----


def test_beginning_offers_and_the_end_are_told(club: Club) -> None:
    hook_of(club, club.bert)
    table = club.table()
    club.time.pass_by(MINUTE)
    assert any("has begun" in line for line in lines(club.hook.next()))
    until(lambda: waiting(club) == 0)
    with club.anna.sit(table) as page:
        page.until_position()
        page.send(type="offer", kind="draw")
        page.until_position(lambda now: now["undo"]["offer"] is not None)
        club.time.pass_by(MINUTE)
        assert lines(club.hook.next()) == ["Hands in the Sea: an offer waits for your answer. With Anna."]
        until(lambda: waiting(club) == 0)
        page.send(type="resign")
        page.until_position(lambda now: now["over"])
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: the game is over. With Anna."]


def test_time_that_is_short_and_out_and_a_bot_that_sits_down_are_told(any_club: Club) -> None:
    club = any_club
    pace = {"kind": "days", "reserve": 3 * DAY, "gain": 4 * HOUR, "cap": 3 * DAY, "grace": 12 * HOUR}
    table = club.table(pace={**pace, "when_out": "bot"})
    club.ask_anna(table)
    bert = hook_of(club, club.bert)
    club.bert.post("/api/me/notices/wants", {"channel": bert, "wants": ["time"]})
    club.ask_bert(table)
    club.time.pass_by(2 * DAY)
    club.bert.post("/api/me/notices/test", {"channel": bert})
    assert lines(club.hook.next())[0].startswith("This is a test")  # so far there is time enough
    club.time.pass_by(16 * HOUR)
    assert lines(club.hook.next()) == ["Hands in the Sea: your time is running short. With Anna."]
    club.settle()
    club.time.pass_by(9 * HOUR)
    until(lambda: waiting(club) == 1)
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: your time is out. With Anna."]
    until(lambda: waiting(club) == 0)
    club.time.pass_by(12 * HOUR)
    until(lambda: waiting(club) == 1)
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: a bot plays for you until you come back. With Anna."]


def test_whoever_may_claim_the_game_is_told(club: Club) -> None:
    pace = {"kind": "days", "reserve": DAY, "gain": 4 * HOUR, "cap": 3 * DAY, "grace": 12 * HOUR, "when_out": "claim"}
    table = club.table(pace=pace)
    club.ask_bert(table)
    anna = hook_of(club, club.anna)
    club.anna.post("/api/me/notices/wants", {"channel": anna, "wants": ["time"]})
    club.time.pass_by(2 * DAY)
    club.time.pass_by(2 * DAY)
    until(lambda: waiting(club) == 1)
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: the time of Bert is out. With Bert."]


def test_an_invitation_is_told_unless_it_was_taken_back_meanwhile(club: Club) -> None:
    club.table()  # so they know each other
    hook_of(club, club.bert)
    bert = club.bert.get("/api/me")["person"]
    tables = []
    for _ in range(2):
        wanted = {"game": GAME, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
        tables.append(club.anna.post("/api/tables", wanted)["id"])
        club.anna.post(f"/api/tables/{tables[-1]}/invite", {"seat": "carthage", "person": bert})
    club.anna.post(f"/api/tables/{tables[0]}/uninvite", {"seat": "carthage"})
    club.time.pass_by(MINUTE)
    told = club.hook.next().json()
    assert told == {
        "title": "Hands in the Sea: Anna invites you to a table",
        "notices": [
            {"text": "Hands in the Sea: Anna invites you to a table. With Anna.", "url": f"{PUBLIC}/g/{tables[1]}"}
        ],
    }


def test_the_name_of_somebody_who_is_blocked_reaches_nobody_by_a_notice(club: Club) -> None:
    table = club.table()
    club.ask_bert(table)
    hook_of(club, club.bert)
    club.bert.post("/api/shuns", {"person": club.anna.get("/api/me")["person"], "what": "block"})
    with club.anna.sit(table) as page:
        page.until_position()
        page.send(type="resign")
        page.until_position(lambda now: now["over"])
    club.time.pass_by(MINUTE)
    assert lines(club.hook.next()) == ["Hands in the Sea: the game is over."]


# ---- failing ----


def test_what_fails_is_tried_again_after_growing_pauses_and_then_switched_off_with_a_word(club: Club) -> None:
    bert = hook_of(club, club.bert)
    club.hook.status = 500
    club.ask_bert(club.table())
    club.time.pass_by(MINUTE)
    club.hook.next()
    for pause in (60.0, 300.0, 1_800.0, 7_200.0, 6.0 * HOUR, 24.0 * HOUR):
        until(lambda: resting(club))
        club.time.pass_by(pause - 10.0)
        assert club.hook.is_empty()
        club.time.pass_by(11.0)
        club.hook.next()
    until(lambda: channels(club.bert)[0]["off"] != "")
    assert channels(club.bert)[0]["off"] == "It was tried again and again for days, in vain."
    assert waiting(club) == 0
    club.hook.status = 200
    assert club.bert.post("/api/me/notices/test", {"channel": bert})["arrived"]
    assert channels(club.bert)[0]["off"] == ""


def test_a_browser_that_takes_no_pushes_any_more_is_switched_off_at_once(club: Club) -> None:
    club.bert.post("/api/me/notices/push", club.pushed.subscription())
    club.service.status = 410
    club.ask_bert(club.table())
    club.time.pass_by(MINUTE)
    until(lambda: channels(club.bert)[0]["off"] != "")
    assert channels(club.bert)[0]["off"] == "This browser does not take pushes any more."


def test_notices_and_the_key_of_the_server_survive_a_restart(any_club: Club) -> None:
    club = any_club
    table = club.table()
    club.ask_anna(table)
    club.take_all_channels(club.bert)
    key = club.bert.get("/api/me/notices")["push_key"]
    club.ask_bert(table)
    club.server.stop()
    club.time.pass_by(HOUR)
    club.server.start()
    assert lines(club.hook.next()) == ["Hands in the Sea: it is your turn. With Anna."]
    assert club.pushed.read(club.service.next())["url"] == f"/g/{table}"
    assert club.mailbox.next().to == ["bert@example.net"]
    assert club.bert.get("/api/me/notices")["push_key"] == key


def test_several_workers_deliver_each_notice_once(cluster: Cluster, tmp_path: Path) -> None:
    with Club(cluster.database(), tmp_path, workers=3) as club:
        hook_of(club, club.bert)
        people = [club.somebody(f"P{number}") for number in range(20)]
        for number, browser in enumerate(people):
            url = club.hook.url(f"/{number}")
            browser.post("/api/me/notices/hook", {"url": url, "format": "json"})
            table = browser.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
            secret = table["links"][0]["url"].partition("#seat=")[2]
            club.anna.post(f"/api/tables/{table['id']}/join", {"secret": secret, "name": "Anna"})
        club.time.pass_by(MINUTE)
        came = [club.hook.next().path for _ in people]
        until(lambda: waiting(club) == 0)
        assert sorted(came) == sorted(f"/{number}" for number in range(20))
        assert club.hook.is_empty()


def waiting(club: Club) -> int:
    """How many notices are in the outbox, those ahead of their time left out."""
    return len([kind for kind in _column(club, select(OUTBOX.c.kind)) if kind != "time-short"])


def resting(club: Club) -> bool:
    """Whether a channel rests after a failure that was written down."""
    failed = select(CHANNELS.c.failures).where(CHANNELS.c.not_before > 0)
    asked = club.hook.asked
    return _column(club, failed) == [asked]


def _column(club: Club, wanted: Any) -> list[Any]:
    opened = Database(club.database)
    try:
        with opened.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())
    finally:
        opened.engine.dispose()


def until(holds: Callable[[], bool]) -> None:
    """Wait until that holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
