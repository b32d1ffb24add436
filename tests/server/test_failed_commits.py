"""When a commit fails, nothing of it has happened: nobody is told of what is not in the database."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from navarch.server.storage.database import DatabaseFailed
from navarch.server.storage.upkeep import delete_tables
from navarch.server.storage.workers import Notice
from navarch.server.web.cookies import digest_of
from navarch.server.words.errors import Refused

from .helpers import Browser
from .here import PATIENCE, Here


@pytest.fixture
def here(database: str) -> Iterator[Here]:
    running = Here(database)
    yield running
    running.close()


async def refuse(*_: Any) -> None:
    raise DatabaseFailed("the disk is full")


def test_what_could_not_be_committed_is_told_to_nobody(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    me = Browser(here)
    table = me.table("me", "hotseat", "hotseat")
    with me.sit(table) as page:
        before = page.until("position")
        with monkeypatch.context() as patch:
            patch.setattr(here.worker.games, "append", refuse)
            page.send(type="act", ply=before["ply"], action=before["actions"][0]["action"])
            assert "could not be saved" in page.until("error")["message"]
        here.wait_for(here.room(table).keep_snapshot())
        assert here.wait_for(here.worker.games.snapshot(table)) is None
        with Browser(here).sit(table) as spectator:
            assert spectator.until("position")["ply"] == before["ply"]
        status, _, _ = me.call("GET", f"/api/tables/{table}/history?ply={before['ply'] + 1}")
        assert status == 404
        page.send(type="act", ply=before["ply"], action=before["actions"][0]["action"])
        assert page.until_position(lambda now: now["ply"] > before["ply"])


def test_an_action_stands_though_no_snapshot_of_it_could_be_kept(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    me = Browser(here)
    table = me.table("me", "hotseat", "hotseat")
    monkeypatch.setattr("navarch.server.tables.room.SNAPSHOT_EVERY", 1)
    monkeypatch.setattr(here.worker.games, "keep_snapshot", refuse)
    with me.sit(table) as page:
        before = page.until("position")
        page.send(type="act", ply=before["ply"], action=before["actions"][0]["action"])
        page.until_position(lambda now: now["ply"] > before["ply"])
        page.send(type="why", action="pass")
        assert page.until("why")["reasons"]  # and no error before it


def test_a_rule_that_fails_halfway_leaves_the_table_as_it_was(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    me = Browser(here)
    table = me.table("me", "hotseat", "hotseat")
    with me.sit(table) as page:
        before = page.until("position")
        match = here.room(table).match

        def fails(seat: int, actions: list[str]) -> None:
            match.submit(seat, actions[0])
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(match, "submit_all", fails)
            page.send(type="act", ply=before["ply"], action=before["actions"][0]["action"])
            assert "went wrong" in page.until("error")["message"]
        with Browser(here).sit(table) as spectator:
            assert spectator.until("position")["ply"] == before["ply"]
        page.send(type="act", ply=before["ply"], action=before["actions"][0]["action"])
        assert page.until_position(lambda now: now["ply"] > before["ply"])


def test_a_table_that_was_deleted_is_not_there_for_those_who_have_it_open(here: Here) -> None:
    me = Browser(here)
    table = me.table("me", "hotseat", "hotseat")
    with me.sit(table) as page:
        page.until("position")
        room = here.room(table)
        here.wait_for(asyncio.to_thread(delete_tables, here.worker.database, [table]))
        with pytest.raises(Refused, match="no-table"):
            here.wait_for(room.follow(Notice(table, "another worker", "table")))


def test_what_is_done_for_a_page_that_goes_meanwhile_is_done_to_the_end_and_told(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = Browser(here), Browser(here)
    made = me.post("/api/tables", {"game": "hamilcar", "seats": [{"kind": "me"}, {"kind": "open"}]})
    other.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    keep, kept, go_on = here.worker.games.set_offer, threading.Event(), threading.Event()

    async def slowly(*said: Any) -> None:
        await keep(*said)
        kept.set()
        await asyncio.to_thread(go_on.wait)

    async def send_away() -> None:
        for watcher in here.worker.rooms.all()[0].watchers:
            if watcher.browser == browser:
                watcher.sent_away()

    monkeypatch.setattr(here.worker.games, "set_offer", slowly)
    with other.sit(made["id"]) as theirs, me.sit(made["id"]) as mine:
        theirs.until("position")
        mine.until("position")
        browser = digest_of(me.cookie.partition("=")[2])
        mine.send(type="offer", kind="draw")
        assert kept.wait(PATIENCE)
        here.wait_for(send_away())
        with pytest.raises(ConnectionClosed):
            mine.until("nothing more")
        go_on.set()
        assert theirs.until_position(lambda now: now["undo"]["offer"])["undo"]["offer"]["kind"] == "draw"
