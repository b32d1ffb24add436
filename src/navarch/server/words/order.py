"""What page and server say to each other about keeping order (docs/protocol.md, *Order*)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Handle = Annotated[str, Meta(max_length=32)]
Table = Annotated[str, Meta(max_length=32)]
Told = Annotated[str, Meta(max_length=500)]

ReportKind = Literal["remark", "name", "table"]
Measure = Literal["dismiss", "remark", "name", "mute", "ban"]


# ---- from the page ----


class Shun(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/shuns`: whom I do not want to hear; or again."""

    person: Handle
    what: Literal["mute", "block", "none"]
    table: Table = ""  # of a mute: at this table alone


class MakeReport(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/reports`: something that moderators shall see."""

    kind: ReportKind
    table: Table
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    number: Annotated[int, Meta(ge=-1, le=1_000_000_000)] = -1  # of the remark
    person: Handle = ""  # whose name it is


class Decide(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/moderation/reports/<id>`: what a moderator does about a report."""

    what: Measure
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None  # of a mute or a ban; null: for good
    note: Told = ""


# ---- to the page ----


class ShunWords(msgspec.Struct):
    """Somebody whom I do not want to hear."""

    person: str
    name: str
    what: Literal["mute", "block"]
    table: str  # empty: everywhere


class Moderation(msgspec.Struct):
    """Whether I am a moderator, and how many reports wait."""

    moderator: bool
    open: int


class ReportWords(msgspec.Struct):
    """A report, as moderators see it."""

    id: str
    at: str
    by: str  # what names a person
    by_name: str
    kind: ReportKind
    table: str
    number: int
    person: str
    person_name: str
    said: str
    reason: str


class DeedWords(msgspec.Struct):
    """What a moderator has done."""

    at: str
    moderator: str  # what names a person
    moderator_name: str
    what: Measure
    person: str
    person_name: str
    table: str
    days: int | None
    note: str
    said: str  # of the report it was about
    reason: str
