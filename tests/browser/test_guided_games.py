"""Guided first games played to their very end at the page, left and gone on with on the way."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from navarch.registry import own_game_names
from tests.server.helpers import Server

from .conftest import VisitorMaker
from .guided import LEAST_SHARE, Newcomer, begin
from .test_whole_games import Mouse

SHORTEST = "neptun"
PAUSE = 12  # decisions before the game is left for a while


@pytest.mark.parametrize(
    "game", [game if game == SHORTEST else pytest.param(game, marks=pytest.mark.slow) for game in own_game_names()]
)
def test_a_guided_game_is_played_to_its_end_and_the_guide_falls_silent(
    visitors: VisitorMaker, server: Server, game: str
) -> None:
    me = visitors()
    begin(me, game)
    newcomer = Newcomer(me, Mouse(me, random.Random(game)), server, game, "en")
    while newcomer.decide():
        if newcomer.decisions == PAUSE:
            me.picture("before-the-pause")
            me.page.goto(f"/learn/{game}")
            me.test_id("resume").click()
            expect(me.test_id("guide")).to_contain_text(f"{len(newcomer.told)} of {len(newcomer.guide.notes)} told")
    expect(me.page.locator(".ending")).to_be_visible()
    expect(me.test_id("guide")).to_have_count(0)
    me.picture("the-end")
    assert newcomer.share() >= LEAST_SHARE, (newcomer.told, list(newcomer.met))
    me.page.goto(f"/learn/{game}")
    expect(me.test_id("guided")).to_be_visible()
    expect(me.test_id("resume")).to_have_count(0)
