"""The HTTP side of notices: by which ways they reach somebody, trying one, and ending letters."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response

from ..notices.channels import Channel
from ..notices.hooks import HookTarget
from ..notices.outside import NotSent, is_target
from ..notices.push import PushTarget, is_browser
from ..tables.worker import Worker
from ..words.errors import Refused
from ..words.notice_texts import Told, message, outcome
from ..words.notices import ChannelWords, Notices, OneChannel, SetHook, SetPush, SetWants, Tested
from ..words.people import Nothing
from .answering import BadRequest, answer, body_of, lang_of
from .cookies import browser_of, person_of
from .people import known
from .rates import Rates, address_of


class NoticesDesk:
    """Answers people who ask about their notices."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def notices(self, request: Request) -> Response:
        """All my channels."""
        return answer(await self._notices(request))

    async def set_push(self, request: Request) -> Response:
        """This browser takes pushes."""
        said = await body_of(request, SetPush)
        person, target = known(request), PushTarget(said.endpoint, said.p256dh, said.auth)
        self._take(request)
        if not is_target(said.endpoint) or not is_browser(target):
            raise BadRequest("this is no subscription of a browser")
        await self.worker.channels.add_push(person, browser_of(request), target)
        return answer(await self._notices(request))

    async def set_hook(self, request: Request) -> Response:
        """My webhook."""
        said = await body_of(request, SetHook)
        person = known(request)
        self._take(request)
        if not is_target(said.url):
            raise BadRequest("this is no https address")
        await self.worker.channels.set_hook(person, HookTarget(said.url, said.format))
        return answer(await self._notices(request))

    async def set_mail(self, request: Request) -> Response:
        """Letters to my address."""
        await body_of(request, Nothing)
        person = known(request)
        self._take(request)
        if not self.worker.sender.mailer.is_on or not await self.worker.channels.address(person):
            raise Refused("no-address")
        await self.worker.channels.set_mail(person)
        return answer(await self._notices(request))

    async def set_wants(self, request: Request) -> Response:
        """What is sent by one of my channels."""
        said = await body_of(request, SetWants)
        if not await self.worker.channels.set_wants(known(request), said.channel, said.wants):
            raise Refused("no-channel")
        return answer(await self._notices(request))

    async def remove_channel(self, request: Request) -> Response:
        """End one of my channels."""
        said = await body_of(request, OneChannel)
        if not await self.worker.channels.remove(known(request), said.channel):
            raise Refused("no-channel")
        return answer(await self._notices(request))

    async def test_channel(self, request: Request) -> Response:
        """Send a test at once; a channel that was switched off is on again where it arrives."""
        said = await body_of(request, OneChannel)
        person, lang = known(request), lang_of(request)
        self._take(request)
        channel = await self.worker.channels.one(person, said.channel)
        if channel is None:
            raise Refused("no-channel")
        try:
            await self.worker.sender.send(channel, message([Told("test", "", "", [], {})], lang), lang)
        except NotSent as error:
            return answer(Tested(False, outcome(error.key, lang, error.status)))
        await self.worker.channels.switch_on(person, channel.id)
        return answer(Tested(True, outcome("sent", lang)))

    async def unsubscribe(self, request: Request) -> Response:
        """No more letters, for whoever has one: by a click on the page, or by the mail program itself (RFC 8058)."""
        if not await self.worker.channels.unsubscribe(request.path_params["token"]):
            raise Refused("no-channel")
        return Response(status_code=200, headers={"Cache-Control": "no-store"})

    async def _notices(self, request: Request) -> Notices:
        person, browser, lang = person_of(request), browser_of(request), lang_of(request)
        sender, channels = self.worker.sender, self.worker.channels
        address = await channels.address(person) if person else ""
        told = [_told(one, address, browser, lang) for one in await channels.of(person)] if person else []
        return Notices(bool(person), sender.public_key, sender.mailer.is_on, address, told)

    def _take(self, request: Request) -> None:
        if not self.rates.notices.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")


def _told(channel: Channel, address: str, browser: str, lang: str) -> ChannelWords:
    target = channel.target
    where, form = address, None
    if isinstance(target, PushTarget):
        where = urlsplit(target.endpoint).hostname or ""
    elif isinstance(target, HookTarget):
        where, form = urlsplit(target.url).hostname or "", target.format
    why = channel.off or ("no-address" if channel.kind == "mail" and not address else "")
    off = outcome(why, lang) if why else ""
    here = channel.kind == "push" and channel.browser == browser
    return ChannelWords(channel.id, channel.kind, where, form, channel.wants, here, off)
