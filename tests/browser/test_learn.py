"""Lessons at the page: the list, a question tried and answered on the board, what follows, and what is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor


def open_lesson(me: Visitor, game: str, name: str) -> None:
    me.page.goto("/")
    me.test_id(f"learn-{game}").click()
    me.page.locator(f"[data-lesson={name}]").click()
    expect(me.test_id("lesson")).to_be_visible()


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
def test_a_lesson_is_tried_answered_and_followed_to_its_end(visitors: VisitorMaker, phone: bool, dark: bool) -> None:
    me = visitors(phone=phone, dark=dark)
    open_lesson(me, "neptun", "bought_mile")
    lesson, verdict = me.test_id("lesson"), me.test_id("verdict")
    expect(lesson).to_contain_text("Can Red deliver in this turn?")
    city = me.page.locator("[data-domain=city]")
    city.and_(me.page.locator("[data-noun=tyros]")).first.press("Enter")
    expect(verdict).to_contain_text("That is allowed, but it is not what is asked for here.")
    assert look(me, "the question") == []
    city.and_(me.page.locator("[data-noun=alexandria]")).first.press("Enter")
    expect(verdict).to_contain_text("That is it. Sail to Alexandria")
    lesson.get_by_role("button", name="Go on").press("Enter")
    expect(verdict).to_contain_text("the grapes may be delivered at once")
    expect(lesson).to_contain_text("Malaca is 23 miles away")
    assert look(me, "the answer") == []
    lesson.get_by_role("link", name="All lessons").click()
    expect(me.test_id("progress")).to_have_text("1 of 16 done")
    assert look(me, "the list") == []
    me.page.reload()
    expect(me.test_id("progress")).to_have_text("1 of 16 done")


@pytest.mark.parametrize(
    ("game", "name", "answer"),
    [
        ("neptun", "range", "Tesalonik"),
        ("hands-in-the-sea", "settle", "Tyndaris"),
        ("mare-nostrum", "by_sea", "Morzu Egejskim"),
        ("hamilcar", "inside_the_walls", "Oddziały: 2"),
    ],
)
def test_whoever_does_not_find_the_answer_is_shown_it_in_polish(
    visitors: VisitorMaker, game: str, name: str, answer: str
) -> None:
    me = visitors(lang="pl", phone=True)
    open_lesson(me, game, name)
    me.test_id("lesson").get_by_role("button", name="Pokaż odpowiedź").click()
    expect(me.test_id("verdict")).to_contain_text("Oto odpowiedź:")
    expect(me.test_id("verdict")).to_contain_text(answer)
    while me.test_id("lesson").get_by_role("button", name="Dalej").count():
        me.test_id("lesson").get_by_role("button", name="Dalej").click()
    me.test_id("lesson").get_by_role("button", name="Następna lekcja").click()
    expect(me.test_id("lesson").get_by_role("button", name="Pokaż odpowiedź")).to_be_visible()


def test_a_lesson_goes_on_where_it_was_by_keyboard_and_in_another_language(visitors: VisitorMaker) -> None:
    me = visitors()
    open_lesson(me, "neptun", "bought_mile")
    lesson, verdict = me.test_id("lesson"), me.test_id("verdict")
    city = me.page.locator("[data-domain=city]").and_(me.page.locator("[data-noun=tyros]")).first
    city.press("Enter")
    expect(verdict).to_contain_text("Sail to Tyros. That is allowed")
    lesson.get_by_role("button", name="Show the answer").press("Enter")
    expect(lesson.get_by_role("button", name="Go on")).to_be_focused()
    expect(verdict).to_contain_text("This is the answer: Sail to Alexandria")
    me.page.get_by_role("button", name="EN · PL").click()
    expect(verdict).to_contain_text("Oto odpowiedź:")
    expect(lesson.get_by_role("button", name="Dalej")).to_be_visible()


@pytest.mark.parametrize("address", ["/learn/nowhere", "/learn/neptun/nowhere", "/puzzle/nowhere/1", "/rules/nowhere"])
def test_an_address_of_nothing_says_so_and_leads_away(visitors: VisitorMaker, address: str) -> None:
    me = visitors(phone=True)
    me.page.goto(address)
    expect(me.page.get_by_role("alert")).to_contain_text("no such")
    me.page.locator("a[href='/']").click()
    expect(me.test_id("learn-neptun")).to_be_visible()
    me.complaints.clear()  # the browser's own words about an answer of 404


def test_a_part_of_the_page_that_does_not_come_says_so(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl")
    me.page.route("**/assets/Learn-*.js", lambda sent: sent.abort())
    me.page.goto("/learn/neptun")
    expect(me.page.get_by_role("alert")).to_contain_text("To się nie udało")
    me.page.get_by_role("link", name="Wszystkie gry").click()
    expect(me.test_id("learn-neptun")).to_be_visible()
    me.complaints.clear()  # the browser's own words about what did not come
