"""Puzzles at the page: the list, one tried and solved on the board, what is kept, and the one of the day."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

import navarch
from navarch.puzzles import Puzzle, puzzles_of

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor

NEPTUN = navarch.load("neptun")


FEW = 12  # cities that are lit at once; of more a region is chosen first


def sailing() -> Puzzle:
    """A puzzle that is answered by a click on a city, with a weaker city that was measured."""
    return next(
        one
        for one in puzzles_of(NEPTUN)
        if one.answer.startswith("sail ")
        and one.next_best.startswith("sail ")
        and len(NEPTUN.restore(one.position).legal()) <= FEW
    )


def click(me: Visitor, action: str) -> None:
    city = me.page.locator("[data-domain=city]")
    city.and_(me.page.locator(f"[data-noun={action.removeprefix('sail ')}]")).first.press("Enter")


def stored(page: Page) -> list[str]:
    kept: list[str] = json.loads(page.evaluate("localStorage.getItem('puzzles-neptun') ?? '[]'"))
    return kept


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
def test_a_puzzle_is_tried_solved_and_kept(visitors: VisitorMaker, phone: bool, dark: bool) -> None:
    me, puzzle = visitors(phone=phone, dark=dark), sailing()
    me.page.goto("/learn/neptun")
    expect(me.test_id("solved")).to_have_text(f"0 of {len(puzzles_of(NEPTUN))} solved")
    me.page.locator(f"[data-puzzle='{puzzle.name}']").click()
    panel, verdict = me.test_id("puzzle"), me.test_id("verdict")
    expect(panel).to_contain_text("Which action is clearly best?")
    click(me, puzzle.next_best)
    expect(verdict).to_contain_text(f"the best action is {round(100 * puzzle.gap)} points ahead of it")
    assert look(me, "the question") == []
    me.picture("weaker")
    assert stored(me.page) == []
    click(me, puzzle.answer)
    expect(verdict).to_contain_text("That is it. Sail to")
    expect(verdict).to_contain_text(f"{round(100 * puzzle.gap)} points ahead of the next best")
    me.picture("solved")
    assert look(me, "the answer") == []
    assert stored(me.page) == [puzzle.name]
    panel.get_by_role("link", name="All puzzles").click()
    expect(me.test_id("solved")).to_have_text(f"1 of {len(puzzles_of(NEPTUN))} solved")
    assert look(me, "the list") == []
    me.test_id("puzzles").scroll_into_view_if_needed()
    me.picture("list")


def test_whoever_does_not_find_it_is_shown_the_answer_in_polish_and_goes_on(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl", phone=True)
    first, second = puzzles_of(NEPTUN)[:2]
    me.page.goto(f"/puzzle/neptun/{first.name}")
    me.test_id("puzzle").get_by_role("button", name="Pokaż odpowiedź").press("Enter")
    expect(me.test_id("verdict")).to_contain_text("Oto odpowiedź:")
    assert stored(me.page) == [], "what was shown is not solved"
    me.test_id("puzzle").get_by_role("button", name="Następne zadanie").press("Enter")
    expect(me.test_id("puzzle")).to_contain_text(f"Zadanie 2 z {len(puzzles_of(NEPTUN))}")
    assert me.page.url.endswith(f"/puzzle/neptun/{second.name}")


def test_the_puzzle_of_the_day_is_in_the_lobby_and_opens(visitors: VisitorMaker) -> None:
    me = visitors()
    me.page.goto("/")
    expect(me.test_id("daily-puzzle")).to_be_visible()
    me.picture("daily")
    me.test_id("daily-puzzle").get_by_role("link", name="Puzzle of the day").click()
    expect(me.test_id("puzzle")).to_contain_text("Which action is clearly best?")
    me.page.goto("/puzzle/neptun/nowhere")
    expect(me.page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    assert "404" in "".join(me.complaints)
    me.complaints.clear()
