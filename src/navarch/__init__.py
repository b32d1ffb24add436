"""Navarch: board games of the ancient Mediterranean, complete and rule-enforced."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import registry
from .engine.errors import BadChance, BadComponents, BadGame, BadRecord, BadSave, NavarchError
from .engine.lazy import homes_of, imported

if TYPE_CHECKING:
    from .engine.action import Action
    from .engine.chance import Committed, Enumerated, Sampler, Scripted
    from .engine.components import Correction
    from .engine.event import Event, Illegal, Reason
    from .engine.game import Game
    from .engine.match import Match, Result
    from .engine.proof import Proof
    from .engine.record import Record
    from .engine.state import CHANCE, State

_HOMES = homes_of(
    {
        "engine.action": "Action",
        "engine.chance": "Committed Enumerated Sampler Scripted",
        "engine.components": "Correction",
        "engine.event": "Event Illegal Reason",
        "engine.game": "Game",
        "engine.match": "Match Result",
        "engine.proof": "Proof",
        "engine.record": "Record",
        "engine.state": "CHANCE State",
    }
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Action",
    "BadChance",
    "BadComponents",
    "BadGame",
    "BadRecord",
    "BadSave",
    "Committed",
    "Correction",
    "Enumerated",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "NavarchError",
    "Proof",
    "Reason",
    "Record",
    "Result",
    "Sampler",
    "Scripted",
    "State",
    "games",
    "load",
    "open_record",
    "replay",
    "sound_games",
    "verify",
]


importlib.import_module(".games", __name__)  # the folder first: later it would take the function's name


def __getattr__(name: str) -> object:
    """What is asked for is imported then, and not before: many commands need little of it."""
    return imported(__name__, _HOMES, name)


def games() -> tuple[str, ...]:
    """The names of all games that are installed."""
    return registry.game_names()


def _to_stderr(line: str) -> None:
    sys.stderr.write(f"navarch: {line}\n")


def sound_games(complain: Callable[[str], None] = _to_stderr) -> list[Game]:
    """Every game that can be loaded; of a broken one a line is handed over, and the others are not harmed."""
    found: list[Game] = []
    for name in games():
        try:
            found.append(load(name))
        except NavarchError as error:
            complain(str(error))
    return found


def load(name: str, components: str | Path | Correction | None = None) -> Game:
    """A game by its name, or by its module (`package.module`), which need not be registered.

    With a component file, or one that was read before, its values are the box owner's own.
    """
    own = registry.own_module(name)
    if own is not None:
        return _built(own, f"the game {name!r}", components)
    if name in registry.registered(registry.GAMES) or not registry.is_module(name):
        return _registered(name, components)
    return _built(name, f"the module {name}", components)


def _registered(name: str, components: str | Path | Correction | None) -> Game:
    entry = registry.registered(registry.GAMES).get(name)
    if entry is None:
        raise registry.NotThere(f"there is no game {name!r}; {registry.there(games())}")
    game = _built(entry.module, f"the game {name!r} of {registry.origin(entry)}", components)
    if game.name != name:
        raise registry.NotThere(f"{registry.origin(entry)} registers the game {game.name!r} as {name!r}")
    return game


def _built(module: str, what: str, components: str | Path | Correction | None) -> Game:
    """The game of a module, made by its `build`."""
    from .engine.game import Game

    build = getattr(registry.imported(module, what), "build", None)
    if build is None:
        lacks = f"{what} cannot be loaded: {module} has no function build(components)"
        raise registry.NotThere(f"{lacks}; {registry.there(games())}")
    try:
        game = build(Path(components) if isinstance(components, str) else components)
    except NavarchError:
        raise
    except Exception as error:  # code of others may fail in any way
        raise registry.NotThere(f"{what} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise registry.NotThere(f"{what} cannot be loaded: {module}.build makes no Game but {type(game).__name__}")
    return game


def open_record(file: str | Path, components: str | Path | None = None) -> tuple[Game, Record]:
    """A record file, and the game of its name; its rules may have changed since.

    It carries the components it was played with where they were an owner's own; a file takes their place.
    """
    from .engine.record import parse_record, read_correction_of, read_record

    data = read_record(file)
    name = data.get("game")
    if not isinstance(name, str):
        raise BadRecord("header", "names no game")
    own = components if components is not None else read_correction_of(data)
    game = _registered(name, own)  # no module of a file's choice is ever imported
    return game, parse_record(game, data)


def replay(file: str | Path, components: str | Path | None = None) -> Match:
    """The match of a record file, replayed to its last action."""
    from .engine.match import replay_match

    game, record = open_record(file, components)
    return replay_match(game, record)


def verify(file: str | Path, components: str | Path | None = None) -> Proof:
    """Replay a record file and prove every die, every draw and the result."""
    from .engine.proof import verify_record

    game, record = open_record(file, components)
    return verify_record(game, record)
