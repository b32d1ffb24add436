"""Order in the page: a click on a name mutes, blocks or reports; moderators decide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from navarch.cli import main
from navarch.server.storage.bans import people_at
from navarch.server.storage.database import Database
from tests.server.helpers import Browser

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor

WORDS = {
    "en": ("Chat", "Block", "Report…", "Report", "The moderators will see it.", "Delete the remark"),
    "pl": ("Rozmowa", "Zablokuj", "Zgłoś…", "Zgłoś", "Moderatorzy to zobaczą.", "Usuń wiadomość"),
}


def menu(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-testid=person-menu]:popover-open")


def say(browser: Browser, table: str, text: str) -> None:
    with browser.sit(table) as page:
        page.until("position")
        page.send(type="chat", room="players", text=text)
        while all(remark["text"] != text for remark in page.until("chat")["remarks"]):
            pass


def set_table(visitor: Visitor, friend: Browser) -> str:
    """A table of Ada's, at which Bob has sat down."""
    visitor.page.goto("/")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    made = visitor.page.request.post("/api/tables", data={"game": "neptun", "seats": seats}).json()
    secret = made["links"][0]["url"].partition("#seat=")[2]
    friend.post(f"/api/tables/{made['id']}/join", {"secret": secret, "name": "Bob"})
    return str(made["id"])


def name_moderator(database: str, table: str, name: str) -> None:
    """As whoever runs the server does it."""
    opened = Database(database)
    (person,) = [str(one["person"]) for one in people_at(opened, table) if one["name"] == name]
    opened.engine.dispose()
    assert main(["admin", "--database", database, "moderator", person]) == 0


@pytest.mark.parametrize(("lang", "phone", "dark"), [("en", False, False), ("pl", True, True)])
def test_a_remark_is_reported_its_speaker_blocked_and_a_moderator_deletes_it(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    chat, block, ask, send, thanks, delete = WORDS[lang]
    ada, bob = visitors(lang=lang, phone=phone, dark=dark), Browser(visitors.server)
    table, insult = set_table(ada, bob), f"you fool ({lang})"  # its own, for all tests share the list of deeds
    say(bob, table, insult)
    ada.page.goto(f"/g/{table}")
    open_talk(ada, chat, phone)
    line = ada.page.get_by_role("log", name=chat).locator("li", has_text=insult)
    line.get_by_role("button", name="Bob").click()
    expect(menu(ada)).to_be_visible()
    ada.picture("menu")
    assert look(ada, "the menu of a person") == []
    menu(ada).get_by_role("button", name=ask).click()
    menu(ada).get_by_role("textbox").fill("rude")
    ada.picture("report")
    menu(ada).get_by_role("button", name=send, exact=True).click()
    expect(menu(ada).get_by_text(thanks)).to_be_visible()
    menu(ada).get_by_role("button", name=block, exact=True).click()
    expect(line).to_have_count(0)
    say(bob, table, "still here")
    ada.page.reload()
    open_talk(ada, chat, phone)
    expect(ada.page.get_by_text(insult)).to_have_count(0)
    expect(ada.page.get_by_text("still here")).to_have_count(0)
    name_moderator(visitors.server.database, table, "Ada")
    ada.page.goto("/")
    ada.page.get_by_role("navigation").get_by_role("button").first.click()
    report = ada.test_id("reports").locator("li", has_text=insult)
    expect(report).to_be_visible()
    expect(ada.test_id("shunned").get_by_text("Bob")).to_be_visible()
    report.scroll_into_view_if_needed()
    ada.picture("reports")
    assert look(ada, "reports") == []
    report.get_by_role("button", name=delete).click()
    expect(ada.test_id("deeds").locator("li", has_text=insult)).to_be_visible()
    expect(report).to_have_count(0)
    with bob.sit(table) as page:
        assert [remark["removed"] for remark in page.until("chat")["remarks"]] == [True, False]


def open_talk(visitor: Visitor, chat: str, phone: bool) -> None:
    """The chat: beside the board, or on a phone behind the button of the log."""
    if phone:
        visitor.page.get_by_role("button", name="Dziennik", exact=True).click()
    visitor.page.get_by_role("tab", name=chat).click()
