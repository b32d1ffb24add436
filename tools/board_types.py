"""The types of each game's board for the page: `python tools/board_types.py [FOLDER]` writes a JSON Schema for each.

It holds the view, where the game names its type, and the words of the board as the Fluent files have them, each with
the arguments it is given.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints, is_typeddict

import msgspec

import navarch
from navarch.engine.game import Game
from navarch.registry import own_game_names
from navarch.text import BOARD, board_arguments

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "generated"
DEFINITIONS = "#/$defs/"
ARGUMENT = {"type": ["string", "number"]}


def schema(game: Game) -> dict[str, Any]:
    """The types of one game."""
    definitions = {"Words": words(game), **view(game)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Types",
        "type": "object",
        "properties": {name: {"$ref": DEFINITIONS + name} for name in definitions},
        "$defs": definitions,
    }


def view(game: Game) -> dict[str, Any]:
    """What a seat sees, by the type that the game's `view` returns."""
    kind = get_type_hints(type(game).view)["return"]
    if not is_typeddict(kind):
        return {}
    _, definitions = msgspec.json.schema_components([kind], ref_template=DEFINITIONS + "{name}")
    return definitions


def words(game: Game) -> dict[str, Any]:
    """What the board may say: null where a message takes no arguments."""
    messages = {key.removeprefix(BOARD): names for key, names in board_arguments(game).items()}
    return {
        "title": "Words",
        "description": f"The words of the board of {game.title}, each with its arguments.",
        "type": "object",
        "properties": {key: arguments(names) for key, names in messages.items()},
        "required": list(messages),
    }


def arguments(names: list[str]) -> dict[str, Any]:
    """What a message is given."""
    if not names:
        return {"type": "null"}
    return {"type": "object", "properties": dict.fromkeys(names, ARGUMENT), "required": names}


def main() -> int:
    """Write the files, each named as the game's package."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in own_game_names():
        game = navarch.load(name)
        package = type(game).__module__.split(".")[-2]
        text = json.dumps(schema(game), indent=2, ensure_ascii=False)
        (folder / f"{package}.schema.json").write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
