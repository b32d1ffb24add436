"""Games and bots are found through entry points: whoever installs one has it everywhere, and nothing lists them here.

A package says in its `pyproject.toml` that `dive = "oyster_dive"` is one of `navarch.games`: a module with
`build(components)`; and that `clever = "my_bots:Clever"` is one of `navarch.bots`: called with a seed, it is a bot.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .engine.errors import NavarchError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES, BOTS = "navarch.games", "navarch.bots"
OWN = f"{__package__}."
RULEBOOK = "rules.toml"


class NotThere(NavarchError):
    """No game or bot of that name is installed, or the package that brings it is broken."""


@cache
def registered(group: str) -> dict[str, EntryPoint]:
    """Name -> entry point, by name and Navarch's own first: of two with one name the first stands."""
    from importlib.metadata import entry_points  # takes longer to import than many commands need for all they do

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (not _is_own(entry), entry.name, entry.value)):
        found.setdefault(entry.name, entry)
    return found


@cache
def game_names() -> tuple[str, ...]:
    """All games, Navarch's own first, and each time the shortest rulebook first: newcomers begin there."""
    games = registered(GAMES)
    return tuple(sorted(games, key=lambda name: (not _is_own(games[name]), _rulebook(games[name].module))))


def own_game_names() -> tuple[str, ...]:
    """The games of this package alone, whatever others have installed beside it."""
    return tuple(name for name in game_names() if _is_own(registered(GAMES)[name]))


def own_module(name: str) -> str | None:
    """The module of one of Navarch's own games, which lies under its name: entry points take longer to read than it."""
    folder = name.replace("-", "_")
    module = f"{OWN}games.{folder}"
    return module if folder.isidentifier() and "_" not in name and is_module(module) else None


def imported(module: str, what: str) -> Any:
    """A module that somebody wrote; whatever is wrong with it becomes one line."""
    try:
        return importlib.import_module(module)
    except Exception as error:  # code of others may fail in any way
        raise NotThere(f"{what} cannot be loaded: {type(error).__name__}: {error}") from error


def is_module(name: str) -> bool:
    """Whether there is a Python module of that name."""
    if not all(part.isidentifier() for part in name.split(".")):
        return False
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False
    except Exception:  # its package is there and fails: importing it tells why
        return True


def there(names: tuple[str, ...]) -> str:
    """What there is, for messages; nothing at all means that Navarch itself was copied, not installed."""
    nothing = "none is installed: pip install navarch (in a checkout: make setup)"
    return f"there are {', '.join(names)}" if names else nothing


def origin(entry: EntryPoint) -> str:
    """Which package brings it, for messages."""
    return f"the package {entry.dist.name}" if entry.dist is not None else entry.value


def _is_own(entry: EntryPoint) -> bool:
    return entry.value.startswith(OWN)


def _rulebook(module: str) -> int:
    """How long the ledger of a game is, without importing the game; a game that has none beside it counts as long."""
    try:
        spec = importlib.util.find_spec(module)
        assert spec is not None
        assert spec.origin is not None
        return (Path(spec.origin).parent / RULEBOOK).stat().st_size
    except Exception:  # code of others may fail in any way, and tells why when it is loaded
        return 1 << 62
