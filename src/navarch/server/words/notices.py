"""What the page says and hears about notices (docs/protocol.md, *Notices*)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Sort = Literal["turns", "games", "time"]  # what a channel may want, in few switches
ChannelKind = Literal["push", "mail", "hook"]
HookFormat = Literal["discord", "ntfy", "json"]

Url = Annotated[str, Meta(min_length=9, max_length=1_000, pattern="^https://")]
PushKey = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_=-]+$")]
ChannelId = Annotated[str, Meta(max_length=24)]
Wants = Annotated[list[Sort], Meta(max_length=3)]


# ---- from the page ----


class SetPush(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/notices/push`: this browser takes pushes, as its push service knows it."""

    endpoint: Url
    p256dh: PushKey
    auth: PushKey


class SetHook(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/notices/hook`: the one webhook of a person, in the place of any other."""

    url: Url
    format: HookFormat


class SetWants(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/notices/wants`: what is sent by one of my channels."""

    channel: ChannelId
    wants: Wants


class OneChannel(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/notices/remove` and `…/test`: one of my channels."""

    channel: ChannelId


# ---- to the page ----


class ChannelWords(msgspec.Struct):
    """A way by which notices reach me."""

    id: str
    kind: ChannelKind
    where: str  # an address, or the host of a push service or webhook
    format: HookFormat | None  # of a webhook
    wants: list[Sort]
    here: bool  # it is this very browser
    off: str  # why it was switched off, in words; empty: it is on


class Notices(msgspec.Struct):
    """All ways by which notices reach me, and what the server has to offer."""

    known: bool  # false: nobody is known by this browser, and nothing reaches them
    push_key: str  # by which push services know the server
    mail: bool  # whether the server sends mail
    address: str  # mine, where I have confirmed one
    channels: list[ChannelWords]


class Tested(msgspec.Struct):
    """What became of a test."""

    arrived: bool  # as far as can be known from here: it was taken
    text: str
