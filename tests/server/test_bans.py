"""Whoever runs a server keeps people out, or has them be silent, by person or by address."""

from __future__ import annotations

import json
import time

import pytest
from websockets.exceptions import WebSocketException

from navarch.cli import main
from navarch.server.storage.bans import Ban, Bans
from navarch.server.tables import worker

from .helpers import PATIENCE, Browser, Server


def admin(server: Server, *words: str) -> int:
    return main(["admin", "--json", "--database", server.database, *words])


def person_of(server: Server, table: str, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert admin(server, "people", table) == 0
    (person,) = {one["person"] for one in json.loads(capsys.readouterr().out)["people"]}
    return str(person)


def wait_until(done: object) -> None:
    """The server reads the bans every few seconds."""
    assert callable(done)
    until = time.monotonic() + worker.SWEEP_SECONDS + PATIENCE
    while not done():
        assert time.monotonic() < until
        time.sleep(0.2)


def test_a_person_who_is_banned_has_to_go_and_cannot_come_until_pardoned(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    me, other = Browser(server), Browser(server)
    mine, theirs = me.table("hotseat", "hotseat", "hotseat"), other.table("me", "bot", "bot")
    person = person_of(server, mine, capsys)
    with me.sit(mine) as page:
        page.until("position")
        assert admin(server, "ban", person, "--days", "2", "--reason", "noise") == 0
        with pytest.raises(WebSocketException):
            page.until("nothing more", worker.SWEEP_SECONDS + PATIENCE)
    status, _, answer = me.call("GET", f"/api/tables/{mine}")
    assert (status, answer["message"]) == (403, "You are not admitted here.")
    with pytest.raises(WebSocketException):
        me.sit(mine)
    assert other.call("GET", f"/api/tables/{theirs}")[0] == 200
    capsys.readouterr()
    assert admin(server, "bans") == 0
    banned = {one["who"][:16]: (one["what"], one["reason"]) for one in json.loads(capsys.readouterr().out)["bans"]}
    assert banned[person] == ("ban", "noise")
    assert admin(server, "pardon", person) == 0
    assert admin(server, "pardon", person) == 1
    wait_until(lambda: me.call("GET", f"/api/tables/{mine}")[0] == 200)


def test_a_person_who_is_muted_plays_on_and_cannot_speak(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    me = Browser(server)
    table = me.table("me", "bot", "bot")
    assert admin(server, "mute", person_of(server, table, capsys)) == 0

    def is_muted() -> bool:
        page.send(type="chat", room="players", text="salve")
        while (message := page.receive())["type"] not in ("chat", "error"):
            pass
        return bool(message["type"] == "error" and "not speak" in message["message"])

    with me.sit(table) as page:
        page.my_turn()
        wait_until(is_muted)
        page.do(page.position["actions"][0]["action"])


@pytest.mark.parametrize(
    ("who", "address", "banned"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("2001:db8:1:2::/64", "2001:db8:1:2::/64", True),
        ("2001:db8:1:2::5", "2001:db8:1:2::/64", True),
        ("2001:db8:1:2::/64", "2001:db8:1:3::/64", False),
        ("203.0.113.0/24", "local", False),
    ],
)
def test_addresses_are_banned_alone_or_by_networks(who: str, address: str, banned: bool) -> None:
    bans = Bans()
    bans.take([Ban(who, "ban", None, "")])
    assert bans.keeps_out("", address) is banned
    assert bans.mutes("", address) is banned
    bans.take([Ban(who, "mute", None, "")])
    assert not bans.keeps_out("", address)
    assert bans.mutes("", address) is banned


def test_a_ban_ends(server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert admin(server, "ban", "198.51.100.4", "--days", "1") == 0
    capsys.readouterr()
    assert admin(server, "bans") == 0
    assert "198.51.100.4" in capsys.readouterr().out
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 25 * 3600)
    assert admin(server, "bans") == 0
    assert "198.51.100.4" not in capsys.readouterr().out


@pytest.mark.parametrize("who", ["somebody", "abc", "0" * 64, "300.1.1.1"])
def test_nobody_can_be_banned_who_is_not_there(server: Server, who: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(server, "ban", who) == 2
    assert "error" in json.loads(capsys.readouterr().out)
