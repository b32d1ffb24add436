"""Escape closes what is nearest and nothing behind it; arrows go through a menu; a verdict is quiet."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .test_steps import until_verb


def test_arrows_go_through_a_menu_and_escape_closes_it(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    until_verb(me, server, "discard")
    me.page.locator(".tray [data-domain=card]:not([data-lit])").first.click(force=True)
    items = me.page.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    last = items.count() - 1
    me.page.keyboard.press("ArrowUp")
    expect(items.nth(last)).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(items).to_have_count(0)


def test_escape_closes_the_book_of_heroes_and_not_the_drawer_behind_it(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("mare-nostrum")
    me.wait_for_turn()
    me.page.get_by_role("button", name="Rules", exact=True).click()
    drawer = me.page.get_by_role("dialog", name="Rules")
    expect(drawer).to_be_visible()
    me.test_id("powers").click()
    expect(me.test_id("tile-book")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.test_id("tile-book")).to_have_count(0)
    expect(drawer).to_be_visible()


def test_the_verdict_asks_once_where_the_points_come_from(visitors: VisitorMaker, server: Server) -> None:
    me, played = visitors(), Browser(server)
    table = played.table("me", "bot", "bot")
    with played.sit(table) as page:
        page.play(random.Random(2))
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url) if "/account" in request.url else None)
    me.come_in_as(played, table)
    expect(me.test_id("points")).to_be_visible()
    me.page.wait_for_timeout(1_500)  # it asked again and again, three times a second
    assert len(asked) == 1, asked


def test_escape_closes_the_verdict(visitors: VisitorMaker, server: Server) -> None:
    me, played = visitors(), Browser(server)
    table = played.table("me", "bot", "bot")
    with played.sit(table) as page:
        page.play(random.Random(1))
    me.come_in_as(played, table)
    expect(me.test_id("verdict")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.test_id("verdict")).to_have_count(0)
    expect(me.page.locator(".ending")).to_be_visible()
