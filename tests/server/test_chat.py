"""The chat of a table, however much was said."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from .helpers import Browser, Page, Server
from .postgres import Cluster

ROOMS = ("players", "spectators")


def read_all(page: Page) -> list[dict[str, Any]]:
    """Everything that was said, pulled page by page."""
    said = page.until("chat")
    remarks: list[dict[str, Any]] = said["remarks"]
    while said["earlier"]:
        page.send(type="remarks", before=remarks[0]["n"])
        said = page.until("chat")
        remarks = [*said["remarks"], *remarks]
    return remarks


@pytest.mark.parametrize("room", ROOMS)
def test_ten_thousand_lines_of_chat_lock_nobody_out(tmp_path: Path, room: str) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        me = Browser(server)
        table = me.table("me", "hotseat", "hotseat")
        rows = [
            (table, number, ROOMS[number % 2], -1, "", f"line {number}", 0.0, "", False) for number in range(20_000)
        ]
        with sqlite3.connect(file) as database:
            database.executemany("INSERT INTO chats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        database.close()
        for _ in range(2):
            with (me if room == "players" else Browser(server)).sit(table) as page:
                assert page.until("position")["ply"] >= 0
        with (me if room == "players" else Browser(server)).sit(table) as page:
            remarks = read_all(page)
            assert [remark["text"] for remark in remarks] == [f"line {n}" for n in range(ROOMS.index(room), 20_000, 2)]
            page.send(type="chat", room=room, text="and one more")
            assert [remark["n"] for remark in page.until("chat")["remarks"]] == [20_000]


@pytest.mark.parametrize("room", ROOMS)
def test_a_table_at_which_much_was_said_can_be_come_back_to(server: Server, room: str) -> None:
    me = Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    who = me if room == "players" else Browser(server)
    with who.sit(table) as page:
        for number in range(70):
            page.send(type="chat", room=room, text=f"line {number}")
            page.until("chat")
    with who.sit(table) as page:
        said = page.until("chat")
        assert [remark["text"] for remark in said["remarks"]] == [f"line {number}" for number in range(70)]
        assert said["earlier"] is False
        assert page.until("position")


def test_what_was_said_at_another_worker_is_told_once_and_in_order(cluster: Cluster) -> None:
    url = cluster.database()
    with Server(url) as one, Server(url) as two:
        host = Browser(one)
        table = host.table("me", "hotseat", "hotseat")
        guests = [Browser(one), Browser(two)]
        with guests[0].sit(table) as here, guests[1].sit(table) as there:
            for number in range(90):
                (here, there)[number % 2].send(type="chat", room="spectators", text=str(number))
            for page in (here, there):
                heard: list[dict[str, Any]] = []
                while len(heard) < 90:
                    heard += page.until("chat")["remarks"]
                assert [remark["n"] for remark in heard] == list(range(90))
                assert {remark["text"] for remark in heard} == set(map(str, range(90)))


def test_nothing_is_said_by_what_cannot_be_read(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        page.until("position")
        page.send(type="chat", room="players", text="\n\t \u0007")
        assert "does not understand" in page.until("error")["message"]
