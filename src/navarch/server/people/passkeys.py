"""Passkeys: keys that a device keeps and never tells; it signs what it is asked with them, for this site alone.

A challenge is answered once, soon, and by whoever asked for it: its token is told to them, and the device signs what
follows from the token. So an answer that was used, or that somebody else has seen, opens nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import webauthn
from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn.helpers import bytes_to_base64url, structs

from ..clock import CLOCK
from ..storage.database import Conflict, Database
from ..storage.schema import CHALLENGES, PASSKEYS
from .identity import NOBODY, People
from .logins import Entered, enter

LOG = logging.getLogger("navarch.passkeys")
CHALLENGE_SECONDS = 5 * 60.0
OF_A_PERSON = 10
NAMED = "Navarch"
ID = re.compile(r"[A-Za-z0-9_-]{1,1400}")

Verified = TypeVar("Verified")


class Site(NamedTuple):
    """Where the page is that asks: what passkeys are bound to."""

    origin: str  # https://games.example
    host: str  # games.example


class Asked(NamedTuple):
    """A challenge: what is brought back with its answer, and what the browser is told."""

    token: str
    options: str  # JSON


class Passkey(NamedTuple):
    """A passkey, as its owner knows it."""

    id: str
    name: str
    created: float


class Passkeys:
    """Everybody's passkeys."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people

    async def of(self, person: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        statement = select(PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.created).where(PASSKEYS.c.person == person)
        found = await self.database.read(
            lambda connection: connection.execute(statement.order_by(PASSKEYS.c.created)).all()
        )
        return [Passkey(*row) for row in found]

    # ---- registering ----

    async def ask_for_new(self, person: str, name: str, site: Site) -> Asked:
        """What a browser is asked in order to make a passkey; devices that have one already make none."""
        token = await self._new_challenge(person)
        known = [structs.PublicKeyCredentialDescriptor(_bytes(one.id)) for one in await self.of(person)]
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=NAMED,
            user_id=user_handle_of(person),
            user_name=name or NAMED,
            challenge=_challenge_of(token),
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,  # nobody types a name in order to come in
                user_verification=structs.UserVerificationRequirement.REQUIRED,  # for it is the only key
            ),
            exclude_credentials=known,
        )
        return Asked(token, webauthn.options_to_json(options))

    async def add(self, person: str, token: str, name: str, credential: dict[str, Any], site: Site) -> bool:
        """Keep a passkey that a browser has made; False where it is none, or they have enough."""
        if not await self._answered(token, person):
            return False
        made = await _verified(lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=_challenge_of(token),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        ))  # fmt: skip
        if made is None:
            return False
        row = {
            "id": bytes_to_base64url(made.credential_id),
            "person": person,
            "name": name,
            "public_key": made.credential_public_key,
            "uses": made.sign_count,
            "created": CLOCK.now(),
        }
        return await self._keep(row)

    async def _keep(self, row: dict[str, Any]) -> bool:
        kept = False
        mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.person == row["person"])

        def job(connection: Connection) -> None:
            nonlocal kept
            kept = connection.execute(mine).scalar_one() < OF_A_PERSON
            if kept:
                connection.execute(insert(PASSKEYS), row)

        try:
            await self.database.write(job)
        except Conflict:  # somebody has it already, or there is nobody of that id any more
            return False
        return kept

    async def remove(self, person: str, passkey: str) -> None:
        """Nobody comes in by it any more."""
        here = (PASSKEYS.c.id == passkey) & (PASSKEYS.c.person == person)

        def job(connection: Connection) -> None:
            connection.execute(delete(PASSKEYS).where(here))

        await self.database.write(job)

    # ---- coming in ----

    async def ask(self, site: Site) -> Asked:
        """What a browser is asked in order to come in: by any passkey of this site."""
        token = await self._new_challenge(NOBODY)
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=_challenge_of(token),
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        )
        return Asked(token, webauthn.options_to_json(options))

    async def come_in(
        self, token: str, credential: dict[str, Any], site: Site, browser: str, before: str
    ) -> Entered | None:
        """Come in by the answer to a challenge, with a new browser, where `before` sat; None where it opens nothing."""
        if not await self._answered(token, NOBODY):
            return None
        said = credential.get("id")
        if not isinstance(said, str) or ID.fullmatch(said) is None:
            return None
        here = PASSKEYS.c.id == said
        row = await self.database.read(lambda connection: connection.execute(select(PASSKEYS).where(here)).first())
        if row is None or not _is_for(credential, row.person):
            return None
        answered = await _verified(lambda: webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=_challenge_of(token),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=bytes(row.public_key),
            credential_current_sign_count=row.uses,
            require_user_verification=True,
        ))  # fmt: skip
        if answered is None:
            return None
        return await self._enter(row.id, row.uses, answered.new_sign_count, browser, before)

    async def _enter(self, passkey: str, before_uses: int, uses: int, browser: str, before: str) -> Entered | None:
        """Where the passkey is still there, and nobody has come in by it meanwhile."""
        entered: Entered | None = None
        here = (PASSKEYS.c.id == passkey) & (PASSKEYS.c.uses == before_uses)

        def job(connection: Connection) -> None:
            nonlocal entered
            entered = None
            person = connection.execute(select(PASSKEYS.c.person).where(here).with_for_update()).scalar()
            if person is not None:
                connection.execute(update(PASSKEYS).where(here).values(uses=uses))
                entered = enter(connection, person, browser, before)

        await self.database.write(job)
        self.people.look_again()
        return entered

    # ---- challenges ----

    async def _new_challenge(self, person: str) -> str:
        token = secrets.token_urlsafe(32)
        row = {"digest": _digest_of(token), "person": person, "until": CLOCK.now() + CHALLENGE_SECONDS}

        def job(connection: Connection) -> None:
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= CLOCK.now()))
            connection.execute(insert(CHALLENGES), row)

        await self.database.write(job)
        return token

    async def _answered(self, token: str, person: str) -> bool:
        """Whether this is a challenge of theirs that nobody has answered; it is spent by that."""
        found = False
        here = (CHALLENGES.c.digest == _digest_of(token)) & (CHALLENGES.c.person == person)

        def job(connection: Connection) -> None:
            nonlocal found
            found = connection.execute(delete(CHALLENGES).where(here, CHALLENGES.c.until > CLOCK.now())).rowcount == 1

        await self.database.write(job)
        return found


def user_handle_of(person: str) -> bytes:
    """By what a device knows a person; nobody learns their id from it."""
    return hashlib.sha256(f"passkeys of {person}".encode()).digest()


def _is_for(credential: dict[str, Any], person: str) -> bool:
    """Whether the device means this person, where it says whom."""
    response = credential.get("response")
    said = response.get("userHandle") if isinstance(response, dict) else None
    return not said or said == bytes_to_base64url(user_handle_of(person))


def _challenge_of(token: str) -> bytes:
    return hashlib.sha256(f"challenge {token}".encode()).digest()


def _digest_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _bytes(passkey: str) -> bytes:
    return webauthn.base64url_to_bytes(passkey)


async def _verified(verify: Callable[[], Verified]) -> Verified | None:
    """What the answer of a device tells, worked out beside the play; None where it is not what was asked for."""
    try:
        return await asyncio.to_thread(verify)
    except Exception as error:  # whatever was sent that is no such answer, down to its innermost bytes
        LOG.info("no answer of a passkey: %s", type(error).__name__)
        return None
