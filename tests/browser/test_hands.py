"""Hands in the Sea in a real browser: a monkey at every stage, a person's whole path, what the board tells."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server

from .conftest import VisitorMaker
from .duel import after_the_game, follow_advice, monkey, others_finish, sit_down_late, why_not

GAME = "hands-in-the-sea"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_plays_whole_games_of_hands_in_the_sea(visitors: VisitorMaker, seed: int) -> None:
    me = visitors()
    me.play_now(GAME)
    clicks = monkey(me, random.Random(seed))
    assert me.is_over(), f"not over after {clicks} clicks"
    me.picture("end")


@pytest.mark.parametrize("moves", [0, 60, 160])
def test_a_monkey_clicks_what_is_lit_at_several_stages(visitors: VisitorMaker, server: Server, moves: int) -> None:
    me = visitors()
    sit_down_late(me, server, GAME, moves, seed=moves + 1)
    assert monkey(me, random.Random(moves), most=14) == 14 or me.is_over()
    me.picture("after-fourteen-clicks")


def test_a_person_plays_by_board_and_cards_then_looks_back_and_plays_on(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    me.play_now(GAME)
    expect(me.page.locator("[data-seat=rome]")).to_contain_text("you")
    expect(me.page.locator(".tray [data-domain=card]").first).to_be_visible()
    expect(me.page.locator("[data-domain=location][data-noun=messana]")).to_be_visible()
    me.picture("sat-down")
    follow_advice(me)
    rng = random.Random(31)
    for _ in range(6):
        assert me.wait_for_turn()
        me.act(rng, on_the_board=1)
    expect(me.page.get_by_role("log").locator("li, p").nth(3)).to_be_visible()
    others_finish(me, server, seed=31)
    after_the_game(me, opponent="carthage")


@pytest.mark.slow
def test_a_person_plays_a_whole_game_against_a_bot(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now(GAME)
    rng = random.Random(41)
    for turn in range(4_000):
        if not me.wait_for_turn():
            break
        if turn in (2, 30, 90):
            follow_advice(me)
        else:
            me.act(rng, on_the_board=0.9)
    after_the_game(me, opponent="carthage")


def test_a_place_or_card_that_is_not_lit_answers_why_not(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now(GAME)
    me.wait_for_turn()
    why_not(me, "location")
    place = me.page.locator("[data-domain=location][data-noun=syracuse]")
    place.hover(force=True)
    expect(me.page.locator(".info")).to_contain_text("Sicily")


def test_hands_in_the_sea_is_told_in_text_and_played_by_keyboard(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl")
    me.play_now(GAME)
    me.wait_for_turn()
    me.page.get_by_role("button", name="Ustawienia").click()
    me.page.get_by_role("checkbox").first.check()
    me.page.keyboard.press("Escape")
    text = me.test_id("text-mode")
    expect(text).to_contain_text("Syracuse")
    expect(text).to_contain_text(re.compile("prestiż", re.IGNORECASE))
    me.picture("tekst")
    before = me.signature()
    me.page.locator(".actions button[data-action]").first.focus()
    me.page.keyboard.press("Enter")
    me.until_changed(before)
