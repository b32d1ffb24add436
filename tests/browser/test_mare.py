"""Mare Nostrum in a real browser: whole games for three and for five, by a monkey and by a person."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.server.helpers import Browser, Server

from .conftest import VisitorMaker
from .visitor import Visitor

GAME = "mare-nostrum"


def set_the_table(me: Visitor, players: int) -> None:
    """Through the lobby's dialog: me and bots."""
    me.page.goto("/")
    me.page.locator(f"[data-game={GAME}]").get_by_role("button", name="Set the table").click()
    me.page.locator(".counts .count", has_text=str(players)).click()
    me.page.get_by_role("button", name="Start").click()
    me.page.wait_for_url("**/g/*")


def sit_down_late(me: Visitor, server: Server, players: int, seed: int, plies: int) -> str:
    """At a table where this seat has already played so many actions; the table's id."""
    played = Browser(server)
    table = played.table("me", *["bot"] * (players - 1), game=GAME)
    with played.sit(table) as page:
        page.play(random.Random(seed), plies)
    value = played.cookie.partition("=")[2]
    me.page.context.add_cookies([{"name": "navarch", "value": value, "url": f"http://127.0.0.1:{server.port}"}])
    me.page.goto(f"/g/{table}")
    return table


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_plays_whole_games_of_mare_nostrum(visitors: VisitorMaker, players: int, seed: int) -> None:
    me, rng = visitors(), random.Random(seed)
    set_the_table(me, players)
    clicks = 0
    while me.wait_for_turn():
        me.act(rng, on_the_board=0.7)
        clicks += 1
        if clicks % 50 == 0:
            me.picture(f"click-{clicks}")
    assert clicks > 40
    me.picture("end")
    print(f"{players} players, seed {seed}: {clicks} clicks")


@pytest.mark.parametrize(("players", "seed", "plies"), [(3, 1, 0), (5, 2, 60), (3, 3, 110)])
def test_a_monkey_clicks_its_way_through_stages_of_mare_nostrum(
    visitors: VisitorMaker, server: Server, players: int, seed: int, plies: int
) -> None:
    me, rng = visitors(), random.Random(seed)
    sit_down_late(me, server, players, seed, plies)
    for _ in range(40):
        if not me.wait_for_turn():
            break
        me.act(rng, on_the_board=0.7)
    me.picture("after-forty-clicks")
