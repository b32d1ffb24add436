"""Clocks at the page: chosen when a table is set, shown while they run, paused by agreement."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server
from tests.server.test_clocks import duel

from .conftest import VisitorMaker


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "pl")])
def test_a_pace_is_chosen_when_a_table_is_set_and_its_clock_runs(
    visitors: VisitorMaker, phone: bool, lang: str
) -> None:
    me = visitors(phone=phone, lang=lang)
    me.page.goto("/")
    me.page.get_by_role("button", name=re.compile("Set the table|Nakryj|Przygotuj|stół", re.IGNORECASE)).first.click()
    pace = me.test_id("pace")
    pace.locator("select").first.select_option("own")
    pace.locator("input").first.fill("6")
    pace.scroll_into_view_if_needed()
    me.picture("choice")
    pace.locator("select").first.select_option("daily")
    me.page.locator("form button[type=submit]").click()
    me.wait_for_turn()
    expect(me.test_id("clock").first).to_contain_text(re.compile(r"5 d|4 d 23 h"))
    me.picture("clock")


def test_a_pause_is_offered_and_ended_at_the_page(visitors: VisitorMaker, server: Server) -> None:
    table, host, friend = duel(server)
    me, other = visitors(), visitors(phone=True, lang="pl")
    me.come_in_as(host, table)
    other.come_in_as(friend, table)
    me.page.get_by_role("button", name="Table", exact=True).click()
    me.page.get_by_role("button", name="Offer a pause").click()
    other.page.get_by_role("button", name="Zgoda").click()
    expect(me.test_id("standstill")).to_contain_text("paused")
    expect(other.test_id("standstill")).to_contain_text("wstrzymana")
    other.picture("paused")
    other.page.get_by_role("button", name="Wznów grę").click()
    expect(me.test_id("standstill")).to_have_count(0)
