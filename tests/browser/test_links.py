"""Links: the friend's one with its QR code, the spent one, spectators; and finished games in the lobby."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_friends_link_is_shown_as_long_as_the_seat_is_free(visitors: VisitorMaker, phone: bool) -> None:
    host, friend = visitors(phone=phone), visitors()
    shared = "Object.defineProperty(navigator, 'share', {value: data => { window.shared = data.url; }})"
    host.page.add_init_script(shared)
    host.set_the_table("neptun", 3, open_seat=1)
    invite = host.test_id("invite")
    expect(invite.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    link = invite.locator("input[data-link]").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/g/[\w-]+#seat=[\w-]{20,}", link)
    invite.get_by_role("button", name="Share").click()
    host.page.wait_for_function("link => window.shared === link", arg=link)
    invite.get_by_role("button", name="Copy").click()
    host.picture("invite")
    friend.page.goto(link)
    expect(friend.test_id("welcome")).to_contain_text("Neptun")
    friend.picture("welcome")
    assert "#seat=" in friend.page.url  # who loads the page once more is still invited
    friend.page.reload()
    friend.test_id("welcome").get_by_role("textbox").fill("Ariadne")
    friend.page.keyboard.press("Enter")
    expect(friend.test_id("prompt")).to_be_visible()
    expect(friend.page).not_to_have_url(re.compile("seat="))
    expect(invite).to_have_count(0)
    expect(friend.page.locator("[data-seat=green]")).to_contain_text("Ariadne")


def test_a_spent_link_says_so_and_lets_one_watch(visitors: VisitorMaker) -> None:
    host, friend, late = visitors(), visitors(), visitors()
    host.set_the_table("neptun", 3, open_seat=1)
    link = host.test_id("invite").locator("input[data-link]").input_value()
    friend.sit_down_by(link, "Ariadne")
    late.page.goto(link)
    expect(late.test_id("spent")).to_contain_text("Ask for a new one")
    late.picture("spent")
    late.page.get_by_role("button", name="Only watch").click()
    expect(late.test_id("prompt")).to_be_visible()


@pytest.mark.parametrize("game", navarch.games())
def test_a_spectator_meets_no_error(visitors: VisitorMaker, server: Server, game: str) -> None:
    played, me = Browser(server), visitors()
    table = played.table("me", *["bot"] * {"neptun": 3, "mare-nostrum": 4}.get(game, 1), game=game)
    me.page.goto(f"/g/{table}")
    expect(me.test_id("prompt")).to_be_visible()
    me.page.locator(".board [data-noun]").first.dispatch_event("click")
    expect(me.page.locator(".info")).to_be_visible()
    me.page.keyboard.press("Escape")
    drawers = me.page.locator(".bar [aria-expanded]:not([data-testid=primer-open]):visible:enabled")
    for number in range(drawers.count()):
        drawers.nth(number).click()
        expect(me.page.locator(".drawer")).to_be_visible()
        ask = me.page.get_by_role("button", name="Ask", exact=True)
        if ask.count():
            me.page.locator(".drawer select").first.select_option(index=0)
            ask.click()
        me.page.keyboard.press("Escape")
    assert me.page.locator(".failure, [role=alert]").all_inner_texts() == []
    me.picture("watching")


@pytest.mark.parametrize(("lang", "won", "step"), [("en", "win", "Step through"), ("pl", "Wygrywa", "Krok po kroku")])
def test_a_finished_game_stays_in_the_lobby_with_winner_and_replay(
    visitors: VisitorMaker, server: Server, lang: str, won: str, step: str
) -> None:
    played, me = Browser(server), visitors(lang=lang)
    table = played.table("me", "bot", "bot")
    with played.sit(table) as page:
        page.play(random.Random(7))
    me.hold_the_seats_of(played)
    me.page.goto("/")
    finished = me.page.locator("section.finished li").first
    expect(finished).to_contain_text(won)
    expect(finished).not_to_contain_text(re.compile("greedy"))
    me.picture("finished")
    finished.get_by_role("link", name=step).click()
    expect(me.test_id("replay-at")).to_contain_text("0")


def test_setting_a_table_shows_each_sides_own_mark(visitors: VisitorMaker) -> None:
    me = visitors()
    for game in navarch.games():
        me.page.goto("/")
        me.page.locator(f"[data-game={game}]").get_by_role("button", name="Set the table").click()
        seats, marks = me.page.locator(".seat"), me.page.locator(".seat .side path.token")
        expect(seats.first).to_be_visible()
        expect(marks).to_have_count(seats.count())
        inks = [mark.get_attribute("class") or "" for mark in marks.all()]
        shapes = [mark.get_attribute("d") for mark in marks.all()]
        assert len(set(inks)) == len(set(shapes)) == len(inks) > 1, (game, inks)
        me.picture(f"sides-{game}")
