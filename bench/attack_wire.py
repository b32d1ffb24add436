"""Attacks on the wire: connections that are too many, too slow or too large. A part of `python -m bench.attack`."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from pathlib import Path

from tests.server.helpers import Browser, Server

ELSEWHERE, OTHER = "127.0.0.9", "127.0.0.10"  # 127.0.0.1 is where a trusted proxy would be
GET = b"GET /api/tables/mine HTTP/1.1\r\nHost: here\r\n\r\n"
HALF = b"GET /api/tables/mine HTTP/1.1\r\nHost: he"
Found = tuple[str, bool]


def quantile(times: list[float], part: float) -> float:
    """That part of the times is no longer than this."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def cpu_of(process: int) -> float:
    """Processor seconds a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def call(server: Server, said: bytes, address: str = ELSEWHERE) -> socket.socket:
    """A connection from some address of this machine, with something said."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(address, 0))
    connection.sendall(said)
    return connection


def is_open(connection: socket.socket) -> bool:
    """Whether the server still keeps it."""
    connection.setblocking(False)
    try:
        while connection.recv(4096):
            pass  # an answer; what comes behind it tells
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def header(server: Server) -> Found:
    """A header without end, for ten seconds."""
    assert server.process is not None
    before, sent, until = cpu_of(server.process.pid), 0, time.monotonic() + 10.0
    with closing(call(server, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")) as connection, suppress(OSError):
        while time.monotonic() < until:
            sent += connection.send(b"x" * 16_384)
    used = cpu_of(server.process.pid) - before
    return f"{sent / 1e6:.1f} MB taken, {used:.1f} s of processor time", used < 1.0


def slow_heads(server: Server) -> Found:
    """100 connections send half a request and wait."""
    return _waiting(server, HALF, 13)


def slow_bodies(server: Server) -> Found:
    """100 connections promise a body that does not come."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    return _waiting(server, head, 18)


def _waiting(server: Server, said: bytes, seconds: int) -> Found:
    """100 connections say so much and no more."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(call(server, said))) for _ in range(100)]
        time.sleep(seconds)
        left = sum(is_open(line) for line in lines)
    return f"{left} of 100 still open after {seconds} s", left == 0


def crowd(server: Server) -> Found:
    """One address opens 600 connections and says nothing; another one asks for something."""
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(call(server, b""))) for _ in range(600)]
        time.sleep(1.0)
        left = sum(is_open(line) for line in lines)
        with closing(call(server, GET, OTHER)) as other:
            answered = other.recv(64).startswith(b"HTTP/1.1 200")
    return f"{left} of 600 held, another address {'is' if answered else 'is not'} answered", left <= 128 and answered


def slow_reader(server: Server) -> Found:
    """Somebody asks for positions and never reads them."""
    me = Browser(server)
    table = me.table("hotseat", "hotseat", "hotseat")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    ask = f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n"
    said = b'{"type":"lang","lang":"pl"}'
    frame = bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said
    with closing(socket.socket()) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
        slow.settimeout(5)
        slow.connect(("127.0.0.1", server.port))
        slow.sendall(ask.encode())
        began, held = time.monotonic(), True
        while held and time.monotonic() - began < 100.0:
            try:
                slow.sendall(frame)
            except TimeoutError:
                continue
            except OSError:
                held = False
            time.sleep(0.06)
        took = time.monotonic() - began
    return ("never cut off in 100 s" if held else f"cut off after {took:.0f} s"), not held


WIRE_ATTACKS: dict[str, Callable[[Server], Found]] = {
    "header": header, "slow-heads": slow_heads, "slow-bodies": slow_bodies, "crowd": crowd, "slow-reader": slow_reader,
}  # fmt: skip
