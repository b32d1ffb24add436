"""A real browser (Debian's Chromium) before a real server."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from navarch.registry import own_game_names
from tests.server.helpers import ROOT, Server
from tests.server.postgres import lacking
from tests.server.repeatable import lots

from .visitor import PATIENCE, Visitor

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARTEFACTS = ROOT / "test-artefacts"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What plays here runs in the browser and in servers of its own, and coverage counts neither."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.plays_long)


def program_of_chromium() -> str | None:
    """Where the browser is installed."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    program = program_of_chromium()
    if program is None:
        lacking("Chromium", "apt-get install chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of the page share; the page is never built behind a test's back."""
    if not (ROOT / "src" / "navarch" / "server" / "page" / "index.html").exists():
        lacking("the built page", "make page")
    with Server(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'games.sqlite'}") as running:
        yield running


@pytest.fixture
def visitors(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[VisitorMaker]:
    """Makes visitors, each with a browser of its own, and sees to it that none of them met an error."""
    maker = VisitorMaker(chromium, server, ARTEFACTS / request.path.stem / request.node.name)
    yield maker
    maker.close()


class VisitorMaker:
    """People who come to the page."""

    def __init__(self, chromium: Browser, server: Server, folder: Path) -> None:
        self.chromium = chromium
        self.server = server
        self.folder = folder
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        *,
        phone: bool = False,
        lang: str = "en",
        dark: bool = False,
        text: bool = False,
        forced: bool = False,
        newcomer: bool = False,
        server: Server | None = None,
    ) -> Visitor:
        """Somebody with a browser of their own; `forced`: the page plays forced choices beside what the test does.

        `newcomer`: they have not read the first screen of any game.
        """
        context = self.chromium.new_context(
            viewport={"width": 390, "height": 800} if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=f"http://127.0.0.1:{(server or self.server).port}",
        )
        read = [] if newcomer else own_game_names()
        kept = json.dumps({"lang": lang, "pace": 0, "textMode": text, "playForced": forced, "primers": read})
        context.add_init_script(f"if (!localStorage.getItem('navarch')) localStorage.setItem('navarch', '{kept}')")
        context.add_init_script(lots(len(self.visitors)))
        visitor = Visitor(context.new_page(), self.folder, len(self.visitors))
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.leave()
