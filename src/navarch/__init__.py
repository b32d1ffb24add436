"""Navarch: board games of the ancient Mediterranean, complete and rule-enforced."""

from __future__ import annotations

import importlib
from pathlib import Path

from . import games as _games
from .engine.action import Action
from .engine.chance import Committed, Enumerated, Sampler, Scripted
from .engine.errors import (
    BadChance,
    BadComponents,
    BadGame,
    BadRecord,
    BadSave,
    NavarchError,
)
from .engine.event import Event, Illegal, Reason
from .engine.game import Game
from .engine.match import Match, Result, replay_match
from .engine.record import Proof, Record, parse_record, read_record, verify_record
from .engine.state import CHANCE, State

__version__ = "0.1.0"

GAMES = ("neptun", "hands-in-the-sea", "mare-nostrum", "hamilcar")

__all__ = [
    "CHANCE",
    "Action",
    "BadChance",
    "BadComponents",
    "BadGame",
    "BadRecord",
    "BadSave",
    "Committed",
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
    "replay",
    "verify",
]


# The folder `games` is imported above, before this: else it would take the function's name when a game is loaded.
def games() -> tuple[str, ...]:
    """The names of all games."""
    return GAMES


def load(name: str, components: str | Path | None = None) -> Game:
    """A game by its name, with the box owner's own component values where a file is given."""
    if name not in GAMES:
        raise NavarchError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    module = importlib.import_module(f"{_games.__name__}.{name.replace('-', '_')}")
    game: Game = module.build(Path(components) if components is not None else None)
    return game


def _open(file: str | Path, components: str | Path | None) -> tuple[Game, Record]:
    data = read_record(file)
    name = data.get("game")
    if not isinstance(name, str):
        raise BadRecord("header", "names no game")
    game = load(name, components)
    return game, parse_record(game, data)


def replay(file: str | Path, components: str | Path | None = None) -> Match:
    """The match of a record file, replayed to its last action."""
    game, record = _open(file, components)
    return replay_match(game, record)


def verify(file: str | Path, components: str | Path | None = None) -> Proof:
    """Replay a record file and prove every die, every draw and the result."""
    game, record = _open(file, components)
    return verify_record(game, record)
