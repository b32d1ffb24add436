"""Keys at the page: letters before a real mail server, passkeys by Chromium's virtual authenticator."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.server.mailbox import Mailbox
from tests.server.postgres import free_port

from .conftest import VisitorMaker
from .test_axe import look
from .test_people import WORDS, introduce
from .visitor import Visitor

ADDRESS = "ada@example.org"
MAIL_WORDS = {
    "en": ("Your e-mail address", "Send a link", "Confirm", "Come in by e-mail", "Take it out"),
    "pl": ("Twój adres e-mail", "Wyślij odnośnik", "Potwierdź", "Wejdź przez e-mail", "Usuń adres"),
}
PASSKEY_WORDS = {
    "en": ("Name of the device", "Make a passkey", "Come in by passkey", "Remove Laptop"),
    "pl": ("Nazwa urządzenia", "Utwórz klucz dostępu", "Wejdź kluczem dostępu", "Usuń Laptop"),
}


class Club(NamedTuple):
    """A server with a mail server beside it."""

    server: Server
    mailbox: Mailbox

    def link(self) -> str:
        """The link in the next letter."""
        found = re.search(r"^http\S+$", self.mailbox.next().text, re.MULTILINE)
        assert found is not None
        return found[0]


@pytest.fixture(scope="module")
def club(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Beside the server of all tests, which has no mail server; its page is the same."""
    assert server.process is not None
    port = free_port()
    database = f"sqlite:///{tmp_path_factory.mktemp('keys') / 'games.sqlite'}"
    with Mailbox() as mailbox:
        settings = mailbox.settings(f"http://127.0.0.1:{port}")
        with Server(database, port=port, **settings) as running:
            yield Club(running, mailbox)


def play(visitor: Visitor, home: str = "/") -> str:
    """Sit down at a table; which."""
    visitor.page.goto(f"{home}?game=neptun")
    visitor.page.wait_for_url("**/g/*")
    expect(visitor.test_id("prompt")).to_be_visible()
    table = visitor.table
    visitor.page.goto(home)
    return table


def open_me(visitor: Visitor, home: str = "/") -> None:
    visitor.page.goto(home)
    visitor.page.locator("button.who").click()
    expect(visitor.test_id("me")).to_be_visible()


def make_address_mine(visitor: Visitor, club: Club, lang: str, address: str) -> None:
    label, send, confirm = MAIL_WORDS[lang][:3]
    section = visitor.test_id("email")
    section.get_by_label(label).fill(address)
    section.get_by_role("button", name=send).click()
    expect(section.get_by_role("status")).to_contain_text(address)
    visitor.picture("letter-sent")
    visitor.page.goto(club.link())
    visitor.page.get_by_role("button", name=confirm).wait_for()
    visitor.picture("confirm")
    assert look(visitor, "confirming an address") == []
    visitor.page.get_by_role("button", name=confirm).click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("pl", True)])
def test_somebody_moves_from_desktop_to_phone_by_a_letter_and_holds_the_same_seats(
    visitors: VisitorMaker, club: Club, lang: str, dark: bool
) -> None:
    address = f"{lang}.{ADDRESS}"
    desktop = visitors(lang=lang, server=club.server, dark=dark)
    phone, thief = (visitors(phone=True, lang=lang, server=club.server, dark=dark) for _ in range(2))
    table = play(desktop)
    introduce(desktop, lang, "Ada")
    make_address_mine(desktop, club, lang, address)
    open_me(desktop)
    expect(desktop.test_id("email")).to_contain_text(address)
    desktop.picture("address")
    assert look(desktop, "me with an address") == []
    open_me(phone)
    phone.page.get_by_label(MAIL_WORDS[lang][0]).fill(address)
    phone.page.get_by_role("button", name=MAIL_WORDS[lang][3]).click()
    expect(phone.page.get_by_role("status")).to_be_visible()
    phone.picture("asked-for-a-letter")
    assert look(phone, "asked for a letter") == []
    link = club.link()
    phone.page.goto(link)
    phone.page.get_by_role("button", name=WORDS[lang][5]).click()
    expect(phone.page.locator(f"a[href='/g/{table}']")).to_be_visible()
    open_me(phone)
    expect(phone.test_id("email")).to_contain_text(address)
    phone.test_id("email").scroll_into_view_if_needed()
    phone.picture("address")
    thief.page.goto(link)
    thief.page.get_by_role("button", name=WORDS[lang][5]).click()
    expect(thief.page.get_by_role("alert")).to_be_visible()
    assert "403" in "".join(thief.complaints)
    thief.complaints.clear()
    thief.page.goto("/")
    expect(thief.page.locator("a[href^='/g/']")).to_have_count(0)
    phone.page.get_by_role("button", name=MAIL_WORDS[lang][4]).click()
    expect(phone.test_id("email").get_by_role("status")).to_be_visible()
    assert club.mailbox.next().to == [address]


class Device:
    """What keeps the passkeys of a browser: Chromium's virtual authenticator."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.page.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        asked = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": asked})["authenticatorId"]

    @property
    def passkeys(self) -> list[Any]:
        found: list[Any] = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return found

    def take_over(self, other: Device) -> None:
        """Passkeys of the same owner come along, as their account at the maker of the devices does it."""
        for passkey in other.passkeys:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def make_passkey(visitor: Visitor, lang: str, name: str) -> None:
    section = visitor.test_id("passkeys")
    section.get_by_label(PASSKEY_WORDS[lang][0]).fill(name)
    section.get_by_role("button", name=PASSKEY_WORDS[lang][1]).click()
    expect(section.get_by_role("listitem")).to_contain_text(name)


@pytest.mark.parametrize(("lang", "dark"), [("pl", False), ("en", True)])
def test_somebody_moves_from_desktop_to_phone_by_passkey_and_holds_the_same_seats(
    visitors: VisitorMaker, club: Club, lang: str, dark: bool
) -> None:
    home = f"http://localhost:{club.server.port}/"
    desktop, phone, thief = (
        visitors(phone=number > 0, lang=lang, server=club.server, dark=dark) for number in range(3)
    )
    laptop, handset = Device(desktop), Device(phone)
    table = play(desktop, home)
    open_me(desktop, home)
    make_passkey(desktop, lang, "Laptop")
    desktop.picture("passkeys")
    assert look(desktop, "me with a passkey") == []
    handset.take_over(laptop)
    open_me(phone, home)
    phone.picture("coming-in")
    assert look(phone, "coming in by passkey") == []
    with phone.page.expect_request("**/api/login/passkey?*") as sent:
        phone.page.get_by_role("button", name=PASSKEY_WORDS[lang][2]).click()
    expect(phone.page.locator(f"a[href='/g/{table}']")).to_be_visible()
    open_me(phone, home)
    phone.test_id("passkeys").scroll_into_view_if_needed()
    phone.picture("passkeys")
    assert look(phone, "passkeys on the phone") == []
    stolen = sent.value.post_data
    assert stolen is not None
    thief.page.goto(home)
    post = "body => fetch('/api/login/passkey', {method: 'POST', headers: {'Content-Type': 'application/json'}, body})"
    assert thief.page.evaluate(f"async body => (await ({post})(body)).status", stolen) == 403
    assert "403" in "".join(thief.complaints)
    thief.complaints.clear()
    thief.page.goto(home)
    expect(thief.page.locator("a[href^='/g/']")).to_have_count(0)
    phone.page.get_by_role("button", name=PASSKEY_WORDS[lang][3]).click()
    expect(phone.test_id("passkeys").get_by_role("listitem")).to_have_count(0)


def test_a_device_without_a_passkey_of_this_site_opens_nothing_and_has_each_once(
    visitors: VisitorMaker, club: Club
) -> None:
    home = f"http://localhost:{club.server.port}/"
    me = visitors(server=club.server)
    Device(me)
    open_me(me, home)
    me.page.get_by_role("button", name="Come in by passkey").click()
    expect(me.page.get_by_role("alert")).to_have_text("The device has used no passkey.")
    me.picture("no-passkey")
    introduce(me, "en", "Ada", is_open=True)
    make_passkey(me, "en", "Laptop")
    me.test_id("passkeys").get_by_role("button", name="Make a passkey").click()
    expect(me.test_id("passkeys").get_by_role("alert")).to_contain_text("already")


def test_under_a_bare_address_the_page_does_not_tell_of_passkeys(visitors: VisitorMaker, club: Club) -> None:
    me = visitors(server=club.server)
    me.page.goto("/")
    introduce(me, "en", "Ada")
    expect(me.page.get_by_role("button", name="Make a phrase")).to_be_visible()
    expect(me.test_id("passkeys")).to_have_count(0)
    expect(me.page.get_by_role("button", name="Come in by passkey")).to_have_count(0)
