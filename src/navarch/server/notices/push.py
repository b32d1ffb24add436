"""Web push: what a push service is sent, encrypted for one browser and signed by the server's own key."""

from __future__ import annotations

import base64
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..clock import CLOCK
from ..words.notice_texts import Message
from .outside import NotSent, Outside

KEEP_SECONDS = 24 * 3600  # a push service keeps it so long for a browser that is not there
SIGNED_FOR_SECONDS = 12 * 3600
LONGEST_TEXT = 1_000  # of the 4 kB that a push may have
GONE = (404, 410)  # RFC 8030: the subscription has ended


class PushTarget(msgspec.Struct, frozen=True):
    """A browser, as its push service knows it."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A private key for the server (RFC 8292)."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    number: int = vapid.private_key.private_numbers().private_value
    return _base64(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """The public half, which browsers hand to their push service."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = _vapid(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _base64(point)


def is_browser(target: PushTarget) -> bool:
    """Whether something can be encrypted for it."""
    try:
        _encrypted(target, b"?")
    except NotSent:
        return False
    return True


def payload(message: Message) -> bytes:
    """What the service worker of the page is given."""
    tables = {table for _, table in message.lines}
    only = tables.pop() if len(tables) == 1 else ""
    body = "\n".join(said for said, _ in message.lines)[:LONGEST_TEXT]
    url = f"/g/{only}" if only else "/"
    return msgspec.json.encode({"title": message.title, "body": body, "url": url, "tag": only or "navarch"})


async def push(outside: Outside, key: str, contact: str, target: PushTarget, message: Message) -> None:
    """Send it; raises NotSent, by `gone` where the browser does not take any more."""
    body = _encrypted(target, payload(message))
    parts = urlsplit(target.endpoint)
    claims = {"aud": f"https://{parts.netloc}", "sub": contact, "exp": int(CLOCK.now()) + SIGNED_FOR_SECONDS}
    headers: dict[str, str] = _signed(key, claims)
    headers |= {"Content-Encoding": "aes128gcm", "TTL": str(KEEP_SECONDS), "Urgency": "normal"}
    headers["Content-Type"] = "application/octet-stream"
    try:
        await outside.post(target.endpoint, body, headers)
    except NotSent as error:
        if error.status in GONE:
            raise NotSent("gone", error.status) from error
        raise


def _encrypted(target: PushTarget, content: bytes) -> bytes:
    from pywebpush import WebPusher, WebPushException

    info = {"endpoint": target.endpoint, "keys": {"p256dh": target.p256dh, "auth": target.auth}}
    try:
        body: bytes = WebPusher(info).encode(content)["body"]
    except (WebPushException, ValueError, TypeError) as error:  # no key of a browser
        raise NotSent("gone") from error
    return body


def _signed(key: str, claims: dict[str, Any]) -> dict[str, str]:
    from py_vapid import VapidException

    try:
        headers: dict[str, str] = _vapid(key).sign(claims)
    except VapidException as error:  # an endpoint that is no host of the web
        raise NotSent("forbidden") from error
    return headers


def _vapid(key: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
