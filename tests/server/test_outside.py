"""Requests to addresses that people have named: never into the own network."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterator
from typing import Any

import pytest

from navarch.server.notices.outside import NotSent, Outside, is_public, is_target

from .helpers import run_apart
from .receivers import Receiver, certificate


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate()))
    with Receiver() as running:
        yield running


def post(url: str, *, loopback: bool = False) -> str:
    """What became of a request: `sent`, or why not."""

    async def go() -> str:
        try:
            await Outside(loopback).post(url, b"{}", {"Content-Type": "application/json"})
        except NotSent as error:
            return error.key
        return "sent"

    return run_apart(go())


@pytest.mark.parametrize("address", [
    "127.0.0.1", "127.9.9.9", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::127.0.0.1",
])  # fmt: skip
def test_addresses_of_the_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("url", [
    "http://example.org/", "https://", "https://user@example.org/", "https://user:word@example.org/", "ftp://a.example/",
    "https://example.org:0/", "https://example.org:99999/", "https://example.org\\@10.0.0.1/", "https://a b.example/",
    "https://exämple.org/", "file:///etc/passwd", "https://example.org/\r\nX: 1",
])  # fmt: skip
def test_only_plain_https_addresses_are_targets(url: str) -> None:
    assert not is_target(url)
    assert post(url) == "forbidden"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "127.1", "2130706433", "0"])
def test_nothing_is_sent_to_this_machine_by_whichever_name(receiver: Receiver, host: str) -> None:
    assert post(receiver.url(host=host)) in ("forbidden", "unreachable")
    assert receiver.asked == 0


def test_tests_alone_may_send_to_this_machine(receiver: Receiver) -> None:
    assert post(receiver.url(), loopback=True) == "sent"
    assert receiver.next().body == b"{}"


@pytest.mark.parametrize("host", ["10.0.0.1", "169.254.169.254", "[fe80::1]", "[::ffff:10.0.0.1]"])
def test_even_tests_send_nothing_to_other_machines_of_the_own_network(host: str) -> None:
    assert post(f"https://{host}/", loopback=True) == "forbidden"


def test_a_name_that_leads_inside_when_it_is_connected_to_is_refused_then(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DNS rebinding: the name service says something else each time it is asked; the last answer is what counts."""
    answers = iter(["93.184.215.14", "127.0.0.1", "127.0.0.1"])
    asked: list[str] = []
    real = asyncio.base_events.BaseEventLoop.getaddrinfo

    async def look_up(loop: Any, host: str, port: int, **more: Any) -> Any:
        if host != "rebinding.example":
            return await real(loop, host, port, **more)
        asked.append(next(answers))
        return await real(loop, asked[-1], port, **more)

    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "getaddrinfo", look_up)
    assert is_target(f"https://rebinding.example:{receiver.port}/")
    asked.append(next(answers))  # whoever checks the name before they connect is told the public address
    assert post(f"https://rebinding.example:{receiver.port}/") == "forbidden"
    assert asked == ["93.184.215.14", "127.0.0.1"]
    assert receiver.asked == 0


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    receiver.status, receiver.headers = 302, {"Location": receiver.url("/elsewhere")}
    assert post(receiver.url(), loopback=True) == "redirected"
    assert receiver.asked == 1


def test_whoever_refuses_or_shows_no_trusted_certificate_has_taken_nothing(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    receiver.status = 500
    assert post(receiver.url(), loopback=True) == "refused"
    monkeypatch.setenv("SSL_CERT_FILE", ssl.get_default_verify_paths().openssl_cafile)
    assert post(receiver.url(), loopback=True) == "untrusted"


def test_an_endless_answer_is_not_read(receiver: Receiver) -> None:
    receiver.headers = {"Content-Length": str(10**12)}
    receiver.answer = b"x" * 10_000
    assert post(receiver.url(), loopback=True) == "sent"


def test_whoever_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navarch.server.notices.outside.SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes the connection, and says nothing
        assert post(f"https://127.0.0.1:{silent.getsockname()[1]}/", loopback=True) == "unreachable"
