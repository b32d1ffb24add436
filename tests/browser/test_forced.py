"""Forced choices in a real browser: played for you, told in the log, taken back with the decision before them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import navarch
from navarch.engine.state import State
from tests.server.helpers import Browser, Server
from tests.server.tables import Moment, find, set_table

from .conftest import VisitorMaker
from .visitor import Visitor

MARE = navarch.load("mare-nostrum")


@pytest.fixture(scope="module")
def claim() -> Moment:
    """Somebody claims from an offer with one kind of token, and somebody else's turn to claim comes after it."""

    def fits(s: State, _seen: set[str]) -> bool:
        if s.choice is None or s.choice.name != "claim_token" or MARE.forced(s, s.actor) < 0:
            return False
        after = s.clone()
        after.play(after.legal()[0])
        return after.choice is not None and after.choice.name == "partner" and after.actor != s.actor

    return find(MARE, fits)


def sit_at(me: Visitor, server: Server, moment: Moment) -> str:
    """Among people who do nothing; what has to be clicked."""
    people = [Browser(server) for _ in range(moment.state.players)]
    table = set_table(server, moment.state, people)
    me.come_in_as(people[moment.seat], table)
    return f"[data-domain=empire][data-noun={moment.action.removeprefix('claim_from ')}][data-lit]"


@pytest.mark.parametrize(("lang", "undo"), [("en", "Undo"), ("pl", "Cofnij")])
def test_a_forced_choice_is_played_told_and_taken_back_with_the_decision_before_it(
    visitors: VisitorMaker, server: Server, claim: Moment, lang: str, undo: str
) -> None:
    me = visitors(lang=lang, forced=True)
    owner = me.page.locator(sit_at(me, server, claim)).first
    asked = me.test_id("prompt").inner_text()
    owner.click()
    expect(me.test_id("forced")).to_be_visible()
    expect(owner).to_have_count(0)  # somebody else claims now
    me.picture("played")
    me.page.get_by_role("button", name=undo, exact=True).click()
    expect(owner).to_be_visible()
    expect(me.test_id("prompt")).to_have_text(asked)
    expect(me.test_id("forced")).to_have_count(0)


def test_who_switches_it_off_is_asked(visitors: VisitorMaker, server: Server, claim: Moment) -> None:
    me = visitors(forced=True)
    owner = me.page.locator(sit_at(me, server, claim)).first
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Only where everybody can see").uncheck()
    me.picture("settings")
    me.page.keyboard.press("Escape")
    owner.click()
    token = me.page.locator("[data-domain=token][data-lit]").first
    expect(token).to_be_visible()
    token.click()
    expect(token).to_have_count(0)
    expect(me.test_id("forced")).to_have_count(0)
