"""Leaving the table well, at the page: phone and desktop, English and Polish."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.server.test_leaving import DUEL, seated

from .conftest import VisitorMaker


def test_a_bot_sits_in_by_consent_its_person_comes_back_and_resigns(visitors: VisitorMaker, server: Server) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    me, other = visitors(), visitors(phone=True, lang="pl")
    me.come_in_as(host, table)
    other.come_in_as(friend, table)
    me.page.get_by_role("button", name="Table", exact=True).click()
    expect(me.test_id("leaving")).to_be_visible()
    me.picture("leaving")
    me.page.get_by_role("button", name="Let a bot play for me").click()
    other.picture("asked")
    other.page.get_by_role("button", name="Zgoda").click()
    expect(me.test_id("standstill")).to_contain_text("A bot plays in your place.")
    me.page.keyboard.press("Escape")
    me.picture("stand-in")
    me.page.get_by_role("button", name="Come back").click()
    expect(me.test_id("standstill")).to_have_count(0)
    me.page.get_by_role("button", name="Table", exact=True).click()
    me.page.get_by_role("button", name="Resign…").click()
    me.picture("resign")
    me.page.get_by_role("button", name="Resign", exact=True).click()
    expect(other.test_id("verdict")).to_contain_text("poddała")
    other.picture("verdict")
    expect(me.test_id("verdict")).to_contain_text("A seat was resigned.")


def test_a_result_is_offered_and_agreed(visitors: VisitorMaker, server: Server) -> None:
    table, (host, friend) = seated(server, DUEL, 2)
    me, other = visitors(lang="pl"), visitors()
    me.come_in_as(host, table)
    other.come_in_as(friend, table)
    me.page.get_by_role("button", name="Stół", exact=True).click()
    me.page.get_by_role("button", name="Uzgodnij wynik…").click()
    me.test_id("leaving").locator("select").first.select_option("2")
    me.picture("result")
    me.page.get_by_role("button", name="Zaproponuj", exact=True).click()
    expect(other.test_id("offered").locator("li")).to_have_count(2)
    other.picture("offered")
    other.page.get_by_role("button", name="Agree", exact=True).click()
    expect(other.test_id("verdict")).to_contain_text("The players agreed on the result.")


def test_once_the_game_is_over_the_verdict_has_the_screen_and_every_way_on_is_in_reach_on_a_phone(
    visitors: VisitorMaker, server: Server
) -> None:
    table, (host, _) = seated(server, DUEL, 2)
    me = visitors(phone=True)
    me.come_in_as(host, table)
    me.page.get_by_role("button", name="More", exact=True).click()
    me.page.get_by_role("button", name="Resign…").click()
    me.page.get_by_role("button", name="Resign", exact=True).click()
    expect(me.test_id("verdict")).to_be_focused()
    expect(me.page.locator(".drawer")).to_have_count(0)
    me.picture("verdict")
    me.page.keyboard.press("Escape")
    expect(me.test_id("verdict")).to_have_count(0)
    me.picture("ways-on")
    for way in me.page.locator(".ending").locator("button, a").all():
        way.tap(trial=True)
