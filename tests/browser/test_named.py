"""Players and places are named in the reader's language, and each thing on the map is one thing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import navarch

from .conftest import VisitorMaker

MARKS = (
    """() => [...document.querySelectorAll('svg[role=img][aria-label]')].map(one => one.getAttribute('aria-label'))"""
)
SEATS = {"rome", "carthage", "red", "green", "purple", "yellow", "blue", "p1", "p2", "p3", "p4", "p5"}


@pytest.mark.parametrize("game", navarch.games())
def test_marks_of_players_are_named_as_they_are_called_in_polish(visitors: VisitorMaker, game: str) -> None:
    me = visitors(lang="pl")
    me.play_now(game)
    me.wait_for_turn()
    named = set(me.page.evaluate(MARKS))
    assert not named & SEATS, named


def test_a_port_tells_in_polish_whose_boats_lie_there(visitors: VisitorMaker) -> None:
    me = visitors(lang="pl")
    me.play_now("neptun")
    me.wait_for_turn()
    port = me.page.locator("[data-domain=city][data-noun=creta]").first
    expect(port).to_have_accessible_description(re.compile("Czerwony"))


def test_a_fleet_comes_home_to_its_own_port_alone(visitors: VisitorMaker) -> None:
    me = visitors()
    me.play_now("hands-in-the-sea")
    me.wait_for_turn()
    expect(me.page.locator(".board [data-domain=station][data-noun=port]")).to_have_count(1)
