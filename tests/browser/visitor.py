"""Somebody at the page: what they can do, and what must never happen to them."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.server.helpers import Browser

PATIENCE = 30_000  # milliseconds, for everything that is waited for
GLANCE = 10  # milliseconds between two looks at a page that shall change
LIT_ON_BOARD = "[data-noun][data-lit], [data-series]:enabled"  # a noun, or several of them at once
BUTTONS = ".actions button[data-action]:enabled"
STEPS = ".actions button[data-step]:enabled"  # verbs and groups, which show what belongs to them
MOST_MOVES = {"hamilcar": 5}  # whoever plays Rome at random may have lost Italia after the first turn


def moves_in_play(game: str, moves: int) -> int:
    """So many moves at random, or fewer where the game might be over by then."""
    return min(moves, MOST_MOVES.get(game, moves))


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

    def settle(self) -> None:
        """Until the letters are there and the page is drawn with them: for whatever is measured."""
        drawn = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        self.page.evaluate(f"document.fonts.ready.then(() => {drawn})")

    def replay_at(self, ply: int) -> None:
        """Until the replay shows the position after so many moves; its label tells at once what is looked for."""
        expect(self.page.locator(".replay")).to_have_attribute("data-shown", str(ply))

    def is_over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def wait_for_turn(self, patience: int = PATIENCE) -> bool:
        """Until something can be chosen or the game is over; True when it is my turn."""
        self.page.wait_for_selector(f"{BUTTONS}, {STEPS}, .ending, [data-lit]:visible", timeout=patience)
        return not self.is_over()

    # ---- doing ----

    def hold_the_seats_of(self, browser: Browser) -> None:
        """Have the cookie of somebody who sits at tables."""
        address = f"http://127.0.0.1:{browser.server.port}"
        cookie = browser.cookie.partition("=")[2]
        self.page.context.add_cookies([{"name": "navarch", "value": cookie, "url": address}])

    def come_in_as(self, browser: Browser, table: str) -> None:
        """Open a table with the cookie of somebody who sits there."""
        self.hold_the_seats_of(browser)
        self.page.goto(f"/g/{table}")
        expect(self.test_id("prompt")).to_be_visible()

    def set_the_table(self, game: str, players: int, *, open_seat: int | None = None) -> None:
        """Through the lobby's dialog: me and bots, and perhaps a seat for somebody with a link."""
        self.page.goto("/")
        self.page.locator(f"[data-game={game}]").get_by_role("button", name="Set the table").click()
        self.page.locator(".counts .count", has_text=str(players)).click()
        if open_seat is not None:
            self.page.locator(".seat select").nth(open_seat).select_option("open")
        self.picture("setting-the-table")
        self.page.get_by_role("button", name="Start").click()
        self.page.wait_for_url("**/g/*")

    def link_of_the_open_seat(self) -> str:
        """The link that the host sends to whoever shall sit there."""
        self.page.get_by_role("button", name="Table", exact=True).click()
        return self.page.locator("input[data-link]").first.input_value()

    def sit_down_by(self, link: str, name: str = "") -> None:
        """Follow a friend's link, and tell one's name."""
        self.page.goto(link)
        welcome = self.test_id("welcome")
        welcome.get_by_role("textbox").fill(name)
        welcome.locator("button[type=submit]").click()
        expect(self.test_id("prompt")).to_be_visible()

    def switch_to_text(self, settings: str = "Settings") -> Locator:
        """Turn text mode on; where the position is then told."""
        self.page.get_by_role("button", name=settings).click()
        self.page.get_by_role("checkbox").first.check()
        self.page.keyboard.press("Escape")
        return self.test_id("text-mode")

    def prove_the_dice(self) -> None:
        """After the game: the commitment, and its proof."""
        self.page.get_by_role("button", name="Dice and draws", exact=True).click()
        expect(self.test_id("commitment")).to_have_text(re.compile("[0-9a-f]{64}"))
        self.page.get_by_role("button", name="Verify").click()
        expect(self.test_id("verification")).to_have_class(re.compile("good"))
        self.picture("dice-proved")

    def play_now(self, game: str) -> None:
        """Two clicks: the address, and the button."""
        self.page.goto("/")
        self.test_id(f"play-{game}").click()
        self.page.wait_for_url("**/g/*")
        expect(self.test_id("prompt")).to_be_visible()

    def act(self, rng: random.Random, *, on_the_board: float = 0.5) -> str:
        """One action by clicks on what is lit, first perhaps on a verb; what was clicked last."""
        self._go_steps(rng)
        before = self.signature()
        board = self.page.locator(LIT_ON_BOARD).locator("visible=true")
        buttons = self.page.locator(BUTTONS)
        clicked = ""
        if board.count() and (rng.random() < on_the_board or not buttons.count()):
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

    def choose(self, action: str) -> bool:
        """Click an action by its button, by what it takes on the board, or behind its verb; False: it was not found."""
        verb, _, noun = action.partition(" ")
        step = self.page.locator(f'{STEPS}[data-step="{verb}"]').locator("visible=true")
        for _ in range(2):
            button = self.page.locator(f'{BUTTONS}[data-action="{action}"]').locator("visible=true")
            place = self.page.locator(LIT_ON_BOARD).and_(self.page.locator(f'[data-noun="{noun}"]'))
            if button.count():
                button.first.click()
                return True
            if step.count():
                step.first.click()
            elif place.locator("visible=true").count():
                place.locator("visible=true").first.press("Enter")  # it may lie outside of the part that is shown
                menu = self.page.get_by_role("menuitem")
                if menu.count():
                    menu.first.click()
                return True
        return False

    def _go_steps(self, rng: random.Random) -> None:
        """Choose verbs, and groups of nouns, as long as they glow."""
        steps = self.page.locator(f"{STEPS}[data-lit]")
        while steps.count() and (rng.random() < 0.9 or not self.page.locator(BUTTONS).count()):
            steps.nth(rng.randrange(steps.count())).click()

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
        for _ in range(PATIENCE // GLANCE):
            if self.signature() != before:
                return
            self.page.wait_for_timeout(GLANCE)
        self.picture("nothing-happened")
        raise AssertionError(f"nothing happened after {clicked!r}: {before}")
