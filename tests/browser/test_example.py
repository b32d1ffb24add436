"""A game that the page has never heard of is played on its generic board: Divers of Tyre, from examples/."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.examples.clean import DIVERS, Environment
from tests.server.helpers import Server

from .conftest import VisitorMaker
from .visitor import Visitor

GAME = "divers-of-tyre"


def ask_why_nobody_comes_up_dry(me: Visitor) -> None:
    """The dice are not among the verbs one may ask about."""
    me.page.get_by_role("button", name="Why not?").click()
    verbs = me.page.locator("form select").first
    expect(verbs.locator("option")).to_have_text(
        ["Go deeper", "Come up", "Play a …", "Let the basket go", "Let it pass"]
    )
    verbs.select_option("surface")
    me.page.locator("form button[type=submit]").click()
    expect(me.page.get_by_text("Nobody comes up dry: go deeper first.")).to_be_visible()
    me.picture("why-not")
    me.page.keyboard.press("Escape")


def test_a_game_of_another_package_is_played_to_its_end(visitors: VisitorMaker, tmp_path: Path) -> None:
    clean = Environment(tmp_path / "venv")
    clean.install(DIVERS)
    with Server(f"sqlite:///{tmp_path / 'games.sqlite'}", python=str(clean.python)) as server:
        me = visitors(server=server)
        me.play_now(GAME)
        expect(me.test_id("prompt")).to_have_text(re.compile(r"Take a deep breath\.\s*D\.1"))
        expect(me.page.locator(".generic")).to_contain_text("Abibaal")
        ask_why_nobody_comes_up_dry(me)
        rng = random.Random(1)
        while me.wait_for_turn():
            me.act(rng)
        expect(me.test_id("verdict")).to_contain_text(re.compile("The season is over|A jar is full"))
        me.picture("end")
        me.page.get_by_role("button", name="Look at the board").click()
        me.prove_the_dice()
        me.page.close()  # before the server goes
