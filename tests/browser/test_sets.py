"""Mare Nostrum's offers and payments in a real browser: one control, and tokens in any order."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, expect

import navarch
from navarch.engine.state import State
from tests.server.helpers import Browser, Server
from tests.server.tables import find, set_table

from .conftest import VisitorMaker
from .visitor import Visitor

GAME = navarch.load("mare-nostrum")
ASKED = {"offer": "Offer", "payment": "Pay"}


def told(view: object, *path: str) -> object:
    """What a view tells there."""
    for key in path:
        assert isinstance(view, Mapping)
        view = view[key]
    return view


def asked(choice: str) -> State:
    """A position in which somebody chooses a set of three, and has more kinds of goods than he needs."""

    def fits(s: State, _seen: set[str]) -> bool:
        if s.choice is None or s.choice.name != choice:
            return False
        named = [GAME.space.text(code) for code in s.legal()]
        view = GAME.view(s, s.actor)
        wanted = told(view, "may_offer") if choice == "offer" else told(view, "now", "payment", "price")
        return wanted == 3 and sum(not text.endswith("coin") for text in named) > 4

    moment = find(GAME, fits)
    s = moment.state.clone()
    s.play(GAME.space.code(moment.action))
    return s


def sit_at(me: Visitor, server: Server, s: State) -> None:
    """Among people who do nothing."""
    people = [Browser(server) for _ in range(s.players)]
    table = set_table(server, s, people)
    me.come_in_as(people[s.actor], table)


def goods(me: Visitor, pressed: bool) -> Locator:
    """The goods that are chosen, or not."""
    return me.page.locator(f".pick[aria-pressed={str(pressed).lower()}]:not(:has-text('coin'))")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("choice", ASKED)
def test_a_set_has_one_control_and_takes_tokens_in_any_order(
    visitors: VisitorMaker, server: Server, choice: str, phone: bool
) -> None:
    me = visitors(phone=phone)
    sit_at(me, server, asked(choice))
    button = me.page.locator("[data-series]")
    expect(button).to_have_count(1)
    expect(me.page.locator(".actions button[data-action]")).to_have_count(0)
    expect(me.page.locator(".actions")).to_contain_text("Choose from your supply, in any order.")
    expect(button).to_have_text(re.compile(ASKED[choice]))
    for _ in range(2):  # another good takes the place of the one chosen first
        before = button.inner_text()
        goods(me, False).last.click()
        expect(button).not_to_have_text(before)
        expect(me.page.locator(".composing .figures").first).to_have_text("3 / 3")
    me.picture("another-set")
    question = me.test_id("prompt").inner_text()
    button.click()
    expect(me.test_id("prompt")).not_to_have_text(question)


def test_a_set_is_explained_in_polish(visitors: VisitorMaker, server: Server) -> None:
    me = visitors(lang="pl")
    sit_at(me, server, asked("payment"))
    expect(me.page.locator(".actions")).to_contain_text("Wybierz ze swoich zasobów, w dowolnej kolejności.")
