"""The rules as a page to be read: chapters in the book's order, pictures, deep links, search, and ways to and fro."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import navarch
from navarch.lessons import book_of
from tests.server.helpers import Server

from .conftest import VisitorMaker
from .test_axe import look
from .test_others import in_play
from .visitor import Visitor

IDS = "all => all.map(one => one.dataset.rule)"


def read(me: Visitor, game: str, place: str = "") -> Locator:
    me.page.goto(f"/rules/{game}" + (f"#{place}" if place else ""))
    expect(me.test_id("rulebook").locator("[data-rule]").first).to_be_visible()
    return me.test_id("rulebook")


def drawn(book: Locator, picture: str) -> Locator:
    """A picture, once its board is drawn."""
    figure = book.locator(f'[data-picture="{picture}"]')
    figure.scroll_into_view_if_needed()
    expect(figure.get_by_test_id("still").locator("svg").first).to_be_visible()
    return figure


@pytest.mark.parametrize("game", navarch.games())
@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "pl")])
def test_the_page_has_every_rule_once_by_chapters_with_pictures(
    visitors: VisitorMaker, game: str, phone: bool, lang: str
) -> None:
    me = visitors(phone=phone, lang=lang, dark=phone)
    loaded = navarch.load(game)
    book = read(me, game)
    assert book.locator("[data-rule]").evaluate_all(IDS) == list(loaded.ledger.rules)
    chapters = book_of(loaded)
    expect(book.locator(".chapter > h2")).to_have_text([chapter.words[lang].title for chapter in chapters])
    expect(book.locator(".introduction").first).to_have_text(chapters[0].words[lang].text[0])
    pictures = [picture for chapter in chapters for picture in chapter.pictures]
    expect(book.locator("figure")).to_have_count(len(pictures))
    figure = drawn(book, pictures[0].name)
    expect(figure.get_by_role("img")).to_have_attribute("aria-label", pictures[0].captions[lang])
    me.picture(f"{game}-{lang}")
    assert look(me, f"the rules of {game}") == []


def test_a_link_leads_to_its_rule_and_the_next_chapter_follows(visitors: VisitorMaker) -> None:
    me = visitors()
    book = read(me, "hamilcar", "13.5.C2")
    rule = book.locator('[data-rule="13.5.C2"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(me.test_id("contents").locator("[aria-current]")).to_have_text("13 Land battle")
    chapter = book.locator(".chapter", has=me.page.locator('[data-rule="13.5.C2"]'))
    chapter.get_by_test_id("next-chapter").click()
    expect(book.get_by_role("heading", name="14 Siege and subjugation")).to_be_in_viewport()
    expect(me.page).to_have_url(re.compile("/rules/hamilcar#chapter-19$"))
    me.page.go_back()  # to where the chapter was left
    expect(me.page).to_have_url(re.compile("/rules/hamilcar#13.5.C2$"))
    expect(chapter).to_be_in_viewport()
    me.test_id("contents").get_by_role("link", name="9 Naval battle").click()
    expect(book.get_by_role("heading", name="9 Naval battle")).to_be_in_viewport()


def test_an_address_that_was_cut_opens_the_rules_all_the_same(visitors: VisitorMaker) -> None:
    me = visitors()
    book = read(me, "neptun", "%E0%A4%A")
    expect(book.locator("h2").first).to_have_text("What lies on the table")


def test_what_a_search_has_unfolded_is_folded_after_it(visitors: VisitorMaker) -> None:
    me = visitors()
    book = read(me, "neptun")
    search = me.page.get_by_role("searchbox", name="Search the rules")
    search.fill("gold")
    expect(book.locator("details.rulings[open]").first).to_be_visible()
    search.fill("")
    expect(book.locator("details.rulings").first).to_be_visible()
    expect(book.locator("details.rulings[open]")).to_have_count(0)


def test_search_finds_by_id_and_by_word_and_marks_what_it_found(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl")
    book = read(me, "neptun")
    search = me.page.get_by_role("searchbox", name="Szukaj w zasadach")
    search.fill("p2.14")
    expect(book.locator("[data-rule]")).to_have_count(1)
    expect(book.locator('[data-rule="P2.14"] mark').first).to_have_text("P2.14")
    search.fill("zloto")  # without its accent
    expect(book.locator("mark").first).to_have_text("złoto", ignore_case=True)
    expect(me.test_id("rules-found")).to_contain_text("znalezione zasady")
    assert 1 < book.locator("[data-rule]").count() < len(navarch.load("neptun").ledger.rules)
    assert look(me, "what was found") == []
    search.fill("quinquereme")
    expect(me.test_id("rules-found")).to_contain_text("Nic nie znaleziono.")
    me.page.get_by_role("button", name="Cała instrukcja").click()
    expect(book.locator("[data-rule]")).to_have_count(len(navarch.load("neptun").ledger.rules))


@pytest.mark.parametrize("phone", [False, True])
def test_a_rule_leads_to_its_lesson_its_rulings_and_its_cards_and_they_lead_back(
    visitors: VisitorMaker, phone: bool
) -> None:
    me = visitors(phone=phone)
    book = read(me, "hamilcar", "17.1#11a")
    book.locator('[data-rule="17.1#11a"] [data-card]').first.click()
    expect(me.test_id("article")).to_have_attribute("data-article", "strategy_card cruel_sea")
    me.page.get_by_role("button", name="Close", exact=True).click()
    rule = book.locator('[data-rule="2.1.C8"]')
    ruling = rule.locator("[data-ruling]").first
    asked = ruling.get_attribute("data-ruling") or ""
    ruling.click()
    expect(book.locator(f'[data-ruling-text="{asked}"]')).to_be_in_viewport()
    expect(book.locator(f'[data-ruling-text="{asked}"]')).to_contain_text(
        navarch.load("hamilcar").ledger.rulings[asked].ruling
    )
    book.locator('[data-rule="2.1.C2"] [data-lesson=inside_the_walls]').click()
    expect(me.test_id("lesson")).to_contain_text("Room behind the walls")
    me.test_id("lesson").get_by_role("link", name="All lessons").click()
    me.test_id("learn").get_by_role("link", name="Rule 2.1.C2").first.click()
    expect(me.test_id("rulebook").locator('[data-rule="2.1.C2"]')).to_be_in_viewport()


def test_lobby_learn_and_the_drawer_at_the_table_lead_to_the_same_rules(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    me.page.goto("/")
    me.test_id("rules-neptun").click()
    expect(me.test_id("rulebook").locator("h2").first).to_have_text("What lies on the table")
    me.page.get_by_role("link", name="Learn").click()
    me.test_id("learn").get_by_role("link", name="Neptun: the rules").click()
    expect(me.test_id("rulebook").locator("h2").first).to_have_text("What lies on the table")
    browser, table, _ = in_play(server, "neptun", 1)
    me.come_in_as(browser, table)
    me.page.get_by_role("button", name="Rules", exact=True).click()
    drawer = me.page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("[data-rule]").first).to_be_visible()
    assert drawer.locator("[data-rule]").evaluate_all(IDS) == list(navarch.load("neptun").ledger.rules)
    drawn(drawer.get_by_test_id("rulebook"), "1-1")
    me.picture("drawer")
    assert look(me, "the drawer", "[role=dialog]") == []
