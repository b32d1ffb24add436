"""The pictures of the rules: `python -m tests.browser.figures [--game GAME]` writes those of docs/rules.

Each is what the page itself draws beside a chapter, in English and in the light.
"""

from __future__ import annotations

import argparse
import tempfile

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect, sync_playwright
from tools.rulepages import picture_file

import navarch
from navarch.lessons import book_of
from navarch.registry import own_game_names
from tests.server.helpers import Server

from .conftest import program_of_chromium
from .looks import PICTURES, smaller
from .visitor import PATIENCE


def take(chromium: Chromium, server: Server, game: str) -> None:
    """All pictures beside the rules of one game."""
    context = chromium.new_context(
        viewport={"width": 1280, "height": 900},
        color_scheme="light",
        reduced_motion="reduce",
        base_url=f"http://127.0.0.1:{server.port}",
    )
    context.add_init_script("localStorage.setItem('navarch', JSON.stringify({ lang: 'en' }))")
    page = context.new_page()
    page.goto(f"/rules/{game}")
    for chapter in book_of(navarch.load(game)):
        for picture in chapter.pictures:
            figure = page.locator(f'[data-picture="{picture.name}"]')
            figure.scroll_into_view_if_needed(timeout=PATIENCE)
            expect(figure.get_by_test_id("still")).to_be_visible()
            (PICTURES / picture_file(game, picture)).write_bytes(
                smaller(figure.get_by_role("img").first.screenshot(timeout=PATIENCE))
            )
    context.close()


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="The pictures of the rules, as the page draws them.")
    parser.add_argument("--game", choices=navarch.games(), help="only this one")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program_of_chromium(), args=["--no-sandbox"])
        expect.set_options(timeout=PATIENCE)
        with Server(f"sqlite:///{kept}/games.sqlite") as server:
            for game in own_game_names():
                if args.game in (None, game):
                    take(browser, server, game)
        browser.close()


if __name__ == "__main__":
    main()
