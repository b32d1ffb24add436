"""Bans: who is kept out, and who may not speak, by person or by address."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from ...engine.errors import NavarchError
from ..clock import CLOCK
from .database import Database
from .schema import BANS, HOLDERS, SEATS

SHOWN = 16  # digits of a person's id, enough to name them

What = Literal["ban", "mute"]


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is kept out, or may not speak."""

    who: str
    what: What
    until: float | None
    reason: str


class BadBan(NavarchError):
    """Nobody is meant by that."""


class Bans:
    """All bans that hold, as a worker knows them."""

    def __init__(self) -> None:
        self._exact: dict[str, What] = {}
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, What]] = []

    def take(self, bans: Iterable[Ban]) -> None:
        """Those that hold now, in the place of all others."""
        self._exact, self._networks = {}, []
        for ban in bans:
            try:
                self._networks.append((ipaddress.ip_network(ban.who), ban.what))
            except ValueError:
                self._exact[ban.who] = ban.what

    def keeps_out(self, person: str, address: str) -> bool:
        """Whether somebody is to be kept out."""
        return "ban" in self._of(person, address)

    def mutes(self, person: str, address: str) -> bool:
        """Whether somebody may not speak."""
        return bool(self._of(person, address))

    def _of(self, person: str, address: str) -> set[What]:
        found = {self._exact[person]} if person in self._exact else set()
        if self._networks:
            found |= {what for network, what in self._networks if _lies_in(address, network)}
        return found


def _lies_in(address: str, network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> bool:
    """Whether an address, or the network of one, lies in a network, or that in it: IPv6 is known by the network."""
    try:
        here = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return False
    return here.version == network.version and here.overlaps(network)


def read_bans(connection: Connection) -> list[Ban]:
    """The bans that hold now."""
    rows = connection.execute(select(BANS.c.who, BANS.c.what, BANS.c.until, BANS.c.reason).order_by(BANS.c.who))
    return [ban for ban in (Ban(*row) for row in rows) if _holds(ban)]


def _holds(ban: Ban) -> bool:
    return ban.until is None or ban.until > CLOCK.now()


def ban(database: Database, who: str, what: What, days: int | None, reason: str) -> Ban:
    """Keep somebody out, or have them be silent, for some days or for good."""
    with database.engine.begin() as connection:
        return put_ban(connection, _meant(connection, who), what, days, reason)


def put_ban(connection: Connection, who: str, what: What, days: int | None, reason: str) -> Ban:
    """The same for somebody whose whole id is known, in the place of any other."""
    made = Ban(who, what, None if days is None else CLOCK.now() + days * 24 * 3600, reason)
    connection.execute(delete(BANS).where(BANS.c.who == made.who))
    connection.execute(insert(BANS), msgspec.structs.asdict(made))
    return made


def pardon(database: Database, who: str) -> bool:
    """Let somebody come and speak again; whether they were banned."""
    with database.engine.begin() as connection:
        banned = [ban.who for ban in read_bans(connection) if ban.who.startswith(who)]
        chosen = who if who in banned or len(banned) != 1 else banned[0]
        return connection.execute(delete(BANS).where(BANS.c.who == chosen)).rowcount == 1


def person_meant(database: Database, who: str) -> str:
    """The whole id of a person of `navarch admin people`."""
    with database.engine.connect() as connection:
        return _meant(connection, who)


def _meant(connection: Connection, who: str) -> str:
    """The whole id of a person, or a network, as it is compared."""
    try:
        return str(ipaddress.ip_network(who, strict=False)).removesuffix("/32").removesuffix("/128")
    except ValueError:
        pass
    if len(who) < SHOWN or not all(digit in "0123456789abcdef" for digit in who):
        raise BadBan(f"{who!r} is neither an address, nor a network, nor a person of navarch admin people")
    people = select(HOLDERS.c.person).where(HOLDERS.c.person.startswith(who)).distinct()
    found: list[str] = list(connection.execute(people).scalars())
    if len(found) != 1:
        raise BadBan(f"{'nobody' if not found else 'more than one person'} holds a seat as {who!r}")
    return found[0]


def people_at(database: Database, table: str) -> list[dict[str, str | int]]:
    """Who holds which seat at a table."""
    here = HOLDERS.join(SEATS, (SEATS.c.game == HOLDERS.c.game) & (SEATS.c.seat == HOLDERS.c.seat))
    wanted = select(HOLDERS.c.seat, SEATS.c.name, HOLDERS.c.person).select_from(here).where(HOLDERS.c.game == table)
    with database.engine.connect() as connection:
        rows = connection.execute(wanted.order_by(HOLDERS.c.seat)).all()
    return [{"seat": seat, "name": name, "person": person[:SHOWN]} for seat, name, person in rows]
