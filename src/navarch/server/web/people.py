"""The HTTP side of people: who I am, coming in at another device, taking along and deleting what is kept of me."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..people.export import export
from ..people.identity import NOBODY
from ..people.logins import Key, digest_of_link
from ..people.phrases import digest_of_phrase
from ..storage.schema import handle_of
from ..tables.forgetting import forget
from ..tables.worker import Worker
from ..words.errors import Refused
from ..words.people import ComeIn, Forget, Introduce, LoginLink, Me, Nothing, PasskeyMine, RecoveryPhrase, SignOut
from ..words.phrases import clean
from .answering import BadRequest, answer, body_of, somebody
from .cookies import browser_of, digest_of, new_cookie, person_of, with_cookie, without_cookie
from .rates import Rates, address_of


class PeopleDesk:
    """Answers people who ask about themselves."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def me(self, request: Request) -> Response:
        """Who I am."""
        return answer(await me_of(self.worker, person_of(request)))

    async def introduce(self, request: Request) -> Response:
        """What to call me; whoever was nobody is somebody by that."""
        said = await body_of(request, Introduce)
        name = clean(said.name)
        if not person_of(request):
            self._take(request)
        cookie, person = await somebody(request, self.worker.people, name, said.language)
        await self.worker.people.introduce(person, name, said.language)
        return with_cookie(request, answer(await me_of(self.worker, person)), cookie)

    async def login_link(self, request: Request) -> Response:
        """A link for another device of mine."""
        await body_of(request, Nothing)
        link = await self.worker.logins.new_link(known(request))
        return answer(LoginLink(f"/#login={link.secret}", _told(link.until)), 201)

    async def recovery_phrase(self, request: Request) -> Response:
        """A phrase to take away on paper, in the place of any other."""
        await body_of(request, Nothing)
        return answer(RecoveryPhrase(await self.worker.logins.new_phrase(known(request))), 201)

    async def login(self, request: Request) -> Response:
        """Come in; the same answer for every key that opens nothing."""
        said = await body_of(request, ComeIn)
        if bool(said.link) == bool(said.phrase):
            raise BadRequest("either a link or a phrase")
        self._take(request)
        kind: Key = "link" if said.link else "phrase"
        key = digest_of_link(said.link) if said.link else digest_of_phrase(said.phrase)
        cookie = new_cookie()
        entered = await self.worker.logins.come_in(kind, key, digest_of(cookie), person_of(request))
        if entered is None:
            raise Refused("bad-login")
        await self.worker.seats_moved(entered.tables)
        return with_cookie(request, answer(await me_of(self.worker, entered.person)), cookie)

    async def sign_out(self, request: Request) -> Response:
        """Out of this browser, or of all others."""
        said = await body_of(request, SignOut)
        person = known(request)
        await self.worker.people.sign_out(person, browser_of(request), others=said.others)
        await self.worker.people_changed()
        if said.others:
            return answer(await me_of(self.worker, person))
        return without_cookie(request, answer(await me_of(self.worker, NOBODY)))

    async def export(self, request: Request) -> Response:
        """All that is kept of me."""
        person = known(request)
        self._take(request)
        database = self.worker.database
        told = await database.read(lambda connection: export(connection, person, database.vault))
        if told is None:
            raise Refused("nobody-yet")
        headers = {"Content-Disposition": 'attachment; filename="navarch-me.json"', "Cache-Control": "no-store"}
        return Response(msgspec.json.encode(told), headers=headers, media_type="application/json")

    async def delete(self, request: Request) -> Response:
        """Delete all that is kept of me."""
        said = await body_of(request, Forget)
        person = known(request)
        if not said.sure:
            raise BadRequest("say that you are sure")
        await forget(self.worker, person)
        return without_cookie(request, answer(await me_of(self.worker, NOBODY)))

    def _take(self, request: Request) -> None:
        if not self.rates.logins.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")


async def me_of(worker: Worker, person: str) -> Me:
    """Who somebody is, as they are told it."""
    mail = worker.mailer.is_on
    found = await worker.people.person(person) if person else None
    if found is None:
        return Me(False, "", "en", 0, False, mail, "", [])
    has_phrase, address = await worker.logins.has_phrase(person), await worker.channels.address(person)
    passkeys = [PasskeyMine(one.id, one.name, _told(one.created)) for one in await worker.passkeys.of(person)]
    return Me(True, found.name, found.language, found.browsers, has_phrase, mail, address, passkeys, handle_of(person))


def _told(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).isoformat(timespec="seconds")


def known(request: Request) -> str:
    """Whoever asks, who must be somebody."""
    person = person_of(request)
    if not person:
        raise Refused("nobody-yet")
    return person
