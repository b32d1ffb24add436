"""Bots by name: those that are installed, those in a file of one's own, and programs in any language.

greedy                       an installed one: Navarch's own, or an entry point of `navarch.bots`
level:5, level:5:bold        one of the eight levels for people, perhaps with a character
ismcts:0.2                   the same with an argument, here the seconds to think
ismcts:0.2x2                 the same in two processes
learned:0.2                  the search with a network beside it, where one fits the table; else the search
learned:0.2@FILE             the same by the weights of a file, or not at all
path/to/mybot.py:MyBot       a class in a file
path/to/mybot.py:MyBot:deep  the same with an argument
program:node mybot.mjs       a program that is asked by lines of JSON
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import registry
from ..engine.action import Action
from ..engine.perspective import Perspective
from .bot import BadBot, Bot
from .program import PREFIX, ProgramBot

FILE = ".py:"  # what tells `path/to/file.py:Class` from a name
FORMS = (
    "; levels are level:1 to level:8, with a budget ismcts:0.2 or learned:500i, your own as path/to/file.py:Class, "
    "in another language as program:node mybot.mjs"
)


class Guest(Bot):
    """Somebody else's class with a method `choose`, which need not know this package."""

    def __init__(self, guest: Any, name: str) -> None:
        self.guest = guest
        self.name = name

    def choose(self, perspective: Perspective) -> Action:
        """Its choice, said in any form."""
        space = perspective.game.space
        return space.action(space.code(self.guest.choose(perspective)))


def names() -> tuple[str, ...]:
    """The bots that are installed, Navarch's own first."""
    return tuple(registry.registered(registry.BOTS))


def make(name: str, seed: int | None = None) -> Bot:
    """A bot by its name, by a file with its class, each perhaps with an argument, or by the command of a program."""
    if name.startswith(PREFIX):
        return ProgramBot(name.removeprefix(PREFIX).strip(), seed)
    if FILE in name:
        return _from_file(name, seed)
    kind, colon, argument = name.partition(":")
    entry = registry.registered(registry.BOTS).get(kind)
    if entry is None:
        raise BadBot(f"there is no bot {name!r}; {registry.there(names())}{FORMS}")
    what = f"the bot {kind!r} of {registry.origin(entry)}"
    maker = getattr(registry.imported(entry.module, what), entry.attr, None)
    if maker is None:
        raise BadBot(f"{what} cannot be loaded: {entry.module} has no {entry.attr}")
    return _made(name, maker, (seed, argument) if colon else (seed,), kind)


def _from_file(name: str, seed: int | None) -> Bot:
    said, _, rest = name.partition(FILE)
    said += FILE.removesuffix(":")
    wanted, colon, argument = rest.partition(":")
    file = Path(said).expanduser().resolve()
    if not file.is_file():
        raise BadBot(f"the bot {name!r}: there is no file {said}")
    maker = getattr(_module(file, name), wanted, None)
    if maker is None:
        raise BadBot(f"the bot {name!r}: there is no {wanted} in {said}")
    return _made(name, maker, (seed, argument) if colon else (seed,), f"{said}:{wanted}")


def _module(file: Path, name: str) -> Any:
    """The module of a file, run once; its neighbours can be imported by it."""
    key = f"navarch_bot_file:{file}"
    if key not in sys.modules:
        spec = importlib.util.spec_from_file_location(key, file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[key] = module
        sys.path.insert(0, str(file.parent))
        try:
            spec.loader.exec_module(module)
        except Exception as error:  # code of others may fail in any way
            del sys.modules[key]
            raise BadBot(f"the bot {name!r}: {type(error).__name__}: {error}") from error
        finally:
            sys.path.remove(str(file.parent))
    return sys.modules[key]


def _made(name: str, maker: Callable[..., Any], arguments: tuple[object, ...], bare: str) -> Bot:
    """Call a maker with what it takes: seed and argument, a seed, or nothing."""
    if not callable(maker):
        raise BadBot(f"the bot {name!r} cannot be made: it is no class")
    try:
        inspect.signature(maker).bind(*arguments)
    except TypeError:
        if len(arguments) > 1:
            raise BadBot(f"the bot {name!r} takes no budget: say {bare}") from None
        arguments = ()
    try:
        bot = maker(*arguments)
    except BadBot:
        raise
    except Exception as error:  # code of others may fail in any way
        raise BadBot(f"the bot {name!r} cannot be made: {type(error).__name__}: {error}") from error
    if isinstance(bot, Bot):
        bot.name = bot.name or name
        return bot
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"the bot {name!r} has no method choose(perspective)")
    return Guest(bot, name)
