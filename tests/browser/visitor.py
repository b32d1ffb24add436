"""Somebody at the page: what they can do, and what must never happen to them."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

PATIENCE = 30_000
LIT_ON_BOARD = "[data-noun][data-lit], [data-series]:enabled"  # a noun, or several of them at once
BUTTONS = ".actions button[data-action]:enabled"


class Visitor:
    """One browser window; every console error and every failed script is noted."""

    def __init__(self, page: Page, folder: Path, number: int) -> None:
        self.page = page
        self.folder = folder
        self.number = number
        self.complaints: list[str] = []
        self.pictures = 0
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"script error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def leave(self) -> None:
        """Close the window; nothing may have gone wrong in it."""
        self.page.context.close()
        assert not self.complaints, self.complaints

    def picture(self, name: str) -> None:
        """Keep a screenshot among the artefacts."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.pictures += 1
        self.page.screenshot(path=self.folder / f"{self.number}{self.pictures:02d}-{name}.png")

    # ---- looking ----

    def test_id(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def table(self) -> str:
        """The id of the table, from the address."""
        return self.page.url.partition("/g/")[2].partition("#")[0].partition("?")[0]

    def is_over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def wait_for_turn(self) -> bool:
        """Until something can be chosen or the game is over; True when it is my turn."""
        self.page.wait_for_selector(f"{BUTTONS}, .ending, [data-lit]:visible", timeout=PATIENCE)
        return not self.is_over()

    # ---- doing ----

    def play_now(self, game: str) -> None:
        """Two clicks: the address, and the button."""
        self.page.goto("/")
        self.test_id(f"play-{game}").click()
        self.page.wait_for_url("**/g/*")
        expect(self.test_id("prompt")).to_be_visible()

    def act(self, rng: random.Random, *, on_the_board: float = 0.5) -> str:
        """One action by a click on something lit: on the board or in the list; what was clicked."""
        before = self.signature()
        board = self.page.locator(LIT_ON_BOARD).locator("visible=true")
        buttons = self.page.locator(BUTTONS)
        clicked = ""
        if rng.random() < on_the_board and board.count():
            target = board.nth(rng.randrange(board.count()))
            clicked = f"{target.get_attribute('data-domain')} {target.get_attribute('data-noun')}"
            target.click(force=True)
            menu = self.page.get_by_role("menuitem")
            if menu.count():
                menu.nth(rng.randrange(menu.count())).click()
        elif buttons.count():
            target = buttons.nth(rng.randrange(buttons.count()))
            clicked = target.get_attribute("data-action") or ""
            target.click()
        self.until_changed(before, clicked)
        return clicked

    def signature(self) -> str:
        """What stands on the page: it changes with every action."""
        script = """() => [
            document.querySelector('.table')?.dataset.ply ?? '',
            document.querySelectorAll('[role=log] li').length,
            ...[...document.querySelectorAll('.actions button')].map(button => button.dataset.action),
            document.querySelector('[data-testid=prompt]')?.textContent ?? '',
            document.querySelector('.ending') ? 'over' : ''].join('|')"""
        return str(self.page.evaluate(script))

    def until_changed(self, before: str, clicked: str = "") -> None:
        """Until the page shows something else."""
        for _ in range(600):
            if self.signature() != before:
                return
            self.page.wait_for_timeout(10)
        self.picture("nothing-happened")
        raise AssertionError(f"nothing happened after {clicked!r}: {before}")
