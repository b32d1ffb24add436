"""Names that no table can have, and rows that are damaged: one table's trouble, told in words."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .helpers import Browser, Server
from .postgres import Cluster

NO_NAMES = ("%00", "a%00b", "%ff", "%F0%9F%8F%9B", "x" * 33, "'%20OR%201=1", "mine%00")

DAMAGE = {
    "options": "UPDATE games SET options = '{' WHERE id = ?",
    "game": "UPDATE games SET game = 'go' WHERE id = ?",
    "secret": "UPDATE games SET secret = 'zz' WHERE id = ?",
    "players": "UPDATE games SET players = 'many' WHERE id = ?",
    "result": "UPDATE games SET result = '[1' WHERE id = ?",
    "to_act": "UPDATE games SET to_act = 'x', ply = 'y' WHERE id = ?",
    "seats": "UPDATE seats SET seat = seat + 7 WHERE game = ?",
    "actions": "UPDATE actions SET text = 'sail nowhere' WHERE game = ? AND ply = 3",
    "actors": "UPDATE actions SET actor = 99 WHERE game = ? AND ply = 3",
}


def refuse_all(server: Server) -> None:
    me = Browser(server)
    for name in NO_NAMES:
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/history?ply=0", None),
            ("GET", "/record", None),
            ("GET", "/verify", None),
            ("POST", "/join", {"secret": "x"}),
            ("POST", "/reopen", {"seat": "red"}),
            ("POST", "/fork", {"ply": 0}),
        ):
            status, _, answer = me.call(method, f"/api/tables/{name}{path}", body)
            assert status == 404, (name, path, answer)
            assert answer["message"]
        with me.sit(name) as page:
            page.until("error")
            with pytest.raises(ConnectionClosed) as closed:
                page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert me.call("GET", "/api/games/%00")[0] == 404


def test_what_is_no_name_of_a_table_is_not_found_on_sqlite(server: Server) -> None:
    refuse_all(server)


def test_what_is_no_name_of_a_table_is_not_found_on_postgresql(cluster: Cluster) -> None:
    with Server(cluster.database()) as server:
        refuse_all(server)


def test_a_damaged_row_is_one_tables_trouble_and_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        me = Browser(server)
        tables = {part: me.table("me", "bot", "bot") for part in DAMAGE}
        whole = me.table("me", "bot", "bot")
    with closing(sqlite3.connect(file)) as database:
        for part, change in DAMAGE.items():
            database.execute("PRAGMA foreign_keys = OFF")
            assert database.execute(change, (tables[part],)).rowcount > 0
        database.commit()
    with Server(f"sqlite:///{file}", port=server.port) as again:
        me.server = again
        for part in set(DAMAGE) - {"to_act"}:
            for path in ("", "/history?ply=0"):
                status, _, answer = me.call("GET", f"/api/tables/{tables[part]}{path}?lang=en")
                assert (status, "damaged" in answer["message"]) == (409, True), (part, answer)
            with me.sit(tables[part]) as page:
                assert "damaged" in page.until("error")["message"]
        listed = {entry["id"] for entry in me.get("/api/tables/mine")}
        assert {whole, tables["actions"]} <= listed
        with me.sit(whole) as page:
            page.play(random.Random(1), 3)


def test_a_damaged_row_is_left_out_of_the_lobby_and_told_in_the_export(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    damage = {
        **DAMAGE,
        "lots": "UPDATE games SET lots = '[1]' WHERE id = ?",
        "pace": "UPDATE games SET pace = '{}' WHERE id = ?",
        "correction": "UPDATE games SET correction = '1' WHERE id = ?",
    }
    with Server(f"sqlite:///{file}") as server:
        me = Browser(server)
        people = {part: Browser(server) for part in (*damage, "whole")}
        seats = [{"kind": kind} for kind in ("open", "me", "bot")]
        tables = {}
        for part, host in people.items():
            tables[part] = host.post("/api/tables", {"game": "neptun", "seats": seats, "public": True})["id"]
            me.post(f"/api/tables/{tables[part]}/take", {"seat": "red", "name": "Ada"})
        for host in people.values():
            host.post("/api/tables", {"game": "neptun", "seats": seats, "public": True})
    with closing(sqlite3.connect(file)) as database, database:
        for part, change in damage.items():
            assert database.execute(change, (tables[part],)).rowcount > 0
            database.execute("UPDATE seats SET kind = 'open' WHERE game = ? AND seat = 0", (tables[part],))
        database.execute("UPDATE seats SET kind = 'open' WHERE game = ? AND seat = 0", (tables["whole"],))
    with Server(f"sqlite:///{file}", port=server.port) as again:
        me.server = again
        listed = {table["id"] for table in me.get("/api/lobby")}
        assert tables["whole"] in listed
        assert tables["options"] not in listed
        told = {table["table"]: table for table in me.get("/api/me/export")["tables"]}
        assert sorted(told) == sorted(tables.values())
        assert not told[tables["whole"]].get("damaged")
        assert {part for part in damage if told[tables[part]].get("damaged")} >= {"options", "lots", "pace", "game"}
        assert tables["whole"] in {table["id"] for table in me.get("/api/tables/mine")}
