"""What a server is told: where its games are kept, and how much it lets one client do."""

from __future__ import annotations

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ..engine.errors import NavarchError

LAST_PORT = 65_535
PREFIX = "NAVARCH_"  # of settings in the environment
LIMITS = "NAVARCH_LIMITS_"
ENVIRONMENT = "NAVARCH_HANDED_DOWN"  # how worker processes of one server get the same settings


Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]  # so many a second
Burst = Annotated[float, Meta(ge=1)]  # so many at once
Seconds = Annotated[float, Meta(ge=0)]
Milliseconds = Annotated[int, Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one client may do. A rate is so many a second, with a burst that may come at once."""

    body_bytes: Count = 16_384
    message_bytes: Count = 4_096
    requests_rate: Rate = 50.0
    requests_burst: Burst = 300.0
    tables_rate: Rate = 0.5
    tables_burst: Burst = 30.0
    logins_rate: Rate = 0.1
    logins_burst: Burst = 10.0
    letters_rate: Rate = 1 / 300  # asked for by one person; how many one mailbox gets is in people/addresses.py
    letters_burst: Burst = 5.0
    notices_rate: Rate = 0.1  # channels that somebody sets or tests
    notices_burst: Burst = 12.0
    messages_rate: Rate = 20.0
    messages_burst: Burst = 60.0
    chats_rate: Rate = 1.0
    chats_burst: Burst = 8.0
    rollbacks_rate: Rate = 0.2
    rollbacks_burst: Burst = 6.0
    invitations_rate: Rate = 0.1
    invitations_burst: Burst = 20.0
    reports_rate: Rate = 0.005
    reports_burst: Burst = 5.0
    history_rate: Rate = 10.0
    history_burst: Burst = 60.0
    advice_rate: Rate = 0.5
    advice_burst: Burst = 4.0
    advice_waiting: Count = 2  # that one person may wait for at a time
    reviews_rate: Rate = 1 / 60
    reviews_burst: Burst = 6.0
    reviews_waiting: Count = 16  # that all together may wait for; one person for one
    connections: Count = 4_000  # in all; fewer where the system allows fewer open files
    connections_per_address: Count = 128  # not counted for a proxy that is trusted
    sockets_per_client: Count = 64  # by address
    socket_backlog: Count = 64  # messages waiting for a slow reader before it is cut off
    socket_backlog_bytes: Count = 1_000_000
    head_bytes: Count = 16_384
    head_seconds: Seconds = 10.0  # from the first byte to the last one of a request's head
    body_seconds: Seconds = 15.0
    reading_seconds: Seconds = 60.0  # in which a reader must have read once what waits for it
    closing_seconds: Seconds = 10.0
    pipelined: Count = 32  # requests that may wait for their turn on one connection
    people_at_an_address: Rate = 4  # a family, a school: so many times what one person may do
    archive_waiting: Count = 64  # earlier positions that all may wait for
    rooms_in_memory: Count = 2_000
    bot_seconds: Seconds = 20.0  # a bot that thinks longer is replaced for that move


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a server is told: by a file, by its environment, or on the command line."""

    database: str = ""  # sqlite:///path or postgresql://…; empty: a file of one's own
    host: str = "127.0.0.1"  # the address to listen on
    port: Annotated[int, Meta(ge=0, le=LAST_PORT)] = 8000  # 0: any free one
    workers: Count = 1  # several need PostgreSQL
    components: tuple[str, ...] = ()  # corrections that hosts may choose: folders, or GAME=FILE
    bots: tuple[str, ...] = ()  # bots of one's own that tables may have: NAME=BOT
    hosts: tuple[str, ...] = ()  # the names under which it answers; none: any
    trusted_proxies: tuple[str, ...] = ("127.0.0.1",)  # whose word on who asks is believed: addresses or networks
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read /metrics: addresses or networks
    log: Literal["text", "json"] = "text"  # json tells of every request, too
    drain_seconds: Seconds = 0.0  # between saying at /readyz that it will stop, and stopping
    bot_processes: Annotated[int, Meta(ge=0)] = 0  # 0: as many as there are cores to spare
    bot_pace_ms: Milliseconds = 600  # the least time of a bot's move, where players have not set another
    bot_window_ms: Milliseconds = 1_000  # when bots that search answer in reaction windows; 0: as soon as they know
    review_seconds: Seconds = 45.0  # of one core for the review of a game, when bots leave it; 0: no reviews
    orders_pause_ms: Milliseconds = 2_500  # half of the answers by orders come sooner, half later
    public_url: str = ""  # where others reach the server, https://…; links in letters begin so
    smtp_host: str = ""  # the mail server; empty: no mail is sent, and the page does not tell of any
    smtp_port: Annotated[int, Meta(ge=1, le=LAST_PORT)] = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_from: str = ""  # whom letters come from: navarch@example.org
    notices_loopback: bool = False  # for tests alone: notices may go to this very machine
    limits: Limits = Limits()

    def hand_down(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = msgspec.json.encode(self).decode()

    @staticmethod
    def inherited() -> Settings:
        """The settings that the first process left."""
        return msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)


class BadSettings(NavarchError):
    """Settings that cannot be: which, and why."""


def read_settings(file: str | None, environment: Mapping[str, str], said: Mapping[str, object]) -> Settings:
    """What was said on the command line, else what the environment says, else the file, else what is usual.

    `port` is NAVARCH_PORT in the environment, and `body_bytes` among the limits NAVARCH_LIMITS_BODY_BYTES; lists are
    separated by commas there.
    """
    found = _read_file(file) if file else {}
    found.update(_from_environment(environment))
    limits = found.get("limits", {})
    if not isinstance(limits, dict):
        raise BadSettings("the settings: limits must be a table")
    of_limits = {
        name.removeprefix(LIMITS).lower(): said for name, said in environment.items() if name.startswith(LIMITS)
    }
    found["limits"] = {**limits, **of_limits}
    found.update(said)
    try:
        settings = msgspec.convert(found, Settings, strict=False)
        for one in settings.metrics_for:
            ipaddress.ip_network(one)
        _check_mail(settings)
    except (ValueError, msgspec.ValidationError) as error:
        raise BadSettings(f"the settings: {error}") from error
    return settings


def _check_mail(settings: Settings) -> None:
    """Letters need a sender, and links that can be followed from elsewhere."""
    url = urlsplit(settings.public_url)
    if settings.public_url and (url.scheme not in ("http", "https") or not url.hostname or url.query or url.fragment):
        raise ValueError("public_url must be like https://games.example.org")
    if settings.smtp_host and not (settings.mail_from and settings.public_url):
        raise ValueError("smtp_host needs mail_from and public_url")


def _read_file(file: str) -> dict[str, object]:
    try:
        with Path(file).open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise BadSettings(f"the settings {file} cannot be read: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"the settings {file} are not TOML: {error}") from error


def _from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        said = environment.get(PREFIX + field.name.upper())
        if said is not None and field.name != "limits":
            is_list = field.type == tuple[str, ...]
            found[field.name] = [one.strip() for one in said.split(",") if one.strip()] if is_list else said
    return found


def default_database() -> str:
    """A SQLite file in the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "navarch"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"
