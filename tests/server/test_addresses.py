"""E-mail addresses: making one's own, coming in by them, and what nobody can do with them."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from navarch.server.notices.channels import Channels
from navarch.server.people.addresses import normal_address
from navarch.server.people.letters import LETTERS
from navarch.server.settings import Limits
from navarch.server.storage.database import Database

from .faked import FakedTime
from .helpers import GENEROUS, Browser, Server
from .mailbox import Mailbox, Received
from .postgres import Cluster
from .test_logins import come_in, export_of, link_of, somebody, tables_of
from .test_passkeys import add, at_home, device
from .test_people import digest

ADA = "ada@example.org"
PLACE = "https://games.example.org"
MINUTE = 60.0
HOUR = 3600.0


class Club:
    """A server that sends letters, its mailbox and its clock."""

    def __init__(self, database: str, folder: Path, mailbox: Mailbox, limits: Limits = GENEROUS) -> None:
        self.mailbox = mailbox
        self.time = FakedTime(folder)
        self.server = Server(database, limits=limits, **mailbox.settings(PLACE))
        self.server.environment = self.time.environment

    def somebody_with(self, address: str, name: str = "Ada") -> Browser:
        """Somebody new, who has made an address theirs."""
        browser = somebody(self.server, name)
        browser.post_202("/api/me/address", {"address": address})
        assert browser.post("/api/me/address/confirm", {"link": self.link("address")})["address"] == address
        return browser

    def link(self, kind: str) -> str:
        """The secret of the link in the next letter."""
        return link_in(self.mailbox.next(), kind)


def link_in(received: Received, kind: str) -> str:
    found = re.search(rf"^{PLACE}/#{kind}=([\w-]+)$", received.text, re.MULTILINE)
    assert found is not None, received.text
    return found[1]


@contextmanager
def club_with(database: str, folder: Path, limits: Limits = GENEROUS) -> Iterator[Club]:
    with Mailbox() as mailbox:
        club = Club(database, folder, mailbox, limits)
        with club.server:
            yield club


@pytest.fixture
def club(database: str, tmp_path: Path) -> Iterator[Club]:
    with club_with(database, tmp_path) as running:
        yield running


def ask_to_come_in(browser: Browser, address: str) -> tuple[int, object]:
    status, _, answer = browser.call("POST", "/api/login/mail", {"address": address})
    return status, answer


def confirm(browser: Browser, link: str) -> int:
    return browser.call("POST", "/api/me/address/confirm", {"link": link})[0]


def test_an_address_is_confirmed_by_the_link_that_was_sent_there_and_by_nothing_else(club: Club) -> None:
    ada = somebody(club.server)
    ada.post_202("/api/me/address", {"address": "  Ada@Example.ORG "})
    assert ada.get("/api/me")["address"] == ""
    letter = club.mailbox.next()
    assert letter.to == [ADA]
    assert confirm(ada, "x" * 32) == 403
    link = link_in(letter, "address")
    assert come_in(Browser(club.server), link=link) == 403
    assert ada.post("/api/me/address/confirm", {"link": link})["address"] == ADA
    assert confirm(ada, link) == 403


def test_a_letter_is_in_the_language_of_its_reader_and_says_that_it_can_be_ignored(club: Club) -> None:
    ada = somebody(club.server)  # who reads Polish
    ada.post_202("/api/me/address", {"address": ADA})
    letter = club.mailbox.next()
    assert letter.letter["Subject"] == "Twój adres na games.example.org"
    assert "zignoruj ten list" in letter.text
    assert "Ada" not in letter.text  # nobody's words
    for texts in LETTERS.values():
        assert "gnore this letter" in texts["en"][1]
        assert "zignoruj ten list" in texts["pl"][1]


def test_by_a_letter_somebody_holds_the_same_seats_at_another_device(club: Club) -> None:
    desktop, phone, thief = club.somebody_with(ADA), Browser(club.server), Browser(club.server)
    table = desktop.table("me", "open", "bot")
    assert ask_to_come_in(phone, "ADA@example.org")[0] == 202
    link = club.link("login")
    assert come_in(phone, link=link) == 200
    assert tables_of(phone) == [table]
    assert phone.get("/api/me")["address"] == ADA
    assert come_in(thief, link=link) == 403
    assert thief.cookie == ""


def test_links_in_letters_open_for_a_quarter_of_an_hour(club: Club) -> None:
    ada = club.somebody_with(ADA)
    ask_to_come_in(Browser(club.server), ADA)
    link = club.link("login")
    ada.post_202("/api/me/address", {"address": "new@example.org"})
    other = club.link("address")
    club.time.pass_by(16 * MINUTE)
    assert come_in(Browser(club.server), link=link) == 403
    assert confirm(ada, other) == 403
    assert ada.get("/api/me")["address"] == ADA


def test_known_and_unknown_addresses_are_answered_alike(club: Club) -> None:
    club.somebody_with(ADA)
    asked = [ask_to_come_in(Browser(club.server), address) for address in ("nobody@example.org", ADA)]
    assert asked[0] == asked[1] == (202, {"done": True})
    assert club.mailbox.next().to == [ADA]  # the first of them would have come before
    bob = somebody(club.server, "Bob")
    added = [bob.call("POST", "/api/me/address", {"address": one})[::2] for one in ("bob@example.org", ADA)]
    assert added[0] == added[1] == (202, {"done": True})


def test_the_answer_does_not_wait_for_the_letter(club: Club) -> None:
    club.somebody_with(ADA)
    with club.mailbox.held():  # the mail server does not take it before the answer has come
        assert ask_to_come_in(Browser(club.server), ADA)[0] == 202
        assert club.mailbox.is_empty()
    assert club.mailbox.next().to == [ADA]


def test_a_link_that_somebody_else_asked_for_confirms_nothing_where_it_is_opened(club: Club) -> None:
    ada, mallory = club.somebody_with(ADA), somebody(club.server, "Mallory")
    mallory.post_202("/api/me/address", {"address": ADA})
    letter = club.mailbox.next()
    assert "Wejdź przez e-mail" in letter.text  # it says that the address is somebody's
    link = link_in(letter, "address")
    for browser in (ada, Browser(club.server)):
        assert confirm(browser, link) == 403
    assert mallory.get("/api/me")["address"] == ""
    assert ada.get("/api/me")["address"] == ADA
    assert confirm(mallory, link) == 200  # whoever reads the mailbox and asked for it: it is theirs
    assert (mallory.get("/api/me")["address"], ada.get("/api/me")["address"]) == (ADA, "")


def test_changing_and_removing_an_address_tells_the_old_one_and_ends_its_links(club: Club) -> None:
    ada = club.somebody_with(ADA)
    ask_to_come_in(Browser(club.server), ADA)
    link = club.link("login")
    ada.post_202("/api/me/address", {"address": "new@example.org"})
    assert confirm(ada, club.link("address")) == 200
    told = club.mailbox.next()
    assert told.to == [ADA]
    assert "usunięto" in told.text
    assert come_in(Browser(club.server), link=link) == 403
    assert ada.post("/api/me/address/remove", {})["address"] == ""
    assert club.mailbox.next().to == ["new@example.org"]
    ask_to_come_in(Browser(club.server), "new@example.org")
    ask_to_come_in(Browser(club.server), ADA)
    ada.post_202("/api/me/address", {"address": "third@example.org"})
    assert club.mailbox.next().to == ["third@example.org"]


def test_a_new_passkey_is_told_to_the_address_of_its_owner(club: Club) -> None:
    ada, bob = at_home(club.somebody_with(ADA)), at_home(somebody(club.server, "Bob"))
    for browser in (bob, ada):  # he has no address
        assert add(browser, device(club.server)) == 201
    told = club.mailbox.next()
    assert told.to == [ADA]
    assert told.letter["Subject"] == "Nowy klucz dostępu na games.example.org"
    assert "Laptop" not in told.text  # nobody's words
    assert club.mailbox.count == 2  # that, and the one by which she made the address hers


def test_signing_out_other_browsers_ends_the_links_in_letters(club: Club) -> None:
    ada = club.somebody_with(ADA)
    ask_to_come_in(Browser(club.server), ADA)
    link = club.link("login")
    ada.post("/api/me/signout", {"others": True})
    assert come_in(Browser(club.server), link=link) == 403


def ask_often(club: Club, address: str, times: int, letters: int) -> None:
    """Ask so often for a letter, by whoever: so many come, and no more."""
    before = club.mailbox.count
    for number in range(times):
        if number % 2:
            somebody(club.server, "Mallory").post_202("/api/me/address", {"address": address})
        else:
            assert ask_to_come_in(Browser(club.server), address)[0] == 202
    last = f"last{before}@example.org"
    somebody(club.server).post_202("/api/me/address", {"address": last})
    came = sorted(club.mailbox.next().to[0] for _ in range(letters + 1))
    assert came == sorted([address] * letters + [last])
    assert club.mailbox.count == before + letters + 1


def test_a_mailbox_gets_three_letters_in_a_quarter_of_an_hour_and_eight_a_day(club: Club) -> None:
    club.somebody_with(ADA)  # one
    ask_often(club, ADA, 9, letters=2)
    club.time.pass_by(16 * MINUTE)
    ask_often(club, ADA, 9, letters=3)
    club.time.pass_by(16 * MINUTE)
    ask_often(club, ADA, 9, letters=2)
    club.time.pass_by(16 * MINUTE)
    ask_often(club, ADA, 3, letters=0)
    club.time.pass_by(24 * HOUR)
    ask_often(club, ADA, 1, letters=1)


def test_one_person_and_one_place_ask_for_few_letters(database: str, tmp_path: Path) -> None:
    with club_with(database, tmp_path, Limits()) as club:
        ada = somebody(club.server)
        asked = [ada.call("POST", "/api/me/address", {"address": f"ada{n}@example.org"})[0] for n in range(7)]
        assert asked == [202] * 5 + [429] * 2
        visitors = [ask_to_come_in(Browser(club.server, "203.0.113.7"), f"bob{n}@example.org")[0] for n in range(30)]
        assert visitors[-1] == 429
        assert visitors.count(202) <= 20


NO_ADDRESSES = [
    "", "ada", "@example.org", "ada@", "ada@localhost", "ada@[127.0.0.1]", "ada@example..org", "ada@-example.org",
    "ada@example.org, bob@example.org", "<ada@example.org>", "Ada <ada@example.org>", "a da@example.org",
    "ada@example.org\nBcc: bob@example.org", "ada@example.org\r\nSubject: hail", "ada@exämple.org", "äda@example.org",
    "ada@example.org\x00", f"{'a' * 300}@example.org", "ada@example.org>", "ada@exam\tple.org",
]  # fmt: skip


@pytest.mark.parametrize("said", NO_ADDRESSES)
def test_what_is_no_address_gets_no_letter(said: str) -> None:
    assert normal_address(said) == ""


def test_headers_cannot_be_added_by_an_address(club: Club) -> None:
    ada = somebody(club.server)
    for said in NO_ADDRESSES:
        assert ada.call("POST", "/api/me/address", {"address": said})[0] in (400, 409)
        assert ask_to_come_in(Browser(club.server), said)[0] in (400, 409)
    ask_often(club, ADA, 0, letters=0)


def test_links_lead_to_the_public_address_whatever_host_was_asked(club: Club) -> None:
    club.somebody_with(ADA)
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    status, _, _ = Browser(club.server).call("POST", "/api/login/mail", {"address": ADA}, headers)
    assert status == 202
    assert club.link("login")
    status, _, _ = Browser(club.server).call(
        "POST", "/api/login/mail", {"address": ADA}, {"Origin": "http://evil.example"}
    )
    assert status == 403


def test_without_a_mail_server_nothing_is_told_of_mail(server: Server) -> None:
    ada = somebody(server)
    assert ada.get("/api/me")["mail"] is False
    assert ada.call("POST", "/api/me/address", {"address": ADA})[0] == 404
    assert ask_to_come_in(ada, ADA)[0] == 404


def test_an_address_is_exported_and_goes_with_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with club_with(f"sqlite:///{file}", tmp_path) as club:
        ada = club.somebody_with(ADA)
        channels = Channels(Database(f"sqlite:///{file}"))
        with closing(sqlite3.connect(file)) as database:
            (person,) = database.execute("SELECT person FROM browsers WHERE browser = ?", [digest(ada)]).fetchone()
        assert asyncio.run(channels.address(person)) == ADA
        assert asyncio.run(channels.address("somebody else")) == ""
        channels.database.engine.dispose()
        assert export_of(ada)["person"]["address"] == ADA
        ask_to_come_in(Browser(club.server), ADA)
        link = club.link("login")
        ada.post("/api/me/delete", {"sure": True})
        assert come_in(Browser(club.server), link=link) == 403
        with closing(sqlite3.connect(file)) as database:
            kept = "\n".join(database.iterdump())
    assert ADA not in kept
    assert link not in kept


def test_somebody_with_an_address_of_their_own_stays_who_they_are(club: Club) -> None:
    ada, bob = somebody(club.server), club.somebody_with("bob@example.org", "Bob")
    bob.table("me", "open", "bot")
    assert come_in(bob, link=link_of(ada)) == 200
    assert tables_of(bob) == []


def test_two_workers_know_the_same_addresses_and_count_the_same_letters(cluster: Cluster, tmp_path: Path) -> None:
    with Mailbox() as mailbox:
        one, other = (Club(cluster_url, tmp_path, mailbox) for cluster_url in [cluster.database()] * 2)
        with one.server, other.server:
            ada = one.somebody_with(ADA)
            table = ada.table("me", "open", "bot")
            phone = Browser(other.server)
            assert ask_to_come_in(phone, ADA)[0] == 202
            assert come_in(phone, link=one.link("login")) == 200
            assert tables_of(phone) == [table]
            ask_often(one, ADA, 4, letters=1)
            ask_often(other, ADA, 4, letters=0)
