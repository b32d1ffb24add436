"""Safety: origins, sizes, rates, headers, cookies; no traceback, no secret, ever."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from navarch.server.settings import Limits
from navarch.server.web.rates import Bucket

from .helpers import PATIENCE, Browser, Page, Server


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    me = Browser(server)
    _, headers, _ = me.call("POST", "/api/tables", {"game": "neptun", "seats": [{"kind": "me"}] * 3})
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie.split("; ")  # plain http here
    value = me.cookie.partition("=")[2]
    assert len(value) >= 32  # 192 bits in base64


def test_a_browsers_cookie_is_kept_as_a_digest_only(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("cookies") / "games.sqlite"
    with Server(f"sqlite:///{file}") as server:
        me = Browser(server)
        me.table("me", "hotseat", "bot")
        value = me.cookie.partition("=")[2]
        with sqlite3.connect(file) as database:
            rows = {row[0] for row in database.execute("SELECT browser FROM browsers")}
        database.close()
    assert rows == {hashlib.sha256(value.encode()).hexdigest()}


def test_every_answer_carries_the_strict_policy(server: Server) -> None:
    me = Browser(server)
    for path in ("/", "/g/nowhere", "/api/games", "/api/tables/none", "/assets/none.js", "/none"):
        _, headers, _ = me.call("GET", path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://[", "file://"])
def test_pages_of_other_origins_may_neither_post_nor_connect(server: Server, origin: str) -> None:
    me = Browser(server)
    table = me.table("me", "hotseat", "hotseat")
    status, _, _ = me.call("POST", f"/api/tables/{table}/join", {"secret": "x"}, {"Origin": origin})
    assert status == 403
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_the_own_page_may_post_and_connect(server: Server) -> None:
    me = Browser(server)
    own = f"http://127.0.0.1:{server.port}"
    body = {"game": "neptun", "seats": [{"kind": "me"}] * 3}
    status, _, answer = me.call("POST", "/api/tables", body, {"Origin": own})
    assert status == 201
    address = f"ws://127.0.0.1:{server.port}/api/tables/{answer['id']}/ws"
    with connect(address, origin=Origin(own)) as socket:
        assert '"position"' in str(socket.recv(timeout=PATIENCE))


def test_bodies_beyond_the_limit_are_refused(server: Server) -> None:
    me = Browser(server)
    large = b'{"game": "' + b"x" * 20_000 + b'"}'
    assert me.call("POST", "/api/tables", large, {"Content-Type": "application/json"})[0] == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": 7}', b"[" * 5000, b'{"game":"\\ud800","seats":[]}']
)
def test_bodies_that_are_no_request_are_refused_in_words(server: Server, body: bytes) -> None:
    status, _, answer = Browser(server).call("POST", "/api/tables", body, {"Content-Type": "application/json"})
    assert status == 400
    assert answer["message"]
    assert "Traceback" not in str(answer)


def test_a_form_of_another_page_is_no_request(server: Server) -> None:
    body = b'{"game": "neptun", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}'
    assert Browser(server).call("POST", "/api/tables", body, {"Content-Type": "text/plain"})[0] == 400


def test_messages_that_make_no_sense_are_answered_in_words_and_play_goes_on(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        position = page.my_turn()
        for said in ("", "{", "[]", '{"type":"crash"}', '{"type":"act"}', '{"type":"act","ply":"0","action":"x"}',
                     '{"type":"act","ply":1e99,"action":"x"}', "[" * 3000, '{"type":"chat","room":"players","text":""}',
                     '{"type":"undo","more":1}', '{"type":"lang","lang":"de"}', '{"type":"pace","ms":-1}'):  # fmt: skip
            page.socket.send(said)
            assert page.until("error")["message"]
        page.socket.send(b"\x00\xff")
        assert page.until("error")["message"]
        page.act(position["actions"][0]["action"])
        page.until_position(lambda now: now["ply"] > position["ply"])


def _read_to_the_end(page: Page) -> int:
    """Read until the server closes the connection; the code it gives."""
    with pytest.raises(ConnectionClosed) as closed:
        _read_on(page)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def _read_on(page: Page) -> None:
    while True:
        page.receive()


def test_a_message_beyond_the_limit_ends_the_connection(server: Server) -> None:
    me = Browser(server)
    with me.sit(me.table("me", "hotseat", "hotseat")) as page:
        page.socket.send('{"type":"why","action":"' + "x" * 10_000 + '"}')
        assert _read_to_the_end(page) == 1009


def test_a_seat_that_is_not_mine_cannot_be_looked_at_or_played(server: Server) -> None:
    me, other = Browser(server), Browser(server)
    made = me.post("/api/tables", {"game": "neptun", "seats": [{"kind": k} for k in ("me", "open", "hotseat")]})
    other.post(f"/api/tables/{made['id']}/join", {"secret": made["links"][0]["url"].partition("#seat=")[2]})
    with other.sit(made["id"]) as page:
        page.until("position")
        for seat in ("red", "purple", "nobody", ""):
            page.send(type="seat", seat=seat)
            assert page.until("error")["message"]
        assert page.position["seat"] == "green"


def test_a_table_that_is_not_there_closes_the_connection(server: Server) -> None:
    with Browser(server).sit("nowhere") as page:
        assert page.until("error")["message"] == "There is no such table."
        assert _read_to_the_end(page) == 4404


def test_a_flood_of_requests_tables_or_messages_is_refused(database: str) -> None:
    tight = Limits(
        requests_rate=0.01, requests_burst=60, tables_rate=0.01, tables_burst=5, messages_rate=1, messages_burst=10
    )
    with Server(database, limits=tight) as server:
        me = Browser(server)
        body = {"game": "neptun", "seats": [{"kind": "me"}] * 3}
        statuses = [me.call("POST", "/api/tables", body)[0] for _ in range(8)]
        assert statuses == [201] * 6 + [429] * 2  # the first came without a cookie, and counts by its address
        with me.sit(me.get("/api/tables/mine")[0]["id"]) as page:
            page.until("position")
            with suppress(ConnectionClosed):
                for _ in range(300):
                    page.send(type="lang", lang="en")
            assert _read_to_the_end(page) in (1008, 1013)  # too much, or too slow a reader
        statuses = [me.call("GET", "/api/games")[0] for _ in range(60)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_the_shipped_limits_let_people_play_and_stop_machines() -> None:
    limits = Limits()
    assert limits.messages_burst >= 20
    assert limits.messages_rate <= 50
    assert limits.body_bytes <= 65_536
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_more_connections_than_allowed_are_closed(database: str) -> None:
    with Server(database, limits=Limits(sockets_per_client=3)) as server:
        me = Browser(server)
        table = me.table("me", "hotseat", "hotseat")
        pages = [me.sit(table) for _ in range(3)]
        for page in pages:
            page.until("position")
        with pytest.raises(ConnectionClosed), me.sit(table) as fourth:
            fourth.receive()
        for page in pages:
            page.close()
        with me.sit(table) as page:
            page.until("position")
