"""What several commands share: loading a game as asked for, and saying things."""

from __future__ import annotations

import argparse
import difflib
import json
from pathlib import Path

from .. import games, load, registry
from ..engine.errors import NavarchError
from ..engine.game import Game
from .parser import BadUsage


def folder_for(option: str, said: str | None) -> Path | None:
    """The folder that an option names, made where it is missing; None where nothing was said."""
    if said is None:
        return None
    folder = Path(said)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUsage(f"{option} {said}: {error.strerror}") from error
    return folder


def load_game(name: str, components: str | None = None) -> Game:
    """A game by its name, with `-` or `_`, as on the command line, or by its module."""
    wanted = name.lower().replace("_", "-")
    for known in games():
        if known.replace("_", "-") == wanted:
            return load(known, components)
    if registry.is_module(name):
        return load(name, components)
    close = difflib.get_close_matches(wanted, games(), 1, 0.5)
    hint = f"; did you mean {close[0]}?" if close else ""
    raise BadUsage(f"there is no game {name!r}; {registry.there(games())}{hint}")


def options_of(game: Game, said: list[str]) -> dict[str, object]:
    """The options of `--option NAME=VALUE`, checked by the game."""
    options: dict[str, object] = {}
    for one in said:
        name, equals, value = one.partition("=")
        if not equals or not value:
            raise BadUsage(f"--option {one!r} is not of the form NAME=VALUE")
        options[name.strip().replace("-", "_")] = value.strip()
    game.parse_options(options)
    return options


def bot_names(game: Game, said: str, players: int | None, what: str) -> list[str]:
    """One name for each seat: as many as were said, or one for all."""
    names = [name.strip() for name in said.split(",")]
    if not all(names):
        raise BadUsage(f"{what} {said!r} holds an empty name")
    if len(names) == 1:
        names *= players or game.default_players
    if players is not None and len(names) != players:
        raise BadUsage(f"{what} names {len(names)} seats, and --players says {players}")
    if len(names) not in game.players:
        allowed = ", ".join(str(count) for count in game.players)
        raise BadUsage(f"{game.title} is played by {allowed} players, and {what} names {len(names)}")
    return names


def print_json(data: object) -> None:
    """One JSON document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def need(extra: str, error: ModuleNotFoundError) -> NavarchError:
    """The error for a part that a bare installation does not have."""
    return NavarchError(f"this needs {error.name}, which is not installed: pip install 'navarch[{extra}]'")


def wants_json(args: argparse.Namespace) -> bool:
    """Whether `--json` was said."""
    return bool(args.json)
