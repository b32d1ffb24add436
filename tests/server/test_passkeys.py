"""Passkeys: making them, coming in by them, and what opens nothing."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from navarch.server.people.passkeys import OF_A_PERSON
from navarch.server.settings import Limits

from .authenticator import PRESENT, Authenticator, encoded
from .faked import FakedTime
from .helpers import Browser, Reachable, Server
from .postgres import Cluster
from .test_logins import come_in, export_of, link_of, somebody, tables_of

MINUTE = 60.0


def device(server: Reachable) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}")


def at_home(browser: Browser) -> Browser:
    """At the name under which browsers allow passkeys."""
    browser.headers = {"Host": f"localhost:{browser.server.port}"}
    return browser


def visitor(server: Reachable) -> Browser:
    return at_home(Browser(server))


def options_of(browser: Browser, path: str) -> tuple[str, dict[str, Any]]:
    told = browser.post(path, {})
    return told["token"], told["options"]


def add(browser: Browser, authenticator: Authenticator, name: str = "Laptop") -> int:
    token, options = options_of(browser, "/api/me/passkeys/options")
    return keep(browser, token, authenticator.make(options), name)


def keep(browser: Browser, token: str, credential: dict[str, Any], name: str = "Laptop") -> int:
    body = {"token": token, "name": name, "credential": credential}
    return browser.call("POST", "/api/me/passkeys", body)[0]


def enter(browser: Browser, authenticator: Authenticator) -> int:
    token, options = options_of(browser, "/api/login/passkey/options")
    return bring(browser, token, authenticator.answer(options))


def bring(browser: Browser, token: str, credential: dict[str, Any]) -> int:
    return browser.call("POST", "/api/login/passkey", {"token": token, "credential": credential})[0]


def somebody_with(server: Server, authenticator: Authenticator, name: str = "Ada") -> Browser:
    browser = at_home(somebody(server, name))
    assert add(browser, authenticator) == 201
    return browser


def test_by_a_passkey_somebody_holds_the_same_seats_at_another_device(server: Server) -> None:
    mine = device(server)
    desktop, phone = somebody_with(server, mine), visitor(server)
    table = desktop.table("me", "open", "bot")
    assert enter(phone, mine) == 200
    assert tables_of(phone) == [table]
    assert phone.get("/api/me")["browsers"] == 2
    assert enter(visitor(server), mine) == 200


def test_passkeys_have_names_and_are_removed_one_by_one(server: Server) -> None:
    laptop, phone = device(server), device(server)
    ada = somebody_with(server, laptop)
    assert add(ada, phone, "Phone") == 201
    listed = ada.get("/api/me")["passkeys"]
    assert [one["name"] for one in listed] == ["Laptop", "Phone"]
    token, options = options_of(ada, "/api/me/passkeys/options")
    assert token
    assert sorted(one["id"] for one in options["excludeCredentials"]) == sorted(one["id"] for one in listed)
    bob = at_home(somebody(server, "Bob"))
    bob.post("/api/me/passkeys/remove", {"id": encoded(laptop.id)})  # not his
    assert enter(visitor(server), laptop) == 200
    assert [one["name"] for one in ada.post("/api/me/passkeys/remove", {"id": encoded(laptop.id)})["passkeys"]] == [
        "Phone"
    ]
    assert enter(visitor(server), laptop) == 403
    assert enter(visitor(server), phone) == 200


def test_an_answer_opens_once_and_a_stolen_one_opens_nothing(server: Server) -> None:
    mine = device(server)
    somebody_with(server, mine)
    ada, thief = visitor(server), visitor(server)
    token, options = options_of(ada, "/api/login/passkey/options")
    answered = mine.answer(options)
    other, _ = options_of(thief, "/api/login/passkey/options")
    assert bring(thief, other, answered) == 403  # seen before its owner has used it
    assert bring(ada, token, answered) == 200
    assert bring(thief, token, answered) == 403
    assert thief.cookie == ""


def test_a_challenge_that_was_answered_wrongly_is_spent(server: Server) -> None:
    mine = device(server)
    somebody_with(server, mine)
    ada = visitor(server)
    token, options = options_of(ada, "/api/login/passkey/options")
    assert bring(ada, token, {"id": encoded(mine.id)}) == 403
    assert bring(ada, token, mine.answer(options)) == 403


def test_the_page_of_another_origin_gets_nothing(server: Server) -> None:
    mine = device(server)
    ada = somebody_with(server, mine)
    home = mine.origin
    for origin in ("https://evil.example", f"https://localhost:{server.port}", "http://localhost:1"):
        mine.origin = origin  # the page that the device has been shown
        assert enter(visitor(server), mine) == 403
        other = device(server)
        other.origin = origin
        assert add(ada, other) == 403
    mine.origin = home
    assert enter(visitor(server), mine) == 200


def test_a_passkey_of_another_site_opens_nothing_here(server: Server) -> None:
    mine = device(server)
    somebody_with(server, mine)
    there = visitor(server)
    token, options = options_of(there, "/api/login/passkey/options")
    assert options["rpId"] == "localhost"
    assert bring(there, token, mine.answer({**options, "rpId": "evil.example"})) == 403
    elsewhere = Browser(server)  # the same server by another name: a site of its own
    elsewhere.headers = {"Host": "games.example"}
    mine.origin = "http://games.example"
    token, options = options_of(elsewhere, "/api/login/passkey/options")
    assert options["rpId"] == "games.example"
    assert bring(elsewhere, token, mine.answer({**options, "rpId": "localhost"})) == 403


def test_behind_a_proxy_that_hides_https_the_public_address_tells_the_origin(database: str) -> None:
    with Server(database, public_url="https://games.example") as server:
        mine = Authenticator("https://games.example")
        ada, phone = somebody(server), Browser(server)
        for browser in (ada, phone):
            browser.headers = {"Host": "games.example"}
        assert add(ada, mine) == 201
        assert enter(phone, mine) == 200


def test_a_copy_of_a_device_is_noticed_by_its_count(server: Server) -> None:
    mine = device(server)
    somebody_with(server, mine)
    assert enter(visitor(server), mine) == 200
    assert enter(visitor(server), mine) == 200
    mine.uses = 0  # a copy that was taken before
    assert enter(visitor(server), mine) == 403
    mine.uses = 1
    assert enter(visitor(server), mine) == 403
    assert enter(visitor(server), mine) == 200


def test_a_device_must_have_asked_who_holds_it(server: Server) -> None:
    mine, other = device(server), device(server)
    ada = somebody_with(server, mine)
    mine.flags = other.flags = PRESENT
    assert enter(visitor(server), mine) == 403
    assert add(ada, other) == 403


def test_a_passkey_of_one_person_is_nobody_elses(server: Server) -> None:
    mine = device(server)
    somebody_with(server, mine)
    bob = at_home(somebody(server, "Bob"))
    assert add(bob, mine) == 403
    ada_token, options = options_of(visitor(server), "/api/login/passkey/options")
    bobs = device(server)
    assert add(bob, bobs) == 201
    forged = bobs.answer(options)
    forged["id"] = forged["rawId"] = encoded(mine.id)  # another's name under his signature
    assert bring(visitor(server), ada_token, forged) == 403


def test_a_challenge_to_make_a_passkey_is_for_whoever_asked(server: Server) -> None:
    ada, bob, mine = at_home(somebody(server)), at_home(somebody(server, "Bob")), device(server)
    token, options = options_of(ada, "/api/me/passkeys/options")
    made = mine.make(options)
    assert keep(bob, token, made) == 403
    assert bring(visitor(server), token, made) == 403
    assert keep(ada, token, made) == 201
    assert keep(ada, token, made) == 403
    assert visitor(server).call("POST", "/api/me/passkeys/options", {})[0] == 403


def test_challenges_are_answered_within_five_minutes(tmp_path: Path) -> None:
    time = FakedTime(tmp_path)
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}")
    server.environment = time.environment
    with server:
        mine, phone = device(server), visitor(server)
        ada = somebody_with(server, mine)
        token, options = options_of(phone, "/api/login/passkey/options")
        new_token, new_options = options_of(ada, "/api/me/passkeys/options")
        time.pass_by(6 * MINUTE)
        assert bring(phone, token, mine.answer(options)) == 403
        assert keep(ada, new_token, device(server).make(new_options)) == 403
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            options_of(phone, "/api/login/passkey/options")
            assert database.execute("SELECT count(*) FROM challenges").fetchone() == (1,)


def test_no_token_is_kept_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        ada = somebody_with(server, device(server))
        told = [options_of(ada, path) for path in ("/api/login/passkey/options", "/api/me/passkeys/options")]
        with closing(sqlite3.connect(file)) as database:
            kept = "\n".join(database.iterdump())
    assert "challenges" in kept
    for token, options in told:
        assert token not in kept
        assert options["challenge"] not in kept


def test_nobody_has_passkeys_without_number(server: Server) -> None:
    ada = at_home(somebody(server))
    statuses = [add(ada, device(server), f"{number}") for number in range(OF_A_PERSON + 2)]
    assert statuses == [201] * OF_A_PERSON + [403] * 2


def test_challenges_cannot_be_asked_for_in_great_number(database: str) -> None:
    with Server(database, limits=Limits()) as server:
        statuses = [visitor(server).call("POST", "/api/login/passkey/options", {})[0] for _ in range(45)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


@pytest.mark.parametrize("credential", [
    {}, {"id": 7}, {"id": "a\x00b"}, {"id": "x" * 1_500}, {"response": []}, {"response": {"userHandle": {}}},
    {"rawId": "?"}, {"type": "password"}, {"response": {"clientDataJSON": "AAAA"}},
    {"response": {"clientDataJSON": "bnVsbA", "authenticatorData": "", "signature": ""}},
])  # fmt: skip
def test_what_is_no_answer_of_a_device_opens_nothing(server: Server, credential: dict[str, Any]) -> None:
    mine = device(server)
    ada = somebody_with(server, mine)
    phone = visitor(server)
    token, options = options_of(phone, "/api/login/passkey/options")
    assert bring(phone, token, {**mine.answer(options), **credential} if credential else {}) == 403
    token, options = options_of(ada, "/api/me/passkeys/options")
    assert keep(ada, token, {**device(server).make(options), **credential} if credential else {}) == 403


def test_somebody_with_a_passkey_stays_who_they_are_and_takes_it_along(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        mine = device(server)
        ada, bob = at_home(somebody(server)), somebody_with(server, mine, "Bob")
        table = bob.table("me", "open", "bot")
        assert come_in(bob, link=link_of(ada)) == 200
        assert tables_of(bob) == []
        assert enter(bob, mine) == 200
        assert tables_of(bob) == [table]
        assert [one["name"] for one in export_of(bob)["person"]["passkeys"]] == ["Laptop"]
        bob.post("/api/me/delete", {"sure": True})
        assert enter(visitor(server), mine) == 403
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT count(*) FROM passkeys").fetchone() == (0,)


def test_an_answer_opens_once_where_two_come_at_the_same_moment_at_two_servers(cluster: Cluster) -> None:
    address = cluster.database()
    with Server(address) as one, Server(address) as other, ThreadPoolExecutor(8) as pool:
        mine = Authenticator("http://games.example")
        ada, *visitors = [Browser(server) for server in (one, *[one, other] * 4)]
        for browser in (ada, *visitors):
            browser.headers = {"Host": "games.example"}
        ada.post("/api/me", {"name": "Ada", "language": "en"})
        assert add(ada, mine) == 201
        token, options = options_of(ada, "/api/login/passkey/options")
        assert bring(ada, token, {**mine.answer(options), "id": "a\x00b"}) == 403  # which PostgreSQL does not bear
        assert ada.call("POST", "/api/me/passkeys/remove", {"id": "a\x00b"})[0] == 400
        table = ada.table("me", "open", "bot")
        token, options = options_of(visitors[0], "/api/login/passkey/options")
        answered = mine.answer(options)
        statuses = list(pool.map(lambda visitor: bring(visitor, token, answered), visitors))
        assert sorted(statuses) == [200] + [403] * 7
        (inside,) = [visitor for visitor in visitors if visitor.cookie]
        assert tables_of(inside) == [table]
