"""Coming in at another device, by a link or a phrase; taking along and deleting what is kept."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from navarch.server.settings import Limits

from .faked import FakedTime
from .helpers import Browser, Server
from .postgres import Cluster

MINUTE = 60.0


def link_of(browser: Browser) -> str:
    made = browser.post("/api/me/link", {})
    return str(made["url"]).partition("#login=")[2]


def come_in(browser: Browser, **key: str) -> int:
    return browser.call("POST", "/api/login", key)[0]


def tables_of(browser: Browser) -> list[str]:
    return [table["id"] for table in browser.get("/api/tables/mine?lang=en")]


def somebody(server: Server, name: str = "Ada") -> Browser:
    browser = Browser(server)
    browser.post("/api/me", {"name": name, "language": "pl"})
    return browser


def test_a_visitor_is_nobody_until_they_say_their_name(server: Server) -> None:
    visitor = Browser(server)
    assert visitor.get("/api/me")["known"] is False
    told = visitor.post("/api/me", {"name": "Ada", "language": "pl"})
    assert (told["known"], told["name"], told["language"], told["browsers"]) == (True, "Ada", "pl", 1)
    for path in ("link", "phrase"):
        assert Browser(server).call("POST", f"/api/me/{path}", {})[0] == 403


def test_by_a_link_somebody_holds_the_same_seats_at_another_device(server: Server) -> None:
    desktop, phone = somebody(server), Browser(server)
    table = desktop.table("me", "open", "bot")
    assert come_in(phone, link=link_of(desktop)) == 200
    assert tables_of(phone) == [table]
    assert phone.get("/api/me")["browsers"] == 2
    with desktop.sit(table) as at_the_desk, phone.sit(table) as at_hand:
        assert at_the_desk.until("position")["seat"] == at_hand.until("position")["seat"] == "red"


def test_a_link_opens_once_and_a_stolen_one_opens_nothing(server: Server) -> None:
    desktop, phone, thief = somebody(server), Browser(server), Browser(server)
    link = link_of(desktop)
    assert come_in(phone, link=link) == 200
    assert come_in(thief, link=link) == 403
    assert thief.cookie == ""
    assert come_in(thief, link="x" * 32) == 403
    assert come_in(thief, phrase=link) == 403


def test_a_link_opens_for_a_quarter_of_an_hour(tmp_path: Path) -> None:
    time = FakedTime(tmp_path)
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}")
    server.environment = time.environment
    with server:
        desktop = somebody(server)
        early, late = link_of(desktop), link_of(desktop)
        time.pass_by(14 * MINUTE)
        assert come_in(Browser(server), link=early) == 200
        time.pass_by(2 * MINUTE)
        assert come_in(Browser(server), link=late) == 403


def test_a_phrase_opens_until_there_is_another_however_it_is_typed(server: Server) -> None:
    desktop, phone = somebody(server), Browser(server)
    first = str(desktop.post("/api/me/phrase", {})["phrase"])
    assert len(first.split()) == 8
    assert desktop.get("/api/me")["phrase"] is True
    assert come_in(phone, phrase=f"  {first.upper().replace(' ', ', ')}. ") == 200
    assert come_in(Browser(server), phrase=first) == 200
    second = desktop.post("/api/me/phrase", {})["phrase"]
    assert come_in(Browser(server), phrase=first) == 403
    assert come_in(Browser(server), phrase=second) == 200


def test_nothing_that_opens_is_kept_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        desktop = somebody(server)
        link, phrase = link_of(desktop), str(desktop.post("/api/me/phrase", {})["phrase"])
        with closing(sqlite3.connect(file)) as database:
            kept = "\n".join(database.iterdump())
    assert "logins" in kept
    for secret in (link, phrase, phrase.replace(" ", ""), desktop.cookie.partition("=")[2]):
        assert secret not in kept


def test_seats_taken_at_a_device_before_coming_in_come_along(server: Server) -> None:
    desktop, phone = somebody(server), Browser(server)
    mine, theirs = desktop.table("me", "open", "bot"), phone.table("me", "open", "bot")
    with phone.sit(theirs) as before:
        assert before.until("position")["seat"] == "red"
        assert come_in(phone, link=link_of(desktop)) == 200
    assert sorted(tables_of(phone)) == sorted(tables_of(desktop)) == sorted([mine, theirs])
    assert desktop.get(f"/api/tables/{theirs}")["host"]
    with desktop.sit(theirs) as page:
        assert page.until("position")["seat"] == "red"


def test_tables_that_somebody_has_set_for_others_come_along_too(server: Server) -> None:
    desktop, phone = somebody(server), Browser(server)
    table = phone.table("open", "open", "bot")
    assert phone.get(f"/api/tables/{table}")["host"]
    assert come_in(phone, link=link_of(desktop)) == 200
    assert desktop.get(f"/api/tables/{table}")["host"]
    assert len(desktop.get(f"/api/tables/{table}")["links"]) == 2


def test_two_browsers_that_held_one_seat_of_a_team_are_one_person_after_coming_in(server: Server) -> None:
    desktop, phone = somebody(server), Browser(server)
    seats = [{"kind": kind} for kind in ("me", "bot", "bot")]
    table = desktop.post("/api/tables", {"game": "neptun", "seats": seats, "teams": True})["id"]
    (link,) = desktop.get(f"/api/tables/{table}")["links"]
    phone.post(f"/api/tables/{table}/join", {"secret": link["url"].partition("#seat=")[2]})
    assert come_in(phone, link=link_of(desktop)) == 200
    assert tables_of(phone) == tables_of(desktop) == [table]


def test_somebody_with_a_phrase_of_their_own_stays_who_they_are(server: Server) -> None:
    ada, bob = somebody(server), somebody(server, "Bob")
    phrase = bob.post("/api/me/phrase", {})["phrase"]
    table = bob.table("me", "open", "bot")
    assert come_in(bob, link=link_of(ada)) == 200
    assert tables_of(bob) == []
    assert come_in(bob, phrase=phrase) == 200
    assert tables_of(bob) == [table]


def test_signing_out_other_browsers_ends_their_pages_and_this_one_stays(server: Server) -> None:
    desktop, phone = somebody(server), Browser(server)
    table = desktop.table("me", "open", "bot")
    assert come_in(phone, link=link_of(desktop)) == 200
    made_there = link_of(phone)
    with phone.sit(table) as page:
        page.until("position")
        assert desktop.post("/api/me/signout", {"others": True})["browsers"] == 1
        with pytest.raises(ConnectionClosed):
            page.until("nothing more")
    assert tables_of(phone) == []
    assert come_in(phone, link=made_there) == 403
    assert tables_of(desktop) == [table]
    cookie = desktop.cookie
    assert desktop.post("/api/me/signout", {"others": False})["known"] is False
    desktop.cookie = cookie
    assert tables_of(desktop) == []


def test_keys_cannot_be_tried_in_great_number(database: str) -> None:
    with Server(database, limits=Limits()) as server:
        statuses = [come_in(Browser(server), phrase=f"babab {number}") for number in range(45)]
    assert statuses[0] == 403
    assert statuses[-1] == 429


def export_of(browser: Browser) -> Any:
    return browser.get("/api/me/export")


def test_everything_can_be_taken_along_and_deleted(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        ada, bob = somebody(server, "Ada of Carthage"), Browser(server)
        alone = ada.table("me", "bot", "bot")
        made = ada.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("me", "open", "bot")]})
        bob.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
        with ada.sit(made["id"]) as page:
            page.until("position")
            page.send(type="chat", room="players", text="hail to the sea")
            page.until("chat")
        told = export_of(ada)
        assert told["person"]["name"] == "Ada of Carthage"
        assert sorted(table["table"] for table in told["tables"]) == sorted([alone, made["id"]])
        assert [r["text"] for table in told["tables"] for r in table["remarks"]] == ["hail to the sea"]
        assert ada.call("POST", "/api/me/delete", {"sure": False})[0] == 400
        link = link_of(ada)
        with bob.sit(made["id"]) as page:
            ada.post("/api/me/delete", {"sure": True})
            while [player["kind"] for player in page.until("position")["players"]] != ["open", "person", "bot"]:
                pass
        assert come_in(Browser(server), link=link) == 403
        assert bob.call("GET", f"/api/tables/{alone}")[0] == 404
        with closing(sqlite3.connect(file)) as database:
            kept = "\n".join(line for line in database.iterdump() if '"actions"' not in line)
    assert "Ada of Carthage" not in kept
    assert "hail to the sea" not in kept


def test_a_link_opens_once_where_two_come_at_the_same_moment_at_two_servers(cluster: Cluster) -> None:
    address = cluster.database()
    with Server(address) as one, Server(address) as other, ThreadPoolExecutor(8) as pool:
        desktop = somebody(one)
        table = desktop.table("me", "open", "bot")
        for _ in range(5):
            link = link_of(desktop)
            visitors = [Browser(server) for server in (one, other) * 4]
            statuses = list(pool.map(lambda visitor, link=link: come_in(visitor, link=link), visitors))
            assert sorted(statuses) == [200] + [403] * 7
            (inside,) = [visitor for visitor in visitors if visitor.cookie]
            assert tables_of(inside) == [table]
