"""People at the page: one's name, another device, a phrase for paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor

WORDS = {
    "en": ("Me", "Your name", "Save", "Make a link", "Make a phrase", "Come in"),
    "pl": ("Ja", "Twoje imię", "Zapisz", "Utwórz odnośnik", "Utwórz frazę", "Wejdź"),
}


def introduce(visitor: Visitor, lang: str, name: str, *, is_open: bool = False) -> None:
    me, your_name, save = WORDS[lang][:3]
    if not is_open:
        visitor.page.get_by_role("button", name=me, exact=True).click()
    visitor.page.get_by_label(your_name).fill(name)
    visitor.page.get_by_role("button", name=save).click()
    expect(visitor.page.get_by_role("status")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_somebody_moves_from_desktop_to_phone_by_link_and_holds_the_same_seats(
    visitors: VisitorMaker, lang: str
) -> None:
    desktop, phone, thief = visitors(lang=lang), visitors(phone=True, lang=lang), visitors(lang=lang)
    desktop.page.goto("/?game=neptun")
    desktop.page.wait_for_url("**/g/*")
    expect(desktop.test_id("prompt")).to_be_visible()
    table = desktop.table
    desktop.page.goto("/")
    introduce(desktop, lang, "Ada")
    desktop.page.get_by_role("button", name=WORDS[lang][3]).click()
    link = desktop.page.locator("input[data-link]").input_value()
    desktop.picture("me")
    assert look(desktop, "me") == []
    phone.page.goto(link)
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    phone.picture("come-in")
    assert look(phone, "coming in") == []
    phone.page.get_by_role("button", name=WORDS[lang][5]).click()
    expect(phone.page.locator(f"a[href='/g/{table}']")).to_be_visible()
    phone.page.get_by_role("button", name=WORDS[lang][0], exact=True).click()
    expect(phone.page.get_by_label(WORDS[lang][1])).to_have_value("Ada")
    phone.picture("me")
    thief.page.goto(link)
    thief.page.get_by_role("button", name=WORDS[lang][5]).click()
    expect(thief.page.get_by_role("alert")).to_be_visible()
    assert "403" in "".join(thief.complaints)
    thief.complaints.clear()
    thief.page.goto("/")
    expect(thief.page.locator("[data-game]").first).to_be_visible()
    expect(thief.page.locator(f"a[href='/g/{table}']")).to_have_count(0)


def test_somebody_comes_back_by_the_phrase_that_was_written_down(visitors: VisitorMaker) -> None:
    before, after = visitors(), visitors()
    before.page.goto("/")
    introduce(before, "en", "Ada")
    before.page.get_by_role("button", name="Make a phrase").click()
    phrase = before.test_id("phrase").inner_text()
    after.page.goto("/")
    after.page.get_by_role("button", name="Me", exact=True).click()
    after.page.get_by_label("My recovery phrase").fill(phrase)
    after.page.get_by_role("button", name="Come in").click()
    expect(after.page.get_by_role("dialog")).to_have_count(0)
    after.page.get_by_role("button", name="Me", exact=True).click()
    expect(after.page.get_by_label("Your name")).to_have_value("Ada")
