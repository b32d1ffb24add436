"""What page and server say to each other about finding people (docs/protocol.md, *Invitations* and *Wishes*)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .messages import Lang, Name, Pace, Pledge
from .order import Handle

WishedPace = Literal["none", "live", "fast", "daily", "slow"]


# ---- from the page ----


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/invite`: an open seat, for somebody known by name."""

    seat: Name
    person: Handle


class Uninvite(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/uninvite`: the host takes it back."""

    seat: Name


class AnswerInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/<id>/invitation`: sit down, or decline."""

    yes: bool
    name: Name = ""
    pledge: Pledge = ""
    rated: bool = False  # I have seen that the table is rated, and agree


class BeFound(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/findable`: whether others find me by my name."""

    findable: bool


class MakeWish(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/wishes`: any seat of a game, with whoever wants the same."""

    game: Name
    players: Annotated[int, Meta(ge=1, le=20)]
    pace: WishedPace
    language: Lang | Literal[""] = ""  # empty: any
    rated: bool = False
    name: Name = ""
    pledge: Pledge = ""


class DropWish(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/wishes/drop`: I do not wish it any more."""

    wish: Annotated[str, Meta(max_length=32)]


# ---- to the page ----


class Findable(msgspec.Struct):
    """Whether others find me by my name."""

    findable: bool


class PersonFound(msgspec.Struct):
    """Somebody who may be invited."""

    person: str
    name: str
    played: bool  # with whoever asks


class InvitationWords(msgspec.Struct):
    """A seat that is held for me."""

    table: str
    game: str
    title: str
    seat: str
    called: str  # what it plays
    by: str  # what names the host
    by_name: str
    pace: Pace | None
    rated: bool
    at: str


class WishWords(msgspec.Struct):
    """What I wish to play."""

    id: str
    game: str
    title: str
    players: int
    pace: WishedPace
    language: str
    rated: bool
    until: str


class WishMade(msgspec.Struct):
    """A wish that waits; or the table that was set, where it has found its match."""

    wishes: list[WishWords]
    table: str  # empty: none yet
