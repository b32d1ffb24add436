"""Draw the terminal's screens for the docs: `python tools/picture.py` writes docs/pictures/terminal-*.png.

A game is played a while by bots; then the page of the person who is asked is drawn in colours, as HTML, and a headless
Chromium takes its picture.
"""

from __future__ import annotations

import base64
import io
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import navarch
from navarch.bots import make
from navarch.cli.screen import Screen
from navarch.cli.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
PLAIN = ["181b1f", "cd5c50", "6eaa6e", "deb450", "6e96d2", "b482c8", "6ebebe", "deded6"]
BRIGHT = ["6e7278", "e67869", "8cc88c", "f5cd69", "8cb4f0", "d2a0e6", "8cd7d7", "fffffa"]


def _colours(said: list[str]) -> list[tuple[int, int, int]]:
    return [(int(one[:2], 16), int(one[2:4], 16), int(one[4:], 16)) for one in said]


DARK = TerminalTheme(_colours(PLAIN)[0], _colours(PLAIN)[-1], _colours(PLAIN), _colours(BRIGHT))
PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; background: {background}; color: {foreground}; display: inline-block; padding: 8px; }}
pre {{ margin: 0; font: 12px/14px "DejaVu Sans Mono", monospace; }}
</style><pre>{code}</pre>"""


FEWER_COLOURS = """async (data) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  const words = new Uint32Array(pixels.data.buffer);
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const kept = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 80).map(([word]) => word);
  const parts = (word) => [word & 255, (word >> 8) & 255, (word >> 16) & 255];
  const far = (a, b) => parts(a).reduce((sum, part, i) => sum + (part - parts(b)[i]) ** 2, 0);
  const nearest = (word) => kept.indexOf(kept.reduce((a, b) => (far(word, b) < far(word, a) ? b : a)));
  const near = new Map([...counts.keys()].map((word) => [word, nearest(word)]));
  return { width: image.width, colours: kept.map(parts), pixels: [...words].map((word) => near.get(word)) };
}"""


def png_of(taken: dict[str, Any]) -> bytes:
    """A PNG with a palette of the eighty commonest colours: a quarter of the size."""
    width, pixels = int(taken["width"]), bytes(taken["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    head = struct.pack(">IIBBBBB", width, len(pixels) // width, 8, 3, 0, 0, 0)
    palette = bytes(part for colour in taken["colours"] for part in colour)
    chunks = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    said = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(said)


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
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-lcd-text"])
        page = browser.new_page(device_scale_factor=1)
        for picture in PICTURES:
            file = Path(folder) / "page.html"
            file.write_text(html_of(picture), encoding="utf-8")
            page.goto(file.as_uri())
            taken = base64.b64encode(page.locator("body").screenshot()).decode()
            (FOLDER / f"{picture.name}.png").write_bytes(png_of(page.evaluate(FEWER_COLOURS, taken)))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
