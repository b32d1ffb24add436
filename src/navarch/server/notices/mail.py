"""Letters: one goes to one address, by the mail server that the settings name."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid

import aiosmtplib
import msgspec

from ..clock import CLOCK
from ..settings import Settings

LOG = logging.getLogger("navarch.mail")
SECONDS = 20.0  # for a whole letter
LONGEST_ADDRESS = 254  # RFC 5321, 4.5.3.1.3


class Letter(msgspec.Struct, frozen=True):
    """What is sent to an address."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = {}  # beside the usual ones


class BadLetter(ValueError):
    """A letter that cannot be sent: its address is none, or a header has more than one line."""


class Mailer:
    """Sends letters; where no mail server is named, none."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def is_on(self) -> bool:
        """Whether there is a mail server; where not, nothing of the page tells of mail."""
        return bool(self.settings.smtp_host)

    async def send(self, letter: Letter) -> bool:
        """Whether the mail server has taken it; why not stands in the log, without address and text."""
        if not self.is_on:
            return False
        try:
            await asyncio.wait_for(self._send(letter), SECONDS)
        except (BadLetter, aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            LOG.warning("a letter was not sent: %s", type(error).__name__)
            return False
        return True

    async def _send(self, letter: Letter) -> None:
        said = self.settings
        await aiosmtplib.send(
            written(letter, said.mail_from),
            recipients=[letter.to],
            hostname=said.smtp_host,
            port=said.smtp_port,
            username=said.smtp_user or None,
            password=said.smtp_password or None,
            use_tls=said.smtp_security == "tls",
            start_tls=said.smtp_security == "starttls",
            timeout=SECONDS,
        )


def is_address(text: str) -> bool:
    """Whether it can be the address of one person, in the letters that every mail server takes."""
    if len(text) > LONGEST_ADDRESS or not text.isascii():
        return False
    try:
        address = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    return bool(address.username) and bool(address.domain) and address.addr_spec == text


def written(letter: Letter, sender: str) -> EmailMessage:
    """As it travels; BadLetter where the address is none, or a header is not one line."""
    if not is_address(letter.to):
        raise BadLetter("the address is none")
    message = EmailMessage()
    headers = {"From": sender, "To": letter.to, "Subject": letter.subject, **letter.headers}
    headers["Date"] = format_datetime(datetime.fromtimestamp(CLOCK.now(), UTC))
    headers["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">") or None)
    headers["Auto-Submitted"] = "auto-generated"  # RFC 3834: no answer of an absent one is wanted
    try:
        for name, value in headers.items():
            message[name] = value
    except (ValueError, MessageError) as error:
        raise BadLetter(f"the header {name} is none") from error
    message.set_content(letter.text)
    return message
