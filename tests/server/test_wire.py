"""Connections that are too many, too slow or too large are ended, and others notice nothing."""

from __future__ import annotations

import email.parser
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from typing import BinaryIO

import msgspec
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from navarch.server.settings import Limits

from .helpers import GENEROUS, PATIENCE, Browser, Server

ELSEWHERE = "127.0.0.9"  # 127.0.0.1 is where a trusted proxy would be
QUICK = msgspec.structs.replace(GENEROUS, head_seconds=1.0, body_seconds=1.0, reading_seconds=2.0, closing_seconds=1.0)
FRAME = bytes([0x81, 0x80 | 27, 0, 0, 0, 0]) + b'{"type":"lang","lang":"pl"}'
UPGRADE = (
    "GET /api/tables/{table}/ws HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
GET = b"GET /api/tables/mine HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'games.sqlite'}", limits=QUICK) as running:
        yield running


def call(server: Server, said: bytes = b"", address: str = ELSEWHERE) -> socket.socket:
    """A connection from some address, with something said."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))
    connection.sendall(said)
    return connection


def status_of(connection: socket.socket) -> int:
    """The status of the answer; 0 where the connection just ends."""
    with suppress(ConnectionError):
        answer = connection.recv(4096)
        return int(answer.split()[1]) if answer else 0
    return 0


def whole_answer(answers: BinaryIO) -> int:
    """The status of the next answer, read to the end of its body: head and body may come in pieces."""
    status = int(answers.readline().split()[1])
    head = email.parser.BytesParser().parsebytes(b"".join(iter(answers.readline, b"\r\n")), headersonly=True)
    answers.read(int(head["content-length"]))
    return status


def test_an_endless_header_is_cut_off(quick: Server) -> None:
    with closing(call(quick, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")) as connection:
        sent = 0
        with suppress(ConnectionError):
            while sent < 5_000_000:
                sent += connection.send(b"x" * 2_000)
        assert sent < 5_000_000  # some of it lies in the buffers of the system
        assert status_of(connection) in (431, 0)


@pytest.mark.parametrize("head", [b"X-Long: " + b"x" * 20_000, b"\r\n".join(b"X-%d: y" % n for n in range(3_000))])
def test_a_head_that_is_too_large_is_refused_at_once(quick: Server, head: bytes) -> None:
    with closing(call(quick, b"GET / HTTP/1.1\r\nHost: here\r\n" + head + b"\r\n\r\n")) as connection:
        assert status_of(connection) == 431


def test_a_head_that_comes_byte_by_byte_has_its_time(quick: Server) -> None:
    began = time.monotonic()
    with closing(call(quick)) as connection:
        with suppress(ConnectionError):
            for byte in GET * 3:
                connection.send(bytes([byte]))
                time.sleep(0.1)
                if time.monotonic() - began > 5:
                    break
        assert status_of(connection) in (408, 0)


def test_a_body_that_does_not_come_has_its_time_and_one_that_never_ends_its_size(quick: Server) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    with closing(call(quick, head + b"Content-Length: 100\r\n\r\n{")) as connection:
        assert status_of(connection) == 408
    with closing(call(quick, head + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n")) as connection:
        sent = 0
        with suppress(ConnectionError):
            while sent < 5_000_000:
                sent += connection.send(b"X-Trailer: y\r\n" * 500)
        assert sent < 5_000_000


def test_requests_on_one_connection_are_answered_one_after_another(quick: Server) -> None:
    with closing(call(quick)) as connection, connection.makefile("rb") as answers:
        for _ in range(5):
            connection.sendall(GET)
            assert whole_answer(answers) == 200
            time.sleep(0.3)
        connection.sendall(GET * 5)
        assert [whole_answer(answers) for _ in range(5)] == [200] * 5
        body = b"x" * 16_000
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Length: 16000\r\n\r\n" + body)
        assert whole_answer(answers) == 400


def until_let_in(server: Server) -> int:
    """What somebody hears who knocks until the server has noticed that another one left."""
    status, until = 503, time.monotonic() + PATIENCE
    while status == 503 and time.monotonic() < until:
        with closing(call(server, GET)) as again:
            status = status_of(again)
    return status


def test_connections_are_limited_by_address_and_in_all(database: str) -> None:
    few = Limits(connections=20, connections_per_address=5)
    with Server(database, limits=few) as server, ExitStack() as stack:
        mine = [stack.enter_context(closing(call(server))) for _ in range(5)]
        with closing(call(server, GET)) as sixth:
            assert status_of(sixth) == 503
        with closing(call(server, GET, "127.0.0.10")) as other:
            assert status_of(other) == 200
        mine[0].close()
        assert until_let_in(server) == 200
        for number in range(20, 40):
            stack.enter_context(closing(call(server, address=f"127.0.0.{number}")))
        with closing(call(server, GET, "127.0.0.50")) as last:
            assert status_of(last) == 503


def slow_reader(server: Server, table: str) -> socket.socket:
    """A page that has asked for megabytes of positions and reads nothing."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
    slow.connect(("127.0.0.1", server.port))
    slow.sendall(UPGRADE.format(table=table).encode())
    assert slow.recv(12) == b"HTTP/1.1 101"
    with suppress(ConnectionError):
        for _ in range(1_500):
            slow.sendall(FRAME)
            time.sleep(0.002)
    return slow


def test_somebody_who_does_not_read_is_cut_off_and_nobody_waits_for_them(quick: Server) -> None:
    me = Browser(quick)
    table = me.table("hotseat", "hotseat", "hotseat")
    with closing(slow_reader(quick, table)) as slow:
        with me.sit(table) as page:
            page.until("position")
            page.send(type="lang", lang="pl")
            assert page.until("position")
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                slow.sendall(FRAME)
            except ConnectionError:
                break
            time.sleep(0.2)
        else:
            raise AssertionError("the server still waits for somebody who does not read")


def test_the_server_closes_in_good_order_whoever_does_not_read(
    database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with Server(database) as server, ExitStack() as stack:
        me = Browser(server)
        table = me.table("hotseat", "hotseat", "hotseat")
        stack.enter_context(closing(slow_reader(server, table)))
        server.stop()
    assert "InvalidState" not in capfd.readouterr().err


def test_a_page_gets_each_message_compressed_for_itself_and_no_window_is_kept(quick: Server) -> None:
    me = Browser(quick)
    with me.sit(me.table("me", "bot", "bot")) as page:
        page.until("position")
        (deflate,) = page.socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert (deflate.remote_no_context_takeover, deflate.local_no_context_takeover) == (True, True)
