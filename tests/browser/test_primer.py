"""The one screen before the first move: once by itself, always at "?", and every part it names is to be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import navarch
from navarch.lessons import primer_of
from navarch.registry import own_game_names

from .conftest import VisitorMaker
from .test_axe import look
from .visitor import Visitor


def parts(game: str) -> list[str]:
    primer = primer_of(navarch.load(game))
    assert primer is not None
    return [part.name for part in primer.parts]


def point_at(me: Visitor, part: str) -> None:
    """Press what is told of a part: it alone glows at the table, and is to be seen there."""
    row = me.page.locator(f"[data-primer-part={part}] button")
    row.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    pointed = me.page.locator("[data-pointed]")
    expect(pointed).to_have_count(1)
    expect(pointed).to_be_visible()
    expect(pointed).to_be_in_viewport()
    row.press("Enter")
    expect(pointed).to_have_count(0)


@pytest.mark.parametrize("game", own_game_names())
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_newcomer_sees_the_primer_once_and_every_part_that_it_points_at(
    visitors: VisitorMaker, game: str, phone: bool
) -> None:
    me = visitors(phone=phone, newcomer=True, lang="pl" if phone else "en")
    me.play_now(game)
    primer = me.test_id("primer")
    expect(primer).to_be_visible()
    me.picture(game)
    for part in parts(game):
        point_at(me, part)
    assert look(me, "the primer") == []
    me.test_id("primer-close").focus()
    me.page.keyboard.press("Escape")
    expect(primer).to_have_count(0)
    me.page.reload()
    expect(me.test_id("prompt")).to_be_visible()
    me.page.get_by_test_id("primer-open").locator("visible=true").click()
    expect(primer).to_be_visible()


def test_the_primer_is_closed_by_one_key_and_opened_by_another(visitors: VisitorMaker) -> None:
    me = visitors(newcomer=True)
    me.play_now("neptun")
    primer = me.test_id("primer")
    expect(primer).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(primer).to_have_count(0)
    me.page.keyboard.press("?")
    expect(primer).to_contain_text("Only tiles count in the end")
    expect(primer).to_contain_text("from one lit thing to the next")
    me.page.keyboard.press("?")
    expect(primer).to_have_count(0)
    me.play_now("neptun")
    me.wait_for_turn()
    expect(primer).to_have_count(0)


def test_learn_in_the_lobby_tells_the_game_on_one_screen(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl", phone=True)
    me.page.goto("/")
    me.test_id("learn-hamilcar").click()
    expect(me.test_id("primer-read")).to_contain_text("Jak się wygrywa")
    assert look(me, "learn") == []
