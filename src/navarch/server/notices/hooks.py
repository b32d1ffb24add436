"""Webhooks: one address of a person that takes notices, in the form it understands."""

from __future__ import annotations

from email.header import Header

import msgspec

from ..words.notice_texts import Message
from ..words.notices import HookFormat
from .outside import Outside

LONGEST_TEXT = 1_800  # Discord takes 2,000


class HookTarget(msgspec.Struct, frozen=True):
    """Where notices are posted to."""

    url: str
    format: HookFormat


async def post(outside: Outside, target: HookTarget, message: Message, public_url: str) -> None:
    """Send it; raises NotSent."""
    headers, body = written(target.format, message, public_url)
    await outside.post(target.url, body, headers)


def written(form: HookFormat, message: Message, public_url: str) -> tuple[dict[str, str], bytes]:
    """Headers and body, as the other side wants them."""
    if form == "discord":
        return _discord(message, public_url)
    if form == "ntfy":
        return _ntfy(message, public_url)
    notices = [{"text": said, "url": link(public_url, table)} for said, table in message.lines]
    return {"Content-Type": "application/json"}, msgspec.json.encode({"title": message.title, "notices": notices})


def _discord(message: Message, public_url: str) -> tuple[dict[str, str], bytes]:
    """Nobody is called by a name that looks like a mention, and a name is never a heading or a link."""
    lines = [f"{_escaped(said)} {_quiet(link(public_url, table))}".rstrip() for said, table in message.lines]
    body = {"content": "\n".join(lines)[:LONGEST_TEXT], "allowed_mentions": {"parse": []}}
    return {"Content-Type": "application/json"}, msgspec.json.encode(body)


def _escaped(said: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\*_~`|>#[]()<" else letter for letter in said)


def _quiet(url: str) -> str:
    """A link of which no preview is shown."""
    return f"<{url}>" if url else ""


def _ntfy(message: Message, public_url: str) -> tuple[dict[str, str], bytes]:
    """The topic's own address takes the text; title and link are headers."""
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": _header(message.title)}
    tables = {table for _, table in message.lines}
    where = link(public_url, tables.pop() if len(tables) == 1 else "")
    if where:
        headers["Click"] = where
    return headers, "\n".join(said for said, _ in message.lines)[:LONGEST_TEXT].encode()


def _header(text: str) -> str:
    """One line, as RFC 2047 has it where it is not plain."""
    line = " ".join(text.split())
    return line if line.isascii() and line.isprintable() else Header(line, "utf-8", maxlinelen=10_000).encode()


def link(public_url: str, table: str) -> str:
    """Where the table is; empty where nobody has told under which name the server is reached."""
    base = public_url.rstrip("/")
    return "" if not base else f"{base}/g/{table}" if table else f"{base}/"
