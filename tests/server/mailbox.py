"""A real mail server on loopback, which keeps what it is sent."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

from .helpers import PATIENCE
from .postgres import free_port

SENDER = "navarch@example.org"
TAKEN = "250 taken"


class Received(NamedTuple):
    """A letter as it came."""

    to: list[str]
    letter: EmailMessage

    @property
    def text(self) -> str:
        content: str = self.letter.get_content()
        return content.replace("\r\n", "\n")


class Mailbox:
    """Everybody's mailbox: `letters` in the order in which they came."""

    def __init__(self) -> None:
        self.port = free_port()
        self.letters: queue.Queue[Received] = queue.Queue()
        self.says = TAKEN  # what it answers to the next letters
        self.refused = 0
        self.count = 0  # of letters that came
        self._open = threading.Event()  # whether letters are taken at once
        self._open.set()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    def settings(self, public_url: str = "http://127.0.0.1") -> dict[str, Any]:
        """The settings of a server that sends its mail here."""
        return {
            "smtp_host": "127.0.0.1",
            "smtp_port": self.port,
            "smtp_security": "none",
            "mail_from": SENDER,
            "public_url": public_url,
        }

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        """A letter has come."""
        await asyncio.to_thread(self._open.wait, PATIENCE)
        if self.says != TAKEN:
            self.refused += 1
            return self.says
        letter = message_from_bytes(envelope.content, _class=EmailMessage, policy=policy.default)
        self.count += 1
        self.letters.put(Received(envelope.rcpt_tos, letter))
        return TAKEN

    def next(self) -> Received:
        """The next letter, waited for."""
        return self.letters.get(timeout=PATIENCE)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Letters are not taken meanwhile."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    def is_empty(self) -> bool:
        """Whether nothing has come that was not taken out."""
        return self.letters.empty()

    def __enter__(self) -> Mailbox:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()
