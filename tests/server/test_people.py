"""People: who somebody is, whatever browser they come by."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import alembic.command
import alembic.config
import pytest
from sqlalchemy import select

from navarch.server.storage.database import Database
from navarch.server.storage.schema import BROWSERS, HOLDERS, PEOPLE

from .helpers import Browser, Server


def digest(browser: Browser) -> str:
    return hashlib.sha256(browser.cookie.partition("=")[2].encode()).hexdigest()


def test_every_browser_of_before_becomes_the_person_of_the_same_id(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'games.sqlite'}")
    config = alembic.config.Config()
    config.set_main_option("script_location", str(files("navarch.server.storage") / "migrations"))
    with database.engine.connect() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0007")
        connection.commit()
    with database.engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO games VALUES ('table', 'neptun', '1', 'c', 2, '{}', 'null', 'ab', 'host', 0, 0, false, 1, 0, "
            "'null', 'null', null, null)"
        )
        connection.exec_driver_sql("INSERT INTO holders VALUES ('table', 0, 'guest'), ('table', 1, 'host')")
    database.migrate()
    with database.engine.connect() as connection:
        assert set(connection.execute(select(PEOPLE.c.id)).scalars()) == {"guest", "host"}
        assert {tuple(row) for row in connection.execute(select(BROWSERS.c.browser, BROWSERS.c.person))} == {
            ("guest", "guest"),
            ("host", "host"),
        }
        assert {tuple(row) for row in connection.execute(select(HOLDERS.c.seat, HOLDERS.c.person))} == {
            (0, "guest"),
            (1, "host"),
        }
    database.engine.dispose()


def test_somebody_who_comes_by_another_browser_holds_the_same_seats(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        desktop, phone = Browser(server), Browser(server)
        table = desktop.table("me", "open", "bot")
        phone.cookie = "navarch=" + "p" * 32
        assert phone.get("/api/tables/mine?lang=en") == []
        with closing(sqlite3.connect(file)) as database, database:
            (person,) = database.execute("SELECT person FROM browsers WHERE browser = ?", [digest(desktop)]).fetchone()
            database.execute("INSERT INTO browsers VALUES (?, ?)", [digest(phone), person])
        server.stop()
        server.start()  # it looks again
        assert [one["id"] for one in phone.get("/api/tables/mine?lang=en")] == [table]
        assert phone.get(f"/api/tables/{table}")["host"]
        with phone.sit(table) as page:
            assert page.until("position")["seats_mine"] == ["red"]


@pytest.mark.parametrize("cookie", ["x" * 32, "short", "x" * 500])
def test_a_cookie_that_nobody_is_known_by_is_replaced_when_somebody_sits_down(server: Server, cookie: str) -> None:
    made_up = Browser(server)
    made_up.cookie = f"navarch={cookie}"
    made_up.table("me", "bot", "bot")
    assert made_up.cookie != f"navarch={cookie}"
    assert len(made_up.get("/api/tables/mine?lang=en")) == 1


def test_a_link_that_opens_nothing_makes_nobody(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        table = Browser(server).table("me", "open", "bot")
        status, headers, _ = Browser(server).call("POST", f"/api/tables/{table}/join", {"secret": "x" * 32})
        assert (status, "set-cookie" in headers) == (403, False)
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT count(*) FROM people").fetchone() == (1,)


def test_whoever_sits_down_without_a_word_is_called_as_they_are_known(server: Server) -> None:
    host, guest = Browser(server), Browser(server)
    for browser, name in ((host, "Ada"), (guest, "Bert")):
        browser.post("/api/me", {"name": name, "language": "en"})
    made = host.post("/api/tables", {"game": "hands-in-the-sea", "seats": [{"kind": "me"}, {"kind": "open"}]})
    guest.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    seats = host.get(f"/api/tables/{made['id']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bert"]
