"""Around the table: the log that is searched, the replay by keys, drawers that close and fit, whole cards."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor, moves_in_play

SEATS = {"neptun": 4, "mare-nostrum": 5}


def sit(visitors: VisitorMaker, server: Server, game: str, moves: int, *, phone: bool = False) -> Visitor:
    """Somebody at a table where so many moves were made."""
    me, played = visitors(phone=phone), Browser(server)
    table = played.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with played.sit(table) as page:
        page.play(random.Random(6), moves_in_play(game, moves))
        page.my_turn()
    me.come_in_as(played, table)
    me.wait_for_turn()
    return me


@pytest.mark.parametrize("game", navarch.games())
def test_the_log_is_searched_and_its_lines_are_found_on_the_map(
    visitors: VisitorMaker, server: Server, game: str
) -> None:
    me = sit(visitors, server, game, 30)
    log = me.page.get_by_role("log")
    all_lines = log.locator("li:not(.mark)").count()
    search = me.page.get_by_role("textbox", name="Search the log")
    search.fill("no such words")
    expect(log.locator("li:not(.mark)")).to_have_count(0)
    search.fill("")
    expect(log.locator("li:not(.mark)")).to_have_count(all_lines)
    where = log.get_by_role("button", name=re.compile("Show on the map"))
    assert where.count() > 0
    where.last.click()
    expect(me.page.locator(".board [data-located]").first).to_be_visible()


@pytest.mark.parametrize("game", navarch.games())
def test_drawers_close_with_escape_and_nothing_in_them_is_cut_off(
    visitors: VisitorMaker, server: Server, game: str
) -> None:
    wide = """box => {
      const {left, top, right, bottom} = box.getBoundingClientRect();
      const content = box.querySelector('.content');
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        && content.scrollWidth <= content.clientWidth;
    }"""
    for phone in (False, True):
        me = sit(visitors, server, game, 12, phone=phone)
        if not phone:
            me.page.set_viewport_size({"width": 1024, "height": 600})
        drawers = me.page.locator(".bar [aria-expanded]:not([data-testid=primer-open]):visible:enabled")
        for number in range(drawers.count()):
            drawers.nth(number).click()
            drawer = me.page.locator(".drawer")
            expect(drawer).to_be_visible()
            me.settle()
            name = drawers.nth(number).inner_text()
            assert drawer.evaluate(wide), (game, phone, name)
            me.page.keyboard.press("Escape")
            expect(drawer).to_have_count(0)


@pytest.mark.parametrize("game", ["hands-in-the-sea", "hamilcar"])
def test_what_cards_say_is_never_cut(visitors: VisitorMaker, server: Server, game: str) -> None:
    cut = """() => [...document.querySelectorAll('.tray .card .text, .tray .card .title')].filter(one => {
      const card = one.closest('.card').getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(one);
      const {right, bottom} = words.getBoundingClientRect();
      return right > card.right + 2 || bottom > card.bottom + 2 || getComputedStyle(one).webkitLineClamp !== 'none';
    }).map(one => one.textContent)"""
    for phone in (False, True):
        me = sit(visitors, server, game, 20, phone=phone)
        expect(me.page.locator(".tray .card").first).to_be_visible()
        me.settle()
        assert me.page.evaluate(cut) == []


def test_arrow_keys_step_through_a_game_and_the_prompt_tells_what_happened(
    visitors: VisitorMaker, server: Server
) -> None:
    me, played = visitors(), Browser(server)
    table = played.table("me", "bot", "bot")
    with played.sit(table) as page:
        page.play(random.Random(7))
    me.come_in_as(played, table)
    me.page.get_by_role("button", name="Step through").first.click()
    at, prompt = me.test_id("replay-at"), me.test_id("prompt")
    last = int(me.page.locator(".replay input[type=range]").get_attribute("max") or 0)
    me.page.keyboard.press("Home")
    expect(at).to_contain_text(re.compile(r"\b0\b"))
    expect(prompt).to_have_text(re.compile(r"\w"))
    for ply in (1, 2, 3):
        me.page.keyboard.press("ArrowRight")
        expect(at).to_contain_text(re.compile(rf"\b{ply}\b"))
        expect(prompt).to_have_text(re.compile(r"\w"))
    me.page.keyboard.press("ArrowLeft")
    expect(at).to_contain_text(re.compile(r"\b2\b"))
    me.page.keyboard.press("End")
    expect(at).to_contain_text(re.compile(rf"\b{last}\b"))


@pytest.mark.parametrize("game", navarch.games())
def test_going_back_names_round_and_turn(visitors: VisitorMaker, server: Server, game: str) -> None:
    me, rng = sit(visitors, server, game, 25), random.Random(8)
    back = me.test_id("undo")
    while back.inner_text() == "Undo":  # on a turn before which something was learned one can only go back
        me.act(rng)
        assert me.wait_for_turn()
    back.click()
    entries = me.page.locator("[data-rollback]")
    expect(entries.first).to_be_visible()
    for entry in entries.all():
        assert re.search(r"(round|turn)\b.*\d", entry.locator("small").inner_text(), re.IGNORECASE)


def test_no_bar_of_the_systems_colour_is_shown(visitors: VisitorMaker, server: Server) -> None:
    native = """() => [...document.querySelectorAll('*')].map(one => [one.className, getComputedStyle(one)])
      .filter(([, style]) => /auto|scroll/.test(style.overflow) && style.scrollbarColor === 'auto')
      .map(([name]) => name)"""
    for game in navarch.games():
        me = sit(visitors, server, game, 5)
        assert me.page.evaluate(native) == []
