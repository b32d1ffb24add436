"""Both duels, Hands in the Sea and Hamilcar, in a real browser: a monkey at every stage, and a person's whole path."""

from __future__ import annotations

import random
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Server

from .conftest import VisitorMaker
from .duel import after_the_game, follow_advice, monkey, others_finish, sit_down_late, why_not


class Duel(NamedTuple):
    """A game for Rome and Carthage, and how it speaks of Syracuse."""

    game: str
    place: str  # the domain of its places
    syracuse: str  # the noun
    told: str  # on the information card
    in_polish: str  # in text mode
    term: str  # a word of the view, in Polish


HANDS = Duel("hands-in-the-sea", "location", "syracuse", "Sicily", "Syracuse", "prestiż")
HAMILCAR = Duel("hamilcar", "space", "syracusae", "Syracuse", "Syrakuzy", "panowanie na morzu")
both = pytest.mark.parametrize("duel", [HANDS, HAMILCAR], ids=lambda duel: duel.game)


@pytest.mark.slow
@both
@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_plays_whole_games(visitors: VisitorMaker, duel: Duel, seed: int) -> None:
    me = visitors()
    me.play_now(duel.game)
    clicks = monkey(me, random.Random(seed))
    assert me.is_over(), f"not over after {clicks} clicks"
    me.picture("end")


@both
@pytest.mark.parametrize("moves", [0, 60, 160])
def test_a_monkey_clicks_what_is_lit_at_several_stages(
    visitors: VisitorMaker, server: Server, duel: Duel, moves: int
) -> None:
    me = visitors()
    sit_down_late(me, server, duel.game, moves, seed=moves + 1)
    assert monkey(me, random.Random(moves), most=14) == 14 or me.is_over()
    me.picture("after-fourteen-clicks")


@both
def test_a_person_plays_by_board_and_cards_then_looks_back_and_plays_on(
    visitors: VisitorMaker, server: Server, duel: Duel
) -> None:
    me = visitors()
    me.play_now(duel.game)
    expect(me.page.locator("[data-seat=rome]")).to_contain_text("you")
    expect(me.page.locator(".tray [data-domain=card]").first).to_be_visible()
    expect(me.page.locator(f"[data-domain={duel.place}][data-noun=messana]")).to_be_visible()
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
@both
def test_a_person_plays_a_whole_game_against_a_bot(visitors: VisitorMaker, duel: Duel) -> None:
    me = visitors()
    me.play_now(duel.game)
    rng = random.Random(41)
    for turn in range(4_000):
        if not me.wait_for_turn():
            break
        if turn in (2, 30, 90):
            follow_advice(me)
        else:
            me.act(rng, on_the_board=0.9)
    after_the_game(me, opponent="carthage")


@both
def test_a_place_that_is_not_lit_answers_why_not_and_what_it_is(visitors: VisitorMaker, duel: Duel) -> None:
    me = visitors()
    me.play_now(duel.game)
    me.wait_for_turn()
    why_not(me, duel.place)
    place = me.page.locator(f"[data-domain={duel.place}][data-noun={duel.syracuse}]")
    place.hover(force=True)
    expect(me.page.locator(".info")).to_contain_text(duel.told)


@both
def test_a_duel_is_told_in_text_and_played_by_keyboard(visitors: VisitorMaker, duel: Duel) -> None:
    me = visitors(lang="pl")
    me.play_now(duel.game)
    me.wait_for_turn()
    text = me.switch_to_text("Ustawienia")
    expect(text).to_contain_text(duel.in_polish)
    expect(text).to_contain_text(re.compile(duel.term, re.IGNORECASE))
    me.picture("tekst")
    before = me.signature()
    me.page.locator(".actions button[data-action]").first.focus()
    me.page.keyboard.press("Enter")
    me.until_changed(before)
