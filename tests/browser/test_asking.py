"""While "Why not?" is on nothing is played, whatever is clicked or pressed; and it is on until it is ended."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor, moves_in_play

SEATS = {"neptun": 4, "mare-nostrum": 5}
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
# Everything on map, cards and panels, lit a moment ago or not; what opens a drawer comes back to the questions.
CLICK_ALL = """selector => { const all = [...document.querySelectorAll(selector)];
    for (const one of all) one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}));
    return all.length; }"""
ENTER_ALL = """selector => { const all = [...document.querySelectorAll(selector)];
    for (const one of all)
        one.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    return all.length; }"""
THINGS = "[data-noun], [data-series], [data-goal], .tray button, .board button, .standing button"


def asked_at(browser: Browser, table: str) -> tuple[Any, ...]:
    """What this seat is asked, and all that it has decided so far."""
    with browser.sit(table) as page:
        now = page.my_turn()
        return now["actions"], now["undo"]["rollback"]  # others may still seal their own choices meanwhile


def tool(me: Visitor) -> Locator:
    """What turns asking on and off."""
    return me.page.get_by_role("navigation").get_by_role("button", name="Why not?")


def begin_to_ask(me: Visitor) -> None:
    tool(me).click()
    is_asking(me)


def is_asking(me: Visitor) -> None:
    """It is plain that this is no playing: nothing is lit, no button plays, and the page says so."""
    expect(me.page.locator(".actions [role=status]")).to_be_visible()
    expect(tool(me)).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator("[data-lit], [data-goal], .actions button")).to_have_count(0)
    expect(me.test_id("undo")).to_be_disabled()


@pytest.mark.parametrize("moves", [0, 45])
@pytest.mark.parametrize("game", navarch.games())
def test_while_somebody_asks_nothing_can_be_played(
    visitors: VisitorMaker, server: Server, game: str, moves: int
) -> None:
    me, before = visitors(), Browser(server)
    table = before.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with before.sit(table) as page:
        page.play(random.Random(moves), moves_in_play(game, moves))
        over = page.my_turn()["over"]
    if over:
        return  # there is nothing to be played any more
    then = asked_at(before, table)
    me.come_in_as(before, table)
    me.wait_for_turn()
    begin_to_ask(me)
    me.picture("asking")
    for do_all in (CLICK_ALL, ENTER_ALL):
        assert me.page.evaluate(do_all, THINGS) > 10
        for letter in LETTERS:
            me.page.keyboard.press(letter)
        if me.test_id("article").count():
            me.page.keyboard.press("Escape")
        is_asking(me)
    assert asked_at(before, table) == then
    me.picture("asked")
    while me.page.locator(".actions [role=status]").count():
        me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-lit]")).not_to_have_count(0)
    me.act(random.Random(moves))


def test_a_rule_that_is_read_from_an_answer_leads_back_to_asking(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("neptun")
    me.wait_for_turn()
    begin_to_ask(me)
    me.page.locator("[data-domain=city]").first.click(force=True)
    me.test_id("reasons").locator("button").first.click()
    expect(me.page.get_by_role("dialog", name="Rules")).to_be_visible()
    is_asking(me)
    me.page.keyboard.press("Escape")  # the answer
    me.page.keyboard.press("Escape")  # the rules
    expect(me.page.get_by_role("dialog", name="Why not?")).to_be_visible()
    is_asking(me)
    tool(me).click()
    expect(me.page.locator("[data-lit]")).not_to_have_count(0)
