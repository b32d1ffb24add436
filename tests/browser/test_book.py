"""Cards and symbols explain themselves: the encyclopaedia before and during play, a card opened large, the legend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import Server

from .conftest import VisitorMaker
from .test_others import axe, in_play
from .visitor import Visitor

CARDS = {  # an entry of each game: what to search for, its rule, and a ruling on it
    "neptun": ("city_card sanguntum_1", "Sanguntum olives", "P2.20", "Q3"),
    "hands-in-the-sea": ("card pillaging", "pillage bank random", "C.Plunder.1", "Q182"),
    "mare-nostrum": ("hero perseus", "Perseus", "10.PERSEUS-2", "Q33"),
    "hamilcar": ("strategy_card cruel_sea", "Seamanship is Poor", "17.1#11a", "Q178"),
}


def open_the_book(me: Visitor, game: str, name: str = "Cards and symbols") -> None:
    me.page.goto("/")
    me.page.locator(f"[data-game={game}]").get_by_role("button", name=name).click()
    expect(me.page.locator("[data-entry]").first).to_be_visible()


@pytest.mark.parametrize("game", navarch.games())
def test_every_card_can_be_found_and_read_before_play(visitors: VisitorMaker, game: str) -> None:
    entry, sought, rule, ruling = CARDS[game]
    me = visitors()
    open_the_book(me, game)
    loaded = navarch.load(game)
    entries = sum(len(list(loaded.components.entries(table))) for table in loaded.articles)
    expect(me.page.locator("[data-entry]")).to_have_count(entries)
    assert axe(me) == []
    me.page.get_by_role("textbox", name="Search cards and texts").fill(sought)
    found = me.page.locator(f'[data-entry="{entry}"]')
    expect(found).to_be_visible()
    expect(me.page.locator("[data-entry]")).not_to_have_count(entries)
    found.click()
    article = me.test_id("article")
    expect(article).to_have_attribute("data-article", entry)
    article.get_by_role("button", name=re.compile(re.escape(rule))).click()
    expect(article.locator(f'[data-rule="{rule}"]')).to_have_text(loaded.ledger.rules[rule].text)
    article.locator("summary", has_text=ruling).click()
    expect(article).to_contain_text(loaded.ledger.rulings[ruling].ruling)
    expect(article.get_by_test_id("provenance")).to_be_visible()
    me.picture("article")
    assert axe(me) == []


def test_what_was_read_of_a_game_is_not_asked_for_again_at_its_table(visitors: VisitorMaker) -> None:
    me = visitors()
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    open_the_book(me, "hamilcar")
    me.page.keyboard.press("Escape")
    me.test_id("play-hamilcar").click()
    expect(me.page.locator(".board svg").first).to_be_visible()
    assert len([url for url in asked if "/api/games/hamilcar" in url]) == 1


@pytest.mark.parametrize("game", navarch.games())
def test_the_legend_names_every_symbol_in_both_languages(visitors: VisitorMaker, game: str) -> None:
    said = []
    for lang, book, symbols in (("en", "Cards and symbols", "Symbols"), ("pl", "Karty i symbole", "Symbole")):
        me = visitors(lang=lang, dark=lang == "pl")
        open_the_book(me, game, book)
        me.page.get_by_role("button", name=symbols, exact=True).click()
        legend = me.test_id("legend")
        expect(legend.locator("li").first).to_be_visible()
        for sign in legend.locator("li").all():
            assert sign.get_attribute("title")
        said.append(legend.locator("li").all_inner_texts())
        me.picture("legend")
        assert axe(me) == []
    assert len(said[0]) == len(said[1]) >= 10
    assert all(words.strip() for words in [*said[0], *said[1]])


def test_an_address_stands_only_in_the_article_of_its_card(visitors: VisitorMaker, server: Server) -> None:
    played, table, _ = in_play(server, "neptun", 8)
    me = visitors()
    me.come_in_as(played, table)
    me.page.locator("[data-domain=city]").first.click(button="right", force=True)
    card = me.page.locator(".info.pinned")
    expect(card).to_be_visible()
    expect(card).not_to_contain_text("http")
    expect(card).not_to_contain_text("rulebook")
    me.page.keyboard.press("Escape")
    me.page.locator(".bar").get_by_role("button", name="Rules", exact=True).click()
    me.page.get_by_role("tab", name="Cards and symbols").click()
    me.page.locator('[data-entry="city_card malaca_1"]').click()
    expect(me.test_id("provenance").locator("a[href^=http]").first).to_be_visible()
    me.picture("provenance")


@pytest.mark.parametrize("game", navarch.games())
def test_a_card_opens_large_during_play_by_keyboard(visitors: VisitorMaker, server: Server, game: str) -> None:
    played, table, _ = in_play(server, game, 8)
    me = visitors()
    me.come_in_as(played, table)
    domain = {"neptun": "oar", "mare-nostrum": "tile"}.get(game, "card")
    thing = me.page.locator(f"[data-domain={domain}]:visible").first
    thing.focus()
    me.page.keyboard.press(",")
    article = me.test_id("article")
    expect(article).to_be_visible()
    expect(article.locator(".rules button").first).to_be_visible()
    me.picture("large")
    assert axe(me) == []
    me.page.keyboard.press("Escape")
    expect(article).to_have_count(0)


def test_a_card_on_a_mat_opens_large_over_it(visitors: VisitorMaker, server: Server) -> None:
    played, table, _ = in_play(server, "hamilcar", 5)
    me = visitors(lang="pl")
    me.come_in_as(played, table)
    me.page.locator("aside button.name").last.click()
    me.test_id("seat-mat").locator("li button").first.click()
    expect(me.test_id("article")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.test_id("article")).to_have_count(0)
    expect(me.test_id("seat-mat")).to_be_visible()


def test_the_encyclopaedia_opens_on_a_phone_during_play(visitors: VisitorMaker, server: Server) -> None:
    played, table, _ = in_play(server, "hands-in-the-sea", 5)
    me = visitors(phone=True, dark=True)
    me.come_in_as(played, table)
    me.page.locator(".bar").get_by_role("button", name="More").click()
    me.page.get_by_role("tab", name="Cards and symbols").click()
    me.page.get_by_role("textbox", name="Search cards and texts").fill("corvus")
    me.page.locator('[data-entry="card corvus"]').click()
    expect(me.test_id("card-text")).to_be_visible()
    me.picture("phone")
    assert axe(me) == []
