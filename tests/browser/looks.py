"""Pictures of every game at the table: `python -m tests.browser.looks` writes docs/looks.md and its pictures.

Bots play a while with given dice, then somebody opens the table at every size, in light and in dark.
`--every FOLDER` writes all sizes that the layout is tested at into a folder instead, for whoever changes the page.
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect, sync_playwright

import navarch
from navarch.bots import make
from navarch.registry import own_game_names
from tests.server.helpers import ROOT, Browser, Server
from tests.server.tables import DICE, keep_match

from .conftest import program_of_chromium
from .test_layout import SIZES, Size
from .transcript import Turn
from .visitor import PATIENCE, Visitor

DOCUMENT = ROOT / "docs" / "looks.md"
PICTURES = ROOT / "docs" / "pictures"
COLOURS = 96  # of a picture: a third of the size
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MAIN_SIZES = {
    "desktop": Size(1440, 900),
    "laptop": Size(1366, 650),
    "tablet": Size(768, 1024, True),
    "phone": Size(390, 800, True),
}
INTRODUCTION = """# How the table looks

All games at the main sizes, light and dark: a desktop of 1440×900, a laptop of 1366×650, a tablet of 768×1024 and a
phone of 390×800. Positions and dice are given; `python -m tests.browser.looks` takes the pictures anew and writes this
page.
"""


LOOKS = (
    Turn("neptun", "sail", 60),
    Turn("hands-in-the-sea", "settle", 150),
    Turn("mare-nostrum", "build", 150),
    Turn("hamilcar", "activate", 150),
)


@lru_cache
def match_of(look: Turn) -> navarch.Match:
    """The match as it stands when it is pictured."""
    match = navarch.Match(navarch.load(look.game), secret=DICE)
    bots = [make("greedy", seat) for seat in range(match.state.players)]
    while True:
        seat = match.to_act[0]
        wanted = seat == 0 and any(action.verb == look.verb for action in match.legal(0))
        if match.ply >= look.after and wanted:
            return match
        match.submit(seat, bots[seat].choose(match.perspective(seat)))


def open_table(me: Visitor, server: Server, look: Turn) -> None:
    """Sit down at a table of one's own where the match stands so."""
    match = match_of(look)
    people = [Browser(server) for _ in range(match.state.players)]
    me.come_in_as(people[0], keep_match(server, match, people))
    me.wait_for_turn()


def smaller(picture: bytes) -> bytes:
    """The same with few colours."""
    reduced = Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=3)
    written = io.BytesIO()
    reduced.save(written, "PNG", optimize=True)
    return written.getvalue()


def pictures(
    chromium: Chromium, server: Server, look: Turn, sizes: dict[str, Size], folder: Path, lang: str = "en"
) -> None:
    """One game at all these sizes, in light and in dark."""
    for name, size in sizes.items():
        context = chromium.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            reduced_motion="reduce",
            base_url=f"http://127.0.0.1:{server.port}",
        )
        kept = json.dumps({"lang": lang, "pace": 0, "primers": own_game_names()})
        context.add_init_script(f"localStorage.setItem('navarch', '{kept}')")
        visitor = Visitor(context.new_page(), folder, 0)
        open_table(visitor, server, look)
        visitor.page.evaluate("document.fonts.ready")
        for theme in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            (folder / f"{look.game}-{name}-{theme}.png").write_bytes(smaller(visitor.page.screenshot()))
        visitor.leave()


def page_of(look: Turn) -> str:
    """The part of the document on one game."""
    title = navarch.load(look.game).title
    rows = []
    for name in MAIN_SIZES:
        shown = [f"![{title}, {name}, {theme}](pictures/{look.game}-{name}-{theme}.png)" for theme in THEMES]
        rows.append("| " + " | ".join([name, *shown]) + " |")
    return f"\n## {title}\n\n| | light | dark |\n|---|---|---|\n" + "\n".join(rows) + "\n"


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Pictures of every game at the table.")
    parser.add_argument("--every", type=Path, metavar="FOLDER", help="all sizes, into this folder")
    parser.add_argument("--lang", choices=("en", "pl"), default="en", help="of the pictures of --every")
    parser.add_argument("--game", choices=navarch.games(), help="only this one")
    args = parser.parse_args()
    sizes = {str(size): size for size in SIZES} if args.every else MAIN_SIZES
    folder: Path = args.every or PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program_of_chromium(), args=["--no-sandbox"])
        expect.set_options(timeout=PATIENCE)
        with Server(f"sqlite:///{kept}/games.sqlite") as server:
            for look in LOOKS:
                if args.game in (None, look.game):
                    pictures(browser, server, look, sizes, folder, args.lang if args.every else "en")
        browser.close()
    if not args.every and not args.game:
        DOCUMENT.write_text(INTRODUCTION + "".join(page_of(look) for look in LOOKS), encoding="utf-8")


if __name__ == "__main__":
    main()
