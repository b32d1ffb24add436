"""Sending a message by one channel, whichever it is."""

from __future__ import annotations

from email.utils import parseaddr

from ..settings import Settings
from ..words import notice_texts
from ..words.notice_texts import Message
from .channels import Channel, Channels, MailTarget, token
from .hooks import HookTarget, link, post
from .mail import Letter, Mailer
from .outside import NotSent, Outside
from .push import PushTarget, public_key, push


class Sender:
    """All that a message can be sent by."""

    def __init__(self, settings: Settings, channels: Channels, mailer: Mailer) -> None:
        self.settings = settings
        self.channels = channels
        self.mailer = mailer
        self.outside = Outside(settings.notices_loopback)
        self._push_key = ""  # of the server, once it was read
        self.public_key = ""  # its public half; empty: no pushes

    def take_key(self, key: str) -> None:
        """The key by which push services know the server."""
        self._push_key, self.public_key = key, public_key(key)

    async def send(self, channel: Channel, message: Message, lang: str) -> None:
        """Send it; raises NotSent."""
        target = channel.target
        if isinstance(target, PushTarget):
            await push(self.outside, self._push_key, self._contact(), target, message)
        elif isinstance(target, HookTarget):
            await post(self.outside, target, message, self.settings.public_url)
        else:
            await self._mail(channel, message, lang)

    def _contact(self) -> str:
        """Whom a push service may write to about us."""
        return f"mailto:{parseaddr(self.settings.mail_from)[1] or 'navarch@localhost'}"

    async def _mail(self, channel: Channel, message: Message, lang: str) -> None:
        address = await self.channels.address(channel.person)
        if not address:
            raise NotSent("no-address")
        if not await self.mailer.send(self.letter(channel, address, message, lang)):
            raise NotSent("not-mailed")

    def letter(self, channel: Channel, address: str, message: Message, lang: str) -> Letter:
        """With a way to end letters by one click (RFC 8058), for whoever has the letter and for nobody else."""
        assert isinstance(channel.target, MailTarget)
        base = self.settings.public_url
        end = f"{base.rstrip('/')}/unsubscribe/{token(channel)}"
        lines = [f"{said}\n{link(base, table)}\n" for said, table in message.lines]
        text = "\n".join([*lines, "-- ", notice_texts.unsubscribing(end, lang), ""])
        headers = {"List-Unsubscribe": f"<{end}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        return Letter(address, message.title, text, headers)
