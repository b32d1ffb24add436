"""A newcomer's path, from Learn to the review of a game of their own: on a phone and at a desk, in both languages."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import navarch
from navarch.lessons import lessons_of
from navarch.puzzles import puzzles_of
from tests.server.helpers import Server

from .conftest import VisitorMaker
from .guided import LEAST_SHARE, WHOLE_TURN, Newcomer
from .test_whole_games import Fingers, Hands, Mouse
from .visitor import Visitor

GAME = "neptun"  # the shortest
LESSONS, DECISIONS = 3, 30
GO_ON = {"en": "Go on", "pl": "Dalej"}
NEXT = {"en": "Next lesson", "pl": "Następna lekcja"}
REVIEW, MAKE = {"en": "Review", "pl": "Analiza"}, {"en": "Review this game", "pl": "Przeanalizuj tę grę"}
LONG = 300_000  # milliseconds, for a review that pure Python works out on a busy machine
SHOW, SHOW_ME = {"en": "Show the answer", "pl": "Pokaż odpowiedź"}, {"en": "Show me", "pl": "Pokaż"}


def learn(me: Visitor) -> None:
    """From the lobby to what there is to learn, and all of the game on one screen."""
    me.page.goto("/")
    me.test_id(f"learn-{GAME}").click()
    expect(me.test_id("primer-read")).to_be_visible()
    me.picture("learn")


def play_with_the_guide(me: Visitor, hands: Hands, server: Server, lang: str) -> None:
    """The guided first game, after the one screen, to its end."""
    me.test_id("guided").click()
    me.page.wait_for_url("**/g/*")
    expect(me.test_id("primer")).to_be_visible()
    me.picture("one-screen")
    me.test_id("primer-close").click()
    newcomer = Newcomer(me, hands, server, GAME, lang)
    while newcomer.decide():
        if newcomer.decisions in (1, 40):
            me.picture("guided")
    expect(me.page.locator(".ending")).to_be_visible()
    me.picture("guided-to-the-end")
    assert newcomer.share() >= LEAST_SHARE, (newcomer.told, list(newcomer.met))


def do_lessons(me: Visitor, lang: str) -> None:
    """The first lessons, one after the other, each answered on the board where that is to be seen."""
    lessons = [lesson for chapter in lessons_of(navarch.load(GAME)) for lesson in chapter.lessons][:LESSONS]
    me.page.goto(f"/learn/{GAME}")
    me.page.locator(f"[data-lesson={lessons[0].name}]").click()
    panel = me.test_id("lesson")
    for number, lesson in enumerate(lessons, 1):
        expect(panel).to_contain_text(lesson.words[lang].question)
        if not any(me.choose(action) for action in lesson.right):
            panel.get_by_role("button", name=SHOW[lang]).click()
        expect(me.test_id("verdict").locator(".right")).to_be_visible()
        me.picture(f"lesson-{number}")
        while panel.get_by_role("button", name=GO_ON[lang]).count():
            panel.get_by_role("button", name=GO_ON[lang]).click()
        panel.get_by_role("button", name=NEXT[lang]).click()
    me.page.goto(f"/learn/{GAME}")
    expect(me.page.locator("li.done")).to_have_count(LESSONS)
    me.picture("lessons-done")


def play_a_game(me: Visitor, hands: Hands) -> None:
    """A game of one's own to its end, with nobody to help: the one screen was read, and no guide speaks."""
    hands.begin(GAME)
    decisions = 0
    while me.wait_for_turn(WHOLE_TURN):
        if decisions in (0, 20):
            me.picture("own-game")
        hands.decide()
        decisions += 1
    assert decisions >= DECISIONS
    expect(me.test_id("guide")).to_have_count(0)
    expect(me.test_id("verdict")).to_be_visible()
    expect(me.page.locator(".drawer")).to_have_count(0)
    me.picture("own-game-verdict")


def solve_a_puzzle(me: Visitor, lang: str) -> None:
    """A puzzle from real play: something weaker is tried, then the best is found, and it is told why."""
    puzzle = puzzles_of(navarch.load(GAME))[0]
    me.page.goto(f"/learn/{GAME}")
    me.page.locator(f"[data-puzzle='{puzzle.name}']").click()
    panel, verdict = me.test_id("puzzle"), me.test_id("verdict")
    expect(panel.get_by_role("button", name=SHOW[lang])).to_be_visible()
    me.picture("puzzle")
    assert me.choose(puzzle.next_best)
    expect(verdict.locator(".other")).to_be_visible()
    me.picture("puzzle-weaker")
    me.page.keyboard.press("Escape")  # from the verb that was tried, if any
    assert me.choose(puzzle.answer)
    expect(verdict.locator(".right strong")).to_be_visible()
    me.picture("puzzle-solved")
    panel.locator("a").first.click()
    expect(me.test_id("puzzles").locator("li.done")).to_have_count(1)


def read_the_review(me: Visitor, lang: str) -> None:
    """The review of that game: asked for, waited for, and read."""
    me.test_id("verdict").get_by_role("button", name=REVIEW[lang], exact=True).click()
    me.page.get_by_role("button", name=MAKE[lang], exact=True).click()
    expect(me.test_id("chances")).to_be_visible(timeout=LONG)
    expect(me.page.locator("[data-testid^=judged]").first).to_be_visible()
    me.picture("review")
    judged = me.page.locator("[data-testid^=judged]")
    judged.get_by_role("button", name=re.compile(f"^{SHOW_ME[lang]}")).first.click()
    expect(me.test_id("missed")).to_be_visible()
    me.picture("better")


@pytest.mark.parametrize(
    ("phone", "lang"),
    [
        pytest.param(True, "pl", id="phone-pl"),
        pytest.param(False, "en", id="desktop-en", marks=pytest.mark.slow),
        pytest.param(True, "en", id="phone-en", marks=pytest.mark.slow),
        pytest.param(False, "pl", id="desktop-pl", marks=pytest.mark.slow),
    ],
)
def test_a_newcomer_learns_and_plays(visitors: VisitorMaker, server: Server, phone: bool, lang: str) -> None:
    me = visitors(phone=phone, lang=lang, newcomer=True)
    hands: Hands = (Fingers if phone else Mouse)(me, random.Random(GAME))
    learn(me)
    play_with_the_guide(me, hands, server, lang)
    do_lessons(me, lang)
    solve_a_puzzle(me, lang)
    play_a_game(me, hands)
    read_the_review(me, lang)
