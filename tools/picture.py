"""Draw the terminal's screens for the docs: `python tools/picture.py` writes docs/pictures/terminal-*.png.

A game is played a while by bots; then the page of the person who is asked is drawn in colours, as HTML, and a headless
Chromium takes its picture.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import navarch
from navarch.bots import make
from navarch.cli.screen import Screen
from navarch.cli.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
DARK = TerminalTheme(
    (24, 27, 31),
    (222, 222, 214),
    [(24, 27, 31), (205, 92, 80), (110, 170, 110), (222, 180, 80), (110, 150, 210), (180, 130, 200), (110, 190, 190)]
    + [(222, 222, 214)],
    [(110, 114, 120), (230, 120, 105), (140, 200, 140), (245, 205, 105), (140, 180, 240), (210, 160, 230)]
    + [(140, 215, 215), (255, 255, 250)],
)
PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: {background}; color: {foreground}; display: inline-block; padding: 8px; }}
pre {{ margin: 0; font: 13px/15px "DejaVu Sans Mono", monospace; }}
</style><pre>{code}</pre>"""


class Picture(NamedTuple):
    """A page: when it is taken, and how large it is."""

    name: str
    game: str
    verb: str  # among those that the person may do then
    columns: int
    rows: int
    lang: str = "en"


PICTURES = (
    Picture("terminal-neptun", "neptun", "sail", 140, 45),
    Picture("terminal-hands-in-the-sea", "hands-in-the-sea", "settle", 140, 45),
    Picture("terminal-mare-nostrum", "mare-nostrum", "build", 140, 45),
    Picture("terminal-hamilcar", "hamilcar", "activate", 140, 45),
    Picture("terminal-neptun-small", "neptun", "sail", 80, 24),
    Picture("terminal-hands-in-the-sea-small", "hands-in-the-sea", "settle", 80, 24, "pl"),
    Picture("terminal-mare-nostrum-small", "mare-nostrum", "build", 80, 24),
    Picture("terminal-hamilcar-small", "hamilcar", "activate", 80, 24, "pl"),
)
DECISIONS = 150  # before anything is worth a picture


def table_of(picture: Picture, console: Console) -> Table:
    """A table at which the first seat may do what the picture is of."""
    game = navarch.load(picture.game)
    match = navarch.Match(game, secret=b"the pictures of the terminal")
    bots = [make("greedy", seat) for seat in range(match.state.players)]
    heard = 0
    while match.ply < DECISIONS or not _shows(match, picture.verb):
        seat = match.to_act[0]
        heard = len(match.log(0)) if seat == 0 else heard
        match.submit(seat, bots[seat].choose(match.perspective(seat)))
    table = Table(match, [None, *bots[1:]], Screen(console=console), picture.lang)
    table.heard[0] = heard
    return table


def _shows(match: navarch.Match, verb: str) -> bool:
    return match.to_act[0] == 0 and any(action.verb == verb for action in match.legal(0))


def html_of(picture: Picture) -> str:
    """A page of the terminal as HTML in colours."""
    console = Console(
        record=True,
        width=picture.columns,
        height=picture.rows,
        force_terminal=True,
        color_system="truecolor",
        file=io.StringIO(),
        highlight=False,
        markup=False,
    )
    table_of(picture, console).show(0, [], True)
    return console.export_html(theme=DARK, code_format=PAGE, inline_styles=True)


def main(chromium: str = "/usr/bin/chromium") -> None:
    """All pictures."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(device_scale_factor=1)
        for picture in PICTURES:
            file = Path(folder) / "page.html"
            file.write_text(html_of(picture), encoding="utf-8")
            page.goto(file.as_uri())
            page.locator("body").screenshot(path=FOLDER / f"{picture.name}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
