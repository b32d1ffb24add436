"""Standing orders and a seat's new link, at the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import Browser, Server
from tests.server.tables import find_window, set_table

from .conftest import VisitorMaker
from .visitor import GLANCE, PATIENCE, Visitor

WORDS = {
    "en": ("Do not ask me until a battle", "until a battle begins", "Ask me again", "Settings"),
    "pl": ("Nie pytaj mnie aż do bitwy", "dopóki nie zacznie się bitwa", "Znów mnie pytaj", "Ustawienia"),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_window_can_be_let_pass_until_a_battle_by_keyboard(visitors: VisitorMaker, server: Server, lang: str) -> None:
    give, status, end, settings = WORDS[lang]
    game = navarch.load("hamilcar")
    window = find_window(game, "land-battle")
    me, people = visitors(lang=lang), [Browser(server), Browser(server)]
    table = set_table(server, window.state, people)
    me.come_in_as(people[1 - window.seat], table)
    with people[window.seat].sit(table) as foe:
        foe.my_turn()
        foe.act(window.action)
        button = me.page.locator("button[data-orders=battle]")
        expect(button).to_have_text(give)
        me.picture("window")
        button.focus()
        me.page.keyboard.press("Enter")
        expect(me.page.locator("p.orders")).to_contain_text(status)
        foe.now(lambda now: now["ply"] >= 2)  # the server has answered: the foe goes on
        me.picture("ordered")
        me.page.get_by_role("button", name=settings).click()
        expect(me.page.get_by_role("radio", name=give)).to_be_checked()
        me.picture("settings")
        me.page.keyboard.press("Escape")
        me.page.get_by_role("button", name=end).click()
        expect(me.page.locator("p.orders [data-orders=always]")).to_have_count(0)


def wait_until_one_is_asked(*people: Visitor) -> None:
    """Until one of them has a choice: then no bot moves, and with a move an offer would lapse."""
    for _ in range(PATIENCE // GLANCE):
        if any(one.page.locator("[data-lit]:visible").count() for one in people):
            return
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked")


def test_the_host_sends_a_new_link_when_the_old_one_is_spent_and_the_holder_agrees(visitors: VisitorMaker) -> None:
    host, friend, second = visitors(), visitors(), visitors()
    host.set_the_table("neptun", 3, open_seat=1)
    link = host.link_of_the_open_seat()
    friend.sit_down_by(link)
    expect(friend.test_id("prompt")).to_be_visible()
    second.page.goto(link)
    expect(second.page.get_by_text("Ask for a new one")).to_be_visible()
    second.picture("spent")
    wait_until_one_is_asked(host, friend)
    host.page.locator("[data-reopen=green]").click()
    expect(friend.page.get_by_role("button", name="Agree")).to_be_visible()
    friend.picture("asked-for-the-seat")
    host.picture("asking-for-the-seat")
    friend.page.get_by_role("button", name="Agree").click()
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Table", exact=True).click()
    expect(host.page.locator("[data-reopen=green]")).to_have_count(0)
    expect(host.page.locator("input[data-link]").first).to_have_value(re.compile("#seat="))
    host.complaints = [line for line in host.complaints if "409" not in line]
    newer = host.page.locator("input[data-link]").first.input_value()
    assert newer != link
    host.picture("new-link")
    second.sit_down_by(newer)
    expect(second.page.locator("[data-seat=green]")).to_contain_text(re.compile("you", re.IGNORECASE))
