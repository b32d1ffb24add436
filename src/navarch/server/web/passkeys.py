"""The HTTP side of passkeys: making one, removing one, coming in by one."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..people.passkeys import Asked, Site
from ..tables.worker import Worker
from ..words.errors import Refused
from ..words.people import AddPasskey, ComeInByPasskey, Nothing, PasskeyOptions, RemovePasskey
from ..words.phrases import clean
from .addresses import AddressDesk
from .answering import answer, body_of
from .cookies import digest_of, new_cookie, person_of, with_cookie
from .people import known, me_of
from .rates import Rates, address_of


class PasskeyDesk:
    """Answers whoever has a device that keeps passkeys."""

    def __init__(self, worker: Worker, rates: Rates, letters: AddressDesk) -> None:
        self.worker = worker
        self.rates = rates
        self.letters = letters
        self._public = urlsplit(worker.settings.public_url)

    async def passkey_options(self, request: Request) -> Response:
        """What my browser is asked in order to make a passkey."""
        await body_of(request, Nothing)
        person = known(request)
        self._take(request)
        found = await self.worker.people.person(person)
        if found is None:
            raise Refused("nobody-yet")
        return _asked(await self.worker.passkeys.ask_for_new(person, found.name, self._site(request)))

    async def add_passkey(self, request: Request) -> Response:
        """A passkey that my browser has made."""
        said = await body_of(request, AddPasskey)
        person = known(request)
        self._take(request)
        kept = await self.worker.passkeys.add(
            person, said.token, clean(said.name), said.credential, self._site(request)
        )
        if not kept:
            raise Refused("bad-passkey")
        self.letters.tell("passkey", person)
        return answer(await me_of(self.worker, person), 201)

    async def remove_passkey(self, request: Request) -> Response:
        """Nobody comes in by this one any more."""
        said = await body_of(request, RemovePasskey)
        person = known(request)
        await self.worker.passkeys.remove(person, said.id)
        return answer(await me_of(self.worker, person))

    async def login_options(self, request: Request) -> Response:
        """What a browser is asked in order to come in."""
        await body_of(request, Nothing)
        self._take(request)
        return _asked(await self.worker.passkeys.ask(self._site(request)))

    async def passkey_login(self, request: Request) -> Response:
        """Come in; the same answer for everything that opens nothing."""
        said = await body_of(request, ComeInByPasskey)
        self._take(request)
        cookie = new_cookie()
        entered = await self.worker.passkeys.come_in(
            said.token, said.credential, self._site(request), digest_of(cookie), person_of(request)
        )
        if entered is None:
            raise Refused("bad-passkey")
        await self.worker.seats_moved(entered.tables)
        return with_cookie(request, answer(await me_of(self.worker, entered.person)), cookie)

    def _site(self, request: Request) -> Site:
        """The page that asks is of the host that was asked, the guard sees to it; a proxy may have hidden its https."""
        here = request.url
        scheme = self._public.scheme if self._public.netloc == here.netloc else here.scheme
        return Site(f"{scheme}://{here.netloc}", here.hostname or "")

    def _take(self, request: Request) -> None:
        if not self.rates.logins.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")


def _asked(asked: Asked) -> Response:
    return answer(PasskeyOptions(asked.token, msgspec.json.decode(asked.options)))
