"""Two people at a table who are told of it: a server, and real receivers of all that it sends."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from navarch.server.storage.database import Database
from navarch.server.storage.schema import ADDRESSES, BROWSERS, OUTBOX
from navarch.server.web.cookies import digest_of

from .faked import FakedTime
from .helpers import PATIENCE, Browser, Page, Server
from .mailbox import Mailbox
from .receivers import PushedBrowser, Receiver, trust

GAME = "hands-in-the-sea"
MINUTE = 61.0  # in which notices wait for each other, and a little
PUBLIC = "https://games.example"


class Club:
    """A server by faked time, a mailbox, a push service, a webhook; Anna has set a table, and Bert sits there."""

    def __init__(self, database: str, folder: Path, workers: int = 1) -> None:
        self.database = database
        self.time = FakedTime(folder)
        self._stack = ExitStack()
        self.mailbox = self._stack.enter_context(Mailbox())
        self.service = self._stack.enter_context(Receiver())
        self.hook = self._stack.enter_context(Receiver())
        self.pushed = PushedBrowser(self.service)
        self.server = Server(database, workers)
        self.server.more = {**self.mailbox.settings(PUBLIC), "notices_loopback": True}
        self.server.environment = {**self.time.environment, **trust()}

    def __enter__(self) -> Club:
        self._stack.enter_context(self.server)
        self.anna, self.bert = self.somebody("Anna"), self.somebody("Bert")
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def somebody(self, name: str, language: str = "en") -> Browser:
        """A person by a name."""
        browser = Browser(self.server)
        browser.post("/api/me", {"name": name, "language": language})
        return browser

    def table(self, **more: Any) -> str:
        """A table of both, at which the game has begun."""
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        made = self.anna.post("/api/tables", {"game": GAME, "seats": seats, **more})
        secret = made["links"][0]["url"].partition("#seat=")[2]
        self.bert.post(f"/api/tables/{made['id']}/join", {"secret": secret, "name": "Bert"})
        table: str = made["id"]
        return table

    def give_address(self, browser: Browser, address: str) -> None:
        """An address as it is kept once it was confirmed."""
        opened = Database(self.database)
        with opened.engine.begin() as connection:
            cookie = digest_of(browser.cookie.partition("=")[2])
            person = connection.execute(select(BROWSERS.c.person).where(BROWSERS.c.browser == cookie)).scalar_one()
            connection.execute(insert(ADDRESSES), {"person": person, "address": address, "confirmed": 0.0})
        opened.engine.dispose()

    def settle(self) -> None:
        """Wait until what was sent is written down as sent: time that jumps before would have it sent once more."""
        opened = Database(self.database)
        end = time.monotonic() + PATIENCE
        try:
            while self._is_due(opened):
                assert time.monotonic() < end, "something that was due was not delivered"
                time.sleep(0.05)
        finally:
            opened.engine.dispose()

    def _is_due(self, opened: Database) -> bool:
        due = select(OUTBOX.c.id).where(OUTBOX.c.due <= time.time() + self.time.ahead)
        with opened.engine.connect() as connection:
            return connection.execute(due).first() is not None

    def take_all_channels(self, browser: Browser) -> None:
        """A push, a webhook and letters for one person."""
        self.give_address(browser, "bert@example.net")
        browser.post("/api/me/notices/mail", {})
        browser.post("/api/me/notices/push", self.pushed.subscription())
        browser.post("/api/me/notices/hook", {"url": self.hook.url(), "format": "json"})

    def ask_anna(self, table: str) -> None:
        """Bring it about that Anna is asked, and not Bert, with both at the table until then."""
        with self.anna.sit(table) as hers, self.bert.sit(table) as his:
            hers.until_position()
            his.until_position()
            while not hers.position["actions"]:
                play_until_other(his)
                hers.my_turn()

    def ask_bert(self, table: str) -> None:
        """Anna plays until Bert is asked, who is not there."""
        self.ask_anna(table)
        with self.anna.sit(table) as page:
            page.my_turn()
            play_until_other(page)


def play_until_other(page: Page) -> int:
    """Play whatever can be played until somebody else is asked: how many decisions that took."""
    for played in range(1_000):
        if not page.position["actions"]:
            return played
        page.do(page.position["actions"][0]["action"])
    raise AssertionError("a turn without end")


def channels(browser: Browser) -> list[dict[str, Any]]:
    """All channels of a person."""
    found: list[dict[str, Any]] = browser.get("/api/me/notices")["channels"]
    return found
