"""Notices at the page: set and tried in Settings, shown by the service worker, told by title and system."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import update

from navarch.server.storage.database import Database
from navarch.server.storage.schema import CHANNELS
from tests.server.club import Club, channels, play_until_other
from tests.server.receivers import PushedBrowser
from tests.server.test_notices import until

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({title, body, tag, data}) => ({title, body, tag, url: data.url}));
}"""
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def club(database: str, tmp_path: Path) -> Iterator[Club]:
    with Club(database, tmp_path) as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


def come(visitors: VisitorMaker, club: Club, *, phone: bool = False, lang: str = "en", dark: bool = False) -> Visitor:
    """Bert, in front of the lobby."""
    me = visitors(phone=phone, lang=lang, dark=dark, server=club.server)
    me.hold_the_seats_of(club.bert)
    me.page.goto("/")
    return me


def open_settings(me: Visitor) -> None:
    me.page.get_by_role("button", name=re.compile("Settings|Ustawienia")).first.click()
    me.test_id("notices").locator("summary").click()


@pytest.mark.parametrize(("phone", "lang", "dark"), [
    (False, "en", False), (False, "pl", True), (True, "pl", False), (True, "en", True),
])  # fmt: skip
def test_every_channel_is_set_and_tried_in_settings(
    club: Club, visitors: VisitorMaker, phone: bool, lang: str, dark: bool
) -> None:
    club.give_address(club.bert, "bert@example.net")
    club.bert.post("/api/me/notices/push", PushedBrowser(club.service).subscription())
    me = come(visitors, club, phone=phone, lang=lang, dark=dark)
    open_settings(me)
    part = me.test_id("notices")
    part.get_by_role("textbox").fill("http://example.org")
    part.get_by_role("button", name=re.compile("Save the webhook|Zapisz webhook")).click()
    assert [one["kind"] for one in channels(club.bert)] == ["push"]  # the browser refuses what is no https
    part.get_by_role("textbox").fill(club.hook.url())
    part.get_by_role("combobox").select_option("json")
    me.picture("setting")
    part.get_by_role("button", name=re.compile("Save the webhook|Zapisz webhook")).click()
    part.get_by_role("button", name=re.compile("Send e-mail|Wysyłaj e-maile")).click()
    expect(part.locator("li")).to_have_count(3)
    for number in range(3):
        part.locator("li").nth(number).get_by_role("button", name=re.compile("Send a test|Wyślij próbę")).click()
        expect(part.get_by_role("status")).to_have_text(re.compile("It was sent and taken|Wysłano i przyjęto"))
    test = {"en": "This is a test", "pl": "To próba"}[lang]
    assert club.hook.next().json()["title"].startswith(test)
    assert club.mailbox.next().letter["Subject"].startswith(test)
    assert club.service.next().headers["content-encoding"] == "aes128gcm"
    hook = part.locator("li").filter(has_text="Webhook")
    hook.get_by_role("checkbox").nth(1).uncheck()
    expect(hook.get_by_role("checkbox").nth(1)).not_to_be_checked()
    me.picture("channels")
    until(lambda: [one["wants"] for one in channels(club.bert) if one["kind"] == "hook"] == [["turns", "time"]])
    assert look(me, "notices", "[data-testid=notices]") == []
    club.hook.status = 500
    hook.get_by_role("button", name=re.compile("Send a test|Wyślij próbę")).click()
    expect(part.get_by_role("status")).to_have_text(re.compile("status 500"))
    hook.get_by_role("button", name=re.compile("Remove|Usuń")).click()
    expect(part.locator("li")).to_have_count(2)


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "pl")])
def test_whoever_is_not_told_any_more_gets_a_word_in_lobby_and_settings(
    club: Club, visitors: VisitorMaker, phone: bool, lang: str
) -> None:
    club.bert.post("/api/me/notices/hook", {"url": club.hook.url(), "format": "ntfy"})
    opened = Database(club.database)
    with opened.engine.begin() as connection:
        connection.execute(update(CHANNELS).values(off="failed"))
    opened.engine.dispose()
    me = come(visitors, club, phone=phone, lang=lang)
    word = re.compile("again and again for days|przez kilka dni")
    expect(me.test_id("notices-off")).to_contain_text(word)
    me.picture("off")
    me.test_id("notices-off").get_by_role("button").click()
    me.test_id("notices").locator("summary").click()
    expect(me.test_id("notices")).to_contain_text(word)
    me.test_id("notices").get_by_role("button", name=re.compile("Send a test|Wyślij próbę")).click()
    expect(me.test_id("notices").get_by_role("status")).to_have_text(re.compile("sent and taken|Wysłano"))
    expect(me.test_id("notices")).not_to_contain_text(word)


def test_a_stranger_is_told_what_notices_need(club: Club, visitors: VisitorMaker) -> None:
    me = visitors(server=club.server)
    me.page.goto("/")
    me.page.get_by_role("button", name="Settings").click()
    expect(me.test_id("notices")).to_contain_text("Tell your name")


@pytest.mark.parametrize(("phone", "lang", "dark"), [(False, "en", False), (True, "pl", True)])
def test_the_link_in_a_letter_asks_and_ends_letters_without_coming_in(
    club: Club, visitors: VisitorMaker, phone: bool, lang: str, dark: bool
) -> None:
    club.give_address(club.bert, "bert@example.net")
    club.bert.post("/api/me/notices/mail", {})
    club.bert.post("/api/me/notices/test", {"channel": channels(club.bert)[0]["id"]})
    (link,) = re.findall(r"https://games\.example(/unsubscribe/\S+)", club.mailbox.next().text)
    me = visitors(phone=phone, lang=lang, dark=dark, server=club.server)
    me.page.goto(link)
    me.picture("unsubscribe")
    assert look(me, "unsubscribe") == []
    assert channels(club.bert)[0]["off"] == ""
    me.page.get_by_role("button", name=re.compile("No more letters|Nie chcę więcej")).click()
    expect(me.page.get_by_role("status")).to_be_visible()
    assert channels(club.bert)[0]["off"] == "It was switched off by the link in a letter."
    me.page.get_by_role("link").click()
    me.test_id("play-neptun").wait_for()


def test_the_service_worker_shows_a_push(club: Club, visitors: VisitorMaker) -> None:
    me = come(visitors, club)
    me.page.context.grant_permissions(["notifications"])
    session = me.page.context.new_cdp_session(me.page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    me.page.evaluate("navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready)")
    me.page.wait_for_function("navigator.serviceWorker.controller !== null")
    until(lambda: me.page.evaluate("true") and bool(found))  # what the browser tells comes while it is asked
    told = {"title": "Hamilcar: it is your turn", "body": "With Anna.", "url": "/g/abc", "tag": "abc"}
    origin = f"http://127.0.0.1:{club.server.port}"
    push = {"origin": origin, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", push)
    until(lambda: me.page.evaluate(SHOWN) == [told])


def test_a_page_behind_others_tells_by_the_system_and_one_in_front_does_not(club: Club, visitors: VisitorMaker) -> None:
    table = club.table()
    club.ask_anna(table)
    me = come(visitors, club)
    me.page.context.grant_permissions(["notifications"])
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("checkbox", name=re.compile("notification of the system")).check()
    me.page.goto(f"/g/{table}")
    expect(me.page).to_have_title("Hands in the Sea · Navarch")
    me.page.evaluate(HIDE, True)
    with club.anna.sit(table) as hers:
        hers.my_turn()
        play_until_other(hers)
    told = {"title": "Hands in the Sea: your turn", "body": "", "tag": table, "url": f"/g/{table}"}
    until(lambda: me.page.evaluate(SHOWN) == [told])


def test_the_title_of_the_lobby_counts_the_tables_that_wait_for_one(club: Club, visitors: VisitorMaker) -> None:
    for _ in range(2):
        club.ask_bert(club.table())
    me = come(visitors, club)
    expect(me.page).to_have_title("(2) Navarch")
