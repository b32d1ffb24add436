"""Logs: whatever happens, no secret stands in them."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from navarch.cli import main

from .helpers import Browser, Server

KEY = "a key of more than thirty-two characters"
SAID = "this was said in private"


def secret_in(link: dict[str, Any]) -> str:
    return str(link["url"].partition("#seat=")[2])


def whole_session(server: Server, file: Path) -> set[str]:
    """All that can be done at tables, good and bad; the secrets that came up."""
    host, friend, stranger = Browser(server), Browser(server), Browser(server)
    kinds = [{"kind": "me", "name": "Hostess"}, {"kind": "open"}, {"kind": "bot"}]
    made = host.post("/api/tables", {"game": "neptun", "seats": kinds})
    table, secrets = made["id"], {secret_in(made["links"][0])}
    assert stranger.call("POST", f"/api/tables/{table}/join", {"secret": "x" * 32})[0] == 403
    assert stranger.call("POST", f"/api/tables/{table}/join", b'{"secret": "' + b"y" * 32)[0] == 400
    friend.post(f"/api/tables/{table}/join", {"secret": secret_in(made["links"][0]), "name": "Friend"})
    stranger.call("POST", f"/api/tables/{table}/join", {"secret": secret_in(made["links"][0])})
    secrets.add(secret_in(friend.post(f"/api/tables/{table}/reopen", {"seat": made["links"][0]["seat"]})))
    with host.sit(table) as page:
        page.until("position")
        page.send(type="chat", room="players", text=SAID)
        page.until("chat")
        page.send(type="nonsense", secret=SAID)
        page.until("error")
    for path in ("/nothing", f"/api/tables/{table}/history?ply=1", f"/api/tables/{table}/record", "/api/tables/%00"):
        host.call("GET", path)
    solo = host.table("me", "bot", "bot")
    with host.sit(solo) as page:
        page.my_turn()
        page.send(type="advise")
        page.until("advice", 60)
        page.play(random.Random(1))
    assert host.get(f"/api/tables/{solo}/verify")["ok"]
    _damage(server, file, host, table)
    secrets |= {browser.cookie.partition("=")[2] for browser in (host, friend)}
    return secrets


def _damage(server: Server, file: Path, host: Browser, table: str) -> None:
    """What goes wrong is logged with all that Python tells of it: a damaged row, and writes that are refused."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE games SET options = '{' WHERE id = ?", (table,))
        database.commit()
    server.stop()
    server.start()
    host.call("GET", f"/api/tables/{table}")
    with closing(sqlite3.connect(file)) as database:
        database.execute("DROP TABLE chats")
        database.commit()
    with host.sit(host.table("me", "hotseat", "hotseat")) as page:
        assert page.until("error")["message"] == "Something went wrong on the server."


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_whole_session_leaves_no_secret_in_the_log(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAVARCH_KEY", KEY)
    file, log = tmp_path / "games.sqlite", tmp_path / "log"
    with log.open("w") as stderr:
        server = Server(f"sqlite:///{file}", log=form)
        server.stderr = stderr
        with server:
            secrets = whole_session(server, file)
    written = log.read_text()
    assert "cannot be read" in written  # the trouble itself is told
    with closing(sqlite3.connect(file)) as database:
        sealed = {secret for (secret,) in database.execute("SELECT secret FROM games UNION SELECT secret FROM seats")}
        digests = {digest for (digest,) in database.execute("SELECT browser FROM browsers")}
        people = {person for (person,) in database.execute("SELECT id FROM people")}
    assert len(secrets) >= 4
    for secret in secrets | (sealed - {""}) | digests | people | {KEY, SAID, "x" * 32, "y" * 32}:
        assert secret not in written
    if form == "json":
        lines = [json.loads(line) for line in written.splitlines()]
        assert {"navarch.guard"} <= {line["logger"] for line in lines}
        (spoke,) = [line for line in lines if line["message"] == "somebody spoke"]
        assert spoke["address"] == "127.0.0.1"
        assert any(person.startswith(spoke["person"]) for person in people)
        assert all(line["request"] for line in lines if line["logger"] == "navarch.guard")


def test_the_password_of_a_database_is_not_told(capfd: pytest.CaptureFixture[str]) -> None:
    password = "hunter-of-whales"
    for address in (f"postgresql://navarch:{password}@127.0.0.1:1/none", f"mysql://navarch:{password}@db/none"):
        assert main(["serve", "--port", "0", "--database", address]) == 2
        assert main(["admin", "--database", address, "check"]) == 2
    said = capfd.readouterr()
    assert password not in said.out + said.err
