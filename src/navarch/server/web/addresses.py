"""The HTTP side of e-mail addresses: adding one, confirming it, removing it, coming in by it.

Whoever asks for a letter is answered before it is written, and alike for every address: neither the words nor the time
of the answer tell whether somebody is known by it.
"""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from ..people.addresses import Changed, normal_address
from ..people.letters import letter
from ..tables.background import Background
from ..tables.worker import Worker
from ..words.answers import Done
from ..words.errors import Refused
from ..words.people import ConfirmAddress, NewAddress, Nothing
from .answering import answer, body_of
from .cookies import person_of
from .people import known, me_of
from .rates import Rates, address_of

LOG = logging.getLogger("navarch.addresses")


class AddressDesk:
    """Answers whoever asks for letters."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates
        self._background = Background()
        self._url = worker.settings.public_url.rstrip("/")

    async def close(self) -> None:
        """Leave the letters that are not sent."""
        await self._background.stop()

    async def add_address(self, request: Request) -> Response:
        """Send a link by which an address becomes mine."""
        person = known(request)
        address = await self._asked(request)
        self._background.start(self._ask(person, address))
        return answer(Done(), 202)

    async def mail_login(self, request: Request) -> Response:
        """Send a link by which the owner of an address comes in, where there is one."""
        address = await self._asked(request)
        self._background.start(self._login(address))
        return answer(Done(), 202)

    async def confirm_address(self, request: Request) -> Response:
        """The address to which a link was sent is mine."""
        said = await body_of(request, ConfirmAddress)
        person = known(request)
        if not self.rates.logins.take(person, address_of(request.scope)):
            raise Refused("too-fast")
        changed = await self.worker.addresses.confirm(person, said.link)
        if changed is None:
            raise Refused("bad-confirmation")
        self._tell_old(changed)
        return answer(await me_of(self.worker, person))

    async def remove_address(self, request: Request) -> Response:
        """Nobody comes in by my address any more."""
        await body_of(request, Nothing)
        person = known(request)
        self._tell_old(await self.worker.addresses.remove(person))
        return answer(await me_of(self.worker, person))

    async def _asked(self, request: Request) -> str:
        """The address that a letter is asked for."""
        said = await body_of(request, NewAddress)
        if not self.worker.mailer.is_on:
            raise Refused("no-mail")
        address = normal_address(said.address)
        if not address:
            raise Refused("bad-address")
        if not self.rates.letters.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        return address

    # ---- letters, after the answer ----

    def tell(self, kind: str, person: str) -> None:
        """A letter to somebody's own address, where they have one."""
        if self.worker.mailer.is_on:
            self._background.start(self._tell(kind, person))

    async def _tell(self, kind: str, person: str) -> None:
        found, address = await self.worker.people.person(person), await self.worker.channels.address(person)
        if found is not None and address:
            await self._send(kind, found.language, address)

    async def _ask(self, person: str, address: str) -> None:
        posted = await self.worker.addresses.ask(person, address)
        if posted is not None:
            kind = "take-over" if posted.of_another else "confirm"
            await self._send(kind, posted.language, address, f"{self._url}/#address={posted.link.secret}")

    async def _login(self, address: str) -> None:
        posted = await self.worker.addresses.login(address)
        if posted is not None:
            await self._send("login", posted.language, address, f"{self._url}/#login={posted.link.secret}")

    def _tell_old(self, changed: Changed) -> None:
        if changed.before:
            self._background.start(self._send("gone", changed.language, changed.before))

    async def _send(self, kind: str, language: str, to: str, link: str = "") -> None:
        place = urlsplit(self._url).netloc
        if not await self.worker.mailer.send(letter(kind, language, to, place, link)):
            LOG.warning("a letter (%s) did not leave", kind)
