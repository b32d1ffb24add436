"""The guided first game at the page: what is said and pointed at, what is answered, and that it can be resumed."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import navarch
from navarch.lessons import guide_of
from navarch.registry import own_game_names
from navarch.text import Texts

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor


def begin(me: Visitor, game: str) -> None:
    me.page.goto("/")
    me.test_id(f"learn-{game}").click()
    me.test_id("guided").click()
    me.page.wait_for_url("**/g/*")


@pytest.mark.parametrize("game", own_game_names())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_guide_speaks_points_and_answers(visitors: VisitorMaker, game: str, phone: bool) -> None:
    me = visitors(phone=phone, lang="pl" if phone else "en")
    guide = guide_of(navarch.load(game))
    assert guide is not None
    lang = "pl" if phone else "en"
    begin(me, game)
    panel, first = me.test_id("guide"), guide.notes[0]
    say, done, other = Texts(guide.game, lang).guide(first.name)
    expect(panel).to_have_attribute("data-note", first.name)
    expect(panel).to_contain_text(say)
    expect(me.page.locator("[data-pointed]")).to_have_count(len(first.points))
    me.picture(game)
    assert look(me, "the guide") == []
    assert me.wait_for_turn()
    me.act(random.Random(game))
    expect(panel.locator(".answer")).to_have_count(1)
    assert panel.locator(".answer").inner_text() in (done, other)


def test_a_guided_game_is_left_and_resumed_and_the_guide_sent_away(visitors: VisitorMaker) -> None:
    me = visitors()
    begin(me, "neptun")
    panel = me.test_id("guide")
    expect(panel).to_contain_text("Guide: 0 of 11 told")
    assert me.wait_for_turn()
    me.act(random.Random(1))
    expect(panel).to_contain_text("Guide: 1 of 11 told")
    address = me.page.url
    me.page.goto("/")
    expect(me.page.locator("[data-game=neptun]")).to_be_visible()
    me.page.goto(address)
    expect(panel).to_contain_text("Guide: 1 of 11 told")
    panel.get_by_role("button", name="Go on alone").click()
    expect(panel).to_have_count(0)
    expect(me.page.locator("[data-pointed]")).to_have_count(0)
    me.page.reload()
    expect(me.test_id("prompt")).to_be_visible()
    assert me.wait_for_turn()
    expect(panel).to_have_count(0)


def test_of_two_guided_games_the_one_begun_last_is_gone_on_with(visitors: VisitorMaker) -> None:
    me = visitors()
    begin(me, "neptun")
    first = me.page.url
    begin(me, "neptun")
    me.page.wait_for_url(lambda url: "/g/" in url and url != first)
    last = me.page.url
    me.page.goto("/learn/neptun")
    me.test_id("resume").click()
    expect(me.page).to_have_url(last)
