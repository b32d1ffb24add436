"""Requests to addresses that people have named: push services and webhooks. Never into the own network.

The address is looked at when the socket for it is made, after any name was looked up: whatever a name service says
first and second, what was checked is what is connected to.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

LONGEST_ANSWER = 4_096  # more of it is not read
SECONDS = 10.0  # for all of it
CONNECT_SECONDS = 5.0
# IPv6 networks whose addresses lead to IPv4 ones: 6to4, Teredo, NAT64 and their like.
LEADS_ELSEWHERE = tuple(
    ipaddress.ip_network(one) for one in ("2002::/16", "2001::/32", "64:ff9b::/96", "64:ff9b:1::/48", "::/96")
)


class NotSent(Exception):
    """Nothing was taken: why, as a key of the words for it, and the status of the answer where there was one."""

    def __init__(self, key: str, status: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.status = status


class _Forbidden(OSError):
    """An address that nothing is sent to."""


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in LEADS_ELSEWHERE):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def is_target(url: str) -> bool:
    """Whether an address can be one at all: https, a host, nobody's password."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    has_host = bool(parts.hostname) and parts.username is None and parts.password is None
    return is_plain and has_host and parts.scheme == "https" and port != 0


class Outside:
    """Sends to the public internet, and to nowhere else."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback  # only tests let it go there

    def _may_go_to(self, address: str) -> bool:
        is_here = ipaddress.ip_address(address.partition("%")[0]).is_loopback
        return (self.loopback and is_here) or is_public(address)

    def _socket(self, info: tuple[Any, ...]) -> socket.socket:
        """The socket for an address that was looked up, if it may be gone to."""
        family, kind, protocol, _, address = info
        if not self._may_go_to(str(address[0])):
            raise _Forbidden(f"{address[0]} is not public")
        return socket.socket(family, kind, protocol)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send it; raises NotSent where it was not taken."""
        import aiohttp  # takes a while to load, and few servers send at once

        if not is_target(url):
            raise NotSent("forbidden")
        refused = False

        def guarded(info: tuple[Any, ...]) -> socket.socket:
            nonlocal refused
            try:
                return self._socket(info)
            except _Forbidden:
                refused = True
                raise

        connector = aiohttp.TCPConnector(
            ssl=ssl.create_default_context(), socket_factory=guarded, force_close=True, use_dns_cache=False
        )
        times = aiohttp.ClientTimeout(total=SECONDS, sock_connect=CONNECT_SECONDS)
        session = aiohttp.ClientSession(
            connector=connector, timeout=times, cookie_jar=aiohttp.DummyCookieJar(), auto_decompress=False
        )
        try:
            async with session, session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                await answer.content.read(LONGEST_ANSWER)
                status = answer.status
        except (aiohttp.ClientSSLError, ssl.SSLError) as error:
            raise NotSent("untrusted") from error
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise NotSent("forbidden" if refused else "unreachable") from error
        _check(status)


def _check(status: int) -> None:
    """Only 2xx says that it was taken."""
    if 300 <= status < 400:
        raise NotSent("redirected", status)
    if not 200 <= status < 300:
        raise NotSent("refused", status)
