"""Levels at the page: chosen in the lobby and where a table is set, with a line each, and shown at their seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import VisitorMaker
from .test_axe import look

WORDS = {
    "en": ("Against, Neptun", "3 · Oarsman", "Knows the game", "5 · Steersman", "Set the table", "Start"),
    "pl": ("Przeciwko, Neptun", "3 · Wioślarz", "Zna grę", "5 · Sternik", "Przygotuj stół", "Zaczynamy"),
}
BOLD = {"en": ("Bold:", "6 · Pilot, bold"), "pl": ("Śmiały:", "6 · Pilot, śmiały")}
LOOKS = [("en", False, False), ("pl", True, False), ("en", True, True), ("pl", False, True)]


@pytest.mark.parametrize(("lang", "phone", "dark"), LOOKS)
def test_whoever_plays_at_once_chooses_a_level_with_its_line_and_sees_it_at_the_seats(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    against, usual, line, chosen, _, _ = WORDS[lang]
    me = visitors(lang=lang, phone=phone, dark=dark)
    me.page.goto("/")
    card = me.page.locator("[data-game=neptun]")
    choice = card.get_by_label(against, exact=True)
    expect(choice.locator("option:checked")).to_have_text(usual)
    expect(card.get_by_test_id("bot-line")).to_contain_text(line)
    choice.scroll_into_view_if_needed()
    me.picture("lobby")
    assert look(me, "the lobby with levels") == []
    choice.select_option("level:5")
    me.page.reload()  # the browser remembers it
    expect(choice.locator("option:checked")).to_have_text(chosen)
    me.test_id("play-neptun").click()
    me.page.wait_for_url("**/g/*")
    expect(me.page.locator("[data-part=players] .tag", has_text=chosen).first).to_be_attached()
    me.picture("table")


@pytest.mark.parametrize(("lang", "phone", "dark"), LOOKS)
def test_a_table_is_set_with_a_level_that_has_a_character(
    visitors: VisitorMaker, lang: str, phone: bool, dark: bool
) -> None:
    *_, set_the_table, start = WORDS[lang]
    bold, called = BOLD[lang]
    me = visitors(lang=lang, phone=phone, dark=dark)
    me.page.goto("/")
    me.page.locator("[data-game=hamilcar]").get_by_role("button", name=set_the_table).click()
    seat = me.page.locator(".seat").nth(1)
    seat.get_by_label("bot 2", exact=True).select_option("level:6")
    seat.locator("select").nth(2).select_option("bold")
    expect(seat.get_by_test_id("bot-line")).to_contain_text(bold)
    me.picture("set-up")
    assert look(me, "setting a table with levels") == []
    seat.get_by_label("bot 2", exact=True).select_option("greedy")  # no level, so no character
    expect(seat.locator("select")).to_have_count(2)
    seat.get_by_label("bot 2", exact=True).select_option("level:6")
    seat.locator("select").nth(2).select_option("bold")
    me.page.get_by_role("button", name=start).click()
    me.page.wait_for_url("**/g/*")
    expect(me.page.locator("[data-part=players] .tag", has_text=called)).to_be_attached()
