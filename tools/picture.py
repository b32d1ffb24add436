"""Draw the picture of the terminal table in the README: `python tools/picture.py docs/terminal.svg`."""

from __future__ import annotations

import io
import sys

from rich.console import Console

import navarch
from navarch.bots import make
from navarch.cli.screen import Screen
from navarch.cli.table import Table

DECISIONS = 150


def main() -> None:
    """Play a while, then show the page of the seat that sails next."""
    game = navarch.load("neptun")
    match = navarch.Match(game, secret=b"the picture in the README", players=4)
    bots = [make("greedy", seat) for seat in range(4)]
    while match.record.standing() and (match.ply < DECISIONS or match.prompt()[0] != "harbour" or match.to_act != [0]):
        seat = match.to_act[0]
        heard = len(match.log(0))
        match.submit(seat, bots[seat].choose(match.perspective(seat)))
    console = Console(
        record=True, width=100, height=40, force_terminal=True, color_system="truecolor", file=io.StringIO()
    )
    table = Table(match, [None, *bots[1:]], Screen(console=console), "en")
    table.heard[0] = heard - 4
    table.show(0, [], True)
    console.save_svg(sys.argv[1], title="navarch play --terminal")


if __name__ == "__main__":
    main()
