"""What glows at each decision of whole games: `python -m bench.glow [--games 20]`, before and after two steps.

Greedy bots play; every question that a seat is asked is counted twice: as if every action had a button and every noun
on the board a ring (*at once*), and as the page offers it (*in steps*, `web/src/lib/offer.ts`, which Node runs), where
every further step that leads to the action taken counts as well. The table goes into docs/glow.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import navarch
from navarch.bots import OwnBots, choice_of, make
from navarch.cli.simulate import derived
from navarch.engine.chance import Committed
from navarch.engine.game import Game
from navarch.engine.perspective import Perspective
from navarch.engine.state import CHANCE, NOBODY
from navarch.server.words import catalogue
from navarch.server.words.corrections import Corrections

ROOT = Path(__file__).resolve().parents[1]
Decision = dict[str, object]  # the game, the actions that were legal, and the one that was taken


def decisions(game: Game, number: int) -> Iterator[Decision]:
    """Every question of one game in which there was something to choose."""
    seats = game.default_players
    chance = Committed(derived(0, number, "chance"))
    bots = [make("greedy", seat) for seat in range(seats)]
    s = game.new(seats, {})
    while (actor := s.actor) != NOBODY:
        if actor == CHANCE:
            s.play(chance.choose(s))
            continue
        legal = s.legal()
        taken = choice_of(bots[actor], Perspective(game, s, actor))
        if len(legal) > 1:
            texts = [game.space.text(action) for action in legal]
            yield {"game": game.name, "actions": texts, "taken": game.space.text(taken)}
        s.play(taken)


def main() -> int:
    """Play, let Node count, write the table."""
    parser = argparse.ArgumentParser(description="What glows at each decision.")
    parser.add_argument("--games", type=int, default=20, help="whole games of each")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "glow.md")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "decisions.jsonl"
        with asked.open("w", encoding="utf-8") as file:
            for name in navarch.games():
                game = navarch.load(name)
                (Path(folder) / f"{name}.json").write_bytes(catalogue.facts(game, "en", Corrections(), OwnBots()))
                for number in range(args.games):
                    for decision in decisions(game, number):
                        file.write(json.dumps(decision) + "\n")
        command = ["node", "scripts/glow.mjs", folder, str(args.games)]
        table = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout
    args.out.write_text(table, encoding="utf-8")
    sys.stdout.write(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
