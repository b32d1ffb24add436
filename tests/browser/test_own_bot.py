"""A bot of one's own in the browser: a program in another language plays a whole game at the page."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import expect

from tests.server.helpers import ROOT, Server
from tests.server.postgres import lacking

from .conftest import VisitorMaker

BOT = f"program:node {ROOT / 'examples' / 'bots' / 'any_language.mjs'}"
PLAYERS = 3


def test_a_bot_in_another_language_is_chosen_at_the_page_and_plays_a_whole_game(
    visitors: VisitorMaker, tmp_path: Path
) -> None:
    if shutil.which("node") is None:
        lacking("Node", "apt-get install nodejs")
    log = tmp_path / "log.txt"
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", bots=[f"node={BOT}"])
    with log.open("w", encoding="utf-8") as server.stderr, server:
        me = visitors(server=server)
        me.page.goto("/")
        me.page.locator("[data-game=neptun]").get_by_role("button", name="Set the table").click()
        me.page.locator(".counts .count", has_text=str(PLAYERS)).click()
        me.page.locator(".seat select").first.select_option("bot")
        for number in range(PLAYERS):
            me.page.get_by_label(f"bot {number + 1}", exact=True).select_option("node")
        me.picture("setting-the-table")
        me.page.get_by_role("button", name="Start").click()
        me.page.wait_for_url("**/g/*")
        while True:
            before = me.signature()
            if me.is_over():
                break
            me.until_changed(before)
        expect(me.test_id("verdict")).to_be_visible()
        me.picture("end")
        me.page.close()  # before the server goes
    assert "the bot" not in log.read_text(encoding="utf-8")  # not once had anything to be played in its place
