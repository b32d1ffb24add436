"""Dice nobody can choose, as people at the page meet them: silently, and with a word at the end."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor

WAITING = re.compile("begins when everybody has sat down|zacznie się, gdy wszyscy usiądą")


def play_to_the_end(server: Server, *people: Visitor) -> None:
    """By the cookies of these browsers, while their pages look on; the first one's seat plays at random, too."""
    pages = []
    for someone in people:
        cookie = someone.page.context.cookies()[0]
        browser = Browser(server)
        browser.cookie = f"navarch={cookie.get('value')}"
        pages.append(browser.sit(people[0].table))
    rng = random.Random(1)
    over = False
    while not over:
        for page in pages:
            position = page.until_position() if not page.position else page.position
            over = position["over"]
            if position["actions"]:
                page.do(rng.choice(position["actions"])["action"])
            elif not over and not any(other.position.get("actions") for other in pages):
                page.until_position()
    for page in pages:
        page.close()


def lot_of(someone: Visitor) -> str:
    kept = someone.page.evaluate(f"localStorage.getItem('navarch-lot-{someone.table}')")
    drawn: str = json.loads(kept)["drawn"]
    return drawn


def test_a_browser_finds_its_lot_in_the_dice_of_its_game(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    me.play_now("neptun")
    assert me.wait_for_turn()
    play_to_the_end(server, me)
    me.page.locator(".ending").wait_for()
    drawn = lot_of(me)
    me.prove_the_dice()
    expect(me.test_id("lots")).to_have_class(re.compile("good"))
    expect(me.test_id("lots")).to_contain_text("Lots in all: 1")
    expect(me.test_id("lot")).to_have_text(drawn)
    me.picture("lot-in-the-dice")
    proof = Browser(server).get(f"/api/tables/{me.table}/verify")
    assert [lot["drawn"] for lot in proof["lots"]] == [drawn]


def test_a_browser_notices_dice_that_do_not_follow_from_what_it_saw(visitors: VisitorMaker, server: Server) -> None:
    me = visitors(lang="pl")
    me.play_now("neptun")
    assert me.wait_for_turn()
    key = f"navarch-lot-{me.table}"
    me.page.evaluate(
        f"localStorage.setItem('{key}', localStorage.getItem('{key}').replace(/\\[\\\\\"[0-9a-f]/, '[\\\\\"x'))"
    )
    play_to_the_end(server, me)
    me.page.locator(".ending").wait_for()
    me.page.get_by_role("button", name="Kości i dobieranie", exact=True).click()
    me.page.get_by_role("button", name="Sprawdź").click()
    expect(me.test_id("verification")).to_have_class(re.compile("good"))
    expect(me.test_id("lots")).to_have_class(re.compile("bad"))
    me.picture("not-as-it-was-seen")


@pytest.mark.parametrize("game", ["neptun", "hands-in-the-sea", "mare-nostrum", "hamilcar"])
def test_a_table_waits_for_whoever_sits_down_and_then_begins_by_itself(visitors: VisitorMaker, game: str) -> None:
    host, friend = visitors(), visitors(phone=True, lang="pl")
    players = {"neptun": 3, "mare-nostrum": 3}.get(game, 2)
    host.page.goto("/")
    host.page.locator(f"[data-game={game}]").get_by_role("button", name="Set the table").click()
    if players == 3:
        host.page.locator(".counts .count", has_text="3").click()
    host.page.locator(".seat select").nth(1).select_option("open")
    host.page.get_by_role("button", name="Start").click()
    host.page.wait_for_url("**/g/*")
    expect(host.test_id("prompt")).to_have_text(WAITING)
    host.picture("waiting")
    link = host.link_of_the_open_seat()
    host.page.keyboard.press("Escape")
    friend.sit_down_by(link)
    expect(host.test_id("prompt")).not_to_have_text(WAITING)
    expect(friend.test_id("prompt")).to_be_visible()
    host.page.wait_for_function("() => Number(document.querySelector('.table').dataset.ply) > 0")
    host.picture("begun")
    friend.picture("begun")
    assert lot_of(host) != lot_of(friend)


def test_a_browser_that_has_lost_its_lot_draws_another(visitors: VisitorMaker) -> None:
    host, friend = visitors(), visitors()
    host.set_the_table("neptun", 3, open_seat=1)
    expect(host.test_id("prompt")).to_have_text(WAITING)
    link = host.link_of_the_open_seat()
    host.page.keyboard.press("Escape")
    before = lot_of(host)
    host.page.evaluate(f"localStorage.removeItem('navarch-lot-{host.table}')")
    host.page.reload()
    expect(host.test_id("prompt")).to_have_text(WAITING)
    host.page.wait_for_function(f"localStorage.getItem('navarch-lot-{host.table}') !== null")  # before others tell
    friend.sit_down_by(link)
    expect(host.test_id("prompt")).not_to_have_text(WAITING)
    assert lot_of(host) != before
