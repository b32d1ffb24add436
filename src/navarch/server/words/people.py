"""What page and server say to each other about people (docs/protocol.md, *People*)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from .messages import Lang, Name, Secret

Address = Annotated[str, Meta(max_length=254)]  # RFC 5321, 4.5.3.1.3
Moment = Annotated[float, Meta(ge=0, le=32_503_680_000)]
Phrase = Annotated[str, Meta(max_length=120)]


# ---- from the page ----


class Introduce(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me`: what to call me."""

    name: Name
    language: Lang = "en"


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """A body that says nothing more."""


class ComeIn(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/login`: by a link, or by a recovery phrase."""

    link: Secret = ""
    phrase: Phrase = ""


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/address`, `POST /api/login/mail`: where a link shall be sent."""

    address: Address


class ConfirmAddress(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/address/confirm`: by the link that was sent there."""

    link: Secret


class AddPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/passkeys`: what the browser has made, as `PublicKeyCredential.toJSON()` tells it."""

    token: Secret
    name: Name
    credential: dict[str, Any]


class RemovePasskey(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/passkeys/remove`: one of mine."""

    id: Annotated[str, Meta(max_length=1400, pattern="^[A-Za-z0-9_-]+$")]


class ComeInByPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/login/passkey`: what the device has answered, as `PublicKeyCredential.toJSON()` tells it."""

    token: Secret
    credential: dict[str, Any]


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/signout`: this browser, or all others."""

    others: bool


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/delete`: all that is kept of me; it must be said that it is meant."""

    sure: bool


class PlanHoliday(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/holidays`: from then until then, in seconds since 1970."""

    start: Moment
    until: Moment


class EndHoliday(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/me/holidays/end`: the one that begins then is over, or will not be."""

    start: Moment


# ---- to the page ----


class PasskeyMine(msgspec.Struct):
    """A passkey of mine."""

    id: str
    name: str
    created: str


class Me(msgspec.Struct):
    """Who I am here."""

    known: bool  # false: I have never sat down, and nothing is kept of me
    name: str
    language: Lang
    browsers: int  # by which I come
    phrase: bool  # whether I have taken a recovery phrase away
    mail: bool  # whether this server sends letters
    address: str  # that I have confirmed; empty: none
    passkeys: list[PasskeyMine]
    person: str = ""  # what names me to others; empty: nothing is kept of me


class HolidayWords(msgspec.Struct):
    """From then until then, in seconds since 1970."""

    start: float
    until: float


class HolidaysWords(msgspec.Struct):
    """Those of mine that are not over, and what is left of the days of this year."""

    holidays: list[HolidayWords]
    days_left: int


class PasskeyOptions(msgspec.Struct):
    """What a browser is asked, and the token that is brought back with its answer."""

    token: str
    options: dict[str, Any]  # WebAuthn's PublicKeyCredential…OptionsJSON


class LoginLink(msgspec.Struct):
    """A link that opens once, until then."""

    url: str
    until: str


class RecoveryPhrase(msgspec.Struct):
    """A phrase that is told once."""

    phrase: str
