"""A waiting tab tells when it is one's turn: title, icon, and a soft tone where it is wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import navarch
from tests.server.helpers import Browser, Server
from tests.server.tables import find, set_table

from .conftest import VisitorMaker
from .visitor import Visitor

COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""
WORDS = {"en": ("your turn", "Settings", "A soft tone"), "pl": ("twój ruch", "Ustawienia", "Cichy ton")}


def icon(me: Visitor) -> str:
    return str(me.page.locator("link[rel=icon]").get_attribute("href"))


@pytest.mark.parametrize("sound", [False, True])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_title_icon_and_tone_tell_of_ones_turn(visitors: VisitorMaker, server: Server, lang: str, sound: bool) -> None:
    turn, settings, tone = WORDS[lang]
    game = navarch.load("hamilcar")
    window = find(game, lambda s, _: s.actor >= 0 and game.declining(s, s.actor) >= 0)
    me, people = visitors(lang=lang), [Browser(server), Browser(server)]
    me.page.add_init_script(COUNT_TONES)
    table = set_table(server, window.state, people)
    me.come_in_as(people[1 - window.seat], table)
    expect(me.page).to_have_title("Hamilcar · Navarch")
    assert icon(me) == "/navarch.svg"
    me.page.get_by_role("button", name=settings).click()
    box = me.page.get_by_role("checkbox", name=tone)
    expect(box).not_to_be_checked()
    if sound:
        box.check()
    me.page.keyboard.press("Escape")
    before = me.page.evaluate("window.tones")
    assert (before > 0) == sound  # whoever wants it hears how it sounds
    with people[window.seat].sit(table) as foe:
        foe.my_turn()
        foe.act(window.action)
        expect(me.page).to_have_title(re.compile(f"^● {turn} · Hamilcar"))
    expect(me.page.locator("link[rel=icon]")).to_have_attribute("href", "/navarch-turn.svg")
    assert (me.page.evaluate("window.tones") > before) == sound
    assert me.page.request.get("/navarch-turn.svg").headers["content-type"] == "image/svg+xml"
    me.page.reload()
    expect(me.page).to_have_title(re.compile(f"^● {turn}"))
    assert me.page.evaluate("window.tones") == 0  # nothing has changed for somebody who comes back
    me.page.get_by_role("link", name=re.compile("All games|Wszystkie gry")).first.click()
    expect(me.page.locator("link[rel=icon]")).to_have_attribute("href", "/navarch.svg")
