"""Actions in steps: verbs with counts first where there is much, a dozen lit things at a time, all by keyboard."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

import navarch
from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor

# A thing that is drawn twice, as a General on the map and on the mat, is one thing.
LIT = """new Set([...document.querySelectorAll('[data-lit]')].filter(one => one.checkVisibility())
    .map(({dataset: {domain, noun}, textContent}) => noun ? domain + ' ' + noun : textContent)).size"""
ABOUT_TWELVE = 14  # with passing or being done, and the second of two cards of one name
SEATS = {"neptun": 4, "mare-nostrum": 5}


def sit_down_late(me: Visitor, server: Server, game: str, moves: int) -> None:
    """At a table where this seat has made so many moves."""
    played = Browser(server)
    table = played.table("me", *["bot"] * (SEATS.get(game, 2) - 1), game=game)
    with played.sit(table) as page:
        page.play(random.Random(moves), moves)
        page.my_turn()
    me.come_in_as(played, table)
    me.wait_for_turn()


def until_verb(me: Visitor, server: Server, verb: str) -> Locator:
    """The button of that verb of Hands in the Sea, among many others (a family of verbs may have the same name)."""
    sit_down_late(me, server, "hands-in-the-sea", 2)
    step, rng = me.page.locator(f"button[data-step={verb}][data-kind=verb][data-lit]"), random.Random(2)
    for _ in range(30):
        if step.count():
            return step
        me.act(rng)
        me.wait_for_turn()
    raise AssertionError(f"nobody was asked to {verb} in thirty moves")


@pytest.mark.parametrize("game", navarch.games())
def test_about_a_dozen_things_glow_and_no_button_stands_twice(
    visitors: VisitorMaker, server: Server, game: str
) -> None:
    me, rng = visitors(), random.Random(3)
    sit_down_late(me, server, game, 45)
    for _ in range(6):
        if not me.wait_for_turn():
            break
        assert me.page.evaluate(LIT) <= ABOUT_TWELVE, me.signature()
        texts = me.page.locator(".actions button").all_inner_texts()
        assert len(texts) == len(set(texts)), texts
        me.act(rng)
    me.picture("in-steps")


def test_a_verb_is_chosen_first_and_then_what_it_takes(visitors: VisitorMaker, server: Server) -> None:
    me = visitors()
    draft = until_verb(me, server, "draft")
    number = int(draft.locator("b").inner_text())
    me.picture("verbs")
    draft.click()
    expect(draft).to_have_count(0)
    groups = me.page.locator("button[data-step][data-lit]")
    steps = me.page.get_by_test_id("back")
    if groups.count():
        groups.first.click()
    names = me.page.locator(".tray [data-domain=card][data-lit]")
    expect(names.first).to_be_visible()
    assert 0 < names.count() <= number
    expect(names.first).to_have_accessible_description(re.compile(r"Draft .*: \d+ Silver"))
    me.picture("nouns")
    for left in reversed(range(steps.count())):  # one back for each step that was taken
        me.page.keyboard.press("Escape")
        expect(steps).to_have_count(left)
    expect(draft).to_be_visible()


def test_a_click_on_something_legal_that_is_not_lit_yet_asks_what_to_do_with_it(
    visitors: VisitorMaker, server: Server
) -> None:
    me = visitors()
    until_verb(me, server, "discard")
    me.page.locator(".tray [data-domain=card]:not([data-lit])").first.click(force=True)
    expect(me.page.get_by_role("menuitem").first).to_be_visible()


def test_letters_choose_verbs_arrows_go_between_nouns_and_a_question_mark_lists_the_keys(
    visitors: VisitorMaker, server: Server
) -> None:
    me = visitors()
    discard = until_verb(me, server, "discard")
    letter = str(discard.get_attribute("data-key"))
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("dialog")).to_contain_text("Discard")
    me.picture("keys")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press(letter)
    focus = me.page.locator("[data-domain=card][data-lit]:focus")
    expect(focus).to_have_count(1)
    first = focus.get_attribute("data-noun")
    me.page.keyboard.press("ArrowRight")
    expect(focus).not_to_have_attribute("data-noun", str(first))
    before = me.signature()
    me.page.keyboard.press("Enter")
    me.until_changed(before)


def test_passing_stands_at_one_place_and_in_sight(visitors: VisitorMaker, server: Server) -> None:
    me, rng = visitors(), random.Random(4)
    sit_down_late(me, server, "hands-in-the-sea", 30)
    corners: set[tuple[float, float]] = set()
    seen = 0
    while seen < 5 and me.wait_for_turn():
        ends = me.page.locator(".ends button").first
        if ends.count():
            box = ends.bounding_box()
            assert box is not None
            corners.add((round(box["x"] + box["width"]), round(box["y"])))
            seen += 1
            assert box["y"] + box["height"] <= 900
        me.act(rng)
    assert len(corners) == 1, corners


@pytest.mark.parametrize(
    ("lang", "deed"), [("en", r"Take .+ to .+: \d+ (gold|temple points?)"), ("pl", r"Weź kontrakt \(.+, .+\): .*\d+")]
)
def test_a_contract_says_what_is_taken_where_and_for_what(visitors: VisitorMaker, lang: str, deed: str) -> None:
    me = visitors(lang=lang)
    me.play_now("neptun")
    for _ in range(20):
        me.wait_for_turn()
        offered = me.page.locator("[data-domain=column][data-lit]")
        if offered.count():
            expect(offered.first).to_have_accessible_description(re.compile(deed))
            return
        me.act(random.Random(1))
    raise AssertionError("no contract was offered")
