"""Deleting oneself: nothing is left, whatever the number and the state of the tables, and whoever else plays on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from .helpers import Browser, Server
from .postgres import Cluster
from .test_logins import somebody, tables_of
from .test_lots import Player, begun, gathering, tell


def forget(browser: Browser) -> None:
    assert browser.post("/api/me/delete", {"sure": True})["known"] is False


def table_with(ada: Browser, bob: Browser) -> str:
    """A table at which both sit; whose seat is whose: red Ada's, green Bob's."""
    made = ada.post("/api/tables", {"game": "neptun", "seats": [{"kind": kind} for kind in ("me", "open", "bot")]})
    bob.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    return str(made["id"])


def kinds(browser: Browser, table: str) -> list[str]:
    return [seat["kind"] for seat in browser.get(f"/api/tables/{table}")["seats"]]


def copy_table(file: Path, table: str, times: int) -> None:
    """The same table so many times more, under other names."""
    with closing(sqlite3.connect(file)) as database, database:
        for part, key in (("games", "id"), ("seats", "game"), ("holders", "game")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({part})")]
            named = ", ".join(f'"{column}"' for column in columns)
            taken = ", ".join("?1 || 'x' || ?2" if column == key else f'"{column}"' for column in columns)
            for number in range(times):
                statement = f"INSERT INTO {part} ({named}) SELECT {taken} FROM {part} WHERE {key} = ?1"
                database.execute(statement, (table, number))


def test_more_than_a_hundred_tables_are_all_found(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        ada, bob = somebody(server), somebody(server, "Bob")
        shared = table_with(ada, bob)
        alone = ada.table("me", "bot", "bot")
        copy_table(file, alone, 130)
        with closing(sqlite3.connect(file)) as database, database:  # the one with Bob is the oldest of them
            database.execute("UPDATE games SET updated = 1 WHERE id = ?", [shared])
        forget(ada)
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT count(*) FROM games").fetchone() == (1,)
        assert kinds(bob, shared) == ["open", "person", "bot"]


def test_a_damaged_table_keeps_nobody_here(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        ada, bob = somebody(server, "Ada of Carthage"), somebody(server, "Bob")
        tables = [table_with(ada, bob), ada.table("me", "bot", "bot")]
        with closing(sqlite3.connect(file)) as database, database:
            database.executemany("UPDATE games SET options = '{' WHERE id = ?", [[table] for table in tables])
        server.stop()
        server.start()
        forget(ada)
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT id FROM games").fetchall() == [(tables[0],)]
            assert database.execute("SELECT count(*) FROM holders").fetchone() == (1,)


def test_other_workers_hear_at_once_that_somebody_and_their_tables_are_gone(cluster: Cluster) -> None:
    address = cluster.database()
    with Server(address) as one, Server(address) as other:
        ada = somebody(one)
        alone = ada.table("me", "bot", "bot")
        there = Browser(other)
        there.cookie = ada.cookie
        assert there.get("/api/me")["known"]
        with there.sit(alone) as page:
            page.until("position")
            forget(ada)
            with pytest.raises(ConnectionClosed):
                page.until("nothing more")
        assert there.call("GET", f"/api/tables/{alone}")[0] == 404
        assert there.get("/api/me")["known"] is False


def test_who_is_deleted_while_a_worker_still_remembers_them_is_nobody(cluster: Cluster) -> None:
    address = cluster.database()
    with Server(address) as server:
        ada = somebody(server)
        assert ada.get("/api/me")["known"]
        with psycopg.connect(address) as connection:  # another worker, whose word has not come yet
            connection.execute("DELETE FROM browsers")
            connection.execute("DELETE FROM people")
        assert ada.get("/api/me")["known"] is False
        assert ada.call("GET", "/api/me/export")[0] == 403
        assert ada.call("POST", "/api/me/passkeys/options", {})[0] == 403


def test_a_seat_opens_once_the_game_has_begun_where_lots_were_told_already(server: Server) -> None:
    host, guest = Player(server), Player(server)
    made = host.set_table("me", "open", "bot")
    table = made["id"]
    guest.take(table, made["links"][0], "Bea")
    with host.sit(table) as page, guest.sit(table) as other:
        page.until_position(gathering)
        tell(page, host)
        other.until_position(lambda now: any(lot["told"] for lot in now["gathering"]["lots"]))
        forget(host)
        tell(other, guest)
        other.until_position(begun)
        while [player["kind"] for player in other.position["players"]] != ["open", "person", "bot"]:
            other.until("position")
    assert tables_of(guest) == [table]


def test_a_table_that_can_never_begin_without_somebodys_lot_goes_with_them(server: Server) -> None:
    host, guest = Player(server), Player(server)
    made = host.set_table("me", "open", "bot")
    table = made["id"]
    guest.take(table, made["links"][0], "Bea")
    with host.sit(table) as page:
        page.until_position(gathering)
        tell(page, host)
        page.until_position(lambda now: any(lot["told"] for lot in now["gathering"]["lots"]))
    forget(guest)
    assert host.call("GET", f"/api/tables/{table}")[0] == 404
